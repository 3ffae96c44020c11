//! Where the database has the tables: an entry under each name, and the parts under the name and a number.
//!
//! All are in one place. In the order of keys, text comes before lists, so that entries are listed without parts.

use js_sys::{Array, JsString};
use local::{Found, Unstored, Write};
use wasm_bindgen::JsValue;
use web_sys::IdbKeyRange;

use crate::database::{Database, Refused};

const DATABASE: &str = "spymaster";
const PLACE: &str = "tables";

impl From<Refused> for Unstored {
    fn from(refused: Refused) -> Self {
        Self::Browser(refused.words())
    }
}

/// The database, or why there is none.
pub struct Tables(Result<Database, String>);

fn entry_key(table: &str) -> JsValue {
    JsString::from(table).into()
}

fn part_key(table: &str, first: u32) -> JsValue {
    Array::of2(&entry_key(table), &first.into()).into()
}

/// The keys of all entries.
fn entry_keys() -> Result<IdbKeyRange, Refused> {
    let (text, list) = (entry_key(""), JsValue::from(Array::new()));
    Ok(IdbKeyRange::bound_with_lower_open_and_upper_open(&text, &list, false, true)?)
}

/// The keys of all parts of a table.
fn part_keys(table: &str) -> Result<IdbKeyRange, Refused> {
    let after = Array::of2(&entry_key(table), &Array::new());
    Ok(IdbKeyRange::bound_with_lower_open_and_upper_open(&part_key(table, 0), &after, false, true)?)
}

impl Tables {
    /// Opens the database; where the browser forbids it, tables live as long as the page.
    pub async fn open() -> Self {
        Self(Database::open(DATABASE, PLACE).await.map_err(Refused::words))
    }

    fn database(&self) -> Result<&Database, Unstored> {
        self.0.as_ref().map_err(|reason| Unstored::Browser(reason.clone()))
    }

    pub async fn entries(&self) -> Result<Vec<Vec<u8>>, Unstored> {
        Ok(self.database()?.read()?.all(&entry_keys()?).await?)
    }

    pub async fn read(&self, table: &str) -> Result<Option<Found>, Unstored> {
        let reading = self.database()?.read()?;
        let Some(entry) = reading.get(&entry_key(table)).await? else { return Ok(None) };
        let parts = reading.all(&part_keys(table)?).await?;
        Ok(Some(Found { entry, parts }))
    }

    pub async fn write(&self, write: Write<'_>) -> Result<(), Unstored> {
        let Write { table, entry, parts, anew, may } = write;
        let writing = self.database()?.write()?;
        let key = entry_key(table);
        if let Some(may) = may {
            let there = writing.get(&key).await?;
            if !may(there.as_deref()) {
                return Err(Unstored::NotOurs);
            }
        }
        if anew {
            writing.delete(part_keys(table)?.as_ref())?;
        }
        for (first, part) in parts {
            writing.put(&part_key(table, *first), part)?;
        }
        writing.put(&key, entry)?;
        Ok(writing.written().await?)
    }

    pub async fn delete(&self, table: &str) -> Result<(), Unstored> {
        let writing = self.database()?.write()?;
        writing.delete(part_keys(table)?.as_ref())?;
        writing.delete(&entry_key(table))?;
        Ok(writing.written().await?)
    }
}
