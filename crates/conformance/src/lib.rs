//! The test suite that every game must pass, and two toy games that prove the suite.
//!
//! A game's `tests/suite/conformance.rs` builds a [`Suite`] and calls [`Suite::run_all`]:
//!
//! ```
//! use conformance::hidden_hand::{self, HiddenHand};
//! use conformance::{Failure, Suite};
//!
//! fn main() -> Result<(), Failure> {
//!     let game = HiddenHand::house();
//!     Suite::new(&game, hidden_hand::universe())
//!         .seats([2, 4])
//!         .playouts(3)
//!         .conserve(hidden_hand::conserve)
//!         .run_all()
//!         .map(|report| println!("{report}"))
//! }
//! ```
//!
//! This crate knows no real game and opens no files. It never decides what is secret: the game does, and the suite
//! compares worlds that a viewer must not be able to tell apart.
#![warn(missing_docs)]

mod answers;
pub mod desk;
mod encodings;
mod failure;
mod hidden_fields;
pub mod hidden_hand;
mod laws;
mod leak;
mod leak_event;
mod legality;
mod notation;
pub mod placed;
mod playout;
mod records;
mod repeat;
pub mod sealed_choice;
mod sequences;
mod setups;
mod suite;
mod thumb;
pub mod two_worlds;
mod words;
mod worlds;

pub use failure::{Channel, Check, Failure, Report};
pub use suite::Suite;
