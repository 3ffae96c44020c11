//! What a client says.

use bots::BotKind;
use game::{Game, Seat};
use serde::{Deserialize, Serialize};
use table::Ask;

use crate::{Motion, TableId, Upload};

/// A frame from a client. Who speaks is known by the socket; no frame says it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToServer<O, A> {
    /// From now on I am called so.
    Name(String),
    /// Set up a table and open it; whoever does is its host.
    Create(O),
    /// Open a table, or open it again.
    Open {
        /// Which one.
        table: TableId,
        /// The token of its link; not needed on a chair of one's own.
        token: Option<String>,
        /// So many events are known already.
        heard: u32,
    },
    /// Leave the open table alone; the chair is kept.
    Close,
    /// Take an empty chair or, before the start, that of a bot.
    Sit {
        /// Which one.
        seat: Seat,
        /// The hash of this browser's share of the deal, 64 hex digits; none to sit without contributing.
        commitment: Option<String>,
    },
    /// Give the chair up.
    Leave,
    /// The host changes what is agreed on, before the start.
    Options(O),
    /// The host puts a bot on an open chair, or takes it away. In a running game a bot is taken away by a vote.
    Bot {
        /// Which chair.
        seat: Seat,
        /// Which bot; none empties the chair.
        kind: Option<BotKind>,
    },
    /// The host sends somebody away for good before the start, and all links are replaced. In a running game that
    /// takes a vote.
    Kick(Seat),
    /// The host wants new links; the old ones lead nowhere from then on, and everybody who came by one and has no
    /// chair has to leave.
    NewLinks,
    /// The host starts the game: the commitments are fixed, and the shares are to be revealed.
    Start,
    /// What may this seat do now? For clients that have no rules of their own.
    Legal,
    /// The answer to what this seat is asked.
    Submit {
        /// The question.
        ask: Ask,
        /// In this order, up to the first that is refused.
        actions: Vec<A>,
    },
    /// This seat leaves the game for good.
    Resign,
    /// Something for all to read.
    Say(String),
    /// A greeting; allowed everywhere.
    Greet(Greeting),
    /// The same people, bots and options once more, at another table of the same host: bots are seated there, and every
    /// person's chair is kept for that person.
    Rematch,
    /// The record, once the game is over.
    Record,
    /// Are you there? What was to be told before is told before the answer.
    Ping(u32),
    /// Take this game over as a table and open it; whoever says so is its host, and starts it when people sit.
    Upload(Box<Upload<O, A>>),
    /// This client reads patches: where many sit, what it is told next is told by what has changed. Only in postcard,
    /// and before a table is opened.
    Patches,
    /// Before the start: the hash of another share for this seat, 64 hex digits.
    Commit(String),
    /// The share that this seat has committed to, as 64 hex digits; at the stage `dealing`.
    Reveal(String),
    /// The host starts the game without the shares of these seats.
    StartWithout(Vec<Seat>),
    /// Starts a vote at a running table; the proposer has voted yes.
    Propose(Motion),
    /// Yes or no to the vote that is going on.
    Vote {
        /// What it is about: an answer to a vote that is over is not taken for the next one.
        what: Motion,
        /// Does this person agree?
        yes: bool,
    },
    /// A link to this guest's own seat, for another device. It works once, and the one before leads nowhere.
    ReturnLink,
    /// The host sends somebody away who has no chair, by the number in the list of those who watch.
    RemoveWatcher(u32),
    /// The host decides whether somebody who has no chair may talk.
    MuteWatcher {
        /// The number in the list of those who watch.
        watcher: u32,
        /// Shall nobody hear this person?
        muted: bool,
    },
}

/// What may always be said; each page says it in its own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Greeting {
    /// Hello.
    Hello,
    /// One moment, please.
    Moment,
    /// Thank you.
    Thanks,
    /// Well played.
    WellPlayed,
    /// Good game.
    GoodGame,
    /// Goodbye.
    Goodbye,
}

/// What a client of one game says.
pub type ToServerOf<G> = ToServer<<G as Game>::Options, <G as Game>::Action>;
