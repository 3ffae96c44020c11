//! The end of a game in the terminal: the last words, the score sheet, the record.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use catalog::Playable;
use game::{Record, Seed, Viewer};

use crate::chrome::Chrome;
use crate::play::PlayTable;
use crate::score_sheet;

/// Why the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    Over,
    Quit,
    EndOfInput,
    Cut,
}

impl<G: Playable> PlayTable<'_, G> {
    /// Says how it ended, with the score sheet where there is a result.
    pub fn close(&mut self, left: Left) -> Result<()> {
        let message = match left {
            Left::Over => {
                let viewer = self.at_keyboard.map_or(Viewer::Spectator, Viewer::Seat);
                self.print_news(viewer)?;
                if let Some(outcome) = self.game.outcome(&self.state) {
                    score_sheet::print(
                        self.game,
                        &self.state,
                        &outcome,
                        &self.voice,
                        &mut self.out,
                    )?;
                }
                return Ok(());
            }
            Left::Quit => Chrome::Quit.message(),
            Left::EndOfInput => Chrome::EndOfInput.message(),
            Left::Cut => {
                let steps = u32::try_from(self.acts.len()).unwrap_or(u32::MAX);
                Chrome::Cut.message().with("steps", steps)
            }
        };
        writeln!(self.out, "{}", self.voice.say(&message))?;
        Ok(())
    }

    /// Writes the record where the person wants it; asks only somebody who can answer.
    pub fn save(&mut self, options: &G::Options, seed: Seed, file: Option<PathBuf>) -> Result<()> {
        let over = self.game.outcome(&self.state).is_some();
        if over {
            let line = Chrome::Seed.message().with("seed", seed.to_string());
            writeln!(self.out, "\n{}", self.voice.say(&line))?;
        }
        let asks = file.is_none() && over && self.keyboard.is_terminal();
        let file = if asks && self.at_keyboard.is_some() {
            let prompt = self.voice.say(&Chrome::OfferSave.message());
            let answer = self.keyboard.ask(&prompt, &mut self.out)?;
            answer.filter(|name| !name.is_empty()).map(PathBuf::from)
        } else {
            file
        };
        let Some(file) = file else { return Ok(()) };
        let record = Record::write(self.game, options.clone(), seed, &self.acts)?;
        write_file(&file, &record.to_json()?)?;
        let line = Chrome::Saved.message().with("file", file.display().to_string());
        writeln!(self.out, "{}", self.voice.say(&line))?;
        Ok(())
    }
}

fn write_file(file: &Path, text: &str) -> Result<()> {
    fs::write(file, text).with_context(|| format!("{}: the record is not saved", file.display()))
}
