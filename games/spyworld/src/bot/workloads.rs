//! What of this game is worth timing: planning alone, exact raids, and a round at a large table.

use core::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use game::{Choices, Seat, Timed, Told, Workload};

use crate::bot::finale;
use crate::bot::practice::{Habit, Practice};
use crate::raid::{Lair, Raider, Solver, Standing, Weights};
use crate::{Options, Spyworld};

/// Raids that are timed.
const RAIDS: u64 = 10_000;
/// Rounds of a large table that are timed, and its seats.
const ROUNDS: u64 = 300;
const LARGE: u8 = 100;
/// All points that a track can hold (SW-4.5).
const FULL: u8 = 20;
/// No raid needs so many nodes.
const NODES: u64 = 10_000_000;

pub(super) fn all<'g>(game: &'g Spyworld, options: &Options) -> Vec<Workload<'g>> {
    let loot = Weights::LOOT;
    let thumb = finale::WEIGHTS;
    vec![
        games(game, options.clone()),
        planning(game, options.clone()),
        raids(game, options, "raid", "richest raid, full tracks", loot),
        raids(game, options, "thumb_raid", "best raid of the bot, full tracks", thumb),
        round(game),
    ]
}

/// Games by chance, up to the raids; the set-up is included.
fn planning(game: &Spyworld, options: Options) -> Workload<'_> {
    let ready = move |run| -> Timed<'_> {
        let options = options.clone();
        Box::new(move || {
            if let Some(mut table) = Practice::new(game, &options, run) {
                table.plan(Habit::Chance);
            }
        })
    };
    Workload {
        name: "planning_games",
        title: "games of planning alone",
        told: Told::Rate,
        runs: None,
        ready: Box::new(ready),
    }
}

/// The same with exact raids: everybody steals as much as can be stolen, and the game is scored.
fn games(game: &Spyworld, options: Options) -> Workload<'_> {
    let solver = Rc::new(RefCell::new(Solver::new()));
    let ready = move |run| -> Timed<'_> {
        let (options, solver) = (options.clone(), Rc::clone(&solver));
        Box::new(move || {
            if let Some(mut table) = Practice::new(game, &options, run) {
                table.plan(Habit::Chance);
                table.raid(&mut solver.borrow_mut());
            }
        })
    };
    Workload {
        name: "games",
        title: "games planned by chance, with exact raids",
        told: Told::Rate,
        runs: None,
        ready: Box::new(ready),
    }
}

/// Raids of lairs that the bot has planned, in every domicile and with every agent in turn.
fn raids<'g>(
    game: &'g Spyworld,
    options: &Options,
    name: &'static str,
    title: &'static str,
    weights: Weights,
) -> Workload<'g> {
    let seats = u8::try_from(options.beginners.len()).unwrap_or(u8::MAX);
    let solver = Rc::new(RefCell::new(Solver::new()));
    let mut lairs: VecDeque<(Lair, Raider)> = VecDeque::new();
    let mut games = 0;
    let ready = move |run: u64| -> Timed<'g> {
        if lairs.is_empty() {
            let mut options = Spyworld::default_options(seats);
            options.domicile = (games % 4) as u8 + 1;
            games += 1;
            if let Some(mut table) = Practice::new(game, &options, games) {
                table.plan(Habit::Thumb);
                let raids = Seat::first(seats).map(|seat| game.raid_problem(&table.state, seat));
                lairs.extend(raids.flatten());
            }
        }
        let solver = Rc::clone(&solver);
        let Some((lair, raider)) = lairs.pop_front() else { return Box::new(|| ()) };
        let ability = finale::ability_in_turn(&game.edition, run).unwrap_or(raider.ability);
        let raider = Raider { movement: FULL, stealth: FULL, combat: FULL, ability, ..raider };
        Box::new(move || {
            let from = Standing::start(&lair, &raider);
            solver.borrow_mut().best(&lair, &raider, &from, &weights, NODES);
        })
    };
    Workload { name, title, told: Told::Times, runs: Some(RAIDS), ready: Box::new(ready) }
}

/// The last confirmation of a round at a table of a hundred: it resolves the round.
fn round(game: &Spyworld) -> Workload<'_> {
    let options = Spyworld::default_options(LARGE);
    let mut table = None;
    let ready = move |run| -> Timed<'_> {
        let mut next = table.take().or_else(|| Practice::new(game, &options, run));
        let Some(now) = &mut next else { return Box::new(|| ()) };
        now.plan_round(Habit::Chance);
        let mut last = now.clone();
        now.confirm();
        table = next.filter(|next| next.is_planning());
        Box::new(move || last.confirm())
    };
    Workload {
        name: "round_of_100",
        title: "end of a round, 100 seats",
        told: Told::Times,
        runs: Some(ROUNDS),
        ready: Box::new(ready),
    }
}
