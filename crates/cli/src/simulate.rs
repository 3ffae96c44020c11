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
use game::{Act, Deal, Digest, Seat};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::args::SimulateArgs;
use crate::opening::Opening;
use crate::players::bot_seating;
use crate::tally::{self, Acts, GameResult, Tally};
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
        let run = Run { opening: &opening, kinds: &kinds, cut, with_acts: args.acts };
        let (results, acts) = play_all(&run, args.games, threads, &progress)?;
        progress.finish_and_clear();
        let acts = args.acts.then_some(acts);
        let tally = count(&opening, &kinds, cut, &results, acts)?;
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

/// What all games of a run have in common.
struct Run<'r, G: Playable> {
    opening: &'r Opening<G>,
    kinds: &'r [BotKind],
    cut: u32,
    with_acts: bool,
}

/// Games with their number, and what was done in all of them.
type Played = (Vec<(u32, GameResult)>, Acts);

fn play_all<G: Playable>(
    run: &Run<'_, G>,
    games: u32,
    threads: u32,
    progress: &ProgressBar,
) -> Result<(Vec<GameResult>, Acts)> {
    let next = AtomicU32::new(0);
    let work = || -> Result<Played> {
        let (mut results, mut acts) = Played::default();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= games {
                return Ok((results, acts));
            }
            results.push((index, play_one(run, index, &mut acts)?));
            progress.inc(1);
        }
    };
    let (mut results, acts) = thread::scope(|scope| -> Result<Played> {
        // This thread works too; where the system gives fewer than asked for, the others do more.
        let spawn = |_| thread::Builder::new().spawn_scoped(scope, work).ok();
        let workers: Vec<_> = (1..threads.min(games)).map_while(spawn).collect();
        let (mut all, mut acts) = work()?;
        for worker in workers {
            let (more, done) = worker.join().map_err(|_| anyhow!("a thread broke down"))??;
            all.extend(more);
            done.into_iter().for_each(|(act, times)| *acts.entry(act).or_default() += times);
        }
        Ok((all, acts))
    })?;
    // Which thread played which game is chance; the order of the figures is not.
    results.sort_unstable_by_key(|(index, _)| *index);
    Ok((results.into_iter().map(|(_, result)| result).collect(), acts))
}

/// The first two words: what was done, and with what.
fn gist(act: &str) -> String {
    act.split(' ').take(2).collect::<Vec<_>>().join(" ")
}

fn play_one<G: Playable>(run: &Run<'_, G>, index: u32, acts: &mut Acts) -> Result<GameResult> {
    let &Run { opening, kinds, cut, with_acts } = run;
    let Opening { game, options, seats, seed } = opening;
    let seed = seed.child(index.into());
    let broken = |reason: String| anyhow!("game {index}, seed {seed}: {reason}");
    let mut state =
        game.setup(options, &Deal::new(seed)).map_err(|refusal| broken(format!("{refusal:?}")))?;
    let mut bots: Vec<_> =
        Seat::first(*seats).zip(kinds).map(|(seat, kind)| kind.sit(seed, seat)).collect();
    let mut steps = 0;
    let done = |act| {
        steps += 1;
        if let Act::Seat(_, action) = act
            && with_acts
        {
            *acts.entry(gist(&game.write_action(action))).or_default() += 1;
        }
    };
    let outcome = drive(game, &mut state, &mut bots, cut, done)
        .map_err(|stopped| broken(stopped.to_string()))?;
    let digest = Digest::of(game, &state);
    Ok(GameResult { steps, rounds: game.round(&state), outcome, digest })
}

fn count<G: Playable>(
    opening: &Opening<G>,
    kinds: &[BotKind],
    max_steps: u32,
    results: &[GameResult],
    acts: Option<Acts>,
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
        acts,
        digest: digest.to_string(),
    })
}
