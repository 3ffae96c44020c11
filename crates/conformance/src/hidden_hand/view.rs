//! Who may see which card: the only file of this game that decides secrecy.

use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::{End, Event, Place, State};

/// What lies before one seat; a card that may not be seen is `None`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    pub hand: Vec<Option<u8>>,
    pub handed: Vec<Option<u8>>,
    pub up: Vec<u8>,
    pub down: Vec<Option<u8>>,
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub partners: bool,
    pub turn: Seat,
    pub end: Option<End>,
    /// From the bottom up; nobody but a judge sees a card of it.
    pub deck: Vec<Option<u8>>,
    pub seats: Vec<SeatView>,
}

/// What one viewer may know of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EventView {
    Played { seat: Seat, card: u8 },
    Laid { seat: Seat, card: Option<u8> },
    Handed { seat: Seat, to: Seat, card: Option<u8> },
    Drawn { seat: Seat, card: Option<u8> },
    Revealed { seat: Seat, card: u8 },
    Ended { end: End },
}

fn sees(state: &State, place: Place, viewer: Viewer) -> bool {
    let seat = match viewer {
        Viewer::Judge => return true,
        Viewer::Spectator => None,
        Viewer::Seat(seat) => Some(seat),
    };
    match place {
        Place::Deck(_) => false,
        Place::Hand(owner) => seat == Some(owner),
        Place::Handed(owner) => {
            seat == Some(owner) || seat.is_some() && seat == state.partner(owner)
        }
        Place::Up(_) => true,
        Place::Down(owner) => state.end.is_some() || seat == Some(owner),
    }
}

pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let shown = |there: Place| {
        let seen = sees(state, there, viewer);
        let cards = state.cards().filter(move |(_, place)| *place == there);
        cards.map(|(card, _)| seen.then_some(card)).collect::<Vec<_>>()
    };
    let decked = state.count(|place| matches!(place, Place::Deck(_)));
    View {
        partners: state.partners,
        turn: state.turn,
        end: state.end,
        deck: (0..decked).flat_map(|depth| shown(Place::Deck(depth))).collect(),
        seats: Seat::first(state.seats)
            .map(|seat| SeatView {
                hand: shown(Place::Hand(seat)),
                handed: shown(Place::Handed(seat)),
                up: shown(Place::Up(seat)).into_iter().flatten().collect(),
                down: shown(Place::Down(seat)),
            })
            .collect(),
    }
}

pub(super) fn event_view(event: &Event, viewer: Viewer) -> EventView {
    let only = |seats: &[Seat], card: u8| match viewer {
        Viewer::Judge => Some(card),
        Viewer::Spectator => None,
        Viewer::Seat(seat) => seats.contains(&seat).then_some(card),
    };
    match *event {
        Event::Played(seat, card) => EventView::Played { seat, card },
        Event::Laid(seat, card) => EventView::Laid { seat, card: only(&[seat], card) },
        Event::Handed(seat, to, card) => {
            EventView::Handed { seat, to, card: only(&[seat, to], card) }
        }
        Event::Drawn(seat, card) => EventView::Drawn { seat, card: only(&[seat], card) },
        Event::Revealed(seat, card) => EventView::Revealed { seat, card },
        Event::Ended(end) => EventView::Ended { end },
    }
}
