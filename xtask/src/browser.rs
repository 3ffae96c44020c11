//! The page in a real browser: what that needs, the page as players get it, the tests, the figures.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::play::{PAGE, binary};
use crate::run::{command, read, shown, spymaster, target, works};

/// Where Debian puts it; `CHROMIUM` names another.
const USUAL: &str = "/usr/bin/chromium";

/// Chromium and the packages of the tests; installed where they are missing and can be.
pub fn ready(root: &Path) -> Result<()> {
    let named = std::env::var("CHROMIUM").unwrap_or_else(|_| USUAL.to_owned());
    if !Path::new(&named).is_file() {
        if named != USUAL {
            bail!("there is no browser at {named}, which CHROMIUM names");
        }
        install(root)?;
    }
    if !works(&mut command(root, "npm", &["--version"])) {
        bail!("npm is missing, and brings the packages of the browser tests: apt-get install npm");
    }
    shown(&mut command(root, "npm", &["ci", "--prefix", "e2e", "--no-audit", "--no-fund"]))
}

fn install(root: &Path) -> Result<()> {
    let is_root = read(&mut command(root, "id", &["-u"])).is_ok_and(|id| id.trim() == "0");
    if !is_root || !works(&mut command(root, "apt-get", &["--version"])) {
        bail!("{USUAL} is missing: install Chromium, or name one with CHROMIUM");
    }
    shown(&mut command(root, "apt-get", &["update", "--quiet"]))?;
    let words = ["install", "--yes", "--quiet", "--no-install-recommends", "chromium"];
    shown(command(root, "apt-get", &words).env("DEBIAN_FRONTEND", "noninteractive"))
}

/// The page in full, with its sizes; too large is a failure.
pub fn page(root: &Path) -> Result<()> {
    // Built already, with the features that all steps share.
    let tool =
        target(root).join("debug").join(format!("xtask-web{}", std::env::consts::EXE_SUFFIX));
    shown(&mut command(root, &tool.to_string_lossy(), &["build", "--by-crate", "--check"]))
}

/// Every test, against the server that the steps before have built: it reads that page from its folder.
pub fn tests(root: &Path) -> Result<()> {
    shown(&mut node(root, &["e2e/run.mjs"], "debug"))
}

/// How long people wait; printed, never failed on.
pub fn figures(root: &Path) -> Result<()> {
    shown(&mut node(root, &["e2e/bench.mjs", "3"], "debug"))
}

/// Every test once more, on every screen and in every language, against the one binary as players get it, with the page in it.
pub fn tests_of_release(root: &Path) -> Result<()> {
    shown(&mut command(root, "cargo", PAGE))?;
    binary(root)?;
    shown(node(root, &["e2e/run.mjs"], "release").env("ENDURE", "1"))
}

fn node(root: &Path, words: &[&str], profile: &str) -> Command {
    let mut node = command(root, "node", words);
    node.env("SPYMASTER_BIN", spymaster(root, profile));
    node
}
