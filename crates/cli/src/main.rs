//! The one binary, `spymaster`: reads the command line and hands over to the command.
//!
//! No rules and no figures here; each command has its own file. Nothing may panic.

mod admin;
mod args;
mod bench;
mod bounds;
mod callgrind;
mod check;
mod chrome;
mod closing;
mod data_folder;
mod failure;
mod games;
mod keyboard;
mod machine;
mod measure;
mod network;
mod opening;
mod own_figures;
mod own_values;
mod perft;
mod play;
mod players;
mod printable;
mod prompt;
mod record_file;
mod replay;
mod resume;
mod rules;
mod save;
mod score_sheet;
mod serve;
mod show;
mod simulate;
mod stopwatch;
mod table;
mod tally;
mod verify;
mod voice;

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Result;
use catalog::{Entry, Playable, Visitor, with_game};
use clap::{CommandFactory, Parser};
use serde::Serialize;

use crate::args::{Cli, Command};
use crate::failure::{bad_argument, report};
use crate::printable::printable;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return refuse_arguments(&error),
    };
    run(cli.command).unwrap_or_else(|error| report(&error))
}

fn run(command: Command) -> Result<ExitCode> {
    match command {
        Command::Serve(args) => serve::serve(&args),
        Command::Admin(args) => admin::admin(&args),
        Command::Play(args) => for_game(&args.table.game.clone(), play::Play(args)),
        Command::Simulate(args) => for_game(&args.table.game.clone(), simulate::Simulate(args)),
        Command::Check(args) => check::check(&args),
        Command::Replay(args) => replay::replay(args),
        Command::Verify(args) => verify::verify(args),
        Command::Perft(args) => for_game(&args.table.game.clone(), perft::Perft(args)),
        Command::Bench(args) => for_game(&args.table.game.clone(), bench::Bench(args)),
        Command::Steps(args) => for_game(&args.table.game.clone(), bench::Steps(args)),
        Command::Games(args) => games::games(&args),
        Command::Completions(args) => {
            // By way of memory: the generator would panic if nobody read.
            let mut script = Vec::new();
            clap_complete::generate(args.shell, &mut Cli::command(), "spymaster", &mut script);
            io::stdout().write_all(&script)?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// What a command does with the game it was called with.
trait ForGame {
    fn run<G: Playable>(self, entry: &Entry<G>) -> Result<ExitCode>;
}

struct Call<C>(C);

impl<C: ForGame> Visitor for Call<C> {
    type Out = Result<ExitCode>;

    fn visit<G: Playable>(self, entry: Entry<G>) -> Result<ExitCode> {
        self.0.run(&entry)
    }
}

fn for_game(id: &str, command: impl ForGame) -> Result<ExitCode> {
    with_game(games::known(id).map_err(bad_argument)?, Call(command)).map_err(bad_argument)?
}

/// The one object that `--json` promises.
fn print_json(value: &impl Serialize) -> Result<()> {
    let mut out = io::stdout().lock();
    serde_json::to_writer(&mut out, value)?;
    writeln!(out)?;
    Ok(())
}

/// Help and version go to stdout; anything else is one line on stderr and exit code 2.
fn refuse_arguments(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // Nobody may be reading any more; that is no failure.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.to_string();
    if text.starts_with("error: ") {
        let reason: Vec<_> = text
            .lines()
            .map(str::trim)
            .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more"))
            .filter(|line| !line.is_empty())
            .collect();
        let reason = printable(&reason.join(" "));
        eprintln!("spymaster: {} (--help says more)", reason.trim_start_matches("error: "));
    } else {
        // Called without a command: the whole help is the answer.
        let _ = error.print();
    }
    ExitCode::from(2)
}
