//! Bots that can play any game, and the driver that runs them.
//!
//! A [`Bot`] gets a view and its legal actions, never a state, so it cannot cheat. The [driver](play_out) holds the
//! state and asks the bot whose turn it is. [`random_step`] is not a bot but a yardstick: the cheapest possible step,
//! made on the state itself. This crate does no IO, reads no clock and knows no game.
#![warn(missing_docs)]

mod bot;
mod drive;
mod fast;
mod step;

pub use bot::{Bot, BotKind, Greedy, Random, Thumb};
pub use drive::{Played, Stopped, drive, play_out};
pub use fast::Fast;
pub use step::{Stuck, random_step};
