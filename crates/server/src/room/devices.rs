//! One person on several devices: a personal link leads to one's own seat, and works once. The guest who opens it is
//! that person from then on.
//!
//! The device that sat down always stays that person. When it asks for another link, all devices that came by a link
//! before lose the seat: this is what to do about a stolen link.

use std::sync::Arc;

use game::Playable;
use wire::{Denied, ToClient};

use super::Room;
use super::facts::Row;
use super::inner::Inner;
use super::new_table::new_seat_link;
use super::plan::{Plan, Reply, denied, no_randomness};
use crate::limiter::Payer;
use crate::token::hash;

impl<G: Playable> Inner<G> {
    /// A link to this guest's own seat.
    pub fn return_link(&self, guest: &str) -> Result<Plan<G>, Reply<G>> {
        let facts = &self.facts;
        let person = facts.person_of(guest).ok_or_else(|| denied(Denied::NoSeat))?;
        let seat = facts.seat_of_person(person).ok_or_else(|| denied(Denied::NoSeat))?;
        let (token, row) =
            new_seat_link(&self.system, seat, Some(person)).map_err(no_randomness::<G>)?;
        let first = facts.people.number_of(guest) == Some(person);
        let has_others = facts.devices.values().any(|of| *of == person);
        let alone = (first && has_others).then_some(Row::OneDevice(person));
        let mut plan = Plan::rows(alone.into_iter().chain([row]).collect());
        plan.replies.push(ToClient::SeatLink { seat, token });
        Ok(plan)
    }

    /// Sends all devices of this person away but the one that sat down; who was who is still known.
    pub fn close_devices(&mut self, person: u32) {
        let people = &self.facts.people;
        let keys = self
            .guests
            .keys(|one| one.person == Some(person) && people.number_of(&one.guest) != Some(person));
        keys.into_iter().for_each(|key| self.guests.close(key));
    }

    /// Makes this guest the person whose own link has this hash.
    fn returned(&self, guest: &str, link: &str) -> Result<Plan<G>, Reply<G>> {
        let facts = &self.facts;
        let person = facts.person_behind(link).ok_or_else(|| denied(Denied::NoTable))?;
        let seat = facts.seat_of_person(person).ok_or_else(|| denied(Denied::NoTable))?;
        if facts.is_barred(guest) {
            return Err(denied(Denied::NoTable));
        }
        // Nobody is two people at one table.
        let elsewhere = facts.seat_of(guest).is_some() || facts.made_by(guest);
        if elsewhere || facts.saw_another(guest, seat) {
            return Err(denied(Denied::OtherSeat));
        }
        let name = facts.people.number_of(guest).map_or("", |number| facts.people.name(number));
        let device = facts.people.called(guest, name);
        let mut plan = Plan::rows(vec![Row::Returned { person, device: device.number }]);
        plan.people.push(device);
        Ok(plan)
    }
}

impl<G: Playable> Room<G> {
    /// Somebody comes with a token; if it is a person's own link, this guest is that person from now on.
    pub async fn come_back(
        self: &Arc<Self>,
        guest: &str,
        token: &str,
        payer: &Payer,
    ) -> Result<(), Denied> {
        let link = hash(token);
        let comes_back = {
            let inner = self.inner();
            let person = inner.facts.person_behind(&link);
            person.is_some() && inner.facts.person_of(guest) != person
        };
        if !comes_back {
            return Ok(());
        }
        let replies = self.carry_out(|inner| inner.returned(guest, &link), Some(payer)).await;
        let denied = replies.into_iter().find_map(|reply| match reply {
            ToClient::Denied(why) => Some(why),
            _ => None,
        });
        denied.map_or(Ok(()), Err)
    }
}
