//! The form of the file: what is in it, how an older one becomes a newer one, and that it is synced.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};

use super::version_2;
use crate::StoreError;

/// Brings the file from one version to the next.
type Migration = fn(&Transaction<'_>) -> Result<(), StoreError>;

/// Each stands in the place of the version that it starts from; none is ever changed.
const MIGRATIONS: &[Migration] = &[version_1, version_2::migrate];

fn version_1(to: &Transaction<'_>) -> Result<(), StoreError> {
    Ok(to.execute_batch(VERSION_1)?)
}

const VERSION_1: &str = "
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
";

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
    // What is erased is overwritten, not only no longer found.
    connection.pragma_update(None, "secure_delete", true)?;
    // Whoever waits for a commit waits for a checkpoint as well: seldom, rather than every thousand pages.
    connection.pragma_update(None, "wal_autocheckpoint", 4_000)?;
    // More than there are, so that none is compiled twice.
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

/// Looks through a file of at most this size at the start.
const QUICK_CHECK_LIMIT: i64 = 256 * 1024 * 1024;

/// Refuses a file whose structure is damaged: writing to it would damage more. Answers with a warning where the file is
/// too large to be looked through at the start; damaged rows are found all the same when their table is opened.
pub fn quick_check(connection: &Connection) -> Result<Option<String>, StoreError> {
    let sql = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size";
    let size: i64 = connection.query_row(sql, [], |row| row.get(0))?;
    if size > QUICK_CHECK_LIMIT {
        return Ok(Some(format!(
            "the data has {} MiB and was not looked through at the start; stop the server and run PRAGMA quick_check",
            size / 1024 / 1024
        )));
    }
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    // The lines before it only say in which file.
    match found.lines().last().unwrap_or_default() {
        "ok" => Ok(None),
        first => Err(StoreError::Broken(format!("the data is damaged: {first}"))),
    }
}

/// The highest number that a table has had.
pub fn last_table(connection: &Connection) -> Result<i64, StoreError> {
    let sql = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'tables'";
    Ok(connection.query_row(sql, [], |row| row.get(0))?)
}

/// Brings the file to the newest version; a newer one than that is left alone. Writes nothing to a file that is of the
/// newest version already, so that a full disk is no reason not to start.
pub fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let found: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let known = u32::try_from(MIGRATIONS.len()).unwrap_or(u32::MAX);
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    if found == known {
        return Ok(());
    }
    // A table that others refer to can only be replaced while references are not enforced.
    connection.pragma_update(None, "foreign_keys", false)?;
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for migration in MIGRATIONS.iter().skip(found as usize) {
        migration(&transaction)?;
    }
    transaction.pragma_update(None, "user_version", known)?;
    transaction.commit()?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // The log still holds what the migration has erased.
    truncate_log(connection)
}

/// Moves everything into the file itself and empties the log.
pub fn truncate_log(connection: &Connection) -> Result<(), StoreError> {
    Ok(connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?)
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
