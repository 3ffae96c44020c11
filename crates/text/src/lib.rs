//! The words a player reads: Fluent texts in English, German and French.
//!
//! [`Texts`] turns a [`Message`](game::Message), a key and its facts, into a sentence; [`audit`] finds
//! what is wrong with a set of text files; [`compile`] works them out into [`Phrases`], which say the same without a
//! parser. This crate opens no files and knows no game.
#![warn(missing_docs)]

#[cfg(feature = "fluent")]
mod audit;
#[cfg(feature = "fluent")]
mod compile;
mod join;
mod phrases;
#[cfg(feature = "fluent")]
mod sayings;

#[cfg(feature = "fluent")]
pub use audit::audit;
#[cfg(feature = "fluent")]
pub use compile::compile;
pub use join::join;
pub use phrases::{Case, Part, Phrase, Phrases};
#[cfg(feature = "fluent")]
pub use sayings::{TextError, Texts};
