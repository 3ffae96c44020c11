//! The project's chores, each a subcommand; `cargo ci` and `cargo play` are aliases for two of them.
//!
//! They run the same tools that a person would run. No rule of any game is decided here.

mod browser;
mod ci;
mod load;
mod marked;
mod play;
mod python;
mod release;
mod run;
mod tidy;
mod tools;
mod tree;

use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask COMMAND

  ci [--quick | --only STEP]        every check, the quick ones, or one of them
  play [--no-open] [ARGS…]          builds quickly and serves the page; ARGS go to `spymaster serve`
  play --terminal [GAME] [ARGS…]    a game in the terminal
  release                           the optimised binary with the page in it
  tidy                              the shape of the project: dependencies, purity, clauses, links
  bless                             rewrites the files that tests compare with
  client                            the example client in Python plays a game
  load [--peers] [--json]           how many moves the server takes
  load --abuse                      how a usual table fares while others misbehave
  pictures                          takes the pictures of the README again
  endure [FACTOR]                   the long forms of the tests
  endure browser [--resume]         the browser tests seven times, twice on a busy machine";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["ci", rest @ ..] => run::root().and_then(|root| ci::ci(&root, rest)),
        ["tidy"] => run::root().and_then(|root| tidy::tidy(&root)),
        ["play", rest @ ..] => run::root().and_then(|root| play::play(&root, rest)),
        ["load", "--abuse"] => run::root().and_then(|root| load::abuse(&root)),
        ["load", rest @ ..] if rest.iter().all(|word| ["--peers", "--json"].contains(word)) => {
            let asked = |word| rest.contains(&word);
            run::root().and_then(|root| load::load(&root, asked("--peers"), asked("--json")))
        }
        ["client"] => {
            run::root().and_then(|root| python::ready(&root).and_then(|()| python::client(&root)))
        }
        ["release"] => run::root().and_then(|root| release::release(&root)),
        ["pictures"] => run::root().and_then(|root| browser::pictures(&root)),
        ["endure", "browser"] => run::root().and_then(|root| browser::endure(&root, false)),
        ["endure", "browser", "--resume"] => {
            run::root().and_then(|root| browser::endure(&root, true))
        }
        ["bless"] => run::root().and_then(|root| marked::bless(&root)),
        ["endure"] => run::root().and_then(|root| marked::endure(&root, "100")),
        ["endure", factor] if factor.parse::<u32>().is_ok_and(|factor| factor > 0) => {
            run::root().and_then(|root| marked::endure(&root, factor))
        }
        ["help" | "-h" | "--help"] => {
            println!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("failed: {error:#}");
            ExitCode::FAILURE
        }
    }
}
