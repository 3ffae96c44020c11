//! SW-7 step by step: what each way of entering costs, what each gadget and each ability does, and how the
//! solver makes use of it.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use spyworld::raid::{
    Ability, Blocked, Content, Cost, Cover, Gadget, Gadgets, Haul, How, Lair, Raider, Room, Solver,
    Standing, Step, Way, Weights,
};

const TRAP: Room =
    Room { content: Content::Trap, cost: Cost { stealth: 2, combat: 0, either: 0 }, short: false };
const GUARD: Room =
    Room { content: Content::Guard, cost: Cost { stealth: 0, combat: 2, either: 0 }, short: false };
const ROBOT: Room =
    Room { content: Content::Guard, cost: Cost { stealth: 0, combat: 0, either: 5 }, short: false };

const fn secret(kind: u8, value: u16) -> Room {
    let cost = Cost { stealth: 0, combat: 0, either: 0 };
    Room { content: Content::Secret { kind, value }, cost, short: false }
}

/// A corridor of rooms, entered from the left.
fn corridor(rooms: &[Room]) -> Lair {
    let mut lair = Lair::grid(1, rooms.len() as u8 + 1, false, 0);
    for (number, &room) in (1..).zip(rooms) {
        lair.furnish(number, room);
    }
    lair
}

fn points(movement: u8, stealth: u8, combat: u8) -> Raider {
    Raider { movement, stealth, combat, ..Raider::default() }
}

fn with(gadget: Gadget, raider: Raider) -> Raider {
    Raider { gadgets: Gadgets(0).with(gadget), ..raider }
}

fn walk(way: Way, stealth: u8, combat: u8) -> Step {
    Step::Enter { how: How::Walk(way), cover: Cover::None, stealth, combat }
}

fn go(how: How, cover: Cover) -> Step {
    Step::Enter { how, cover, stealth: 0, combat: 0 }
}

fn after(lair: &Lair, raider: &Raider, steps: &[Step]) -> Result<Standing, Blocked> {
    Standing::start(lair, raider).after_all(lair, raider, steps).map_err(|(_, blocked)| blocked)
}

fn best(lair: &Lair, raider: &Raider, weights: Weights) -> Haul {
    let from = Standing::start(lair, raider);
    let best = Solver::new().best(lair, raider, &from, &weights, u64::MAX);
    assert!(best.complete);
    best.haul
}

fn loot(lair: &Lair, raider: &Raider) -> u16 {
    best(lair, raider, Weights::LOOT).loot
}

#[test]
fn sw_7_2_a_step_costs_movement_and_what_is_in_the_room() {
    let lair = corridor(&[TRAP, GUARD, secret(0, 5)]);
    let raider = points(3, 2, 2);
    let end = after(
        &lair,
        &raider,
        &[walk(Way::East, 2, 0), walk(Way::East, 0, 2), walk(Way::East, 0, 0)],
    );
    let end = end.unwrap();
    assert_eq!((end.movement, end.stealth, end.combat), (0, 0, 0));
    assert_eq!(end.haul(&lair, &raider), Haul { loot: 5, rooms: 4, guards: 1, traps: 1 });
    assert_eq!(after(&lair, &points(3, 1, 2), &[walk(Way::East, 2, 0)]), Err(Blocked::Points));
    assert_eq!(after(&lair, &points(0, 2, 2), &[walk(Way::East, 2, 0)]), Err(Blocked::Movement));
    assert_eq!(after(&lair, &raider, &[walk(Way::North, 0, 0)]), Err(Blocked::Outside));
    assert_eq!(loot(&lair, &raider), 5);
    assert_eq!(loot(&lair, &points(3, 1, 2)), 0);
}

#[test]
fn sw_7_3_costs_of_either_are_split_as_one_likes() {
    let lair = corridor(&[ROBOT, TRAP, secret(0, 5)]);
    for (stealth, combat) in [(0, 5), (3, 2), (5, 0)] {
        assert!(after(&lair, &points(1, 5, 5), &[walk(Way::East, stealth, combat)]).is_ok());
    }
    assert_eq!(after(&lair, &points(1, 5, 5), &[walk(Way::East, 2, 2)]), Err(Blocked::Split));
    // The solver keeps the stealth that the trap behind will cost.
    assert_eq!(loot(&lair, &points(3, 3, 4)), 5);
    assert_eq!(loot(&lair, &points(3, 3, 3)), 0);
}

#[test]
fn sw_7_4_what_is_done_with_costs_movement_only() {
    let lair = corridor(&[TRAP]);
    let raider = points(3, 2, 0);
    let steps = [walk(Way::East, 2, 0), walk(Way::West, 0, 0), walk(Way::East, 0, 0)];
    assert_eq!(after(&lair, &raider, &steps).unwrap().movement, 0);
}

#[test]
fn sw_7_6_smoke_lets_through_and_the_trap_stays() {
    let lair = corridor(&[TRAP, secret(0, 5)]);
    let raider = with(Gadget::Smoke, points(2, 0, 0));
    let smoke = go(How::Walk(Way::East), Cover::Smoke);
    let end = after(&lair, &raider, &[smoke]).unwrap();
    assert_eq!(end.haul(&lair, &raider), Haul { loot: 0, rooms: 2, guards: 0, traps: 0 });
    let back = [smoke, walk(Way::East, 0, 0), walk(Way::West, 0, 0)];
    assert_eq!(after(&lair, &with(Gadget::Smoke, points(3, 0, 0)), &back), Err(Blocked::Split));
    assert_eq!(after(&lair, &points(2, 0, 0), &[smoke]), Err(Blocked::Gadget));
    assert_eq!(loot(&lair, &raider), 5);
}

#[test]
fn sw_7_6_darts_beat_a_guard() {
    let lair = corridor(&[GUARD, ROBOT, secret(0, 5)]);
    let raider = with(Gadget::Darts, points(3, 0, 2));
    let haul = best(&lair, &raider, Weights::LOOT);
    assert_eq!(haul, Haul { loot: 5, rooms: 4, guards: 2, traps: 0 });
    let end = after(&lair, &raider, &[go(How::Walk(Way::East), Cover::Darts)]).unwrap();
    assert_eq!((end.combat, end.haul(&lair, &raider).guards), (2, 1));
}

#[test]
fn sw_7_6_boots_give_three_steps_and_a_short_room_takes_none_of_them() {
    let mut rooms = [secret(0, 5); 4];
    rooms[1].short = true;
    let lair = corridor(&rooms);
    let raider = with(Gadget::Boots, points(0, 0, 0));
    let end = Standing::start(&lair, &raider);
    let end = end.after(&lair, &raider, Step::Boots).unwrap();
    assert_eq!(end.boots, 3);
    assert_eq!(loot(&lair, &raider), 20);
    assert_eq!(loot(&lair, &points(1, 0, 0)), 10);
}

#[test]
fn sw_7_6_the_grapnel_goes_over_a_room_but_not_over_walls() {
    let mut lair = corridor(&[TRAP, secret(0, 5)]);
    let raider = with(Gadget::Grapnel, points(2, 0, 0));
    let haul = best(&lair, &raider, Weights::LOOT);
    assert_eq!(haul, Haul { loot: 5, rooms: 2, guards: 0, traps: 0 });
    assert_eq!(loot(&lair, &with(Gadget::Grapnel, points(1, 0, 0))), 0);
    lair.wall(1, Way::East);
    let swing = go(How::Swing(Way::East), Cover::None);
    assert_eq!(after(&lair, &raider, &[swing]), Err(Blocked::Wall));
}

#[test]
fn sw_7_6_the_drill_goes_through_one_wall() {
    let mut lair = corridor(&[secret(0, 5), secret(0, 5)]);
    lair.wall(0, Way::East);
    lair.wall(1, Way::East);
    let raider = with(Gadget::Drill, points(9, 0, 0));
    assert_eq!(loot(&lair, &raider), 5);
    assert_eq!(loot(&lair, &Raider { ability: Ability::OneGadgetTwice, ..raider }), 10);
    assert_eq!(loot(&lair, &points(9, 0, 0)), 0);
    let lair = corridor(&[TRAP]);
    let drill = go(How::Drill(Way::East), Cover::None);
    assert_eq!(after(&lair, &raider, &[drill]), Err(Blocked::NoWall));
}

#[test]
fn sw_7_1_the_acrobat_steps_across_a_corner_once_if_one_way_round_is_open() {
    let mut lair = Lair::grid(2, 2, false, 0);
    lair.furnish(1, TRAP);
    lair.furnish(2, TRAP);
    lair.furnish(3, secret(0, 5));
    let raider = Raider { ability: Ability::Diagonal, ..points(1, 0, 0) };
    assert_eq!(loot(&lair, &raider), 5);
    lair.wall(0, Way::East);
    assert_eq!(loot(&lair, &raider), 5);
    lair.wall(2, Way::East);
    assert_eq!(loot(&lair, &raider), 0);
}

#[test]
fn sw_7_1_abilities_change_costs_movement_and_loot() {
    let lair = corridor(&[TRAP, GUARD, secret(0, 5), secret(1, 10), secret(2, 15)]);
    let of = |ability, movement, stealth, combat| {
        loot(&lair, &Raider { ability, ..points(movement, stealth, combat) })
    };
    assert_eq!(of(Ability::CheaperTraps(1), 5, 1, 2), 30);
    assert_eq!(of(Ability::CheaperGuards(1), 5, 2, 1), 30);
    assert_eq!(of(Ability::EveryCostEither, 5, 4, 0), 30);
    assert_eq!(of(Ability::MovementPerSecret(3), 3, 2, 2), 30);
    assert_eq!(of(Ability::MovementPerSecret(1), 3, 2, 2), 15);
    assert_eq!(of(Ability::SetOfKinds(8), 5, 2, 2), 38);
    assert_eq!(of(Ability::SetOfKinds(8), 4, 2, 2), 15);
    assert_eq!(of(Ability::None, 5, 1, 2), 0);
    let saboteur = Raider { ability: Ability::TrapsUncounted, ..points(5, 2, 2) };
    assert_eq!(best(&lair, &saboteur, Weights::LOOT).traps, 0);
}

#[test]
fn joined_edges_are_crossed_by_steps_swings_and_corners() {
    let mut lair = Lair::grid(2, 5, true, 0);
    lair.furnish(4, secret(0, 5));
    lair.furnish(8, secret(0, 10));
    assert_eq!(loot(&lair, &points(1, 0, 0)), 5);
    assert_eq!(loot(&lair, &points(3, 0, 0)), 15);
    lair.furnish(9, secret(0, 20));
    let acrobat = Raider { ability: Ability::Diagonal, ..points(1, 0, 0) };
    assert_eq!(loot(&lair, &acrobat), 20);
}
