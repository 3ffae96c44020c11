//! The other worlds: states that a viewer cannot tell from the true one.
//!
//! Works on states alone and knows nothing of what is shown to whom: it is the judge of that.

use game::{Chance, Viewer};

use crate::edition::Edition;
use crate::ids::Mission;
use crate::state::{Deck, State};

/// The deck's missions that nobody has seen. In a made-up position that can be more than the deck holds.
pub(crate) fn unseen(edition: &Edition, state: &State) -> Vec<Mission> {
    let seats = state.seats.iter();
    let mut seen = seats.fold(state.out, |set, seat| {
        let open = seat.open.iter().flatten().fold(0, |set, open| set | open.mission.bit());
        set | seat.done | open
    });
    state.display.iter().flatten().for_each(|mission| seen |= mission.bit());
    edition.deck_missions().filter(|mission| seen & mission.bit() == 0).collect()
}

/// The same state with a deck of so many unseen missions in a random order.
pub(crate) fn redeal(
    edition: &Edition,
    state: &State,
    cards: usize,
    chance: &mut impl Chance,
) -> State {
    let mut missions = unseen(edition, state);
    chance.shuffle(&mut missions);
    missions.truncate(cards);
    State { deck: Deck::top_first(missions.into_iter()), ..*state }
}

/// Another world for this viewer: the deck in another order; a judge knows it, so for one nothing changes.
pub(crate) fn resample(
    edition: &Edition,
    state: &State,
    viewer: Viewer,
    chance: &mut impl Chance,
) -> State {
    match viewer {
        Viewer::Seat(_) | Viewer::Spectator => {
            redeal(edition, state, state.deck.len().into(), chance)
        }
        Viewer::Judge => *state,
    }
}

/// What is hidden, by name.
pub(crate) fn hidden(state: &State, viewer: Viewer) -> Vec<(&'static str, Vec<u8>)> {
    match viewer {
        Viewer::Seat(_) | Viewer::Spectator => {
            vec![("deck", state.deck.iter().map(Mission::index).collect())]
        }
        Viewer::Judge => Vec::new(),
    }
}
