//! The form of the file: what is in it, how an older one becomes a newer one, and that it is synced.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use crate::StoreError;

/// Each brings the file from the version of its place to the next; none is ever changed.
const MIGRATIONS: &[&str] = &["
    CREATE TABLE tables (
        number  INTEGER PRIMARY KEY,
        name    TEXT NOT NULL UNIQUE,
        game    TEXT NOT NULL,
        rules   INTEGER NOT NULL,
        edition TEXT NOT NULL
    ) STRICT;
    CREATE TABLE rows (
        table_number INTEGER NOT NULL REFERENCES tables (number),
        seq          INTEGER NOT NULL CHECK (seq > 0),
        body         TEXT NOT NULL,
        PRIMARY KEY (table_number, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER rows_stay BEFORE UPDATE ON rows BEGIN SELECT RAISE(ABORT, 'rows stay'); END;
    CREATE TRIGGER rows_are_kept BEFORE DELETE ON rows BEGIN SELECT RAISE(ABORT, 'rows stay'); END;
    CREATE TABLE guests (guest TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE revoked (guest TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
"];

/// A connection with the settings that every one has.
pub fn connect(path: &Path, vfs: Option<&str>) -> Result<Connection, StoreError> {
    let flags = OpenFlags::default();
    let connection = match vfs {
        Some(vfs) => Connection::open_with_flags_and_vfs(path, flags, vfs)?,
        None => Connection::open_with_flags(path, flags)?,
    };
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // Whoever waits for a commit waits for a checkpoint as well: seldom, rather than every thousand pages.
    connection.pragma_update(None, "wal_autocheckpoint", 4_000)?;
    Ok(connection)
}

/// Brings the file to the newest version; a newer one than that is left alone.
pub fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found: u32 = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let known = u32::try_from(MIGRATIONS.len()).unwrap_or(u32::MAX);
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for migration in MIGRATIONS.iter().skip(found as usize) {
        transaction.execute_batch(migration)?;
    }
    transaction.pragma_update(None, "user_version", known)?;
    transaction.commit()?;
    Ok(())
}

/// Refuses to go on where a commit would not mean that something is on the disk.
pub fn check(connection: &Connection) -> Result<(), StoreError> {
    let mode: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?;
    let synced: u32 = connection.pragma_query_value(None, "synchronous", |row| row.get(0))?;
    if mode != "wal" || synced < 2 {
        let what =
            format!("journal_mode is {mode} and synchronous {synced}: nothing would be safe");
        return Err(StoreError::Broken(what));
    }
    Ok(())
}
