//! How long the solver takes, over many lairs: `cargo run --release -p spyworld --example raid_times [LAIRS]`.
//!
//! The lairs are random, with contents as in played games; the tracks are those named in the table.

use std::time::Instant;

use spyworld::raid::{
    Ability, Content, Cost, Gadgets, Lair, Raider, Room, Solver, Standing, Way, Weights,
};

/// Nodes allowed for one raid.
const NODES: u64 = 300_000;
/// Nodes allowed for one front.
const FRONT_NODES: u64 = 200_000;

/// A small generator, so that every run meets the same lairs.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) % sides
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u64 + 1) as usize);
        }
    }
}

/// One of nine contents; the third level of traps and guards costs five of either in the Polar Base.
fn furnished(content: u8, domicile: u64, short: bool) -> Room {
    let level = content % 3;
    let points = 1_u8 << level;
    let either = domicile == 1 && level == 2;
    let cost = |stealth, combat| match either {
        true => Cost { stealth: 0, combat: 0, either: 5 },
        false => Cost { stealth: stealth * points, combat: combat * points, either: 0 },
    };
    let (content, cost) = match content / 3 {
        0 => (Content::Trap, cost(1, 0)),
        1 => (Content::Guard, cost(0, 1)),
        _ => {
            let value = 5 * (u16::from(level) + 1);
            (Content::Secret { kind: level, value }, Cost::default())
        }
    };
    Room { content, cost, short }
}

/// 18 to 24 rooms filled from 54 upgrades, and four to eight walls.
fn lair(dice: &mut Dice) -> Lair {
    let domicile = dice.below(4);
    let mut lair = Lair::grid(5, 5, domicile == 3, 22);
    let mut contents: Vec<u8> = (0..54).map(|upgrade| upgrade % 9).collect();
    let mut rooms: Vec<u8> = (0..25).filter(|&room| room != 22).collect();
    dice.shuffle(&mut contents);
    dice.shuffle(&mut rooms);
    let filled = 18 + dice.below(7) as usize;
    for (index, (&room, &content)) in rooms.iter().zip(&contents).enumerate() {
        let short = domicile == 2 && room < 5;
        let empty = Room { short, ..Room::default() };
        lair.furnish(
            room,
            if index < filled { furnished(content, domicile, short) } else { empty },
        );
    }
    for _ in 0..4 + dice.below(5) {
        let room = dice.below(25) as u8;
        let way = Way::ALL.into_iter().nth(dice.below(4) as usize).unwrap_or(Way::North);
        if room != 22 && lair.next(room, way) != Some(22) {
            lair.wall(room, way);
        }
    }
    lair
}

fn raider(dice: &mut Dice, (movement, stealth, combat): (u8, u8, u8)) -> Raider {
    let ability = match dice.below(9) {
        0 => Ability::Diagonal,
        1 => Ability::CheaperGuards(1),
        2 => Ability::CheaperTraps(1),
        3 => Ability::OneGadgetTwice,
        4 => Ability::MovementPerSecret(3),
        5 => Ability::TrapsUncounted,
        6 => Ability::SetOfKinds(8),
        7 => Ability::EveryCostEither,
        _ => Ability::None,
    };
    Raider { movement, stealth, combat, gadgets: Gadgets(dice.below(32) as u8), ability }
}

/// What was measured, in microseconds and nodes.
#[derive(Default)]
struct Measured {
    times: Vec<u64>,
    nodes: Vec<u64>,
    cut: usize,
}

impl Measured {
    fn add(&mut self, begun: Instant, nodes: u64, complete: bool) {
        self.times.push(begun.elapsed().as_micros() as u64);
        self.nodes.push(nodes);
        self.cut += usize::from(!complete);
    }

    fn print(mut self, name: &str, tracks: (u8, u8, u8)) {
        self.times.sort_unstable();
        self.nodes.sort_unstable();
        let at = |sorted: &[u64], per_mille: usize| {
            let index = (sorted.len() * per_mille / 1000).min(sorted.len().saturating_sub(1));
            sorted.get(index).copied().unwrap_or(0)
        };
        let mean = |all: &[u64]| all.iter().sum::<u64>() / all.len().max(1) as u64;
        let ms = |micros: u64| format!("{}.{:02}", micros / 1000, micros % 1000 / 10);
        println!(
            "| {name} | {}/{}/{} | {} | {} | {} | {} | {} | {} | {} | {} | {} |",
            tracks.0,
            tracks.1,
            tracks.2,
            self.times.len(),
            ms(mean(&self.times)),
            ms(at(&self.times, 500)),
            ms(at(&self.times, 990)),
            ms(at(&self.times, 999)),
            ms(at(&self.times, 1000)),
            mean(&self.nodes),
            at(&self.nodes, 990),
            self.cut,
        );
    }
}

fn main() {
    let lairs = std::env::args().nth(1).and_then(|lairs| lairs.parse().ok()).unwrap_or(1000);
    let mut solver = Solver::new();
    let aims = [
        ("loot alone", Weights::LOOT),
        ("loot 10, room 1", Weights { loot: 10, room: 1, guard: 0, trap: 0 }),
        ("loot 6, room 1, guard 9, trap 1", Weights { loot: 6, room: 1, guard: 9, trap: 1 }),
        ("loot 4, room 1, guard 3", Weights { loot: 4, room: 1, guard: 3, trap: 0 }),
    ];
    let tracks = [(20, 20, 20), (15, 12, 12), (12, 8, 8), (10, 6, 6)];
    println!(
        "| asked for | tracks | lairs | mean ms | p50 | p99 | p99.9 | max | nodes | p99 | cut |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|");
    for (name, weights) in aims {
        for tracks in tracks {
            let mut dice = Dice(0x5eed_1234_5678_9abc);
            let mut measured = Measured::default();
            for _ in 0..lairs {
                let (lair, raider) = (lair(&mut dice), raider(&mut dice, tracks));
                let from = Standing::start(&lair, &raider);
                let begun = Instant::now();
                let best = solver.best(&lair, &raider, &from, &weights, NODES);
                measured.add(begun, best.nodes, best.complete);
            }
            measured.print(name, tracks);
        }
    }
    for tracks in tracks {
        let mut dice = Dice(0x5eed_1234_5678_9abc);
        let mut measured = Measured::default();
        for _ in 0..lairs / 100 {
            let (lair, raider) = (lair(&mut dice), raider(&mut dice, tracks));
            let from = Standing::start(&lair, &raider);
            let begun = Instant::now();
            let front = solver.front(&lair, &raider, &from, FRONT_NODES);
            measured.add(begun, front.nodes, front.complete);
        }
        measured.print("front", tracks);
    }
}
