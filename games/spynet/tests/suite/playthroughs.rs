//! Readable transcripts of whole games: what each act was, what it caused, what was possible. The diff is the review.
#![allow(clippy::unwrap_used)]

use std::path::Path;

use spynet::{Event, SpyNet};
use trials::options;
use trials::playthroughs::{each_turn, is_blessed};

const PER_BRANCH: (&str, &str) = ("agents", "one-per-branch");

const fn begins(event: &Event) -> bool {
    matches!(event, Event::TurnBegan { .. } | Event::Kept { .. })
}

#[test]
fn the_playthroughs_are_blessed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let games = [
        ("two-alone", options::<SpyNet>(2, &[PER_BRANCH])),
        (
            "three-one-in-all-cold-trail",
            options::<SpyNet>(3, &[("agents", "one-in-all"), ("situation", "cold-trail")]),
        ),
        ("four-in-teams", options::<SpyNet>(4, &[PER_BRANCH])),
        (
            "two-open-files-without-memory",
            options::<SpyNet>(2, &[PER_BRANCH, ("situation", "open-files"), ("memory", "off")]),
        ),
    ];
    for (name, options) in &games {
        is_blessed(&SpyNet::house().unwrap(), &folder, (name, options), &mut each_turn(begins));
    }
}
