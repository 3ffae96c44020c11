//! A record as a film.
#![allow(clippy::unwrap_used)]

use game::{Record, Viewer};
use spy_connection::SpyConnection;
use table::Reel;

const RECORD: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../games/spy-connection/tests/replays/rules-1-two-players.json"
));

#[test]
fn every_row_is_a_frame_and_the_last_one_has_the_result() {
    let record = Record::read(RECORD).unwrap();
    let reel = Reel::new(SpyConnection::house().unwrap(), &record).unwrap();
    assert_eq!(reel.last(), record.rows.len());
    assert!(reel.act(0).is_none() && reel.act(1).is_some());
    assert_eq!(reel.round(0), 1);
    assert!(reel.round(reel.last()) > 5);
    assert_ne!(reel.view(0, Viewer::Judge), reel.view(1, Viewer::Judge));
    assert_eq!(reel.view(reel.last() + 9, Viewer::Judge), reel.view(reel.last(), Viewer::Judge));
    assert!((1..=reel.last()).all(|frame| !reel.events(frame, Viewer::Spectator).is_empty()));
}

#[test]
fn a_changed_record_is_no_film() {
    let mut record: Record<_> = Record::read(RECORD).unwrap();
    record.rows.pop();
    assert!(Reel::new(SpyConnection::house().unwrap(), &record).is_err());
}
