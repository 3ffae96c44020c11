//! `cargo play`: builds the game as players get it and starts it.

use std::path::Path;

use anyhow::Result;

use crate::run::{command, shown, spymaster};

/// The game that is played when none is named.
const USUAL: &str = "spy-connection";

/// Builds the binary in release and plays in the terminal; the first word may name a game, the rest goes to it.
pub fn play(root: &Path, args: &[&str]) -> Result<()> {
    println!("Building Spymaster; the first time takes a minute or two …");
    let build = ["build", "--locked", "--release", "--package", "cli", "--bin", "spymaster"];
    shown(&mut command(root, "cargo", &build))?;
    shown(&mut command(root, &spymaster(root, "release"), &words(args)))
}

/// What the binary is told.
fn words<'a>(args: &[&'a str]) -> Vec<&'a str> {
    let named = args.first().is_some_and(|word| !word.starts_with('-'));
    let mut words = vec!["play"];
    words.extend((!named).then_some(USUAL));
    words.extend(args);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_word_may_name_a_game() {
        assert_eq!(words(&[]), ["play", "spy-connection"]);
        assert_eq!(words(&["--lang", "de"]), ["play", "spy-connection", "--lang", "de"]);
        assert_eq!(words(&["spynet", "--players", "4"]), ["play", "spynet", "--players", "4"]);
    }
}
