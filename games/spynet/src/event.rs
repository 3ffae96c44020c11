//! What happened. The rules fill in every card; `view.rs` blanks those that a viewer may not see.

#[cfg(target_arch = "wasm32")]
use game::EventSink;
use game::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{Branch, Card, CardSet, Pile};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// SN-2.2: a seat kept one card of those that go round.
    Kept { seat: Seat, card: Option<Card> },
    /// SN-2.2: a seat got what was left.
    Received { seat: Seat, card: Option<Card> },
    /// A turn begins, in this round.
    TurnBegan { seat: Seat, round: u16, last: bool },
    /// SN-3.1: a seat looks at a pile.
    Looked { seat: Seat, pile: Pile, cards: Option<CardSet> },
    /// SN-3.1: it puts the pile back.
    PutBack { seat: Seat, pile: Pile },
    /// SN-3.1: it takes the pile.
    Took { seat: Seat, pile: Pile, count: u8, cards: Option<CardSet> },
    /// A card from the top of the deck.
    Drew { seat: Seat, card: Option<Card> },
    /// SN-3.2: a pile got a card.
    Refilled { pile: Pile },
    /// An agent was played.
    Played { seat: Seat, agent: Card, branch: Branch },
    /// A card was attached to it.
    Attached { seat: Seat, card: Card, agent: Card },
    /// SN-6.3: more agents can be played this turn.
    MoreAgents { seat: Seat, count: u8 },
    /// More operations can be run this turn.
    MoreOperations { seat: Seat, count: u8 },
    /// An operation was laid, face-down unless a situation opens it.
    Ran { seat: Seat, branch: Branch, card: Option<Card>, open: bool },
    /// SN-4.1: a card was handed to the partner.
    Gave { seat: Seat, to: Seat, card: Option<Card> },
    /// SN-6.1: the ability was not used.
    Skipped { seat: Seat, agent: Card },
    /// The ability of another agent is used.
    Copied { seat: Seat, agent: Card, source: Card },
    /// SN-6.2: an agent was eliminated.
    Eliminated { seat: Seat, owner: Seat, agent: Card, to_hand: bool },
    /// SN-6.2: an agent changed sides.
    Poached { seat: Seat, owner: Seat, agent: Card, branch: Branch },
    /// An agent went back to its owner's hand, with its funding.
    Returned { seat: Seat, owner: Seat, agent: Card },
    /// A funding was removed from an agent.
    Unfunded { seat: Seat, card: Card, agent: Card },
    /// A funding was moved.
    FundingMoved { seat: Seat, card: Card, from: Card, to: Card },
    /// A hand was looked at.
    HandSeen { seat: Seat, of: Seat, cards: Option<CardSet> },
    /// Two players have exchanged a card.
    Exchanged { seat: Seat, with: Seat, taken: Option<Card>, given: Option<Card> },
    /// A pile was looked at by way of an ability.
    PileSeen { seat: Seat, pile: Pile, cards: Option<CardSet> },
    /// A card of a pile was exchanged.
    Swapped { seat: Seat, pile: Pile, taken: Option<Card>, given: Option<Card> },
    /// Face-down operations were looked at.
    OperationsSeen { seat: Seat, of: Seat, cards: Option<CardSet> },
    /// A card of the discard pile was taken.
    Salvaged { seat: Seat, card: Card },
    /// The top of the deck was looked at.
    TopSeen { seat: Seat, count: u8, cards: Option<CardSet> },
    /// What was left of it was put back.
    Ordered { seat: Seat },
    /// A card from hand was discarded.
    Discarded { seat: Seat, card: Card },
    /// SN-8.1, SN-4.5: the last turns begin.
    LastTurns { stalled: bool },
    /// SN-8.2: an operation is turned up, and what it is worth.
    Revealed { seat: Seat, branch: Branch, card: Card, stars: u8 },
    /// SN-10.1: a seat has left.
    Resigned { seat: Seat },
    /// SN-10.2: the game is broken off.
    Abandoned,
    /// The game is over.
    Ended,
}

/// Whoever listens, as one and the same type.
#[cfg(target_arch = "wasm32")]
pub(crate) struct Anybody<'s>(pub(crate) &'s mut dyn EventSink<Event>);

#[cfg(target_arch = "wasm32")]
impl EventSink<Event> for Anybody<'_> {
    fn emit(&mut self, event: Event) {
        self.0.emit(event);
    }
}
