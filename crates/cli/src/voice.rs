//! How the command line speaks: a game's texts and its own, in one language; seats are letters.

use anyhow::Result;
use game::{Lang, Message, Words};
use text::Texts;

use crate::chrome::{self, Chrome};

/// Says messages of one game and of the command line.
pub struct Voice(Texts);

impl Voice {
    pub fn new<G: Words>(lang: Lang) -> Result<Self> {
        Ok(Self(Texts::new(lang, &[G::text(lang), chrome::text(lang)])?))
    }

    pub const fn lang(&self) -> Lang {
        self.0.lang()
    }

    pub fn say(&self, message: &Message) -> String {
        self.0.say(message, &|seat| seat.to_string())
    }

    /// The line above what happened in a round.
    pub fn heading(&self, round: u32) -> String {
        format!("── {} ──", self.say(&Chrome::Round.message().with("round", round)))
    }
}
