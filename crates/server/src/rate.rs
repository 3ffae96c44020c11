//! How much one socket may say: a bucket that refills with time. It belongs to the socket, never to an address, so
//! that thirty phones behind one router do not count as one.

use std::time::Instant;

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

    /// Takes so much, if it is there.
    pub fn take(&mut self, cost: u32, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.last).as_secs_f64();
        self.left = (self.left + passed * self.per_second).min(self.burst);
        self.last = now;
        let cost = f64::from(cost);
        let enough = self.left >= cost;
        if enough {
            self.left -= cost;
        }
        enough
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_only_so_many_a_second() {
        let start = Instant::now();
        let mut rate = Rate::new(5, 2, start);
        assert!((0..5).all(|_| rate.take(1, start)));
        assert!(!rate.take(1, start));
        let later = start + Duration::from_secs(1);
        assert!(rate.take(2, later) && !rate.take(1, later));
        let much_later = start + Duration::from_secs(1_000);
        assert!(rate.take(5, much_later) && !rate.take(1, much_later));
    }
}
