//! The end of a game in the terminal: the last words, the score sheet, the record.

use std::path::Path;

use anyhow::{Context, Result};
use catalog::Playable;
use game::{Record, Viewer};

use crate::chrome::Chrome;
use crate::printable::printable;
use crate::record_file::resigned;
use crate::save::SaveFile;
use crate::score_sheet;
use crate::table::PlayTable;

/// Why the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    Over,
    Quit,
    EndOfInput,
    Cut,
}

impl<G: Playable> PlayTable<'_, G> {
    /// Says how it ended, with the score sheet where there is a result, and where the record is.
    pub fn close(&mut self, left: Left) -> Result<()> {
        match left {
            Left::Over => {
                let viewer = self.at_keyboard.map_or(Viewer::Spectator, Viewer::Seat);
                self.print_news(viewer)?;
                if let Some(outcome) = self.game.outcome(&self.state) {
                    score_sheet::print(
                        self.game,
                        &self.state,
                        &outcome,
                        resigned(&self.acts),
                        &self.voice,
                        &mut self.out,
                    )?;
                }
                let seed = self.opening.seed.to_string();
                writeln!(self.out)?;
                self.tell(&Chrome::Seed.message().with("seed", seed))?;
            }
            Left::Quit => self.tell(&Chrome::Quit.message())?,
            Left::EndOfInput => self.tell(&Chrome::EndOfInput.message())?,
            Left::Cut => {
                let steps = u32::try_from(self.acts.len()).unwrap_or(u32::MAX);
                self.tell(&Chrome::Cut.message().with("steps", steps))?;
            }
        }
        let can_ask = self.keyboard.is_terminal() && self.at_keyboard.is_some();
        if self.save_file.is_none() && can_ask && matches!(left, Left::Over | Left::Quit) {
            self.save_file = self.ask_for_file()?;
        }
        let can_go_on = matches!(left, Left::Quit | Left::EndOfInput);
        let Some(file) = self.save_file.as_ref().map(|file| file.name().to_owned()) else {
            return if can_go_on { self.tell(&Chrome::NotSaved.message()) } else { Ok(()) };
        };
        self.save().with_context(|| format!("{file}: the record is not saved"))?;
        let file = printable(&file);
        self.tell(&Chrome::Saved.message().with("file", file.as_str()))?;
        if can_go_on {
            let quoted = if file.contains(' ') { format!("\"{file}\"") } else { file };
            self.tell(&Chrome::GoOn.message().with("game", G::ID).with("file", quoted))?;
        }
        Ok(())
    }

    /// Where to save a game that was begun without a file; `None` if not at all.
    fn ask_for_file(&mut self) -> Result<Option<SaveFile>> {
        let prompt = self.voice.say(&Chrome::OfferSave.message());
        while let Some(name) =
            self.keyboard.ask(&prompt, &mut self.out)?.filter(|it| !it.is_empty())
        {
            match SaveFile::new(Path::new(&name)) {
                Ok(file) => return Ok(Some(file)),
                Err(error) => {
                    let why = printable(&error.to_string());
                    self.tell(&Chrome::SaveRefused.message().with("why", why))?;
                }
            }
        }
        Ok(None)
    }

    /// Brings the file up to date while the game runs; a failure is said, but ends nothing.
    pub fn keep(&mut self) -> Result<()> {
        if self.save_file.is_none() || self.saved == Some(self.acts.len()) {
            return Ok(());
        }
        if let Err(error) = self.save() {
            let why = printable(&format!("{error:#}"));
            self.tell(&Chrome::SaveFailed.message().with("why", why))?;
        }
        // Tried once for each act: repeating it for every line typed would help nobody.
        self.saved = Some(self.acts.len());
        Ok(())
    }

    fn save(&self) -> Result<()> {
        let Some(file) = &self.save_file else { return Ok(()) };
        let options = self.opening.options.clone();
        let record = Record::write(self.game, options, self.opening.seed, &self.acts)?;
        Ok(file.write(&record.to_json()?)?)
    }
}
