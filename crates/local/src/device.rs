//! What a device offers to the tables on it: a page to speak to, a clock, timers, other tabs, and a database.

use core::fmt;

use wire::TableId;

use crate::{FromWorkerOf, Local};

/// The device of a [`Host`](crate::Host).
#[expect(async_fn_in_trait, reason = "a worker has one thread")]
pub trait Device<G: Local> {
    /// Says something to the page.
    fn say(&self, message: FromWorkerOf<G>);

    /// Gives this back to the host after so many milliseconds.
    fn after(&self, millis: u32, then: Later);

    /// Milliseconds since 1970.
    fn now(&self) -> u64;

    /// The number of this tab.
    fn tab(&self) -> u64;

    /// Does another tab have this table open?
    async fn is_elsewhere(&self, table: &str) -> bool;

    /// Takes this table from any other tab.
    fn claim(&self, table: &str);

    /// This table is open here now.
    fn hold(&self, table: &str);

    /// This table is no longer open here.
    fn release(&self, table: &str);

    /// The entries of all tables.
    ///
    /// # Errors
    /// When they cannot be read.
    async fn entries(&self) -> Result<Vec<Vec<u8>>, Unstored>;

    /// The entry of a table, and its parts in order.
    ///
    /// # Errors
    /// When they cannot be read.
    async fn read(&self, table: &str) -> Result<Option<Found>, Unstored>;

    /// Writes all of this or nothing.
    ///
    /// # Errors
    /// When nothing was written.
    async fn write(&self, write: Write<'_>) -> Result<(), Unstored>;

    /// Deletes a table.
    ///
    /// # Errors
    /// When it was not deleted.
    async fn delete(&self, table: &str) -> Result<(), Unstored>;
}

/// What a host does later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Later {
    /// The bots of a table act, unless it has moved on from this row.
    Bots {
        /// Which table.
        table: TableId,
        /// How many rows it had.
        rows: u32,
    },
    /// The clock of a table has run down.
    TimeUp {
        /// Which table.
        table: TableId,
        /// The round whose clock it was.
        round: u32,
    },
}

/// What is stored of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Its entry.
    pub entry: Vec<u8>,
    /// Its parts, in order.
    pub parts: Vec<Vec<u8>>,
}

/// One write: the entry of a table, and parts of it.
pub struct Write<'w> {
    /// The name of the table.
    pub table: &'w str,
    /// Its new entry.
    pub entry: &'w [u8],
    /// Where each part begins, and the part.
    pub parts: &'w [(u32, Vec<u8>)],
    /// Are all parts deleted that are there?
    pub anew: bool,
    /// Is it to be written over this entry? Asked in the same transaction.
    pub may: Option<&'w May<'w>>,
}

/// Whether an entry may be replaced.
pub type May<'m> = dyn Fn(Option<&[u8]>) -> bool + 'm;

/// Why something was not stored or not found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unstored {
    /// Another tab has taken the table over.
    NotOurs,
    /// The browser refuses, or has no room.
    Browser(String),
}

impl fmt::Display for Unstored {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotOurs => out.write_str("taken over by another tab"),
            Self::Browser(reason) => out.write_str(reason),
        }
    }
}
