//! The words a player reads: Fluent texts in English, German and French.
//!
//! [`Texts`] turns a [`Message`](game::Message), a key and its facts, into a sentence; [`audit`] finds
//! what is wrong with a set of text files. This crate opens no files and knows no game.
#![warn(missing_docs)]

mod audit;
mod join;
mod sayings;

pub use audit::audit;
pub use join::join;
pub use sayings::{TextError, Texts};
