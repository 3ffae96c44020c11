//! What happened and why not, as keys and facts for a text file; the sentences are in `text/*.ftl`.

use core::fmt;
use core::str::FromStr;

use crate::{Game, List, Seat};

/// A language the project speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
}

impl Lang {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Fr];

    /// The two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Fr => "fr",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|lang| lang.code() == text)
            .ok_or_else(|| "the languages are en, de and fr".to_owned())
    }
}

/// One sentence to be: its key in the text file and the facts that go into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The key.
    pub key: &'static str,
    /// The named facts.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A sentence without facts.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// The same with one more fact.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

/// A fact in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number; texts choose their plural by it.
    Number(i64),
    /// A seat; who sits there is known only outside the rules.
    Seat(Seat),
    /// A name that is already in the right language.
    Name(String),
    /// Names that are joined as the language joins them.
    List(Vec<String>),
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<String> for Arg {
    fn from(name: String) -> Self {
        Self::Name(name)
    }
}

impl From<&str> for Arg {
    fn from(name: &str) -> Self {
        Self::Name(name.to_owned())
    }
}

impl From<Vec<String>> for Arg {
    fn from(names: Vec<String>) -> Self {
        Self::List(names)
    }
}

macro_rules! numbers {
    ($($kind:ty)*) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Self {
                Self::Number(number.into())
            }
        }
    )*};
}
numbers!(u8 u16 u32 i32 i64);

/// Everything a game says to players.
pub trait Words: Game {
    /// The key of the game's name.
    const TITLE: &'static str;

    /// The text file of this language, in Fluent's syntax.
    fn text(lang: Lang) -> &'static str;

    /// Every key this game can ever ask for; the text files have exactly these.
    fn keys() -> Vec<&'static str>;

    /// A line of the log.
    fn event_words(&self, event: &Self::EventView, lang: Lang) -> Message;

    /// Why not.
    fn refusal_words(&self, refusal: &Self::Refusal, lang: Lang) -> Message;

    /// What an action would do and cost in this view, as a button says it.
    fn action_words(&self, view: &Self::View, action: Self::Action, lang: Lang) -> Message;

    /// The position as this view shows it, drawn for a terminal of 100 columns.
    fn draw(&self, view: &Self::View, lang: Lang, say: &dyn Fn(&Message) -> String) -> String;

    /// The rules in Markdown, one paragraph per clause, beginning with `**SC-4.1**`; empty where a game
    /// has none.
    #[must_use]
    fn rules(_lang: Lang) -> &'static str {
        ""
    }

    /// What the edition holds: its cards and starting numbers, for the page of the rules.
    ///
    /// The build of the page asks for them; the page itself does not, so they are no part of its wasm. Their keys
    /// begin with `list-`.
    #[must_use]
    fn lists(&self, _lang: Lang, _say: &dyn Fn(&Message) -> String) -> Vec<List> {
        Vec::new()
    }
}
