//! Rules about files as such: how they open, what they are called, how long they are.

use super::Finding;
use crate::tree::{File, Tree};

/// From here on a file must be on the list below, with a reason.
const LONGEST: usize = 800;

/// From here on a file is worth a thought.
const LONG: usize = 400;

/// Sources that may be longer than [`LONGEST`]: path and reason.
const LONG_FOR_A_REASON: &[(&str, &str)] = &[];

/// Names that say nothing about the job of a file.
const EMPTY_NAMES: &[&str] = &["common", "helper", "helpers", "misc", "types", "util", "utils"];

/// Endings of sources, whatever the language.
const SOURCES: &[&str] = &["js", "mjs", "rs", "ts"];

fn is_source(file: &File) -> bool {
    SOURCES.contains(&file.ending())
}

/// Every Rust file opens with `//!`: what it is for and what it must not do.
pub fn heads(tree: &Tree) -> Vec<Finding> {
    tree.rust()
        .filter(|file| !file.text.starts_with("//! "))
        .map(|file| {
            Finding::at(&file.path, 1, "the file does not open with `//! ` and its purpose")
        })
        .collect()
}

/// No drawer for odds and ends, and `foo.rs` beside `foo/` in place of `mod.rs`.
pub fn names(tree: &Tree) -> Vec<Finding> {
    let empty = |file: &&File| {
        let stem = file.name().split('.').next().unwrap_or_default();
        file.name() == "mod.rs" || EMPTY_NAMES.contains(&stem)
    };
    tree.files()
        .filter(|file| is_source(file))
        .filter(empty)
        .map(|file| Finding::of(&file.path, "the name does not say what the file is for"))
        .collect()
}

/// One file, one job: past a certain length it is never one job.
pub fn lengths(tree: &Tree) -> Vec<Finding> {
    let listed = |file: &&File| LONG_FOR_A_REASON.iter().any(|(path, _)| *path == file.path);
    tree.files()
        .filter(|file| is_source(file))
        .filter(|file| file.text.lines().count() > LONGEST && !listed(file))
        .map(|file| {
            Finding::of(&file.path, format!("longer than {LONGEST} lines: split it by job"))
        })
        .collect()
}

/// Files that are allowed, but worth a thought.
pub fn long(tree: &Tree) -> Vec<String> {
    tree.files()
        .filter(|file| is_source(file))
        .map(|file| (file, file.text.lines().count()))
        .filter(|(_, lines)| *lines > LONG)
        .map(|(file, lines)| format!("{}: {lines} lines, is it still one job?", file.path))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_without_a_head_is_found() {
        let good = ("crates/a/src/lib.rs", "//! For this.\n");
        let tree = Tree::sample(&[good, ("games/b/tests/x.rs", "// no\n"), ("c.md", "# no\n")]);
        assert_eq!(heads(&tree)[0].path, "games/b/tests/x.rs");
        assert_eq!(heads(&tree).len(), 1);
    }

    #[test]
    fn empty_names_are_found() {
        let bad = ["src/utils.rs", "src/mod.rs", "a/helpers.ts", "common.mjs", "types.rs"];
        let good = ["types.md", "src/model.rs", "src/types_of_agent.rs"];
        let files: Vec<_> = bad.iter().chain(&good).map(|path| (*path, "")).collect();
        assert_eq!(names(&Tree::sample(&files)).len(), bad.len());
    }

    #[test]
    fn long_files_are_found_and_noted() {
        let (long_one, longest) = ("x\n".repeat(500), "x\n".repeat(801));
        let files = [("a.rs", "x\n"), ("b.rs", &long_one), ("c.rs", &longest), ("d.txt", &longest)];
        let tree = Tree::sample(&files);
        assert_eq!(lengths(&tree).len(), 1);
        assert_eq!(long(&tree).len(), 2);
    }

    #[test]
    fn every_exception_has_a_reason() {
        assert!(LONG_FOR_A_REASON.iter().all(|(_, reason)| !reason.is_empty()));
    }
}
