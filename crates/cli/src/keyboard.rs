//! The person's side of the terminal: lines from stdin, prompts, and the curtain between two people.
//!
//! Works with a pipe as well: what was "typed" is then shown after the prompt, so that a transcript reads well.
//! Whatever bytes come, a line comes of them: no input may end the game but its end.

use std::io::{self, BufRead, ErrorKind, IsTerminal, Write};

use anyhow::Result;

use crate::printable::clipped;

/// More bytes of a line are thrown away.
const LONGEST: usize = 4096;

/// Where a person's lines come from.
pub struct Keyboard {
    input: Box<dyn BufRead>,
    is_terminal: bool,
}

impl Keyboard {
    /// The program's own input.
    pub fn of_stdin() -> Self {
        let stdin = io::stdin();
        Self { is_terminal: stdin.is_terminal(), input: Box::new(stdin.lock()) }
    }

    /// Somebody who types these lines.
    #[cfg(test)]
    pub fn scripted(lines: &'static [u8]) -> Self {
        Self { is_terminal: false, input: Box::new(lines) }
    }

    /// Does a person sit there, rather than a script?
    pub const fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    /// Asks for a line; `None` at the end of the input.
    pub fn ask(&mut self, prompt: &str, out: &mut dyn Write) -> Result<Option<String>> {
        write!(out, "{prompt} ")?;
        out.flush()?;
        let line = read_line(&mut *self.input)?.map(|line| line.trim().to_owned());
        if !self.is_terminal || line.is_none() {
            writeln!(out, "{}", clipped(line.as_deref().unwrap_or_default()))?;
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

/// The next line, or as much of it as anybody would type; what is not UTF-8 is marked.
fn read_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let (mut line, mut any) = (Vec::new(), false);
    loop {
        let buffer = match input.fill_buf() {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            buffer => buffer?,
        };
        if buffer.is_empty() {
            break;
        }
        any = true;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let part = buffer.iter().take(end.unwrap_or(buffer.len()));
        line.extend(part.take(LONGEST - line.len()));
        let used = end.map_or(buffer.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(any.then(|| String::from_utf8_lossy(&line).into_owned()))
}

/// Clears the screen and what can be scrolled back to, where there is a screen.
fn clear(out: &mut dyn Write) -> Result<()> {
    if io::stdout().is_terminal() {
        write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_read_whatever_its_bytes() {
        let mut input: &[u8] = b"caf\xff\xfe\n\ntake 1\r\nend";
        let mut next = || read_line(&mut input).unwrap();
        assert_eq!(next().as_deref(), Some("caf\u{FFFD}\u{FFFD}"));
        assert_eq!(next().as_deref(), Some(""));
        assert_eq!(next().as_deref(), Some("take 1\r"));
        assert_eq!(next().as_deref(), Some("end"));
        assert_eq!(next(), None);
    }

    #[test]
    fn the_rest_of_a_long_line_is_thrown_away() {
        let long = format!("{}\nend\n", "x".repeat(100_000));
        // Small pieces, as from a pipe.
        let mut input = io::BufReader::with_capacity(1_000, long.as_bytes());
        assert_eq!(read_line(&mut input).unwrap(), Some("x".repeat(LONGEST)));
        assert_eq!(read_line(&mut input).unwrap().as_deref(), Some("end"));
    }
}
