//! Text for people: actions and positions, written and read back.

use std::sync::Arc;

use crate::{Act, ContentError, Game, Seat, TableAct};

/// Text ⇄ action and text ⇄ position. The forms are described in `docs/notation.md`.
pub trait Notation: Game {
    /// One action, e.g. `connect paris`.
    fn write_action(&self, action: Self::Action) -> String;

    /// Reads what [`write_action`](Notation::write_action) writes.
    ///
    /// # Errors
    /// What was not understood.
    fn read_action(&self, text: &str) -> Result<Self::Action, NotationError>;

    /// A whole position, hidden things included, one fact a line.
    fn write_position(&self, state: &Self::State) -> String;

    /// Reads what [`write_position`](Notation::write_position) writes; facts left out have their usual value.
    ///
    /// # Errors
    /// The first line that is not understood or contradicts the rules.
    fn read_position(&self, text: &str) -> Result<Self::State, NotationError>;

    /// A small edition described inside a scenario file.
    ///
    /// # Errors
    /// The first line that is not understood, or what is wrong with the edition.
    fn read_edition(text: &str) -> Result<Arc<Self::Edition>, NotationError>;

    /// Compares one fact of a state with what a scenario expects, e.g. `A supply 10`.
    ///
    /// # Errors
    /// What is there instead, or that the question is not understood.
    fn expect(&self, state: &Self::State, question: &str) -> Result<(), Mismatch>;

    /// One act with who does it: `A connect paris` or `table resign B`.
    fn write_act(&self, act: Act<Self::Action>) -> String {
        match act {
            Act::Seat(seat, action) => format!("{seat} {}", self.write_action(action)),
            Act::Table(act) => format!("table {act}"),
        }
    }

    /// Reads what [`write_act`](Notation::write_act) writes.
    ///
    /// # Errors
    /// What was not understood.
    fn read_act(&self, text: &str) -> Result<Act<Self::Action>, NotationError> {
        let (actor, rest) = text.trim().split_once(' ').ok_or_else(|| {
            NotationError::new(text, "expected a seat or `table`, then an action")
        })?;
        if actor == "table" {
            return read_table_act(rest).map(Act::Table);
        }
        let seat = read_seat(actor)?;
        self.read_action(rest).map(|action| Act::Seat(seat, action))
    }
}

/// A seat's letter.
///
/// # Errors
/// When it is none.
pub fn read_seat(text: &str) -> Result<Seat, NotationError> {
    text.parse().map_err(|error: crate::seat::NotASeat| NotationError::new(text, error.to_string()))
}

fn read_table_act(text: &str) -> Result<TableAct, NotationError> {
    match text.trim().split_once(' ') {
        Some(("resign", seat)) => read_seat(seat).map(TableAct::Resign),
        None if text.trim() == "time-up" => Ok(TableAct::TimeUp),
        None if text.trim() == "abandon" => Ok(TableAct::Abandon),
        _ => Err(NotationError::new(text, "the table can `time-up`, `resign SEAT` or `abandon`")),
    }
}

/// A text that was not understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}`{what}`: {reason}", self.place())]
pub struct NotationError {
    /// The line, counted from 1, where the text has several.
    pub line: Option<u32>,
    /// The words in question, shortened.
    pub what: String,
    /// What is wrong with them, in English.
    pub reason: String,
}

impl NotationError {
    /// These words are wrong for this reason.
    #[must_use]
    pub fn new(what: &str, reason: impl Into<String>) -> Self {
        // A whole file thrown at the parser must not come back as one message.
        let what = what.trim().chars().take(60).collect();
        Self { line: None, what, reason: reason.into() }
    }

    /// The same, in this line.
    #[must_use]
    pub fn in_line(mut self, line: usize) -> Self {
        self.line = self.line.or(u32::try_from(line).ok());
        self
    }

    fn place(&self) -> String {
        self.line.map_or_else(String::new, |line| format!("line {line}: "))
    }
}

impl From<ContentError> for NotationError {
    fn from(error: ContentError) -> Self {
        Self::new(&error.key, error.reason)
    }
}

/// An expectation that was not met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// Understood, but something else is there.
    Found {
        /// What the scenario says.
        expected: String,
        /// What is there.
        found: String,
    },
    /// The question itself is wrong.
    Unclear(NotationError),
}

impl From<NotationError> for Mismatch {
    fn from(error: NotationError) -> Self {
        Self::Unclear(error)
    }
}
