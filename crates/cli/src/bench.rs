//! `spymaster bench`: how fast the rules are, on one thread.
//!
//! Measures and prints; whether a figure is good enough is decided elsewhere.

use std::io::{self, Write};
use std::mem::size_of;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use catalog::{Entry, Playable};
use serde::Serialize;
use serde_json::Value;

use crate::args::{BenchArgs, StepsArgs};
use crate::callgrind::instructions_per_step;
use crate::failure::bad_argument;
use crate::machine::Machine;
use crate::measure::{
    RandomSteps, quarters, random_games_per_second, steps_per_second, thumb_games_per_second,
};
use crate::opening::Opening;
use crate::own_figures::{Figure, own_figures};
use crate::{ForGame, print_json};

/// Steps over which allocations are counted.
const COUNTED_STEPS: u32 = 10_000;

#[derive(Serialize)]
struct Report {
    game: &'static str,
    edition: String,
    players: u8,
    options: Value,
    seed: String,
    /// Random steps: list, choose, apply, ask for the outcome.
    steps_per_second: f64,
    /// Whole games of the rule-of-thumb player, set-up and views included; a game's own workloads may put something
    /// else in the place of the first.
    games_per_second: f64,
    thumb_games_per_second: f64,
    /// Random games, set-up included, ended or cut.
    random_games_per_second: f64,
    cut: u32,
    state_bytes: usize,
    instructions_per_step: Option<f64>,
    allocations_per_step: f64,
    /// Random steps per second in the first and in the last quarter of long games.
    first_quarter_steps_per_second: f64,
    last_quarter_steps_per_second: f64,
    long_game_steps: u32,
    machine: Machine,
}

pub struct Bench(pub BenchArgs);

impl ForGame for Bench {
    fn run<G: Playable>(self, entry: &Entry<G>) -> Result<ExitCode> {
        let Self(args) = self;
        let seconds = Duration::try_from_secs_f64(args.seconds).map_err(bad_argument)?;
        let opening = Opening::new(entry, &args.table)?;
        let mut random = RandomSteps::new(&opening, args.cut)?;
        let mut stuck = Ok(());
        let allocations = allocation_counter::measure(|| {
            stuck = (0..COUNTED_STEPS).try_for_each(|_| random.step());
        });
        stuck?;
        let (long_game_steps, [first, last]) = quarters(&opening)?;
        let games = thumb_games_per_second(&opening, seconds)?;
        let report = Report {
            game: G::ID,
            edition: opening.game.edition_id().to_owned(),
            players: opening.seats,
            options: serde_json::to_value(&opening.options)?,
            seed: opening.seed.to_string(),
            steps_per_second: steps_per_second(&mut random, seconds)?,
            games_per_second: games,
            thumb_games_per_second: games,
            random_games_per_second: random_games_per_second(&opening, args.cut, seconds)?,
            cut: args.cut,
            state_bytes: size_of::<G::State>(),
            instructions_per_step: instructions_per_step(&args.table, args.cut),
            allocations_per_step: allocations.count_total as f64 / f64::from(COUNTED_STEPS),
            first_quarter_steps_per_second: first,
            last_quarter_steps_per_second: last,
            long_game_steps,
            machine: Machine::here(),
        };
        let own = own_figures(&opening, seconds);
        if args.json {
            let mut report = serde_json::to_value(&report)?;
            if let Some(keys) = report.as_object_mut() {
                keys.extend(own.into_iter().map(|figure| (figure.key, figure.value.into())));
            }
            print_json(&report)?;
        } else {
            print(&report, &own, &mut io::stdout().lock())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The hidden command whose instructions are counted.
pub struct Steps(pub StepsArgs);

impl ForGame for Steps {
    fn run<G: Playable>(self, entry: &Entry<G>) -> Result<ExitCode> {
        let opening = Opening::new(entry, &self.0.table)?;
        let mut random = RandomSteps::new(&opening, self.0.cut)?;
        (0..self.0.steps).try_for_each(|_| random.step())?;
        Ok(ExitCode::SUCCESS)
    }
}

fn print(report: &Report, own: &[Figure], out: &mut dyn Write) -> Result<()> {
    let Report { game, edition, players, cut, long_game_steps, machine, .. } = report;
    writeln!(out, "{game}, edition {edition}, {players} players, one thread\n")?;
    let instructions = report
        .instructions_per_step
        .map_or_else(|| "– (valgrind is missing)".to_owned(), |count| format!("{count:.1}"));
    let lines = [
        ("random steps per second", format!("{:.0}", report.steps_per_second)),
        ("  in the first quarter", format!("{:.0}", report.first_quarter_steps_per_second)),
        ("  in the last quarter", format!("{:.0}", report.last_quarter_steps_per_second)),
        ("random games per second", format!("{:.1}", report.random_games_per_second)),
        ("rule-of-thumb games per second", format!("{:.1}", report.thumb_games_per_second)),
        ("bytes per state", report.state_bytes.to_string()),
        ("instructions per step", instructions),
        ("allocations per step", format!("{}", report.allocations_per_step)),
    ];
    for (name, figure) in lines {
        writeln!(out, "{name:<32}{figure:>14}")?;
    }
    for Figure { title, value, .. } in own {
        writeln!(out, "{title:<50}{value:>14.3}")?;
    }
    writeln!(
        out,
        "\nRandom games are cut after {cut} steps; quarters are of {long_game_steps} steps."
    )?;
    let Machine { processor, threads, system, optimised } = machine;
    writeln!(out, "{processor}, {threads} threads, {system}")?;
    if !optimised {
        writeln!(out, "This is a debug build: its figures mean little.")?;
    }
    Ok(())
}
