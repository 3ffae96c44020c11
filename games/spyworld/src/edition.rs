//! A loaded edition: domiciles, missions, gadgets, agents, planning cards, money.
//!
//! It can only be made from a file that was validated; the rules never check content again.

mod encode;
mod file;
pub mod primitive;
mod validate;

use game::{Digest, Lang};

pub use file::{
    AgentEntry, AwardsEntry, BudgetEntry, DomicileEntry, EditionFile, GadgetEntry, MissionEntry,
    Names, UpgradeEntry,
};
pub use validate::Completeness;

use crate::grid::{Joins, Line, Room, SIDE};
use crate::ids::{
    Agent, Card, Class, Domicile, Gadget, Mission, STACK_CARDS, STACKS, Track, UPGRADES, Upgrade,
};
use primitive::{Ability, Condition, Effect, GadgetChoice, Handing, Placement, Special};

/// Loaded, validated content.
#[derive(Clone, Debug)]
pub struct Edition {
    id: String,
    title: Names,
    hash: Digest,
    /// Where every raid begins (SW-1.2).
    pub entrance: Room,
    /// Points on the tracks before the first round.
    pub training: [u8; 3],
    /// Money.
    pub budget: Money,
    /// Awards and penalties.
    pub awards: AwardsEntry,
    /// From how many $ on each title is earned.
    pub titles: Vec<i32>,
    cards: Vec<CardData>,
    upgrades: Vec<UpgradeData>,
    domiciles: Vec<DomicileData>,
    missions: Vec<MissionData>,
    gadgets: Vec<GadgetData>,
    agents: Vec<AgentData>,
}

/// Everything about money on the sheet (SW-2.1, SW-3.2, SW-3.3, SW-4.3).
#[derive(Clone, Debug)]
pub struct Money {
    /// At the start.
    pub start: u8,
    /// On top of it for a beginner.
    pub beginner: u8,
    /// For passing.
    pub pass: u8,
    /// Circles on the track.
    pub circles: u8,
    /// Prices of the bonus actions, in printed order.
    pub bonus: Vec<u8>,
}

/// A kind of planning card: both sides, and how many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardData {
    /// The number side.
    pub line: Line,
    /// The content side.
    pub content: Content,
    /// How many cards are of this kind.
    pub count: u8,
}

/// The content side of a planning card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// SW-4.1: drawn into a room.
    Upgrade(Upgrade),
    /// SW-4.4: drawn on an edge.
    Wall,
    /// SW-4.5: points on a track.
    Training(Track, u8),
    /// SW-4.6: the gadget with the combination's number.
    Gadget,
}

/// What can be drawn into a room.
#[derive(Clone, Debug)]
pub struct UpgradeData {
    /// The name in notation.
    pub id: String,
    /// The names for people.
    pub name: Names,
    /// May it stand in the grey rooms (SW-1.2)?
    pub grey: bool,
}

/// What it costs to enter a room (SW-7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// How many points.
    pub points: u8,
    /// Of which kind.
    pub kind: CostKind,
}

/// Which points an entry cost is paid with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CostKind {
    /// Traps, usually.
    Stealth,
    /// Guards, usually.
    Combat,
    /// Split as the raider likes.
    Either,
}

/// A domicile.
#[derive(Clone, Debug)]
pub struct DomicileData {
    /// The name in notation.
    pub id: String,
    /// The names for people.
    pub name: Names,
    /// Do agents take part?
    pub agents: bool,
    /// By upgrade: entry cost; nothing for secrets.
    costs: [Cost; UPGRADES as usize],
    /// Income of the three secrets.
    pub income: [u8; 3],
    /// Value of the three secrets.
    pub value: [u8; 3],
    /// Modification of placement.
    pub placement: Placement,
    /// Modification of gadgets.
    pub gadgets: GadgetChoice,
    /// The special rule.
    pub special: Special,
    /// Where lairs go.
    pub handing: Handing,
    /// Which rooms adjoin.
    pub joins: Joins,
    /// SW-1.2: the rooms next to the entrance.
    pub grey: u32,
    /// Every edge between two rooms.
    pub between: u64,
    /// SW-4.4: edges that can carry a wall.
    pub edges: u64,
    /// By row and column: those of them that touch it.
    near: [u64; 2 * SIDE as usize],
}

/// A mission.
#[derive(Clone, Debug)]
pub struct MissionData {
    /// The name in notation.
    pub id: String,
    /// The names for people.
    pub name: Names,
    /// When it is fulfilled.
    pub condition: Condition,
    /// The reward at once, if there is one.
    pub now: Option<u8>,
    /// The reward at the end.
    pub end: u8,
}

/// A gadget.
#[derive(Clone, Debug)]
pub struct GadgetData {
    /// The name in notation.
    pub id: String,
    /// The names for people.
    pub name: Names,
    /// What it does.
    pub effect: Effect,
    /// As how many it counts for the gadget fan.
    pub counts: u8,
}

/// An agent.
#[derive(Clone, Debug)]
pub struct AgentData {
    /// The name in notation.
    pub id: String,
    /// The names for people.
    pub name: Names,
    /// Points on top of the three tracks.
    pub bonus: [u8; 3],
    /// The special ability.
    pub ability: Ability,
}

impl DomicileData {
    /// What entering a room with this upgrade costs.
    #[inline]
    #[must_use]
    pub fn cost(&self, upgrade: Upgrade) -> Cost {
        let free = Cost { points: 0, kind: CostKind::Either };
        self.costs.get(usize::from(upgrade.index())).copied().unwrap_or(free)
    }

    /// SW-4.4: the edges at this row or column that can carry a wall.
    #[inline]
    #[must_use]
    pub fn edges_at(&self, line: Line) -> u64 {
        self.near.get(line.index()).copied().unwrap_or_default()
    }

    /// What a secret pays when it is drawn; nothing for other upgrades.
    #[must_use]
    pub fn income(&self, upgrade: Upgrade) -> u8 {
        match upgrade.class() {
            Class::Secret => self.income.get(upgrade.rank()).copied().unwrap_or_default(),
            Class::Trap | Class::Guard => 0,
        }
    }

    /// What a secret is worth; nothing for other upgrades.
    #[must_use]
    pub fn value(&self, upgrade: Upgrade) -> u8 {
        match upgrade.class() {
            Class::Secret => self.value.get(upgrade.rank()).copied().unwrap_or_default(),
            Class::Trap | Class::Guard => 0,
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

    /// The digest of all but the texts.
    #[must_use]
    pub const fn hash(&self) -> Digest {
        self.hash
    }

    /// The kinds of planning cards.
    #[must_use]
    pub fn cards(&self) -> &[CardData] {
        &self.cards
    }

    /// The upgrades: traps, guards, secrets.
    #[must_use]
    pub fn upgrades(&self) -> &[UpgradeData] {
        &self.upgrades
    }

    /// The domiciles.
    #[must_use]
    pub fn domiciles(&self) -> &[DomicileData] {
        &self.domiciles
    }

    /// The missions.
    #[must_use]
    pub fn missions(&self) -> &[MissionData] {
        &self.missions
    }

    /// The gadgets, number 1 first.
    #[must_use]
    pub fn gadgets(&self) -> &[GadgetData] {
        &self.gadgets
    }

    /// The agents.
    #[must_use]
    pub fn agents(&self) -> &[AgentData] {
        &self.agents
    }

    /// A card's data, if the edition has it.
    #[inline]
    #[must_use]
    pub fn card(&self, card: Card) -> Option<CardData> {
        self.cards.get(card.index()).copied()
    }

    /// An upgrade's data, if the edition has it.
    #[must_use]
    pub fn upgrade(&self, upgrade: Upgrade) -> Option<&UpgradeData> {
        self.upgrades.get(usize::from(upgrade.index()))
    }

    /// A domicile's data, if the edition has it.
    #[inline]
    #[must_use]
    pub fn domicile(&self, domicile: Domicile) -> Option<&DomicileData> {
        self.domiciles.get(domicile.index())
    }

    /// A mission's data, if the edition has it.
    #[must_use]
    pub fn mission(&self, mission: Mission) -> Option<&MissionData> {
        self.missions.get(mission.index())
    }

    /// A gadget's data, if the edition has it.
    #[must_use]
    pub fn gadget(&self, gadget: Gadget) -> Option<&GadgetData> {
        self.gadgets.get(gadget.index())
    }

    /// An agent's data, if the edition has it.
    #[must_use]
    pub fn agent(&self, agent: Agent) -> Option<&AgentData> {
        self.agents.get(agent.index())
    }

    /// How many planning cards there are.
    #[must_use]
    pub fn n_cards(&self) -> usize {
        self.cards.iter().map(|card| usize::from(card.count)).sum()
    }

    /// How many of them each stack gets.
    #[must_use]
    pub fn stack_cards(&self) -> usize {
        (self.n_cards() / STACKS).min(STACK_CARDS)
    }

    /// As how many the gadgets of a set count for the gadget fan (SW-9.2).
    #[must_use]
    pub fn gadget_count(&self, set: u8) -> u8 {
        let owned = (0_u8..).zip(&self.gadgets).filter(|(n, _)| set & Gadget(*n).bit() != 0);
        owned.map(|(_, data)| data.counts).sum()
    }

    /// SW-9.4: how many titles a score earns; 0 is none.
    #[must_use]
    pub fn title_rank(&self, score: i32) -> usize {
        self.titles.iter().filter(|&&from| score >= from).count()
    }
}
