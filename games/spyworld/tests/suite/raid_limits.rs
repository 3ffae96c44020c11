//! The solver at its limits: few nodes, odd lairs, and the same answer every time.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use spyworld::raid::{
    Ability, Content, Cost, Gadgets, Haul, Lair, Raider, Room, Solver, Standing, Way, Weights,
};

/// As full as a lair can be: every room costs something or is worth something.
fn full(rows: u8, columns: u8) -> Lair {
    let mut lair = Lair::grid(rows, columns, false, 22);
    for room in (0..rows * columns).filter(|&room| room != 22) {
        let points = 1 + room % 4;
        let (content, cost) = match room % 3 {
            0 => (Content::Trap, Cost { stealth: points, ..Cost::default() }),
            1 => (Content::Guard, Cost { combat: points, ..Cost::default() }),
            _ => (Content::Secret { kind: points % 3, value: 5 }, Cost::default()),
        };
        lair.furnish(room, Room { content, cost, short: false });
    }
    for room in [3, 7, 12, 16] {
        lair.wall(room, Way::East);
    }
    lair
}

fn raider(movement: u8, ability: Ability) -> Raider {
    Raider { movement, stealth: 20, combat: 20, gadgets: Gadgets(31), ability }
}

const ALL: Weights = Weights { loot: 6, room: 1, guard: 9, trap: 1 };

#[test]
fn with_few_nodes_the_best_found_is_still_a_raid() {
    let (lair, raider) = (full(5, 5), raider(20, Ability::OneGadgetTwice));
    let from = Standing::start(&lair, &raider);
    let mut solver = Solver::new();
    let mut last = 0;
    for nodes in [0, 1, 10, 100, 1_000, 100_000] {
        let best = solver.best(&lair, &raider, &from, &ALL, nodes);
        let end = from.after_all(&lair, &raider, &best.steps).unwrap();
        assert_eq!(end.haul(&lair, &raider), best.haul);
        assert!(best.nodes <= nodes);
        assert!(best.complete || nodes < 100_000);
        last = last.max(best.value);
        let front = solver.front(&lair, &raider, &from, nodes);
        assert!(!front.raids.is_empty() && front.nodes <= nodes);
        for (haul, steps) in &front.raids {
            assert_eq!(from.after_all(&lair, &raider, steps).unwrap().haul(&lair, &raider), *haul);
        }
        for (haul, _) in &front.raids {
            let covered = |other: &Haul| other != haul && other.covers(haul);
            assert!(!front.raids.iter().any(|(other, _)| covered(other)));
        }
    }
    assert_eq!(solver.best(&lair, &raider, &from, &ALL, u64::MAX).value, last);
}

#[test]
fn drawing_a_raid_keeps_to_its_nodes() {
    let (lair, raider) = (full(5, 5), raider(20, Ability::OneGadgetTwice));
    let from = Standing::start(&lair, &raider);
    let mut solver = Solver::impatient();
    for weights in [Weights::LOOT, Weights { loot: 4, room: 1, guard: 3, trap: 0 }] {
        let whole = solver.best(&lair, &raider, &from, &weights, u64::MAX);
        assert!(whole.complete && whole.nodes > 100, "{} nodes", whole.nodes);
        let part = solver.best(&lair, &raider, &from, &weights, whole.nodes / 4);
        assert!(!part.complete, "{:?} was proven with a quarter of its nodes", weights);
    }
}

#[test]
fn the_answer_does_not_depend_on_what_was_asked_before() {
    let (lair, raider) = (full(5, 5), raider(14, Ability::Diagonal));
    let from = Standing::start(&lair, &raider);
    let fresh = Solver::new().best(&lair, &raider, &from, &ALL, u64::MAX);
    let mut used = Solver::new();
    used.best(&full(4, 6), &raider, &Standing::start(&full(4, 6), &raider), &ALL, 500);
    used.front(&lair, &raider, &from, 500);
    assert_eq!(used.best(&lair, &raider, &from, &ALL, u64::MAX), fresh);
}

#[test]
fn odd_lairs_and_raiders_are_no_trouble() {
    let mut solver = Solver::new();
    let mut secrets = Lair::grid(4, 8, true, 22);
    for room in (0..32).filter(|&room| room != 22) {
        let content = Content::Secret { kind: room % 5, value: u16::MAX / 8 };
        secrets.furnish(room, Room { content, ..Room::default() });
    }
    let lairs =
        [Lair::grid(0, 0, false, 9), Lair::grid(1, 1, true, 0), Lair::grid(200, 200, true, 255)];
    for lair in lairs.into_iter().chain([secrets, full(4, 8)]) {
        for ability in [Ability::MovementPerSecret(255), Ability::SetOfKinds(u16::MAX)] {
            let raider = Raider { stealth: 255, combat: 255, ..raider(255, ability) };
            let mut from = Standing::start(&lair, &raider);
            for room in [lair.entrance(), 31] {
                from.room = room;
                let best = solver.best(&lair, &raider, &from, &ALL, 2_000);
                assert!(from.after_all(&lair, &raider, &best.steps).is_ok());
                solver.front(&lair, &raider, &from, 2_000);
            }
        }
    }
    // With movement for everything, everything is taken.
    let raider = raider(255, Ability::None);
    let best = solver.best(&secrets, &raider, &Standing::start(&secrets, &raider), &ALL, u64::MAX);
    assert!(best.complete && best.haul.rooms == 32);
}

/// Where rooms are short, a guard may stand for two: without it there is a step for one room and a point for another.
#[test]
fn a_guard_left_out_frees_a_step_and_a_point() {
    let mut lair = Lair::grid(2, 4, false, 4);
    let point = Cost { either: 1, ..Cost::default() };
    for room in 0..4 {
        lair.furnish(room, Room { short: true, ..Room::default() });
    }
    lair.furnish(0, Room { content: Content::Trap, cost: point, short: true });
    lair.furnish(5, Room { content: Content::Guard, cost: point, short: false });
    lair.wall(6, Way::West);
    let raider = Raider { movement: 1, stealth: 1, combat: 0, ..Raider::default() };
    let from = Standing::start(&lair, &raider);
    let mut solver = Solver::new();
    for guard in 0..6 {
        for room in 0..6 {
            let weights = Weights { loot: 0, room, guard, trap: 0 };
            // Either the guard and three short rooms, or the trap, those three, and one more.
            let truth = i32::from((5 * room + guard).max(6 * room));
            assert_eq!(solver.best(&lair, &raider, &from, &weights, u64::MAX).value, truth);
        }
    }
}
