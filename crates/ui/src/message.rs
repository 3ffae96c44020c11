//! What the page and the keeper of its tables say to each other; as postcard between page and worker.

use game::{Game, Seat, Viewer};
use serde::{Deserialize, Serialize};
use table::{Ask, Chair, Refused, Saved, Summary, Update};

/// The name of a table; part of its address.
pub type TableId = String;

/// What the page asks of whoever keeps its tables.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Request<O, A> {
    /// Which tables are there?
    List,
    /// Set up a table and open it.
    Create(NewTable<O>),
    /// Open a table; `take_over` takes it from another tab that has it open.
    Open {
        /// Which one.
        id: TableId,
        /// Whether another tab has to let go of it.
        take_over: bool,
    },
    /// Leave this table, if it is the open one; it stays stored.
    Close(TableId),
    /// From now on send updates for this viewer, beginning with the whole story.
    Watch(Viewer),
    /// A seat's answer.
    Submit {
        /// Which seat; a keeper that knows better does not believe it.
        seat: Seat,
        /// The question.
        ask: Ask,
        /// In this order, up to the first that is refused.
        actions: Vec<A>,
    },
    /// This seat leaves the game.
    Resign(Seat),
    /// Forget a table for ever.
    Delete(TableId),
    /// Keep a table that was played elsewhere.
    Keep(TableId, Box<Saved<O, A>>),
    /// All that was done at a stored table that is over.
    Story(TableId),
    /// A stored table, to be continued elsewhere; the seed goes with it.
    HandOver(TableId),
    /// Something to be thought through for the viewer, in the game's own words: what a hint or a second opinion needs.
    Ponder(Vec<u8>),
    /// The same for a table that is kept elsewhere: rules number, viewer, view and question, as bytes.
    PonderElsewhere(Vec<u8>),
    /// How long bots take for a step, in milliseconds, so that people can follow.
    Pace(u32),
}

/// A table to be set up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NewTable<O> {
    /// Its name.
    pub id: TableId,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// What was agreed on.
    pub options: O,
    /// The edition as a blob, where it is not the house edition.
    pub edition: Option<Vec<u8>>,
    /// 32 bytes of chance.
    pub seed: [u8; 32],
}

/// What the keeper of the tables says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reply<O, A, V, E, R> {
    /// The tables there are, the last played first.
    Tables(Vec<Summary>),
    /// This table is open now.
    Opened(Opened<O>),
    /// How the table looks to one viewer.
    Update(Viewer, Box<Update<V, E>>),
    /// A submission was refused, and the newest update follows; or the rest of one, after the update that shows what
    /// was done.
    Refused(Refused<R>),
    /// Options that no table can have.
    BadOptions(R),
    /// This bot is thinking; nobody is.
    Thinking(Option<Seat>),
    /// Another tab has this table open.
    Elsewhere(TableId),
    /// Another tab has taken the open table over.
    TakenOver(TableId),
    /// There is no such table, or it cannot be read any more.
    Gone(TableId),
    /// All that was done at a table that is over.
    Story(TableId, Box<Saved<O, A>>),
    /// There is no story of this table: it is not over, not here, or cannot be read any more.
    NoStory(TableId),
    /// A table to be continued elsewhere.
    HandedOver(Box<Saved<O, A>>),
    /// What came of something thought through.
    Pondered(Vec<u8>),
    /// Something failed that is nobody's mistake, such as a full disk.
    Failed(String),
}

/// An open table, before its first update.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opened<O> {
    /// Its name.
    pub id: TableId,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// What was agreed on.
    pub options: O,
    /// The edition as a blob, where it is not the house edition.
    pub edition: Option<Vec<u8>>,
    /// The rules number.
    pub rules: u32,
}

/// The requests of one game's page.
pub type RequestOf<G> = Request<<G as Game>::Options, <G as Game>::Action>;
/// The replies to one game's page.
pub type ReplyOf<G> = Reply<
    <G as Game>::Options,
    <G as Game>::Action,
    <G as Game>::View,
    <G as Game>::EventView,
    <G as Game>::Refusal,
>;
/// A stored table of one game.
pub type SavedOf<G> = Saved<<G as Game>::Options, <G as Game>::Action>;
/// The updates of one game.
pub type UpdateOf<G> = Update<<G as Game>::View, <G as Game>::EventView>;
