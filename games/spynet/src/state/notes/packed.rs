//! Guesses and limits packed into two and three bytes; a state must stay small, and so must a copy of it.

use super::Guess;
use crate::ids::Card;
use crate::state::zones::{WIDTH, Zones};

/// A guess in two bytes: seven bits for the card, nine for the zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PackedGuess(u16);

impl PackedGuess {
    pub(super) const NONE: Self = Self(0);

    pub(super) const fn new(card: Card, zones: Zones) -> Self {
        Self((card.0 as u16 + 1) << WIDTH | zones.bits())
    }

    #[inline]
    pub(super) fn get(self) -> Option<Guess> {
        let card = ((self.0 >> WIDTH) as u8).checked_sub(1)?;
        Some(Guess { card: Card(card), zones: self.zones() })
    }

    /// No zones where there is no guess.
    #[inline]
    pub(super) const fn zones(self) -> Zones {
        Zones::from_bits(self.0)
    }
}

/// A limit in three bytes: nine bits for the guesses it speaks of, nine for the zones, six for the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PackedLimit([u8; 3]);

/// A limit about places in the list of guesses.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Bound {
    /// As bits.
    pub(super) guesses: u16,
    pub(super) zones: Zones,
    pub(super) most: u8,
}

impl PackedLimit {
    pub(super) const NONE: Self = Self([0; 3]);

    pub(super) fn new(bound: Bound) -> Self {
        let word = u32::from(bound.guesses) << 15
            | u32::from(bound.zones.bits()) << 6
            | u32::from(bound.most.min(63));
        let [_, high, middle, low] = word.to_be_bytes();
        Self([high, middle, low])
    }

    pub(super) fn get(self) -> Option<Bound> {
        let Self([high, middle, low]) = self;
        let word = u32::from_be_bytes([0, high, middle, low]);
        let guesses = (word >> 15) as u16;
        let zones = Zones::from_bits((word >> 6) as u16);
        (guesses != 0).then_some(Bound { guesses, zones, most: (word & 63) as u8 })
    }
}
