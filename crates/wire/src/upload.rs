//! A game that was played elsewhere, brought to a server to be continued with others.

use game::RowAct;
use serde::{Deserialize, Serialize};
use table::{Chair, Refused, Saved};

/// More rows than this no game has that is taken over.
pub const MAX_UPLOAD_ROWS: usize = 20_000;

/// All that is needed to play a game again. It holds the seed: whoever brings it knows what is to come, so that such a
/// table proves nothing about its chance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Upload<O, A> {
    /// The rules number it is played under.
    pub rules: u32,
    /// The digest of the edition.
    pub edition: String,
    /// What was agreed on.
    pub options: O,
    /// The seed, as 64 hex digits.
    pub seed: String,
    /// Who sat where; bots stay, the chairs of people are free for whoever comes. Empty: all are free.
    pub chairs: Vec<Chair>,
    /// All that was done.
    pub rows: Vec<RowAct<A>>,
}

impl<O, A> From<Saved<O, A>> for Upload<O, A> {
    fn from(saved: Saved<O, A>) -> Self {
        let Saved { rules, edition: _, edition_hash, options, seed, chairs, rows } = saved;
        let seed = game::Seed(seed).to_string();
        Self { rules, edition: edition_hash, options, seed, chairs, rows }
    }
}

/// Why a game was not taken over; nothing was kept of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unfit<R> {
    /// Rules of this number are not played here.
    Rules(u32),
    /// It was played with another edition than the one here, which has this digest.
    Edition(String),
    /// The seed is no 64 hex digits.
    Seed,
    /// Its options are refused.
    Options(R),
    /// This row, counted from 1, is refused.
    Row {
        /// Which one.
        row: u32,
        /// Why.
        why: Refused<R>,
    },
    /// More rows, or more undoing, than is taken; at most so many rows are.
    TooLong(u32),
    /// It is over: there is nothing to continue.
    Over,
    /// Nothing was played yet: there is nothing to continue, and the uploader knows every card.
    Empty,
}
