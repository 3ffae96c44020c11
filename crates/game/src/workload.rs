//! Work of a game's own that is worth timing. The game says what is done; whoever measures holds the clock.

/// What is timed.
pub type Timed<'g> = Box<dyn FnOnce() + 'g>;

/// What the times are told as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// How many of them a second, making ready included: `NAME_per_second`.
    Rate,
    /// How many were timed, and how long they took, in milliseconds: `NAME_runs`, `NAME_p50_ms`, `NAME_p99_ms` and
    /// `NAME_max_ms`.
    Times,
}

/// Work that is done again and again.
pub struct Workload<'g> {
    /// What the keys begin with under which it is told. A game may tell in its own way what is told of every game.
    pub name: &'static str,
    /// What it is, for people.
    pub title: &'static str,
    /// How it is told.
    pub told: Told,
    /// How often it is done, unless that takes far too long; without a number, as often as there is time for.
    pub runs: Option<u64>,
    /// Makes the run with this number ready. Of times only what comes back is timed; a rate is of both.
    pub ready: Box<dyn FnMut(u64) -> Timed<'g> + 'g>,
}
