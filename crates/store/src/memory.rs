//! A store that forgets everything when it is dropped: for tests and to measure all but the disk.

use std::collections::{BTreeMap, BTreeSet};
use std::future::ready;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::{Answer, Kept, Store, StoreError, Write};

/// Tables in memory.
#[derive(Debug, Default)]
pub struct Memory(Mutex<Inside>);

#[derive(Debug, Default)]
struct Inside {
    tables: BTreeMap<String, Kept>,
    names: BTreeMap<String, String>,
    revoked: BTreeSet<String>,
    key: Option<[u8; 32]>,
}

impl Memory {
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inside {
    fn write(&mut self, write: Write) -> Result<(), StoreError> {
        match write {
            Write::Create(kept) => {
                if self.tables.contains_key(&kept.head.table) {
                    return Err(StoreError::Conflict);
                }
                self.tables.insert(kept.head.table.clone(), kept);
            }
            Write::Rows { table, first, rows } => {
                let kept = self.tables.get_mut(&table).ok_or(StoreError::Conflict)?;
                if kept.rows.len() + 1 != first as usize {
                    return Err(StoreError::Conflict);
                }
                kept.rows.extend(rows);
            }
            Write::Name { guest, name } => drop(self.names.insert(guest, name)),
            Write::Revoke(guest) => drop(self.revoked.insert(guest)),
        }
        Ok(())
    }
}

impl Store for Memory {
    fn write(&self, write: Write) -> Answer<()> {
        Box::pin(ready(self.inside().write(write)))
    }

    fn load(&self, table: &str) -> Answer<Option<Kept>> {
        Box::pin(ready(Ok(self.inside().tables.get(table).cloned())))
    }

    fn name(&self, guest: &str) -> Answer<Option<String>> {
        Box::pin(ready(Ok(self.inside().names.get(guest).cloned())))
    }

    fn revoked(&self) -> Answer<Vec<String>> {
        Box::pin(ready(Ok(self.inside().revoked.iter().cloned().collect())))
    }

    fn key(&self, proposed: [u8; 32]) -> Answer<[u8; 32]> {
        Box::pin(ready(Ok(*self.inside().key.get_or_insert(proposed))))
    }
}
