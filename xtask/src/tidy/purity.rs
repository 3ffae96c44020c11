//! The rules of the games do no IO and read no clock: their sources do not even name what could.

use super::Finding;
use super::source::{below, has_word, imports, shipped};
use crate::tree::{File, Tree};

/// Modules of the standard library that reach the outside.
const MODULES: &[&str] = &["env", "fs", "net", "process", "time"];

/// Clocks, however they came in.
const CLOCKS: &[&str] = &["Instant", "SystemTime"];

/// Crates that are pure, beside all games.
const PURE: &[&str] =
    &["crates/bots", "crates/conformance", "crates/game", "crates/table", "crates/wire"];

fn is_pure(file: &File) -> bool {
    let game = file.path.strip_prefix("games/").and_then(|path| path.split_once('/'));
    game.is_some_and(|(_, path)| path.starts_with("src/"))
        || PURE.iter().any(|folder| {
            file.path.strip_prefix(folder).is_some_and(|path| path.starts_with("/src/"))
        })
}

/// Nothing outside the rules is named in the sources of the pure crates; their tests may.
pub fn sources(tree: &Tree) -> Vec<Finding> {
    tree.rust().filter(|file| is_pure(file)).flat_map(impure).collect()
}

fn impure(file: &File) -> Vec<Finding> {
    let mut found = Vec::new();
    for (number, line) in shipped(&file.text) {
        let paths = MODULES.iter().map(|module| format!("std::{module}"));
        let named = paths.chain(CLOCKS.iter().map(|clock| (*clock).to_owned()));
        found.extend(
            named
                .filter(|name| has_word(line, name))
                .map(|name| Finding::at(&file.path, number, format!("`{name}` in pure rules"))),
        );
    }
    for (number, import) in imports(&file.text) {
        // A plain path was found above; here are the groups.
        if import.starts_with("std::{") {
            let named = below(&import, "std").into_iter().filter(|name| MODULES.contains(name));
            found.extend(named.map(|name| {
                Finding::at(&file.path, number, format!("`std::{name}` in pure rules"))
            }));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATH: &str = "games/a/src/phase/take.rs";

    #[test]
    fn the_outside_is_found_however_it_is_named() {
        let samples = [
            "use std::time::Duration;",
            "let text = std::fs::read(path);",
            "use std::{sync::Arc, net::TcpStream};",
            "use std::{\n    collections::BTreeMap,\n    env,\n};",
            "use web_time::Instant;",
            "std::process::exit(1);",
            "let now = SystemTime::now();",
        ];
        for sample in samples {
            assert_eq!(sources(&Tree::sample(&[(PATH, sample)])).len(), 1, "{sample}");
        }
    }

    #[test]
    fn pure_sources_tests_and_other_crates_pass() {
        let io = "use std::fs;";
        let tests_only = "//! x\n#[cfg(test)]\nmod tests {\n    use std::fs;\n}";
        let tree = Tree::sample(&[
            (PATH, "use std::sync::Arc; // no Instant here\nlet instantly = timeless;"),
            ("games/a/src/lib.rs", tests_only),
            ("games/a/tests/replays.rs", io),
            ("games/a/web/src/lib.rs", io),
            ("crates/cli/src/main.rs", io),
        ]);
        assert_eq!(sources(&tree), []);
        for path in ["crates/game/src/a.rs", "crates/bots/src/b.rs", "crates/conformance/src/c.rs"]
        {
            assert_eq!(sources(&Tree::sample(&[(path, io)])).len(), 1, "{path}");
        }
    }
}
