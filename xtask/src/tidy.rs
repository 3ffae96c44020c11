//! `cargo xtask tidy`: proves what can be proven about the project's shape by looking at its files.
//!
//! Each rule is one small function in a file of its own, tried on bad samples; it reads and never writes.

mod arrows;
mod clauses;
mod files;
mod links;
mod manifests;
mod map;
mod purity;
mod secrecy;
mod source;
mod words;

use std::fmt;
use std::path::Path;

use anyhow::{Result, bail};

use crate::tree::Tree;

/// Something that breaks a rule.
#[derive(Debug, PartialEq, Eq)]
pub struct Finding {
    path: String,
    line: usize,
    what: String,
}

impl Finding {
    /// In a line of a file.
    fn at(path: &str, line: usize, what: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line, what: what.into() }
    }

    /// In a file or a crate as a whole.
    fn of(path: &str, what: impl Into<String>) -> Self {
        Self::at(path, 0, what)
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(out, "{}: {}", self.path, self.what),
            line => write!(out, "{}:{line}: {}", self.path, self.what),
        }
    }
}

/// A rule that looks at the files.
type Rule = (&'static str, fn(&Tree) -> Vec<Finding>);

const RULES: &[Rule] = &[
    ("every source says what it is for", files::heads),
    ("file names name a job", files::names),
    ("files stay short", files::lengths),
    ("nothing is left for later", words::left_behind),
    ("no registry is named", words::hosts),
    ("rules do no IO and read no clock", purity::sources),
    ("view.rs decides every case", secrecy::views),
    ("hidden.rs does not lean on view.rs", secrecy::hidden),
    ("states cannot be sent", secrecy::states),
    ("clauses are the same in every language", clauses::languages),
    ("every clause has a test", clauses::tested),
    ("cited clauses exist", clauses::cited),
    ("links lead somewhere", links::links),
    ("every part is on the map", map::map),
    ("every crate has the lints", manifests::lints),
    ("CI has a door", manifests::door),
];

/// Checks every rule; all findings are listed before it fails.
pub fn tidy(root: &Path) -> Result<()> {
    let tree = Tree::read(root)?;
    let mut found = 0;
    let mut report = |rule: &str, findings: Vec<Finding>| {
        println!("{} {rule}", if findings.is_empty() { "  ok" } else { "FAIL" });
        findings.iter().for_each(|finding| println!("       {finding}"));
        found += findings.len();
    };
    for (rule, check) in RULES {
        report(rule, check(&tree));
    }
    report("dependencies point one way", arrows::arrows(&arrows::read(root)?));
    for note in files::long(&tree) {
        println!("note {note}");
    }
    if found > 0 {
        bail!("tidy: {found} findings");
    }
    Ok(())
}
