//! The closed set of primitives that abilities, conditions and situations are built from.
//!
//! Data only: what a primitive does is in `phase/`, what it says in `text/`. A new card needs a new line in
//! an edition file, not new code.

use serde::{Deserialize, Serialize};

use crate::ids::Branch;

/// Whose things an ability may touch; "opponent" leaves the partner out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    /// Anybody's, one's own too.
    Anyone,
    /// Anybody's but one's own.
    Another,
    /// An opponent's.
    Opponent,
    /// One's own.
    Own,
}

/// Which agents an ability may choose; never the agent that uses it (SN-6.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AgentFilter {
    /// Before whom it lies.
    pub whose: Whose,
    /// At most this total strength.
    #[serde(default)]
    pub max_total: Option<u8>,
    /// At most this printed strength.
    #[serde(default)]
    pub max_printed: Option<u8>,
    /// Only without attached funding.
    #[serde(default)]
    pub unfunded: bool,
    /// Only where its owner has another agent.
    #[serde(default)]
    pub spare: bool,
}

/// Which cards can be taken from the discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Agents.
    Agent,
    /// Operations.
    Operation,
    /// Funding.
    Funding,
}

/// SN-6: what a special agent can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ability {
    /// Draw from the deck, then discard from hand.
    Draw {
        /// How many to draw.
        cards: u8,
        /// How many to discard.
        discard: u8,
    },
    /// Look at the top of the deck, take some, put the rest back in any order.
    TopOfDeck {
        /// How many to look at.
        look: u8,
        /// How many to take.
        take: u8,
    },
    /// Look at a hand and exchange one card.
    ExchangeWithHand {
        /// Whose hand; never one's own.
        whose: Whose,
    },
    /// Look at a pile and exchange one card.
    ExchangeWithPile {},
    /// Look at all face-down operations of one player.
    LookAtOperations {
        /// Whose.
        whose: Whose,
    },
    /// Discard one funding that is attached to an agent.
    RemoveFunding {
        /// Whose agent.
        whose: Whose,
    },
    /// Move one funding to another agent of one's own.
    MoveFunding {
        /// From whose agent.
        whose: Whose,
    },
    /// Eliminate an agent.
    Eliminate(AgentFilter),
    /// Poach an agent.
    Poach(AgentFilter),
    /// Take an agent with its funding back to its owner's hand.
    ReturnToHand(AgentFilter),
    /// Take cards from the discard pile to hand.
    Salvage {
        /// Which cards.
        kind: Kind,
        /// Up to how many.
        up_to: u8,
    },
    /// Use the ability of another special agent in play.
    Copy {},
    /// Play more agents this turn (SN-6.3).
    ExtraAgents {
        /// How many.
        count: u8,
    },
    /// Run more operations this turn, in branches one dominates.
    ExtraOperations {
        /// How many.
        count: u8,
    },
}

impl Ability {
    /// Abilities that only raise a limit ask for no decision; they last for the turn.
    pub(crate) const fn is_grant(self) -> bool {
        matches!(self, Self::ExtraAgents { .. } | Self::ExtraOperations { .. })
    }
}

/// SN-8.2: what must be true at the end for the player who ran the operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Condition {
    /// Dominate its branch.
    Dominate {},
    /// So many own agents in its branch.
    AgentsHere {
        /// At least.
        min: u8,
    },
    /// So many other own operations in its branch.
    OperationsHere {
        /// At least.
        min: u8,
    },
    /// Own operations in all four branches.
    OperationsEverywhere {},
    /// More attached funding than each opponent.
    MostFunding {},
    /// A master in play before one.
    MasterInPlay {},
    /// No own agent in a branch.
    NoAgentIn {
        /// Which.
        branch: Branch,
    },
    /// Fewer cards in hand than anybody else.
    FewestCards {},
}

/// SN-9: one change of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Change {
    /// Agents in hand can be attached like funding.
    AgentsAsFunding {
        /// What each adds.
        value: u8,
    },
    /// The first agent of a turn allows more agents in the same turn.
    AgentsAfterFirst {
        /// How many.
        count: u8,
    },
    /// Funding on one agent.
    FundingLimit {
        /// At most.
        per_agent: u8,
    },
    /// Operations lie face-up.
    OpenOperations {},
    /// The number of piles.
    Piles {
        /// How many.
        count: u8,
    },
    /// Agents of a branch are stronger (SN-9.3).
    Strength {
        /// Which; masters are not touched (SN-9.2).
        branch: Branch,
        /// By how much.
        by: u8,
    },
    /// Eliminated agents go to their owner's hand, their funding to the discard pile.
    EliminatedToHand {},
    /// The last turns begin with so many cards left in the deck.
    EndAt {
        /// How many.
        cards: u8,
    },
}
