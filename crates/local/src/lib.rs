//! Tables of one device, without a browser: what the worker runs, and what tests run natively.
//!
//! A page opens *lines*; a line belongs to one viewer, like a socket, and speaks `wire` ([`ToWorker::Say`]). What only
//! a device can do, such as listing its tables, is [`ToDevice`]. A [`Host`] answers both. It stores every change
//! before anybody is shown it, through a [`Device`]: the browser's database and timers, or those of a test.
//!
//! Thinking is a service of its own: a page sends what one viewer sees and a question, and gets an answer.
#![warn(missing_docs)]

mod device;
mod host;
mod local_table;
#[cfg(feature = "memory")]
pub mod memory;
mod message;
mod stored;

pub use device::{Device, Found, Later, May, Unstored, Write};
pub use host::{Host, Task};
pub use message::{
    FromDevice, FromDeviceOf, FromWorker, FromWorkerOf, LineId, NewTable, Question, SavedOf,
    Thought, ToDevice, ToDeviceOf, ToWorker, ToWorkerOf,
};

use game::{Advise, House, Playable};

/// A game that can be played on a device.
pub trait Local: Playable + House + Advise {}
impl<G: Playable + House + Advise> Local for G {}
