//! What a page and the worker beside it say to each other.

use game::{Advise, Game, Viewer};
use serde::{Deserialize, Serialize};
use table::{Chair, Saved, Summary};
use wire::{TableId, ToClient, ToServer, Upload};

/// The number of a line; each line of a page has another.
pub type LineId = u32;

/// What a page says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToWorker<O, A, V, Q> {
    /// Opens a line for this viewer.
    Open(LineId, Viewer),
    /// Says this on a line, as it would to a server.
    Say(LineId, Box<ToServer<O, A>>),
    /// Closes a line.
    Close(LineId),
    /// What only a device can do.
    Device(ToDevice<O, A>),
    /// Asks for something to be thought through.
    Think(Box<Question<V, Q>>),
    /// The question with this number needs no answer any more.
    Forget(u32),
}

/// What the worker says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FromWorker<O, A, V, E, R, W> {
    /// Something that comes over a line.
    Said(LineId, Box<ToClient<O, A, V, E, R>>),
    /// What only a device can say.
    Device(FromDevice<O, A>),
    /// How far the question with this number is.
    Thought(u32, Thought<W>),
}

/// What only a device can do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToDevice<O, A> {
    /// Which tables are there?
    List,
    /// Sets up a table.
    Create(Box<NewTable<O>>),
    /// Deletes a table.
    Delete(TableId),
    /// Takes a table from another tab.
    TakeOver(TableId),
    /// Stores a table that was played elsewhere.
    Keep(TableId, Box<Saved<O, A>>),
    /// All that was done at a table that is over.
    History(TableId),
    /// An open table, to be continued on a server; the seed goes with it.
    HandOver(TableId),
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
    /// The edition in binary form, where it is not the built-in one.
    pub edition: Option<Vec<u8>>,
    /// 32 random bytes.
    pub seed: [u8; 32],
}

/// What only a device can say.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FromDevice<O, A> {
    /// The tables there are, the last played first.
    Tables(Vec<Summary>),
    /// A table is open now; said before its first frame.
    Opened {
        /// Which one.
        table: TableId,
        /// The edition in binary form, where it is not the built-in one.
        edition: Option<Vec<u8>>,
    },
    /// Another tab has this table open.
    Elsewhere(TableId),
    /// Another tab has taken this table over.
    TakenOver(TableId),
    /// All that was done at a table; nothing where it is not over, not here, or cannot be read any more.
    History(TableId, Option<Box<Saved<O, A>>>),
    /// A table to be continued on a server.
    HandedOver(Box<Upload<O, A>>),
    /// A change was not stored, for this reason; the game goes on.
    NotStored(String),
}

/// Something to be thought through: the rules, what a viewer sees, and a question about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question<V, Q> {
    /// The number under which it is answered.
    pub number: u32,
    /// The rules number.
    pub rules: u32,
    /// The edition in binary form, where it is not the built-in one.
    pub edition: Option<Vec<u8>>,
    /// Who sees it.
    pub viewer: Viewer,
    /// What is seen: nothing else is known to whoever thinks.
    pub view: V,
    /// The question.
    pub question: Q,
}

/// How far a question is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Thought<W> {
    /// Its turn has come.
    Begun,
    /// The answer.
    Answer(W),
    /// There is no answer: these rules or this edition cannot be had.
    Nothing,
}

/// What the page of one game says.
pub type ToWorkerOf<G> =
    ToWorker<<G as Game>::Options, <G as Game>::Action, <G as Game>::View, <G as Advise>::Question>;
/// What the worker of one game says.
pub type FromWorkerOf<G> = FromWorker<
    <G as Game>::Options,
    <G as Game>::Action,
    <G as Game>::View,
    <G as Game>::EventView,
    <G as Game>::Refusal,
    <G as Advise>::Advice,
>;
/// What only a device can do, for one game.
pub type ToDeviceOf<G> = ToDevice<<G as Game>::Options, <G as Game>::Action>;
/// What only a device can say, of one game.
pub type FromDeviceOf<G> = FromDevice<<G as Game>::Options, <G as Game>::Action>;
/// A stored table of one game.
pub type SavedOf<G> = Saved<<G as Game>::Options, <G as Game>::Action>;
