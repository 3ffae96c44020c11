//! `cargo play`: builds the game quickly and starts it, in the browser or in the terminal.
//!
//! The profile `play` trades speed of the game for speed of the build; `cargo xtask release` builds what hosts run.

mod advice;
mod browser;
mod building;

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::play::building::{Building, Running, Step};
use crate::run::{command, shown, spymaster};
use crate::tools;

/// The game that is played in the terminal when none is named.
const DEFAULT_GAME: &str = "spy-connection";

/// Where the server listens unless `--listen` says otherwise; the same as in `spymaster serve`.
const DEFAULT_ADDRESS: &str = "127.0.0.1:8080";

/// The profile that everything is built with.
const PROFILE: &str = "play";

/// Downloads the dependencies, for this machine and for browsers.
const FETCH: Step = Step { label: "Downloading", seconds: 8, until_first_part: false };
/// The server and the builder of the page: one build, so that what they share is compiled once.
const SERVER: Step = Step { label: "Building the server", seconds: 105, until_first_part: false };
/// What the builder of the page says once the first game can be played.
const FIRST_GAME: &str = "page ready";
/// The page; its builder counts the games.
const PAGE: Step = Step { label: "Building the page", seconds: 105, until_first_part: false };
/// The first time, the game is shown as soon as the first of three is there.
const FIRST_PAGE: Step = Step { label: "Building the page", seconds: 50, until_first_part: true };
/// The server alone, for the terminal.
const TERMINAL: Step = Step { label: "Building the game", seconds: 80, until_first_part: false };

/// Builds page and server and serves; after `--terminal` a game in the terminal. Further words are passed on.
pub fn play(root: &Path, args: &[&str]) -> Result<()> {
    match args {
        ["--terminal", rest @ ..] => terminal(root, rest),
        rest => serve(root, rest),
    }
}

fn serve(root: &Path, args: &[&str]) -> Result<()> {
    let opens = !args.contains(&"--no-open");
    let args: Vec<&str> = args.iter().copied().filter(|word| *word != "--no-open").collect();
    let asks_for_help = args.iter().any(|word| ["--help", "-h"].contains(word));
    // Known now rather than after minutes of building.
    if !asks_for_help {
        advice::port_is_free(listens_at(&args))?;
    }
    prepare(root)?;
    let is_first = !crate::run::target(root).join("play/web/index.html").exists();
    let last = if is_first { FIRST_PAGE } else { PAGE };
    let mut building = Building::new(root, &[&FETCH, &SERVER, &last]);
    building.run(&FETCH, &mut fetch(root)?)?;
    let both = ["--package", "cli", "--package", "xtask-web"];
    building.run(&SERVER, &mut build(root, &both))?;
    let builder = target_of(root, "xtask-web");
    let mut page = command(root, &builder, &["build", "--quick"]);
    let page = building.run_until(&last, &mut page, FIRST_GAME)?;
    building.finish();
    let words = [&["serve"], args.as_slice()].concat();
    let mut server = command(root, &spymaster(root, PROFILE), &words);
    if asks_for_help {
        return shown(&mut server);
    }
    run(&mut server, opens, page)
}

/// Runs the server until it stops; says where it is, and opens the page there.
///
/// The first time, two games are still being built; their addresses say so until they are there.
fn run(server: &mut Command, opens: bool, mut page: Running) -> Result<()> {
    let mut child =
        server.stdout(Stdio::piped()).spawn().context("the server cannot be started")?;
    let out = child.stdout.take().context("the server's output cannot be read")?;
    let mut lines = BufReader::new(out).lines();
    // Without a first line it has ended, and says why itself.
    if let Some(Ok(line)) = lines.next() {
        println!("{line}");
        println!("Press Ctrl-C to stop.");
        if opens && let Some(at) = line.find("http://") {
            browser::open(line.get(at..).unwrap_or_default());
        }
        if page.goes_on() {
            println!(
                "The other two games are still being built, and open as soon as they are ready."
            );
            std::thread::spawn(move || match page.end() {
                Ok(()) => println!("All three games are ready."),
                Err(error) => eprintln!("{error:#}"),
            });
        }
    }
    lines.map_while(Result::ok).for_each(|line| println!("{line}"));
    let status = child.wait().context("the server has vanished")?;
    if !status.success() {
        bail!("the server stopped ({status})");
    }
    Ok(())
}

/// The address that these words ask for.
fn listens_at<'a>(args: &[&'a str]) -> &'a str {
    let after = |pair: &[&'a str]| match pair {
        ["--listen", address] => Some(*address),
        _ => None,
    };
    let joined = args.iter().find_map(|word| word.strip_prefix("--listen="));
    args.windows(2).find_map(after).or(joined).unwrap_or(DEFAULT_ADDRESS)
}

/// The first word may name a game, the rest goes to it.
fn terminal(root: &Path, args: &[&str]) -> Result<()> {
    prepare(root)?;
    let mut building = Building::new(root, &[&FETCH, &TERMINAL]);
    building.run(&FETCH, &mut fetch(root)?)?;
    building.run(&TERMINAL, &mut build(root, &["--package", "cli"]))?;
    building.finish();
    let status = command(root, &spymaster(root, PROFILE), &words(args)).status();
    if !status.context("the game cannot be started")?.success() {
        bail!("the game stopped early");
    }
    Ok(())
}

/// What a build needs beside the compiler.
fn prepare(root: &Path) -> Result<()> {
    advice::disk_has_room(root)?;
    advice::compiles_c(root)?;
    tools::wasm_target(root)
}

fn fetch(root: &Path) -> Result<Command> {
    let host = tools::host(root)?;
    Ok(command(root, "cargo", &["fetch", "--locked", "--target", &host, "--target", tools::WASM]))
}

fn build(root: &Path, packages: &[&str]) -> Command {
    let words = ["build", "--locked", "--profile", PROFILE, "--bins"];
    command(root, "cargo", &[&words, packages].concat())
}

/// A built program.
fn target_of(root: &Path, name: &str) -> String {
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    crate::run::target(root).join(PROFILE).join(file).to_string_lossy().into_owned()
}

/// What the binary is told.
fn words<'a>(args: &[&'a str]) -> Vec<&'a str> {
    let named = args.first().is_some_and(|word| !word.starts_with('-'));
    let mut words = vec!["play"];
    words.extend((!named).then_some(DEFAULT_GAME));
    words.extend(args);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_word_may_name_a_game() {
        assert_eq!(words(&[]), ["play", "spy-connection"]);
        assert_eq!(words(&["--lang", "de"]), ["play", "spy-connection", "--lang", "de"]);
        assert_eq!(words(&["spynet", "--players", "4"]), ["play", "spynet", "--players", "4"]);
    }

    #[test]
    fn the_address_is_found_among_the_words() {
        assert_eq!(listens_at(&[]), DEFAULT_ADDRESS);
        assert_eq!(listens_at(&["--https", "--listen", "0.0.0.0:9000"]), "0.0.0.0:9000");
        assert_eq!(listens_at(&["--listen=127.0.0.1:9000"]), "127.0.0.1:9000");
    }
}
