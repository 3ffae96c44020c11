//! `cargo xtask release`: the one binary that hosts run, optimised, with the page in it.

use std::path::Path;

use anyhow::Result;

use crate::run::{command, shown, spymaster};
use crate::tools;

/// Builds page and binary, and says where the binary is.
pub fn release(root: &Path) -> Result<()> {
    tools::wasm_target(root)?;
    // Node.js is not needed to build: the page is only a little larger without it.
    if tools::wasm_opt(root).is_err() {
        println!("The page is built without wasm-opt, which npm could not install.");
    }
    let page = ["run", "--locked", "--quiet", "--package", "xtask-web", "--", "build"];
    shown(&mut command(root, "cargo", &page))?;
    let build = ["build", "--locked", "--release", "--package", "cli", "--bin", "spymaster"];
    shown(&mut command(root, "cargo", &build))?;
    println!("The server with its page is {}", spymaster(root, "release"));
    Ok(())
}
