//! Rules about words that must not stand anywhere. They are written in halves here, or they would find this file.

use super::Finding;
use super::source::has_word;
use crate::tree::Tree;

/// What marks work left undone, or a test that does not count.
const LEFT_BEHIND: &[&str] = &[
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
    concat!("todo", "!("),
    concat!("unimplemented", "!("),
    concat!("#[", "ignore"),
    concat!("#[should", "_panic"),
    concat!(".on", "ly("),
    concat!("test.", "skip"),
];

/// Where left-overs are looked for: code and settings, not prose.
const LOOKED_AT: &[&str] = &["ftl", "js", "mjs", "rs", "sh", "toml", "ts"];

/// Hosts of package registries: packages are named, never addressed, so that every mirror works.
const HOSTS: &[&str] = &[
    concat!("crates", ".io"),
    concat!("docs", ".rs"),
    concat!("pypi", ".org"),
    concat!("python", "hosted"),
    concat!("npm", "js"),
    concat!("debian", ".org"),
];

/// No mark of unfinished work, no test that is switched off.
pub fn left_behind(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in tree.files().filter(|file| LOOKED_AT.contains(&file.ending())) {
        for (number, line) in file.lines() {
            let words = LEFT_BEHIND.iter().filter(|word| has_word(line, word));
            found.extend(words.map(|word| Finding::at(&file.path, number, format!("`{word}`"))));
        }
    }
    found
}

/// No host of a registry; the lock file cannot do without.
pub fn hosts(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in tree.files().filter(|file| file.name() != "Cargo.lock") {
        for (number, line) in file.lines() {
            let hosts = HOSTS.iter().filter(|host| line.contains(**host));
            found.extend(
                hosts.map(|host| {
                    Finding::at(&file.path, number, format!("names the registry {host}"))
                }),
            );
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mark_is_found() {
        for word in LEFT_BEHIND {
            let line = format!("    {word} later)]");
            assert_eq!(left_behind(&Tree::sample(&[("a.rs", &line)])).len(), 1, "{word}");
            assert_eq!(left_behind(&Tree::sample(&[("a.md", &line)])), [], "{word}");
        }
        assert_eq!(left_behind(&Tree::sample(&[("a.rs", "let method = todo_list;")])), []);
    }

    #[test]
    fn every_host_is_found_except_in_the_lock_file() {
        for host in HOSTS {
            let line = format!("see https://{host}/");
            let tree = Tree::sample(&[("README.md", &line), ("Cargo.lock", &line)]);
            assert_eq!(hosts(&tree).len(), 1, "{host}");
        }
    }
}
