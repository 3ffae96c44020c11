//! Test helpers shared by all games: bad input, transcripts of whole games, committed records, and a check that steps
//! allocate nothing.
//!
//! For tests only: it opens files and panics when something is wrong. It knows no game. `conformance` checks the
//! contract; this crate feeds games bad input and compares them with committed files.
#![warn(missing_docs)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

pub mod allocation;
pub mod bad_input;
pub mod faulty_desk;
pub mod leaky;
pub mod page_text;
pub mod playthroughs;
pub mod replays;

use bots::BotKind;
use game::{Act, Choices, Deal, Playable, Seat, Seed};

/// The default options for this many seats, with these set.
///
/// # Panics
/// When one of them is none.
#[must_use]
pub fn options<G: Choices>(seats: u8, set: &[(&str, &str)]) -> G::Options {
    let mut options = G::default_options(seats);
    for (key, value) in set {
        G::set_option(&mut options, key, value).unwrap();
    }
    options
}

/// The acts of rule-of-thumb players at such a table, at most this many.
fn played<G: Playable>(
    game: &G,
    options: &G::Options,
    seed: Seed,
    most: u32,
) -> Vec<Act<G::Action>> {
    let first = game.setup(options, &Deal::new(seed)).unwrap();
    let seats = Seat::first(game.seats(&first));
    let mut bots: Vec<_> = seats.map(|seat| BotKind::Thumb.sit(seed, seat)).collect();
    bots::play_out(game, options, seed, &mut bots, most).unwrap().acts
}
