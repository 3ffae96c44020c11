//! What a seat is asked, as a number: an answer names the question, and only an old question is stale.

use game::{ActionList, Game, Seat};
use serde::{Deserialize, Serialize};

/// The number of what a seat is asked now; it changes only when that changes.
///
/// So a hundred seats can choose at once: what the others do makes nobody's answer stale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ask(pub u32);

impl Ask {
    /// The number of another question.
    pub(crate) const fn next(self) -> Self {
        Self(self.0.wrapping_add(1))
    }
}

/// Is this seat asked the same in both states? It depends only on what the seat can see.
pub(crate) fn is_same_question<G: Game>(
    game: &G,
    before: &G::State,
    after: &G::State,
    seat: Seat,
) -> bool {
    if game.to_act(before).has(seat) != game.to_act(after).has(seat) {
        return false;
    }
    // Whoever may do nothing has nothing to compare: where one acts after the other, that is nearly everybody.
    if !game.may_act(before).has(seat) && !game.may_act(after).has(seat) {
        return true;
    }
    let (mut old, mut new) = (ActionList::new(), ActionList::new());
    game.legal(before, seat, &mut old);
    game.legal(after, seat, &mut new);
    *old == *new
}
