//! `spymaster check`: runs scenario files and says which fail, and why.
//!
//! Finds the files and the game each is for; what a scenario means is decided in `game::scenario`.

use std::fs;
use std::io::{self, Write};
use std::path::{Component, Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use catalog::{Entry, Playable, Visitor, with_game};
use game::scenario::{self, Failed, Passed};
use serde::Serialize;

use crate::args::CheckArgs;
use crate::games::known;
use crate::print_json;

/// What is printed as JSON.
#[derive(Default, Serialize)]
struct Report {
    /// Scenarios that hold.
    passed: usize,
    /// Their `do`, `refuse` and `expect` lines.
    lines: usize,
    failed: Vec<Failure>,
    /// Files that could not be run at all.
    unusable: Vec<Unusable>,
}

#[derive(Serialize)]
struct Failure {
    file: String,
    line: usize,
    text: String,
    expected: String,
    found: String,
}

#[derive(Serialize)]
struct Unusable {
    file: String,
    reason: String,
}

pub fn check(args: &CheckArgs) -> Result<ExitCode> {
    let mut report = Report::default();
    for path in &args.paths {
        let mut files = Vec::new();
        if let Err(error) = find(path, &mut files) {
            report.unusable.push(unusable(path, error));
            continue;
        }
        if files.is_empty() {
            report.unusable.push(unusable(path, "there is no *.txt in this folder"));
        }
        files.iter().for_each(|file| check_file(file, args.game.as_deref(), &mut report));
    }
    if args.json {
        print_json(&report)?;
    } else {
        print(&report)?;
    }
    Ok(match (report.unusable.is_empty(), report.failed.is_empty()) {
        (false, _) => ExitCode::from(2),
        (true, false) => ExitCode::FAILURE,
        (true, true) => ExitCode::SUCCESS,
    })
}

fn unusable(path: &Path, reason: impl ToString) -> Unusable {
    Unusable { file: path.display().to_string(), reason: reason.to_string() }
}

/// A file itself, or every `*.txt` under a folder, in the order of their names.
fn find(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !fs::metadata(path)?.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let mut inside: Vec<_> = fs::read_dir(path)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    inside.sort();
    for path in inside {
        if path.is_dir() || path.extension().is_some_and(|ending| ending == "txt") {
            find(&path, files)?;
        }
    }
    Ok(())
}

fn check_file(file: &Path, game: Option<&str>, report: &mut Report) {
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => return report.unusable.push(unusable(file, error)),
    };
    let Some(id) = game.or_else(|| scenario::game_of(&text)).or_else(|| game_of_path(file)) else {
        let reason = "which game? Say it with --game ID or a line `game ID` at the head";
        return report.unusable.push(unusable(file, reason));
    };
    let id = match known(id) {
        Ok(id) => id,
        Err(unknown) => return report.unusable.push(unusable(file, unknown)),
    };
    match with_game(id, Run(&text)) {
        Ok(Ok(passed)) => {
            report.passed += 1;
            report.lines += passed.lines;
        }
        Ok(Err(Failed { line, text, expected, found })) => {
            let file = file.display().to_string();
            report.failed.push(Failure { file, line, text, expected, found });
        }
        Err(unknown) => report.unusable.push(unusable(file, unknown)),
    }
}

/// The id in `…/games/ID/…`.
fn game_of_path(file: &Path) -> Option<&str> {
    let mut parts = file.components();
    parts.find(|part| *part == Component::Normal("games".as_ref()))?;
    let id = parts.next()?.as_os_str().to_str()?;
    // A file directly in a folder `games` names no game.
    parts.next().map(|_| id)
}

struct Run<'t>(&'t str);

impl Visitor for Run<'_> {
    type Out = Result<Passed, Failed>;

    fn visit<G: Playable>(self, entry: Entry<G>) -> Self::Out {
        let house = entry.house_game(G::NEWEST_RULES).map_err(|error| Failed {
            line: 0,
            text: String::new(),
            expected: "a house edition".to_owned(),
            found: error.to_string(),
        })?;
        scenario::run(&house, self.0)
    }
}

fn print(report: &Report) -> Result<()> {
    let mut out = io::stdout().lock();
    for Failure { file, line, text, expected, found } in &report.failed {
        // One line each, so that editors and `grep` can jump to it.
        let found = found.lines().collect::<Vec<_>>().join(" / ");
        writeln!(out, "{file}:{line}: {text}: expected {expected}, found {found}")?;
    }
    let Report { passed, lines, failed, .. } = report;
    let scenarios = if *passed == 1 { "scenario" } else { "scenarios" };
    writeln!(out, "{passed} {scenarios} passed ({lines} lines), {} failed", failed.len())?;
    for Unusable { file, reason } in &report.unusable {
        eprintln!("spymaster: {file}: {reason}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_is_the_folder_below_games() {
        let of = |path| game_of_path(Path::new(path));
        assert_eq!(of("/work/games/spynet/tests/a.txt"), Some("spynet"));
        assert_eq!(of("games/spynet/a.txt"), Some("spynet"));
        assert_eq!(of("games/a.txt"), None);
        assert_eq!(of("a.txt"), None);
    }
}
