//! Allowances: so much of something at once, and more as time passes.
//!
//! A [`Bucket`] is what one payer has used of an [`Allowance`]. It is one moment in time, so that a million of them fit
//! into little memory.

use std::time::{Duration, Instant};

/// How much of something may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// At most this much at once.
    pub amount: u32,
    /// After this time, all of it is there again.
    pub refill: Duration,
}

impl Allowance {
    /// Never used up.
    pub const UNLIMITED: Self = Self { amount: u32::MAX, refill: Duration::from_secs(1) };

    /// At most this much at once; all of it is there again after so many seconds.
    #[must_use]
    pub const fn new(amount: u32, seconds: u64) -> Self {
        Self { amount, refill: Duration::from_secs(seconds) }
    }

    /// The same for so many times as much.
    #[must_use]
    pub(crate) const fn times(self, count: u32) -> Self {
        Self { amount: self.amount.saturating_mul(count), refill: self.refill }
    }

    /// The time after which this much is there again.
    fn time(self, used: u32) -> Duration {
        // Rounded down: as many small parts as there are must fit.
        let nanos = self.refill.as_nanos() * u128::from(used) / u128::from(self.amount.max(1));
        Duration::from_nanos(u64::try_from(nanos).unwrap_or(u64::MAX))
    }
}

/// What one payer has used of one allowance, kept as the moment when all of it is there again.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    full_at: Instant,
}

impl Bucket {
    /// One of which nothing is used.
    pub const fn full(now: Instant) -> Self {
        Self { full_at: now }
    }

    /// Is all of it there?
    pub fn is_full(&self, now: Instant) -> bool {
        self.full_at <= now
    }

    /// Takes this much, if it is there.
    pub fn take(&mut self, of: Allowance, amount: u32, now: Instant) -> bool {
        self.overdraw(of, amount, 0, now)
    }

    /// Takes this much, if it is there or if so many times the whole allowance may be missing afterwards.
    pub fn overdraw(&mut self, of: Allowance, amount: u32, times: u32, now: Instant) -> bool {
        let before = self.full_at;
        self.charge(of, amount, now);
        let fits = self.wait(of, now).is_none_or(|missing| missing <= of.refill * times);
        if !fits {
            self.full_at = before;
        }
        fits
    }

    /// Takes this much whether it is there or not; what is missing has to be [waited](Self::wait) for.
    pub fn charge(&mut self, of: Allowance, amount: u32, now: Instant) {
        let full_at = self.full_at.max(now);
        self.full_at = full_at.checked_add(of.time(amount)).unwrap_or(full_at);
    }

    /// Puts back what was taken for nothing.
    pub fn give_back(&mut self, of: Allowance, amount: u32, now: Instant) {
        self.full_at = self.full_at.checked_sub(of.time(amount)).unwrap_or(now);
    }

    /// How long until nothing is missing; nothing where that is so already.
    pub fn wait(&self, of: Allowance, now: Instant) -> Option<Duration> {
        let missing = self.full_at.saturating_duration_since(now).saturating_sub(of.refill);
        (!missing.is_zero()).then_some(missing)
    }

    /// How much is used up now.
    pub fn used(&self, of: Allowance, now: Instant) -> u32 {
        let left = self.full_at.saturating_duration_since(now).as_nanos();
        let used = (left * u128::from(of.amount)).div_ceil(of.refill.as_nanos().max(1));
        u32::try_from(used).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::system::System;

    const FIVE: Allowance = Allowance { amount: 5, refill: Duration::from_millis(2_500) };

    #[test]
    fn a_burst_is_allowed_and_then_only_so_many_a_second() {
        let start = System::real().now();
        let mut bucket = Bucket::full(start);
        for _ in 0..5 {
            assert!(bucket.take(FIVE, 1, start));
        }
        assert!(!bucket.take(FIVE, 1, start));
        assert_eq!(bucket.wait(FIVE, start), None, "what was refused costs nothing");
        let later = start + Duration::from_secs(1);
        assert_eq!(bucket.used(FIVE, later), 3);
        assert!(bucket.take(FIVE, 2, later) && !bucket.take(FIVE, 1, later));
        bucket.give_back(FIVE, 1, later);
        assert!(bucket.take(FIVE, 1, later));
        // What is charged is paid for afterwards.
        bucket.charge(FIVE, 10, later);
        assert_eq!(bucket.wait(FIVE, later), Some(Duration::from_secs(5)));
        let much_later = start + Duration::from_secs(1_000);
        assert!(bucket.is_full(much_later));
        assert!(bucket.take(FIVE, 5, much_later) && !bucket.take(FIVE, 1, much_later));
    }

    #[test]
    fn somebody_may_be_let_into_debt_up_to_a_bound() {
        let now = System::real().now();
        let mut bucket = Bucket::full(now);
        assert!(bucket.take(FIVE, 5, now) && !bucket.take(FIVE, 1, now));
        assert!((0..10).all(|_| bucket.overdraw(FIVE, 1, 2, now)));
        assert!(!bucket.overdraw(FIVE, 1, 2, now));
        assert_eq!(bucket.wait(FIVE, now), Some(Duration::from_secs(5)));
    }

    #[test]
    fn nobody_has_more_than_all_of_it() {
        let now = System::real().now();
        let mut bucket = Bucket::full(now);
        bucket.give_back(FIVE, 3, now);
        assert!(bucket.take(FIVE, 5, now) && !bucket.take(FIVE, 1, now));
        assert!(!Bucket::full(now).take(FIVE, 6, now), "more than there ever is");
        let thirds = Allowance::new(3, 1_000_000_000);
        let mut bucket = Bucket::full(now);
        assert!((0..3).all(|_| bucket.take(thirds, 1, now)) && !bucket.take(thirds, 1, now));
        let mut unlimited = Bucket::full(now);
        assert!((0..1_000).all(|_| unlimited.take(Allowance::UNLIMITED, 4_000_000, now)));
    }
}
