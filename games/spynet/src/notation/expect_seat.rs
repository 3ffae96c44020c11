//! What a scenario can ask of one seat, and of what that seat may see.
//!
//! ```text
//! A hand 3 | A hand CARD…           how many cards, or which ones, in any order; - for none
//! A agents BRANCH intern the-hand+bribe      the stack, the lowest first
//! A operations BRANCH 2 | CARD…     face-down or not
//! A strength BRANCH 5               SN-5.1
//! A dominates BRANCH… | -           all branches A dominates, in the order of the table
//! A funding 2                       attached cards, as SN-8.3 counts them
//! A stars CARD 2                    what A's operation is worth as things stand
//! A score 7 | A place 1             in teams that of the team; a place only after the end
//! A partner C | -
//! A sees hand B CARD… | -           the cards that A may know there; also:
//! A sees operations B BRANCH … | A sees pile 1 … | A sees packet … | A sees deck …
//! A guesses CARD B pile1 | -        the zones of a guess
//! ```
//!
//! `all sees …` and `all guesses …` ask the same of somebody without a seat.

use game::{Game, NotationError, Seat, Viewer, read_seat};

use super::expect::{Pair, heap};
use super::position::{or_dash, stack};
use super::{pile_id, read_branch, read_card, read_pile};
use crate::ids::CardSet;
use crate::state::{Spot, State};
use crate::{SpyNet, scoring};

/// Compares one fact about a seat; `None` where the question is not understood.
pub(super) fn expect(
    game: &SpyNet,
    state: &State,
    seat: Seat,
    words: &[&str],
) -> Result<Option<Pair>, NotationError> {
    let edition = &*game.edition;
    Ok(Some(match *words {
        ["hand", ref rest @ ..] => heap(edition, rest, state.hand(seat)),
        ["agents", branch, ref rest @ ..] => {
            (rest.join(" "), stack(edition, state, seat, read_branch(branch)?))
        }
        ["operations", branch, ref rest @ ..] => {
            heap(edition, rest, state.operations(seat, read_branch(branch)?))
        }
        ["strength", branch, number] => {
            (number.to_owned(), state.strength(seat, read_branch(branch)?).to_string())
        }
        ["dominates", ref rest @ ..] => {
            let dominated = state.dominated(seat).iter().map(|branch| branch.id().to_owned());
            (rest.join(" "), or_dash(dominated.collect()))
        }
        ["funding", number] => (number.to_owned(), scoring::attached(state, seat).to_string()),
        ["stars", card, number] => {
            let operation = read_card(edition, card)?;
            let found = match state.spot(operation) {
                Spot::Operation(owner, branch) if owner == seat => {
                    scoring::stars(edition, state, seat, branch, operation).to_string()
                }
                _ => format!("not an operation of {seat}"),
            };
            (number.to_owned(), found)
        }
        ["score", number] => {
            let score: i32 = game.score_sheet(state, seat).iter().map(|part| part.points).sum();
            (number.to_owned(), score.to_string())
        }
        ["place", number] => {
            let outcome = game.outcome(state);
            let place = outcome.and_then(|outcome| outcome.seats.get(seat.index()).copied());
            let found =
                place.map_or_else(|| "not over".to_owned(), |result| result.place.to_string());
            (number.to_owned(), found)
        }
        ["partner", other] => {
            let found = state.partner(seat).map_or_else(|| "-".to_owned(), |it| it.to_string());
            (other.to_owned(), found)
        }
        _ => return sees(game, state, Viewer::Seat(seat), words),
    }))
}

/// Compares what a viewer may know.
pub(super) fn sees(
    game: &SpyNet,
    state: &State,
    viewer: Viewer,
    words: &[&str],
) -> Result<Option<Pair>, NotationError> {
    let edition = &*game.edition;
    let view = game.view(state, viewer);
    let own = |seat: &str| {
        let seat = read_seat(seat)?;
        let reason = "no such seat at this table";
        view.seats.get(seat.index()).ok_or_else(|| NotationError::new("sees", reason))
    };
    let (rest, known): (&[&str], CardSet) = match *words {
        ["sees", "hand", seat, ref rest @ ..] => (rest, own(seat)?.hand.known),
        ["sees", "operations", seat, branch, ref rest @ ..] => {
            let branch = read_branch(branch)?;
            let there = own(seat)?.operations.get(branch.index());
            (rest, there.map(|heap| heap.known).unwrap_or_default())
        }
        ["sees", "pile", pile, ref rest @ ..] => {
            let pile = read_pile(pile)?;
            let there = view.piles.get(usize::from(pile.0));
            (rest, there.map(|heap| heap.known).unwrap_or_default())
        }
        ["sees", "packet", ref rest @ ..] => (rest, view.packet.known),
        ["sees", "deck", ref rest @ ..] => (rest, view.deck.iter().flatten().copied().collect()),
        ["guesses", card, ref rest @ ..] => {
            let card = read_card(edition, card)?;
            let guess = view.guesses.iter().find(|guess| guess.card == card);
            let zones = guess.into_iter().flat_map(|guess| {
                let seats = guess.seats.iter().map(|seat| seat.to_string());
                seats.chain(guess.piles.iter().map(|&pile| pile_id(pile)))
            });
            return Ok(Some((rest.join(" "), or_dash(zones.collect()))));
        }
        _ => return Ok(None),
    };
    Ok(Some(heap(edition, rest, known)))
}
