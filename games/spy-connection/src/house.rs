//! The built-in edition. This game gives no advice.

use std::sync::Arc;

use game::{Advise, ContentError, Game, House, NoQuestion, Viewer};

use crate::edition::Edition;
use crate::{SpyConnection, View};

impl SpyConnection {
    /// The newest rules over the built-in house edition.
    ///
    /// # Errors
    /// When the program was built with a broken edition; a test proves that it was not.
    pub fn house() -> Result<Self, ContentError> {
        let edition = Self::edition_of(include_bytes!("../content/house.postcard"))?;
        Self::new(Arc::new(edition), Self::NEWEST_RULES)
    }
}

impl House for SpyConnection {
    fn house() -> Result<Self, ContentError> {
        Self::house()
    }

    fn edition_of(blob: &[u8]) -> Result<Edition, ContentError> {
        Edition::from_blob(blob)
    }
}

impl Advise for SpyConnection {
    type Question = NoQuestion;
    type Advice = ();

    fn advise(&self, _view: &View, _viewer: Viewer, question: &NoQuestion) {
        match *question {}
    }
}
