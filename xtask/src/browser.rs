//! The page in a real browser: what that needs, the page as players get it, the tests, the figures.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::run::{built, command, read, shown, spymaster, target, works};
use crate::{release, tools};

/// Where Debian puts Chromium, the faster build without windows first; `CHROMIUM` names another browser.
const USUAL: [&str; 2] = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/// Chromium and the packages of the tests; installed where they are missing and can be.
pub fn ready(root: &Path) -> Result<()> {
    match std::env::var("CHROMIUM") {
        Ok(named) if !Path::new(&named).is_file() => {
            bail!("There is no browser at {named}: set CHROMIUM to the path of one, or unset it.")
        }
        Err(_) if !USUAL.iter().any(|path| Path::new(path).is_file()) => install(root)?,
        Ok(_) | Err(_) => {}
    }
    if !works(&mut command(root, "npm", &["--version"])) {
        bail!(
            "npm is missing, which installs the packages of the browser tests: install it (Debian and Ubuntu: `apt install npm`)."
        );
    }
    shown(&mut command(root, "npm", &["ci", "--prefix", "e2e", "--no-audit", "--no-fund"]))
}

fn install(root: &Path) -> Result<()> {
    let is_root = read(&mut command(root, "id", &["-u"])).is_ok_and(|id| id.trim() == "0");
    if !is_root || !works(&mut command(root, "apt-get", &["--version"])) {
        bail!("Chromium is missing: install it, or set CHROMIUM to the path of one.");
    }
    shown(&mut command(root, "apt-get", &["update", "--quiet"]))?;
    let install = |package: &str| {
        let words = ["install", "--yes", "--quiet", "--no-install-recommends", package];
        shown(command(root, "apt-get", &words).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    // Older releases have only the whole browser.
    install("chromium-headless-shell").or_else(|_| install("chromium"))
}

/// The page in full, with its sizes; too large is a failure.
pub fn page(root: &Path) -> Result<()> {
    built(root)?;
    tools::wasm_opt(root)?;
    let tool =
        target(root).join("debug").join(format!("xtask-web{}", std::env::consts::EXE_SUFFIX));
    shown(&mut command(root, &tool.to_string_lossy(), &["build", "--by-crate", "--check"]))
}

/// Every test, against the server that the steps before have built: it reads that page from its folder.
pub fn tests(root: &Path) -> Result<()> {
    shown(&mut node(root, &["e2e/run.mjs"], "debug"))
}

/// Every test once more, on every screen and in every language, against the server as hosts run it, with the page in
/// it; then how long people wait, which is printed and never fails.
pub fn tests_of_release(root: &Path) -> Result<()> {
    release::release(root)?;
    let seeded = ["build", "--locked", "--release", "--package", "server", "--example", "seeded"];
    shown(&mut command(root, "cargo", &seeded))?;
    shown(node(root, &["e2e/run.mjs"], "release").env("ENDURE", "1"))?;
    shown(&mut node(root, &["e2e/bench.mjs", "3"], "release"))
}

/// The browser tests again and again: five times in a row, then twice beside four busy processes. What fails is
/// listed at the end; `resume` goes on where an interrupted series stopped.
pub fn endure(root: &Path, resume: bool) -> Result<()> {
    ready(root)?;
    page(root)?;
    for words in [["--times", "5"].as_slice(), &["--times", "2", "--busy", "4"]] {
        let mut all = [&["e2e/run.mjs"], words].concat();
        all.extend(resume.then_some("--resume"));
        shown(&mut node(root, &all, "debug"))?;
    }
    Ok(())
}

/// Takes the pictures of the README again, from seeded games.
pub fn pictures(root: &Path) -> Result<()> {
    ready(root)?;
    page(root)?;
    shown(&mut node(root, &["e2e/pictures.mjs"], "debug"))
}

fn node(root: &Path, words: &[&str], profile: &str) -> Command {
    let mut node = command(root, "node", words);
    node.env("SPYMASTER_BIN", spymaster(root, profile));
    node
}
