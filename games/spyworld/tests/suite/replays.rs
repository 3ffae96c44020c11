//! Finished games, found by folder: each replays to its digest under its own rules number.
#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};

use game::{Act, Game, RowAct, TableAct};
use spyworld::{Action, Spyworld};
use trials::options;
use trials::replays::{
    Rows, all_replay, as_played, is_there, table, with_abandon, with_leavers, with_undo,
};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays")
}

#[test]
fn every_record_replays_to_its_digest() {
    all_replay(&Spyworld::house().unwrap(), &folder());
}

/// After the first raid has ended, the time is up for all.
fn with_timer(mut rows: Rows<Spyworld>) -> Rows<Spyworld> {
    let stop = |row: &RowAct<Action>| matches!(row, RowAct::Act(Act::Seat(_, Action::Stop)));
    let place = rows.iter().position(stop).unwrap();
    rows.truncate(place + 1);
    rows.push(table(TableAct::TimeUp));
    rows
}

#[test]
fn the_records_are_blessed() {
    type Change = fn(Rows<Spyworld>) -> Rows<Spyworld>;
    let wanted: Vec<(&str, <Spyworld as Game>::Options, Change)> = vec![
        (
            "rules-1-superyacht",
            options::<Spyworld>(2, &[("domicile", "1"), ("beginners", "B")]),
            as_played,
        ),
        ("rules-1-polar-base", options::<Spyworld>(4, &[]), as_played),
        (
            "rules-1-volcano-in-turn",
            options::<Spyworld>(3, &[("domicile", "3"), ("raids", "in-turn")]),
            as_played,
        ),
        (
            "rules-1-orbital-station",
            options::<Spyworld>(5, &[("domicile", "4"), ("agents", "free")]),
            as_played,
        ),
        ("rules-1-undo", options::<Spyworld>(3, &[]), with_undo),
        ("rules-1-leavers", options::<Spyworld>(3, &[]), with_leavers),
        ("rules-1-abandoned", options::<Spyworld>(10, &[]), with_abandon),
        ("rules-1-timer", options::<Spyworld>(4, &[("timer", "on")]), with_timer),
        (
            "rules-2-superyacht-in-turn",
            options::<Spyworld>(4, &[("domicile", "1"), ("raids", "in-turn")]),
            as_played,
        ),
    ];
    for (name, options, change) in wanted {
        is_there(&Spyworld::house().unwrap(), &folder(), (name, options), change);
    }
}
