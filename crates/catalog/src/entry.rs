//! One game of the catalog: its type and where its editions come from.

use std::sync::Arc;

use game::{ContentError, Game};

type HouseEdition<G> = fn() -> Result<Arc<<G as Game>::Edition>, ContentError>;
#[cfg(not(target_arch = "wasm32"))]
type ReadEdition<G> = fn(&str, &str) -> Result<<G as Game>::Edition, ContentError>;

/// A game and its editions.
pub struct Entry<G: Game> {
    house: HouseEdition<G>,
    // The page has no parser for edition files.
    #[cfg(not(target_arch = "wasm32"))]
    read: ReadEdition<G>,
}

impl<G: Game> Entry<G> {
    pub(crate) const fn new(
        house: HouseEdition<G>,
        #[cfg(not(target_arch = "wasm32"))] read: ReadEdition<G>,
    ) -> Self {
        Self {
            house,
            #[cfg(not(target_arch = "wasm32"))]
            read,
        }
    }

    /// The edition that is built in.
    ///
    /// # Errors
    /// When the program was built with a broken one; a test proves that it was not.
    pub fn house(&self) -> Result<Arc<G::Edition>, ContentError> {
        (self.house)()
    }

    /// The game with its house edition.
    ///
    /// # Errors
    /// When there is no such rules number, or the house edition is broken.
    pub fn house_game(&self, rules: u32) -> Result<G, ContentError> {
        G::new(self.house()?, rules)
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
