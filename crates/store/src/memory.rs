//! A store that forgets everything when it is dropped: for tests and to measure all but the disk.

use std::collections::{BTreeMap, BTreeSet};
use std::future::ready;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::{Answer, Day, Kept, LIST, Listed, Old, Person, Stage, Store, StoreError, Write};

/// Tables in memory.
#[derive(Debug, Default)]
pub struct Memory(Mutex<Inside>);

#[derive(Debug)]
struct Held {
    kept: Kept,
    number: u32,
    created: Day,
    opened: Day,
}

#[derive(Debug, Default)]
struct Inside {
    tables: BTreeMap<String, Held>,
    /// How many tables there have been.
    numbers: u32,
    names: BTreeMap<String, (String, Day)>,
    forgotten: BTreeMap<String, Day>,
    banned: BTreeMap<String, Day>,
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
            Write::Create { mut kept, day } => {
                if self.tables.contains_key(&kept.head.table) {
                    return Err(StoreError::Conflict);
                }
                kept.people.iter_mut().for_each(|person| self.scrub(person));
                let count = 1 + kept.rows.len() + kept.people.len();
                self.numbers += 1;
                let (table, number) = (kept.head.table.clone(), self.numbers);
                self.tables.insert(table, Held { kept, number, created: day, opened: day });
                Ok(count as u64)
            }
            Write::Rows { table, first, rows, mut people, stage } => {
                people.iter_mut().for_each(|person| self.scrub(person));
                let Held { kept, .. } = self.tables.get_mut(&table).ok_or(StoreError::Conflict)?;
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
            Write::Name { guest, name, day } => {
                self.names.entry(guest).or_insert((String::new(), day)).0 = name;
                Ok(1)
            }
            Write::Opened { tables, day } => {
                let mut count = 0;
                for table in tables {
                    if let Some(held) = self.tables.get_mut(&table) {
                        held.opened = day;
                        count += 1;
                    }
                }
                Ok(count)
            }
            Write::Delete(table) => Ok(self
                .tables
                .remove(&table)
                .map_or(0, |held| 1 + held.kept.rows.len() as u64 + held.kept.people.len() as u64)),
            Write::Ban { guest, day } => Ok(u64::from(self.banned.insert(guest, day).is_none())),
            Write::Unban(guest) => Ok(u64::from(self.banned.remove(&guest).is_some())),
            Write::Sweep { names, forgotten } => {
                let before = self.names.len() + self.forgotten.len();
                let people = self.tables.values().flat_map(|held| &held.kept.people);
                let met: BTreeSet<_> = people.filter_map(|person| person.guest.as_ref()).collect();
                self.names.retain(|guest, (_, day)| *day >= names || met.contains(guest));
                self.forgotten.retain(|_, day| *day >= forgotten);
                Ok((before - self.names.len() - self.forgotten.len()) as u64)
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
                let people = self.tables.values_mut().flat_map(|held| &mut held.kept.people);
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

fn listed(held: &Held) -> Listed {
    let count = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
    Listed {
        number: held.number,
        head: held.kept.head.clone(),
        stage: held.kept.stage,
        created: held.created,
        opened: held.opened,
        rows: count(held.kept.rows.len()),
        people: count(held.kept.people.len()),
    }
}

impl Store for Memory {
    fn write(&self, write: Write) -> Answer<u64> {
        Box::pin(ready(self.inside().write(write)))
    }

    fn load(&self, table: &str) -> Answer<Option<Kept>> {
        Box::pin(ready(Ok(self.inside().tables.get(table).map(|held| held.kept.clone()))))
    }

    fn name(&self, guest: &str) -> Answer<Option<String>> {
        Box::pin(ready(Ok(self.inside().names.get(guest).map(|(name, _)| name.clone()))))
    }

    fn forgotten(&self) -> Answer<Vec<String>> {
        Box::pin(ready(Ok(self.inside().forgotten.keys().cloned().collect())))
    }

    fn banned(&self) -> Answer<Vec<String>> {
        Box::pin(ready(Ok(self.inside().banned.keys().cloned().collect())))
    }

    fn list(&self, after: u32) -> Answer<Vec<Listed>> {
        let inside = self.inside();
        let later = inside.tables.values().filter(|held| held.number > after);
        let mut all: Vec<_> = later.map(listed).collect();
        all.sort_by_key(|listed| listed.number);
        all.truncate(LIST as usize);
        Box::pin(ready(Ok(all)))
    }

    fn tables_of(&self, guest: &str, most: u32) -> Answer<Vec<Listed>> {
        let names = |held: &&Held| {
            held.kept.people.iter().any(|person| person.guest.as_deref() == Some(guest))
        };
        let inside = self.inside();
        let mut all: Vec<_> = inside.tables.values().filter(names).map(listed).collect();
        all.sort_by_key(|listed| std::cmp::Reverse((listed.opened, listed.number)));
        all.truncate(most as usize);
        Box::pin(ready(Ok(all)))
    }

    fn old(&self, old: Old) -> Answer<Vec<String>> {
        let is_old = |held: &&Held| {
            let since = match held.kept.stage {
                Stage::Waiting => old.waiting,
                Stage::Running => old.running,
                Stage::Over => old.over,
            };
            held.opened < since
        };
        let inside = self.inside();
        let found = inside.tables.values().filter(is_old).take(LIST as usize);
        Box::pin(ready(Ok(found.map(|held| held.kept.head.table.clone()).collect())))
    }

    fn setting(&self, name: &str) -> Answer<Option<Vec<u8>>> {
        Box::pin(ready(Ok(self.inside().settings.get(name).cloned())))
    }
}
