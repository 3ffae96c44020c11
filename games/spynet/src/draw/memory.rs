//! The memory aid (SN-7.2): what one has seen of the others, and what one knows without being certain.

use game::{Message, Seat};

use super::Board;
use crate::view::{PhaseView, ZonesView};

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
    // Cards that may be in the same places stand in one line.
    let mut told: Vec<&ZonesView> = Vec::new();
    for guess in &view.guesses {
        if told.contains(&&guess.zones) {
            continue;
        }
        told.push(&guess.zones);
        let alike = view.guesses.iter().filter(|other| other.zones == guess.zones);
        let message = Message::new("board-memory-guess")
            .with("cards", board.names.cards(alike.map(|other| other.card).collect()))
            .with("zones", zones(board, &guess.zones));
        lines.push(board.say(&message));
    }
    for joint in &view.joint {
        let message = Message::new("board-memory-joint")
            .with("most", joint.most)
            .with("cards", board.names.cards(joint.cards))
            .with("zones", zones(board, &joint.zones));
        lines.push(board.say(&message));
    }
    if !lines.is_empty() {
        let title = board.say(&Message::new("board-memory"));
        lines.splice(..0, [String::new(), title]);
    }
    lines
}

fn zones(board: &Board<'_>, zones: &ZonesView) -> String {
    let seats = |key: &'static str, seats: &[Seat]| -> Vec<String> {
        seats.iter().map(|&seat| board.say(&Message::new(key).with("seat", seat))).collect()
    };
    let pile = |number: u8| board.say(&Message::new("board-zone-pile").with("pile", number));
    let mut all = seats("board-zone-hand", &zones.hands);
    all.extend(seats("board-zone-operations", &zones.operations));
    all.extend(zones.piles.iter().map(|it| pile(it.number())));
    all.join(" / ")
}
