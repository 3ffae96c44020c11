//! `cargo ci`: every check there is, in one go, stopping at the first that fails.
//!
//! All steps share the dev profile and the same features, so that nothing is built twice.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

use crate::run::{command, entries, shown, spymaster, target};
use crate::{browser, python, tidy, tools};

/// A check and what it is called.
type Step = (&'static str, fn(&Path) -> Result<()>);

const STEPS: &[Step] = &[
    ("tools", tools::ready),
    ("browser", browser::ready),
    ("format", |root| cargo(root, &["fmt", "--all", "--check"])),
    ("lints", lints),
    ("tidy", tidy::tidy),
    // Before the tests, so that the last count of tests anybody reads is the one that matters.
    ("doc tests", |root| cargo(root, &["test", "--locked", "--workspace", "--doc"])),
    ("tests", |root| cargo(root, &["nextest", "run", "--locked", "--workspace"])),
    ("documentation", documentation),
    ("scenarios", scenarios),
    ("Python client", python::client),
    ("wasm build", wasm_build),
    ("wasm replays", wasm_replays),
    ("dependencies", dependencies),
    ("page", browser::page),
    ("browser tests", browser::tests),
    ("browser speed", browser::figures),
];

/// Runs all of them.
pub fn ci(root: &Path) -> Result<()> {
    let start = Instant::now();
    let mut times: Vec<(&str, Duration)> = Vec::new();
    for (number, (name, check)) in (1..).zip(STEPS) {
        println!("\n[{number}/{}] {name}", STEPS.len());
        let begun = Instant::now();
        let result = check(root);
        times.push((name, begun.elapsed()));
        if let Err(error) = result {
            print_times(&times, "FAILED");
            return Err(error.context(format!("step {number}, {name}")));
        }
        println!("[{number}/{}] {name}: ok, {}", STEPS.len(), seconds(begun.elapsed()));
    }
    print_times(&times, "ok");
    println!("all {} steps passed in {}", STEPS.len(), seconds(start.elapsed()));
    Ok(())
}

fn print_times(times: &[(&str, Duration)], last: &str) {
    println!();
    for (number, (name, time)) in (1..).zip(times) {
        let word = if number == times.len() { last } else { "ok" };
        println!("{number:>4}  {name:<14} {:>9}  {word}", seconds(*time));
    }
    println!();
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

fn cargo(root: &Path, args: &[&str]) -> Result<()> {
    shown(&mut command(root, "cargo", args))
}

fn lints(root: &Path) -> Result<()> {
    cargo(root, &["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"])
}

fn documentation(root: &Path) -> Result<()> {
    let doc = ["doc", "--locked", "--workspace", "--no-deps"];
    shown(command(root, "cargo", &doc).env("RUSTDOCFLAGS", "-D warnings"))
}

/// The scenario files of every game, through the binary that players get.
fn scenarios(root: &Path) -> Result<()> {
    // The same choice of crates as in `tests`: with `--package cli` features would differ, and all be rebuilt.
    cargo(root, &["build", "--locked", "--workspace", "--bins", "--tests"])?;
    let folders = in_games(root, "tests/scenarios")?;
    let folders: Vec<_> = folders.iter().map(|folder| relative(root, folder)).collect();
    if folders.is_empty() {
        bail!("no game has scenarios");
    }
    let mut words = vec!["check"];
    words.extend(folders.iter().map(String::as_str));
    shown(&mut command(root, &spymaster(root, "debug"), &words))
}

/// What must run in a browser too is built for it: no clock, no files, no threads come with it.
fn wasm_build(root: &Path) -> Result<()> {
    let games = in_games(root, "Cargo.toml")?;
    let games: Vec<&str> =
        games.iter().filter_map(|manifest| manifest.parent()?.file_name()?.to_str()).collect();
    let mut words = vec!["build", "--locked", "--target", tools::WASM];
    for package in ["game", "bots", "table", "wire", "catalog", "replay-wasm"].iter().chain(&games)
    {
        words.extend(["--package", package]);
    }
    cargo(root, &words)
}

/// Every committed record comes to the same digest in WebAssembly.
fn wasm_replays(root: &Path) -> Result<()> {
    let module = target(root).join(tools::WASM).join("debug").join("replay_wasm.wasm");
    let module = module.to_str().context("the build folder's name is not text")?;
    let mut records = Vec::new();
    for folder in in_games(root, "tests/replays")? {
        let files = entries(&folder)?.into_iter();
        records.extend(files.filter(|file| file.extension().is_some_and(|end| end == "json")));
    }
    let records: Vec<_> = records.iter().map(|record| relative(root, record)).collect();
    let mut words = vec!["xtask/replay.mjs", module];
    words.extend(records.iter().map(String::as_str));
    shown(&mut command(root, "node", &words))
}

fn dependencies(root: &Path) -> Result<()> {
    let deny = tools::cargo_deny(root)?;
    let words = ["--locked", "--all-features", "check", "licenses", "bans", "sources"];
    shown(&mut command(root, &deny.to_string_lossy(), &words))
}

/// This path in every game that has it.
fn in_games(root: &Path, path: &str) -> Result<Vec<PathBuf>> {
    let games = entries(&root.join("games"))?.into_iter();
    Ok(games.map(|game| game.join(path)).filter(|path| path.exists()).collect())
}

/// The path from the workspace's folder, shorter to read.
fn relative(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).to_string_lossy().into_owned()
}
