//! Who may come in at tables that are not in memory, remembered in short: a refusal must not read all the rows of a
//! table again and again.
//!
//! Nothing here lets anybody in: whoever is not refused has the table loaded, and the table itself decides. An entry is
//! dropped when its table is loaded or anything is written about it.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::{StoreError, Write};
use tokio::sync::OnceCell;
use wire::TableId;

use crate::guest::GuestId;

/// Maximum number of tables that are remembered.
const MAX_TABLES: usize = 4_096;

/// Maximum number of people whom the entries of all these tables name.
const MAX_GUESTS: usize = 200_000;

/// What somebody whom the rows name may do without a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    /// The same as everybody else.
    Nothing,
    /// Come in.
    ComeIn,
    /// Not even come in by a link for everybody.
    Barred,
}

/// Who may come in at one table.
#[derive(Debug, Default)]
pub struct Admission {
    /// Everybody whom the rows name and who was not forgotten.
    pub guests: Vec<(GuestId, Right)>,
    /// Hashes of the links for everybody who is not barred.
    pub links: Vec<String>,
    /// Hashes of the personal links, by which people come back.
    pub personal: Vec<String>,
}

impl Admission {
    /// May this guest come in with the token that has this hash?
    pub fn lets_in(&self, guest: &str, token: Option<&str>) -> bool {
        let leads = |links: &[String]| {
            token.is_some_and(|token| links.iter().any(|link| link.as_str() == token))
        };
        let known = self.guests.iter().find(|(one, _)| one.as_str() == guest);
        leads(&self.personal)
            || match known.map_or(Right::Nothing, |(_, right)| *right) {
                Right::Nothing => leads(&self.links),
                Right::ComeIn => true,
                Right::Barred => false,
            }
    }

    fn names(&self, guest: &str) -> bool {
        self.guests.iter().any(|(one, _)| one.as_str() == guest)
    }
}

/// Why it is not known who may come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// There is no such table.
    NoTable,
    /// Its rows cannot be understood.
    Unreadable,
    /// The store has failed.
    Failed(StoreError),
}

/// Filled by whoever asks first, while the others wait.
type Slot = Arc<OnceCell<Arc<Admission>>>;

/// A table, as the players of this game see it.
type Key = (TableId, &'static str);

struct Entry {
    slot: Slot,
    /// How many people it names, once that is known.
    guests: usize,
    /// Grows with every question.
    asked: u64,
}

#[derive(Default)]
struct Inside {
    all: BTreeMap<Key, Entry>,
    /// How many people the entries name.
    guests: usize,
    asked: u64,
}

/// Who may come in at the tables that were asked for last.
pub struct Admissions {
    max_tables: usize,
    max_guests: usize,
    inside: Mutex<Inside>,
}

impl Default for Admissions {
    fn default() -> Self {
        Self::new(MAX_TABLES, MAX_GUESTS)
    }
}

impl Admissions {
    pub fn new(max_tables: usize, max_guests: usize) -> Self {
        Self { max_tables, max_guests, inside: Mutex::default() }
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Who may come in at this table of this game; it is read only if that is not known, and once for all who ask.
    pub async fn of<F: Future<Output = Result<Admission, Unread>>>(
        &self,
        table: &str,
        game: &'static str,
        read: impl FnOnce() -> F,
    ) -> Result<Arc<Admission>, Unread> {
        let key = (table.to_owned(), game);
        let slot = self.slot(&key);
        let found = slot.get_or_try_init(async || read().await.map(Arc::new)).await.cloned();
        let mut inside = self.inside();
        // What was written meanwhile has dropped the entry: then this is told to those who wait for it and to nobody
        // else.
        let Some(entry) = inside.all.get_mut(&key).filter(|it| Arc::ptr_eq(&it.slot, &slot)) else {
            return found;
        };
        match &found {
            Ok(admission) => {
                let more = admission.guests.len().saturating_sub(entry.guests);
                entry.guests += more;
                inside.guests += more;
                inside.make_room(self.max_tables, self.max_guests);
            }
            // Names that lead nowhere must not fill the memory.
            Err(_) => inside.remove(&key),
        }
        found
    }

    fn slot(&self, key: &Key) -> Slot {
        let mut inside = self.inside();
        if !inside.all.contains_key(key) {
            inside.make_room(self.max_tables.saturating_sub(1), self.max_guests);
        }
        inside.asked += 1;
        let asked = inside.asked;
        let blank = || Entry { slot: Slot::default(), guests: 0, asked };
        let entry = inside.all.entry(key.clone()).or_insert_with(blank);
        entry.asked = asked;
        Arc::clone(&entry.slot)
    }

    /// Forgets what is known about a table.
    pub fn forget_table(&self, table: &str) {
        let mut inside = self.inside();
        let from = (table.to_owned(), "");
        let own = inside.all.range(from..).map(|(key, _)| key).take_while(|(one, _)| one == table);
        let own: Vec<Key> = own.cloned().collect();
        own.iter().for_each(|key| inside.remove(key));
    }

    /// Forgets what is known about tables whose rows name this guest, and about those that are just being read.
    fn forget_guest(&self, guest: &str) {
        let mut inside = self.inside();
        let concerned = |entry: &Entry| entry.slot.get().is_none_or(|one| one.names(guest));
        let own = inside.all.iter().filter(|(_, entry)| concerned(entry)).map(|(key, _)| key);
        let own: Vec<Key> = own.cloned().collect();
        own.iter().for_each(|key| inside.remove(key));
    }

    /// Forgets what this changes once it is written: on dropping what is given back.
    pub fn after(&self, write: &Write) -> Outdated<'_> {
        let what = match write {
            Write::Create { .. } | Write::Rows { .. } | Write::Delete(_) => {
                write.table().map(|table| Concerned::Table(table.to_owned()))
            }
            Write::Forget { guest, .. } => Some(Concerned::Guest(guest.clone())),
            Write::Name { .. }
            | Write::Opened { .. }
            | Write::Ban { .. }
            | Write::Unban(_)
            | Write::Sweep { .. }
            | Write::Settings(_)
            | Write::Probe => None,
        };
        Outdated { admissions: self, what }
    }

    #[cfg(test)]
    fn len(&self) -> usize {
        self.inside().all.len()
    }
}

impl Inside {
    fn remove(&mut self, key: &Key) {
        if let Some(entry) = self.all.remove(key) {
            self.guests -= entry.guests;
        }
    }

    /// If there is too much, those go that were asked for least recently; a quarter at once, so that this is seldom
    /// done.
    fn make_room(&mut self, max_tables: usize, max_guests: usize) {
        if self.all.len() <= max_tables && self.guests <= max_guests {
            return;
        }
        let mut old: Vec<_> =
            self.all.iter().map(|(key, entry)| (entry.asked, key.clone())).collect();
        old.sort_unstable();
        let (tables, guests) = (max_tables - max_tables / 4, max_guests - max_guests / 4);
        for (_, key) in old {
            if self.all.len() <= tables && self.guests <= guests {
                return;
            }
            self.remove(&key);
        }
    }
}

enum Concerned {
    Table(TableId),
    Guest(GuestId),
}

/// What is no longer true once something is written, whether that succeeds or not.
pub struct Outdated<'a> {
    admissions: &'a Admissions,
    what: Option<Concerned>,
}

impl Drop for Outdated<'_> {
    fn drop(&mut self) {
        match &self.what {
            Some(Concerned::Table(table)) => self.admissions.forget_table(table),
            Some(Concerned::Guest(guest)) => self.admissions.forget_guest(guest),
            None => {}
        }
    }
}
