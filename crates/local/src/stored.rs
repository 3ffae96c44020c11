//! How a table is stored on a device: an entry for lists, a head, and rows that are only ever appended.
//!
//! An entry begins with a zero and the number of its format. The rest is JSON with rows in the game's notation, so that
//! every later build can read it. [`older`] reads what earlier builds wrote.

pub mod older;

use game::{Notation, RowAct, Seed};
use serde::{Deserialize, Serialize};
use table::{Chair, Saved, Summary};

use crate::SavedOf;

/// How an entry begins.
const FORMAT: [u8; 2] = [0, 2];

/// What is stored under the name of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// What lists show.
    pub summary: Summary,
    /// The tab that has it open, or had it last.
    pub holder: u64,
    /// Number of rows in the parts.
    pub rows: u32,
}

impl Entry {
    /// As it is stored.
    pub fn write(&self) -> Option<Vec<u8>> {
        Some([FORMAT.as_slice(), &serde_json::to_vec(self).ok()?].concat())
    }

    /// Reads an entry of this format.
    fn read(bytes: &[u8]) -> Option<Self> {
        serde_json::from_slice(bytes.strip_prefix(&FORMAT)?).ok()
    }
}

/// What an entry of any format says to a list, and which tab had it.
pub fn listed(bytes: &[u8]) -> Option<(Summary, u64)> {
    match Entry::read(bytes) {
        Some(entry) => Some((entry.summary, entry.holder)),
        None => older::read(bytes).map(|kept| (kept.summary, kept.holder)),
    }
}

/// The part that comes first: everything but the rows.
#[derive(Serialize, Deserialize)]
struct Head<O> {
    rules: u32,
    /// In hex digits, where it is not the built-in one.
    edition: Option<String>,
    edition_hash: String,
    options: O,
    seed: String,
    chairs: Vec<Chair>,
}

/// The first part of a table.
pub fn write_head<G: Notation>(saved: &SavedOf<G>) -> Option<Vec<u8>> {
    let Saved { rules, edition, edition_hash, options, seed, chairs, rows: _ } = saved;
    let head = Head {
        rules: *rules,
        edition: edition.as_deref().map(game::to_hex),
        edition_hash: edition_hash.clone(),
        options,
        seed: Seed(*seed).to_string(),
        chairs: chairs.clone(),
    };
    serde_json::to_vec(&head).ok()
}

/// A part with rows.
pub fn write_rows<G: Notation>(game: &G, rows: &[RowAct<G::Action>]) -> Option<Vec<u8>> {
    let rows: Vec<String> = rows.iter().map(|row| game.write_row(*row)).collect();
    serde_json::to_vec(&rows).ok()
}

/// A stored table, before its rows are read: reading them needs its rules.
pub struct Unread<O> {
    head: Head<O>,
    rows: Vec<String>,
}

/// A stored table of this format, from its entry and parts.
pub fn unread<O: for<'de> Deserialize<'de>>(entry: &[u8], parts: &[Vec<u8>]) -> Option<Unread<O>> {
    let entry = Entry::read(entry)?;
    let (head, parts) = parts.split_first()?;
    let head = serde_json::from_slice(head).ok()?;
    let mut rows = Vec::new();
    for part in parts {
        rows.extend(serde_json::from_slice::<Vec<String>>(part).ok()?);
    }
    (rows.len() == entry.rows as usize).then_some(Unread { head, rows })
}

impl<O: Clone> Unread<O> {
    /// The edition in binary form, where it is not the built-in one.
    pub fn edition(&self) -> Option<Option<Vec<u8>>> {
        match &self.head.edition {
            Some(hex) => game::from_hex(hex).map(Some),
            None => Some(None),
        }
    }

    /// The hash of the edition.
    pub fn edition_hash(&self) -> &str {
        &self.head.edition_hash
    }

    /// The rules number.
    pub const fn rules(&self) -> u32 {
        self.head.rules
    }

    /// The whole table.
    pub fn saved<G: Notation<Options = O>>(&self, game: &G) -> Option<SavedOf<G>> {
        let rows = self.rows.iter().map(|row| game.read_row(row).ok()).collect::<Option<_>>()?;
        let Head { rules, edition_hash, options, seed, chairs, .. } = &self.head;
        Some(Saved {
            rules: *rules,
            edition: self.edition()?,
            edition_hash: edition_hash.clone(),
            options: options.clone(),
            seed: seed.parse::<Seed>().ok()?.0,
            chairs: chairs.clone(),
            rows,
        })
    }
}
