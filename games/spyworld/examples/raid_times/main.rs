//! How long the solver takes, over many lairs: `cargo run --release -p spyworld --example raid_times [LAIRS] [all]`.
//!
//! One table for every kind of weights; with `all` also others for comparison.
//!
//! Lairs come from played games, and as a harder test from chance. A raid that takes long is timed three times
//! and the shortest counts, so that a busy machine is not taken for a hard raid.

mod lairs;
#[path = "../clock/stopwatch.rs"]
mod stopwatch;

use std::time::Duration;

use spyworld::raid::{Ability, Lair, Raider, Solver, Standing, Weights};
use stopwatch::Watch;

/// Nodes allowed for one raid.
const NODES: u64 = 100_000;
/// Nodes allowed for one front.
const FRONT_NODES: u64 = 200_000;
/// A raid that takes longer is timed again.
const LONG: Duration = Duration::from_micros(500);

const AIMS: [(&str, Weights); 10] = [
    ("loot alone", Weights::LOOT),
    ("loot 2, guard 3", Weights { loot: 2, room: 0, guard: 3, trap: 0 }),
    ("loot 1, guard 5", Weights { loot: 1, room: 0, guard: 5, trap: 0 }),
    ("guards alone", Weights { loot: 0, room: 0, guard: 1, trap: 0 }),
    ("rooms alone", Weights { loot: 0, room: 1, guard: 0, trap: 0 }),
    ("room 1, guard 1", Weights { loot: 0, room: 1, guard: 1, trap: 0 }),
    ("loot 1, room 1, guard 1", Weights { loot: 1, room: 1, guard: 1, trap: 0 }),
    ("loot 10, room 1", Weights { loot: 10, room: 1, guard: 0, trap: 0 }),
    ("loot 4, room 1, guard 3", Weights { loot: 4, room: 1, guard: 3, trap: 0 }),
    ("loot 6, room 1, guard 9, trap 1", Weights { loot: 6, room: 1, guard: 9, trap: 1 }),
];

/// Traps that weigh more than what is behind them: the hardest there is, asked for fewer lairs.
const TRAPS: (&str, Weights) =
    ("loot 2, room 1, guard 8, trap 4", Weights { loot: 2, room: 1, guard: 8, trap: 4 });

/// What the bot asks for.
const BOTS: Weights = Weights { loot: 2, room: 0, guard: 3, trap: 0 };

/// All abilities of the house edition, in its order.
pub const ABILITIES: [(&str, Ability); 9] = [
    ("Acrobat", Ability::Diagonal),
    ("Bruiser", Ability::CheaperGuards(1)),
    ("Shadow", Ability::CheaperTraps(1)),
    ("Quartermaster", Ability::OneGadgetTwice),
    ("Burglar", Ability::MovementPerSecret(3)),
    ("Saboteur", Ability::TrapsUncounted),
    ("Regular", Ability::None),
    ("Collector", Ability::SetOfKinds(8)),
    ("Chameleon", Ability::EveryCostEither),
];

/// The ability of one agent after the other.
pub fn ability_in_turn(turn: usize) -> Ability {
    ABILITIES.get(turn % ABILITIES.len()).map_or(Ability::None, |(_, ability)| *ability)
}

/// What was measured, in microseconds and nodes.
#[derive(Default)]
struct Measured {
    times: Vec<u64>,
    nodes: Vec<u64>,
    cut: usize,
}

impl Measured {
    /// Times something that says how many nodes it took and whether it was completed.
    fn time(&mut self, mut ask: impl FnMut() -> (u64, bool)) {
        let mut once = || {
            let watch = Watch::start();
            let answer = ask();
            (watch.stop(), answer)
        };
        let (mut time, (nodes, complete)) = once();
        if time > LONG {
            for _ in 0..2 {
                time = time.min(once().0);
            }
        }
        self.times.push(time.as_micros() as u64);
        self.nodes.push(nodes);
        self.cut += usize::from(!complete);
    }

    fn print(mut self, name: &str) {
        self.times.sort_unstable();
        self.nodes.sort_unstable();
        let at = |sorted: &[u64], per_mille: usize| {
            let index = (sorted.len() * per_mille / 1000).min(sorted.len().saturating_sub(1));
            sorted.get(index).copied().unwrap_or(0)
        };
        let mean = |all: &[u64]| all.iter().sum::<u64>() / all.len().max(1) as u64;
        let ms = |micros: u64| format!("{}.{:02}", micros / 1000, micros % 1000 / 10);
        println!(
            "| {name} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |",
            self.times.len(),
            ms(mean(&self.times)),
            ms(at(&self.times, 500)),
            ms(at(&self.times, 990)),
            ms(at(&self.times, 999)),
            ms(at(&self.times, 1000)),
            mean(&self.nodes),
            at(&self.nodes, 990),
            at(&self.nodes, 1000),
            self.cut,
        );
    }
}

fn head(title: &str) {
    println!("\n{title}\n");
    println!("| asked for | lairs | mean ms | p50 | p99 | p99.9 | max | nodes | p99 | max | cut |");
    println!("|---|---|---|---|---|---|---|---|---|---|---|");
}

fn best(solver: &mut Solver, raids: &[(Lair, Raider)], weights: &Weights) -> Measured {
    let mut measured = Measured::default();
    for (lair, raider) in raids {
        let from = Standing::start(lair, raider);
        measured.time(|| {
            let best = solver.best(lair, raider, &from, weights, NODES);
            (best.nodes, best.complete)
        });
    }
    measured
}

fn main() {
    let number = std::env::args().nth(1).and_then(|lairs| lairs.parse().ok()).unwrap_or(10_000);
    let played = lairs::played(number);
    let full = |ability: Option<Ability>| -> Vec<(Lair, Raider)> {
        let all = played.iter().enumerate();
        all.map(|(index, &(lair, raider))| {
            let ability = ability.unwrap_or_else(|| ability_in_turn(index));
            (lair, Raider { movement: 20, stealth: 20, combat: 20, ability, ..raider })
        })
        .collect()
    };
    let mut solver = Solver::new();
    head("Lairs from played games, tracks 20/20/20, every agent in turn");
    let raids = full(None);
    for (name, weights) in AIMS {
        best(&mut solver, &raids, &weights).print(name);
    }
    let (name, weights) = TRAPS;
    best(&mut solver, raids.get(..number / 50).unwrap_or(&raids), &weights).print(name);
    if std::env::args().nth(2).is_none_or(|more| more != "all") {
        return;
    }
    // All that follows is for comparison, and made of fewer lairs.
    let number = number / 5;
    head("The same lairs and raiders as they were played");
    for (name, weights) in AIMS {
        best(&mut solver, played.get(..number).unwrap_or(&played), &weights).print(name);
    }
    head("Lairs from played games, tracks 20/20/20, loot 2, guard 3, by agent");
    for (name, ability) in ABILITIES {
        let raids = full(Some(ability));
        best(&mut solver, raids.get(..number / 9).unwrap_or(&raids), &BOTS).print(name);
    }
    for tracks in [(20, 20, 20), (15, 12, 12), (10, 6, 6)] {
        let (movement, stealth, combat) = tracks;
        head(&format!("Lairs and gadgets by chance, tracks {movement}/{stealth}/{combat}"));
        let raids = lairs::random(number, tracks);
        for (name, weights) in AIMS {
            best(&mut solver, &raids, &weights).print(name);
        }
    }
    head("The whole front, lairs from played games, tracks 20/20/20");
    let mut measured = Measured::default();
    for (lair, raider) in raids.iter().take(number / 10) {
        let from = Standing::start(lair, raider);
        measured.time(|| {
            let front = solver.front(lair, raider, &from, FRONT_NODES);
            (front.nodes, front.complete)
        });
    }
    measured.print("front");
}
