//! The tests of the rules as one program, so that they are compiled and linked once.
//!
//! Only `allocation` is a program of its own: it counts what the allocator does.

mod bad_input;
mod conformance;
mod content;
mod coverage;
mod numbers;
mod perft;
mod planted;
mod playthroughs;
mod raid_brute;
mod raid_limits;
mod raid_steps;
mod raid_whole;
mod raiders;
mod replays;
mod scenarios;
mod text;
