//! Tests that do more when asked: those with `blessed` in their name rewrite the files they compare with,
//! those with `endures` play many times longer.

use std::path::Path;

use anyhow::Result;

use crate::browser;
use crate::run::{command, shown};

/// Rewrites every committed file that a test compares with; what changed is for the eyes of a person.
pub fn bless(root: &Path) -> Result<()> {
    let filter = ["nextest", "run", "--locked", "--workspace", "-E", "test(blessed)"];
    shown(command(root, "cargo", &filter).env("BLESS", "1"))?;
    println!("Rewritten. Read the difference before you commit it.");
    Ok(())
}

/// Runs the long forms, with this many times the usual work, and the browser tests on the release build.
pub fn endure(root: &Path, factor: &str) -> Result<()> {
    let filter =
        ["nextest", "run", "--locked", "--workspace", "--profile", "endure", "-E", "test(endures)"];
    shown(command(root, "cargo", &filter).env("ENDURE", factor))?;
    browser::ready(root)?;
    browser::tests_of_release(root)
}
