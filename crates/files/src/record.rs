//! Between records, which people keep as files, and stored tables, which pages keep.

use std::sync::Arc;

use game::{Game, Header, Record, RowAct};
use table::{Chair, Saved, Table};
use wasm_bindgen::prelude::*;

use crate::games::{Files, with_game};

pub type SavedTable<G> = Saved<<G as Game>::Options, <G as Game>::Action>;

pub fn words(error: impl core::fmt::Display) -> String {
    error.to_string()
}

pub fn rules<G: Files>(edition: Option<&[u8]>, rules: u32) -> Result<G, String> {
    let edition = match edition {
        Some(blob) => Arc::new(G::edition_of(blob).map_err(words)?),
        None => Arc::clone(G::house().map_err(words)?.edition()),
    };
    G::new(edition, rules).map_err(words)
}

/// Reads a record, plays it again, and gives the table it tells of; `edition` is a blob, where it is not the house
/// edition.
///
/// # Errors
/// The first thing in it that is not true, in English.
#[wasm_bindgen]
pub fn read_record(game: &str, text: &str, edition: Option<Vec<u8>>) -> Result<Vec<u8>, String> {
    with_game!(game, Rules => read::<Rules>(text, edition))
}

fn read<G: Files>(text: &str, edition: Option<Vec<u8>>) -> Result<Vec<u8>, String> {
    let header = Header::read(text).map_err(words)?;
    let rules = rules::<G>(edition.as_deref(), header.rules)?;
    let record: Record<G::Options> = Record::read(text).map_err(words)?;
    postcard::to_allocvec(&saved(&rules, record, edition)?).map_err(words)
}

/// The table that a record tells of, once all of it has proved to be true.
pub fn saved<G: Files>(
    rules: &G,
    record: Record<G::Options>,
    edition: Option<Vec<u8>>,
) -> Result<SavedTable<G>, String> {
    let mut rows: Vec<RowAct<_>> = Vec::with_capacity(record.rows.len());
    record.verify(rules, |act, _, _| rows.push(act)).map_err(words)?;
    Ok(Saved {
        rules: record.rules,
        edition,
        edition_hash: record.edition.hash,
        options: record.options,
        seed: record.seed.0,
        // A record says nothing about people.
        chairs: Vec::<Chair>::new(),
        rows,
    })
}

/// Writes the record of a stored table.
///
/// # Errors
/// When it is no table, or one that cannot be played.
#[wasm_bindgen]
pub fn write_record(game: &str, saved: &[u8]) -> Result<String, String> {
    with_game!(game, Rules => write::<Rules>(saved))
}

fn write<G: Files>(saved: &[u8]) -> Result<String, String> {
    let saved: SavedTable<G> = postcard::from_bytes(saved).map_err(words)?;
    let rules = rules::<G>(saved.edition.as_deref(), saved.rules)?;
    let table = Table::restore(rules, &saved).map_err(words)?;
    table.record().and_then(|record| record.to_json()).map_err(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str =
        include_str!("../../../games/spy-connection/tests/replays/rules-1-two-players.json");

    #[test]
    fn a_record_becomes_a_stored_table_and_the_same_record_again() {
        let saved = read_record("spy-connection", RECORD, None).unwrap();
        assert_eq!(write_record("spy-connection", &saved).unwrap(), RECORD);
    }

    #[test]
    fn every_game_with_a_page_has_its_records_read() {
        let record = include_str!("../../../games/spynet/tests/replays/rules-1-two-players.json");
        let saved = read_record("spynet", record, None).unwrap();
        assert_eq!(write_record("spynet", &saved).unwrap(), record);
        assert!(read_record("spynet", RECORD, None).is_err(), "another game's record");
        let record = include_str!("../../../games/spyworld/tests/replays/rules-1-leavers.json");
        let saved = read_record("spyworld", record, None).unwrap();
        assert_eq!(write_record("spyworld", &saved).unwrap(), record);
    }

    #[test]
    fn what_is_not_true_is_said() {
        let changed = RECORD.replacen("\"seal\": \"", "\"seal\": \"0", 1);
        assert!(read_record("spy-connection", &changed, None).unwrap_err().contains("seal"));
        assert!(read_record("spy-connection", "{}", None).is_err());
        assert!(read_record("chess", RECORD, None).is_err());
        assert!(read_record("spy-connection", RECORD, Some(vec![1, 2, 3])).is_err());
        assert!(write_record("spy-connection", &[1, 2, 3]).is_err());
        assert!(write_record("chess", &[]).is_err());
    }
}
