//! A set of rooms as one word, and tables over rooms in which no number is out of bounds.

use crate::raid::lair::MAX_ROOMS;

/// A set of rooms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoomSet(pub u32);

impl RoomSet {
    /// No room.
    pub const NONE: Self = Self(0);

    /// The set of one room.
    #[inline]
    #[must_use]
    pub const fn of(room: u8) -> Self {
        Self(1 << (room & 31))
    }

    /// Is the room in the set?
    #[inline]
    #[must_use]
    pub const fn has(self, room: u8) -> bool {
        self.0 & Self::of(room).0 != 0
    }

    /// The set and this room.
    #[inline]
    #[must_use]
    pub const fn with(self, room: u8) -> Self {
        Self(self.0 | Self::of(room).0)
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is in one of the sets.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in this set only.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many rooms.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is there no room in it?
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is there at most one room in it?
    #[inline]
    pub(crate) const fn is_single(self) -> bool {
        self.0 & self.0.wrapping_sub(1) == 0
    }

    /// Takes the lowest room out.
    #[inline]
    pub(crate) const fn pop(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(lowest)
    }

    /// The rooms, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self;
        core::iter::from_fn(move || left.pop())
    }
}

impl FromIterator<u8> for RoomSet {
    fn from_iter<I: IntoIterator<Item = u8>>(rooms: I) -> Self {
        rooms.into_iter().fold(Self::NONE, Self::with)
    }
}

/// One entry per room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PerRoom<T>(pub(crate) [T; MAX_ROOMS]);

impl<T: Copy + Default> Default for PerRoom<T> {
    fn default() -> Self {
        Self::of(T::default())
    }
}

impl PerRoom<RoomSet> {
    /// Adds a room to the set of another.
    pub(crate) const fn add(&mut self, room: u8, other: u8) {
        *self.at_mut(room) = self.at(room).with(other);
    }
}

impl<T: Copy> PerRoom<T> {
    pub(crate) const fn of(entry: T) -> Self {
        Self([entry; MAX_ROOMS])
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "masked below the length, a power of two")]
    pub(crate) const fn at(&self, room: u8) -> &T {
        &self.0[room as usize & (MAX_ROOMS - 1)]
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "masked below the length, a power of two")]
    pub(crate) const fn at_mut(&mut self, room: u8) -> &mut T {
        &mut self.0[room as usize & (MAX_ROOMS - 1)]
    }
}
