//! The shape of a view: what travels to one viewer. What goes into it is decided in `view.rs`.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{Card, CardSet, MAX_FUNDING, Pile};
use crate::options::AgentsPerTurn;

/// A position as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is; nobody's for a spectator and a judge.
    pub me: Option<Seat>,
    /// SN-4.2.
    pub agents_per_turn: AgentsPerTurn,
    /// SN-7.2.
    pub memory_aid: bool,
    /// SN-9: the place of the situation in the edition.
    pub situation: Option<u8>,
    /// Who has the first turn.
    pub start: Seat,
    /// The round, counted from 1.
    pub round: u16,
    /// Turns in a row in which nobody recruited.
    pub idle: u8,
    /// SN-8.1: whose last turn is still to come; only in the last turns.
    pub last: Option<Vec<Seat>>,
    /// What is going on.
    pub phase: PhaseView,
    /// The deck, top first; a card one has seen there is named.
    pub deck: Vec<Option<Card>>,
    /// The piles, the one farthest from the deck first.
    pub piles: Vec<Heap>,
    /// SN-2.2: the cards that go round.
    pub packet: Heap,
    /// The discard pile.
    pub discard: CardSet,
    /// The seats, A first.
    pub seats: Vec<SeatView>,
    /// Cards one knows something of without being certain of their place.
    pub guesses: Vec<GuessView>,
    /// What one knows of several of them together.
    pub joint: Vec<JointView>,
}

/// Some cards, of which a few may be known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heap {
    /// How many there are.
    pub count: u8,
    /// Those one knows.
    pub known: CardSet,
}

/// What lies before one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// The hand.
    pub hand: Heap,
    /// By branch: the agents, the lowest first.
    pub agents: [Vec<AgentView>; 4],
    /// By branch: the operations.
    pub operations: [Heap; 4],
    /// By branch: the strength.
    pub strength: [u8; 4],
    /// Has this seat left?
    pub resigned: bool,
}

/// An agent in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AgentView {
    /// Which one.
    pub agent: Card,
    /// What is attached to it.
    pub funding: CardSet,
}

/// Places where a hidden card may be.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ZonesView {
    /// The hands of these seats.
    pub hands: Vec<Seat>,
    /// The operations of these, in whichever branch.
    pub operations: Vec<Seat>,
    /// These piles.
    pub piles: Vec<Pile>,
}

/// A card that is certainly in one of some places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GuessView {
    /// Which card.
    pub card: Card,
    /// Where it is.
    pub zones: ZonesView,
}

/// An observation about several guessed cards: "one of these two was handed on".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JointView {
    /// Of these cards
    pub cards: CardSet,
    /// at most so many
    pub most: u8,
    /// are there.
    pub zones: ZonesView,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PhaseView {
    /// This seat keeps a card.
    Draft { seat: Seat },
    /// This seat's turn.
    Turn(TurnView),
    /// The game is over.
    Over { abandoned: bool },
}

/// A running turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnView {
    /// Whose turn it is.
    pub seat: Seat,
    /// How far it is.
    pub step: StepView,
    /// By branch: is the ordinary allowance of an agent used?
    pub played: [bool; 4],
    /// By branch: is the ordinary allowance of an operation used?
    pub ran: [bool; 4],
    /// Agents beyond the allowance.
    pub extra_agents: u8,
    /// Operations beyond the allowance.
    pub extra_operations: u8,
    /// Was a card handed on?
    pub gave: bool,
    /// SN-6.4: by funding card, the agent that brought it from the discard pile in this turn.
    pub brought: [Option<Card>; MAX_FUNDING],
}

/// How far a turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StepView {
    /// Nothing was done.
    Fresh,
    /// Looking at a pile.
    Recruit { pile: Pile },
    /// Playing.
    Play,
    /// Playing; this agent can still get funding.
    Laid { agent: Card },
    /// An ability waits for a decision.
    Ability { agent: Card, source: Card, stage: StageView },
}

/// How far an ability is; a card that was chosen from hidden ones is shown to the chooser only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StageView {
    /// Nothing was chosen yet.
    Choose,
    /// A poached master goes into which branch?
    Branch { agent: Card },
    /// Looking at a hand: which card to take?
    TakeFromHand { seat: Seat },
    /// Which card to give for it?
    GiveToHand { seat: Seat, taken: Option<Card> },
    /// Looking at a pile: which card to take?
    TakeFromPile { pile: Pile },
    /// Which card to put there for it?
    GiveToPile { pile: Pile, taken: Option<Card> },
    /// Looking at a hand.
    LookAtHand { seat: Seat },
    /// Looking at a pile.
    LookAtPile { pile: Pile },
    /// Looking at operations.
    LookAtOperations { seat: Seat },
    /// To which agent does this funding go?
    MoveFunding { funding: Card },
    /// So many more cards can be taken from the discard pile.
    Salvage { left: u8 },
    /// Looking at the top of the deck: so many cards, so many to take.
    TakeFromTop { look: u8, take: u8 },
    /// So many cards on top are in order; so many below them are not yet.
    Order { placed: u8, left: u8 },
    /// So many cards are to be discarded.
    Discard { left: u8 },
}
