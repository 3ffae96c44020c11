//! How a running table looks to one viewer.

use game::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use table::Ask;

/// The newest view, and what the viewer has not heard yet.
///
/// Joining, coming back, a stale click and an acknowledgement are one and the same message.
/// There is no number in it that others' secret acts could move: `first` counts what this viewer was told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Update<V, E> {
    /// The number of what this seat is asked.
    pub ask: Ask,
    /// The round, counted from 1.
    pub round: u32,
    /// Everybody who is asked something now.
    pub asked: Vec<Seat>,
    /// What the viewer may know.
    pub view: V,
    /// How many events this viewer was told before the first of these; what it has from there on is replaced.
    pub first: u32,
    /// What happened since, with its round.
    pub events: Vec<(u32, E)>,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}
