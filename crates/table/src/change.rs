//! A change to a table, computed on a copy, so that it can be stored before anybody sees it.

use game::{Game, RowAct};
use serde::{Deserialize, Serialize};

use crate::Ask;

/// Rows that the rules have accepted, and the state they lead to; not part of the table until committed.
///
/// The server stores the rows before it commits them. A change that is thrown away leaves no trace, so throw one away
/// only before anybody is told what it would have done.
pub struct Change<G: Game> {
    /// The sequence number before it: it can be committed to no other.
    pub(crate) base: u32,
    pub(crate) rows: Vec<RowAct<G::Action>>,
    pub(crate) state: G::State,
    /// With the place of the row among the new ones, counted from 1, and the round.
    pub(crate) events: Vec<(u32, u32, G::Event)>,
    pub(crate) asks: Vec<Ask>,
    /// Why the submission ended before its last action; the rows before that one stand.
    pub(crate) dropped: Option<Refused<G::Refusal>>,
}

impl<G: Game> Change<G> {
    /// What has to be stored.
    #[must_use]
    pub fn rows(&self) -> &[RowAct<G::Action>] {
        &self.rows
    }

    /// The state it leads to; it knows the future, so it must go to nobody.
    #[must_use]
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// Why the rest of the submission was dropped, if the rules refused an action after the first.
    #[must_use]
    pub const fn dropped(&self) -> Option<&Refused<G::Refusal>> {
        self.dropped.as_ref()
    }

    /// The sequence number of the first new row, counted from 1.
    #[must_use]
    pub const fn first_seq(&self) -> u32 {
        self.base + 1
    }
}

/// Why an answer was not carried out, or not to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Refused<R> {
    /// The answer is to a question that is no longer asked: the newest update says what is.
    #[error("the question has changed")]
    Stale,
    /// No actions at all, or more than any turn can have.
    #[error("{0} actions at once")]
    Count(u32),
    /// There is no such seat, or nothing to take back.
    #[error("there is nothing like that at this table")]
    Nothing,
    /// The rules refuse an action. Those before it stand, those after it were not tried.
    #[error("refused after {done} actions")]
    Rules {
        /// How many actions stand.
        done: u32,
        /// Why the next one does not.
        refusal: R,
    },
    /// The change was worked out on an older state of the table.
    #[error("the table has moved on")]
    MovedOn,
}
