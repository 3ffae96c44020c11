//! The house editions of Spyworld.

use game::edition::{Checked, Completeness};
use game::{House, Released};

use crate::edition::EditionFile;
use crate::released::RELEASED;
use crate::{Edition, Spyworld};

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
