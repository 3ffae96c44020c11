//! Tables in the browser's own database: one entry per table, replaced as a whole.

use core::fmt;

use serde::{Deserialize, Serialize};
use ui::link::{decode, encode};
use ui::message::Summary;

use crate::database::{Database, Refused};

const DATABASE: &str = "spymaster";
const TABLES: &str = "tables";

/// A table as it is kept.
#[derive(Serialize, Deserialize)]
pub struct Kept {
    /// What lists show of it.
    pub summary: Summary,
    /// The tab that has it open, or had it last.
    pub holder: u64,
    /// The table itself, in the form of its game.
    pub table: Vec<u8>,
}

/// Why something could not be kept or found.
pub enum StoreError {
    /// Another tab has taken the table over.
    NotOurs,
    /// The browser refuses, or has no room.
    Browser(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotOurs => out.write_str("taken over by another tab"),
            Self::Browser(reason) => out.write_str(reason),
        }
    }
}

impl From<Refused> for StoreError {
    fn from(refused: Refused) -> Self {
        Self::Browser(refused.words())
    }
}

/// The database, or why there is none.
pub struct Store(Result<Database, String>);

impl Store {
    /// Opens the database; where the browser forbids it, tables live as long as the page.
    pub async fn open() -> Self {
        Self(Database::open(DATABASE, TABLES).await.map_err(Refused::words))
    }

    fn database(&self) -> Result<&Database, StoreError> {
        self.0.as_ref().map_err(|reason| StoreError::Browser(reason.clone()))
    }

    /// All tables, the last played first; entries that cannot be read any more are left out.
    pub async fn list(&self) -> Result<Vec<Summary>, StoreError> {
        let all = self.database()?.all().await?;
        let mut tables: Vec<Summary> =
            all.iter().filter_map(|bytes| read(bytes)).map(|kept| kept.summary).collect();
        game::sort_few(&mut tables, |summary| core::cmp::Reverse(summary.played));
        Ok(tables)
    }

    /// One table.
    pub async fn get(&self, id: &str) -> Result<Option<Kept>, StoreError> {
        let found = self.database()?.get(id).await?;
        Ok(found.and_then(|bytes| read(&bytes)))
    }

    /// Keeps a table; with `holder`, only if that tab still has it.
    pub async fn put(&self, kept: &Kept, holder: Option<u64>) -> Result<(), StoreError> {
        let bytes = encode(kept).map_err(|error| StoreError::Browser(error.to_string()))?;
        let is_held = move |there: Option<Vec<u8>>| {
            there.and_then(|bytes| read(&bytes)).map(|there| there.holder) == holder
        };
        let may: Option<&dyn Fn(Option<Vec<u8>>) -> bool> =
            if holder.is_some() { Some(&is_held) } else { None };
        match self.database()?.put(&kept.summary.id, &bytes, may).await? {
            true => Ok(()),
            false => Err(StoreError::NotOurs),
        }
    }

    /// Forgets a table.
    pub async fn delete(&self, id: &str) -> Result<(), StoreError> {
        Ok(self.database()?.delete(id).await?)
    }
}

fn read(bytes: &[u8]) -> Option<Kept> {
    decode(bytes).ok()
}
