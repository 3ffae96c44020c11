//! Who does what: an act is a seat's action or something the table itself does.

use core::fmt;
use core::ops::Deref;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::Seat;

/// What is handed to [`Game::apply`](crate::Game::apply) and kept in the record.
///
/// Seat and action are one value, so that no seat can ever do what only the table may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act<A> {
    /// A seat does one of its actions.
    Seat(Seat, A),
    /// The table does something that no seat asked the rules for.
    Table(TableAct),
}

/// What the table may do; the clock and the consent behind it live outside the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableAct {
    /// The time that the rules themselves speak of has run out.
    TimeUp,
    /// This seat has left for good.
    Resign(Seat),
    /// The game is broken off without a winner.
    Abandon,
}

impl fmt::Display for TableAct {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TimeUp => out.write_str("time-up"),
            Self::Resign(seat) => write!(out, "resign {seat}"),
            Self::Abandon => out.write_str("abandon"),
        }
    }
}

/// No position ever offers one seat more actions than this; a richer decision is split in two.
pub const MAX_LEGAL: usize = 256;

/// The legal actions of one seat; made once and filled again and again without allocating.
#[derive(Clone, Debug, Default)]
pub struct ActionList<A>(ArrayVec<A, MAX_LEGAL>);

impl<A> ActionList<A> {
    /// An empty list.
    #[must_use]
    pub fn new() -> Self {
        Self(ArrayVec::new())
    }

    /// Adds an action. Past [`MAX_LEGAL`] it is dropped; conformance proves that no game gets there.
    #[inline]
    pub fn push(&mut self, action: A) {
        let fits = self.0.try_push(action).is_ok();
        debug_assert!(fits, "more than {MAX_LEGAL} legal actions");
    }

    /// Empties the list.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<A> Deref for ActionList<A> {
    type Target = [A];

    #[inline]
    fn deref(&self) -> &[A] {
        &self.0
    }
}

/// Where events go. `()` throws them away at no cost, a `Vec` keeps them.
pub trait EventSink<E> {
    /// Takes one event, in the order in which things happened.
    fn emit(&mut self, event: E);
}

impl<E> EventSink<E> for () {
    #[inline]
    fn emit(&mut self, _event: E) {}
}

impl<E> EventSink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}
