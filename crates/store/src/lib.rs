//! Storage for the server's tables: an append-only list of rows per table, and beside them what can be erased.
//!
//! A [`Store`] knows no game and no rules: a row is a text that only its writer has to understand. A
//! [write](Store::write) that was answered with `Ok` survives a crash; a write is stored completely or not at all.
//! Rows never say who somebody is: they name [people](Person) by number, and names and guests can be erased.
//! Every store passes the same test suite (`tests/suite.rs`).
#![warn(missing_docs)]

mod memory;
mod private;
mod sqlite;
mod threads;

use std::future::Future;
use std::pin::Pin;

pub use memory::Memory;
pub use private::{read_private, write_private};
pub use sqlite::Sqlite;
pub use threads::{Join, Threads, Work};

/// What a store answers, later.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// A day, counted from the first of January 1970 in UTC. Stores have no clock: whoever writes says which day it is.
pub type Day = u32;

/// So many tables are listed at once.
pub const LIST: u32 = 500;

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

/// How far a table is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// The game has not begun.
    #[default]
    Waiting,
    /// The game runs.
    Running,
    /// The game is over.
    Over,
}

/// Somebody whom the rows of a table name by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The number, counted from 0 at each table.
    pub number: u32,
    /// Which guest that is; nothing after the guest was forgotten.
    pub guest: Option<String>,
    /// The name at this table; empty where none was said yet, or it was erased.
    pub name: String,
}

/// A whole table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// What never changes.
    pub head: Head,
    /// How far it is.
    pub stage: Stage,
    /// All rows, the first first.
    pub rows: Vec<String>,
    /// Everybody whom the rows name, in the order of their numbers.
    pub people: Vec<Person>,
}

/// What a list of tables says about one: nothing of what is in its rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its place in the list, which is ordered by this; no two tables ever have the same.
    pub number: u32,
    /// What never changes.
    pub head: Head,
    /// How far it is.
    pub stage: Stage,
    /// The day it was made.
    pub created: Day,
    /// The day somebody had it open last.
    pub opened: Day,
    /// How many rows it has.
    pub rows: u32,
    /// How many people its rows name.
    pub people: u32,
}

/// Tables that nobody has had open since these days are old.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Old {
    /// Those that have not begun.
    pub waiting: Day,
    /// Those that run.
    pub running: Day,
    /// Those that are over.
    pub over: Day,
}

/// Something to be kept: all of it, or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Write {
    /// A new table with its first rows.
    Create {
        /// The table.
        kept: Kept,
        /// Today.
        day: Day,
    },
    /// More of a table: rows, and the people they name.
    Rows {
        /// Which table.
        table: String,
        /// The number of the first row, counted from 1; the rows before it must be there, and it must not.
        first: u32,
        /// The rows.
        rows: Vec<String>,
        /// People who are new, or have another name now.
        people: Vec<Person>,
        /// How far the table is now, if that has changed.
        stage: Option<Stage>,
    },
    /// What a guest is called now; ignored if the guest was forgotten.
    Name {
        /// Who.
        guest: String,
        /// How.
        name: String,
        /// Today.
        day: Day,
    },
    /// Somebody had these tables open today.
    Opened {
        /// Which tables.
        tables: Vec<String>,
        /// Today.
        day: Day,
    },
    /// Deletes a table with all its rows and people. Nothing where it is not there.
    Delete(String),
    /// Keeps a guest out.
    Ban {
        /// Who.
        guest: String,
        /// Today.
        day: Day,
    },
    /// Lets a guest in again.
    Unban(String),
    /// Erases what nobody needs any more, and every trace of what was erased before.
    Sweep {
        /// Names said before this day, of guests who are at no table.
        names: Day,
        /// That guests were forgotten before this day.
        forgotten: Day,
    },
    /// Settings of this data, each set anew or, without a value, erased.
    Settings(Vec<(String, Option<Vec<u8>>)>),
    /// As much as a few rows, which are erased again: shows whether anything can be stored.
    Probe,
    /// Erases a guest everywhere: the name, and who it was at every table. A guest who had anything is listed as
    /// [forgotten](Store::forgotten) and is not written down again; of one who had nothing, nothing remains.
    Forget {
        /// Who.
        guest: String,
        /// Today.
        day: Day,
    },
}

impl Write {
    /// The table that this is about.
    #[must_use]
    pub fn table(&self) -> Option<&str> {
        match self {
            Self::Create { kept, .. } => Some(&kept.head.table),
            Self::Rows { table, .. } | Self::Delete(table) => Some(table),
            Self::Name { .. }
            | Self::Forget { .. }
            | Self::Opened { .. }
            | Self::Ban { .. }
            | Self::Unban(_)
            | Self::Sweep { .. }
            | Self::Settings(_)
            | Self::Probe => None,
        }
    }
}

/// A place where tables are kept.
pub trait Store: Send + Sync + 'static {
    /// Keeps something; when it answers `Ok`, that survives a crash of program and machine.
    ///
    /// Answers how many entries (heads, rows, people, names) were added, changed or erased.
    fn write(&self, write: Write) -> Answer<u64>;

    /// A table with all its rows.
    fn load(&self, table: &str) -> Answer<Option<Kept>>;

    /// What a guest was called last.
    fn name(&self, guest: &str) -> Answer<Option<String>>;

    /// Every guest who was forgotten.
    fn forgotten(&self) -> Answer<Vec<String>>;

    /// Every guest who is kept out.
    fn banned(&self) -> Answer<Vec<String>>;

    /// The tables after this number, at most [`LIST`] of them; 0 is the beginning.
    fn list(&self, after: u32) -> Answer<Vec<Listed>>;

    /// The tables whose rows name this guest, those that were open last first, at most `most` of them.
    fn tables_of(&self, guest: &str, most: u32) -> Answer<Vec<Listed>>;

    /// The names of old tables, at most [`LIST`] of them.
    fn old(&self, old: Old) -> Answer<Vec<String>>;

    /// A setting of this data.
    fn setting(&self, name: &str) -> Answer<Option<Vec<u8>>>;
}

/// Why something is not kept or cannot be read. Nothing is kept in part.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// There is no room.
    #[error("the disk is full")]
    Full,
    /// A row with this number is there, or the one before is not, or the table is there already or not at all.
    #[error("somebody else has written to this table")]
    Conflict,
    /// What is stored of a table is not what was written.
    #[error("table {table} is damaged: row {row} is not what was stored")]
    Damaged {
        /// Which table.
        table: String,
        /// The first row that is wrong or missing, counted from 1.
        row: u32,
    },
    /// Another program has the data open.
    #[error("another program uses this folder")]
    InUse,
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
