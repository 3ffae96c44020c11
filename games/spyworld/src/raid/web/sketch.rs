//! A raid made ready to be drawn: what counts, what may be used, and how much of the truth is kept.

use crate::raid::haul::Haul;
use crate::raid::lair::MAX_ROOMS;
use crate::raid::node::{Node, Uses};
use crate::raid::plan::Plan;
use crate::raid::raider::Gadget;
use crate::raid::room_set::{PerRoom, RoomSet};
use crate::raid::web::choice::Manner;
use crate::raid::web::layout::Layout;

/// No raid with more movement than this, in units, is drawn.
const UNITS: u8 = 63;

/// Nor one with a room worth more than this.
const MOST_WORTH: i32 = 1 << 15;

/// What a raid is worth room by room, and what it takes.
#[derive(Clone, Debug)]
pub(crate) struct Terms {
    /// The worth of each room if it is opened, and if it is entered under smoke.
    opened: PerRoom<i32>,
    smoked: PerRoom<i32>,
    /// Movement there is, in units.
    pub(crate) budget: u8,
    /// Units per movement: two where rooms are short, as a door then takes a half on each side.
    pub(crate) unit: u8,
    /// Units that the diagonal step spares; they are part of the budget.
    pub(crate) spared: u8,
    /// What must be exceeded.
    pub(crate) floor: i32,
}

impl Terms {
    /// Unless there is too much movement, or too much to be had.
    pub(crate) fn new(plan: &Plan, start: &Node, closed: RoomSet) -> Option<Self> {
        let (mut opened, mut smoked) = (PerRoom::of(0), PerRoom::of(0));
        for room in plan.all.without(start.seen).iter() {
            *opened.at_mut(room) = i32::from(plan.weights.room);
            *smoked.at_mut(room) = i32::from(plan.weights.room);
        }
        for room in closed.iter() {
            let loot = *plan.loot.at(room);
            let guards = u8::from(plan.guards.has(room));
            let traps = u8::from(plan.traps.has(room) && plan.traps_count);
            *opened.at_mut(room) += plan.weights.value(&Haul { loot, rooms: 0, guards, traps });
        }
        // Values are multiplied later on.
        if opened.0.iter().any(|&worth| worth.abs() > MOST_WORTH) {
            return None;
        }
        let secrets = closed.and(plan.secrets).len();
        let bonus = plan.bonus.saturating_sub(start.stolen).min(secrets);
        let slant = u8::from(start.uses.diagonal());
        let movement = start.reach.checked_add(bonus)?.checked_add(slant)?;
        let unit = if plan.short.is_empty() { 1 } else { 2 };
        // The start is not entered, so that half a movement of its first door is not needed.
        let begun = if unit > 1 { plan.step(start.room) } else { 0 };
        let budget = movement.checked_mul(unit)?.checked_add(begun)?;
        let spared = slant * unit;
        (budget <= UNITS).then_some(Self { opened, smoked, budget, unit, spared, floor: 0 })
    }

    /// The same if nothing that is entered did any harm and the diagonal step were free.
    pub(crate) fn eased(&self) -> Self {
        let mut eased = Self { spared: 0, ..self.clone() };
        for worth in &mut eased.opened.0 {
            *worth = (*worth).max(0);
        }
        eased
    }

    /// The same for raids worth more than this.
    pub(crate) fn above(&self, floor: i32) -> Self {
        // No raid is worth more than this, or so little.
        let most = MOST_WORTH * MAX_ROOMS as i32;
        Self { floor: floor.clamp(-most, most), ..self.clone() }
    }

    /// Amounts of movement that can be used or left.
    #[inline]
    pub(crate) const fn lanes(&self) -> usize {
        self.budget as usize + 1
    }

    /// Units of a door between two rooms.
    #[inline]
    pub(crate) const fn door(&self, plan: &Plan, one: u8, other: u8) -> u8 {
        if self.unit == 1 { 1 } else { plan.step(one) + plan.step(other) }
    }

    /// What a room brings, come by like this.
    #[inline]
    pub(crate) const fn worth(&self, manner: Manner, room: u8) -> i32 {
        if manner.opens() {
            *self.opened.at(room)
        } else if manner.smokes() {
            *self.smoked.at(room)
        } else {
            0
        }
    }

    /// What smoke brings more than opening a room, or than leaving it.
    pub(crate) fn smoke(&self, room: u8) -> i32 {
        *self.smoked.at(room) - (*self.opened.at(room)).max(0)
    }
}

/// A raid made ready.
pub(crate) struct Sketch<'a> {
    pub(crate) plan: &'a Plan,
    pub(crate) layout: &'a Layout,
    pub(crate) terms: Terms,
    /// Where it starts, with nothing to use that is no part of a drawing.
    pub(crate) start: Node,
    /// Rooms of one colour, if every door is between two.
    pub(crate) colour: Option<RoomSet>,
    /// Is smoke used, and the grapnel?
    pub(crate) smokes: bool,
    pub(crate) swings: bool,
    /// Is a drawing for which less was used always as good?
    pub(crate) is_thrifty: bool,
    /// May movement be wasted?
    pub(crate) is_lax: bool,
}

impl Sketch<'_> {
    /// Could a room be come by like this, and would it be of use?
    pub(crate) fn allows(&self, manner: Manner, room: u8) -> bool {
        let plan = self.plan;
        if room == self.start.room {
            return manner.opens();
        }
        let closed = !self.start.done.has(room);
        let harms = closed && (plan.costly.has(room) || self.terms.worth(Manner::Enter, room) < 0);
        let smokes = self.smokes && (harms || closed && self.terms.smoke(room) > 0);
        match manner {
            Manner::Pass | Manner::Enter | Manner::EnterSlant | Manner::Slant => true,
            Manner::Smoke | Manner::SmokeSlant => smokes && plan.traps.has(room),
            Manner::Swing | Manner::SwingTwice | Manner::SwingSlant => self.swings && harms,
        }
    }
}

/// What can be used of all that the raider has: drills, and of the rest what is asked for.
pub(crate) fn kept(uses: Uses, smokes: bool, swings: bool, slants: bool) -> Uses {
    let bit = |gadget: Gadget, is_kept: bool| if is_kept { 0 } else { 1 << gadget as u8 };
    let idle = bit(Gadget::Boots, false)
        | bit(Gadget::Darts, false)
        | bit(Gadget::Smoke, smokes)
        | bit(Gadget::Grapnel, swings);
    let kept = Uses(uses.0 & !idle);
    if slants { kept } else { kept.without_diagonal() }
}
