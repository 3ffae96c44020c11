//! The form of an edition file. Anything can stand in it; `validate` makes an edition of it or says what is wrong.

use game::{ContentError, Lang};
use serde::{Deserialize, Serialize};

use super::effect::{Ability, Change, Condition};
use super::{Completeness, Edition};
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

/// A name in three languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// English.
    pub en: String,
    /// German.
    pub de: String,
    /// French.
    pub fr: String,
}

impl Names {
    /// The name in this language.
    #[must_use]
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::De => &self.de,
            Lang::Fr => &self.fr,
        }
    }
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

impl Edition {
    /// Reads an edition file.
    ///
    /// # Errors
    /// The first thing that is wrong with it: file, key, reason.
    #[cfg(any(feature = "reader", not(target_arch = "wasm32")))]
    pub fn from_toml(file: &str, text: &str) -> Result<Self, ContentError> {
        EditionFile::from_toml(text)
            .and_then(|entries| Self::new(entries, Completeness::Full))
            .map_err(|error| error.in_file(file))
    }

    /// Reads the compact form that is built into the program.
    ///
    /// # Errors
    /// When it was not made by this version of the program.
    pub fn from_blob(blob: &[u8]) -> Result<Self, ContentError> {
        postcard::from_bytes(blob)
            .map_err(|error| ContentError::at("the whole file", error.to_string()))
            .and_then(|entries| Self::new(entries, Completeness::Full))
            .map_err(|error| error.in_file("the built-in edition"))
    }
}

impl EditionFile {
    /// Reads the text; what it says is not looked at yet.
    ///
    /// # Errors
    /// Where the text is not of the right form.
    #[cfg(any(feature = "reader", not(target_arch = "wasm32")))]
    pub fn from_toml(text: &str) -> Result<Self, ContentError> {
        toml::from_str(text).map_err(|error| {
            let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
            let line = before.matches('\n').count() + 1;
            ContentError::at(format!("line {line}"), error.message())
        })
    }

    /// The compact form of [`Edition::from_blob`].
    ///
    /// # Errors
    /// When it cannot be written, which no edition has shown yet.
    pub fn to_blob(&self) -> Result<Vec<u8>, ContentError> {
        postcard::to_allocvec(self)
            .map_err(|error| ContentError::at("the whole file", error.to_string()))
    }
}
