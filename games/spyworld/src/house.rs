//! The built-in edition, and advice about raids.

use std::sync::Arc;

use game::{Advise, ContentError, Game, House, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::edition::Edition;
use crate::{BestRaid, Spyworld, View};

/// The built-in edition in its compact form.
pub(crate) const HOUSE: &[u8] = include_bytes!("../content/house.postcard");

impl Spyworld {
    /// The newest rules over the built-in house edition.
    ///
    /// # Errors
    /// When the program was built with a broken edition; a test proves that it was not.
    pub fn house() -> Result<Self, ContentError> {
        let edition = Self::edition_of(HOUSE)?;
        Self::new(Arc::new(edition), Self::NEWEST_RULES)
    }
}

impl House for Spyworld {
    fn house() -> Result<Self, ContentError> {
        Self::house()
    }

    fn edition_of(blob: &[u8]) -> Result<Edition, ContentError> {
        Edition::from_blob(blob)
    }
}

/// What can be asked about a raid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RaidQuestion {
    /// The richest raid that is left to this seat.
    Left(Seat),
    /// The richest raid that this seat could have made from the entrance.
    Whole(Seat),
}

impl Advise for Spyworld {
    type Question = RaidQuestion;
    type Advice = Option<BestRaid>;

    fn advise(&self, view: &View, viewer: Viewer, question: &RaidQuestion) -> Option<BestRaid> {
        match *question {
            RaidQuestion::Left(seat) => self.best_raid(view, viewer, seat, false),
            RaidQuestion::Whole(seat) => self.best_raid(view, viewer, seat, true),
        }
    }
}
