//! A loaded edition: cards, situations, and the tables the rules look things up in.
//!
//! It can only be made from a file that was validated; the rules never check content again.

mod effect;
mod file;
mod fingerprint;
mod laws;
mod validate;

use game::{Digest, Lang};

pub use effect::{Ability, AgentFilter, Change, Condition, Kind, Whose};
pub use file::{
    AgentEntry, BranchNames, EditionFile, FundingEntry, Names, OperationEntry, SituationEntry,
};
pub(crate) use laws::Laws;
pub use validate::Completeness;

use crate::ids::{Branch, BranchSet, Card, CardSet};

/// Loaded, validated content.
#[derive(Clone, Debug)]
pub struct Edition {
    id: String,
    title: Names,
    branches: BranchNames,
    hash: Digest,
    cards: Vec<CardData>,
    /// The same order as the cards, without the names: what the rules look at again and again.
    faces: Vec<Face>,
    situations: Vec<SituationData>,
    ordinary: Laws,
    pub(crate) sets: Sets,
}

/// A card's names.
#[derive(Clone, Debug)]
pub struct CardData {
    /// The name in notation, e.g. `the-hand`.
    pub id: String,
    /// The names people read.
    pub name: Names,
}

/// What stands on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    Agent(AgentFace),
    Operation(OperationFace),
    Funding { value: u8 },
}

/// An agent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AgentFace {
    pub(crate) branches: BranchSet,
    pub(crate) strength: u8,
    pub(crate) ability: Option<Ability>,
}

/// An operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OperationFace {
    pub(crate) branches: BranchSet,
    pub(crate) stars: u8,
    pub(crate) condition: Option<Condition>,
}

/// What stands on a card, for whoever draws it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardFace {
    /// An agent; a master belongs to all four branches.
    Agent {
        /// Where it belongs.
        branches: Vec<Branch>,
        /// The printed strength.
        strength: u8,
        /// What it can do, if it is special.
        ability: Option<Ability>,
    },
    /// An operation.
    Operation {
        /// Where it belongs.
        branches: Vec<Branch>,
        /// What it is worth.
        stars: u8,
        /// When it counts.
        condition: Option<Condition>,
    },
    /// A funding.
    Funding {
        /// What it adds.
        value: u8,
    },
}

/// A situation.
#[derive(Clone, Debug)]
pub struct SituationData {
    /// The name in options and notation, e.g. `cold-trail`.
    pub id: String,
    /// The names people read.
    pub name: Names,
    /// What it changes.
    pub changes: Vec<Change>,
    laws: Laws,
}

/// Cards by what they are.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sets {
    pub(crate) agents: CardSet,
    pub(crate) operations: CardSet,
    pub(crate) funding: CardSet,
    /// By branch: the operations that belong to it.
    operations_of: [CardSet; 4],
}

impl Sets {
    fn new(faces: &[Face]) -> Self {
        let mut sets = Self::default();
        for (card, face) in (0..).map(Card).zip(faces) {
            match face {
                Face::Agent(_) => sets.agents.insert(card),
                Face::Funding { .. } => sets.funding.insert(card),
                Face::Operation(data) => {
                    sets.operations.insert(card);
                    for (branch, of) in Branch::ALL.iter().zip(&mut sets.operations_of) {
                        if data.branches.has(*branch) {
                            of.insert(card);
                        }
                    }
                }
            }
        }
        sets
    }

    /// The operations that belong to a branch.
    #[inline]
    pub(crate) fn operations_of(&self, branch: Branch) -> CardSet {
        self.operations_of.get(branch.index()).copied().unwrap_or_default()
    }

    /// The cards of a kind.
    #[inline]
    pub(crate) const fn of(&self, kind: Kind) -> CardSet {
        match kind {
            Kind::Agent => self.agents,
            Kind::Operation => self.operations,
            Kind::Funding => self.funding,
        }
    }
}

impl Edition {
    /// The edition's short name.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The edition's name for people.
    #[must_use]
    pub fn title(&self, lang: Lang) -> &str {
        self.title.get(lang)
    }

    /// What a branch is called.
    #[must_use]
    pub fn branch_name(&self, branch: Branch, lang: Lang) -> &str {
        self.branches.of(branch).get(lang)
    }

    /// The digest of all but the texts.
    #[must_use]
    pub const fn hash(&self) -> Digest {
        self.hash
    }

    /// All cards: agents, operations, funding.
    pub fn cards(&self) -> impl DoubleEndedIterator<Item = Card> + Clone + use<> {
        (0..self.n_cards()).map(Card)
    }

    /// How many cards the deck has.
    #[must_use]
    pub fn n_cards(&self) -> u8 {
        self.cards.len() as u8
    }

    /// A card's names, if the edition has it.
    #[must_use]
    pub fn card(&self, card: Card) -> Option<&CardData> {
        self.cards.get(card.index())
    }

    /// What stands on a card, for whoever draws it; nothing where the edition has no such card.
    #[must_use]
    pub fn card_face(&self, card: Card) -> Option<CardFace> {
        Some(match *self.face(card)? {
            Face::Agent(AgentFace { branches, strength, ability }) => {
                CardFace::Agent { branches: branches.iter().collect(), strength, ability }
            }
            Face::Operation(OperationFace { branches, stars, condition }) => {
                CardFace::Operation { branches: branches.iter().collect(), stars, condition }
            }
            Face::Funding { value } => CardFace::Funding { value },
        })
    }

    /// The situations in their order.
    #[must_use]
    pub fn situations(&self) -> &[SituationData] {
        &self.situations
    }

    /// SN-8.1: with so many cards left in the deck the last turns begin, under a situation or without any.
    #[must_use]
    pub fn end_at(&self, situation: Option<u8>) -> u8 {
        self.laws(situation).end_at
    }

    /// SN-9.1: do operations lie face-up, under a situation or without any?
    #[must_use]
    pub fn opens_operations(&self, situation: Option<u8>) -> bool {
        self.laws(situation).open_operations
    }

    /// What stands on a card, if the edition has it.
    #[inline]
    pub(crate) fn face(&self, card: Card) -> Option<&Face> {
        self.faces.get(card.index())
    }

    /// The agent on a card.
    #[inline]
    pub(crate) fn agent(&self, card: Card) -> Option<&AgentFace> {
        match self.face(card)? {
            Face::Agent(agent) => Some(agent),
            Face::Operation(_) | Face::Funding { .. } => None,
        }
    }

    /// The operation on a card.
    #[inline]
    pub(crate) fn operation(&self, card: Card) -> Option<&OperationFace> {
        match self.face(card)? {
            Face::Operation(operation) => Some(operation),
            Face::Agent(_) | Face::Funding { .. } => None,
        }
    }

    /// What a special agent can do.
    #[inline]
    pub(crate) fn ability(&self, card: Card) -> Option<Ability> {
        self.agent(card)?.ability
    }

    /// The laws under a situation, or without any.
    #[inline]
    pub(crate) fn laws(&self, situation: Option<u8>) -> &Laws {
        situation
            .and_then(|index| self.situations.get(usize::from(index)))
            .map_or(&self.ordinary, |situation| &situation.laws)
    }
}
