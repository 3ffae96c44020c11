//! The exact raid solver: the best raid of a lair for a raider, and what else could be brought home.
//!
//! It knows the rules of exploration (SW-7) and nothing else of the game: no state, no edition, no seat, no
//! clock. A [`Lair`] says what is in the rooms and which of them adjoin, a [`Raider`] what the agent can do, a
//! [`Standing`] how far a raid has come. [`Standing::after`] is the plain reading of the rules; every path that
//! [`Solver::best`] or [`Solver::front`] returns has gone through it.
//!
//! How it works, from the outside in: `solver` makes a raid ready (`plan`) and asks `rise` for the best of it;
//! that runs `search`, depth first over `node`s, with `moves` that lead straight to the next room to be opened
//! (`region`) and a `memo` of what was met. What is not worth it for the `goal` is left out.
//!
//! A raid for which that takes too long is drawn instead of searched for: `web` decides about one room after the
//! other, and which raids led there does not matter any more.
//!
//! For the most of one value `bound` says what a position can come to: the best rooms first (`worth`), of those that
//! points can pay for together (`bundles`), without the steps that must be lost (`waste`), and less what cannot be had
//! together (`omit`), for want of movement (`tours`) or of points on the way (`link`). For the front `prospect` says it,
//! by movement (`tours`, `patrol` and `joint`, made of `legs` and `distances`), steps (`calendar`, `pockets`) and points
//! (`prices`). `retrace` turns moves into steps.

mod bound;
mod bundles;
mod calendar;
mod distances;
mod front;
mod goal;
mod haul;
mod joint;
mod lair;
mod legs;
mod link;
mod memo;
mod moves;
mod node;
mod omit;
mod patrol;
mod plan;
mod pockets;
mod prices;
mod prospect;
mod raider;
mod region;
mod retrace;
mod rise;
mod room_set;
mod search;
mod solver;
mod standing;
mod step;
mod tours;
mod waste;
mod web;
mod worth;

pub use haul::{Haul, Weights};
pub use lair::{Content, Cost, Lair, MAX_ROOMS, Room, Way};
pub use raider::{Ability, BOOT_STEPS, Gadget, Gadgets, Raider, SWING};
pub use room_set::RoomSet;
pub use solver::{Best, Front, Solver};
pub use standing::Standing;
pub use step::{Blocked, Cover, How, Step};
