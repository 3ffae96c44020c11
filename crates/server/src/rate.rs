//! How much one socket may say: a bucket that refills with time. It belongs to the socket, never to an address, so
//! that thirty phones behind one router do not count as one.
//!
//! Whoever says more is not read for a while: the line itself holds the rest back, and nobody else notices.

use std::time::{Duration, Instant};

/// A bucket of permissions.
#[derive(Debug)]
pub struct Rate {
    left: f64,
    burst: f64,
    per_second: f64,
    last: Instant,
}

impl Rate {
    pub fn new(burst: u32, per_second: u32, now: Instant) -> Self {
        let burst = f64::from(burst);
        Self { left: burst, burst, per_second: f64::from(per_second), last: now }
    }

    /// Takes so much; whoever takes more than there is has to wait for it afterwards.
    pub fn take(&mut self, cost: u32, now: Instant) {
        self.refill(now);
        self.left -= f64::from(cost);
    }

    /// How long until the next frame may be read; nothing where it may be read now.
    pub fn wait(&mut self, now: Instant) -> Option<Duration> {
        self.refill(now);
        let missing = 1.0 - self.left;
        (missing > 0.0).then(|| Duration::from_secs_f64(missing / self.per_second.max(0.001)))
    }

    fn refill(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.last).as_secs_f64();
        self.left = (self.left + passed * self.per_second).min(self.burst);
        self.last = now;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_only_so_many_a_second() {
        let start = Instant::now();
        let mut rate = Rate::new(5, 2, start);
        for _ in 0..5 {
            assert_eq!(rate.wait(start), None);
            rate.take(1, start);
        }
        assert_eq!(rate.wait(start), Some(Duration::from_millis(500)));
        let later = start + Duration::from_secs(1);
        assert_eq!(rate.wait(later), None);
        // What costs much is let in, and paid for afterwards.
        rate.take(10, later);
        assert_eq!(rate.wait(later), Some(Duration::from_millis(4_500)));
        let much_later = start + Duration::from_secs(1_000);
        assert_eq!(rate.wait(much_later), None);
        rate.take(4, much_later);
        assert_eq!(rate.wait(much_later), None);
        rate.take(1, much_later);
        assert!(rate.wait(much_later).is_some());
    }
}
