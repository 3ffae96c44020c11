//! What an edition holds, as tables for people who read the rules.

use crate::Message;

/// One table: its title, the heads of its columns, and a row for each card or number; all of it in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// What is listed.
    pub title: String,
    /// The head of each column.
    pub columns: Vec<String>,
    /// As many cells in each row as there are columns.
    pub rows: Vec<Vec<String>>,
}

impl List {
    /// A table with these keys of its title and its columns.
    pub fn new(
        say: &dyn Fn(&Message) -> String,
        title: &'static str,
        columns: &[&'static str],
        rows: impl IntoIterator<Item = Vec<String>>,
    ) -> Self {
        let told = |key: &'static str| say(&Message::new(key));
        Self {
            title: told(title),
            columns: columns.iter().copied().map(told).collect(),
            rows: rows.into_iter().collect(),
        }
    }
}
