//! Those who watch without a seat: each has a number, by which the host can mute them or send them away. Nobody is
//! told who the guest behind a number is.

use game::{Playable, Seat};
use wire::{Denied, Watcher};

use super::facts::Row;
use super::guests::Connected;
use super::inner::Inner;
use super::plan::{Plan, Reply, denied};
use crate::guest::GuestId;

/// Maximum number of muted guests that are remembered while they are not connected.
const MUTED: usize = 100;

/// The numbers of all guests who have a table open, and of those who were muted.
#[derive(Debug, Default)]
pub struct Numbers {
    all: Vec<Numbered>,
    next: u32,
}

#[derive(Debug)]
struct Numbered {
    guest: GuestId,
    number: u32,
    muted: bool,
}

impl Numbers {
    /// Gives this guest a number, unless they have one.
    pub fn meet(&mut self, guest: &str) {
        if self.of(guest).is_none() {
            self.next += 1;
            let guest = guest.to_owned();
            self.all.push(Numbered { guest, number: self.next, muted: false });
        }
    }

    /// Forgets those who are gone, but remembers for a while who was muted.
    pub fn part(&mut self, is_here: impl Fn(&str) -> bool) {
        let away = self.all.iter().filter(|one| one.muted && !is_here(&one.guest)).count();
        let mut too_many = away.saturating_sub(MUTED);
        self.all.retain(|one| {
            if is_here(&one.guest) {
                return true;
            }
            let oldest = one.muted && too_many > 0;
            too_many -= usize::from(oldest);
            one.muted && !oldest
        });
    }

    pub fn of(&self, guest: &str) -> Option<u32> {
        self.all.iter().find(|one| one.guest == guest).map(|one| one.number)
    }

    fn is_muted(&self, guest: &str) -> bool {
        self.all.iter().any(|one| one.guest == guest && one.muted)
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
            let known = self.numbers.all.iter().find(|known| known.guest == one.guest)?;
            Some(Watcher { number: known.number, name, muted: known.muted })
        };
        let mut watching: Vec<_> = watching.filter_map(watcher).collect();
        watching.sort_by_key(|one| one.number);
        // Somebody with several pages is one watcher.
        watching.dedup_by_key(|one| one.number);
        watching
    }

    /// The guest with this number, who watches.
    fn watcher(&self, number: u32) -> Result<GuestId, Reply<G>> {
        let watches = self.watching().iter().any(|one| one.number == number);
        let guest = self.numbers.guest(number).filter(|_| watches);
        guest.cloned().ok_or_else(|| denied(Denied::Taken))
    }

    /// The host sends somebody away who watches.
    pub fn remove_watcher(&self, number: u32) -> Result<Plan<G>, Reply<G>> {
        let guest = self.watcher(number)?;
        if self.facts.made_by(&guest) {
            return Err(denied(Denied::Protected));
        }
        let known = self.facts.people.number_of(&guest);
        let name = known.map_or("", |number| self.facts.people.name(number));
        let person = self.facts.people.called(&guest, name);
        let mut plan = Plan::rows(vec![Row::Barred(person.number)]);
        plan.people.push(person);
        Ok(plan)
    }

    /// The host decides whether somebody who watches may talk.
    pub fn mute_watcher(&mut self, number: u32, muted: bool) -> Result<Plan<G>, Reply<G>> {
        let guest = self.watcher(number)?;
        if self.facts.made_by(&guest) {
            return Err(denied(Denied::Protected));
        }
        if let Some(one) = self.numbers.all.iter_mut().find(|one| one.number == number) {
            one.muted = muted;
        }
        self.version += 1;
        Ok(Plan::rows(Vec::new()))
    }

    /// Checks that somebody is heard who wants to say something.
    pub fn check_heard(&self, guest: &str, seat: Option<Seat>) -> Result<(), Reply<G>> {
        match seat {
            None if self.numbers.is_muted(guest) => Err(denied(Denied::Muted)),
            None | Some(_) => Ok(()),
        }
    }
}
