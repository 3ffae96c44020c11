//! A sum for every row, over the row and the sum before it: a row that was changed, moved or lost breaks the chain.
//!
//! It guards against damage, not against somebody who can write to the file and knows how sums are made.

use sha2::{Digest as _, Sha256};

use crate::Head;

/// The sum so far: the first 8 bytes of a SHA-256, as SQLite keeps numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sum(pub i64);

impl Sum {
    /// Before the first row: the head's.
    pub fn of_head(head: &Head) -> Self {
        let Head { table, game, rules, edition } = head;
        Self(0).then(format!("{table}\n{game}\n{rules}\n{edition}").as_bytes())
    }

    /// After one more row.
    #[must_use]
    pub fn then(self, row: &[u8]) -> Self {
        let hash = Sha256::new().chain_update(self.0.to_le_bytes()).chain_update(row).finalize();
        let mut first = [0; 8];
        first.iter_mut().zip(hash).for_each(|(to, from)| *to = from);
        Self(i64::from_le_bytes(first))
    }
}
