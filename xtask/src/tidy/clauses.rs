//! The numbered clauses of each game's rules: the same in every language, each one tested, each citation real.

use super::Finding;
use crate::tree::{File, Tree};

/// The languages the rules are written in; English is the one others are compared with.
const LANGUAGES: [&str; 3] = ["en", "de", "fr"];

/// The clause at the start of a paragraph: `**SC-1.1** …`.
fn defined(line: &str) -> Option<&str> {
    let (id, _) = line.strip_prefix("**")?.split_once("**")?;
    (cites(id).first() == Some(&id)).then_some(id)
}

/// Every clause a text names: capitals, a hyphen, numbers with dots between.
fn cites(text: &str) -> Vec<&str> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '.';
    text.split(|c| !is_part(c))
        .map(|word| word.trim_end_matches(['.', '-']))
        .filter(|word| {
            word.split_once('-').is_some_and(|(game, numbers)| {
                !game.is_empty()
                    && game.bytes().all(|c| c.is_ascii_uppercase())
                    && numbers.contains('.')
                    && numbers.split('.').all(|part| part.parse::<u16>().is_ok())
            })
        })
        .collect()
}

/// The clauses of a game's rules, in their order, with their lines.
fn clauses<'t>(tree: &'t Tree, id: &str, language: &str) -> Vec<(usize, &'t str)> {
    let file = tree.file(&format!("games/{id}/rules/{language}.md"));
    let mut before = "";
    let mut found = Vec::new();
    for (number, line) in file.into_iter().flat_map(File::lines) {
        if before.trim().is_empty() {
            found.extend(defined(line).map(|clause| (number, clause)));
        }
        before = line;
    }
    found
}

/// The same clauses in the same order, each once, in every language.
pub fn languages(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for id in tree.folders("games") {
        let english: Vec<&str> = clauses(tree, id, "en").into_iter().map(|(_, c)| c).collect();
        for language in LANGUAGES {
            let path = format!("games/{id}/rules/{language}.md");
            let here = clauses(tree, id, language);
            if here.is_empty() {
                found.push(Finding::of(&path, "no clauses"));
                continue;
            }
            let mut seen = Vec::new();
            for &(line, clause) in &here {
                if seen.contains(&clause) {
                    found.push(Finding::at(&path, line, format!("{clause} a second time")));
                } else if !english.contains(&clause) {
                    found.push(Finding::at(&path, line, format!("{clause} is not in English")));
                }
                seen.push(clause);
            }
            let missing = english.iter().filter(|clause| !seen.contains(*clause));
            found.extend(missing.map(|clause| Finding::of(&path, format!("{clause} is missing"))));
            let mut sorted = english.clone();
            sorted.retain(|clause| seen.contains(clause));
            seen.retain(|clause| english.contains(clause));
            if sorted != seen && sorted.len() == seen.len() {
                found
                    .push(Finding::of(&path, "the clauses stand in another order than in English"));
            }
        }
    }
    found
}

/// Names of functions under `#[test]`, with their lines.
fn tests(file: &File) -> Vec<(usize, &str)> {
    let mut marked = false;
    let mut found = Vec::new();
    for (number, line) in file.lines() {
        let line = line.trim();
        if let Some((name, _)) = line.strip_prefix("fn ").and_then(|rest| rest.split_once('(')) {
            if marked {
                found.push((number, name));
            }
            marked = false;
        } else if line == "#[test]" {
            marked = true;
        } else if !line.starts_with("#[") && !line.starts_with("//") {
            marked = false;
        }
    }
    found
}

/// How the names of a clause's tests begin: `sc_6_2`.
fn start(clause: &str) -> String {
    clause.to_ascii_lowercase().replace(['-', '.'], "_")
}

/// The clause a test is named after: the longest, so that `sc_1_1_0_x` is SC-1.1.0 where there is one.
fn named<'c>(test: &str, clauses: &[&'c str]) -> Option<&'c str> {
    let fits = |clause: &&&str| {
        test.strip_prefix(&start(clause))
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
    };
    clauses.iter().filter(fits).max_by_key(|clause| clause.len()).copied()
}

/// The clauses in the head of a scenario file.
fn scenario(file: &File) -> Vec<&str> {
    file.text
        .lines()
        .take_while(|line| !line.trim_start().starts_with('['))
        .filter_map(|line| line.trim().strip_prefix("clause "))
        .flat_map(cites)
        .collect()
}

/// Every clause is shown by a test or a scenario, and no test is named after a clause that is not there.
pub fn tested(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for id in tree.folders("games") {
        let clauses: Vec<&str> = clauses(tree, id, "en").into_iter().map(|(_, c)| c).collect();
        let letters =
            clauses.first().and_then(|clause| clause.split('-').next()).unwrap_or_default();
        let letters = format!("{}_", letters.to_ascii_lowercase());
        let mut shown = Vec::new();
        for file in tree.below(&format!("games/{id}")) {
            if file.ending() == "rs" {
                for (line, test) in tests(file) {
                    let clause = named(test, &clauses);
                    let numbered = test
                        .strip_prefix(&letters)
                        .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
                    if clause.is_none() && numbered {
                        found.push(Finding::at(&file.path, line, format!("no clause for {test}")));
                    }
                    shown.extend(clause);
                }
            } else if file.path.contains("/tests/scenarios/") {
                shown.extend(scenario(file));
            }
        }
        let path = format!("games/{id}/rules/en.md");
        let missing = clauses.iter().filter(|clause| !shown.contains(*clause));
        found.extend(missing.map(|clause| Finding::of(&path, format!("{clause} has no test"))));
    }
    found
}

/// A clause that code, tests, scenarios, texts or rulings name is really in the rules.
pub fn cited(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for id in tree.folders("games") {
        let clauses: Vec<&str> = clauses(tree, id, "en").into_iter().map(|(_, c)| c).collect();
        let Some((letters, _)) = clauses.first().and_then(|clause| clause.split_once('-')) else {
            continue;
        };
        let files = tree.below(&format!("games/{id}")).chain(tree.below("docs"));
        for file in files.filter(|file| ["rs", "txt", "md", "ftl", "toml"].contains(&file.ending()))
        {
            for (number, line) in file.lines() {
                let ours = cites(line)
                    .into_iter()
                    .filter(|cited| cited.split('-').next() == Some(letters));
                let unknown = ours.filter(|cited| !clauses.contains(cited));
                found.extend(
                    unknown.map(|c| {
                        Finding::at(&file.path, number, format!("{c} is not in the rules"))
                    }),
                );
            }
        }
    }
    found
}

#[cfg(test)]
mod samples;
