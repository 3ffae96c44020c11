//! A store that forgets everything when it is dropped: for tests and to measure all but the disk.

use std::collections::BTreeMap;
use std::future::ready;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::{Answer, Day, Kept, Person, Store, StoreError, Write};

/// Tables in memory.
#[derive(Debug, Default)]
pub struct Memory(Mutex<Inside>);

#[derive(Debug, Default)]
struct Inside {
    tables: BTreeMap<String, Kept>,
    names: BTreeMap<String, String>,
    forgotten: BTreeMap<String, Day>,
    settings: BTreeMap<String, Vec<u8>>,
}

impl Memory {
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inside {
    fn write(&mut self, write: Write) -> Result<u64, StoreError> {
        match write {
            Write::Create { mut kept, day: _ } => {
                if self.tables.contains_key(&kept.head.table) {
                    return Err(StoreError::Conflict);
                }
                kept.people.iter_mut().for_each(|person| self.scrub(person));
                let count = 1 + kept.rows.len() + kept.people.len();
                self.tables.insert(kept.head.table.clone(), kept);
                Ok(count as u64)
            }
            Write::Rows { table, first, rows, mut people, stage } => {
                people.iter_mut().for_each(|person| self.scrub(person));
                let kept = self.tables.get_mut(&table).ok_or(StoreError::Conflict)?;
                if kept.rows.len() + 1 != first as usize {
                    return Err(StoreError::Conflict);
                }
                let count = rows.len() + people.len() + usize::from(stage.is_some());
                kept.rows.extend(rows);
                people.into_iter().for_each(|person| put(&mut kept.people, person));
                kept.stage = stage.unwrap_or(kept.stage);
                Ok(count as u64)
            }
            Write::Name { guest, .. } if self.forgotten.contains_key(&guest) => Ok(0),
            Write::Name { guest, name, day: _ } => {
                self.names.insert(guest, name);
                Ok(1)
            }
            Write::Settings(settings) => {
                let count = settings.len();
                for (name, value) in settings {
                    match value {
                        Some(value) => drop(self.settings.insert(name, value)),
                        None => drop(self.settings.remove(&name)),
                    }
                }
                Ok(count as u64)
            }
            Write::Probe => Ok(0),
            Write::Forget { guest, day } => {
                let people = self.tables.values_mut().flat_map(|kept| &mut kept.people);
                let own = people.filter(|person| person.guest.as_ref() == Some(&guest));
                let mut erased = own.map(erase).count() as u64;
                erased += u64::from(self.names.remove(&guest).is_some());
                if erased > 0 {
                    self.forgotten.insert(guest, day);
                    erased += 1;
                }
                Ok(erased)
            }
        }
    }

    fn scrub(&self, person: &mut Person) {
        if person.guest.as_ref().is_some_and(|guest| self.forgotten.contains_key(guest)) {
            erase(person);
        }
    }
}

fn erase(person: &mut Person) {
    person.guest = None;
    person.name.clear();
}

fn put(people: &mut Vec<Person>, person: Person) {
    match people.binary_search_by_key(&person.number, |one| one.number) {
        Ok(place) => {
            if let Some(one) = people.get_mut(place) {
                *one = person;
            }
        }
        Err(place) => people.insert(place, person),
    }
}

impl Store for Memory {
    fn write(&self, write: Write) -> Answer<u64> {
        Box::pin(ready(self.inside().write(write)))
    }

    fn load(&self, table: &str) -> Answer<Option<Kept>> {
        Box::pin(ready(Ok(self.inside().tables.get(table).cloned())))
    }

    fn name(&self, guest: &str) -> Answer<Option<String>> {
        Box::pin(ready(Ok(self.inside().names.get(guest).cloned())))
    }

    fn forgotten(&self) -> Answer<Vec<String>> {
        Box::pin(ready(Ok(self.inside().forgotten.keys().cloned().collect())))
    }

    fn setting(&self, name: &str) -> Answer<Option<Vec<u8>>> {
        Box::pin(ready(Ok(self.inside().settings.get(name).cloned())))
    }
}
