//! How the deal of a table is prepared: everybody commits before anybody reveals.

use game::Seat;
use serde::{Deserialize, Serialize};

/// The deal of a table whose game has not begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealInfo {
    /// The attempt to start, counted from 1. All commitments are made for it.
    pub round: u32,
    /// What each seat adds, seat A first.
    pub shares: Vec<Share>,
    /// The seats that did not reveal their shares in the round before.
    pub missing: Vec<Seat>,
    /// Milliseconds until the table waits again if a share is missing; only at the stage `dealing`.
    pub left: Option<u32>,
}

/// What a seat adds to the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Share {
    /// Nothing: nobody sits there, a bot does, or a person who sits without contributing.
    Nothing,
    /// This person has contributed to an earlier round and has not committed to this one yet.
    Awaited,
    /// Nothing: the host starts without this person's share.
    LeftOut,
    /// A share with this hash.
    Committed {
        /// The hash, 64 hex digits.
        commitment: String,
        /// Was the share revealed? Only at the stage `dealing`.
        revealed: bool,
    },
}
