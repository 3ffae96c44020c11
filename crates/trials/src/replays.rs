//! Finished games, found by folder: each replays to its digest under its own rules number.

use std::fs;
use std::path::Path;

use game::{Act, Header, Playable, Record, RowAct, Seat, Seed, TableAct};

/// The rows of a record.
pub type Rows<G> = Vec<RowAct<<G as game::Game>::Action>>;

/// Plays every record of a folder again; `house` has their edition.
///
/// # Panics
/// When one is not what it says, is not finished, or there are fewer than five.
pub fn all_replay<G: Playable>(house: &G, folder: &Path) {
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let json = fs::read_to_string(&path).unwrap();
        let rules = Header::read(&json).unwrap().rules;
        let game = G::new(house.edition().clone(), rules).unwrap();
        let record: Record<G::Options> = Record::read(&json).unwrap();
        let digest = record.verify(&game, |_, _, _| {});
        assert!(digest.is_ok(), "{}: {}", path.display(), digest.unwrap_err());
        assert!(record.result.is_some(), "{}: not finished", path.display());
        count += 1;
    }
    assert!(count >= 5, "{count} records");
}

/// Records are kept for ever: under `BLESS` only a missing one is written, of a game of simple habits that `change` may
/// alter.
///
/// # Panics
/// When it is missing.
pub fn is_there<G: Playable>(
    game: &G,
    folder: &Path,
    (name, options): (&str, G::Options),
    change: impl Fn(Rows<G>) -> Rows<G>,
) {
    let path = folder.join(format!("{name}.json"));
    if std::env::var_os("BLESS").is_some() && !path.exists() {
        let seed = Seed::from_text(name);
        let acts = crate::played(game, &options, seed, 10_000);
        let rows = change(acts.into_iter().map(RowAct::Act).collect());
        let record = Record::write(game, options, seed, &rows).unwrap();
        fs::create_dir_all(folder).unwrap();
        fs::write(&path, record.to_json().unwrap()).unwrap();
    }
    assert!(path.exists(), "{} is missing: run `cargo xtask bless`", path.display());
}

/// As it was played.
#[must_use]
pub const fn as_played<A>(rows: Vec<RowAct<A>>) -> Vec<RowAct<A>> {
    rows
}

/// Takes three acts back in mid-game and does them again.
#[must_use]
pub fn with_undo<A: Copy>(mut rows: Vec<RowAct<A>>) -> Vec<RowAct<A>> {
    let place = rows.len() / 2;
    let again = rows[place - 3..place].to_vec();
    rows.splice(place..place, [RowAct::Undo(3)].into_iter().chain(again));
    rows
}

/// The first of three leaves in mid-game, then the second: the third is left and wins.
#[must_use]
pub fn with_leavers<A>(mut rows: Vec<RowAct<A>>) -> Vec<RowAct<A>> {
    rows.truncate(rows.len() / 2);
    rows.extend([0, 1].map(|seat| table(TableAct::Resign(Seat(seat)))));
    rows
}

/// Everybody gives up.
#[must_use]
pub fn with_abandon<A>(mut rows: Vec<RowAct<A>>) -> Vec<RowAct<A>> {
    rows.truncate(rows.len() / 3);
    rows.push(table(TableAct::Abandon));
    rows
}

/// Something that the table does.
#[must_use]
pub const fn table<A>(act: TableAct) -> RowAct<A> {
    RowAct::Act(Act::Table(act))
}
