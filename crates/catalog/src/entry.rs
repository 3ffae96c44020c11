//! One game of the catalog: its type and where its editions come from.

use std::sync::Arc;

use game::{ContentError, Game, House, Released};

/// A game and its editions.
///
/// It holds functions, so that code for any game need not know that these games are [`House`]s.
pub struct Entry<G: Game> {
    house: fn() -> Result<G, ContentError>,
    earlier: fn() -> Result<Vec<G>, ContentError>,
    find: fn(&str, u32) -> Result<G, ContentError>,
    released: fn() -> &'static [Released],
    // The page has no parser for edition files.
    #[cfg(not(target_arch = "wasm32"))]
    read: fn(&str, &str) -> Result<G::Edition, ContentError>,
}

impl<G: Game> Entry<G> {
    pub(crate) const fn new() -> Self
    where
        G: House,
    {
        Self {
            house: G::house,
            earlier: G::earlier,
            find: |hash, rules| G::find(hash, None, rules),
            released: G::released,
            #[cfg(not(target_arch = "wasm32"))]
            read: G::read_edition_file,
        }
    }

    /// The newest house edition.
    ///
    /// # Errors
    /// When the program was built with a broken one; a test proves that it was not.
    pub fn house(&self) -> Result<Arc<G::Edition>, ContentError> {
        (self.house)().map(|game| Arc::clone(game.edition()))
    }

    /// The game with its newest house edition.
    ///
    /// # Errors
    /// When there is no such rules number, or the house edition is broken.
    pub fn house_game(&self, rules: u32) -> Result<G, ContentError> {
        G::new(self.house()?, rules)
    }

    /// The newest rules over each house edition that was released before the newest.
    ///
    /// # Errors
    /// When the program was built with a broken one; a test proves that it was not.
    pub fn earlier(&self) -> Result<Vec<G>, ContentError> {
        (self.earlier)()
    }

    /// The game with this rules number over the house edition with this hash.
    ///
    /// # Errors
    /// When there is no such rules number, or no such edition here.
    pub fn find(&self, hash: &str, rules: u32) -> Result<G, ContentError> {
        (self.find)(hash, rules)
    }

    /// Every released house edition: its hash and its compact form.
    #[must_use]
    pub fn released(&self) -> &'static [Released] {
        (self.released)()
    }

    /// An edition from the text of a file; the name is only for the error.
    ///
    /// # Errors
    /// What is wrong with the edition, and where.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn load_edition(&self, file: &str, text: &str) -> Result<Arc<G::Edition>, ContentError> {
        (self.read)(file, text).map(Arc::new)
    }
}
