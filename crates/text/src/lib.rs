//! The texts that players read: Fluent files in English, German and French.
//!
//! [`Texts`] turns a [`Message`](game::Message), which is a key with facts, into a sentence. [`audit`] finds mistakes
//! in a set of text files. [`compile`] turns them into [`Phrases`], which need no parser at run time. This crate
//! opens no files and knows no game.
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
