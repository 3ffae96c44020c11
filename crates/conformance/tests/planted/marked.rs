//! A value with room for a fault: one that shows, one that only travels, one that only compares.

use conformance::hidden_hand::HandRefusal;
use game::Refusal;
use serde::{Deserialize, Serialize};

/// The value and what should not be there.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Marked<T> {
    pub it: T,
    pub mark: u8,
    /// Not compared, but sent.
    pub padding: String,
    /// Compared, but not sent.
    #[serde(skip)]
    pub unsent: u8,
}

impl<T> Marked<T> {
    pub fn new(it: T, mark: u8) -> Self {
        Self { it, mark, padding: String::new(), unsent: 0 }
    }
}

pub const NEVER_EQUAL: u8 = 255;

impl<T: PartialEq> PartialEq for Marked<T> {
    fn eq(&self, other: &Self) -> bool {
        let marks = self.mark == other.mark && self.mark != NEVER_EQUAL;
        self.it == other.it && marks && self.unsent == other.unsent
    }
}

impl<T: Eq> Eq for Marked<T> {}

impl Refusal for Marked<HandRefusal> {
    fn clause(&self) -> &'static str {
        self.it.clause()
    }

    fn facts(&self) -> Vec<(&'static str, i64)> {
        self.it.facts().into_iter().chain([("mark", self.mark.into())]).collect()
    }
}
