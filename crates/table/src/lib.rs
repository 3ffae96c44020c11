//! One running table, of any game: seats, options, record, asks; and the draft of a turn.
//!
//! A [`Table`] is driven by a server or by a worker in the browser, with the same walk: somebody
//! [submits](Table::submit) actions for a seat and gets a [`Change`] that is not yet part of the table; it is
//! stored; then it is [committed](Table::commit), and everybody is sent an [`Update`].
//!
//! A [`Draft`] is the other end of it: a turn being tried out, on a world rebuilt from a view.
//!
//! This crate does no IO and reads no clock. It knows no game.
#![warn(missing_docs)]

mod ask;
mod chair;
mod change;
mod draft;
mod proof;
mod reel;
mod running;
mod saved;
mod update;

pub use ask::Ask;
pub use chair::{Chair, Sitter};
pub use change::{Change, Refused};
pub use draft::{Draft, Trial};
pub use proof::{Proof, Secret, Unproven, bytes_from_hex};
pub use reel::Reel;
pub use running::Table;
pub use saved::{Damaged, Saved};
pub use update::{Told, Update};
