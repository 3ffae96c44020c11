//! What one guest, one address or everybody together has used, and has open.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::rate::{Allowance, Bucket};

/// What is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Bytes sent.
    Sent,
    /// Sockets opened.
    Opened,
    /// Tables set up.
    Tables,
    /// Bytes of rows stored.
    Stored,
    /// Names stored.
    Names,
    /// Cookies revoked.
    Revocations,
    /// Rows times seats played again.
    Work,
    /// Bots that answer, times the seats of their table.
    Bots,
}

pub const KINDS: [Kind; 8] = [
    Kind::Sent,
    Kind::Opened,
    Kind::Tables,
    Kind::Stored,
    Kind::Names,
    Kind::Revocations,
    Kind::Work,
    Kind::Bots,
];

impl Kind {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sent => "sent",
            Self::Opened => "opened",
            Self::Tables => "tables",
            Self::Stored => "stored",
            Self::Names => "names",
            Self::Revocations => "revocations",
            Self::Work => "work",
            Self::Bots => "bots",
        }
    }
}

/// What is counted while it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    Connections,
    Sockets,
}

/// One account.
#[derive(Debug)]
pub struct Account {
    used: Mutex<[Bucket; KINDS.len()]>,
    connections: AtomicU32,
    sockets: AtomicU32,
}

impl Account {
    pub fn new(now: Instant) -> Self {
        Self {
            used: Mutex::new([Bucket::full(now); KINDS.len()]),
            connections: AtomicU32::new(0),
            sockets: AtomicU32::new(0),
        }
    }

    fn used(&self) -> MutexGuard<'_, [Bucket; KINDS.len()]> {
        self.used.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn with<T>(&self, kind: Kind, then: impl FnOnce(&mut Bucket) -> T) -> Option<T> {
        self.used().get_mut(kind as usize).map(then)
    }

    pub fn take(&self, kind: Kind, of: Allowance, amount: u32, now: Instant) -> bool {
        self.overdraw(kind, of, amount, 0, now)
    }

    pub fn overdraw(
        &self,
        kind: Kind,
        of: Allowance,
        amount: u32,
        times: u32,
        now: Instant,
    ) -> bool {
        self.with(kind, |bucket| bucket.overdraw(of, amount, times, now)).unwrap_or(false)
    }

    /// Is most of it there?
    pub fn is_modest(&self, kind: Kind, of: Allowance, now: Instant) -> bool {
        let used = self.with(kind, |bucket| bucket.used(of, now)).unwrap_or(0);
        is_small(used, of.amount)
    }

    pub fn charge(&self, kind: Kind, of: Allowance, amount: u32, now: Instant) {
        self.with(kind, |bucket| bucket.charge(of, amount, now));
    }

    pub fn give_back(&self, kind: Kind, of: Allowance, amount: u32, now: Instant) {
        self.with(kind, |bucket| bucket.give_back(of, amount, now));
    }

    pub fn wait(&self, kind: Kind, of: Allowance, now: Instant) -> Option<Duration> {
        self.with(kind, |bucket| bucket.wait(of, now)).flatten()
    }

    /// Is there nothing to remember: nothing used that is not there again?
    pub fn is_blank(&self, now: Instant) -> bool {
        self.used().iter().all(|bucket| bucket.is_full(now))
    }

    const fn count(&self, what: Counted) -> &AtomicU32 {
        match what {
            Counted::Connections => &self.connections,
            Counted::Sockets => &self.sockets,
        }
    }

    /// Are there few, compared with how many there may be?
    pub fn has_few(&self, what: Counted, most: u32) -> bool {
        is_small(self.count(what).load(Ordering::Relaxed), most)
    }

    /// Counts one more, unless there are so many already.
    pub fn hold(self: &Arc<Self>, what: Counted, most: u32) -> Option<Held> {
        let more = |count: u32| (count < most).then_some(count + 1);
        let counted = self.count(what).fetch_update(Ordering::Relaxed, Ordering::Relaxed, more);
        counted.is_ok().then(|| Held { account: Arc::clone(self), what })
    }
}

/// Is it at most an eighth?
const fn is_small(part: u32, whole: u32) -> bool {
    part <= whole / 8
}

/// Something that is counted until this is dropped.
#[derive(Debug)]
pub struct Held {
    account: Arc<Account>,
    what: Counted,
}

impl Drop for Held {
    fn drop(&mut self) {
        self.account.count(self.what).fetch_sub(1, Ordering::Relaxed);
    }
}
