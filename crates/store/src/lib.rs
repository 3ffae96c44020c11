//! Storage for the server's tables: an append-only list of rows per table.
//!
//! A [`Store`] knows no game and no rules: a row is a text that only its writer has to understand. A
//! [write](Store::write) that was answered with `Ok` survives a crash; a write is stored completely or not at all.
//! Every store passes the same test suite (`tests/suite.rs`).
#![warn(missing_docs)]

mod memory;
mod sqlite;
mod threads;

use std::future::Future;
use std::pin::Pin;

pub use memory::Memory;
pub use sqlite::Sqlite;
pub use threads::{Join, Threads, Work};

/// What a store answers, later.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// A table's head: what never changes about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// Its name.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The rules number.
    pub rules: u32,
    /// The digest of the edition.
    pub edition: String,
}

/// A whole table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// What never changes.
    pub head: Head,
    /// All rows, the first first.
    pub rows: Vec<String>,
}

/// Something to be kept: all of it, or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Write {
    /// A new table with its first rows.
    Create(Kept),
    /// More rows; the first of them has this number, counted from 1.
    Rows {
        /// Which table.
        table: String,
        /// The number of the first; the rows before it must be there, and it must not.
        first: u32,
        /// The rows.
        rows: Vec<String>,
    },
    /// What a guest is called now.
    Name {
        /// Who.
        guest: String,
        /// How.
        name: String,
    },
    /// This guest's cookie is worth nothing any more.
    Revoke(String),
}

/// A place where tables are kept.
pub trait Store: Send + Sync + 'static {
    /// Keeps something; when it answers `Ok`, that survives a crash of program and machine.
    fn write(&self, write: Write) -> Answer<()>;

    /// A table with all its rows.
    fn load(&self, table: &str) -> Answer<Option<Kept>>;

    /// What a guest was called last.
    fn name(&self, guest: &str) -> Answer<Option<String>>;

    /// Every guest whose cookie is worth nothing.
    fn revoked(&self) -> Answer<Vec<String>>;

    /// The key that belongs to this store: the proposed one, unless there was one already.
    fn key(&self, proposed: [u8; 32]) -> Answer<[u8; 32]>;
}

/// Why something is not kept. It is not kept in part either.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// There is no room.
    #[error("the disk is full")]
    Full,
    /// A row with this number is there, or the one before is not, or the table is there already or not at all.
    #[error("somebody else has written to this table")]
    Conflict,
    /// The data was made by a newer program.
    #[error("the data is of version {found}; this program knows {known}")]
    Newer {
        /// The version of the data.
        found: u32,
        /// The newest that this program knows.
        known: u32,
    },
    /// Anything else.
    #[error("{0}")]
    Broken(String),
}
