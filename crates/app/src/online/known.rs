//! The online tables that this browser has been at, so that the start page leads back to them.
//!
//! Kept as lines of text, a list for each game: name, token of the link, whether it is over or was given up, when this
//! browser was there last, and who sits there. A list of those that are to be shown no more keeps the server from bringing them back.

use game::{Game as _, Seat};
use ui::session::{draft_key, rows_key};
use ui::settings;

use super::deal::share_key;
use super::links::{commitment_key, links_key};
use super::sent;
use crate::Rules;

/// More are not remembered.
const MOST: usize = 12;

/// An online table that this browser has been at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// Its name.
    pub id: String,
    /// The token of the link that led there.
    pub token: Option<String>,
    /// Is it over?
    pub over: bool,
    /// Has this person given it up, while the others play on?
    pub left: bool,
    /// When this browser was there last, in milliseconds since 1970; older pages did not write it.
    pub played: u64,
    /// Who sits there, other than oneself.
    pub names: String,
}

impl Known {
    fn write(&self) -> String {
        let token = self.token.as_deref().unwrap_or("-");
        let over = match (self.over, self.left) {
            (true, _) => "over",
            (false, true) => "left",
            (false, false) => "on",
        };
        let Self { id, played, names, .. } = self;
        format!("{id} {token} {over}@{played} {}", names.replace('\n', " "))
    }

    fn read(line: &str) -> Option<Self> {
        let mut parts = line.splitn(4, ' ').map(str::to_owned);
        let (id, token, over) = (parts.next()?, parts.next()?, parts.next()?);
        let (over, played) = over.split_once('@').unwrap_or((&over, "0"));
        Some(Self {
            id,
            token: Some(token).filter(|token| token != "-"),
            over: over == "over",
            left: over == "left",
            played: played.parse().unwrap_or(0),
            names: parts.next().unwrap_or_default(),
        })
    }
}

fn key(game: &str) -> String {
    format!("online.{game}")
}

/// Does this key of the browser's storage hold a list of tables?
pub fn is_list(key: &str) -> bool {
    key == HIDDEN || key.starts_with("online.")
}

/// All of this page's game, the last one first.
fn all() -> Vec<Known> {
    all_of(Rules::ID)
}

/// All of this game, the last one first.
pub fn all_of(game: &str) -> Vec<Known> {
    let text = settings::read(&key(game)).unwrap_or_default();
    text.lines().filter_map(Known::read).collect()
}

/// What is remembered of a table.
pub fn find(id: &str) -> Option<Known> {
    all().into_iter().find(|known| known.id == id)
}

/// Remembers this one, in front.
pub fn remember(known: Known) {
    let mut tables = all();
    tables.retain(|other| other.id != known.id);
    tables.insert(0, known);
    tables.drain(MOST.min(tables.len())..).for_each(|old| forget_rest(&old.id));
    keep(Rules::ID, &tables);
}

/// This person has given this table up.
pub fn give_up(id: &str) {
    let mut tables = all();
    let running = tables.iter_mut().find(|known| known.id == id && !known.over && !known.left);
    if let Some(known) = running {
        known.left = true;
        keep(Rules::ID, &tables);
    }
}

/// Forgets one of this page's game.
pub fn forget(id: &str) {
    forget_of(Rules::ID, id);
}

/// Forgets one of this game.
pub fn forget_of(game: &str, id: &str) {
    let mut tables = all_of(game);
    tables.retain(|other| other.id != id);
    keep(game, &tables);
    forget_rest(id);
}

/// Where the names of tables are kept that are to be shown no more.
const HIDDEN: &str = "hidden";
/// More are not remembered; the server lists fewer.
const MOST_HIDDEN: usize = 60;

/// Does the person want to see this table no more?
pub fn is_hidden(id: &str) -> bool {
    settings::read(HIDDEN).is_some_and(|all| all.lines().any(|hidden| hidden == id))
}

/// Shows this table no more.
pub fn hide(id: &str) {
    let all = settings::read(HIDDEN).unwrap_or_default();
    let lines: Vec<&str> = std::iter::once(id).chain(all.lines()).take(MOST_HIDDEN).collect();
    settings::write(HIDDEN, &lines.join("\n"));
}

/// Whatever else this browser keeps of a table.
fn forget_rest(id: &str) {
    let deal = [share_key(id), commitment_key(id)];
    for key in deal.into_iter().chain([links_key(id), sent::key(id), draft_key(id)]) {
        settings::forget(&key);
    }
    for seat in Seat::first(*Rules::SEATS.end()) {
        settings::forget(&rows_key(id, seat));
    }
}

fn keep(game: &str, tables: &[Known]) {
    let lines: Vec<String> = tables.iter().map(Known::write).collect();
    settings::write(&key(game), &lines.join("\n"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_remembered_in_a_line() {
        let known = Known {
            id: "k7".to_owned(),
            token: Some("t0".to_owned()),
            over: true,
            left: false,
            played: 1_700_000_000_000,
            names: "Mara, Jo  Ann".to_owned(),
        };
        assert_eq!(Known::read(&known.write()), Some(known));
        let bare = Known { id: "k8".to_owned(), ..Known::default() };
        assert_eq!(Known::read(&bare.write()), Some(bare));
        let left = Known { id: "k8".to_owned(), left: true, ..Known::default() };
        assert_eq!(Known::read(&left.write()), Some(left));
        assert_eq!(Known::read("k9"), None);
        // As older pages wrote it.
        let old = Known::read("k8 - over Jo").unwrap();
        assert!(old.over && old.played == 0 && old.names == "Jo");
    }
}
