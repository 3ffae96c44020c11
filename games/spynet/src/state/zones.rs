//! Where a hidden card may be, as one seat counts it: in the hands of the others, among their operations, in piles.
//!
//! Nine bits, so that a card and its zones fit into two bytes. One's own hand is no zone: one knows it.

use game::Seat;

use super::{Place, Spot};
use crate::ids::{MAX_PILES, Pile};

/// A set of zones; the seats are counted from the one to the left of whoever keeps it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Zones(u16);

const OPERATIONS: u32 = 3;
const PILES: u32 = 6;
/// How many bits there are.
pub(super) const WIDTH: u32 = 9;

impl Zones {
    pub(crate) const NONE: Self = Self(0);

    pub(super) const fn from_bits(bits: u16) -> Self {
        Self(bits & ((1 << WIDTH) - 1))
    }

    pub(super) const fn bits(self) -> u16 {
        self.0
    }

    /// The bit of another seat; nothing for one's own.
    const fn seat(me: Seat, seat: Seat, first: u32) -> Self {
        match seat.0.wrapping_sub(me.0).wrapping_sub(1) & 3 {
            3 => Self::NONE,
            left => Self(1 << (first + left as u32)),
        }
    }

    /// The hand of another seat.
    pub(crate) const fn hand(me: Seat, seat: Seat) -> Self {
        Self::seat(me, seat, 0)
    }

    /// The operations of another seat, in whichever branch.
    pub(crate) const fn operations(me: Seat, seat: Seat) -> Self {
        Self::seat(me, seat, OPERATIONS)
    }

    pub(crate) const fn pile(pile: Pile) -> Self {
        if pile.0 < MAX_PILES { Self(1 << (PILES + pile.0 as u32)) } else { Self::NONE }
    }

    /// The zone of a place; nothing for places that are no zone.
    pub(crate) const fn of(me: Seat, place: Place) -> Self {
        match place.spot() {
            Spot::Hand(seat) => Self::hand(me, seat),
            Spot::Operation(seat, _) => Self::operations(me, seat),
            Spot::Pile(pile) => Self::pile(pile),
            Spot::Out
            | Spot::Deck
            | Spot::Packet
            | Spot::Discard
            | Spot::Agent(..)
            | Spot::Attached(_) => Self::NONE,
        }
    }

    /// All zones of a table.
    pub(crate) fn all(me: Seat, n_seats: u8, piles: u8) -> Self {
        let seats = Seat::first(n_seats)
            .map(|seat| Self::hand(me, seat).or(Self::operations(me, seat)))
            .fold(Self::NONE, Self::or);
        Pile::first(piles).map(Self::pile).fold(seats, Self::or)
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn is_single(self) -> bool {
        self.0.is_power_of_two()
    }

    /// Do the two have a zone in common?
    pub(crate) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_zone_has_its_own_bit_and_ones_own_has_none() {
        for me in Seat::first(4) {
            let all = Zones::all(me, 4, 3);
            assert_eq!(all.bits().count_ones(), WIDTH);
            assert_eq!(Zones::all(me, 2, 3).bits().count_ones(), if me.0 < 2 { 5 } else { 7 });
            assert!(Zones::hand(me, me).is_empty());
            assert!(Zones::of(me, Place::DECK).is_empty());
            assert!(!Zones::hand(me, me.left(4)).meets(Zones::operations(me, me.left(4))));
        }
    }
}
