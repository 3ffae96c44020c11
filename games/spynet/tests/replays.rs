//! Finished games, found by folder: each replays to its digest under its own rules number.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use std::fs;
use std::path::{Path, PathBuf};

use bots::{BotKind, play_out};
use game::{Act, Choices, Game, Header, Record, RowAct, Seat, Seed, TableAct};
use spynet::{Action, Options, SpyNet};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays")
}

#[test]
fn every_record_replays_to_its_digest() {
    let mut count = 0;
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let json = fs::read_to_string(&path).unwrap();
        let rules = Header::read(&json).unwrap().rules;
        let edition = SpyNet::house().unwrap().edition().clone();
        let game = SpyNet::new(edition, rules).unwrap();
        let record: Record<Options> = Record::read(&json).unwrap();
        let digest = record.verify(&game, |_, _, _| {});
        assert!(digest.is_ok(), "{}: {}", path.display(), digest.unwrap_err());
        assert!(record.result.is_some(), "{}: not finished", path.display());
        count += 1;
    }
    assert!(count >= 5, "{count} records");
}

type Rows = Vec<RowAct<Action>>;

/// A game of thumb players as rows of a record.
fn played(game: &SpyNet, options: &Options, seed: Seed) -> Rows {
    let seats = Seat::first(options.seats);
    let mut bots: Vec<_> = seats.map(|seat| BotKind::Thumb.sit(seed, seat)).collect();
    let played = play_out(game, options, seed, &mut bots, 10_000).unwrap();
    played.acts.into_iter().map(RowAct::Act).collect()
}

/// Takes three acts back in mid-game and does them again.
fn with_undo(mut rows: Rows) -> Rows {
    let place = rows.len() / 2;
    let again: Rows = rows[place - 3..place].to_vec();
    rows.splice(place..place, [RowAct::Undo(3)].into_iter().chain(again));
    rows
}

/// The first of three leaves in mid-game, then the second: the third is left and wins.
fn with_leavers(mut rows: Rows) -> Rows {
    rows.truncate(rows.len() / 2);
    let leave = |seat| RowAct::Act(Act::Table(TableAct::Resign(Seat(seat))));
    rows.extend([leave(0), leave(1)]);
    rows
}

fn with_abandon(mut rows: Rows) -> Rows {
    rows.truncate(rows.len() / 3);
    rows.push(RowAct::Act(Act::Table(TableAct::Abandon)));
    rows
}

/// Records are kept for ever: under `BLESS` only missing ones are written.
#[test]
fn the_records_are_blessed() {
    let game = SpyNet::house().unwrap();
    let options = |seats, set: &[(&str, &str)]| {
        let mut options = SpyNet::default_options(seats);
        set.iter().for_each(|(key, value)| SpyNet::set_option(&mut options, key, value).unwrap());
        options
    };
    type Change = fn(Rows) -> Rows;
    let wanted: [(&str, Options, Change); 7] = [
        ("rules-1-two-players", options(2, &[]), |rows| rows),
        (
            "rules-1-three-one-in-all-partner",
            options(3, &[("agents", "one-in-all"), ("situation", "partner")]),
            |rows| rows,
        ),
        ("rules-1-four-in-teams", options(4, &[]), |rows| rows),
        (
            "rules-1-four-random-situation-without-memory",
            options(4, &[("situation", "random"), ("memory", "off")]),
            |rows| rows,
        ),
        ("rules-1-undo", options(3, &[]), with_undo),
        ("rules-1-leavers", options(3, &[]), with_leavers),
        ("rules-1-abandoned", options(4, &[]), with_abandon),
    ];
    for (name, options, change) in wanted {
        let path = folder().join(format!("{name}.json"));
        if std::env::var_os("BLESS").is_some() && !path.exists() {
            let seed = Seed::from_text(name);
            let rows = change(played(&game, &options, seed));
            let record = Record::write(&game, options, seed, &rows).unwrap();
            fs::create_dir_all(folder()).unwrap();
            fs::write(&path, record.to_json().unwrap()).unwrap();
        }
        assert!(path.exists(), "{} is missing: run `cargo xtask bless`", path.display());
    }
}
