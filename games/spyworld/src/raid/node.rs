//! A position of the search: just behind the door of a room that was opened, or that a gadget led to.

use crate::raid::haul::Haul;
use crate::raid::lair::Cost;
use crate::raid::plan::{ENOUGH, Plan};
use crate::raid::raider::{BOOT_STEPS, Gadget, Raider};
use crate::raid::room_set::RoomSet;
use crate::raid::standing::Standing;
use crate::raid::tours::Tours;

/// What can still be used: gadgets as in [`crate::raid::Gadgets`], the second use of one, the diagonal step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Uses(pub(crate) u8);

impl Uses {
    pub(crate) const AGAIN: u8 = 1 << 5;
    const DIAGONAL: u8 = 1 << 6;

    fn of(raider: &Raider, from: &Standing) -> Self {
        let mut uses = raider.gadgets.0 & !from.used.0 & 0b1_1111;
        if from.again {
            uses |= Self::AGAIN;
        }
        if from.diagonal {
            uses |= Self::DIAGONAL;
        }
        Self(uses)
    }

    /// How often the gadget can still be used.
    #[inline]
    pub(crate) const fn left(self, plan: &Plan, gadget: Gadget) -> u8 {
        let again = if plan.owned.has(gadget) { self.0 >> 5 & 1 } else { 0 };
        (self.0 >> gadget as u8 & 1) + again
    }

    #[inline]
    pub(crate) const fn without(self, gadget: Gadget) -> Self {
        let bit = 1 << gadget as u8;
        Self(self.0 & !if self.0 & bit != 0 { bit } else { Self::AGAIN })
    }

    #[inline]
    pub(crate) const fn diagonal(self) -> bool {
        self.0 & Self::DIAGONAL != 0
    }

    #[inline]
    pub(crate) const fn without_diagonal(self) -> Self {
        Self(self.0 & !Self::DIAGONAL)
    }
}

/// A position. Darts and the splitting of *either* are left open: whether the points suffice depends only on
/// the rooms opened, so both are decided when the path is known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) room: u8,
    /// Movement left, steps of the boots included.
    pub(crate) reach: u8,
    /// Steps of the boots left.
    pub(crate) boots: u8,
    pub(crate) uses: Uses,
    /// Rooms that cost only movement.
    pub(crate) done: RoomSet,
    /// Rooms entered.
    pub(crate) seen: RoomSet,
    /// Stops stolen.
    pub(crate) stops: u16,
    /// Secrets stolen, and their kinds.
    pub(crate) stolen: u8,
    pub(crate) kinds: u8,
    /// Points asked for, darts not counted.
    pub(crate) stealth: i16,
    pub(crate) combat: i16,
    pub(crate) total: i16,
    pub(crate) haul: Haul,
}

impl Node {
    /// Where the search begins.
    pub(crate) fn start(plan: &Plan, lair_haul: Haul, raider: &Raider, from: &Standing) -> Self {
        let secrets = from.done.and(plan.secrets);
        let boots = from.boots.min(ENOUGH);
        let movement = from.movement.min(ENOUGH);
        // If visits count for nothing, all rooms are taken as seen, so that positions fall together.
        let seen = if plan.weights.room == 0 { plan.all } else { RoomSet::NONE };
        Self {
            room: from.room,
            reach: movement + boots,
            boots,
            uses: Uses::of(raider, from),
            done: from.done.or(plan.idle()),
            seen: from.seen.or(seen),
            stops: 0,
            stolen: secrets.len(),
            kinds: secrets.iter().fold(0, |kinds, room| kinds | plan.kind.at(room)),
            stealth: 0,
            combat: 0,
            total: 0,
            haul: lair_haul,
        }
    }

    /// The boots are put on at once: every step they spare costs one movement, so waiting gains nothing.
    pub(crate) const fn booted(&self, plan: &Plan) -> Option<Self> {
        if self.uses.left(plan, Gadget::Boots) == 0 {
            return None;
        }
        let mut new = *self;
        new.uses = self.uses.without(Gadget::Boots);
        new.reach += BOOT_STEPS;
        new.boots += BOOT_STEPS;
        Some(new)
    }

    /// Takes so many steps.
    #[inline]
    pub(crate) const fn walk(&mut self, far: u8) {
        self.reach = self.reach.saturating_sub(far);
        self.boots = self.boots.saturating_sub(far);
    }

    /// Opens the room: pays, and takes what is there.
    #[inline]
    pub(crate) fn open(&mut self, plan: &Plan, tours: &Tours) {
        let room = self.room;
        let cost = plan.cost.at(room);
        self.stealth += i16::from(cost.stealth);
        self.combat += i16::from(cost.combat);
        self.total += cost.total();
        self.done = self.done.with(room);
        if plan.secrets.has(room) {
            if self.stolen < plan.bonus {
                self.reach += 1;
            }
            self.stolen += 1;
            self.stops |= tours.bit.at(room);
            let before = self.kinds & 0b111;
            self.kinds |= plan.kind.at(room);
            let set = if before != 0b111 && self.kinds & 0b111 == 0b111 { plan.set } else { 0 };
            self.haul.loot = self.haul.loot.saturating_add(*plan.loot.at(room)).saturating_add(set);
        } else if plan.guards.has(room) {
            self.haul.guards += 1;
        } else if plan.traps.has(room) && plan.traps_count {
            self.haul.traps += 1;
        }
    }

    /// Could every one of these rooms be opened, and without harm? Then no gadget need spare any, and it is
    /// never better to go round one.
    pub(crate) fn is_ample(&self, plan: &Plan, rooms: RoomSet) -> bool {
        if plan.weights.trap > 0 && plan.traps_count && !rooms.and(plan.traps).is_empty() {
            return false;
        }
        self.has_points(plan, rooms)
    }

    /// Could every one of these rooms be opened without darts?
    pub(crate) fn has_points(&self, plan: &Plan, rooms: RoomSet) -> bool {
        let mut all = *self;
        for room in rooms.iter() {
            let cost = plan.cost.at(room);
            all.stealth += i16::from(cost.stealth);
            all.combat += i16::from(cost.combat);
            all.total += cost.total();
        }
        all.fits(plan, Cost::default(), Cost::default())
    }

    /// SW-7.3: do the points suffice, with darts against the right guards?
    #[inline]
    pub(crate) fn is_paid(&self, plan: &Plan, started: RoomSet) -> bool {
        self.fits(plan, Cost::default(), Cost::default()) || self.darted(plan, started).is_some()
    }

    /// Guards that darts must beat for the points to suffice.
    pub(crate) fn darted(&self, plan: &Plan, started: RoomSet) -> Option<RoomSet> {
        if self.fits(plan, Cost::default(), Cost::default()) {
            return Some(RoomSet::NONE);
        }
        let darts = self.uses.left(plan, Gadget::Darts);
        if darts == 0 {
            return None;
        }
        let beaten = self.done.and(plan.guards).without(started);
        let one = |&guard: &u8| self.fits(plan, *plan.cost.at(guard), Cost::default());
        if let Some(guard) = beaten.iter().find(one) {
            return Some(RoomSet::of(guard));
        }
        if darts == 1 {
            return None;
        }
        let pairs = beaten.iter().flat_map(|one| beaten.iter().map(move |other| (one, other)));
        let two = |&(one, other): &(u8, u8)| {
            one < other && self.fits(plan, *plan.cost.at(one), *plan.cost.at(other))
        };
        pairs.into_iter().find(two).map(|(one, other)| RoomSet::of(one).with(other))
    }

    #[inline]
    fn fits(&self, plan: &Plan, one: Cost, other: Cost) -> bool {
        let stealth = self.stealth - i16::from(one.stealth) - i16::from(other.stealth);
        let combat = self.combat - i16::from(one.combat) - i16::from(other.combat);
        let total = self.total - one.total() - other.total();
        stealth <= plan.stealth && combat <= plan.combat && total <= plan.stealth + plan.combat
    }
}
