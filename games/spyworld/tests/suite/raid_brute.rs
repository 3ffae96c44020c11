//! The solver against every raid there is: small lairs, looked through step by step by the plain rules.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use std::collections::HashSet;

use crate::raiders::{ABILITIES, solvers};
use spyworld::raid::{
    Content, Cost, Cover, Gadgets, Haul, How, Lair, Raider, Room, Solver, Standing, Step, Way,
    Weights,
};

/// A small generator: the tests need lairs that are alike on every machine.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) % sides
    }

    fn pick(&mut self, from: u64, to: u64) -> u8 {
        (from + self.below(to - from + 1)) as u8
    }
}

/// Standings that brute force looks at before it gives up on a long raid.
const LONG: usize = 40_000;

const WEIGHTS: [Weights; 8] = [
    Weights::LOOT,
    Weights { loot: 4, room: 1, guard: 3, trap: 0 },
    Weights { loot: 1, room: 2, guard: 0, trap: 0 },
    Weights { loot: 1, room: 0, guard: 9, trap: 0 },
    Weights { loot: 2, room: 3, guard: 5, trap: 2 },
    Weights { loot: 1, room: 1, guard: 1, trap: 6 },
    Weights { loot: 0, room: 1, guard: 1, trap: 0 },
    // A guard is worth less than two rooms.
    Weights { loot: 1, room: 3, guard: 2, trap: 0 },
];

/// A lair is mixed, or has much of one thing: so many parts of nothing, traps, guards and secrets.
const FLAVOURS: [[u64; 4]; 4] = [[1, 2, 2, 2], [0, 1, 1, 12], [0, 1, 12, 1], [1, 8, 2, 2]];

fn furnished(
    dice: &mut Dice,
    flavour: [u64; 4],
    (either, tight): (bool, bool),
    short: bool,
) -> Room {
    let points = [1, 2, 4, 0, 3][dice.below(5) as usize];
    let one = |stealth: u8, combat: u8| match tight || either && points >= 3 {
        true => Cost { stealth: 0, combat: 0, either: points },
        false => Cost { stealth: stealth * points, combat: combat * points, either: 0 },
    };
    let kind = dice.below(3) as u8;
    let [empty, traps, guards, secrets] = flavour;
    let part = dice.below(empty + traps + guards + secrets);
    let (content, cost) = if part < empty {
        (Content::Empty, Cost::default())
    } else if part < empty + traps {
        (Content::Trap, one(1, 0))
    } else if part < empty + traps + guards {
        (Content::Guard, one(0, 1))
    } else {
        (Content::Secret { kind, value: 5 * (u16::from(kind) + 1) }, Cost::default())
    };
    // Now and then a cost that no edition has, so that nothing relies on its kind.
    let cost = if dice.below(40) == 0 { Cost { stealth: 1, combat: 1, either: 1 } } else { cost };
    Room { content, cost, short }
}

fn lair(dice: &mut Dice, rows: u8, columns: u8) -> Lair {
    let entrance = dice.below(u64::from(rows * columns)) as u8;
    let (joined, volcano, either) = (dice.below(4) == 0, dice.below(4) == 0, dice.below(3) == 0);
    // Sometimes all costs are paid by the same few points, and some rooms by steps that others need too.
    let tight = dice.below(4) == 0;
    let (volcano, either) = (volcano || tight, either || tight);
    let flavour = FLAVOURS[[0, 0, 0, 1, 2, 3][dice.below(6) as usize]];
    let mut lair = Lair::grid(rows, columns, joined, entrance);
    for room in (0..rows * columns).filter(|&room| room != entrance) {
        let short = volcano && room < columns;
        lair.furnish(room, furnished(dice, flavour, (either, tight), short));
    }
    // Some lairs have so many walls that they fall apart.
    let walls = if dice.below(4) == 0 { 16 } else { 5 };
    for _ in 0..dice.below(walls + 1) {
        lair.wall(dice.below(u64::from(rows * columns)) as u8, Way::ALL[dice.below(4) as usize]);
    }
    lair
}

/// Every step that could be tried from anywhere.
fn steps() -> Vec<Step> {
    let mut hows = Vec::new();
    for way in Way::ALL {
        hows.extend([How::Walk(way), How::Drill(way), How::Swing(way)]);
    }
    for first in [Way::North, Way::South] {
        hows.extend([Way::East, Way::West].map(|second| How::Diagonal(first, second)));
    }
    let mut steps = vec![Step::Boots];
    for how in hows {
        for cover in [Cover::None, Cover::Smoke, Cover::Darts] {
            let most = if cover == Cover::None { 4 } else { 0 };
            for stealth in 0..=most {
                let combats = 0..=most - stealth;
                steps.extend(combats.map(|combat| Step::Enter { how, cover, stealth, combat }));
            }
        }
    }
    steps
}

/// Every haul of every raid, or nothing if there are too many raids.
fn all_hauls(lair: &Lair, raider: &Raider, from: Standing, most: usize) -> Option<HashSet<Haul>> {
    let steps = steps();
    let mut met = HashSet::from([from]);
    let mut todo = vec![from];
    let mut hauls = HashSet::new();
    while let Some(standing) = todo.pop() {
        hauls.insert(standing.haul(lair, raider));
        for &step in &steps {
            if let Ok(next) = standing.after(lair, raider, step)
                && met.insert(next)
            {
                todo.push(next);
            }
        }
        if met.len() > most {
            return None;
        }
    }
    Some(hauls)
}

fn raider(dice: &mut Dice, movement: (u64, u64), points: u64, round: u64) -> Raider {
    Raider {
        movement: dice.pick(movement.0, movement.1),
        stealth: dice.pick(0, points),
        combat: dice.pick(0, points),
        // Every set of gadgets with every ability, in turn.
        gadgets: Gadgets((round % 32) as u8),
        ability: ABILITIES[(round / 32 % 9) as usize],
    }
}

/// Holds the solver against all raids; says whether there was something to compare.
fn compare(
    solvers: &mut [Solver],
    lair: &Lair,
    raider: &Raider,
    from: Standing,
    most: usize,
) -> bool {
    let Some(hauls) = all_hauls(lair, raider, from, most) else { return false };
    for weights in WEIGHTS {
        let truth = hauls.iter().map(|haul| weights.value(haul)).max().unwrap();
        for solver in solvers.iter_mut() {
            let best = solver.best(lair, raider, &from, &weights, u64::MAX);
            assert!(best.complete);
            assert_eq!(best.value, truth, "{weights:?} {raider:?} {from:?} {lair:?}");
            let end = from.after_all(lair, raider, &best.steps).unwrap();
            assert_eq!(end.haul(lair, raider), best.haul);
            assert_eq!(weights.value(&best.haul), best.value);
        }
    }
    let front = solvers[0].front(lair, raider, &from, u64::MAX);
    assert!(front.complete);
    let mut truth: Vec<Haul> = hauls
        .iter()
        .filter(|haul| !hauls.iter().any(|other| other != *haul && other.covers(haul)))
        .copied()
        .collect();
    truth.sort_by(|one, other| other.cmp(one));
    let found: Vec<Haul> = front.raids.iter().map(|(haul, _)| *haul).collect();
    assert_eq!(found, truth, "{raider:?} {from:?} {lair:?}");
    for (haul, steps) in &front.raids {
        assert_eq!(from.after_all(lair, raider, steps).unwrap().haul(lair, raider), *haul);
    }
    true
}

fn endurance() -> u64 {
    std::env::var("ENDURE").ok().and_then(|n| n.parse().ok()).unwrap_or(1)
}

/// Boards of one shape; every gadget set with every ability comes up several times.
fn best_raids_of_one_shape(
    seed: u64,
    (rows, columns): (u8, u8),
    movement: (u64, u64),
    points: u64,
) {
    let mut solvers = solvers();
    let mut dice = Dice(seed);
    let mut compared = 0;
    let rounds = 576 * endurance();
    for round in 0..rounds {
        let lair = lair(&mut dice, rows, columns);
        let raider = raider(&mut dice, movement, points, round);
        let from = Standing::start(&lair, &raider);
        compared += u64::from(compare(&mut solvers, &lair, &raider, from, 2_000));
    }
    println!("{compared} lairs compared");
    assert!(compared > rounds / 5, "{compared} lairs are too few");
}

#[test]
fn best_raid_and_front_on_3_by_3_are_those_of_brute_force_endures() {
    best_raids_of_one_shape(0x5eed_0001, (3, 3), (2, 7), 4);
}

#[test]
fn best_raid_and_front_on_3_by_4_are_those_of_brute_force_endures() {
    best_raids_of_one_shape(0x5eed_0004, (3, 4), (2, 6), 4);
}

#[test]
fn best_raid_and_front_on_2_by_5_are_those_of_brute_force_endures() {
    best_raids_of_one_shape(0x5eed_0005, (2, 5), (3, 7), 5);
}

#[test]
fn best_raid_and_front_on_5_by_5_are_those_of_brute_force_endures() {
    best_raids_of_one_shape(0x5eed_0006, (5, 5), (2, 4), 3);
}

#[test]
fn best_raid_and_front_on_4_by_4_are_those_of_brute_force_endures() {
    best_raids_of_one_shape(0x5eed_0007, (4, 4), (2, 5), 3);
}

/// From the middle of a raid: whatever was done by then, the rest is the best there is.
#[test]
fn best_raid_from_anywhere_is_that_of_brute_force_endures() {
    let mut solvers = solvers();
    let mut dice = Dice(0x5eed_0002);
    let steps = steps();
    let mut compared = 0;
    let rounds = 576 * endurance();
    for round in 0..rounds {
        let lair = lair(&mut dice, 3, 4);
        let raider = raider(&mut dice, (5, 9), 6, round);
        let mut from = Standing::start(&lair, &raider);
        for _ in 0..400 {
            let step = steps[dice.below(steps.len() as u64) as usize];
            from = from.after(&lair, &raider, step).unwrap_or(from);
            if from.movement <= 4 {
                break;
            }
        }
        compared += u64::from(compare(&mut solvers, &lair, &raider, from, 3_000));
    }
    println!("{compared} raids under way compared");
    assert!(compared > rounds / 2, "{compared} raids are too few");
}

/// The whole board and longer raids: fewer of them, as brute force takes its time.
#[test]
fn long_raids_are_those_of_brute_force_endures() {
    let mut solvers = solvers();
    let mut dice = Dice(0x5eed_0003);
    let mut compared = 0;
    let rounds = 24 * endurance();
    for _ in 0..rounds {
        let lair = lair(&mut dice, 5, 5);
        // At most two gadgets, or brute force would not end.
        let gadgets = Gadgets(1 << dice.below(5) | 1 << dice.below(5));
        let ability = ABILITIES[dice.below(9) as usize];
        let raider = Raider { gadgets, ability, ..raider(&mut dice, (6, 9), 9, 0) };
        let from = Standing::start(&lair, &raider);
        compared += u64::from(compare(&mut solvers, &lair, &raider, from, LONG));
    }
    println!("{compared} long raids compared");
    assert!(compared > rounds / 8, "{compared} raids are too few");
}
