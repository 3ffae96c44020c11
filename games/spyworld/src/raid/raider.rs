//! A raider: points, gadgets and the one ability of the agent, from a closed set.

use crate::raid::lair::{Content, Cost, Room};

/// Steps without movement that one use of the jet boots gives.
pub const BOOT_STEPS: u8 = 3;
/// Movement that one use of the grapnel costs.
pub const SWING: u8 = 2;

/// A gadget. Each may be used once (SW-7.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Gadget {
    /// Enters one trap room without stealth; the trap stays and does not count as sprung.
    Smoke,
    /// Beats one guard without combat.
    Darts,
    /// The next three steps that would cost movement cost none.
    Boots,
    /// Over one room in a straight line for two movement, not over walls; the room skipped is not entered.
    Grapnel,
    /// One step through one wall.
    Drill,
}

impl Gadget {
    /// All five, in the order of their numbers.
    pub const ALL: [Self; 5] = [Self::Smoke, Self::Darts, Self::Boots, Self::Grapnel, Self::Drill];
}

/// A set of gadgets: bit 0 is the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Gadgets(pub u8);

impl Gadgets {
    /// Is it in the set?
    #[inline]
    #[must_use]
    pub const fn has(self, gadget: Gadget) -> bool {
        self.0 & (1 << gadget as u8) != 0
    }

    /// The set and this gadget.
    #[inline]
    #[must_use]
    pub const fn with(self, gadget: Gadget) -> Self {
        Self(self.0 | 1 << gadget as u8)
    }
}

/// What the agent is good at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ability {
    /// Nothing in particular.
    #[default]
    None,
    /// One diagonal step, if one of the two ways round has no wall.
    Diagonal,
    /// Guards cost so much less.
    CheaperGuards(u8),
    /// Traps cost so much less.
    CheaperTraps(u8),
    /// One gadget may be used twice.
    OneGadgetTwice,
    /// One movement for each secret stolen, at most so many.
    MovementPerSecret(u8),
    /// Traps sprung do not count for their owner.
    TrapsUncounted,
    /// So much loot for a secret of each of the three kinds, once.
    SetOfKinds(u16),
    /// Every entry cost is *either*.
    EveryCostEither,
}

/// A raider at the entrance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Raider {
    /// Points of movement, the agent's bonus included.
    pub movement: u8,
    /// Points of stealth.
    pub stealth: u8,
    /// Points of combat.
    pub combat: u8,
    /// What the raider owns.
    pub gadgets: Gadgets,
    /// What the agent can do.
    pub ability: Ability,
}

impl Raider {
    /// What entering this room costs this raider.
    #[must_use]
    pub const fn cost(&self, room: &Room) -> Cost {
        let less = match (self.ability, room.content) {
            (Ability::CheaperGuards(less), Content::Guard)
            | (Ability::CheaperTraps(less), Content::Trap) => less,
            (Ability::EveryCostEither, _) => {
                let Cost { stealth, combat, either } = room.cost;
                let either = stealth.saturating_add(combat).saturating_add(either);
                return Cost { stealth: 0, combat: 0, either };
            }
            _ => 0,
        };
        // A cost has one kind of points; if an edition mixes them, the discount is taken from the first.
        let Cost { stealth, combat, either } = room.cost;
        let less_of = less.saturating_sub(stealth);
        let least = less_of.saturating_sub(combat);
        Cost {
            stealth: stealth.saturating_sub(less),
            combat: combat.saturating_sub(less_of),
            either: either.saturating_sub(least),
        }
    }
}
