//! Lines of the log that anybody can cause: they are written seldom, so that nobody fills the disk with them.

use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::rate::{Allowance, Bucket};

/// At most this many lines of one kind at once, and as many each minute.
const LINES: Allowance = Allowance::new(10, 60);

/// One kind of line.
#[derive(Debug)]
pub struct Seldom {
    /// What is used up, and how many lines were left out since the last one.
    state: Mutex<(Bucket, u64)>,
}

impl Seldom {
    fn new(now: Instant) -> Self {
        Self { state: Mutex::new((Bucket::full(now), 0)) }
    }

    /// May a line be written now? Then it also says how many were left out before it.
    pub fn due(&self, now: Instant) -> Option<u64> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let (bucket, left_out) = &mut *state;
        if bucket.take(LINES, 1, now) {
            return Some(std::mem::take(left_out));
        }
        *left_out += 1;
        None
    }
}

/// Every line that anybody can cause.
#[derive(Debug)]
pub struct Logs {
    /// The system gives no connection.
    pub accepting: Seldom,
    /// A connection or a socket was refused, since there are too many.
    pub crowded: Seldom,
    /// Somebody ran into another limit.
    pub limited: Seldom,
    /// A socket was closed for what came over it.
    pub closed: Seldom,
    /// A request for another host, or from a page of another origin.
    pub foreign: Seldom,
    /// A request came through a proxy that nobody trusts.
    pub proxy: Seldom,
    /// The store has failed.
    pub store: Seldom,
    /// A table or a bot has failed.
    pub table: Seldom,
}

impl Logs {
    /// Nothing was written yet.
    pub fn new(now: Instant) -> Self {
        let seldom = || Seldom::new(now);
        Self {
            accepting: seldom(),
            crowded: seldom(),
            limited: seldom(),
            closed: seldom(),
            foreign: seldom(),
            proxy: seldom(),
            store: seldom(),
            table: seldom(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::system::System;

    #[test]
    fn a_flood_is_a_few_lines_and_says_how_long_it_was() {
        let start = System::real().now();
        let seldom = Seldom::new(start);
        let written = (0..100_000).filter(|_| seldom.due(start).is_some()).count();
        assert_eq!(written, 10);
        assert_eq!(seldom.due(start + Duration::from_secs(7)), Some(99_990));
        assert_eq!(seldom.due(start + Duration::from_secs(14)), Some(0));
    }
}
