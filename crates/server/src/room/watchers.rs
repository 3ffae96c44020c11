//! Those who watch without a seat: each has a number, by which the host can mute them or send them away. Nobody is
//! told who the guest behind a number is.

use game::{Playable, Seat};
use store::Person;
use wire::{Denied, Watcher};

use super::facts::Row;
use super::guests::Connected;
use super::inner::Inner;
use super::plan::{Plan, Reply, denied};
use crate::guest::GuestId;

/// The numbers of all guests who have a table open.
#[derive(Debug, Default)]
pub struct Numbers {
    all: Vec<Numbered>,
    next: u32,
}

#[derive(Debug)]
struct Numbered {
    guest: GuestId,
    number: u32,
}

impl Numbers {
    /// Gives this guest a number, unless they have one.
    pub fn meet(&mut self, guest: &str) {
        if self.of(guest).is_none() {
            self.next += 1;
            let guest = guest.to_owned();
            self.all.push(Numbered { guest, number: self.next });
        }
    }

    /// Forgets those who are gone.
    pub fn part(&mut self, is_here: impl Fn(&str) -> bool) {
        self.all.retain(|one| is_here(&one.guest));
    }

    pub fn of(&self, guest: &str) -> Option<u32> {
        self.all.iter().find(|one| one.guest == guest).map(|one| one.number)
    }

    fn guest(&self, number: u32) -> Option<&GuestId> {
        self.all.iter().find(|one| one.number == number).map(|one| &one.guest)
    }
}

impl<G: Playable> Inner<G> {
    /// Those who watch, as everybody sees them.
    pub fn watching(&self) -> Vec<Watcher> {
        let sits = |person| self.facts.seat_of_person(person).is_some();
        let watching =
            self.guests.iter().filter(|one| !one.closed && !one.person.is_some_and(sits));
        let watcher = |one: &Connected<G>| {
            let name = self.listed_name(&one.guest, &one.name);
            let number = self.numbers.of(&one.guest)?;
            Some(Watcher { number, name, muted: self.facts.is_muted(&one.guest) })
        };
        let mut watching: Vec<_> = watching.filter_map(watcher).collect();
        watching.sort_by_key(|one| one.number);
        // Somebody with several pages is one watcher.
        watching.dedup_by_key(|one| one.number);
        watching
    }

    /// The guest with this number, who watches, as a person whom rows can name. Never the one who made the table.
    fn watcher(&self, number: u32) -> Result<Person, Reply<G>> {
        let watches = self.watching().iter().any(|one| one.number == number);
        let guest = self.numbers.guest(number).filter(|_| watches);
        let guest = guest.ok_or_else(|| denied(Denied::Taken))?;
        if self.facts.made_by(guest) {
            return Err(denied(Denied::Protected));
        }
        let known = self.facts.people.number_of(guest);
        let name = known.map_or("", |number| self.facts.people.name(number));
        Ok(self.facts.people.called(guest, name))
    }

    /// The host sends somebody away who watches.
    pub fn remove_watcher(&self, number: u32) -> Result<Plan<G>, Reply<G>> {
        let person = self.watcher(number)?;
        let mut plan = Plan::rows(vec![Row::Barred(person.number)]);
        plan.people.push(person);
        Ok(plan)
    }

    /// The host decides whether somebody who watches may talk.
    pub fn mute_watcher(&self, number: u32, muted: bool) -> Result<Plan<G>, Reply<G>> {
        let person = self.watcher(number)?;
        if self.facts.muted.contains(&person.number) == muted {
            return Ok(Plan::rows(Vec::new()));
        }
        let mut plan = Plan::rows(vec![Row::Muted { person: person.number, muted }]);
        plan.people.push(person);
        Ok(plan)
    }

    /// Checks that somebody is heard who wants to say something.
    pub fn check_heard(&self, guest: &str, seat: Option<Seat>) -> Result<(), Reply<G>> {
        match seat {
            None if self.facts.is_muted(guest) => Err(denied(Denied::Muted)),
            None | Some(_) => Ok(()),
        }
    }
}
