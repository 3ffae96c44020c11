//! The online tables that this browser has been at, so that the start page leads back to them.
//!
//! Kept as lines of text: name, token of the link, whether it is over, and who sits there.

use game::Game as _;
use ui::session::draft_key;
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
    /// Who sits there, other than oneself.
    pub names: String,
}

impl Known {
    fn write(&self) -> String {
        let token = self.token.as_deref().unwrap_or("-");
        let over = if self.over { "over" } else { "on" };
        format!("{} {token} {over} {}", self.id, self.names.replace('\n', " "))
    }

    fn read(line: &str) -> Option<Self> {
        let mut parts = line.splitn(4, ' ').map(str::to_owned);
        let (id, token, over) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Self {
            id,
            token: Some(token).filter(|token| token != "-"),
            over: over == "over",
            names: parts.next().unwrap_or_default(),
        })
    }
}

fn key() -> String {
    format!("online.{}", Rules::ID)
}

/// All of them, the last one first.
pub fn all() -> Vec<Known> {
    let text = settings::read(&key()).unwrap_or_default();
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
    keep(&tables);
}

/// Forgets one.
pub fn forget(id: &str) {
    let mut tables = all();
    tables.retain(|other| other.id != id);
    keep(&tables);
    forget_rest(id);
}

/// Whatever else this browser keeps of a table.
fn forget_rest(id: &str) {
    let deal = [share_key(id), commitment_key(id)];
    for key in deal.into_iter().chain([links_key(id), sent::key(id), draft_key(id)]) {
        settings::forget(&key);
    }
}

fn keep(tables: &[Known]) {
    let lines: Vec<String> = tables.iter().map(Known::write).collect();
    settings::write(&key(), &lines.join("\n"));
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
            names: "Mara, Jo  Ann".to_owned(),
        };
        assert_eq!(Known::read(&known.write()), Some(known));
        let bare = Known { id: "k8".to_owned(), ..Known::default() };
        assert_eq!(Known::read(&bare.write()), Some(bare));
        assert_eq!(Known::read("k9"), None);
    }
}
