//! Finished games, found by folder: each replays to its digest under its own rules number.
#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};

use game::Game;
use spy_connection::SpyConnection;
use trials::options;
use trials::replays::{
    Rows, all_replay, as_played, is_there, with_abandon, with_leavers, with_undo,
};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays")
}

#[test]
fn every_record_replays_to_its_digest() {
    all_replay(&SpyConnection::house().unwrap(), &folder());
}

#[test]
fn the_records_are_blessed() {
    type Change = fn(Rows<SpyConnection>) -> Rows<SpyConnection>;
    let wanted: Vec<(&str, <SpyConnection as Game>::Options, Change)> = vec![
        ("rules-1-two-players", options::<SpyConnection>(2, &[]), as_played),
        (
            "rules-1-three-advanced-mixed-agents",
            options::<SpyConnection>(3, &[("start", "advanced"), ("agents", "14,15,14")]),
            as_played,
        ),
        (
            "rules-1-four-dark",
            options::<SpyConnection>(4, &[("side", "dark"), ("start", "advanced")]),
            as_played,
        ),
        ("rules-1-undo", options::<SpyConnection>(3, &[]), with_undo),
        ("rules-1-leavers", options::<SpyConnection>(3, &[]), with_leavers),
        ("rules-1-abandoned", options::<SpyConnection>(4, &[]), with_abandon),
    ];
    for (name, options, change) in wanted {
        is_there(&SpyConnection::house().unwrap(), &folder(), (name, options), change);
    }
}
