//! `cargo play`: builds the game as players get it and starts it, in the browser or in the terminal.

use std::path::Path;

use anyhow::Result;

use crate::run::{command, shown, spymaster};
use crate::tools;

/// The game that is played in the terminal when none is named.
const USUAL: &str = "spy-connection";

/// Builds page and server and serves; after `--terminal` a game in the terminal. Further words are passed on.
pub fn play(root: &Path, args: &[&str]) -> Result<()> {
    match args {
        ["--terminal", rest @ ..] => terminal(root, rest),
        rest => {
            println!("Building the page and the server; the first time takes some minutes …");
            tools::wasm_target(root)?;
            shown(&mut command(root, "cargo", PAGE))?;
            binary(root)?;
            let words = [&["serve"], rest].concat();
            shown(&mut command(root, &spymaster(root, "release"), &words))
        }
    }
}

/// Builds the page as players get it.
pub const PAGE: &[&str] = &["run", "--locked", "--quiet", "--package", "xtask-web", "--", "build"];

/// Builds the one binary as players get it, with the page in it.
pub fn binary(root: &Path) -> Result<()> {
    let build = ["build", "--locked", "--release", "--package", "cli", "--bin", "spymaster"];
    shown(&mut command(root, "cargo", &build))
}

/// The first word may name a game, the rest goes to it.
fn terminal(root: &Path, args: &[&str]) -> Result<()> {
    println!("Building Spymaster; the first time takes a minute or two …");
    binary(root)?;
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
