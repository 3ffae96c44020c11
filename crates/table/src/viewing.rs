//! One viewer of a table, and what this viewer has been told: nothing is told twice.

use game::{Notation, Viewer};

use crate::{Heard, Table, UpdateOf};

/// A viewer of a table.
pub struct Viewing<G: Notation> {
    viewer: Viewer,
    heard: Heard,
    /// The newest update that was told, without its events.
    last: Option<UpdateOf<G>>,
}

impl<G: Notation> Viewing<G> {
    /// A viewer who has been told nothing yet.
    #[must_use]
    pub fn new(viewer: Viewer) -> Self {
        Self { viewer, heard: Heard::default(), last: None }
    }

    /// Who looks.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What is new to this viewer; nothing where nothing is.
    pub fn news(&mut self, table: &Table<G>) -> Option<UpdateOf<G>> {
        let update = table.update(self.viewer, self.heard);
        let is_same_story = update.first == self.heard.events;
        self.heard = table.heard(&update);
        let mut quiet = update;
        let (first, events) = (quiet.first, core::mem::take(&mut quiet.events));
        quiet.first = 0;
        if is_same_story && events.is_empty() && self.last.as_ref() == Some(&quiet) {
            return None;
        }
        self.last = Some(quiet.clone());
        Some(UpdateOf::<G> { first, events, ..quiet })
    }

    /// The newest view once more, for a viewer who says how many events it knows.
    pub fn again(&mut self, table: &Table<G>, known: u32) -> Option<UpdateOf<G>> {
        (self.heard, self.last) = (Heard::default(), None);
        self.news(table).map(|update| update.after(known))
    }
}
