//! Small closed numbers for everything that can be named: rooms, cards, upgrades, gadgets, agents, missions.
//!
//! A number may come from a stranger's frame: whether an edition knows it is asked where it is used.

use core::num::NonZeroU8;

use serde::{Deserialize, Serialize};

/// SW-2.1: planning cards lie in so many stacks.
pub const STACKS: usize = 3;
/// SW-2.1: so many cards in each of them.
pub const STACK_CARDS: usize = 36;
/// SW-2.1: so many missions lie open.
pub const OPEN_MISSIONS: usize = 3;
/// SW-1.3: gadgets are numbered 1 to 5.
pub const GADGETS: usize = 5;
/// SW-1.1: circles on a track.
pub const TRACK: u8 = 20;
/// Ruling under SW-7.7: more moves than this no raid has, so that free steps cannot go on for ever.
pub const MAX_MOVES: usize = 48;

/// What can be drawn into a room: three traps, three guards, three secrets, in this order.
pub const UPGRADES: u8 = 9;

/// An upgrade, stored one higher so that an empty room costs nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Upgrade(NonZeroU8);

/// The three classes of upgrades.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// Costs stealth to enter.
    Trap,
    /// Costs combat to enter.
    Guard,
    /// Is stolen on entering.
    Secret,
}

impl Upgrade {
    /// The upgrade with this place in the edition, counted from 0.
    #[must_use]
    pub const fn new(index: u8) -> Self {
        match NonZeroU8::new(index.saturating_add(1)) {
            Some(number) => Self(number),
            None => Self(NonZeroU8::MAX),
        }
    }

    /// Its place in the edition, counted from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0.get() - 1
    }

    /// Trap, guard or secret.
    #[inline]
    #[must_use]
    pub const fn class(self) -> Class {
        match self.index() / 3 {
            0 => Class::Trap,
            1 => Class::Guard,
            _ => Class::Secret,
        }
    }

    /// Its place within its class: 0, 1 or 2.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> usize {
        (self.index() % 3) as usize
    }
}

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            /// Its place in a list.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The number as a bit of a set; numbers past 7 have none.
            #[inline]
            #[must_use]
            pub const fn bit(self) -> u8 {
                if self.0 < 8 { 1 << self.0 } else { 0 }
            }
        }
    )*};
}
numbers! {
    /// A kind of planning card, in the order of the edition; several cards may be of one kind.
    Card
    /// A stack of planning cards, counted from 0; people say 1 to 3.
    Stack
    /// A gadget, counted from 0; people say 1 to 5.
    Gadget
    /// An agent, in the order of the edition.
    Agent
    /// A mission, in the order of the edition.
    Mission
    /// A domicile, counted from 0; people say 1 to 4.
    Domicile
}

/// What an agent is trained in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Track {
    /// A step costs it.
    Movement,
    /// Traps cost it.
    Stealth,
    /// Guards cost it.
    Combat,
}

impl Track {
    /// All of them, in the order of the sheet.
    pub const ALL: [Self; 3] = [Self::Movement, Self::Stealth, Self::Combat];

    /// Its place on the sheet.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The numbers of the bits that are set, ascending.
#[inline]
pub(crate) fn bits(set: impl Into<u64>) -> impl Iterator<Item = u8> + Clone {
    let mut set: u64 = set.into();
    core::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(lowest)
    })
}
