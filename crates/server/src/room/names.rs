//! What people are called at one table: names there do not look alike, and do not change once the game has begun.

use std::collections::HashMap;

use game::{Playable, Viewer};
use wire::{Speaker, Stage, Talk};

use super::guests::Key;
use super::inner::Inner;
use crate::guest::GuestId;
use crate::name::distinct;

/// Maximum number of watchers of one table whose names are kept; more of them speak without a name.
const MAX_WATCHERS: usize = 256;

/// The names under which watchers have spoken since the game began; they last as long as the table is in memory.
pub type WatcherNames = HashMap<GuestId, String>;

impl<G: Playable> Inner<G> {
    /// What this guest is called on a chair of this table.
    ///
    /// A name that changes while the game runs would be a way to talk.
    pub fn name_at_table(&self, guest: &str, name: &str) -> String {
        let person = self.facts.person_of(guest);
        let known = person.map(|person| self.facts.people.name(person));
        match known {
            Some(known) if !known.is_empty() && self.stage() != Stage::Waiting => known.to_owned(),
            Some(_) | None => distinct(name, &self.names_beside(guest)),
        }
    }

    /// The names of everybody else.
    fn names_beside(&self, guest: &str) -> Vec<&str> {
        let watching = self.watchers.iter().filter(|(one, _)| one.as_str() != guest);
        let watching = watching.map(|(_, name)| name.as_str());
        let own = self.facts.person_of(guest);
        self.facts.people.names_beside(own).chain(watching).collect()
    }

    /// Who speaks, and under which name.
    pub fn speaker(&mut self, key: Key, guest: &str) -> Speaker {
        let seat = self.facts.seat_of(guest);
        let chair = seat.and_then(|seat| self.facts.chairs.get(seat.index()));
        let name = match chair {
            Some(chair) => self.facts.name_on(chair).to_owned(),
            None => {
                let name = self.guests.get(key).map_or_else(String::new, |one| one.name.clone());
                self.watcher_name(guest, &name)
            }
        };
        let watcher = self.numbers.of(guest).filter(|_| seat.is_none());
        Speaker { viewer: seat.map_or(Viewer::Spectator, Viewer::Seat), name, watcher }
    }

    /// What somebody without a chair is called in the list of those who watch.
    pub fn listed_name(&self, guest: &str, name: &str) -> String {
        // Where only greetings are allowed, a name could say more than a greeting.
        if name.is_empty() || self.talk() == Talk::Greetings {
            return String::new();
        }
        self.watchers.get(guest).cloned().unwrap_or_else(|| self.name_at_table(guest, name))
    }

    /// This guest has another name now. Once the game has begun, only a first name is taken: a name that changes would
    /// be a way to talk.
    pub fn rename(&mut self, guest: &str, name: &str) {
        let waits = self.stage() == Stage::Waiting;
        let pages = self.guests.iter_mut().filter(|one| one.guest == guest);
        for one in pages.filter(|one| waits || one.name.is_empty()) {
            name.clone_into(&mut one.name);
        }
        self.version += 1;
        self.guests.wake_all();
    }

    fn watcher_name(&mut self, guest: &str, name: &str) -> String {
        // Where only greetings are allowed, the name of somebody new could say more than a greeting.
        if name.is_empty() || self.talk() == Talk::Greetings {
            return String::new();
        }
        if let Some(known) = self.watchers.get(guest) {
            return known.clone();
        }
        let name = self.name_at_table(guest, name);
        if self.stage() != Stage::Waiting {
            if self.watchers.len() >= MAX_WATCHERS {
                return String::new();
            }
            self.watchers.insert(guest.to_owned(), name.clone());
        }
        name
    }
}
