//! A fixture: hidden hands, a hidden deck, one face-down card each, and partners who hand cards to each other.
//!
//! A real game, kept as small as the contract allows; its companions are in the files beside it.
//! It must show every kind of secret that the suite looks for, and leak none.

#![expect(missing_docs, reason = "the names of a game this small say it")]

mod hidden;
mod notation;
mod player;
mod refusal;
mod rules;
mod turn;
mod view;
mod words;

use std::sync::Arc;

use arrayvec::ArrayVec;
use game::{Canonical, Encoder, Seat};
use serde::{Deserialize, Serialize};

pub use hidden::{conserve, universe};
pub use refusal::HandRefusal;
pub use view::{EventView, SeatView, View};

/// How many cards there are, and how many each seat is dealt; a card is worth its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    pub cards: u8,
    pub hand: u8,
}

/// Two to four seats; four may be two pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub seats: u8,
    pub partners: bool,
}

/// Where a card is: in the deck so many from its bottom, or with a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Deck(u8),
    Hand(Seat),
    Handed(Seat),
    Up(Seat),
    Down(Seat),
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    Played,
    Resigned(Seat),
    Abandoned,
}

/// Everything: the place of each card, card 1 first.
#[derive(Clone, Debug)]
pub struct State {
    pub seats: u8,
    pub partners: bool,
    pub turn: Seat,
    pub end: Option<End>,
    pub places: ArrayVec<Place, 20>,
}

impl State {
    /// All cards with their places.
    pub fn cards(&self) -> impl DoubleEndedIterator<Item = (u8, Place)> {
        (1..).zip(self.places.iter().copied()).collect::<ArrayVec<_, 20>>().into_iter()
    }

    /// How many cards are in such places?
    pub fn count(&self, there: impl Fn(Place) -> bool) -> u8 {
        self.cards().map(|(_, place)| u8::from(there(place))).sum()
    }

    fn place(&mut self, card: u8) -> Option<&mut Place> {
        self.places.get_mut(usize::from(card).checked_sub(1)?)
    }

    fn partner(&self, seat: Seat) -> Option<Seat> {
        self.partners.then_some(Seat((seat.0 + 2) % 4))
    }

    fn holds(&self, seat: Seat) -> bool {
        self.places.iter().any(|&place| place == Place::Hand(seat) || place == Place::Handed(seat))
    }

    /// The points of a seat and its partner for cards in such places.
    fn points(&self, seat: Seat, place: fn(Seat) -> Place) -> (u32, i32) {
        let of =
            |at: Place| at == place(seat) || self.partner(seat).is_some_and(|p| at == place(p));
        self.cards()
            .filter(|(_, at)| of(*at))
            .fold((0, 0), |(n, sum), (card, _)| (n + 1, sum + i32::from(card)))
    }
}

impl Canonical for State {
    fn encode(&self, out: &mut Encoder) {
        let (end, who) = match self.end {
            None => (0, 0),
            Some(End::Played) => (1, 0),
            Some(End::Resigned(seat)) => (2, seat.0),
            Some(End::Abandoned) => (3, 0),
        };
        out.bytes(&[self.seats, u8::from(self.partners), self.turn.0, end, who]);
        for &place in &self.places {
            out.bytes(&match place {
                Place::Deck(depth) => [0, depth],
                Place::Hand(seat) => [1, seat.0],
                Place::Handed(seat) => [2, seat.0],
                Place::Up(seat) => [3, seat.0],
                Place::Down(seat) => [4, seat.0],
            });
        }
    }
}

/// What a seat does with one of its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    Play(u8),
    Lay(u8),
    Hand(u8),
}

/// What happened, with the card that not everybody may see.
#[derive(Clone, Debug)]
pub enum Event {
    Played(Seat, u8),
    Laid(Seat, u8),
    Handed(Seat, Seat, u8),
    Drawn(Seat, u8),
    Revealed(Seat, u8),
    Ended(End),
}

/// The game.
#[derive(Clone, Debug)]
pub struct HiddenHand(Arc<Edition>);

impl HiddenHand {
    /// With twenty cards, three in each hand.
    #[must_use]
    pub fn house() -> Self {
        Self(Arc::new(Edition { cards: 20, hand: 3 }))
    }
}
