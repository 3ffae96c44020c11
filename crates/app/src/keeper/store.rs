//! Tables in the browser's own database: one entry per table, replaced as a whole.

use core::fmt;

use js_sys::Uint8Array;
use rexie::{ObjectStore, Rexie, TransactionMode};
use serde::{Deserialize, Serialize};
use ui::link::{decode, encode};
use ui::message::Summary;
use wasm_bindgen::{JsCast as _, JsValue};

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

impl From<rexie::Error> for StoreError {
    fn from(error: rexie::Error) -> Self {
        Self::Browser(error.to_string())
    }
}

/// The database, or why there is none.
pub struct Store(Result<Rexie, String>);

impl Store {
    /// Opens the database; where the browser forbids it, tables live as long as the page.
    pub async fn open() -> Self {
        let builder =
            Rexie::builder(DATABASE).version(1).add_object_store(ObjectStore::new(TABLES));
        Self(builder.build().await.map_err(|error| error.to_string()))
    }

    fn database(&self) -> Result<&Rexie, StoreError> {
        self.0.as_ref().map_err(|reason| StoreError::Browser(reason.clone()))
    }

    /// All tables, the last played first; entries that cannot be read any more are left out.
    pub async fn list(&self) -> Result<Vec<Summary>, StoreError> {
        let transaction = self.database()?.transaction(&[TABLES], TransactionMode::ReadOnly)?;
        let all = transaction.store(TABLES)?.get_all(None, None).await?;
        let mut tables: Vec<Summary> =
            all.into_iter().filter_map(read).map(|kept| kept.summary).collect();
        game::sort_few(&mut tables, |summary| core::cmp::Reverse(summary.played));
        Ok(tables)
    }

    /// One table.
    pub async fn get(&self, id: &str) -> Result<Option<Kept>, StoreError> {
        let transaction = self.database()?.transaction(&[TABLES], TransactionMode::ReadOnly)?;
        let found = transaction.store(TABLES)?.get(JsValue::from_str(id)).await?;
        Ok(found.and_then(read))
    }

    /// Keeps a table; with `holder`, only if that tab still has it.
    pub async fn put(&self, kept: &Kept, holder: Option<u64>) -> Result<(), StoreError> {
        let bytes = encode(kept).map_err(|error| StoreError::Browser(error.to_string()))?;
        let transaction = self.database()?.transaction(&[TABLES], TransactionMode::ReadWrite)?;
        let tables = transaction.store(TABLES)?;
        let id = JsValue::from_str(&kept.summary.id);
        if let Some(holder) = holder {
            let there = tables.get(id.clone()).await?.and_then(read);
            if there.is_none_or(|there| there.holder != holder) {
                return Err(StoreError::NotOurs);
            }
        }
        tables.put(&Uint8Array::from(bytes.as_slice()), Some(&id)).await?;
        transaction.done().await?;
        Ok(())
    }

    /// Forgets a table.
    pub async fn delete(&self, id: &str) -> Result<(), StoreError> {
        let transaction = self.database()?.transaction(&[TABLES], TransactionMode::ReadWrite)?;
        transaction.store(TABLES)?.delete(JsValue::from_str(id)).await?;
        transaction.done().await?;
        Ok(())
    }
}

fn read(value: JsValue) -> Option<Kept> {
    decode(&value.dyn_into::<Uint8Array>().ok()?.to_vec()).ok()
}
