//! A fast source of chance for bots and measurements; never for a deal, which must be unforgeable.

use game::{Chance, Deal, Seat, Seed};
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

/// xoshiro256++: the same numbers on every machine, about a nanosecond each.
#[derive(Clone, Debug)]
pub struct Fast(Xoshiro256PlusPlus);

impl Fast {
    /// The source that starts from these 32 bytes.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self(Xoshiro256PlusPlus::from_seed(seed.0))
    }

    /// The source that starts from this number; for tests and measurements.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(number))
    }

    /// The source of the bot on this seat, in the game with this seed.
    ///
    /// Drawn from a stream of its own, so that a bot's chance tells nothing about the deal.
    #[must_use]
    pub fn of_seat(seed: Seed, seat: Seat) -> Self {
        let mut stream = Deal::new(seed.child(u64::from(seat.0))).stream("bot");
        let mut bytes = [0; 32];
        for word in bytes.chunks_mut(4) {
            word.copy_from_slice(&stream.next_u32().to_le_bytes());
        }
        Self::new(Seed(bytes))
    }
}

impl Chance for Fast {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// Lemire's method: a multiplication in place of two divisions, still every number equally likely.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        loop {
            let product = u64::from(self.next_u32()) * u64::from(bound);
            let [low, high] = [product as u32, (product >> 32) as u32];
            // The division is only needed in the rare case that the low half is small.
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return high;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed by another implementation; simulations are repeatable only as long as these numbers stay.
    #[test]
    fn the_numbers_are_pinned() {
        let mut fast = Fast::new(Seed::from_text("1"));
        let words: Vec<u32> = (0..4).map(|_| fast.next_u32()).collect();
        assert_eq!(words, PINNED_WORDS);
        let dice: Vec<u32> = (0..12).map(|_| fast.below(6)).collect();
        assert_eq!(dice, PINNED_DICE);
        assert_eq!(Fast::of_seat(Seed::from_text("1"), Seat(2)).next_u32(), PINNED_SEAT);
    }

    const PINNED_WORDS: [u32; 4] = [1034205010, 2681663162, 824270415, 161987300];
    const PINNED_DICE: [u32; 12] = [1, 4, 4, 2, 0, 1, 1, 0, 0, 0, 1, 4];
    const PINNED_SEAT: u32 = 435326898;

    #[test]
    fn every_number_below_a_bound_is_equally_likely() {
        let mut fast = Fast::from_number(7);
        let mut counts = [0_i32; 10];
        for _ in 0..100_000 {
            counts[fast.below(10) as usize] += 1;
        }
        assert!(counts.iter().all(|n| (9_600..10_400).contains(n)), "{counts:?}");
        // A bound just above 2³¹ throws nearly half of all words away.
        let mean: f64 =
            (0..10_000).map(|_| f64::from(fast.below(0x8000_0001))).sum::<f64>() / 10_000.0;
        assert!((mean / f64::from(0x4000_0000) - 1.0).abs() < 0.03, "{mean}");
        assert_eq!((fast.below(0), fast.below(1)), (0, 0));
    }
}
