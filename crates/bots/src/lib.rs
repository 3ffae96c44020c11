//! Players that are generic over the game, and the driver that lets them play.
//!
//! A [`Bot`] is given a view and its legal actions, never a state: it cannot cheat. The [driver](play_out)
//! holds the state and asks whoever is to act. [`random_step`] is no bot but a measure: the cheapest
//! possible step, on the state itself. This crate does no IO, reads no clock and knows no game.
#![warn(missing_docs)]

mod bot;
mod drive;
mod fast;
mod step;

pub use bot::{Bot, BotKind, Greedy, Random, Thumb};
pub use drive::{Played, Stopped, drive, play_out};
pub use fast::Fast;
pub use step::{Stuck, random_step};
