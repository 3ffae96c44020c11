//! A table as everybody sees it, whatever is played there: who sits where, and what was agreed on.

use bots::BotKind;
use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use table::Sitter;

use crate::{DealInfo, TableId, Vote};

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// What the others call whoever sits there; empty where nobody does, or the person was forgotten.
    pub name: String,
    /// Who that is.
    pub sitter: Sitter,
    /// Is this person at the table right now?
    pub present: bool,
    /// The bot that acts for an absent person, or on an empty chair, until somebody takes it back.
    pub held: Option<BotKind>,
    /// In a running game: the name of the person who sat there last and is gone; empty where there was none.
    pub before: String,
    /// Before the start of a rematch: the name of the person for whom this empty chair is kept; empty where it is not.
    pub kept_for: String,
    /// This person is away: milliseconds until a bot plays for them, or before the start until somebody else is host;
    /// nothing while no time runs.
    pub grace: Option<u32>,
}

/// Somebody who watches without a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Watcher {
    /// A number that nobody else at this table has.
    pub number: u32,
    /// The name; empty where there is none, and while the rules forbid talk.
    pub name: String,
    /// Has the host decided that this person may not talk?
    pub muted: bool,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Chairs are taken and options agreed on.
    Waiting,
    /// The game runs.
    Running,
    /// The game is over.
    Over,
    /// The host has started the game: the commitments are fixed, and shares are being revealed.
    Dealing,
}

/// What may be said at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Talk {
    /// Anything.
    Free,
    /// Greetings only: the rules forbid more while the game runs.
    Greetings,
}

/// Everything about a table that everybody at it may know, the game itself left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableInfo<O> {
    /// How far it is.
    pub stage: Stage,
    /// What was agreed on; shown to all before the start.
    pub options: O,
    /// The rules number.
    pub rules: u32,
    /// The digest of the edition.
    pub edition: String,
    /// Seat A first.
    pub places: Vec<Place>,
    /// The seat of whoever may start, kick and change options, while that person sits.
    pub host: Option<Seat>,
    /// What may be said now.
    pub talk: Talk,
    /// Those who watch without a seat.
    pub watching: Vec<Watcher>,
    /// The server's commitment, 64 hex digits; each round of the deal has another. Empty at a table that was uploaded.
    pub commitment: String,
    /// The table that was set up to play once more.
    pub rematch: Option<TableId>,
    /// The game began elsewhere, where somebody may know its seed: nothing proves its chance.
    pub uploaded: bool,
    /// How the deal is prepared; nothing once the game has begun, and at a table that was uploaded.
    pub deal: Option<DealInfo>,
    /// What the people at the table are deciding.
    pub vote: Option<Vote>,
}

/// The two links of a table, without its address: tokens that the server itself does not keep.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Links {
    /// Lets somebody take a chair.
    pub seat: String,
    /// Lets somebody watch.
    pub watch: String,
}

/// Who said something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Speaker {
    /// From which place.
    pub viewer: Viewer,
    /// Under which name.
    pub name: String,
    /// The number of somebody without a seat.
    pub watcher: Option<u32>,
}
