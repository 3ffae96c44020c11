//! `spymaster bench`: how fast the rules are, on one thread.
//!
//! Measures and prints; whether a figure is good enough is decided elsewhere.

use std::io::{self, Write};
use std::mem::size_of;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};
use bots::{BotKind, Fast, drive, random_step};
use catalog::{Entry, Playable};
use game::{ActionList, Deal, Game, Seat};
use serde::Serialize;

use crate::args::{BenchArgs, StepsArgs};
use crate::callgrind::instructions_per_step;
use crate::failure::bad_argument;
use crate::machine::Machine;
use crate::opening::Opening;
use crate::{ForGame, print_json};

/// Steps over which allocations are counted.
const COUNTED_STEPS: u32 = 10_000;
/// A random game that is longer than this is not followed to its end.
const LONGEST: u32 = 20_000;
/// How many long games are compared, first quarter against last.
const LONG_GAMES: u64 = 41;

#[derive(Serialize)]
struct Report {
    game: &'static str,
    edition: String,
    players: u8,
    /// Random steps: list, choose, apply, ask for the outcome; set-ups of new games included.
    steps_per_second: f64,
    /// Whole games of the rule-of-thumb player.
    games_per_second: f64,
    /// Random games, ended or cut.
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
        let seconds = Duration::try_from_secs_f64(args.seconds)
            .ok()
            .filter(|time| (1..=86_400_000).contains(&time.as_millis()))
            .ok_or_else(|| bad_argument("--seconds must be between 0.001 and 86400"))?;
        if args.cut == 0 {
            return Err(bad_argument("--cut must be at least 1"));
        }
        let opening = Opening::new(entry, &args.table)?;
        let mut random = RandomGames::new(&opening, args.cut);
        let (mut steps, start) = (0_u64, Instant::now());
        while start.elapsed() < seconds {
            // The clock is asked rarely: it costs as much as a step.
            for _ in 0..1_000 {
                random.step()?;
            }
            steps += 1_000;
        }
        let random_time = start.elapsed().as_secs_f64();
        let random_games = random.games as f64;
        let mut broken = None;
        let allocations = allocation_counter::measure(|| {
            broken = (0..COUNTED_STEPS).try_for_each(|_| random.step()).err();
        });
        broken.map_or(Ok(()), Err)?;
        let (long_game_steps, [first, last]) = quarters(&opening)?;
        let report = Report {
            game: G::ID,
            edition: opening.game.edition_id().to_owned(),
            players: opening.seats,
            steps_per_second: steps as f64 / random_time,
            games_per_second: thumb_games_per_second(&opening, seconds)?,
            random_games_per_second: random_games / random_time,
            cut: args.cut,
            state_bytes: size_of::<G::State>(),
            instructions_per_step: instructions_per_step(&args.table, args.cut),
            allocations_per_step: allocations.count_total as f64 / f64::from(COUNTED_STEPS),
            first_quarter_steps_per_second: first,
            last_quarter_steps_per_second: last,
            long_game_steps,
            machine: Machine::here(),
        };
        if args.json {
            print_json(&report)?;
        } else {
            print(&report, &mut io::stdout().lock())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The hidden command whose instructions are counted.
pub struct Steps(pub StepsArgs);

impl ForGame for Steps {
    fn run<G: Playable>(self, entry: &Entry<G>) -> Result<ExitCode> {
        let opening = Opening::new(entry, &self.0.table)?;
        let mut random = RandomGames::new(&opening, self.0.cut.max(1));
        (0..self.0.steps).try_for_each(|_| random.step())?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Random games one after the other, each begun anew when it ends or is cut.
struct RandomGames<'o, G: Game> {
    opening: &'o Opening<G>,
    cut: u32,
    state: Option<G::State>,
    in_game: u32,
    games: u64,
    legal: ActionList<G::Action>,
    chance: Fast,
}

impl<'o, G: Playable> RandomGames<'o, G> {
    fn new(opening: &'o Opening<G>, cut: u32) -> Self {
        let chance = Fast::new(opening.seed);
        Self { opening, cut, state: None, in_game: 0, games: 0, legal: ActionList::new(), chance }
    }

    #[inline]
    fn step(&mut self) -> Result<()> {
        let state = match &mut self.state {
            Some(state) => state,
            none => none.insert(set_up(self.opening, self.games)?),
        };
        self.in_game += 1;
        let outcome = random_step(&self.opening.game, state, &mut self.legal, &mut self.chance)
            .with_context(|| format!("random game {}", self.games))?;
        if outcome.is_some() || self.in_game >= self.cut {
            self.games += 1;
            self.in_game = 0;
            self.state = None;
        }
        Ok(())
    }
}

fn set_up<G: Playable>(opening: &Opening<G>, index: u64) -> Result<G::State> {
    let deal = Deal::new(opening.seed.child(index));
    opening.game.setup(&opening.options, &deal).map_err(|refusal| anyhow!("{refusal:?}"))
}

fn thumb_games_per_second<G: Playable>(opening: &Opening<G>, seconds: Duration) -> Result<f64> {
    let (mut games, start) = (0_u64, Instant::now());
    while games == 0 || start.elapsed() < seconds {
        let mut state = set_up(opening, games)?;
        let seed = opening.seed.child(games);
        let mut bots: Vec<_> =
            Seat::first(opening.seats).map(|seat| BotKind::Thumb.sit(seed, seat)).collect();
        drive(&opening.game, &mut state, &mut bots, G::BOUND, |_| {})
            .map_err(|stopped| anyhow!("{stopped}"))?;
        games += 1;
    }
    Ok(games as f64 / start.elapsed().as_secs_f64())
}

/// Steps per second in the first and the last quarter of long random games: cost must not grow.
fn quarters<G: Playable>(opening: &Opening<G>) -> Result<(u32, [f64; 2])> {
    let mut lengths = (0..LONG_GAMES)
        .map(|index| long_game(opening, index, LONGEST).map(|(steps, _)| steps))
        .collect::<Result<Vec<_>>>()?;
    lengths.sort_unstable();
    // Half of the games reach this length.
    let length = lengths.get(lengths.len() / 2).copied().unwrap_or_default().max(4);
    let mut times = [Duration::ZERO; 2];
    let mut whole = 0.0;
    for index in 0..LONG_GAMES {
        let (steps, [first, last]) = long_game(opening, index, length)?;
        if steps == length {
            whole += 1.0;
            times = [times[0] + first, times[1] + last];
        }
    }
    Ok((length, times.map(|time| f64::from(length / 4) * whole / time.as_secs_f64())))
}

/// One random game of at most `length` steps: its length, and the times of first and last quarter.
fn long_game<G: Playable>(
    opening: &Opening<G>,
    index: u64,
    length: u32,
) -> Result<(u32, [Duration; 2])> {
    let mut state = set_up(opening, index)?;
    let mut chance = Fast::new(opening.seed.child(index));
    let mut legal = ActionList::new();
    let quarter = length / 4;
    let (mut start, mut times) = (Instant::now(), [Duration::ZERO; 2]);
    for step in 1..=length {
        let outcome = random_step(&opening.game, &mut state, &mut legal, &mut chance)
            .with_context(|| format!("random game {index}"))?;
        if outcome.is_some() && step < length {
            return Ok((step, times));
        }
        if step == quarter {
            times[0] = start.elapsed();
        } else if step == length - quarter {
            start = Instant::now();
        }
    }
    times[1] = start.elapsed();
    Ok((length, times))
}

fn print(report: &Report, out: &mut dyn Write) -> Result<()> {
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
        ("rule-of-thumb games per second", format!("{:.1}", report.games_per_second)),
        ("bytes per state", report.state_bytes.to_string()),
        ("instructions per step", instructions),
        ("allocations per step", format!("{}", report.allocations_per_step)),
    ];
    for (name, figure) in lines {
        writeln!(out, "{name:<32}{figure:>14}")?;
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
