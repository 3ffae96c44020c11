//! Who may have a table open, and who may sit down: decided by what the table is now, whenever it matters.

#[cfg(test)]
mod tests;

use std::collections::HashSet;

use game::{Playable, Seat, Viewer};
use table::Sitter;
use wire::{Denied, Stage, You};

use super::facts::Facts;
use super::guests::{Connected, Key};
use super::inner::Inner;
use super::plan::{Reply, denied};
use crate::admissions::{Admission, Right};

impl<O: Clone> Facts<O> {
    /// May this guest open the table with the token that has this hash?
    pub fn may_open(&self, guest: &str, token: Option<&str>) -> bool {
        // After the start the link to a chair lets nobody in; people who came by it before the start stay.
        let begun = self.start.is_some();
        let by_seat_link = !begun && self.has_seat_link(token);
        !self.is_barred(guest) && (by_seat_link || self.may_stay(guest, token))
    }

    /// Who may open the table, or come back to it by a personal link.
    pub fn admission(&self) -> Admission {
        let barred: HashSet<u32> = self.barred.iter().copied().collect();
        let sitting = self.chairs.iter().filter_map(|chair| chair.person);
        let invited: HashSet<u32> =
            self.invited.iter().copied().chain(sitting).chain([self.host]).collect();
        let right = |number| {
            let person = self.devices.get(&number).copied().unwrap_or(number);
            if barred.contains(&number) || barred.contains(&person) {
                Right::Barred
            } else if invited.contains(&person) {
                Right::ComeIn
            } else {
                Right::Nothing
            }
        };
        let guests = self.people.guests();
        let offers = self.seat_links.iter().filter(|one| one.person.is_none());
        let personal = self.seat_links.iter().map(|one| &one.link);
        let seat_link = self.start.is_none().then_some(&self.seat_link);
        let links = seat_link.into_iter().chain([&self.watch_link]);
        Admission {
            guests: guests.map(|(number, guest)| (guest.clone(), right(number))).collect(),
            links: links.chain(offers.map(|one| &one.link)).cloned().collect(),
            personal: personal.filter(|link| self.person_behind(link).is_some()).cloned().collect(),
        }
    }

    /// May this guest stay, who came with the token that has this hash?
    fn may_stay(&self, guest: &str, token: Option<&str>) -> bool {
        let sits = self.seat_of(guest).is_some();
        let by_cookie = sits || self.is_invited(guest);
        let by_link = token.is_some_and(|token| token == self.watch_link);
        let offered = token.is_some_and(|token| self.opened_by(token).is_some());
        !self.is_barred(guest) && (by_cookie || by_link || offered)
    }

    fn has_seat_link(&self, token: Option<&str>) -> bool {
        token.is_some_and(|token| token == self.seat_link)
    }

    /// Does this guest need no link?
    fn is_invited(&self, guest: &str) -> bool {
        let invited = self.person_of(guest).is_some_and(|one| self.invited.contains(&one));
        invited || self.made_by(guest)
    }

    /// The open seat of a running game to which the token with this hash leads.
    fn opened_by(&self, token: &str) -> Option<Seat> {
        let links = self.seat_links.iter().filter(|one| one.person.is_none());
        links.filter(|one| one.link == token).map(|one| one.seat).next()
    }

    /// The person whose own link has this hash.
    pub fn person_behind(&self, link: &str) -> Option<u32> {
        let mut links = self.seat_links.iter();
        let person = links.find(|one| one.link == link).and_then(|one| one.person);
        // Rows keep the link of somebody who was forgotten, but nobody comes back as that person.
        person.filter(|person| !self.is_forgotten(*person))
    }
}

impl<G: Playable> Inner<G> {
    /// The seat that is free for this connection: one of the running game that it may take over, or the one that is
    /// kept for this guest at a rematch.
    fn offer(&self, one: &Connected<G>) -> Option<Seat> {
        match self.stage() {
            Stage::Waiting => self.facts.kept_for(&one.guest),
            Stage::Running => {
                let seat = self.facts.opened_by(one.token.as_deref()?)?;
                (!self.facts.saw_another(&one.guest, seat)).then_some(seat)
            }
            Stage::Dealing | Stage::Over => None,
        }
    }

    /// Is this chair free for this guest? Before the start that of a bot is, and one that is kept for somebody is free
    /// for that person alone.
    fn is_free(&self, seat: Seat, guest: &str) -> bool {
        self.facts.chairs.get(seat.index()).is_some_and(|chair| match chair.sitter {
            Sitter::Person => false,
            Sitter::Bot(_) => self.stage() == Stage::Waiting,
            Sitter::Open => {
                chair.kept_for.is_none() || chair.kept_for == self.facts.person_of(guest)
            }
        })
    }

    /// May this connection take one of the open chairs?
    fn may_sit(&self, one: &Connected<G>) -> bool {
        if self.facts.seat_of(&one.guest).is_some() {
            return true;
        }
        match self.stage() {
            Stage::Waiting | Stage::Dealing => {
                self.facts.is_invited(&one.guest) || self.facts.has_seat_link(one.token.as_deref())
            }
            Stage::Running => self.offer(one).is_some(),
            Stage::Over => false,
        }
    }

    /// Checks that this connection may take this chair.
    pub fn check_sit(&self, key: Key, seat: Seat) -> Result<(), Reply<G>> {
        let one = self.guests.get(key).ok_or_else(|| denied(Denied::Taken))?;
        let running = self.stage() == Stage::Running;
        if running && self.facts.saw_another(&one.guest, seat) {
            return Err(denied(Denied::OtherSeat));
        }
        if !self.is_free(seat, &one.guest)
            || !self.may_sit(one)
            || (running && self.offer(one) != Some(seat))
        {
            return Err(denied(Denied::Taken));
        }
        Ok(())
    }

    /// What a connection is told about its own place.
    pub fn you(&self, table: &str, key: Key, viewer: Viewer) -> Option<You> {
        let one = self.guests.get(key)?;
        let offer = self.offer(one).filter(|_| viewer == Viewer::Spectator);
        let (may_sit, host) = (self.may_sit(one), self.is_host(&one.guest));
        Some(You { table: table.to_owned(), viewer, may_sit, host, offer })
    }

    /// Sends everybody away who could not be here by what the table is now.
    pub fn review(&mut self) {
        let stays = |one: &Connected<G>| {
            let token = one.token.as_deref();
            let by_seat_link = self.facts.has_seat_link(token) && !self.facts.is_barred(&one.guest);
            by_seat_link || self.facts.may_stay(&one.guest, token)
        };
        let gone: Vec<Key> = self.guests.keys(|one| !stays(one));
        gone.into_iter().for_each(|key| self.guests.close(key));
        // A seated person may stand up and sit down again, as if they had come by the newest link.
        let facts = &self.facts;
        let sits = |person| facts.seat_of_person(person).is_some();
        for one in self.guests.iter_mut().filter(|one| one.person.is_some_and(sits)) {
            one.token = Some(facts.seat_link.clone());
        }
    }
}
