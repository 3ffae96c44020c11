//! One running table of any game: seats, options, rows and questions; and the draft of a turn.
//!
//! A [`Table`] is driven by the server or by the worker in the browser. A seat [submits](Table::submit) actions,
//! which returns a [`Change`] that is not part of the table yet. [Committing](Table::commit) makes it so, and every
//! viewer is then sent an [`Update`]. The server stores a change before it commits it; the worker stores the table
//! afterwards.
//!
//! A [`Draft`] is the client's side: a turn that is tried out on a state rebuilt from a view.
//!
//! This crate does no IO and reads no clock. It knows no game.
#![warn(missing_docs)]

mod answer;
mod ask;
mod chair;
mod change;
mod deal;
mod draft;
mod own_share;
mod proof;
mod reel;
mod running;
mod saved;
mod summary;
mod update;
mod work;
mod worth;

pub use answer::{Answer, Submission, Thought};
pub use ask::Ask;
pub use chair::{Chair, Sitter};
pub use change::{Change, Refused};
pub use deal::{Bytes, Commitment, DealRound};
pub use draft::{Draft, Trial};
pub use own_share::OwnShare;
pub use proof::{Dealt, Proof, Secret, Unproven, bytes_from_hex};
pub use reel::Reel;
pub use running::Table;
pub use saved::{Damaged, Saved};
pub use summary::{Named, Progress, SUMMARY_VERSION, Summaries, Summary};
pub use update::{Told, Update};
pub use worth::{Own, Worth};
