//! How long a re-deal takes: `cargo run --release -p spynet --example redeal_times`.
//!
//! The median over positions of all stages of four-player games.
#![allow(clippy::unwrap_used)]

use std::time::Instant;

use bots::{BotKind, Fast};
use game::{Choices, Determinize, Game, Seat, Seed, Viewer};
use spynet::SpyNet;

fn main() {
    let game = SpyNet::house().unwrap();
    let viewer = Viewer::Seat(Seat(0));
    let mut times = Vec::new();
    for index in 0..20 {
        let seed = Seed::from_text("re-deal").child(index);
        let mut options = SpyNet::default_options(4);
        SpyNet::set_option(&mut options, "agents", "one-per-branch").unwrap();
        let mut bots: Vec<_> = Seat::first(4).map(|seat| BotKind::Thumb.sit(seed, seat)).collect();
        let played = bots::play_out(&game, &options, seed, &mut bots, 10 * index as u32).unwrap();
        let view = game.view(&played.state, viewer);
        let mut chance = Fast::new(seed);
        for _ in 0..500 {
            let before = Instant::now();
            game.determinize(&view, viewer, &mut chance).unwrap();
            times.push(before.elapsed().as_nanos());
        }
    }
    times.sort_unstable();
    let at = |share: usize| times.get(times.len() * share / 1000).copied().unwrap_or_default();
    let (median, slow) = (at(500), at(990));
    println!(
        "a re-deal takes {median} ns (median of {}; 99 of 100 at most {slow} ns)",
        times.len()
    );
}
