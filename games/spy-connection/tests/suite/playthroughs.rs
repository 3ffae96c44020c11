//! Readable transcripts of whole games: what each act was, what it caused, what was possible. The diff is the review.
#![allow(clippy::unwrap_used)]

use std::path::Path;

use spy_connection::{Event, SpyConnection};
use trials::options;
use trials::playthroughs::{each_turn, is_blessed};

const fn begins(event: &Event) -> bool {
    matches!(event, Event::TurnBegan { .. } | Event::Chose { .. })
}

#[test]
fn the_playthroughs_are_blessed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let games = [
        ("two-first", options::<SpyConnection>(2, &[])),
        ("three-advanced", options::<SpyConnection>(3, &[("start", "advanced")])),
        ("four-dark", options::<SpyConnection>(4, &[("side", "dark")])),
    ];
    for (name, options) in &games {
        is_blessed(
            &SpyConnection::house().unwrap(),
            &folder,
            (name, options),
            &mut each_turn(begins),
        );
    }
}
