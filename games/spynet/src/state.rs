//! The whole position, hidden cards included: small, flat, a plain copy. Never serialised, never shown.

mod brought;
mod deck;
mod encode;
mod knowledge;
mod notes;
mod place;
mod settle;
mod table;
mod zones;

use game::Seat;

pub(crate) use brought::Brought;
pub(crate) use deck::Deck;
pub(crate) use knowledge::{Knowledge, Watcher};
pub(crate) use notes::{GUESSES, Guess, LIMITS, Notes};
pub(crate) use place::{Place, Spot};
pub(crate) use zones::Zones;

use crate::ids::{BranchSet, Card, MAX_AGENTS, MAX_CARDS, Pile};
use crate::options::AgentsPerTurn;

/// SN-6.4: from this rules number on, a turn remembers which agent brought which funding card.
const REMEMBERS_BROUGHT: u32 = 2;

/// Everything there is to know about a running game.
#[derive(Clone, Copy, Debug)]
pub struct State {
    /// The rules number; it is in every digest beside the state.
    pub(crate) rules: u32,
    /// By card: where it is.
    pub(crate) place: [Place; MAX_CARDS],
    /// By agent in play: how high it lies in its stack, from 1; 0 elsewhere.
    pub(crate) height: [u8; MAX_AGENTS],
    pub(crate) deck: Deck,
    pub(crate) knowledge: Knowledge,
    /// SN-5.1, by seat and branch. Follows from the cards in play; kept because it is asked for all the time.
    pub(crate) strength: [[u8; 4]; 4],
    pub(crate) phase: Phase,
    pub(crate) n_seats: u8,
    pub(crate) start: Seat,
    pub(crate) agents_per_turn: AgentsPerTurn,
    /// SN-7.2: is what was seen kept in `knowledge`?
    pub(crate) memory_aid: bool,
    /// SN-9: the place of the situation in the edition.
    pub(crate) situation: Option<u8>,
    pub(crate) round: u16,
    /// SN-4.5: turns in a row in which nobody recruited.
    pub(crate) idle: u8,
    /// Seats that have left, as bits.
    pub(crate) resigned: u8,
    /// SN-8.1: seats whose last turn is still to come, as bits; `None` before the last turns.
    pub(crate) last: Option<u8>,
}

impl State {
    /// SN-6.4: is it remembered which agent brought which funding card?
    pub(crate) const fn remembers_brought(&self) -> bool {
        self.rules >= REMEMBERS_BROUGHT
    }
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// SN-2.2: this seat keeps a card.
    Draft(Seat),
    /// A turn.
    Turn(Turn),
    /// The end, played out or broken off.
    Over { abandoned: bool },
}

/// A running turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) step: Step,
    /// Branches whose ordinary allowance of an agent is used.
    pub(crate) played: BranchSet,
    /// Branches whose ordinary allowance of an operation is used.
    pub(crate) ran: BranchSet,
    /// SN-6.3: agents that can be played beyond the allowance.
    pub(crate) extra_agents: u8,
    /// Operations that can be run beyond the allowance.
    pub(crate) extra_operations: u8,
    /// Was a card handed on?
    pub(crate) gave: bool,
    /// SN-6.4: funding that agents have brought.
    pub(crate) brought: Brought,
}

impl Turn {
    pub(crate) const fn new(seat: Seat) -> Self {
        Self {
            seat,
            step: Step::Fresh,
            played: BranchSet(0),
            ran: BranchSet(0),
            extra_agents: 0,
            extra_operations: 0,
            gave: false,
            brought: Brought::NONE,
        }
    }
}

/// How far the turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Nothing was done: recruit or play.
    Fresh,
    /// SN-3.1: looking at a pile.
    Recruit { pile: Pile },
    /// SN-4.1: playing.
    Play,
    /// Playing; this agent was laid just now and can still get funding.
    Laid { agent: Card },
    /// SN-6: an ability waits for a decision.
    Ability(Pending),
}

/// An ability that waits for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pending {
    /// The agent that uses it.
    pub(crate) agent: Card,
    /// The agent whose ability it is; another one where it is copied.
    pub(crate) source: Card,
    pub(crate) stage: Stage,
}

/// How far an ability is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Nothing was chosen yet.
    Choose,
    /// SN-4.4: a poached master goes into which branch?
    Branch { agent: Card },
    /// Looking at a hand: which card to take?
    TakeFromHand { seat: Seat },
    /// Which card to give for it?
    GiveToHand { seat: Seat, taken: Card },
    /// Looking at a pile: which card to take?
    TakeFromPile { pile: Pile },
    /// Which card to put there for it?
    GiveToPile { pile: Pile, taken: Card },
    /// Looking at a hand, with nothing to exchange.
    LookAtHand { seat: Seat },
    /// Looking at a pile, with nothing to exchange.
    LookAtPile { pile: Pile },
    /// Looking at face-down operations.
    LookAtOperations { seat: Seat },
    /// To which agent does this funding go?
    MoveFunding { funding: Card },
    /// So many more cards can be taken from the discard pile.
    Salvage { left: u8 },
    /// Looking at the top of the deck: so many cards, so many to take.
    TakeFromTop { look: u8, take: u8 },
    /// So many cards on top of the deck are in order; so many below them are not yet.
    Order { placed: u8, left: u8 },
    /// So many cards are to be discarded from hand.
    Discard { left: u8 },
}
