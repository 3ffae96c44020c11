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
//! A guesses CARD B C.operations pile1 | -     the zones of a guess
//! A counts 1 CARD… in B pile1 | -   what A knows of these cards together: at most one of them is there
//! ```
//!
//! `all sees …` asks the same of somebody without a seat.

use game::{Game, NotationError, Seat, Viewer, read_seat};

use super::expect::{Pair, heap};
use super::position::{operations_id, or_dash, stack};
use super::{card_id, pile_id, read_branch, read_card, read_pile};
use crate::ids::CardSet;
use crate::state::{Spot, State};
use crate::view::ZonesView;
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
            let found = guess.map_or_else(|| "-".to_owned(), |guess| zones(&guess.zones));
            return Ok(Some((rest.join(" "), found)));
        }
        ["counts", ref rest @ ..] => {
            let joint = view.joint.iter().map(|joint| {
                let cards: Vec<_> = joint.cards.iter().map(|card| card_id(edition, card)).collect();
                format!("{} {} in {}", joint.most, cards.join(" "), zones(&joint.zones))
            });
            let (joint, expected) = (or_dash(joint.collect()), rest.join(" "));
            // One of several facts is enough.
            let found = if joint.contains(&expected) { expected.clone() } else { joint };
            return Ok(Some((expected, found)));
        }
        _ => return Ok(None),
    };
    Ok(Some(heap(edition, rest, known)))
}

/// Hands before operations before piles.
fn zones(zones: &ZonesView) -> String {
    let hands = zones.hands.iter().map(|seat| seat.to_string());
    let operations = zones.operations.iter().map(|&seat| operations_id(seat));
    let piles = zones.piles.iter().map(|&pile| pile_id(pile));
    or_dash(hands.chain(operations).chain(piles).collect())
}
