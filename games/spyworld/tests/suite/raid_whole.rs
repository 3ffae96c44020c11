//! The solver against a slow one without bounds, on whole lairs of games that were played.
//!
//! Brute force by the plain rules ends early on a lair of 24 rooms. This one goes further, for it leaves open what
//! can be decided at the end: who is shot with darts, and how costs of *either* are split. It leaves nothing out for
//! being worth too little, so that a wrong bound shows.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use std::collections::{HashMap, HashSet};

use crate::raiders::{ABILITIES, solvers};
use game::{ActionList, Choices, Deal, Game, Seat, Seed};
use spyworld::Spyworld;
use spyworld::raid::{
    Ability, Content, Gadget, Gadgets, Haul, Lair, Raider, RoomSet, Standing, Way, Weights,
};

const WEIGHTS: [Weights; 9] = [
    Weights::LOOT,
    Weights { loot: 2, room: 0, guard: 3, trap: 0 },
    Weights { loot: 6, room: 1, guard: 9, trap: 1 },
    Weights { loot: 4, room: 1, guard: 3, trap: 0 },
    Weights { loot: 1, room: 2, guard: 0, trap: 0 },
    Weights { loot: 2, room: 1, guard: 8, trap: 4 },
    Weights { loot: 1, room: 0, guard: 5, trap: 1 },
    Weights { loot: 0, room: 1, guard: 1, trap: 0 },
    Weights { loot: 1, room: 3, guard: 2, trap: 0 },
];

/// A position is all of this; of two that are alike the one with more movement is as good in every respect.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Spot {
    room: u8,
    done: RoomSet,
    seen: RoomSet,
    boots: u8,
    used: Gadgets,
    again: bool,
    diagonal: bool,
}

struct Slow<'a> {
    lair: &'a Lair,
    raider: &'a Raider,
    most: HashMap<Spot, u8>,
    todo: Vec<(Spot, u8)>,
}

impl Slow<'_> {
    /// Every haul of every raid, or nothing if there are too many positions.
    fn hauls(lair: &Lair, raider: &Raider, limit: usize) -> Option<HashSet<Haul>> {
        let start = RoomSet::of(lair.entrance());
        let spot = Spot {
            room: lair.entrance(),
            done: start,
            seen: start,
            boots: 0,
            used: Gadgets(0),
            again: raider.ability == Ability::OneGadgetTwice,
            diagonal: raider.ability == Ability::Diagonal,
        };
        let mut slow =
            Slow { lair, raider, most: HashMap::new(), todo: vec![(spot, raider.movement)] };
        slow.most.insert(spot, raider.movement);
        while let Some((spot, movement)) = slow.todo.pop() {
            if slow.most[&spot] == movement {
                slow.go_on(spot, movement);
            }
            if slow.most.len() > limit {
                return None;
            }
        }
        Some(slow.most.keys().map(|spot| slow.haul(spot)).collect())
    }

    fn go_on(&mut self, spot: Spot, movement: u8) {
        if let Some(spot) = self.used(spot, Gadget::Boots) {
            self.meet(Spot { boots: spot.boots + 3, ..spot }, movement);
        }
        for way in Way::ALL {
            let Some(next) = self.lair.next(spot.room, way) else { continue };
            if self.lair.has_wall(spot.room, way) {
                if let Some(spot) = self.used(spot, Gadget::Drill) {
                    self.step(spot, movement, next);
                }
                continue;
            }
            self.step(spot, movement, next);
            let over = self.lair.open(next, way);
            if let (Some(over), Some(spot)) = (over, self.used(spot, Gadget::Grapnel)) {
                let cost = 2 - u8::from(self.lair.room(over).short);
                if let Some(left) = movement.checked_sub(cost) {
                    self.enter(spot, left, over);
                }
            }
            let sides = match way {
                Way::North | Way::South => [Way::East, Way::West],
                Way::East | Way::West => [Way::North, Way::South],
            };
            for side in sides.into_iter().filter(|_| spot.diagonal) {
                if let Some(across) = self.lair.open(next, side) {
                    self.step(Spot { diagonal: false, ..spot }, movement, across);
                }
            }
        }
    }

    /// Pays one movement, or a step of the boots, or nothing for a room that is short.
    fn step(&mut self, spot: Spot, movement: u8, to: u8) {
        if self.lair.room(to).short {
            self.enter(spot, movement, to);
        } else if spot.boots > 0 {
            self.enter(Spot { boots: spot.boots - 1, ..spot }, movement, to);
        } else if let Some(left) = movement.checked_sub(1) {
            self.enter(spot, left, to);
        }
    }

    fn enter(&mut self, spot: Spot, movement: u8, to: u8) {
        let spot = Spot { room: to, seen: spot.seen.with(to), ..spot };
        if spot.done.has(to) {
            self.meet(spot, movement);
            return;
        }
        let content = self.lair.room(to).content;
        if content == Content::Trap
            && let Some(spot) = self.used(spot, Gadget::Smoke)
        {
            self.meet(spot, movement);
        }
        let spot = Spot { done: spot.done.with(to), ..spot };
        let mut movement = movement;
        if let (Ability::MovementPerSecret(most), Content::Secret { .. }) =
            (self.raider.ability, content)
            && self.count(spot.done, |content| matches!(content, Content::Secret { .. })) <= most
        {
            movement += 1;
        }
        self.meet(spot, movement);
    }

    fn meet(&mut self, spot: Spot, movement: u8) {
        if self.is_paid(&spot) && self.most.get(&spot).is_none_or(|&old| old < movement) {
            self.most.insert(spot, movement);
            self.todo.push((spot, movement));
        }
    }

    fn used(&self, spot: Spot, gadget: Gadget) -> Option<Spot> {
        if !self.raider.gadgets.has(gadget) {
            return None;
        }
        if !spot.used.has(gadget) {
            return Some(Spot { used: spot.used.with(gadget), ..spot });
        }
        spot.again.then_some(Spot { again: false, ..spot })
    }

    /// Could all that was opened be paid for, with darts for whom they serve best?
    fn is_paid(&self, spot: &Spot) -> bool {
        let darts = u8::from(self.raider.gadgets.has(Gadget::Darts)) * (1 + u8::from(spot.again));
        let guard = |room: &u8| self.lair.room(*room).content == Content::Guard;
        let guards: Vec<u8> = spot.done.iter().filter(guard).collect();
        let suffices = |spared: [Option<u8>; 2]| {
            let (mut stealth, mut combat, mut total) = (0, 0, 0);
            for room in spot.done.iter().filter(|&room| !spared.contains(&Some(room))) {
                let cost = self.raider.cost(self.lair.room(room));
                stealth += u16::from(cost.stealth);
                combat += u16::from(cost.combat);
                total += u16::from(cost.stealth + cost.combat + cost.either);
            }
            let Raider { stealth: most, combat: strong, .. } = *self.raider;
            stealth <= most.into()
                && combat <= strong.into()
                && total <= u16::from(most) + u16::from(strong)
        };
        let one = || guards.iter().any(|&one| suffices([Some(one), None]));
        let two =
            || guards.iter().any(|&one| guards.iter().any(|&two| suffices([Some(one), Some(two)])));
        suffices([None, None]) || darts > 0 && one() || darts > 1 && two()
    }

    fn count(&self, rooms: RoomSet, is: fn(Content) -> bool) -> u8 {
        rooms.iter().filter(|&room| is(self.lair.room(room).content)).count() as u8
    }

    fn haul(&self, spot: &Spot) -> Haul {
        let (mut loot, mut kinds) = (0, HashSet::new());
        for room in spot.done.iter() {
            if let Content::Secret { kind, value } = self.lair.room(room).content {
                loot += value;
                kinds.insert(kind);
            }
        }
        if let (Ability::SetOfKinds(more), 3) = (self.raider.ability, kinds.len()) {
            loot += more;
        }
        let traps = self.count(spot.done, |content| content == Content::Trap);
        let counted = self.raider.ability != Ability::TrapsUncounted;
        Haul {
            loot,
            rooms: spot.seen.len(),
            guards: self.count(spot.done, |content| content == Content::Guard),
            traps: if counted { traps } else { 0 },
        }
    }
}

/// The lairs of a game of three that was planned by chance.
fn lairs(game: &Spyworld, domicile: u8, index: u64) -> Vec<Lair> {
    let mut options = Spyworld::default_options(3);
    options.domicile = domicile;
    let seed = Seed::from_text("whole lairs").child(index);
    let mut state = game.setup(&options, &Deal::new(seed)).unwrap();
    let mut chance = bots::Fast::new(seed);
    let mut legal = ActionList::new();
    loop {
        let found: Vec<Lair> = Seat::first(3)
            .filter_map(|seat| game.raid_problem(&state, seat).map(|(lair, _)| lair))
            .collect();
        if found.len() == 3 {
            return found;
        }
        bots::random_step(game, &mut state, &mut legal, &mut chance).unwrap();
    }
}

/// Every domicile, every ability, every gadget, every number of points: they come up in turn.
#[test]
fn whole_lairs_are_raided_as_the_slow_solver_does_endures() {
    let factor = std::env::var("ENDURE").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    let game = Spyworld::house().unwrap();
    let mut solvers = solvers();
    let mut compared = [[0_u32; 9]; 4];
    let mut gadgets_seen = [0_u32; 5];
    let mut turn = 0_u64;
    for index in 0..24 * factor {
        let domicile = (index % 4) as u8;
        for lair in lairs(&game, domicile + 1, index) {
            turn += 1;
            let ability = (turn % 9) as usize;
            // Few points: what one room costs is missing for another.
            let most = if index / 4 % 2 == 0 { 17 } else { 7 };
            let raider = Raider {
                // Where edges are joined or rooms are short, there is more to be come to.
                movement: 8 + (turn % 4) as u8 - 2 * u8::from(domicile > 1),
                stealth: (turn * 7 % most) as u8,
                combat: (turn * 11 % most) as u8,
                // One gadget, or two.
                gadgets: Gadgets(1 << (turn % 5) | 1 << (turn / 5 % 5)),
                ability: ABILITIES[ability],
            };
            let Some(hauls) = Slow::hauls(&lair, &raider, 120_000) else { continue };
            compared[usize::from(domicile)][ability] += 1;
            for gadget in Gadget::ALL.into_iter().filter(|&gadget| raider.gadgets.has(gadget)) {
                gadgets_seen[gadget as usize] += 1;
            }
            let from = Standing::start(&lair, &raider);
            for weights in WEIGHTS {
                let truth = hauls.iter().map(|haul| weights.value(haul)).max().unwrap();
                for solver in &mut solvers {
                    let best = solver.best(&lair, &raider, &from, &weights, u64::MAX);
                    assert_eq!(best.value, truth, "{weights:?} {raider:?} {lair:?}");
                    assert!(best.complete);
                    let end = from.after_all(&lair, &raider, &best.steps).unwrap();
                    assert_eq!(weights.value(&end.haul(&lair, &raider)), truth);
                }
            }
        }
    }
    let all: u32 = compared.iter().flatten().sum();
    println!("{all} whole lairs compared: {compared:?}, gadgets {gadgets_seen:?}");
    assert!(u64::from(all) > 40 * factor, "{all} lairs are too few");
    assert!(compared.iter().all(|domicile| domicile.iter().sum::<u32>() > 8), "{compared:?}");
    let by_ability = (0..9).map(|ability| compared.iter().map(|of| of[ability]).sum::<u32>());
    assert!(by_ability.into_iter().all(|number| number > 1), "{compared:?}");
    assert!(gadgets_seen.iter().all(|&number| number > 8), "{gadgets_seen:?}");
}
