//! The one thread that reads.

use std::sync::mpsc::Receiver;

use rusqlite::{Connection, OptionalExtension as _};

use crate::{Head, Kept, StoreError};

/// Something to look up; it answers whoever asked by itself.
pub type Question = Box<dyn FnOnce(&Connection) + Send>;

/// Works until nobody can ask any more.
pub fn run(connection: &Connection, questions: &Receiver<Question>) {
    while let Ok(question) = questions.recv() {
        question(connection);
    }
}

pub fn table(from: &Connection, table: &str) -> Result<Option<Kept>, StoreError> {
    // One transaction, so that head and rows are of the same moment.
    let transaction = from.unchecked_transaction()?;
    let head = transaction
        .prepare_cached("SELECT number, game, rules, edition FROM tables WHERE name = ?")?
        .query_row([table], |row| {
            let (game, rules, edition) = (row.get(1)?, row.get(2)?, row.get(3)?);
            Ok((row.get::<_, i64>(0)?, Head { table: table.to_owned(), game, rules, edition }))
        })
        .optional()?;
    let Some((number, head)) = head else { return Ok(None) };
    let rows = transaction
        .prepare_cached("SELECT body FROM rows WHERE table_number = ? ORDER BY seq")?
        .query_map([number], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    Ok(Some(Kept { head, rows }))
}

pub fn name(from: &Connection, guest: &str) -> Result<Option<String>, StoreError> {
    let mut find = from.prepare_cached("SELECT name FROM guests WHERE guest = ?")?;
    Ok(find.query_row([guest], |row| row.get(0)).optional()?)
}

pub fn revoked(from: &Connection) -> Result<Vec<String>, StoreError> {
    let mut all = from.prepare("SELECT guest FROM revoked")?;
    let all = all.query_map([], |row| row.get(0))?;
    Ok(all.collect::<Result<_, _>>()?)
}

pub fn key(from: &Connection) -> Result<[u8; 32], StoreError> {
    let sql = "SELECT value FROM settings WHERE name = 'key'";
    Ok(from.query_row(sql, [], |row| row.get::<_, [u8; 32]>(0))?)
}
