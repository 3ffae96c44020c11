//! Who sits where.

use bots::BotKind;
use serde::{Deserialize, Serialize};

/// One chair at a table: a name, and who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    /// What the others call whoever sits there.
    pub name: String,
    /// Who that is.
    pub sitter: Sitter,
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// A person.
    Person,
    /// A bot of this kind.
    Bot(BotKind),
    /// Nobody yet.
    Open,
}

impl Chair {
    /// A person's chair.
    pub fn person(name: impl Into<String>) -> Self {
        Self { name: name.into(), sitter: Sitter::Person }
    }

    /// A bot's chair.
    pub fn bot(name: impl Into<String>, kind: BotKind) -> Self {
        Self { name: name.into(), sitter: Sitter::Bot(kind) }
    }

    /// The bot, if one sits here.
    #[must_use]
    pub const fn bot_kind(&self) -> Option<BotKind> {
        match self.sitter {
            Sitter::Bot(kind) => Some(kind),
            Sitter::Person | Sitter::Open => None,
        }
    }
}
