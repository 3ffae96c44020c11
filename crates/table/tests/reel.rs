//! A record as a film.
#![allow(clippy::unwrap_used)]

use game::{Game as _, Record, Viewer};
use spy_connection::SpyConnection;
use table::{Damaged, Reel, Refused, Saved};

const RECORD: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../games/spy-connection/tests/replays/rules-1-two-players.json"
));

/// The stored table of a record.
fn saved() -> Saved<spy_connection::Options, spy_connection::Action> {
    let game = SpyConnection::house().unwrap();
    let record = Record::read(RECORD).unwrap();
    let mut rows = Vec::new();
    record.verify(&game, |act, _, _| rows.push(act)).unwrap();
    let edition_hash = game.edition_hash().to_string();
    let Record { rules, options, seed, .. } = record;
    Saved { rules, edition: None, edition_hash, options, seed: seed.0, chairs: Vec::new(), rows }
}

#[test]
fn every_row_is_a_frame_and_the_last_one_has_the_result() {
    let saved = saved();
    let reel = Reel::new(SpyConnection::house().unwrap(), &saved).unwrap();
    assert_eq!(reel.last(), saved.rows.len());
    assert!(reel.act(0).is_none() && reel.act(1).is_some());
    assert_eq!(reel.round(0), 1);
    assert!(reel.round(reel.last()) > 5);
    assert!(reel.game().outcome(reel.end()).is_some());
    assert_ne!(reel.view(0, Viewer::Judge), reel.view(1, Viewer::Judge));
    assert_eq!(reel.view(reel.last() + 9, Viewer::Judge), reel.view(reel.last(), Viewer::Judge));
    assert!((1..=reel.last()).all(|frame| !reel.events(frame, Viewer::Spectator).is_empty()));
}

#[test]
fn what_was_never_played_is_no_film() {
    let house = || SpyConnection::house().unwrap();
    let mut changed = saved();
    changed.rows.swap(3, 40);
    assert!(matches!(Reel::new(house(), &changed), Err(Damaged::Row(Refused::Rules { .. }))));
    let mut changed = saved();
    changed.edition_hash.clear();
    assert!(matches!(Reel::new(house(), &changed), Err(Damaged::Edition { .. })));
}
