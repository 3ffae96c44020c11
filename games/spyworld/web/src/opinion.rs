//! What the solver thinks: the question that goes to the worker, and the answer that comes back.

use game::{Seat, Viewer};
use spyworld::{Spyworld, View as Sight};
use ui::link::{decode, encode};

/// The richest raid that is left to a seat, or with `anew` the richest it could have made.
pub fn question(seat: Seat, anew: bool) -> Vec<u8> {
    encode(&(seat, anew)).unwrap_or_default()
}

/// The answer, as `Option<BestRaid>`.
pub fn ponder(game: &Spyworld, view: &Sight, viewer: Viewer, question: &[u8]) -> Vec<u8> {
    let asked = decode::<(Seat, bool)>(question).ok();
    let best = asked.and_then(|(seat, anew)| game.best_raid(view, viewer, seat, anew));
    encode(&best).unwrap_or_default()
}
