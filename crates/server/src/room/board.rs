//! The frame that shows a table to everybody who has it open: written once for all of them, and sent to nobody who
//! has seen the same before.
//!
//! What only one person does, such as asking for a link to another device, must not send the others anything.

#[cfg(test)]
mod tests;

use std::time::{Duration, Instant};

use axum::body::Bytes;
use game::Playable;
use wire::{Encoding, TableInfo, ToClient};

use super::inner::Inner;
use super::show::write;

/// A frame in which time runs may be sent for so long after it was written.
const FRESH: Duration = Duration::from_millis(100);

/// What the frame about a table shows.
#[derive(Debug, Default)]
pub struct Board {
    /// At this version of the table.
    version: u64,
    /// How often it has changed.
    changes: u64,
    /// What it shows. Its times are counted from a moment that is always the same, so that they change only if
    /// something happens.
    shown: Vec<u8>,
    /// Does time run in it?
    is_timed: bool,
    /// The newest frames, and when they were written.
    written: Vec<(Encoding, Instant, Bytes)>,
}

impl Board {
    /// Nobody looks any more: no memory is needed for it.
    pub fn clear(&mut self) {
        *self = Self { changes: self.changes, ..Self::default() };
    }
}

impl<G: Playable> Inner<G> {
    /// How often it has changed what the frame about the table shows; those who know this number need no other frame.
    pub fn board_changes(&mut self, id: &str) -> u64 {
        if self.board.version == self.version {
            return self.board.changes;
        }
        let info = self.info_at(id, self.loaded);
        self.board.version = self.version;
        let shown = Encoding::Postcard.write(&info).unwrap_or_default();
        if shown.is_empty() || shown != self.board.shown {
            self.board.shown = shown;
            self.board.changes += 1;
            self.board.written.clear();
            self.board.is_timed = is_timed(&info);
        }
        self.board.changes
    }

    /// The frame about the table; whoever asks has asked for its changes before.
    pub fn board_frame(&mut self, id: &str, encoding: Encoding) -> Option<Bytes> {
        let now = self.system.now();
        let is_timed = self.board.is_timed;
        let fresh = |written: Instant| !is_timed || now.saturating_duration_since(written) < FRESH;
        let mut written = self.board.written.iter();
        let known = written.find(|(one, when, _)| *one == encoding && fresh(*when));
        if let Some((_, _, bytes)) = known {
            return Some(bytes.clone());
        }
        let bytes = write::<G>(encoding, &ToClient::Table(Box::new(self.info_at(id, now))))?;
        self.board.written.retain(|(one, _, _)| *one != encoding);
        self.board.written.push((encoding, now, bytes.clone()));
        Some(bytes)
    }
}

fn is_timed<O>(info: &TableInfo<O>) -> bool {
    info.vote.is_some()
        || info.deal.as_ref().is_some_and(|deal| deal.left.is_some())
        || info.places.iter().any(|place| place.grace.is_some())
}
