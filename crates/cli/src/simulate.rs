//! `spymaster simulate`: many games between bots, on several threads, always with the same figures.
//!
//! Game `i` depends on nothing but the `i`-th child of the seed: not on threads, nor on other games.

use std::io::{self, IsTerminal};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use anyhow::{Result, anyhow};
use bots::{BotKind, drive};
use catalog::{Entry, Playable};
use game::{Deal, Digest, Seat};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::args::SimulateArgs;
use crate::opening::Opening;
use crate::players::bot_seating;
use crate::tally::{self, GameResult, Tally};
use crate::{ForGame, print_json};

pub struct Simulate(pub SimulateArgs);

impl ForGame for Simulate {
    fn run<G: Playable>(self, entry: &Entry<G>) -> Result<ExitCode> {
        let Self(args) = self;
        let opening = Opening::new(entry, &args.table)?;
        let kinds = bot_seating(&args.bots, opening.seats)?;
        let cut = args.max_steps.unwrap_or(G::BOUND);
        let threads = args.threads.unwrap_or_else(|| {
            thread::available_parallelism().map_or(1, |count| count.get().try_into().unwrap_or(1))
        });
        let progress = progress(args.games);
        let results = play_all(&opening, &kinds, args.games, cut, threads, &progress)?;
        progress.finish_and_clear();
        let tally = count(&opening, &kinds, cut, &results)?;
        if args.json {
            print_json(&tally)?;
        } else {
            tally::print(&tally, &mut io::stdout().lock())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// A bar on stderr for somebody who watches; otherwise nothing.
fn progress(games: u32) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, about {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(Some(games.into()), ProgressDrawTarget::stderr())
        .with_style(style)
}

fn play_all<G: Playable>(
    opening: &Opening<G>,
    kinds: &[BotKind],
    games: u32,
    cut: u32,
    threads: u32,
    progress: &ProgressBar,
) -> Result<Vec<GameResult>> {
    let next = AtomicU32::new(0);
    let work = || -> Result<Vec<(u32, GameResult)>> {
        let mut results = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= games {
                return Ok(results);
            }
            results.push((index, play_one(opening, kinds, index, cut)?));
            progress.inc(1);
        }
    };
    let mut results = thread::scope(|scope| -> Result<Vec<(u32, GameResult)>> {
        // This thread works too; where the system gives fewer than asked for, the others do more.
        let spawn = |_| thread::Builder::new().spawn_scoped(scope, work).ok();
        let workers: Vec<_> = (1..threads.min(games)).map_while(spawn).collect();
        let mut all = work()?;
        for worker in workers {
            all.extend(worker.join().map_err(|_| anyhow!("a thread broke down"))??);
        }
        Ok(all)
    })?;
    // Which thread played which game is chance; the order of the figures is not.
    results.sort_unstable_by_key(|(index, _)| *index);
    Ok(results.into_iter().map(|(_, result)| result).collect())
}

fn play_one<G: Playable>(
    opening: &Opening<G>,
    kinds: &[BotKind],
    index: u32,
    cut: u32,
) -> Result<GameResult> {
    let Opening { game, options, seats, seed } = opening;
    let seed = seed.child(index.into());
    let broken = |reason: String| anyhow!("game {index}, seed {seed}: {reason}");
    let mut state =
        game.setup(options, &Deal::new(seed)).map_err(|refusal| broken(format!("{refusal:?}")))?;
    let mut bots: Vec<_> =
        Seat::first(*seats).zip(kinds).map(|(seat, kind)| kind.sit(seed, seat)).collect();
    let mut steps = 0;
    let outcome = drive(game, &mut state, &mut bots, cut, |_| steps += 1)
        .map_err(|stopped| broken(stopped.to_string()))?;
    let digest = Digest::of(game, &state);
    Ok(GameResult { steps, rounds: game.round(&state), outcome, digest })
}

fn count<G: Playable>(
    opening: &Opening<G>,
    kinds: &[BotKind],
    max_steps: u32,
    results: &[GameResult],
) -> Result<Tally> {
    let finished = results.iter().filter(|result| result.outcome.is_some()).count();
    let (steps, rounds, digest) = tally::lengths(results);
    Ok(Tally {
        game: G::ID,
        edition: opening.game.edition_id().to_owned(),
        options: serde_json::to_value(&opening.options)?,
        seed: opening.seed.to_string(),
        max_steps,
        games: results.len(),
        finished,
        unfinished: results.len() - finished,
        seats: Seat::first(opening.seats)
            .zip(kinds)
            .map(|(seat, kind)| tally::seat_tally(results, seat, kind.to_string()))
            .collect(),
        steps,
        rounds,
        digest: digest.to_string(),
    })
}
