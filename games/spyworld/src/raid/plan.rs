//! A raid made ready for searching: sets in place of lists, and what each room is good for.
//!
//! Rooms that cost no points and bring nothing are open from the start, so that no search ever has to decide
//! about them.

use crate::raid::haul::{Haul, Weights};
use crate::raid::lair::{Content, Cost, Lair, MAX_ROOMS, Way};
use crate::raid::raider::{Ability, Gadgets, Raider};
use crate::raid::room_set::{PerRoom, RoomSet};
use crate::raid::standing::Standing;

/// More movement, or more steps of boots, than this are never needed: every room of a lair can be entered with
/// less. Small enough for both of them and everything that may come to them.
pub(crate) const ENOUGH: u8 = 80;

/// A raid made ready.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// Rooms that adjoin without a wall.
    pub(crate) open: PerRoom<RoomSet>,
    /// Rooms behind a wall.
    pub(crate) walled: PerRoom<RoomSet>,
    /// Rooms the grapnel reaches.
    pub(crate) swing: PerRoom<RoomSet>,
    /// Rooms the diagonal step reaches.
    pub(crate) diagonal: PerRoom<RoomSet>,
    /// next by one movement
    pub(crate) beside: PerRoom<RoomSet>,
    pub(crate) all: RoomSet,
    /// Rooms that do no harm: they cost no points, and spring no trap that counts.
    pub(crate) harmless: RoomSet,
    /// Rooms that cost points.
    pub(crate) costly: RoomSet,
    /// Rooms that a step enters without movement.
    pub(crate) short: RoomSet,
    pub(crate) traps: RoomSet,
    pub(crate) guards: RoomSet,
    pub(crate) secrets: RoomSet,
    /// Rooms worth opening for what is in them.
    pub(crate) valued: RoomSet,
    pub(crate) cost: PerRoom<Cost>,
    /// Loot of secrets.
    pub(crate) loot: PerRoom<u16>,
    /// Kind of secrets, as a bit.
    pub(crate) kind: PerRoom<u8>,
    /// Loot for a set of three kinds.
    pub(crate) set: u16,
    /// Movement for secrets, at most.
    pub(crate) bonus: u8,
    /// Do traps count for their owner?
    pub(crate) traps_count: bool,
    pub(crate) owned: Gadgets,
    /// Points at the start.
    pub(crate) stealth: i16,
    pub(crate) combat: i16,
    /// Is everything asked for that no other covers, in place of the most of one value?
    pub(crate) is_front: bool,
    /// What is asked for.
    pub(crate) weights: Weights,
}

impl Plan {
    pub(crate) fn new(lair: &Lair, raider: &Raider, from: &Standing, weights: &Weights) -> Self {
        let mut plan = Self {
            open: PerRoom::of(RoomSet::NONE),
            walled: PerRoom::of(RoomSet::NONE),
            swing: PerRoom::of(RoomSet::NONE),
            diagonal: PerRoom::of(RoomSet::NONE),
            beside: PerRoom::of(RoomSet::NONE),
            all: lair.all(),
            costly: RoomSet::NONE,
            harmless: RoomSet::NONE,
            short: RoomSet::NONE,
            traps: RoomSet::NONE,
            guards: RoomSet::NONE,
            secrets: RoomSet::NONE,
            valued: RoomSet::NONE,
            cost: PerRoom::of(Cost::default()),
            loot: PerRoom::of(0),
            kind: PerRoom::of(0),
            set: 0,
            bonus: 0,
            traps_count: raider.ability != Ability::TrapsUncounted,
            owned: raider.gadgets,
            stealth: from.stealth.into(),
            combat: from.combat.into(),
            is_front: false,
            weights: *weights,
        };
        match raider.ability {
            Ability::MovementPerSecret(most) => plan.bonus = most.min(MAX_ROOMS as u8),
            Ability::SetOfKinds(more) => plan.set = more,
            Ability::None
            | Ability::Diagonal
            | Ability::CheaperGuards(_)
            | Ability::CheaperTraps(_)
            | Ability::OneGadgetTwice
            | Ability::TrapsUncounted
            | Ability::EveryCostEither => {}
        }
        for room in plan.all.iter() {
            plan.ways(lair, room);
            plan.furnish(lair, raider, room);
        }
        plan.harmless = plan.all.without(plan.costly);
        if plan.traps_count && plan.weights.trap > 0 {
            plan.harmless = plan.harmless.without(plan.traps);
        }
        for room in plan.all.iter() {
            let mut beside = *plan.open.at(room);
            let mut todo = beside.and(plan.short);
            while let Some(short) = todo.pop() {
                let fresh = plan.open.at(short).without(beside);
                beside = beside.or(fresh);
                todo = todo.or(fresh.and(plan.short));
            }
            *plan.beside.at_mut(room) = beside.without(RoomSet::of(room));
        }
        plan
    }

    fn ways(&mut self, lair: &Lair, room: u8) {
        for way in Way::ALL {
            let Some(next) = lair.next(room, way) else { continue };
            if lair.has_wall(room, way) {
                self.walled.add(room, next);
                continue;
            }
            self.open.add(room, next);
            if let Some(over) = lair.open(next, way) {
                self.swing.add(room, over);
            }
            for side in way.sides() {
                if let Some(over) = lair.open(next, side) {
                    self.diagonal.add(room, over);
                }
            }
        }
    }

    fn furnish(&mut self, lair: &Lair, raider: &Raider, room: u8) {
        let furnished = lair.room(room);
        let here = RoomSet::of(room);
        *self.cost.at_mut(room) = raider.cost(furnished);
        if *self.cost.at(room) != Cost::default() {
            self.costly = self.costly.or(here);
        }
        if furnished.short {
            self.short = self.short.or(here);
        }
        let valued = match furnished.content {
            Content::Empty => false,
            Content::Trap => {
                self.traps = self.traps.or(here);
                false
            }
            Content::Guard => {
                self.guards = self.guards.or(here);
                self.weights.guard > 0
            }
            Content::Secret { kind, value } => {
                self.secrets = self.secrets.or(here);
                *self.kind.at_mut(room) = 1 << (kind & 7);
                *self.loot.at_mut(room) = value;
                self.weights.loot > 0 && (value > 0 || self.set > 0) || self.bonus > 0
            }
        };
        if valued {
            self.valued = self.valued.or(here);
        }
    }

    /// Rooms that need no deciding: they cost nothing, bring nothing, and count for nobody.
    pub(crate) fn idle(&self) -> RoomSet {
        if self.weights.room > 0 {
            return RoomSet::NONE;
        }
        let spared = |&room: &u8| {
            *self.cost.at(room) == Cost::default()
                && !(self.traps.has(room) && self.traps_count && self.weights.trap > 0)
        };
        self.all.without(self.valued).iter().filter(spared).collect()
    }

    /// No haul is worth more: loot is counted up to a limit, however much there is.
    pub(crate) const fn ceiling(&self) -> i32 {
        let (rooms, guards) = (self.all.len(), self.guards.len());
        self.weights.value(&Haul { loot: u16::MAX, rooms, guards, traps: 0 })
    }

    /// Movement a plain step into a room costs.
    #[inline]
    pub(crate) const fn step(&self, room: u8) -> u8 {
        if self.short.has(room) { 0 } else { 1 }
    }
}

const _: () =
    assert!(ENOUGH as usize >= 2 * MAX_ROOMS && 2 * ENOUGH as usize + 2 * MAX_ROOMS < 250);
