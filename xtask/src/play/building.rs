//! Builds with a progress bar: cargo counts the crates, we know roughly what each step takes.
//!
//! Cargo's own bar is read from its output and not shown; its words are kept, and printed when a step fails.

use std::io::{BufReader, IsTerminal as _, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};

use super::advice::advice;

/// The bar has this many parts; a step has as many as its share of the time.
const PARTS: u64 = 1000;

/// Shorter waits are not worth a bar.
const UNSEEN: Duration = Duration::from_millis(1500);

/// A part of the work.
pub struct Step {
    /// What is being done, as it is said to people.
    pub label: &'static str,
    /// What it took in a fresh clone on two cores. Only the ratios count: the estimate follows the machine.
    pub seconds: u64,
    /// Does it count only until the first of its parts is there?
    pub until_first_part: bool,
}

/// All steps, with a bar over them.
pub struct Building {
    bar: ProgressBar,
    begun: Instant,
    /// The seconds of all steps, and of those that are done.
    total: u64,
    done: u64,
    shows_bar: bool,
    log: PathBuf,
}

impl Building {
    /// Begins; nothing is shown before it takes a while.
    pub fn new(root: &Path, steps: &[&Step]) -> Self {
        let bar = ProgressBar::hidden();
        let style = "{msg:<34} [{bar:30}] {percent:>3} %  {prefix}";
        if let Ok(style) = ProgressStyle::with_template(style) {
            bar.set_style(style.progress_chars("=> "));
        }
        bar.set_length(PARTS);
        Self {
            bar,
            begun: Instant::now(),
            total: steps.iter().map(|step| step.seconds).sum::<u64>().max(1),
            done: 0,
            shows_bar: std::io::stderr().is_terminal(),
            log: crate::run::target(root).join("play-build.log"),
        }
    }

    /// Runs one step to its end.
    pub fn run(&mut self, step: &Step, command: &mut Command) -> Result<()> {
        let mut running = self.start(step, command)?;
        self.follow(step, &mut running, None)?;
        running.end()
    }

    /// Runs one step until it says this line; it may have more to do, or have ended.
    pub fn run_until(&mut self, step: &Step, command: &mut Command, line: &str) -> Result<Running> {
        let mut running = self.start(step, command)?;
        if self.follow(step, &mut running, Some(line))? {
            return Ok(running);
        }
        // It ended without the line: well, or with something to be said.
        running.has_ended()?;
        Ok(running)
    }

    fn start(&self, step: &Step, command: &mut Command) -> Result<Running> {
        if !self.shows_bar {
            println!("{} …", step.label);
        }
        // Cargo draws its bar only for a terminal, unless it is told to.
        command.env("CARGO_TERM_PROGRESS_WHEN", "always").env("CARGO_TERM_PROGRESS_WIDTH", "80");
        command.env("CARGO_TERM_COLOR", "never").stdout(Stdio::null()).stderr(Stdio::piped());
        let mut child = command.spawn().with_context(|| format!("cannot start: {}", step.label))?;
        let output = child.stderr.take().context("cargo's output cannot be read")?;
        let said = Said::default();
        let lines = Lines(BufReader::new(output));
        Ok(Running { child, lines, said, label: step.label, log: self.log.clone() })
    }

    /// Shows how far it is, until it ends or says this line; says whether the line came.
    fn follow(&mut self, step: &Step, running: &mut Running, until: Option<&str>) -> Result<bool> {
        while let Some(line) = running.next_line()? {
            if until == Some(line.as_str()) {
                return Ok(true);
            }
            self.show(step, &running.said);
        }
        self.done += step.seconds;
        Ok(false)
    }

    fn show(&self, step: &Step, said: &Said) {
        if !self.shows_bar || self.begun.elapsed() < UNSEEN {
            return;
        }
        if self.bar.is_hidden() {
            self.bar.set_draw_target(indicatif::ProgressDrawTarget::stderr());
        }
        let within = said.fraction(step.until_first_part) * step.seconds as f64;
        let fraction = (self.done as f64 + within) / self.total as f64;
        self.bar.set_position((fraction * PARTS as f64) as u64);
        self.bar.set_message(format!("{}{}", step.label, said.detail()));
        let expected = Duration::from_secs(self.total);
        self.bar.set_prefix(left(self.begun.elapsed(), fraction, expected));
    }

    /// All is built.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

/// A step that has been started.
pub struct Running {
    child: Child,
    lines: Lines<ChildStderr>,
    said: Said,
    label: &'static str,
    log: PathBuf,
}

impl Running {
    fn next_line(&mut self) -> Result<Option<String>> {
        let line = self.lines.next_line().context("cargo's output cannot be read")?;
        if let Some(line) = &line {
            self.said.take(line);
        }
        Ok(line)
    }

    /// Waits for its end; a failure is one sentence where we know one, else the end of what cargo said.
    fn has_ended(&mut self) -> Result<()> {
        if self.child.wait().context("cargo has vanished")?.success() {
            return Ok(());
        }
        if let Some(sentence) = advice(&self.said.text) {
            bail!(sentence);
        }
        // The whole text may be long; the file has all of it.
        let kept = std::fs::write(&self.log, &self.said.text).is_ok();
        let place =
            if kept { format!("\nAll of it: {}", self.log.display()) } else { String::new() };
        bail!("{} failed:\n{}{place}", self.label, tail(&self.said.text, 40))
    }

    /// Has it more to do?
    pub fn goes_on(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Reads on and waits for its end.
    pub fn end(mut self) -> Result<()> {
        while self.next_line()?.is_some() {}
        self.has_ended()
    }
}

/// What one command has said so far.
#[derive(Default)]
struct Said {
    /// Everything but bars.
    text: String,
    /// Crates that are built, and all of them, in the cargo that runs now.
    crates: Option<(u32, u32)>,
    /// Which of several builds runs now, if the command says so: `page 2/3: spynet`.
    part: Option<(u32, u32)>,
}

impl Said {
    fn take(&mut self, line: &str) {
        if let Some(counts) = line.trim_start().strip_prefix("Building [").and_then(counts) {
            self.crates = Some(counts);
        } else if let Some(part) = line.strip_prefix("page ").and_then(counts) {
            self.part = Some(part);
            self.crates = None;
        } else if !line.trim().is_empty() {
            self.text.push_str(line);
            self.text.push('\n');
        }
    }

    /// How far the command is, from 0 to 1.
    fn fraction(&self, until_first_part: bool) -> f64 {
        let of = |(done, all): (u32, u32)| f64::from(done) / f64::from(all.max(1));
        let within = self.crates.map_or(0.0, of).min(1.0);
        match self.part {
            Some((part, parts)) if !until_first_part => {
                (f64::from(part.saturating_sub(1)) + within) / f64::from(parts.max(1))
            }
            Some(_) | None => within,
        }
    }

    fn detail(&self) -> String {
        match (self.part, self.crates) {
            (Some((part, parts)), _) => format!(" ({part} of {parts} games)"),
            (None, Some((done, all))) => format!(" ({done} of {all} crates)"),
            (None, None) => String::new(),
        }
    }
}

/// The first `12/345` in a line.
fn counts(line: &str) -> Option<(u32, u32)> {
    line.split([' ', ':', ']']).find_map(|word| {
        let (done, all) = word.split_once('/')?;
        Some((done.parse().ok()?, all.parse().ok()?))
    })
}

/// How long it will still take, in the words of somebody who is not sure.
///
/// At the beginning, when only small crates are built, what was measured elsewhere says more than what was seen here.
fn left(elapsed: Duration, fraction: f64, expected: Duration) -> String {
    let fraction = fraction.clamp(0.0, 1.0);
    let seen = elapsed.as_secs_f64() / fraction.max(0.01);
    let total = expected.as_secs_f64() * (1.0 - fraction) + seen * fraction;
    let seconds = total * (1.0 - fraction);
    match seconds {
        s if s < 15.0 => "nearly done".to_owned(),
        s if s < 50.0 => "less than a minute left".to_owned(),
        s => format!("about {} min left", (s / 60.0).round().max(1.0)),
    }
}

fn tail(text: &str, lines: usize) -> String {
    let all: Vec<&str> = text.lines().collect();
    all.get(all.len().saturating_sub(lines)..).unwrap_or_default().join("\n")
}

/// Lines that end with a line feed or, as in a bar that is drawn again and again, with a carriage return.
struct Lines<R>(BufReader<R>);

impl<R: Read> Lines<R> {
    fn next_line(&mut self) -> std::io::Result<Option<String>> {
        let mut line = Vec::new();
        for byte in self.0.by_ref().bytes() {
            match byte? {
                b'\r' | b'\n' => return Ok(Some(String::from_utf8_lossy(&line).into_owned())),
                other => line.push(other),
            }
        }
        Ok((!line.is_empty()).then(|| String::from_utf8_lossy(&line).into_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(lines: &str) -> Said {
        let mut said = Said::default();
        let mut lines = Lines(BufReader::new(lines.as_bytes()));
        while let Some(line) = lines.next_line().unwrap() {
            said.take(&line);
        }
        said
    }

    #[test]
    fn cargos_bar_is_read_and_its_words_are_kept() {
        let said =
            after("   Compiling a v1.0.0\n    Building [==>    ] 12/48: a, b\r\nerror: no\n");
        assert_eq!(said.crates, Some((12, 48)));
        assert!((said.fraction(false) - 0.25).abs() < 1e-9);
        assert_eq!(said.text, "   Compiling a v1.0.0\nerror: no\n");
        assert_eq!(said.detail(), " (12 of 48 crates)");
    }

    #[test]
    fn a_build_of_several_parts_counts_them() {
        let said = after("page 2/3: spynet\n    Building [==>    ] 5/10: app\r");
        assert!((said.fraction(false) - 0.5).abs() < 1e-9);
        assert!((said.fraction(true) - 0.5).abs() < 1e-9);
        assert_eq!(said.detail(), " (2 of 3 games)");
        assert!((after("page 3/3: spyworld\n").fraction(false) - 2.0 / 3.0).abs() < 1e-9);
    }

    #[test]
    fn the_estimate_follows_the_machine() {
        let after = |seconds, fraction| {
            left(Duration::from_secs(seconds), fraction, Duration::from_secs(200))
        };
        assert_eq!(after(1, 0.0), "about 3 min left");
        // Twice as slow as expected, and twice as fast.
        assert_eq!(after(200, 0.5), "about 3 min left");
        assert_eq!(after(80, 0.8), "less than a minute left");
        assert_eq!(after(100, 0.95), "nearly done");
    }

    #[test]
    fn a_failure_ends_with_the_last_lines() {
        assert_eq!(tail("a\nb\nc", 2), "b\nc");
        assert_eq!(tail("a", 2), "a");
    }
}
