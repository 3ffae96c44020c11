//! The tests of the rules as one program, so that they are compiled and linked once.
//!
//! Only `allocation` is a program of its own: it counts what the allocator does.

mod bad_input;
mod conformance;
mod content;
mod coverage;
mod deals;
mod notation;
mod numbers;
mod perft;
mod planted;
mod playthroughs;
mod record;
mod replays;
mod scenarios;
mod text;
