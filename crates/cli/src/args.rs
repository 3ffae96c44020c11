//! The command line of `spymaster`: every subcommand with its options, help and examples.
//!
//! Only declarations; each command's own file decides what they mean.

use std::net::SocketAddr;
use std::path::PathBuf;

use bots::BotKind;
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use game::{Lang, Seat};
use server::{Network, PEOPLE_PER_ADDRESS};
use table::Bytes;

use crate::admin::AdminArgs;
use crate::bounds::{between, seconds};
use crate::network::{host, on_this_machine};
use crate::own_values::{hash, own_share};
use crate::players::PlayerKind;

/// Espionage board games: serve, play, simulate, check, replay and benchmark them.
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
    Admin(AdminArgs),
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

/// Serve the page and host online tables
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  spymaster serve\n  spymaster serve --listen 0.0.0.0:80 --data /var/lib/spymaster\n\nStop it with Ctrl-C. Browsers allow offline play only over https or on this machine."
)]
pub struct ServeArgs {
    /// Address to listen on; port 0 picks a free port
    #[arg(
        long,
        value_name = "ADDR:PORT",
        env = "SPYMASTER_LISTEN",
        default_value = "127.0.0.1:8080"
    )]
    pub listen: String,
    /// Folder for the server's data [default: the system's data folder]
    #[arg(long, value_name = "DIR", env = "SPYMASTER_DATA")]
    pub data: Option<PathBuf>,

    /// File with the key that signs cookies [default: the data folder's name with .key, beside it]
    #[arg(long, value_name = "FILE", env = "SPYMASTER_KEY")]
    pub key: Option<PathBuf>,

    /// Time a bot takes for a step, in milliseconds, so that people can follow
    #[arg(long, value_name = "MS", env = "SPYMASTER_PACE", default_value_t = 600)]
    pub pace: u64,

    /// Time a person may be away before a bot takes over the seat, in seconds
    #[arg(long, value_name = "SECONDS", env = "SPYMASTER_GRACE", default_value_t = 60)]
    pub grace: u64,
    #[command(flatten)]
    pub keep: KeepArgs,

    /// Set this if browsers connect over https, through a proxy: cookies are then never sent over plain http
    #[arg(long, env = "SPYMASTER_HTTPS")]
    pub https: bool,

    /// Name by which browsers reach the server; requests for other hosts are refused; may be repeated [default: any]
    #[arg(
        long = "host",
        value_name = "NAME",
        env = "SPYMASTER_HOST",
        value_delimiter = ',',
        value_parser = host
    )]
    pub hosts: Vec<String>,

    /// Address or range of a proxy whose X-Forwarded-For is believed; may be repeated
    #[arg(
        long = "trusted-proxy",
        value_name = "CIDR",
        env = "SPYMASTER_TRUSTED_PROXY",
        value_delimiter = ','
    )]
    pub proxies: Vec<Network>,

    /// How many people may share one address; the limits per address follow from it
    #[arg(
        long,
        value_name = "N",
        env = "SPYMASTER_PEOPLE_PER_ADDRESS",
        default_value_t = PEOPLE_PER_ADDRESS,
        allow_negative_numbers = true,
        value_parser = between(1, 100_000)
    )]
    pub people_per_address: u32,

    /// Port on this machine, or address, where /metrics is served [default: nowhere]
    #[arg(
        long,
        value_name = "[ADDR:]PORT",
        env = "SPYMASTER_METRICS",
        value_parser = on_this_machine
    )]
    pub metrics: Option<SocketAddr>,
}

/// How many days the server keeps things.
#[derive(Debug, Args)]
pub struct KeepArgs {
    /// Days to keep a table that never started, after somebody last had it open
    #[arg(long, value_name = "DAYS", env = "SPYMASTER_KEEP_WAITING", default_value_t = 1)]
    pub keep_waiting: u32,
    /// Days to keep a table whose game is not over
    #[arg(long, value_name = "DAYS", env = "SPYMASTER_KEEP_RUNNING", default_value_t = 365)]
    pub keep_running: u32,
    /// Days to keep a table whose game is over
    #[arg(long, value_name = "DAYS", env = "SPYMASTER_KEEP_FINISHED", default_value_t = 90)]
    pub keep_finished: u32,
    /// Days to keep the name of a guest who is at no table
    #[arg(long, value_name = "DAYS", env = "SPYMASTER_KEEP_NAMES", default_value_t = 30)]
    pub keep_names: u32,
    /// Days to keep the fact that a guest was forgotten, so that the cookie is refused
    #[arg(long, value_name = "DAYS", env = "SPYMASTER_KEEP_FORGOTTEN", default_value_t = 30)]
    pub keep_forgotten: u32,
}

/// The table to set up; the same for all commands that need one.
#[derive(Clone, Debug, Args)]
pub struct TableArgs {
    /// Id of the game, e.g. spy-connection; `spymaster games` lists them
    pub game: String,
    // A text: only the game knows how many can play, and says so.
    /// Number of players [default: the smallest possible]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub players: Option<String>,
    /// Seed for all randomness: any text, or the 64 hex digits of a record [default: 1; `play` draws a fresh one]
    #[arg(long, value_name = "TEXT", allow_negative_numbers = true)]
    pub seed: Option<String>,
    /// Content file of another edition, used instead of the built-in one
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
    /// Sets an option of the game, e.g. side=dark; `spymaster games` lists them
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
}

/// Play in the terminal, against bots or with several people at one keyboard
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  spymaster play spy-connection\n  spymaster play spy-connection --players 3 --lang de --save game.json\n  spymaster play spy-connection --resume game.json\n  spymaster play spy-connection --seats human,human,thumb --set side=dark\n\nWhile playing, `?` lists what you can do and `help` explains the rest.\nWithout --seed every game is different. With --save the file always holds the game up to your\ncurrent decision, so you can resume it even after Ctrl-C."
)]
pub struct PlayArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// Players in seat order: human, greedy, thumb or random [default: human, then greedy]
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',')]
    pub seats: Vec<PlayerKind>,
    /// Language: en, de or fr
    #[arg(long, default_value = "en")]
    pub lang: Lang,
    /// Save the game's record to this file after every turn
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Continue the unfinished game of this record, and save it there unless --save is given; the record does not contain the players, so repeat --seats
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "seed", "options"])]
    pub resume: Option<PathBuf>,
}

/// Let bots play many games and report statistics
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  spymaster simulate spy-connection --players 4 --games 2000\n  spymaster simulate spy-connection --player greedy --player random --json\n\nThe same seed gives the same figures, with any number of threads."
)]
pub struct SimulateArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true, value_parser = between(1, 10_000_000))]
    pub games: u32,
    /// Bots that play: thumb, greedy or random; one for all seats, or one per seat in seat order
    #[arg(long = "player", value_name = "PLAYER", value_delimiter = ',', default_value = "thumb")]
    pub bots: Vec<BotKind>,
    /// Stop a game after this many steps [default: more than the rule-of-thumb player ever needs]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = between(1, u32::MAX))]
    pub max_steps: Option<u32>,
    /// Number of threads, 1 to 256 [default: as many as the machine runs at once]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = between(1, 256))]
    pub threads: Option<u32>,
    /// Also count the actions by their first two words, e.g. `take 1`
    #[arg(long)]
    pub acts: bool,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Run scenario files and report which fail
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  spymaster check games/spy-connection/tests/scenarios\n  spymaster check my-idea.txt --game spy-connection\n\nThe game is taken from --game, or from a line `game ID` at the top of the file, or from\n`games/ID/` in its path. Exit code 1: a scenario fails; 2: a file cannot be used."
)]
pub struct CheckArgs {
    /// Scenario files, or folders whose *.txt files are run
    #[arg(required = true, value_name = "FILE|DIR")]
    pub paths: Vec<PathBuf>,
    /// The game the scenarios are for
    #[arg(long, value_name = "ID")]
    pub game: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Replay a record, verify it and print what happened
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  spymaster replay game.json\n  spymaster replay game.json --lang fr\n  spymaster replay game.json --quiet && echo unchanged\n\nExit code 1: the record does not verify; the message says where."
)]
pub struct ReplayArgs {
    /// The record
    pub file: PathBuf,
    /// Language: en, de or fr
    #[arg(long, default_value = "en")]
    pub lang: Lang,
    /// Content file of the edition, if it is not the built-in one
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
    /// Print only the result
    #[arg(long)]
    pub quiet: bool,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Verify the record of an online game, and that nobody chose its seed
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  spymaster verify game.json\n  spymaster verify game.json --json\n  spymaster verify game.json --commitment 3f…09 --entropy B=77…1c\n\nThe page shows a player's own two values beside the score sheet.\nExit code 1: the record does not verify; the message says why."
)]
pub struct VerifyArgs {
    /// The record, downloaded from the page of a finished online game
    pub file: PathBuf,
    /// The commitments your page was shown at the start, as one hash of 64 hex digits
    #[arg(long, value_name = "HEX", value_parser = hash)]
    pub commitment: Option<Bytes>,
    /// Your seat and the 64 hex digits that your own device added to the shuffle
    #[arg(long, value_name = "SEAT=HEX", value_parser = own_share)]
    pub entropy: Option<(Seat, Bytes)>,
    /// Language: en, de or fr
    #[arg(long, default_value = "en")]
    pub lang: Lang,
    /// Content file of the edition, if it is not the built-in one
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
    /// Length of the sequences, 1 to 100 (deeper would exhaust the stack)
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = between(1, 100))]
    pub depth: u32,
    /// Start from this position instead of the set-up
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
    after_help = "Examples:\n  spymaster bench spy-connection --players 4\n  spymaster bench spy-connection --seconds 10 --json\n\nA step lists the legal actions, chooses one at random, applies it and asks for the outcome.\nInstructions are counted with valgrind, if it is installed."
)]
pub struct BenchArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// Duration of each of the three timed measurements, in seconds
    #[arg(long, value_name = "S", default_value_t = 2.0, allow_negative_numbers = true, value_parser = seconds)]
    pub seconds: f64,
    /// Restart random games after this many steps
    #[arg(long, value_name = "N", default_value_t = 1_000, allow_negative_numbers = true, value_parser = between(1, u32::MAX))]
    pub cut: u32,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Make random steps and nothing else, so that an outside program can count instructions
#[derive(Debug, Args)]
pub struct StepsArgs {
    #[command(flatten)]
    pub table: TableArgs,
    /// Number of steps
    #[arg(long)]
    pub steps: u32,
    /// See `bench`
    #[arg(long)]
    pub cut: u32,
}

/// List the games, their numbers of players and their options
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
    /// Name of the shell
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
