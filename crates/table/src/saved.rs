//! A table as it is kept between visits: everything that is needed to set it up and play it again.

use game::{Game, Notation, RowAct, Seed};
use serde::{Deserialize, Serialize};

use crate::{Chair, Refused, Table};

/// A stored table. It holds the seed: for storage only, never for a frame.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Saved<O, A> {
    /// The rules number it is played under.
    pub rules: u32,
    /// The edition as a blob, where it is not the house edition.
    pub edition: Option<Vec<u8>>,
    /// The digest of the edition, so that a changed one is noticed.
    pub edition_hash: String,
    /// What the table has agreed on.
    pub options: O,
    /// The seed's 32 bytes.
    pub seed: [u8; 32],
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// All rows.
    pub rows: Vec<RowAct<A>>,
}

/// A stored table that cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Damaged<R> {
    /// It was played with another edition than the one at hand.
    #[error("another edition: {found} in place of {stored}")]
    Edition {
        /// The digest that was stored.
        stored: String,
        /// The digest of the edition at hand.
        found: String,
    },
    /// Its options are refused.
    #[error("its options are refused")]
    Options(R),
    /// One of its rows is refused.
    #[error("a row is refused")]
    Row(Refused<R>),
}

impl<G: Notation> Table<G> {
    /// The table as it is stored; `edition` is its blob, where it is not the house edition.
    pub fn save(&self, edition: Option<Vec<u8>>) -> Saved<G::Options, G::Action> {
        Saved {
            rules: self.game().rules(),
            edition,
            edition_hash: self.game().edition_hash().to_string(),
            options: self.options().clone(),
            seed: self.seed().0,
            chairs: self.chairs().to_vec(),
            rows: self.rows().to_vec(),
        }
    }

    /// The table that was stored; `game` has its rules number and edition.
    ///
    /// # Errors
    /// What does not fit.
    pub fn restore(
        game: G,
        saved: &Saved<G::Options, G::Action>,
    ) -> Result<Self, Damaged<<G as Game>::Refusal>> {
        let mut table = Self::set_up_again(game, saved)?;
        table.replay(&saved.rows).map_err(Damaged::Row)?;
        Ok(table)
    }

    /// The table that was stored, before its first row.
    pub(crate) fn set_up_again(
        game: G,
        saved: &Saved<G::Options, G::Action>,
    ) -> Result<Self, Damaged<<G as Game>::Refusal>> {
        let found = game.edition_hash().to_string();
        if found != saved.edition_hash {
            return Err(Damaged::Edition { stored: saved.edition_hash.clone(), found });
        }
        let (seed, chairs) = (Seed(saved.seed), saved.chairs.clone());
        Self::new(game, saved.options.clone(), seed, chairs).map_err(Damaged::Options)
    }
}
