//! Where a game's editions come from: the newest house edition, every one released before it, and files of players.

use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::edition::{self, Checked, Completeness};
use crate::{ContentError, Game};

/// A released edition: its hash, as records name it, and its compact form.
pub type Released = (&'static str, &'static [u8]);

/// A game with a house edition.
pub trait House: Game {
    /// The form of its edition files.
    type File: Serialize + DeserializeOwned;

    /// The newest house edition, in its compact form.
    const HOUSE: &'static [u8];

    /// Every released house edition that this program contains. A page contains none but the newest: it loads the
    /// others by their [file name](edition::file_of) when a table or a record asks for one.
    #[must_use]
    fn released() -> &'static [Released];

    /// Makes an edition of what stands in a file.
    ///
    /// # Errors
    /// The first thing that is wrong with it; the file's name is left open.
    fn check(file: Self::File, completeness: Completeness) -> Checked<Self::Edition>;

    /// The newest rules over the newest house edition.
    ///
    /// # Errors
    /// When the program was built with a broken edition; a test proves that it was not.
    fn house() -> Checked<Self> {
        let house = Self::edition_of(Self::HOUSE).map_err(|it| it.in_file("the house edition"))?;
        Self::new(Arc::new(house), Self::NEWEST_RULES)
    }

    /// An edition from its compact form; whatever a stranger wrote into it is checked.
    ///
    /// # Errors
    /// What is wrong with it.
    fn edition_of(blob: &[u8]) -> Checked<Self::Edition> {
        edition::from_blob(blob)
            .and_then(|file| Self::check(file, Completeness::Full))
            .map_err(|error| error.in_file("the edition"))
    }

    /// An edition from the text of a file; the name is only for the error.
    ///
    /// # Errors
    /// The first thing that is wrong with it: file, key, reason.
    #[cfg(any(feature = "reader", not(target_arch = "wasm32")))]
    fn read_edition_file(file: &str, text: &str) -> Checked<Self::Edition> {
        edition::from_toml(text)
            .and_then(|entries| Self::check(entries, Completeness::Full))
            .map_err(|error| error.in_file(file))
    }

    /// The compact form of an edition file, which is checked as a whole first.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    #[cfg(any(feature = "reader", not(target_arch = "wasm32")))]
    fn blob_of(text: &str) -> Checked<Vec<u8>> {
        let file: Self::File = edition::from_toml(text)?;
        let blob = edition::to_blob(&file)?;
        Self::check(file, Completeness::Full)?;
        Ok(blob)
    }

    /// The rules over this edition, or over the newest house edition, with this rules number or the newest.
    #[must_use]
    fn load(edition: Option<&[u8]>, rules: Option<u32>) -> Option<Self> {
        let edition = match edition {
            Some(blob) => Arc::new(Self::edition_of(blob).ok()?),
            None => Arc::clone(Self::house().ok()?.edition()),
        };
        Self::new(edition, rules.unwrap_or(Self::NEWEST_RULES)).ok()
    }

    /// The newest rules over each released edition but the newest house edition.
    ///
    /// # Errors
    /// When the program was built with a broken edition; a test proves that it was not.
    fn earlier() -> Checked<Vec<Self>> {
        let newest = Self::house()?.edition_hash();
        let mut earlier = Vec::new();
        for (_, blob) in Self::released() {
            let game = Self::new(Arc::new(Self::edition_of(blob)?), Self::NEWEST_RULES)?;
            if game.edition_hash() != newest {
                earlier.push(game);
            }
        }
        Ok(earlier)
    }

    /// The rules with this number over the edition with this hash: the one in `blob`, where there is one, or else a
    /// house edition that this program contains.
    ///
    /// # Errors
    /// When it is not at hand, or there is no such rules number.
    fn find(hash: &str, blob: Option<&[u8]>, rules: u32) -> Checked<Self> {
        let is_it = |game: &Self| game.edition_hash().to_string() == hash;
        let released = || Self::released().iter().find(|(known, _)| *known == hash);
        let edition = match blob.or_else(|| released().map(|(_, blob)| *blob)) {
            Some(blob) => Arc::new(Self::edition_of(blob)?),
            None => Arc::clone(Self::house()?.edition()),
        };
        let game = Self::new(edition, rules)?;
        if is_it(&game) { Ok(game) } else { Err(not_at_hand(hash)) }
    }

    /// The edition with this hash, if this program contains it.
    #[must_use]
    fn by_hash(hash: &str) -> Option<Arc<Self::Edition>> {
        let game = Self::find(hash, None, Self::NEWEST_RULES).ok()?;
        Some(Arc::clone(game.edition()))
    }
}

/// There is no such edition here.
fn not_at_hand(hash: &str) -> ContentError {
    let hash: String = hash.chars().take(64).collect();
    ContentError::at("edition.hash", format!("the edition {hash} is not at hand"))
}

/// The methods of [`Game`] that are the same in every game that is a struct of an edition and a rules number.
#[macro_export]
macro_rules! over_an_edition {
    () => {
        fn new(
            edition: ::std::sync::Arc<Self::Edition>,
            rules: u32,
        ) -> ::core::result::Result<Self, $crate::ContentError> {
            $crate::check_rules::<Self>(rules)?;
            Ok(Self { edition, rules })
        }

        fn edition(&self) -> &::std::sync::Arc<Self::Edition> {
            &self.edition
        }

        fn edition_id(&self) -> &str {
            self.edition.id()
        }

        fn edition_hash(&self) -> $crate::Digest {
            self.edition.hash()
        }

        fn rules(&self) -> u32 {
            self.rules
        }
    };
}

/// Is this one of the rules numbers from 1 to the newest?
///
/// # Errors
/// When it is not.
pub fn check_rules<G: Game>(rules: u32) -> Checked<()> {
    if (1..=G::NEWEST_RULES).contains(&rules) {
        return Ok(());
    }
    let reason = format!("1 to {} are known, not {rules}", G::NEWEST_RULES);
    Err(ContentError::at("rules", reason).in_file(G::ID))
}
