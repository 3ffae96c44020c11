//! Small closed numbers for cities, spaces, missions and slots, and tables over them.
//!
//! A number may come from a stranger's frame: whether an edition knows it is asked where it is used.

use core::num::NonZeroU8;

use serde::{Deserialize, Serialize};

/// No map has more cities than this.
pub const MAX_CITIES: usize = 16;
/// No map has more spaces than this: a set of them is one `u64`.
pub const MAX_SPACES: usize = 64;
/// No map has more routes than this.
pub const MAX_ROUTES: usize = 32;
/// SC-5.2: with a longer route somebody could be left without any action.
pub const MAX_ROUTE_SPACES: u8 = 7;
/// SC-2.2: the missions of a full edition, and the most the deck can hold.
pub const DECK_MISSIONS: usize = 43;
/// SC-2.3: the start missions of a full edition.
pub const START_MISSIONS: usize = 5;
/// SC-3.2: open missions of one seat.
pub const MAX_OPEN: usize = 3;
/// SC-1.3: mission slots.
pub const SLOTS: usize = 4;
/// SC-8.1: so many completed missions begin the end.
pub const ENOUGH: u32 = 7;
/// The most cities on one mission.
pub const MAX_CITIES_ON_MISSION: usize = 4;

/// A city, in the order of the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct City(pub u8);

impl City {
    /// The city as a bit of a set.
    #[inline]
    pub(crate) const fn bit(self) -> u16 {
        1 << (self.0 & 15)
    }
}

/// A space, counted over all routes of the edition in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Space(pub u8);

impl Space {
    /// The space as a bit of a set.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

/// A mission: first the 43 of the deck, then the start missions. Stored one higher, so that "none" costs nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
pub struct Mission(NonZeroU8);

impl From<u8> for Mission {
    fn from(index: u8) -> Self {
        Self::new(index)
    }
}

impl From<Mission> for u8 {
    fn from(mission: Mission) -> Self {
        mission.index()
    }
}

impl Mission {
    /// The mission with this place in the edition, counted from 0.
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

    /// The mission as a bit of a set.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.index() & 63)
    }
}

/// A mission slot, counted from 0; people say 1 to 4, 1 being the oldest card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Slot(pub u8);

/// A table with one entry per number; its length is a power of two, so that no number is out of bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Table<T, const N: usize>([T; N]);

impl<T: Copy, const N: usize> Table<T, N> {
    const MASK: usize = {
        assert!(N.is_power_of_two());
        N - 1
    };

    pub(crate) const fn new(entries: [T; N]) -> Self {
        Self(entries)
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "masked below the length")]
    pub(crate) const fn at(&self, number: u8) -> &T {
        &self.0[number as usize & Self::MASK]
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "masked below the length")]
    pub(crate) const fn at_mut(&mut self, number: u8) -> &mut T {
        &mut self.0[number as usize & Self::MASK]
    }

    pub(crate) fn iter(&self) -> core::slice::Iter<'_, T> {
        self.0.iter()
    }
}

/// The numbers of the bits that are set, ascending.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(lowest)
    })
}
