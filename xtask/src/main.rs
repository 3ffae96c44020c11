//! The project's chores, each a subcommand; `cargo ci` and `cargo play` are aliases for two of them.
//!
//! They run the same tools that a person would run. No rule of any game is decided here.

mod browser;
mod ci;
mod load;
mod marked;
mod play;
mod python;
mod run;
mod tidy;
mod tools;
mod tree;

use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask ci | tidy | play [ARGS…] | play --terminal [GAME] [ARGS…] | client | bless | load [--peers] [--json] | endure [FACTOR]";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["ci"] => run::root().and_then(|root| ci::ci(&root)),
        ["tidy"] => run::root().and_then(|root| tidy::tidy(&root)),
        ["play", rest @ ..] => run::root().and_then(|root| play::play(&root, rest)),
        ["load", rest @ ..] if rest.iter().all(|word| ["--peers", "--json"].contains(word)) => {
            let asked = |word| rest.contains(&word);
            run::root().and_then(|root| load::load(&root, asked("--peers"), asked("--json")))
        }
        ["client"] => {
            run::root().and_then(|root| python::ready(&root).and_then(|()| python::client(&root)))
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
