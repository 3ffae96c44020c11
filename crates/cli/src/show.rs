//! What a person at the table is shown: the board, the log, why something is not possible.
//!
//! Always by way of a view of that person's own; never the state.

use std::io::Write;

use anyhow::Result;
use catalog::Playable;
use game::{Refusal, Seat, Viewer};

use crate::chrome::Chrome;
use crate::play::PlayTable;

impl<G: Playable> PlayTable<'_, G> {
    /// Why not, and by which clause.
    pub fn print_refusal(&mut self, refusal: &G::Refusal) -> Result<()> {
        let why = self.voice.say(&self.game.refusal_words(refusal, self.voice.lang()));
        let line = Chrome::Refused.message().with("why", why).with("clause", refusal.clause());
        writeln!(self.out, "{}", self.voice.say(&line))?;
        Ok(())
    }

    /// The board as this seat sees it.
    pub fn print_board(&mut self, seat: Seat) -> Result<()> {
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let board = self.game.draw(&view, self.voice.lang(), &|message| self.voice.say(message));
        writeln!(self.out, "\n{}\n", board.trim_end())?;
        Ok(())
    }

    /// The log lines this viewer has not read yet.
    pub fn print_news(&mut self, viewer: Viewer) -> Result<()> {
        let seat = viewer.seat().unwrap_or(Seat(0));
        let from = self.read.get(seat.index()).copied().unwrap_or_default();
        self.print_log(viewer, from)?;
        for (other, read) in Seat::first(game::MAX_SEATS).zip(&mut self.read) {
            // Where nothing is secret, all who sit at this screen have read it too.
            let hidden = |seat| self.game.hidden(&self.state, Viewer::Seat(seat));
            if other == seat || hidden(other) == hidden(seat) {
                *read = self.events.len();
            }
        }
        Ok(())
    }

    /// The log from this event on; says whether there was anything.
    pub fn print_log(&mut self, viewer: Viewer, from: usize) -> Result<bool> {
        let mut any = false;
        for event in self.events.iter().skip(from) {
            if let Some(event) = self.game.event_view(event, viewer) {
                let line = self.voice.say(&self.game.event_words(&event, self.voice.lang()));
                writeln!(self.out, "  {line}")?;
                any = true;
            }
        }
        Ok(any)
    }
}
