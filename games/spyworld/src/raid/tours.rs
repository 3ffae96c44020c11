//! Which secrets could be stolen together, and for how much loot.
//!
//! Loot depends on nothing but the set of secrets stolen. So the bound asks, for each final set that would be
//! worth it: is there still movement enough to walk to what is missing of it?

use crate::raid::distances::Distances;
use crate::raid::legs::Legs;
use crate::raid::plan::Plan;
use crate::raid::room_set::{PerRoom, RoomSet};
use crate::raid::worth::worth_of;

/// For a front, more secrets than this are not toured together; what is beyond is taken to be at hand.
pub(crate) const MAX_STOPS: usize = 11;

/// A final set of stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Target {
    /// Loot of the raid with just this set.
    pub(crate) loot: u16,
    /// The stops, as a set.
    pub(crate) stops: u16,
}

/// Tours through the most valuable secrets, the *stops*.
#[derive(Clone, Debug)]
pub(crate) struct Tours {
    /// The rooms of the stops.
    pub(crate) rooms: RoomSet,
    /// Each stop as a bit of a set, by room.
    pub(crate) bit: PerRoom<u16>,
    /// How many there are.
    pub(crate) count: u8,
    /// Secrets that are no stops.
    pub(crate) beyond: RoomSet,
    legs: Legs,
    /// What each stop is worth, with its room.
    worth: Vec<i32>,
    /// Loot by set of stops, with the loot of the start.
    loot: Vec<u16>,
}

impl Tours {
    pub(crate) fn new() -> Self {
        Self {
            rooms: RoomSet::NONE,
            bit: PerRoom::of(0),
            count: 0,
            beyond: RoomSet::NONE,
            legs: Legs::default(),
            worth: Vec::new(),
            loot: Vec::new(),
        }
    }

    /// Plans all tours through these closed secrets, or through so many of them.
    pub(crate) fn prepare(
        &mut self,
        plan: &Plan,
        distances: &Distances,
        drills: u8,
        closed: RoomSet,
        most: usize,
    ) {
        let mut order: Vec<u8> = closed.iter().collect();
        order.sort_by_key(|&room| (u16::MAX - plan.loot.at(room), room));
        if plan.weights.loot == 0 {
            order.clear();
        }
        order.truncate(most);
        self.rooms = order.iter().copied().collect();
        self.beyond = closed.without(self.rooms);
        self.count = self.rooms.len();
        self.bit = PerRoom::of(0);
        for (index, &room) in order.iter().enumerate() {
            *self.bit.at_mut(room) = 1 << index;
        }
        self.legs.prepare(distances, &order, drills);
        let each = i32::from(plan.weights.room);
        self.worth = order.iter().map(|&room| each + worth_of(plan, room)).collect();
    }

    /// Loot of every set of stops, for a raid that has stolen these; each is a smaller one and its last stop.
    pub(crate) fn add_up(&mut self, plan: &Plan, stolen: RoomSet) {
        let kinds = |rooms: RoomSet| rooms.iter().fold(0, |kinds, room| kinds | plan.kind.at(room));
        let start = stolen.iter().map(|room| *plan.loot.at(room)).fold(0, u16::saturating_add);
        let mut sets = vec![(start, kinds(stolen))];
        for room in self.order() {
            for index in 0..sets.len() {
                let Some(&(loot, seen)) = sets.get(index) else { continue };
                sets.push((loot.saturating_add(*plan.loot.at(room)), seen | plan.kind.at(room)));
            }
        }
        self.loot.clear();
        // With secrets that are no stops, a set of kinds is not known from the stops.
        let set = if self.beyond.is_empty() { plan.set } else { 0 };
        let full = |kinds: u8| if kinds & 0b111 == 0b111 { set } else { 0 };
        self.loot.extend(sets.iter().map(|&(loot, kinds)| loot.saturating_add(full(kinds))));
    }

    /// The least movement from a room through all of these stops.
    #[inline]
    pub(crate) fn least(&self, layer: u8, room: u8, stops: u16) -> u8 {
        self.legs.least(layer, stops).map_or(u8::MAX, |least| *least.at(room))
    }

    /// What this stop is worth, with its room.
    #[inline]
    pub(crate) fn worth(&self, stop: u32) -> i32 {
        self.worth.get(stop as usize).copied().unwrap_or(0)
    }

    /// The rooms of the stops, in the order of their bits.
    pub(crate) fn order(&self) -> Vec<u8> {
        let mut order: Vec<u8> = self.rooms.iter().collect();
        order.sort_unstable_by_key(|&room| *self.bit.at(room));
        order
    }

    /// The loot of a raid with just these stops.
    #[inline]
    pub(crate) fn loot(&self, stops: u16) -> u16 {
        self.loot.get(usize::from(stops)).copied().unwrap_or(0)
    }

    /// Every final set, the richest first.
    pub(crate) fn targets(&self, into: &mut Vec<Target>) {
        into.clear();
        into.extend((0..).zip(&self.loot).map(|(stops, &loot)| Target { loot, stops }));
        into.sort_unstable_by(|one, other| other.cmp(one));
    }
}
