//! What the server says.

use game::{Game, Seat, Viewer};
use serde::{Deserialize, Serialize};
use table::{Ask, Refused};

use crate::{Greeting, Links, Patch, Speaker, TableId, TableInfo, Unfit, Update};

/// A frame from the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToClient<O, A, V, E, R> {
    /// The first frame on every socket: the name this guest had last, or none.
    Hello(String),
    /// A table is open now, or this client's place at it has changed.
    You(You),
    /// No table is open on this socket any more.
    Closed,
    /// Everything around the game.
    Table(Box<TableInfo<O>>),
    /// The game.
    Update(Box<Update<V, E>>),
    /// What this seat may do, as long as it is asked this.
    Legal {
        /// The question.
        ask: Ask,
        /// Any of these.
        actions: Vec<A>,
    },
    /// An answer was refused, or the rest of it; what was done of it is in the update before.
    Refused {
        /// The question it was to.
        ask: Ask,
        /// Why.
        why: Refused<R>,
    },
    /// Options that no table can have.
    BadOptions(R),
    /// Something else was not done.
    Denied(Denied),
    /// The links, for the host alone.
    Links(Links),
    /// Somebody said something.
    Said(Speaker, String),
    /// Somebody greets.
    Greeted(Speaker, Greeting),
    /// The record of the finished game as a file's text: with the proof that its chance was fair, unless the game was
    /// uploaded.
    Record(String),
    /// The answer to a ping.
    Pong(u32),
    /// A game was not taken over.
    BadUpload(Unfit<R>),
    /// So many milliseconds from now the time is up that the rules give all who are asked; none: no clock runs.
    Clock(Option<u32>),
    /// The game, by what has changed since the last update on this socket; only for who has asked for patches.
    Patch(Box<Patch<E>>),
    /// A link that leads to one seat, once, without its address: to this guest's own seat, for another device, or to
    /// a bot's seat that was opened because this guest proposed it.
    SeatLink {
        /// Which seat.
        seat: Seat,
        /// The token; the server itself does not keep it.
        token: String,
    },
}

/// This client's place at the open table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct You {
    /// Which table.
    pub table: TableId,
    /// The seat, or none.
    pub viewer: Viewer,
    /// May this client take a chair?
    pub may_sit: bool,
    /// Is this client the host?
    pub host: bool,
    /// The seat that is free for this client: one of a running game that was opened, or, before the start of a rematch,
    /// the one this person had.
    pub offer: Option<Seat>,
}

/// Why something was not done. It never depends on what the asker may not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Denied {
    /// No such table, or no right to see it: nobody can tell which.
    #[error("there is no such table for you")]
    NoTable,
    /// That needs an open table.
    #[error("no table is open")]
    NotOpen,
    /// Only the host may.
    #[error("only the host may do that")]
    NotHost,
    /// Only somebody on a chair may.
    #[error("that needs a chair")]
    NoSeat,
    /// The chair is taken, or there is none.
    #[error("that chair cannot be had")]
    Taken,
    /// Too late or too early for that.
    #[error("not at this stage of the table")]
    WrongStage,
    /// A chair is empty still.
    #[error("a chair is empty")]
    EmptyChair,
    /// The rules allow only greetings here.
    #[error("the rules allow only greetings now")]
    NoTalk,
    /// A saying that is empty or too long, or a share or a hash that is no 64 hex digits.
    #[error("that text cannot be used")]
    BadText,
    /// The server cannot keep anything now, as its disk is full; nothing has changed.
    #[error("the server's disk is full")]
    DiskFull,
    /// What the server has stored of this table is damaged: it cannot go on. Other tables are not concerned.
    #[error("what is stored of this table is damaged")]
    Damaged,
    /// The server has failed; nothing has changed.
    #[error("the server has failed")]
    Failed,
    /// Too many sockets of this guest, of this address or at all: this one is closed.
    #[error("too many pages are open")]
    Crowded,
    /// This guest has set up too many tables that have not started.
    #[error("too many of your tables are waiting")]
    TooManyTables,
    /// The table was changed too often before its start, or this seat has acted too often in this game.
    #[error("the table was changed too often")]
    TooManyChanges,
    /// Too much at once, of this guest, of this address or at all: it may be tried again in a minute.
    #[error("too much at once")]
    TooFast,
    /// Somebody's device has not committed to this round of the deal yet; the host may start without that share.
    #[error("somebody's device has not answered yet")]
    ShareAwaited,
    /// A share that its seat has not committed to.
    #[error("this is not the share that was committed to")]
    WrongShare,
    /// In a running game the people at the table decide that together.
    #[error("that takes a vote in a running game")]
    NeedsVote,
    /// Something else is being decided.
    #[error("another vote is running")]
    VoteRunning,
    /// Nothing is being decided, or not by this guest.
    #[error("there is nothing for you to vote on")]
    NoVote,
    /// A person is sent away by two others at least.
    #[error("too few people are here to decide that")]
    TooFewVoters,
    /// The person who made the table cannot be sent away, and nobody can send themselves away.
    #[error("this person cannot be sent away")]
    Protected,
    /// This guest has seen the game from another seat.
    #[error("you have seen the game from another seat")]
    OtherSeat,
    /// The options would take a chair away on which somebody sits.
    #[error("somebody sits on a chair that would go")]
    ChairInUse,
    /// The options have just changed; everybody is given a moment to see that.
    #[error("the options have just changed")]
    OptionsChanged,
    /// The host does not let this guest talk.
    #[error("the host does not let you talk")]
    Muted,
    /// Only bots sit at the table. They do not play without a person.
    #[error("nobody sits at the table")]
    NobodySits,
    /// That is no name: empty, too long, or with characters that no name has. Or a chair was to be taken without one.
    #[error("that name cannot be used")]
    BadName,
}

/// What the server says to a client of one game.
pub type ToClientOf<G> = ToClient<
    <G as Game>::Options,
    <G as Game>::Action,
    <G as Game>::View,
    <G as Game>::EventView,
    <G as Game>::Refusal,
>;
