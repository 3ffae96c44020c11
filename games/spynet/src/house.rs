//! The house editions of SpyNet.

use game::edition::{Checked, Completeness};
use game::{Advise, House, NoQuestion, Released, Viewer};

use crate::edition::EditionFile;
use crate::released::RELEASED;
use crate::{Edition, SpyNet, View};

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

/// This game gives no advice.
impl Advise for SpyNet {
    type Question = NoQuestion;
    type Advice = ();

    fn advise(&self, _view: &View, _viewer: Viewer, question: &NoQuestion) {
        match *question {}
    }
}
