//! Records that somebody has tampered with.

use game::{Playable, Record, RecordError, RowAct, Seed};
use proptest::prelude::any;

use super::try_out;

/// A short game as a file.
fn record<G: Playable>(game: &G) -> String {
    let (seed, options) = (Seed::from_text("record"), G::default_options(3));
    let acts = crate::played(game, &options, seed, 60);
    let rows: Vec<_> = acts.into_iter().map(RowAct::Act).collect();
    Record::write(game, options, seed, &rows).unwrap().to_json().unwrap()
}

fn verify<G: Playable>(game: &G, json: &str) -> Result<(), RecordError> {
    let record: Record<G::Options> = Record::read(json)?;
    record.verify(game, |_, _, _| {}).map(|_| ())
}

/// Every byte of a record changed in several ways, and the record cut at many places.
pub fn edited_records<G: Playable>(game: &G) {
    let json = record(game);
    assert!(verify(game, &json).is_ok());
    let mut inside_string = false;
    let mut tried = 0;
    for place in 0..json.len() {
        let byte = json.as_bytes()[place];
        inside_string ^= byte == b'"';
        if byte.is_ascii_whitespace() && !inside_string {
            continue;
        }
        for other in [b'0', b'7', b'a', b'Z', b' ', b'"', b'{'] {
            let mut bytes = json.clone().into_bytes();
            bytes[place] = other;
            let text = String::from_utf8(bytes).unwrap();
            // White space around a number is no change.
            if other == byte || text.split_whitespace().eq(json.split_whitespace()) {
                continue;
            }
            tried += 1;
            let (was, is) = (char::from(byte), char::from(other));
            assert!(verify(game, &text).is_err(), "byte {place}: {was:?} became {is:?}");
        }
    }
    assert!(tried > 10_000, "{tried}");
    for end in (0..json.len() - 2).step_by(7) {
        assert!(verify(game, &json[..end]).is_err(), "cut after {end} bytes");
    }
}

/// A record cut anywhere, or with anything put in.
pub fn damaged_records<G: Playable>(game: &G) {
    let whole = record(game);
    let strategy = (0..whole.len(), "\\PC{0,8}", any::<bool>());
    try_out(&strategy, |(place, bytes, cut)| {
        let mut json = whole.clone();
        let place = (0..=place).rev().find(|&n| json.is_char_boundary(n)).unwrap();
        if cut {
            json.truncate(place);
        } else {
            json.insert_str(place, &bytes);
        }
        let _ = verify(game, &json);
        Ok(())
    });
}
