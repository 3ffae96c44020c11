//! `cargo ci`: every check there is, in one go, stopping at the first that fails.
//!
//! All steps share the dev profile and the same features, so that nothing is built twice.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

use crate::run::{built, command, entries, shown, spymaster, target};
use crate::{browser, python, tidy, tools};

/// A check.
struct Step {
    /// What it is called, also for `--only`.
    name: &'static str,
    check: fn(&Path) -> Result<()>,
    /// Is it part of `--quick`: fast, and likely to find something?
    quick: bool,
    /// Steps that it builds on; with `--only` these run first.
    needs: &'static [&'static str],
}

const fn step(name: &'static str, check: fn(&Path) -> Result<()>) -> Step {
    Step { name, check, quick: false, needs: &[] }
}

impl Step {
    const fn quick(self) -> Self {
        Self { quick: true, ..self }
    }

    const fn needs(self, needs: &'static [&'static str]) -> Self {
        Self { needs, ..self }
    }
}

const STEPS: &[Step] = &[
    step("tools", tools::ready),
    step("browser", browser::ready),
    step("format", |root| cargo(root, &["fmt", "--all", "--check"])).quick(),
    step("lints", lints).quick(),
    step("tidy", tidy::tidy).quick(),
    step("tests", |root| cargo(root, &["nextest", "run", "--locked", "--workspace"])).quick(),
    step("doc tests", |root| cargo(root, &["test", "--locked", "--workspace", "--doc"])),
    step("documentation", documentation),
    step("scenarios", scenarios).quick(),
    step("Python client", python::client).needs(&["tools"]),
    step("dependencies", dependencies),
    step("page", browser::page).needs(&["tools"]),
    step("wasm replays", wasm_replays).needs(&["page"]),
    step("browser tests", browser::tests).needs(&["browser", "page"]),
];

/// Runs all of them, or those that the words ask for.
pub fn ci(root: &Path, args: &[&str]) -> Result<()> {
    let steps = chosen(args)?;
    let start = Instant::now();
    let mut times: Vec<(&str, Duration)> = Vec::new();
    for (number, Step { name, check, .. }) in (1..).zip(&steps) {
        println!("\n[{number}/{}] {name}", steps.len());
        let begun = Instant::now();
        let result = check(root);
        times.push((name, begun.elapsed()));
        if let Err(error) = result {
            print_times(&times, "FAILED");
            return Err(error.context(format!("step {number}, {name}")));
        }
        println!("[{number}/{}] {name}: ok, {}", steps.len(), seconds(begun.elapsed()));
    }
    print_times(&times, "ok");
    println!("all {} steps passed in {}", steps.len(), seconds(start.elapsed()));
    Ok(())
}

/// The steps that the words ask for: none, `--quick`, or `--only STEP` with the steps it builds on.
fn chosen(args: &[&str]) -> Result<Vec<&'static Step>> {
    match args {
        [] => Ok(STEPS.iter().collect()),
        ["--quick"] => Ok(STEPS.iter().filter(|step| step.quick).collect()),
        ["--only", name] => {
            let mut wanted = vec![named(name)?];
            let mut next = 0;
            while let Some(step) = wanted.get(next).copied() {
                for needed in step.needs {
                    wanted.push(named(needed)?);
                }
                next += 1;
            }
            let is_wanted = |step: &&Step| wanted.iter().any(|other| other.name == step.name);
            Ok(STEPS.iter().filter(is_wanted).collect())
        }
        _ => bail!("usage: cargo ci [--quick | --only STEP]; steps: {}", names()),
    }
}

/// The step of this name; `doc-tests` is `doc tests`.
fn named(name: &str) -> Result<&'static Step> {
    let same =
        |step: &&Step| step.name.replace(' ', "-").eq_ignore_ascii_case(&name.replace(' ', "-"));
    STEPS
        .iter()
        .find(same)
        .with_context(|| format!("there is no step `{name}`; steps: {}", names()))
}

fn names() -> String {
    STEPS.iter().map(|step| step.name.replace(' ', "-")).collect::<Vec<_>>().join(", ")
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
    built(root)?;
    let folders = in_games(root, "tests/scenarios")?;
    let folders: Vec<_> = folders.iter().map(|folder| relative(root, folder)).collect();
    if folders.is_empty() {
        bail!("no game has scenarios");
    }
    let mut words = vec!["check"];
    words.extend(folders.iter().map(String::as_str));
    shown(&mut command(root, &spymaster(root, "debug"), &words))
}

/// Every committed record comes to the same digest in WebAssembly: in the very module that the page loads.
fn wasm_replays(root: &Path) -> Result<()> {
    let module = target(root).join("bindgen/wasm/files");
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

#[cfg(test)]
mod tests {
    use super::*;

    fn names_of(args: &[&str]) -> Vec<&'static str> {
        chosen(args).unwrap().iter().map(|step| step.name).collect()
    }

    #[test]
    fn one_step_runs_after_those_it_builds_on() {
        assert_eq!(names_of(&["--only", "lints"]), ["lints"]);
        assert_eq!(
            names_of(&["--only", "browser-tests"]),
            ["tools", "browser", "page", "browser tests"]
        );
        assert_eq!(names_of(&["--only", "wasm replays"]), ["tools", "page", "wasm replays"]);
    }

    #[test]
    fn without_words_all_steps_run_and_some_are_quick() {
        assert_eq!(names_of(&[]).len(), STEPS.len());
        let quick = names_of(&["--quick"]);
        assert!(quick.contains(&"tests") && !quick.contains(&"browser tests"));
    }

    #[test]
    fn a_step_that_does_not_exist_is_refused_with_those_that_do() {
        let error = |args: &[&str]| chosen(args).err().unwrap().to_string();
        assert!(error(&["--only", "tea"]).contains("doc-tests, documentation"));
        assert!(error(&["--fast"]).contains("--quick"));
    }
}
