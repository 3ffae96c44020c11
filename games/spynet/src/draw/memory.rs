//! The memory aid (SN-7.2): what one has seen of the others, and what one knows without being certain.

use game::{Arg, Message, Seat};

use super::Board;
use crate::view::PhaseView;

/// The lines of the memory aid; none where there is nothing to remember.
pub(super) fn draw(board: &Board<'_>) -> Vec<String> {
    let view = board.view;
    if matches!(view.phase, PhaseView::Over { .. }) {
        return Vec::new();
    }
    let mut lines = Vec::new();
    for (seat, own) in (0..).map(Seat).zip(&view.seats) {
        if view.me != Some(seat) && !own.hand.known.is_empty() {
            let message = Message::new("board-memory-hand")
                .with("seat", seat)
                .with("cards", board.names.cards(own.hand.known));
            lines.push(board.say(&message));
        }
    }
    for (depth, card) in (1_u32..).zip(&view.deck) {
        if let Some(card) = *card {
            let message = Message::new("board-memory-deck")
                .with("depth", depth)
                .with("card", board.names.card(card));
            lines.push(board.say(&message));
        }
    }
    for guess in &view.guesses {
        let seats = guess.seats.iter().map(Seat::to_string);
        let piles = guess.piles.iter().map(|pile| pile.number().to_string());
        let message = if guess.piles.is_empty() {
            Message::new("board-memory-guess")
        } else {
            Message::new("board-memory-guess-piles").with("piles", Arg::List(piles.collect()))
        };
        let message = message
            .with("card", board.names.card(guess.card))
            .with("seats", Arg::List(seats.collect()));
        lines.push(board.say(&message));
    }
    if !lines.is_empty() {
        let title = board.say(&Message::new("board-memory"));
        lines.splice(..0, [String::new(), title]);
    }
    lines
}
