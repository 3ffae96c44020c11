//! The form of an edition file. Anything can stand in it; `validate` makes an edition of it or says what is wrong.

use game::{ContentError, Lang};
use serde::{Deserialize, Serialize};

use super::primitive::{Ability, Condition, Effect, GadgetChoice, Handing, Placement, Special};
use super::{Completeness, Edition};
use crate::ids::Class;

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
    /// Where every raid begins, as in `r5c3`.
    pub entrance: String,
    /// Points on the three tracks before the first round.
    pub training: [u8; 3],
    /// Money.
    pub budget: BudgetEntry,
    /// Awards and penalties.
    pub awards: AwardsEntry,
    /// From how many $ on each title is earned, ascending; the words are in the texts.
    pub titles: Vec<i32>,
    /// Planning cards as in `r1 snare`, `c4 wall`, `r2 stealth+3`, `c5 gadget`: number side, content side.
    pub cards: Vec<String>,
    /// Three traps, three guards, three secrets.
    #[serde(rename = "upgrade")]
    pub upgrades: Vec<UpgradeEntry>,
    /// The domiciles.
    #[serde(rename = "domicile")]
    pub domiciles: Vec<DomicileEntry>,
    /// The missions.
    #[serde(rename = "mission")]
    pub missions: Vec<MissionEntry>,
    /// The gadgets, number 1 first.
    #[serde(rename = "gadget")]
    pub gadgets: Vec<GadgetEntry>,
    /// The agents.
    #[serde(rename = "agent")]
    pub agents: Vec<AgentEntry>,
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

/// Everything about money on the sheet.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BudgetEntry {
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

/// SW-9.1, SW-9.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AwardsEntry {
    /// Trap master.
    pub traps: i32,
    /// Explorer.
    pub rooms: i32,
    /// Fighter.
    pub guards: i32,
    /// Gadget fan; below 0.
    pub gadgets: i32,
}

/// What can be drawn into a room.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UpgradeEntry {
    /// The name in notation.
    pub id: String,
    /// Trap, guard or secret.
    pub class: Class,
    /// May it stand in the grey rooms next to the entrance (SW-1.2)?
    pub grey: bool,
    /// The names for people.
    pub name: Names,
}

/// A domicile.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DomicileEntry {
    /// The name in notation.
    pub id: String,
    /// The names for people.
    pub name: Names,
    /// Do agents take part (SW-2.2)?
    pub agents: bool,
    /// Entry costs of the three traps.
    pub traps: [u8; 3],
    /// Entry costs of the three guards.
    pub guards: [u8; 3],
    /// Upgrades whose entry cost may be split.
    pub either: Vec<String>,
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
}

/// A mission.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionEntry {
    /// The name in notation.
    pub id: String,
    /// The names for people.
    pub name: Names,
    /// When it is fulfilled.
    pub condition: Condition,
    /// The reward at once; a mission printed with "–" has none.
    #[serde(default)]
    pub now: Option<u8>,
    /// The reward at the end.
    pub end: u8,
}

/// A gadget.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GadgetEntry {
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
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AgentEntry {
    /// The name in notation.
    pub id: String,
    /// The names for people.
    pub name: Names,
    /// Points on top of the three tracks.
    pub bonus: [u8; 3],
    /// The special ability.
    pub ability: Ability,
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
        EditionFile::from_blob(blob)
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

    /// Reads the compact form; what it says is not looked at yet.
    ///
    /// # Errors
    /// When it was not made by this version of the program.
    pub fn from_blob(blob: &[u8]) -> Result<Self, ContentError> {
        postcard::from_bytes(blob)
            .map_err(|error| ContentError::at("the whole file", error.to_string()))
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
