//! Finished games, found by folder: each replays to its digest under its own rules number.
#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};

use game::Game;
use spynet::SpyNet;
use trials::options;
use trials::replays::{
    Rows, all_replay, as_played, is_there, with_abandon, with_leavers, with_undo,
};

const PER_BRANCH: (&str, &str) = ("agents", "one-per-branch");

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays")
}

#[test]
fn every_record_replays_to_its_digest() {
    all_replay(&SpyNet::house().unwrap(), &folder());
}

#[test]
fn the_records_are_blessed() {
    type Change = fn(Rows<SpyNet>) -> Rows<SpyNet>;
    let wanted: Vec<(&str, <SpyNet as Game>::Options, Change)> = vec![
        ("rules-1-two-players", options::<SpyNet>(2, &[PER_BRANCH]), as_played),
        (
            "rules-1-three-one-in-all-partner",
            options::<SpyNet>(3, &[("agents", "one-in-all"), ("situation", "partner")]),
            as_played,
        ),
        ("rules-1-four-in-teams", options::<SpyNet>(4, &[PER_BRANCH]), as_played),
        (
            "rules-1-four-random-situation-without-memory",
            options::<SpyNet>(4, &[PER_BRANCH, ("situation", "random"), ("memory", "off")]),
            as_played,
        ),
        ("rules-1-undo", options::<SpyNet>(3, &[PER_BRANCH]), with_undo),
        ("rules-1-leavers", options::<SpyNet>(3, &[PER_BRANCH]), with_leavers),
        ("rules-1-abandoned", options::<SpyNet>(4, &[PER_BRANCH]), with_abandon),
        ("rules-2-three-one-in-all", options::<SpyNet>(3, &[("agents", "one-in-all")]), as_played),
    ];
    for (name, options, change) in wanted {
        is_there(&SpyNet::house().unwrap(), &folder(), (name, options), change);
    }
}
