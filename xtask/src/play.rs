//! `cargo play`: builds the game as players get it and starts it.

use std::path::Path;

use anyhow::Result;

use crate::run::{command, shown, spymaster};

/// Builds the binary in release and plays Spy Connection in the terminal; further words go to the game.
pub fn play(root: &Path, args: &[&str]) -> Result<()> {
    println!("Building Spymaster; the first time takes a minute or two …");
    let build = ["build", "--locked", "--release", "--package", "cli", "--bin", "spymaster"];
    shown(&mut command(root, "cargo", &build))?;
    let mut words = vec!["play", "spy-connection"];
    words.extend(args);
    shown(&mut command(root, &spymaster(root, "release"), &words))
}
