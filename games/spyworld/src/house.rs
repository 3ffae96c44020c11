//! The house editions of Spyworld, and advice about raids.

use game::edition::{Checked, Completeness};
use game::{Advise, House, Released, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::edition::EditionFile;
use crate::released::RELEASED;
use crate::{BestRaid, Edition, Spyworld, View};

impl House for Spyworld {
    type File = EditionFile;

    const HOUSE: &'static [u8] = include_bytes!("../content/house.postcard");

    fn released() -> &'static [Released] {
        RELEASED
    }

    fn check(file: EditionFile, completeness: Completeness) -> Checked<Edition> {
        Edition::new(file, completeness)
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
