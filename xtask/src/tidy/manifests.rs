//! What every crate and the project as a whole must have.

use super::Finding;
use crate::tree::{File, Tree};

/// Every crate takes the workspace's lints; one that forgets would be checked by nobody.
pub fn lints(tree: &Tree) -> Vec<Finding> {
    let forgets = |file: &&File| {
        let table = file.text.split("\n[lints]").nth(1).unwrap_or_default();
        let mut lines = table.lines().skip(1).take_while(|line| !line.starts_with('['));
        !lines.any(|line| line.trim() == "workspace = true")
    };
    tree.files()
        .filter(|file| file.name() == "Cargo.toml" && file.text.contains("[package]"))
        .filter(forgets)
        .map(|file| Finding::of(&file.path, "`[lints] workspace = true` is missing"))
        .collect()
}

/// Machines find the checks behind one file, and it runs the command that people run.
pub fn door(tree: &Tree) -> Vec<Finding> {
    match tree.file(".ci/run") {
        None => vec![Finding::of(".ci/run", "the file is not there")],
        Some(file) if !file.text.contains("cargo ci") => {
            vec![Finding::of(".ci/run", "it does not run `cargo ci`")]
        }
        Some(_) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_without_the_lints_is_found() {
        let check = |text: &str| lints(&Tree::sample(&[("crates/a/Cargo.toml", text)])).len();
        assert_eq!(check("[package]\nname = \"a\"\n"), 1);
        assert_eq!(check("[package]\n[lints]\n[dependencies]\nworkspace = true\n"), 1);
        assert_eq!(check("[package]\nname = \"a\"\n\n[lints]\nworkspace = true\n"), 0);
        assert_eq!(check("[workspace]\n"), 0);
    }

    #[test]
    fn ci_without_its_door_is_found() {
        assert_eq!(door(&Tree::sample(&[])).len(), 1);
        assert_eq!(door(&Tree::sample(&[(".ci/run", "exit 0")])).len(), 1);
        assert_eq!(door(&Tree::sample(&[(".ci/run", "exec cargo ci")])), []);
    }
}
