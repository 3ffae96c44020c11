//! Between records, which people keep as files, and stored tables, which pages keep.

use std::sync::Arc;

use game::{Game, Header, Playable, Record, RowAct};
use spy_connection::SpyConnection;
use spyworld::Spyworld;
use table::{Chair, Saved, Table};
use wasm_bindgen::prelude::*;

use crate::{Known, known};

type SavedTable<G> = Saved<<G as Game>::Options, <G as Game>::Action>;

fn words(error: impl core::fmt::Display) -> String {
    error.to_string()
}

fn spy_connection(edition: Option<&[u8]>, rules: u32) -> Result<SpyConnection, String> {
    let edition = match edition {
        Some(blob) => Arc::new(spy_connection::Edition::from_blob(blob).map_err(words)?),
        None => Arc::clone(SpyConnection::house().map_err(words)?.edition()),
    };
    SpyConnection::new(edition, rules).map_err(words)
}

fn spyworld(edition: Option<&[u8]>, rules: u32) -> Result<Spyworld, String> {
    let edition = match edition {
        Some(blob) => Arc::new(spyworld::Edition::from_blob(blob).map_err(words)?),
        None => Arc::clone(Spyworld::house().map_err(words)?.edition()),
    };
    Spyworld::new(edition, rules).map_err(words)
}

/// Reads a record, plays it again, and gives the table it tells of; `edition` is a blob, where it is not the house
/// edition.
///
/// # Errors
/// The first thing in it that is not true, in English.
#[wasm_bindgen]
pub fn read_record(game: &str, text: &str, edition: Option<Vec<u8>>) -> Result<Vec<u8>, String> {
    let known = known(game)?;
    let rules = Header::read(text).map_err(words)?.rules;
    match known {
        Known::SpyConnection => read(&spy_connection(edition.as_deref(), rules)?, text, edition),
        Known::Spyworld => read(&spyworld(edition.as_deref(), rules)?, text, edition),
    }
}

fn read<G: Playable>(game: &G, text: &str, edition: Option<Vec<u8>>) -> Result<Vec<u8>, String> {
    let record: Record<G::Options> = Record::read(text).map_err(words)?;
    let mut rows: Vec<RowAct<_>> = Vec::with_capacity(record.rows.len());
    record.verify(game, |act, _, _| rows.push(act)).map_err(words)?;
    let saved: SavedTable<G> = Saved {
        rules: record.rules,
        edition,
        edition_hash: record.edition.hash,
        options: record.options,
        seed: record.seed.0,
        // A record says nothing about people.
        chairs: Vec::<Chair>::new(),
        rows,
    };
    postcard::to_allocvec(&saved).map_err(words)
}

/// Writes the record of a stored table.
///
/// # Errors
/// When it is no table, or one that cannot be played.
#[wasm_bindgen]
pub fn write_record(game: &str, saved: &[u8]) -> Result<String, String> {
    match known(game)? {
        Known::SpyConnection => write(saved, spy_connection),
        Known::Spyworld => write(saved, spyworld),
    }
}

fn write<G: Playable>(
    saved: &[u8],
    rules: fn(Option<&[u8]>, u32) -> Result<G, String>,
) -> Result<String, String> {
    let saved: SavedTable<G> = postcard::from_bytes(saved).map_err(words)?;
    let rules = rules(saved.edition.as_deref(), saved.rules)?;
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
    fn every_game_has_its_own_records() {
        let record = include_str!("../../../games/spyworld/tests/replays/rules-1-leavers.json");
        let saved = read_record("spyworld", record, None).unwrap();
        assert_eq!(write_record("spyworld", &saved).unwrap(), record);
        assert!(read_record("spy-connection", record, None).is_err());
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
