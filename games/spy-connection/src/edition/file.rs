//! The form of an edition file. Anything can stand in it; `validate` makes an edition of it or says what is wrong.

use game::Names;
use serde::{Deserialize, Serialize};

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
