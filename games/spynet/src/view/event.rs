//! What a viewer may know of an event: no more than the views before and after it. No `_` arms.

use game::{Seat, Viewer};

use super::to_some;
use crate::event::Event;
use crate::ids::{Card, CardSet};

/// What this viewer may know of an event: that it happened, and the cards that are not hidden from it.
pub(crate) fn event_view(event: &Event, viewer: Viewer) -> Option<Event> {
    let card = |card: Option<Card>, seats: &[Seat]| card.and_then(|it| to_some(it, seats, viewer));
    let set = |set: Option<CardSet>, seat: Seat| set.and_then(|it| to_some(it, &[seat], viewer));
    Some(match *event {
        Event::Kept { seat, card: it } => Event::Kept { seat, card: card(it, &[seat]) },
        Event::Received { seat, card: it } => Event::Received { seat, card: card(it, &[seat]) },
        Event::Looked { seat, pile, cards } => {
            Event::Looked { seat, pile, cards: set(cards, seat) }
        }
        Event::Took { seat, pile, count, cards } => {
            Event::Took { seat, pile, count, cards: set(cards, seat) }
        }
        Event::Drew { seat, card: it } => Event::Drew { seat, card: card(it, &[seat]) },
        Event::Ran { open: true, .. } => *event,
        Event::Ran { seat, branch, card: it, open: false } => {
            Event::Ran { seat, branch, card: card(it, &[seat]), open: false }
        }
        Event::Gave { seat, to, card: it } => Event::Gave { seat, to, card: card(it, &[seat, to]) },
        Event::HandSeen { seat, of, cards } => {
            Event::HandSeen { seat, of, cards: set(cards, seat) }
        }
        Event::Exchanged { seat, with, taken, given } => {
            let both = [seat, with];
            let (taken, given) = (card(taken, &both), card(given, &both));
            Event::Exchanged { seat, with, taken, given }
        }
        Event::PileSeen { seat, pile, cards } => {
            Event::PileSeen { seat, pile, cards: set(cards, seat) }
        }
        Event::Swapped { seat, pile, taken, given } => {
            let (taken, given) = (card(taken, &[seat]), card(given, &[seat]));
            Event::Swapped { seat, pile, taken, given }
        }
        Event::OperationsSeen { seat, of, cards } => {
            Event::OperationsSeen { seat, of, cards: set(cards, seat) }
        }
        Event::TopSeen { seat, count, cards } => {
            Event::TopSeen { seat, count, cards: set(cards, seat) }
        }
        Event::TurnBegan { .. }
        | Event::PutBack { .. }
        | Event::Refilled { .. }
        | Event::Played { .. }
        | Event::Attached { .. }
        | Event::MoreAgents { .. }
        | Event::MoreOperations { .. }
        | Event::Skipped { .. }
        | Event::Copied { .. }
        | Event::Eliminated { .. }
        | Event::Poached { .. }
        | Event::Returned { .. }
        | Event::Unfunded { .. }
        | Event::FundingMoved { .. }
        | Event::Salvaged { .. }
        | Event::Ordered { .. }
        | Event::Discarded { .. }
        | Event::LastTurns { .. }
        | Event::Revealed { .. }
        | Event::Resigned { .. }
        | Event::Abandoned
        | Event::Ended => *event,
    })
}
