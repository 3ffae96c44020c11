//! How fast one socket is read and sent to.
//!
//! What comes and what is sent is charged to the socket; what is sent also to its guest, its address and everybody
//! together. Whoever owes something is not read or not sent to for a while: the line itself holds the rest back, and
//! nobody else notices.

use std::time::{Duration, Instant};

use crate::config::Limits;
use crate::limiter::{Kind, Payer};
use crate::rate::{Allowance, Bucket};

/// Bytes are charged to the others in lumps of this size, since that takes locks.
const LUMP: u32 = 4 * 1024;

/// Where everybody together has drawn too much, a socket that has drawn less than this of late does not wait.
const MODEST: u32 = 64 * 1024;

/// What one socket has used.
pub struct Pace {
    payer: Payer,
    frames: (Allowance, Bucket),
    bytes: (Allowance, Bucket),
    /// Bytes that only the socket has paid for.
    lump: u32,
}

impl Pace {
    pub fn new(limits: &Limits, payer: Payer, now: Instant) -> Self {
        let full = Bucket::full(now);
        let (frames, bytes) = ((limits.frames_per_socket, full), (limits.sent_per_socket, full));
        Self { payer, frames, bytes, lump: 0 }
    }

    /// Something came that costs as much as so many frames.
    pub fn heard(&mut self, cost: u32, now: Instant) {
        let (of, bucket) = &mut self.frames;
        bucket.charge(*of, cost, now);
    }

    /// So many bytes were sent.
    pub fn sent(&mut self, bytes: u32, now: Instant) {
        let (of, bucket) = &mut self.bytes;
        bucket.charge(*of, bytes, now);
        self.lump = self.lump.saturating_add(bytes);
        if self.lump >= LUMP {
            self.payer.charge(Kind::Sent, std::mem::take(&mut self.lump), now);
        }
    }

    /// How long nothing may be read.
    pub fn reading(&self, now: Instant) -> Option<Duration> {
        let (of, bucket) = &self.frames;
        bucket.wait(*of, now).max(self.sending(now))
    }

    /// How long nothing may be sent.
    pub fn sending(&self, now: Instant) -> Option<Duration> {
        let (of, bucket) = &self.bytes;
        let immodest = bucket.used(*of, now) >= MODEST;
        bucket.wait(*of, now).max(self.payer.wait(Kind::Sent, immodest, now))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::address::Address;
    use crate::config::Shares;
    use crate::limiter::Limiter;
    use crate::system::System;

    const KIB: u32 = 1024;

    fn shares(guest: u32, address: u32, total: u32) -> Shares {
        let a_second = |amount| Allowance::new(amount, 1);
        Shares { guest: a_second(guest), address: a_second(address), total: a_second(total) }
    }

    #[test]
    fn what_is_sent_is_paid_for_by_socket_guest_and_address() {
        let now = System::real().now();
        let limits = Limits {
            sent_per_socket: Allowance::new(100 * KIB, 1),
            sent: shares(150 * KIB, 180 * KIB, u32::MAX),
            ..Limits::default()
        };
        let limiter = Arc::new(Limiter::new(limits, now));
        let socket =
            |guest: &str| Pace::new(&limits, limiter.payer(guest, Address::V4(1), now), now);
        let (mut one, mut two, mut other) = (socket("a"), socket("a"), socket("b"));
        one.sent(80 * KIB, now);
        assert_eq!(one.sending(now), None);
        one.sent(40 * KIB, now);
        assert!(one.sending(now).is_some() && one.reading(now).is_some(), "the socket");
        assert_eq!(two.sending(now), None);
        two.sent(40 * KIB, now);
        assert!(two.sending(now).is_some(), "the guest");
        assert_eq!(other.sending(now), None);
        other.sent(40 * KIB, now);
        assert!(other.sending(now).is_some(), "the address");
        let later = now + Duration::from_secs(1);
        assert!([one, two, other].iter().all(|socket| socket.sending(later).is_none()));
    }

    #[test]
    fn where_all_draw_too_much_the_modest_do_not_wait() {
        let now = System::real().now();
        let limits = Limits { sent: shares(u32::MAX, u32::MAX, 100 * KIB), ..Limits::default() };
        let limiter = Arc::new(Limiter::new(limits, now));
        let socket =
            |guest: &str| Pace::new(&limits, limiter.payer(guest, Address::V4(1), now), now);
        let (mut greedy, mut modest) = (socket("a"), socket("b"));
        greedy.sent(200 * KIB, now);
        modest.sent(20 * KIB, now);
        assert!(greedy.sending(now).is_some());
        assert_eq!(modest.sending(now), None);
    }

    #[test]
    fn whoever_says_too_much_is_still_told_what_is_new() {
        let now = System::real().now();
        let limits = Limits::default();
        let limiter = Arc::new(Limiter::new(limits, now));
        let mut pace = Pace::new(&limits, limiter.payer("a", Address::V4(1), now), now);
        pace.heard(60, now);
        assert_eq!(pace.reading(now), None);
        pace.heard(20, now);
        assert_eq!(pace.reading(now), Some(Duration::from_secs(1)));
        assert_eq!(pace.sending(now), None);
    }
}
