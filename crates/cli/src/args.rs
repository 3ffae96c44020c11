//! What can be typed after `spymaster`: every subcommand with its options, help and examples.
//!
//! Only says what is there; what it means is decided by each command's own file.

use std::path::PathBuf;

use bots::BotKind;
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use game::Lang;

use crate::bounds::{between, seconds};
use crate::players::PlayerKind;

/// Espionage board games at one table: serve, play, simulate, check, replay and measure them.
#[derive(Debug, Parser)]
#[command(
    name = "spymaster",
    version,
    arg_required_else_help = true,
    after_help = "Examples:\n  spymaster serve\n  spymaster play spy-connection\n  spymaster simulate spy-connection --games 1000\n  spymaster check games/spy-connection/tests/scenarios"
)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    Serve(ServeArgs),
    Play(PlayArgs),
    Simulate(SimulateArgs),
    Check(CheckArgs),
    Replay(ReplayArgs),
    Verify(VerifyArgs),
    Perft(PerftArgs),
    Bench(BenchArgs),
    Games(GamesArgs),
    Completions(CompletionsArgs),
    #[command(hide = true)]
    Steps(StepsArgs),
}

/// Serve the page and keep tables, so that people can play together
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  spymaster serve\n  spymaster serve --listen 0.0.0.0:80 --data /var/lib/spymaster\n\nEnds with Ctrl-C. Browsers allow playing offline only over https or on this machine."
)]
pub struct ServeArgs {
    /// Where to listen; port 0 is any free one
    #[arg(
        long,
        value_name = "ADDR:PORT",
        env = "SPYMASTER_LISTEN",
        default_value = "127.0.0.1:8080"
    )]
    pub listen: String,
    /// The folder for what the server keeps [default: the system's folder for data]
    #[arg(long, value_name = "DIR", env = "SPYMASTER_DATA")]
    pub data: Option<PathBuf>,

    /// How long a bot takes for a step, in milliseconds, so that people can follow.
    #[arg(long, value_name = "MS", env = "SPYMASTER_PACE", default_value_t = 600)]
    pub pace: u64,

    /// How long a person can be away before a bot holds the seat, in seconds.
    #[arg(long, value_name = "SECONDS", env = "SPYMASTER_GRACE", default_value_t = 60)]
    pub grace: u64,
    /// Browsers reach it over https, through a proxy: cookies then travel over nothing else
    #[arg(long, env = "SPYMASTER_HTTPS")]
    pub https: bool,
}

/// Which table to set up; the same for all commands that need one.
#[derive(Clone, Debug, Args)]
pub struct TableArgs {
    /// The game's id, e.g. spy-connection; `spymaster games` lists them
    pub game: String,
    // A text: only the game knows how many can play, and says so.
    /// How many play [default: the fewest that can]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub players: Option<String>,
    /// What decides chance: any text, or the 64 hex digits of a record [default: 1; `play` draws a fresh one]
    #[arg(long, value_name = "TEXT", allow_negative_numbers = true)]
    pub seed: Option<String>,
    /// Another edition's content file in place of the one built in
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
    /// An option of the table, e.g. side=dark; `spymaster games` lists them
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
}

/// Play in the terminal, alone against bots or several at one keyboard
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  spymaster play spy-connection\n  spymaster play spy-connection --players 3 --lang de --save game.json\n  spymaster play spy-connection --resume game.json\n  spymaster play spy-connection --seats human,human,thumb --set side=dark\n\nWhile playing, `?` lists what you can do and `help` explains the rest.\nWithout --seed every game is a new one. With --save the file always holds the game up to the\nquestion you are asked, so it can be resumed even after Ctrl-C."
)]
pub struct PlayArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// Who sits where: human, greedy, thumb or random, seat A first [default: human, then greedy]
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',')]
    pub seats: Vec<PlayerKind>,
    /// The language: en, de or fr
    #[arg(long, default_value = "en")]
    pub lang: Lang,
    /// Keep the game's record in this file, from the first turn to the end
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Go on with the unfinished game of this record, and keep it there unless --save says otherwise; who sits where is not in it, so say --seats again
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "seed", "options"])]
    pub resume: Option<PathBuf>,
}

/// Let bots play many games and count
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  spymaster simulate spy-connection --players 4 --games 2000\n  spymaster simulate spy-connection --player greedy --player random --json\n\nThe same seed gives the same figures, whatever the number of threads."
)]
pub struct SimulateArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true, value_parser = between(1, 10_000_000))]
    pub games: u32,
    /// Who plays: thumb, greedy or random; once for all seats, or once per seat, A first
    #[arg(long = "player", value_name = "PLAYER", value_delimiter = ',', default_value = "thumb")]
    pub bots: Vec<BotKind>,
    /// Cut a game after so many steps [default: what the rule-of-thumb player never needs]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = between(1, u32::MAX))]
    pub max_steps: Option<u32>,
    /// How many threads, 1 to 256 [default: as many as the machine runs at once]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = between(1, 256))]
    pub threads: Option<u32>,
    /// Also count what was done, by the first two words of each action, e.g. `take 1`
    #[arg(long)]
    pub acts: bool,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Run scenario files and say which fail
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  spymaster check games/spy-connection/tests/scenarios\n  spymaster check my-idea.txt --game spy-connection\n\nThe game is taken from --game, else from a line `game ID` at the head of the file, else from\n`games/ID/` in its path. Exit code 1: a scenario fails; 2: a file cannot be used."
)]
pub struct CheckArgs {
    /// Files, or folders in which every *.txt is run
    #[arg(required = true, value_name = "FILE|DIR")]
    pub paths: Vec<PathBuf>,
    /// The game the scenarios are for
    #[arg(long, value_name = "ID")]
    pub game: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Play a record again, verify it, and print what happened
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  spymaster replay game.json\n  spymaster replay game.json --lang fr\n  spymaster replay game.json --quiet && echo unchanged\n\nExit code 1: the record does not verify; the message names the place."
)]
pub struct ReplayArgs {
    /// The record
    pub file: PathBuf,
    /// The language: en, de or fr
    #[arg(long, default_value = "en")]
    pub lang: Lang,
    /// The edition's content file, where it is not the one built in
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
    /// Print only the verdict
    #[arg(long)]
    pub quiet: bool,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Verify the record of an online game, and that nobody chose its chance
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  spymaster verify game.json\n  spymaster verify game.json --json\n\nThe commitment it prints must be the one that the page showed before the start.\nExit code 1: something in it is not true; the message says what."
)]
pub struct VerifyArgs {
    /// The record, as the page of a finished online game gives it
    pub file: PathBuf,
    /// The language: en, de or fr
    #[arg(long, default_value = "en")]
    pub lang: Lang,
    /// The edition's content file, where it is not the one built in
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Count all sequences of acts, to compare two versions of the rules
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  spymaster perft spy-connection --depth 4\n  spymaster perft spy-connection --depth 3 --divide\n  spymaster perft spy-connection --depth 5 --position middle-game.txt --json"
)]
pub struct PerftArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// How many acts long, 1 to 100: deeper would exhaust the stack, and no count gets near it in a lifetime
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = between(1, 100))]
    pub depth: u32,
    /// Start from this position in place of the set-up
    #[arg(long, value_name = "FILE")]
    pub position: Option<PathBuf>,
    /// Count separately for each first act
    #[arg(long)]
    pub divide: bool,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Measure how fast the rules are, on one thread
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  spymaster bench spy-connection --players 4\n  spymaster bench spy-connection --seconds 10 --json\n\nA step: list the legal actions, choose one by chance, apply it, ask for the outcome.\nInstructions are counted by valgrind, where it is installed."
)]
pub struct BenchArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// How long each of the three timed measurements takes
    #[arg(long, value_name = "S", default_value_t = 2.0, allow_negative_numbers = true, value_parser = seconds)]
    pub seconds: f64,
    /// Random games are cut after so many steps and begun anew
    #[arg(long, value_name = "N", default_value_t = 1_000, allow_negative_numbers = true, value_parser = between(1, u32::MAX))]
    pub cut: u32,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Random steps and nothing else, for an outside program to count instructions
#[derive(Debug, Args)]
pub struct StepsArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// How many steps
    #[arg(long)]
    pub steps: u32,
    /// See `bench`
    #[arg(long)]
    pub cut: u32,
}

/// List the games, how many can play, and the options of a table
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  spymaster games\n  spymaster games --json")]
pub struct GamesArgs {
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Print a completion script for a shell
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  spymaster completions bash > ~/.local/share/bash-completion/completions/spymaster\n  spymaster completions fish > ~/.config/fish/completions/spymaster.fish"
)]
pub struct CompletionsArgs {
    /// Which shell
    pub shell: Shell,
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_arguments_do_not_contradict_each_other() {
        Cli::command().debug_assert();
    }
}
