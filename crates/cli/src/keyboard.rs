//! The person's side of the terminal: lines from stdin, prompts, and the curtain between two people.
//!
//! Works with a pipe as well: what was "typed" is then shown after the prompt, so that a transcript reads well.

use std::io::{self, BufRead, IsTerminal, Write};

use anyhow::Result;

/// Where a person's lines come from.
pub struct Keyboard {
    lines: Box<dyn Iterator<Item = io::Result<String>>>,
    is_terminal: bool,
}

impl Keyboard {
    /// The program's own input.
    pub fn of_stdin() -> Self {
        let stdin = io::stdin();
        Self { is_terminal: stdin.is_terminal(), lines: Box::new(stdin.lock().lines()) }
    }

    /// Somebody who types these lines.
    #[cfg(test)]
    pub fn scripted(lines: &'static str) -> Self {
        let lines = lines.lines().map(|line| Ok(line.to_owned()));
        Self { is_terminal: false, lines: Box::new(lines) }
    }

    /// Does a person sit there, rather than a script?
    pub const fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    /// Asks for a line; `None` at the end of the input.
    pub fn ask(&mut self, prompt: &str, out: &mut dyn Write) -> Result<Option<String>> {
        write!(out, "{prompt} ")?;
        out.flush()?;
        let line = match self.lines.next() {
            None => None,
            Some(line) => Some(line?.trim().to_owned()),
        };
        if !self.is_terminal || line.is_none() {
            writeln!(out, "{}", line.as_deref().unwrap_or_default())?;
        }
        Ok(line)
    }

    /// Hides what one person saw before another looks; `false` at the end of the input.
    pub fn curtain(&mut self, prompt: &str, out: &mut dyn Write) -> Result<bool> {
        clear(out)?;
        let line = self.ask(prompt, out)?;
        clear(out)?;
        Ok(line.is_some())
    }
}

/// Clears the screen and what can be scrolled back to, where there is a screen.
fn clear(out: &mut dyn Write) -> Result<()> {
    if io::stdout().is_terminal() {
        write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
    }
    Ok(())
}
