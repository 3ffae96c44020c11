//! The contract that every game implements.
//!
//! A [`Game`] is a *value*: one loaded edition and a rules number. It sets up a state from options and a [`Deal`],
//! says who is [to act](Game::to_act) and what is [legal](Game::legal), [applies](Game::apply) an [`Act`] or refuses
//! it, and makes a [view](Game::view) for each [`Viewer`]. These traits complete it:
//!
//! | trait | purpose |
//! |---|---|
//! | [`Choices`] | the options of a table |
//! | [`Notation`] | text ⇄ action, text ⇄ position, scenarios |
//! | [`Words`] | log lines, refusals, labels |
//! | [`Rebuild`] | *any* state with a given view: highlights and previews |
//! | [`Resample`] | *another* state that the viewer cannot tell apart: the leak test |
//! | [`Determinize`] | *likely* states: bots |
//! | [`RuleOfThumb`] | a simple player |
//!
//! This crate does no IO and reads no clock. It knows no game.
#![warn(missing_docs)]

mod act;
mod content;
mod contract;
mod deal;
mod digest;
mod few;
mod list;
mod notation;
mod outcome;
mod parted;
mod record;
pub mod scenario;
mod seat;
mod viewer;
mod words;
mod workload;

pub use act::{Act, ActionList, EventSink, MAX_LEGAL, TableAct};
pub use content::ContentError;
pub use contract::{
    Choices, Determinize, Game, Impossible, Playable, Rebuild, Refusal, Resample, RuleOfThumb, Wire,
};
pub use deal::{Chance, Deal, NotHex, Seed, Stream};
pub use digest::{Canonical, Digest, Encoder};
pub use few::sort_few;
pub use list::List;
pub use notation::{Mismatch, Notation, NotationError, read_seat};
pub use outcome::{Ending, Outcome, ScorePart, SeatOutcome};
pub use parted::parted;
pub use record::{EditionRef, Header, Record, RecordError, Replay, Row, RowAct};
pub use seat::{MAX_SEATS, NotASeat, Seat, SeatSet};
pub use viewer::Viewer;
pub use words::{Arg, Lang, Message, Words};
pub use workload::{Timed, Told, Workload};
