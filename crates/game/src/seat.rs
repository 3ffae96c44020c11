//! Seats and sets of seats; a seat is a place at a table, never a person.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// More seats than this no table has.
pub const MAX_SEATS: u8 = 100;

/// A place at the table, counted from 0; the next seat sits to the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The first `count` seats.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count).map(Self)
    }

    /// The left neighbour at a table of `count` seats.
    #[must_use]
    pub const fn left(self, count: u8) -> Self {
        Self(if self.0 >= count.saturating_sub(1) { 0 } else { self.0 + 1 })
    }

    /// The right neighbour at a table of `count` seats.
    #[must_use]
    pub const fn right(self, count: u8) -> Self {
        Self(if self.0 == 0 { count.saturating_sub(1) } else { self.0 - 1 })
    }

    /// The index into a list with one entry per seat.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Seats are written A … Z, AA … CV.
impl fmt::Display for Seat {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |n: u8| char::from(b'A' + n);
        if self.0 >= 26 {
            write!(out, "{}", letter((self.0 / 26 - 1) % 26))?;
        }
        write!(out, "{}", letter(self.0 % 26))
    }
}

/// The text is not a seat's letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seat is written A, B, … Z, AA, … CV")]
pub struct NotASeat;

impl FromStr for Seat {
    type Err = NotASeat;

    fn from_str(text: &str) -> Result<Self, NotASeat> {
        let number = match *text.as_bytes() {
            [one @ b'A'..=b'Z'] => u16::from(one - b'A'),
            [ten @ b'A'..=b'Z', one @ b'A'..=b'Z'] => {
                (u16::from(ten - b'A') + 1) * 26 + u16::from(one - b'A')
            }
            _ => return Err(NotASeat),
        };
        match u8::try_from(number) {
            Ok(number) if number < MAX_SEATS => Ok(Self(number)),
            _ => Err(NotASeat),
        }
    }
}

/// A set of seats, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u128);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The set of just this seat; a number that can be no seat makes an empty set.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(if seat.0 < 128 { 1 << seat.0 } else { 0 })
    }

    /// The first `count` seats.
    #[must_use]
    pub const fn first(count: u8) -> Self {
        Self(if count >= 128 { u128::MAX } else { (1 << count) - 1 })
    }

    /// Is this seat in the set?
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & Self::only(seat).0 != 0
    }

    /// Is there nobody in it?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it?
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= Self::only(seat).0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !Self::only(seat).0;
    }

    /// The bits, seat 0 lowest; for encodings.
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let seat = left.trailing_zeros();
            left &= left - 1;
            u8::try_from(seat).ok().map(Seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_is_written_and_read_back() {
        for seat in Seat::first(MAX_SEATS) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        assert_eq!(Seat(26).to_string(), "AA");
        assert_eq!(Seat(99).to_string(), "CV");
        for text in ["", "a", "CW", "ZZ", "AAA", "1", "É"] {
            assert_eq!(text.parse::<Seat>(), Err(NotASeat), "{text:?}");
        }
    }

    #[test]
    fn neighbours_go_round_the_table() {
        assert_eq!(Seat(3).left(4), Seat(0));
        assert_eq!(Seat(0).right(4), Seat(3));
        assert_eq!(Seat(1).left(4).right(4), Seat(1));
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set: SeatSet = [Seat(0), Seat(99)].into_iter().collect();
        assert!(set.has(Seat(99)) && !set.has(Seat(1)) && set.len() == 2);
        set.remove(Seat(0));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(99)]);
        assert_eq!(SeatSet::first(3).iter().count(), 3);
        // 128 is not seat 0 once more.
        assert!(!SeatSet::first(3).has(Seat(128)));
    }
}
