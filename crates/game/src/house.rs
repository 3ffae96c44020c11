//! The edition that comes with the program, and editions from elsewhere.

use std::sync::Arc;

use crate::{ContentError, Game};

/// A game with a built-in edition.
pub trait House: Game {
    /// The newest rules over the built-in edition.
    ///
    /// # Errors
    /// When the program was built with a broken edition; a test proves that it was not.
    fn house() -> Result<Self, ContentError>;

    /// An edition from its binary form; whatever a stranger wrote into it is checked.
    ///
    /// # Errors
    /// What is wrong with it.
    fn edition_of(blob: &[u8]) -> Result<Self::Edition, ContentError>;

    /// The rules over this edition or the built-in one, with this rules number or the newest; nothing where there are
    /// no such rules or the edition is broken.
    #[must_use]
    fn load(edition: Option<&[u8]>, rules: Option<u32>) -> Option<Self> {
        let edition = match edition {
            Some(blob) => Arc::new(Self::edition_of(blob).ok()?),
            None => Arc::clone(Self::house().ok()?.edition()),
        };
        Self::new(edition, rules.unwrap_or(Self::NEWEST_RULES)).ok()
    }
}
