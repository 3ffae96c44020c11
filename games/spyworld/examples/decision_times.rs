//! How long the rule-of-thumb player takes for a decision: `cargo run --release -p spyworld --example decision_times`.
//!
//! Whole games of every size, every decision timed.
#![allow(clippy::unwrap_used)]

#[path = "clock/stopwatch.rs"]
mod stopwatch;

use std::time::Duration;

use bots::BotKind;
use game::{Act, ActionList, Choices, Deal, Game, Seat, Seed, Viewer};
use spyworld::Spyworld;
use stopwatch::Watch;

fn main() {
    let game = Spyworld::house().unwrap();
    println!("| players | games | decisions | mean ms | p99 ms | most ms |");
    println!("|---|---|---|---|---|---|");
    for (seats, games) in [(2, 200), (4, 100), (10, 40), (50, 8), (100, 4)] {
        let mut times = Vec::new();
        for index in 0..games {
            let mut options = Spyworld::default_options(seats);
            options.domicile = (index % 4) as u8 + 1;
            let seed = Seed::from_text("decisions").child(index);
            let mut state = game.setup(&options, &Deal::new(seed)).unwrap();
            let mut bots: Vec<_> =
                Seat::first(seats).map(|seat| BotKind::Thumb.sit(seed, seat)).collect();
            let mut legal = ActionList::new();
            while let Some(seat) = game.to_act(&state).iter().next() {
                legal.clear();
                game.legal(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let bot = bots.get_mut(seat.index()).unwrap();
                let watch = Watch::start();
                let action = bot.choose(&game, &view, seat, &legal).unwrap();
                times.push(watch.stop());
                game.apply(&mut state, Act::Seat(seat, action), &mut ()).unwrap();
            }
        }
        times.sort_unstable();
        let ms = |time: Duration| format!("{:.2}", time.as_secs_f64() * 1000.0);
        let mean = times.iter().sum::<Duration>() / times.len() as u32;
        let p99 = times.get(times.len() * 99 / 100).copied().unwrap_or_default();
        println!(
            "| {seats} | {games} | {} | {} | {} | {} |",
            times.len(),
            ms(mean),
            ms(p99),
            ms(times.last().copied().unwrap_or_default()),
        );
    }
}
