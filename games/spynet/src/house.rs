//! The house editions of SpyNet.

use game::edition::{Checked, Completeness};
use game::{House, Released};

use crate::edition::EditionFile;
use crate::released::RELEASED;
use crate::{Edition, SpyNet};

impl House for SpyNet {
    type File = EditionFile;

    const HOUSE: &'static [u8] = include_bytes!("../content/house.postcard");

    fn released() -> &'static [Released] {
        RELEASED
    }

    fn check(file: EditionFile, completeness: Completeness) -> Checked<Edition> {
        Edition::new(file, completeness)
    }
}
