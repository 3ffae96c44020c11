//! Who may have a table open, and who may sit down: decided by what the table is now, whenever it matters.

use game::{Playable, Seat, Viewer};
use table::Sitter;
use wire::{Denied, Stage, You};

use super::guests::{Connected, Key};
use super::inner::Inner;
use super::plan::{Reply, denied};

impl<G: Playable> Inner<G> {
    /// May this guest open the table with the token that has this hash?
    pub fn may_open(&self, guest: &str, token: Option<&str>) -> bool {
        // After the start the link to a chair lets nobody in; people who came by it before the start stay.
        let begun = self.facts.start.is_some();
        let by_seat_link = !begun && self.has_seat_link(token);
        !self.facts.is_barred(guest) && (by_seat_link || self.may_stay(guest, token))
    }

    /// May this guest stay, who came with the token that has this hash?
    fn may_stay(&self, guest: &str, token: Option<&str>) -> bool {
        let facts = &self.facts;
        let sits = facts.seat_of(guest).is_some();
        let by_cookie = sits || self.is_invited(guest);
        let by_link = token.is_some_and(|token| token == facts.watch_link);
        let offered = token.is_some_and(|token| self.opened_by(token).is_some());
        !facts.is_barred(guest) && (by_cookie || by_link || offered)
    }

    fn has_seat_link(&self, token: Option<&str>) -> bool {
        token.is_some_and(|token| token == self.facts.seat_link)
    }

    /// Does this guest need no link?
    fn is_invited(&self, guest: &str) -> bool {
        let facts = &self.facts;
        let invited = facts.person_of(guest).is_some_and(|one| facts.invited.contains(&one));
        invited || facts.made_by(guest)
    }

    /// The open seat of a running game to which the token with this hash leads.
    fn opened_by(&self, token: &str) -> Option<Seat> {
        let links = self.facts.seat_links.iter().filter(|one| one.person.is_none());
        links.filter(|one| one.link == token).map(|one| one.seat).next()
    }

    /// The seat of the running game that this connection may take over.
    fn offer(&self, one: &Connected<G>) -> Option<Seat> {
        let running = self.stage() == Stage::Running;
        let seat = self.opened_by(one.token.as_deref()?).filter(|_| running)?;
        (!self.facts.saw_another(&one.guest, seat)).then_some(seat)
    }

    /// May this connection take one of the open chairs?
    fn may_sit(&self, one: &Connected<G>) -> bool {
        if self.facts.seat_of(&one.guest).is_some() {
            return true;
        }
        match self.stage() {
            Stage::Waiting | Stage::Dealing => {
                self.is_invited(&one.guest) || self.has_seat_link(one.token.as_deref())
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
        let open = self.facts.chairs.get(seat.index()).is_some_and(|it| it.sitter == Sitter::Open);
        if !open || !self.may_sit(one) || (running && self.offer(one) != Some(seat)) {
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
            let by_seat_link = self.has_seat_link(token) && !self.facts.is_barred(&one.guest);
            by_seat_link || self.may_stay(&one.guest, token)
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
