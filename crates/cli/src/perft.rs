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
use serde_json::Value;

use crate::args::PerftArgs;
use crate::failure::{bad_argument, read_file};
use crate::opening::Opening;
use crate::{ForGame, print_json};

#[derive(Serialize)]
struct Report {
    game: &'static str,
    edition: String,
    players: u8,
    /// What was set up; `null` where a position was given instead.
    options: Option<Value>,
    seed: Option<String>,
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
        let Opening { game, options, seed, .. } = Opening::new(entry, &args.table)?;
        let state = match &args.position {
            None => game
                .setup(&options, &Deal::new(seed))
                .map_err(|refusal| bad_argument(refusal.clause()))?,
            Some(path) => game
                .read_position(&read_file(path)?)
                .map_err(|error| bad_argument(format!("{}: {error}", path.display())))?,
        };
        let players = game.seats(&state);
        let mut out = io::stdout().lock();
        if !args.json {
            writeln!(out, "{}, {players} players", G::ID)?;
            writeln!(out, "{:>5}  {:>14}", "depth", "sequences")?;
        }
        let (mut by_depth, mut divide) = (Vec::new(), Vec::new());
        // Depth by depth: the shorter ones cost little, and somebody who waits sees how it goes.
        for depth in 1..=args.depth {
            divide = count(&game, &state, depth)?;
            let sequences: u64 = divide.iter().map(|first| first.sequences).sum();
            by_depth.push(sequences);
            if !args.json {
                writeln!(out, "{depth:>5}  {sequences:>14}")?;
                out.flush()?;
            }
        }
        drop(out);
        let set_up = args.position.is_none();
        let report = Report {
            game: G::ID,
            edition: game.edition_id().to_owned(),
            players,
            options: set_up.then(|| serde_json::to_value(&options)).transpose()?,
            seed: set_up.then(|| seed.to_string()),
            depth: args.depth,
            sequences: by_depth.last().copied().unwrap_or_default(),
            by_depth,
            divide: args.divide.then_some(divide),
        };
        if args.json {
            print_json(&report)?;
        } else {
            print_divide(&report, &mut io::stdout().lock())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Sequences of exactly this many acts, for every first one.
fn count<G: Playable>(game: &G, state: &G::State, depth: u32) -> Result<Vec<First>> {
    let first = |act| {
        let sequences = count_act(game, state, act, depth)?;
        Ok(First { act: game.write_act(act), sequences })
    };
    acts(game, state).into_iter().map(first).collect()
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

/// Sequences of exactly `depth` acts that begin with this one.
fn count_act<G: Playable>(
    game: &G,
    state: &G::State,
    act: Act<G::Action>,
    depth: u32,
) -> Result<u64> {
    let mut after = state.clone();
    game.apply(&mut after, act, &mut ()).map_err(|refusal| {
        let (act, clause) = (game.write_act(act), refusal.clause());
        anyhow!(
            "`{act}` is listed as legal, but refused by {clause}, in this position:\n{}",
            game.write_position(state)
        )
    })?;
    if depth <= 1 {
        return Ok(1);
    }
    acts(game, &after).into_iter().map(|act| count_act(game, &after, act, depth - 1)).sum()
}

fn print_divide(report: &Report, out: &mut dyn Write) -> Result<()> {
    let Some(divide) = &report.divide else { return Ok(()) };
    let width = divide.iter().map(|first| first.act.chars().count()).max().unwrap_or_default();
    for first in divide {
        writeln!(out, "  {:<width$}  {:>14}", first.act, first.sequences)?;
    }
    Ok(())
}
