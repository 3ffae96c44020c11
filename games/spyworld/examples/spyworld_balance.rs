//! How even the house edition is: `cargo run --release -p spyworld --example spyworld_balance [GAMES]`.
//!
//! Rule-of-thumb players on every seat. Prints the tables of `docs/balance.md`: seats and domiciles, then agents,
//! missions and gadgets of four-player games in the three domiciles that have agents.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;

use bots::{BotKind, drive};
use game::{Choices, Deal, Game, RuleOfThumb, Seat, Seed, Viewer};
use spyworld::Spyworld;
use spyworld::ids::{Agent, Gadget, Mission};

/// How often something was there, was taken, and won with.
#[derive(Clone, Copy, Default)]
struct Tally {
    there: f64,
    taken: f64,
    won: f64,
}

impl Tally {
    fn taken(&self) -> String {
        format!("{:.1} %", 100.0 * self.taken / self.there)
    }

    fn won(&self) -> String {
        format!("{:.1} %", 100.0 * self.won / self.taken)
    }
}

/// What some games came to.
#[derive(Default)]
struct Sum {
    games: f64,
    /// By seat; a victory shared by two counts half for each.
    wins: Vec<f64>,
    scores: Vec<i32>,
    rounds: f64,
    /// How often somebody kept the agent, by how often it could be kept.
    agents: BTreeMap<Agent, Tally>,
    /// How often a mission was fulfilled by somebody, by how often it was there; and by how many seats that won.
    missions: BTreeMap<Mission, Tally>,
    fulfilled: BTreeMap<Mission, Tally>,
    gadgets: BTreeMap<Gadget, Tally>,
}

fn play(game: &Spyworld, seats: u8, domicile: u8, games: u64, sum: &mut Sum) {
    let mut options = Spyworld::default_options(seats);
    options.domicile = domicile;
    sum.wins.resize(seats.into(), 0.0);
    for index in 0..games {
        let seed = Seed::from_text("balance").child(index);
        let mut state = game.setup(&options, &Deal::new(seed)).unwrap();
        let offers: Vec<Agent> = game
            .view(&state, Viewer::Judge)
            .seats
            .iter()
            .flat_map(|seat| seat.offer.into_iter().flatten().flatten())
            .collect();
        let mut bots: Vec<_> =
            Seat::first(seats).map(|seat| BotKind::Thumb.sit(seed, seat)).collect();
        let outcome = drive(game, &mut state, &mut bots, Spyworld::BOUND, |_| {}).unwrap().unwrap();
        let view = game.view(&state, Viewer::Judge);
        let winners: Vec<Seat> = outcome.winners().collect();
        sum.games += 1.0;
        sum.rounds += f64::from(view.round);
        sum.scores.extend(outcome.seats.iter().map(|seat| seat.score));
        for agent in offers {
            sum.agents.entry(agent).or_default().there += 1.0;
        }
        for mission in &view.missions {
            let by = |seat: &&spyworld::SeatView| seat.fulfilled.contains(&mission.mission);
            let entry = sum.missions.entry(mission.mission).or_default();
            entry.there += 1.0;
            entry.taken += f64::from(u8::from(view.seats.iter().any(|seat| by(&seat))));
        }
        for (seat, own) in Seat::first(seats).zip(&view.seats) {
            let share = 1.0 / winners.len() as f64;
            let won = if winners.contains(&seat) { share } else { 0.0 };
            *sum.wins.get_mut(usize::from(seat.0)).unwrap() += won;
            if let Some(agent) = own.agent {
                let entry = sum.agents.entry(agent).or_default();
                (entry.taken, entry.won) = (entry.taken + 1.0, entry.won + won);
            }
            for &mission in &own.fulfilled {
                let entry = sum.fulfilled.entry(mission).or_default();
                (entry.taken, entry.won) = (entry.taken + 1.0, entry.won + won);
            }
            for gadget in (0..5).map(Gadget) {
                let entry = sum.gadgets.entry(gadget).or_default();
                entry.there += 1.0;
                if own.sheet.is_some_and(|sheet| sheet.gadgets >> gadget.0 & 1 == 1) {
                    (entry.taken, entry.won) = (entry.taken + 1.0, entry.won + won);
                }
            }
        }
    }
}

fn main() {
    let games: u64 = std::env::args().nth(1).map_or(2_000, |text| text.parse().unwrap());
    let game = Spyworld::house().unwrap();
    let edition = game.edition();
    println!(
        "| domicile | players | wins by seat | median score | middle half | 250 or more | rounds |"
    );
    println!("|---|---|---|---|---|---|---|");
    let mut four = Sum::default();
    for (number, domicile) in (1..).zip(edition.domiciles()) {
        for seats in [2, 4] {
            let mut sum = Sum::default();
            play(&game, seats, number, games, &mut sum);
            if seats == 4 && domicile.agents {
                play(&game, seats, number, games, &mut four);
            }
            sum.scores.sort_unstable();
            let at = |part: usize| sum.scores.get(sum.scores.len() * part / 4).copied().unwrap();
            let top = sum.scores.iter().filter(|&&score| score >= 250).count() as f64;
            let wins = sum.wins.iter().map(|wins| format!("{:.1} %", 100.0 * wins / sum.games));
            println!(
                "| `{}` | {seats} | {} | {} | {} to {} | {:.1} % | {:.1} |",
                domicile.id,
                wins.collect::<Vec<_>>().join(", "),
                at(2),
                at(1),
                at(3),
                100.0 * top / sum.scores.len() as f64,
                sum.rounds / sum.games,
            );
        }
    }
    println!("\n| agent | kept when drawn | won |\n|---|---|---|");
    for (agent, tally) in &four.agents {
        let id = &edition.agent(*agent).unwrap().id;
        println!("| `{id}` | {} | {} |", tally.taken(), tally.won());
    }
    println!("\n| mission | fulfilled by somebody | seats that fulfilled it, a game | won |");
    println!("|---|---|---|---|");
    for (mission, tally) in &four.missions {
        let id = &edition.mission(*mission).unwrap().id;
        let by = four.fulfilled.get(mission).copied().unwrap_or_default();
        println!("| `{id}` | {} | {:.2} | {} |", tally.taken(), by.taken / tally.there, by.won());
    }
    println!("\n| gadget | owned by a seat | won |\n|---|---|---|");
    for (gadget, tally) in &four.gadgets {
        let id = &edition.gadget(*gadget).unwrap().id;
        println!("| `{id}` | {} | {} |", tally.taken(), tally.won());
    }
}
