//! `spymaster perft`: counts sequences of acts; two versions of the rules that agree on the count
//! list and apply the same actions.
//!
//! Every listed action is applied, so a list that promises too much is found as well.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use catalog::{Entry, Playable};
use game::{Act, ActionList, Deal, Refusal};
use serde::Serialize;

use crate::args::PerftArgs;
use crate::failure::{bad_argument, read_file};
use crate::opening::Opening;
use crate::{ForGame, print_json};

/// The deepest count that does not exhaust the stack; none gets near it in a lifetime.
const MAX_DEPTH: u32 = 100;

#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: u8,
    depth: u32,
    /// Sequences of exactly `depth` acts; a game that ends sooner is not among them.
    sequences: u64,
    /// The same for every shorter length, 1 first.
    by_depth: Vec<u64>,
    /// For every first act, when asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<First>>,
}

#[derive(Serialize)]
struct First {
    act: String,
    sequences: u64,
}

pub struct Perft(pub PerftArgs);

impl ForGame for Perft {
    fn run<G: Playable>(self, entry: &Entry<G>) -> Result<ExitCode> {
        let Self(args) = self;
        if !(1..=MAX_DEPTH).contains(&args.depth) {
            return Err(bad_argument(format!("--depth is 1 to {MAX_DEPTH}, not {}", args.depth)));
        }
        let Opening { game, options, seed, .. } = Opening::new(entry, &args.table)?;
        let state = match &args.position {
            None => game
                .setup(&options, &Deal::new(seed))
                .map_err(|refusal| bad_argument(refusal.clause()))?,
            Some(path) => game
                .read_position(&read_file(path)?)
                .map_err(|error| bad_argument(format!("{}: {error}", path.display())))?,
        };
        let mut by_depth = vec![0; args.depth as usize];
        let mut divide = Vec::new();
        for act in acts(&game, &state) {
            let mut below = vec![0; args.depth as usize];
            count_act(&game, &state, act, &mut below)?;
            divide.push(First {
                act: game.write_act(act),
                sequences: below.last().copied().unwrap_or_default(),
            });
            by_depth.iter_mut().zip(below).for_each(|(sum, count)| *sum += count);
        }
        let report = Report {
            game: G::ID,
            players: game.seats(&state),
            depth: args.depth,
            sequences: by_depth.last().copied().unwrap_or_default(),
            by_depth,
            divide: args.divide.then_some(divide),
        };
        if args.json {
            print_json(&report)?;
        } else {
            print(&report, &mut io::stdout().lock())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Everything that any seat to act may do.
fn acts<G: Playable>(game: &G, state: &G::State) -> Vec<Act<G::Action>> {
    let mut legal = ActionList::new();
    let mut acts = Vec::new();
    for seat in game.may_act(state).iter() {
        legal.clear();
        game.legal(state, seat, &mut legal);
        acts.extend(legal.iter().map(|&action| Act::Seat(seat, action)));
    }
    acts
}

/// Counts this act and everything after it, one counter per depth that is left.
fn count_act<G: Playable>(
    game: &G,
    state: &G::State,
    act: Act<G::Action>,
    counters: &mut [u64],
) -> Result<()> {
    let Some((counter, below)) = counters.split_first_mut() else { return Ok(()) };
    let mut after = state.clone();
    game.apply(&mut after, act, &mut ()).map_err(|refusal| {
        let (act, clause) = (game.write_act(act), refusal.clause());
        anyhow!(
            "`{act}` is listed as legal, but refused by {clause}, in this position:\n{}",
            game.write_position(state)
        )
    })?;
    *counter += 1;
    if !below.is_empty() {
        for act in acts(game, &after) {
            count_act(game, &after, act, below)?;
        }
    }
    Ok(())
}

fn print(report: &Report, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "{}, {} players", report.game, report.players)?;
    if let Some(divide) = &report.divide {
        let width = divide.iter().map(|first| first.act.chars().count()).max().unwrap_or_default();
        for first in divide {
            writeln!(out, "  {:<width$}  {:>14}", first.act, first.sequences)?;
        }
    }
    writeln!(out, "{:>5}  {:>14}", "depth", "sequences")?;
    for (index, count) in report.by_depth.iter().enumerate() {
        writeln!(out, "{:>5}  {count:>14}", index + 1)?;
    }
    Ok(())
}
