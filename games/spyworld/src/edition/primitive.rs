//! The closed set of primitives that content is made of: conditions, abilities, gadget effects, special rules.
//!
//! A card says which primitive it is and with which number; what each one does, the phases know.

use serde::{Deserialize, Serialize};

use crate::grid::Joins;

/// When a mission may be claimed (SW-5.1); always a question about the claimant's own sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// All three kinds of secret in one row or column.
    SecretKindsInLine,
    /// At least so many walls.
    Walls(u8),
    /// Every track trained to at least this; an agent's bonus does not count (SW-4.5).
    Tracks(u8),
    /// At least so many gadgets, each counting as one.
    Gadgets(u8),
    /// A row or column without an empty room; the entrance counts as filled.
    FullLine,
    /// At least so many traps and guards together.
    Defences(u8),
    /// At least so many secrets.
    Secrets(u8),
    /// At least so much in the budget.
    Budget(u8),
    /// A guard in both corners of row 1.
    CornerGuards,
}

/// What an agent can do that others cannot (SW-7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// Nothing special.
    Plain,
    /// Once: a slanting step, if one of the two ways round has no wall.
    DiagonalStep,
    /// Guards cost so much less.
    CheaperGuards(u8),
    /// Traps cost so much less.
    CheaperTraps(u8),
    /// One gadget can be used a second time.
    SecondUse,
    /// One movement more for each secret stolen, at most so many.
    MovementPerSecret(u8),
    /// Traps sprung do not count for their owner.
    QuietTraps,
    /// So much for the first set of all three kinds of secret stolen.
    SetOfSecrets(u8),
    /// Every entry cost may be split between stealth and combat.
    EitherEverywhere,
}

/// What a gadget does (SW-7.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Enter a room with a trap without its cost; the trap stays.
    Smoke,
    /// Enter a room with a guard without its cost; the guard is beaten.
    Darts,
    /// The next so many steps cost no movement.
    Boots(u8),
    /// For so much movement: over one room, straight on, not over walls.
    Grapnel(u8),
    /// Step through a wall.
    Drill,
}

impl Effect {
    /// Does it spare the entry cost, whichever way the room is entered?
    #[must_use]
    pub const fn is_cover(self) -> bool {
        match self {
            Self::Smoke | Self::Darts => true,
            Self::Boots(_) | Self::Grapnel(_) | Self::Drill => false,
        }
    }

    /// Is it used with a direction?
    #[must_use]
    pub const fn is_aimed(self) -> bool {
        match self {
            Self::Boots(_) => false,
            Self::Smoke | Self::Darts | Self::Grapnel(_) | Self::Drill => true,
        }
    }
}

/// How the placement of an upgrade may be modified, and for how much (SW-4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Placement {
    /// The number up or down by 1, each step for so much.
    Shift(u8),
    /// Row for column or the other way round, once.
    Swap(u8),
}

/// How the choice of a gadget may be modified, and for how much (SW-4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GadgetChoice {
    /// The number up or down by 1, each step for so much.
    Shift(u8),
    /// Any other gadget for so much.
    Any(u8),
}

/// The special rule of a domicile (SW-1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    /// There is none.
    Nothing,
    /// Entering a room of this row costs one movement less.
    LightRow(u8),
    /// The left and right edges join.
    JoinedColumns,
}

impl Special {
    /// Which rooms adjoin.
    #[must_use]
    pub const fn joins(self) -> Joins {
        match self {
            Self::Nothing | Self::LightRow(_) => Joins::Plain,
            Self::JoinedColumns => Joins::Columns,
        }
    }
}

/// Where a lair goes when planning ends (SW-6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Handing {
    /// More red numbers: to the left neighbour; more blue: to the right.
    ByColour,
    /// The other way round.
    AgainstColour,
    /// Always to the left neighbour.
    Left,
    /// Always to the right neighbour.
    Right,
}
