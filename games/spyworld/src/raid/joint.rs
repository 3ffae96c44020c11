//! Stops and guards on one tour: which guards could still be met on the way through given stops.
//!
//! The table takes a millisecond or so to fill. A search asks for it only when it turns out to be hard.

use crate::raid::distances::Distances;
use crate::raid::legs::Legs;
use crate::raid::plan::Plan;
use crate::raid::prices::Purse;
use crate::raid::room_set::{PerRoom, RoomSet};
use crate::raid::tours::Tours;

/// The most rooms on one tour; each wall that may be drilled takes one away, as it doubles the work.
const MAX_ROOMS_TOURED: u8 = 15;

/// Tours through stops and guards.
#[derive(Clone, Debug, Default)]
pub(crate) struct Joint {
    legs: Legs,
    is_ready: bool,
    /// Guards on tours.
    rooms: RoomSet,
    /// Each guard as a bit of a set that begins with the stops, by room.
    bit: PerRoom<u16>,
}

impl Joint {
    /// Forgets the tours of another raid.
    pub(crate) const fn forget(&mut self) {
        self.is_ready = false;
    }

    pub(crate) const fn is_ready(&self) -> bool {
        self.is_ready
    }

    pub(crate) fn prepare(
        &mut self,
        distances: &Distances,
        tours: &Tours,
        drills: u8,
        guards: RoomSet,
    ) {
        let most = MAX_ROOMS_TOURED - drills.min(2);
        let mut order = tours.order();
        order.extend(guards.iter().take(usize::from(most.saturating_sub(tours.count))));
        self.rooms = RoomSet::NONE;
        for (index, &room) in order.iter().enumerate().skip(usize::from(tours.count)) {
            self.rooms = self.rooms.with(room);
            *self.bit.at_mut(room) = 1 << index;
        }
        self.legs.prepare(distances, &order, drills);
        self.is_ready = true;
    }
}

/// What is asked: from this room, with so many walls to drill, with so much movement and so many points.
pub(crate) struct Asked<'a> {
    pub(crate) joint: &'a Joint,
    pub(crate) plan: &'a Plan,
    pub(crate) layer: u8,
    pub(crate) room: u8,
    pub(crate) movement: u8,
}

impl Asked<'_> {
    /// Could so many of these guards be met and paid for on one tour with all of these stops?
    pub(crate) fn has(&self, stops: u16, guards: RoomSet, number: u8, purse: &Purse) -> bool {
        // Guards on no tour are at hand.
        let number = number.saturating_sub(guards.without(self.joint.rooms).len());
        self.more(stops, guards.and(self.joint.rooms), number, purse.combat, purse.total)
    }

    /// One guard after the other: a tour that is too long does not become shorter by one more.
    fn more(&self, set: u16, guards: RoomSet, number: u8, combat: i16, total: i16) -> bool {
        if number == 0 {
            return true;
        }
        let mut left = guards;
        while let Some(guard) = left.pop() {
            if left.len() + 1 < number {
                return false;
            }
            let cost = self.plan.cost.at(guard);
            let (combat, total) = (combat - i16::from(cost.combat), total - cost.total());
            let with = set | self.joint.bit.at(guard);
            let tour = self.joint.legs.least(self.layer, with);
            let fits = tour.is_none_or(|least| *least.at(self.room) <= self.movement);
            if combat >= 0 && total >= 0 && fits && self.more(with, left, number - 1, combat, total)
            {
                return true;
            }
        }
        false
    }
}
