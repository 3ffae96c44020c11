//! What the checks need beside the compiler: looked for first, installed when missing and installable.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};

use crate::python;
use crate::run::{command, read, shown, target, works};

/// The target that proves the rules pure, and that the page is built for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// All tools of the project; a missing one is installed or named.
pub fn ready(root: &Path) -> Result<()> {
    wasm_target(root)?;
    if !works(&mut command(root, "cargo", &["nextest", "--version"])) {
        shown(&mut command(root, "cargo", &["install", "--locked", "cargo-nextest"]))?;
    }
    if !works(&mut command(root, "node", &["--version"])) {
        bail!(
            "Node.js is missing, which replays records as WebAssembly and drives the browser tests: install version 20 or newer (Debian and Ubuntu: `apt install nodejs npm`)."
        );
    }
    python::ready(root)
}

/// The target is there, or is fetched.
pub fn wasm_target(root: &Path) -> Result<()> {
    // The compiler knows best whether it has the target; rustup may not even be there.
    let libraries = ["--print", "target-libdir", "--target", WASM];
    let folder = read(&mut command(root, "rustc", &libraries))?;
    if Path::new(folder.trim()).is_dir() {
        return Ok(());
    }
    shown(&mut command(root, "rustup", &["target", "add", WASM]))
}

/// What makes the page's wasm smaller. A page without it is a little larger.
pub fn wasm_opt(root: &Path) -> Result<()> {
    if root.join("xtask-web/node_modules/binaryen").is_dir() {
        return Ok(());
    }
    shown(&mut command(root, "npm", &["ci", "--prefix", "xtask-web", "--no-audit", "--no-fund"]))
}

/// The machine that we build on and for.
pub fn host(root: &Path) -> Result<String> {
    let version = read(&mut command(root, "rustc", &["--version", "--verbose"]))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not say which machine it builds for")?.to_owned())
}

/// cargo-deny: the one on the path, or our own under the build folder.
pub fn cargo_deny(root: &Path) -> Result<PathBuf> {
    if works(&mut command(root, "cargo-deny", &["--version"])) {
        return Ok(PathBuf::from("cargo-deny"));
    }
    let folder = target(root).join("tools");
    let binary = folder.join("bin").join(format!("cargo-deny{}", std::env::consts::EXE_SUFFIX));
    if !binary.is_file() {
        let folder = folder.to_string_lossy();
        // Built in a third of the time; what it checks takes two seconds either way.
        let install = ["install", "--locked", "--debug", "cargo-deny", "--root", &folder];
        shown(command(root, "cargo", &install).env("CARGO_PROFILE_DEV_DEBUG", "0"))?;
    }
    Ok(binary)
}
