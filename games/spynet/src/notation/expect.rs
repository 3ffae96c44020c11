//! What a scenario can ask of a position.
//!
//! ```text
//! turn B …                 the turn line of `position_turn.rs`, without `turn`; `turn B` alone asks only whose
//! draft C | over           what is going on
//! round 3 | idle 2         numbers
//! last B C | last -        whose last turn is still to come; `last no` before the last turns
//! situation cold-trail     or none
//! deck 20 | deck-top A B   how many cards, or which ones on top
//! pile 1 2 | pile 1 A B    how many cards, or which ones, in any order
//! discard A B | packet A B | - for none
//! total CARD 5             the total strength of an agent in play
//! attached CARD A B        what is attached to it
//! winner A C               everybody on the first place
//! A … | all …              what is asked of a seat, or of a spectator: `expect_seat.rs`
//! ```

use game::{Game, Mismatch, NotationError, Viewer, read_seat};

use super::position::{or_dash, seats};
use super::{card_id, expect_seat, position_turn, read_card, read_pile};
use crate::ids::CardSet;
use crate::state::{Phase, Place, State, Turn};
use crate::{Edition, SpyNet};

/// What is expected and what is there.
pub(super) type Pair = (String, String);

/// Compares one fact.
pub(super) fn expect(game: &SpyNet, state: &State, question: &str) -> Result<(), Mismatch> {
    let edition = &*game.edition;
    let words: Vec<&str> = question.split_whitespace().collect();
    let unclear = || NotationError::new(question, "no such question");
    let (expected, found) = match *words.as_slice() {
        ["turn", seat] => (format!("turn {seat}"), phase(state)),
        ["turn", ..] => (words.join(" "), turn(edition, state)),
        ["draft", seat] => (format!("draft {seat}"), phase(state)),
        ["over"] => ("over".to_owned(), phase(state)),
        ["round", number] => (number.to_owned(), state.round.to_string()),
        ["idle", number] => (number.to_owned(), state.idle.to_string()),
        ["last", ref rest @ ..] => {
            let found = state.last.map_or_else(|| "no".to_owned(), |last| seats(state, last));
            (rest.join(" "), found)
        }
        ["situation", id] => {
            let there = state.situation.and_then(|it| edition.situations().get(usize::from(it)));
            (id.to_owned(), there.map_or_else(|| "none".to_owned(), |it| it.id.clone()))
        }
        ["deck", number] => (number.to_owned(), state.deck.len().to_string()),
        ["deck-top", ref cards @ ..] => {
            let top = state.deck.iter().take(cards.len());
            (cards.join(" "), or_dash(top.map(|card| card_id(edition, card)).collect()))
        }
        ["pile", pile, ref rest @ ..] => heap(edition, rest, state.pile(read_pile(pile)?)),
        ["discard", ref rest @ ..] => heap(edition, rest, state.cards_at(Place::DISCARD)),
        ["packet", ref rest @ ..] => heap(edition, rest, state.cards_at(Place::PACKET)),
        ["total", card, number] => {
            let agent = read_card(edition, card)?;
            let found = match state.agent_at(agent) {
                Some(_) => state.total_strength(edition, agent).to_string(),
                None => "not in play".to_owned(),
            };
            (number.to_owned(), found)
        }
        ["attached", card, ref rest @ ..] => {
            heap(edition, rest, state.attached_to(read_card(edition, card)?))
        }
        ["winner", ref rest @ ..] => (rest.join(" "), winner(game, state)),
        ["all", ref rest @ ..] => {
            expect_seat::sees(game, state, Viewer::Spectator, rest)?.ok_or_else(unclear)?
        }
        [seat, ref rest @ ..] if read_seat(seat).is_ok_and(|seat| seat.0 < state.n_seats) => {
            expect_seat::expect(game, state, read_seat(seat)?, rest)?.ok_or_else(unclear)?
        }
        _ => return Err(unclear().into()),
    };
    if expected == found { Ok(()) } else { Err(Mismatch::Found { expected, found }) }
}

/// A number of cards, or the cards themselves whatever their order.
pub(super) fn heap(edition: &Edition, words: &[&str], cards: CardSet) -> Pair {
    match *words {
        [number] if number.parse::<u8>().is_ok() => (number.to_owned(), cards.len().to_string()),
        _ => {
            let mut expected: Vec<String> =
                words.iter().filter(|word| **word != "-").map(|word| (*word).to_owned()).collect();
            let mut found: Vec<String> = cards.iter().map(|card| card_id(edition, card)).collect();
            expected.sort();
            found.sort();
            (or_dash(expected), or_dash(found))
        }
    }
}

fn phase(state: &State) -> String {
    match state.phase {
        Phase::Draft(seat) => format!("draft {seat}"),
        Phase::Turn(Turn { seat, .. }) => format!("turn {seat}"),
        Phase::Over { .. } => "over".to_owned(),
    }
}

fn turn(edition: &Edition, state: &State) -> String {
    match state.phase {
        Phase::Turn(turn) => position_turn::write(edition, turn),
        Phase::Draft(_) | Phase::Over { .. } => phase(state),
    }
}

fn winner(game: &SpyNet, state: &State) -> String {
    match game.outcome(state) {
        None => "not over".to_owned(),
        Some(outcome) => or_dash(outcome.winners().map(|seat| seat.to_string()).collect()),
    }
}
