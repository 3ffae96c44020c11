//! What a raid brings home, and what that is worth to somebody.

/// What a raid brings home.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Haul {
    /// Value of the secrets stolen, a set of three kinds included.
    pub loot: u16,
    /// Different rooms entered, the entrance included (SW-9.1).
    pub rooms: u8,
    /// Guards beaten.
    pub guards: u8,
    /// Traps sprung that count for their owner.
    pub traps: u8,
}

impl Haul {
    /// Is this one at least as good in every respect? Fewer traps are better: they are the owner's.
    #[inline]
    #[must_use]
    pub const fn covers(&self, other: &Self) -> bool {
        self.loot >= other.loot
            && self.rooms >= other.rooms
            && self.guards >= other.guards
            && self.traps <= other.traps
    }
}

/// What a haul is worth to the raider. Each weight is [`Weights::MOST`] at most; more counts as that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Weights {
    /// For each $ of loot.
    pub loot: u16,
    /// For each room entered.
    pub room: u16,
    /// For each guard beaten.
    pub guard: u16,
    /// Taken off for each trap sprung.
    pub trap: u16,
}

impl Default for Weights {
    fn default() -> Self {
        Self::LOOT
    }
}

impl Weights {
    /// The most that one thing can be worth.
    pub const MOST: u16 = 4095;

    /// Nothing but loot counts.
    pub const LOOT: Self = Self { loot: 1, room: 0, guard: 0, trap: 0 };

    /// What this haul is worth.
    #[inline]
    #[must_use]
    pub const fn value(&self, haul: &Haul) -> i32 {
        let Self { loot, room, guard, trap } = self.within();
        loot as i32 * haul.loot as i32
            + room as i32 * haul.rooms as i32
            + guard as i32 * haul.guards as i32
            - trap as i32 * haul.traps as i32
    }

    /// The same weights, none above the most.
    #[inline]
    pub(crate) const fn within(self) -> Self {
        const fn least(one: u16) -> u16 {
            if one < Weights::MOST { one } else { Weights::MOST }
        }
        Self {
            loot: least(self.loot),
            room: least(self.room),
            guard: least(self.guard),
            trap: least(self.trap),
        }
    }
}
