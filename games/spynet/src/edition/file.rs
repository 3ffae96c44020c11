//! The form of an edition file. Anything can stand in it; `validate` makes an edition of it or says what is wrong.

use game::Names;
use serde::{Deserialize, Serialize};

use super::effect::{Ability, Change, Condition};
use crate::ids::Branch;

/// An edition as it stands in a file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EditionFile {
    /// The form of the file; 1 is the only one.
    pub format: u32,
    /// A short name.
    pub id: String,
    /// The name for people.
    pub title: Names,
    /// What the four branches are called.
    pub branches: BranchNames,
    /// The agents.
    #[serde(rename = "agent")]
    pub agents: Vec<AgentEntry>,
    /// The operations.
    #[serde(rename = "operation")]
    pub operations: Vec<OperationEntry>,
    /// The funding.
    #[serde(rename = "funding")]
    pub funding: Vec<FundingEntry>,
    /// The situations.
    #[serde(rename = "situation")]
    pub situations: Vec<SituationEntry>,
}

/// What the branches are called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BranchNames {
    /// Red.
    pub enforcement: Names,
    /// Green.
    pub infiltration: Names,
    /// Yellow.
    pub counterintelligence: Names,
    /// Blue.
    pub technology: Names,
}

impl BranchNames {
    /// The names of this branch.
    #[must_use]
    pub const fn of(&self, branch: Branch) -> &Names {
        match branch {
            Branch::Enforcement => &self.enforcement,
            Branch::Infiltration => &self.infiltration,
            Branch::Counterintelligence => &self.counterintelligence,
            Branch::Technology => &self.technology,
        }
    }
}

/// An agent; one that belongs to all four branches is a master.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AgentEntry {
    /// The name in notation.
    pub id: String,
    /// The names for people.
    pub name: Names,
    /// One branch, or all four.
    pub branches: Vec<Branch>,
    /// Printed strength.
    pub strength: u8,
    /// What makes it special.
    #[serde(default)]
    pub ability: Option<Ability>,
}

/// An operation.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OperationEntry {
    /// The name in notation.
    pub id: String,
    /// The names for people.
    pub name: Names,
    /// One branch, two, or all four.
    pub branches: Vec<Branch>,
    /// What it is worth.
    pub stars: u8,
    /// What must be true at the end.
    #[serde(default)]
    pub condition: Option<Condition>,
}

/// A funding card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FundingEntry {
    /// The name in notation.
    pub id: String,
    /// The names for people.
    pub name: Names,
    /// What it adds.
    pub value: u8,
}

/// A situation.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SituationEntry {
    /// The name in options and notation.
    pub id: String,
    /// The names for people.
    pub name: Names,
    /// What it changes.
    pub changes: Vec<Change>,
}
