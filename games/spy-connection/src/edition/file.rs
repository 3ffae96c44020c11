//! The form of an edition file. Anything can stand in it; `validate` makes an edition of it or says what is wrong.

use game::{ContentError, Lang};
use serde::{Deserialize, Serialize};

use super::{Completeness, Edition};
use crate::ids::SLOTS;

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
    /// Prices of the mission slots.
    pub prices: Prices,
    /// The cities.
    #[serde(rename = "city")]
    pub cities: Vec<CityEntry>,
    /// The routes.
    #[serde(rename = "route")]
    pub routes: Vec<RouteEntry>,
    /// The missions of the deck.
    #[serde(rename = "mission")]
    pub missions: Vec<MissionEntry>,
    /// The start missions.
    #[serde(rename = "start")]
    pub starts: Vec<StartEntry>,
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

/// Prices of slots 1 to 4.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prices {
    /// On the light side.
    pub light: [u8; SLOTS],
    /// On the dark side.
    pub dark: [u8; SLOTS],
}

/// A city.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityEntry {
    /// The name in notation: lower-case letters and digits.
    pub id: String,
    /// The names for people.
    pub name: Names,
    /// Where it lies on the poster; an edition may do without.
    #[serde(default)]
    pub at: Option<[i16; 2]>,
}

/// A route.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RouteEntry {
    /// Its two cities.
    pub between: [String; 2],
    /// The spaces between them.
    pub spaces: u8,
}

/// A mission of the deck.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionEntry {
    /// Two to four cities.
    pub cities: Vec<String>,
    /// What it is worth.
    pub points: u8,
    /// Does it carry the extra turn?
    pub extra_turn: bool,
}

/// A start mission.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartEntry {
    /// Its cities.
    pub cities: Vec<String>,
    /// The one where the spy begins.
    pub red: String,
    /// What it is worth.
    pub points: u8,
    /// Does it carry the extra turn?
    pub extra_turn: bool,
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
