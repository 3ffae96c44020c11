//! How often a table may be changed before its start, and by whom: nobody uses up what is there for the others.
//!
//! Everything here is counted from rows that everybody at a waiting table can see.

use std::collections::BTreeMap;

use game::Playable;

use super::deal::Share;
use super::facts::{Chair, Row};
use super::inner::Inner;
use crate::config::Limits;

/// The host may go on after everybody else has used the limit up, until there are this many times as many rows.
const HOST_SHARE: usize = 2;

/// Rows of a table that waits.
#[derive(Clone, Debug, Default)]
pub struct Changes {
    by_person: BTreeMap<u32, u32>,
    /// Those after the newest links: new links send strangers away, and those who stay have the whole limit again.
    since_links: usize,
}

impl Changes {
    /// Counts one more row; the chairs are those before it.
    pub fn take<O>(&mut self, row: &Row<O>, chairs: &[Chair]) {
        match row {
            Row::Links { .. } => self.since_links = 0,
            Row::Started { .. } => *self = Self::default(),
            _ => self.since_links += 1,
        }
        if let Some(person) = chosen_by(row, chairs).or_else(|| leaves(row, chairs)) {
            *self.by_person.entry(person).or_default() += 1;
        }
    }
}

/// The person who chose to change this, and need not have.
fn chosen_by<O>(row: &Row<O>, chairs: &[Chair]) -> Option<u32> {
    match row {
        Row::Sat { person, .. }
        | Row::SeatLink { person: Some(person), .. }
        | Row::Returned { person, .. }
        | Row::OneDevice(person) => Some(*person),
        Row::Committed { seat, .. } => {
            let chair = chairs.get(seat.index())?;
            // Without a new share the game could not start after a round of the deal that failed.
            chair.person.filter(|_| chair.share != Share::Awaited)
        }
        _ => None,
    }
}

/// The person who leaves a chair or is sent away from it.
fn leaves<O>(row: &Row<O>, chairs: &[Chair]) -> Option<u32> {
    match row {
        Row::Left(seat) => chairs.get(seat.index())?.person,
        _ => None,
    }
}

impl<G: Playable> Inner<G> {
    /// Would these rows be too many before the start? Leaving, sending somebody away and starting never are.
    pub fn changes_too_often(&self, rows: &[Row<G::Options>], limits: &Limits) -> bool {
        if self.table.is_some() || rows.is_empty() {
            return false;
        }
        let (chairs, changes) = (&self.facts.chairs, &self.facts.changes);
        let most = limits.rows_before_start as usize;
        let stored = (self.stored as usize).saturating_add(rows.len());
        let is_beyond_all = stored > most.saturating_mul(HOST_SHARE);
        if let Some(person) = rows.iter().find_map(|row| chosen_by(row, chairs)) {
            let own = changes.by_person.get(&person).copied().unwrap_or_default() as usize;
            let is_maker = person == self.facts.host;
            return (!is_maker && own + rows.len() > limits.rows_before_start_per_person as usize)
                || changes.since_links + rows.len() > most
                || is_beyond_all;
        }
        let must_pass = |row: &Row<_>| {
            matches!(row, Row::Dealing { .. } | Row::Started { .. } | Row::Committed { .. })
                || leaves(row, chairs).is_some()
        };
        let is_hosts = |row: &Row<_>| {
            matches!(row, Row::Links { .. } | Row::Bot { .. } | Row::Left(_) | Row::Barred(_))
        };
        if rows.iter().any(must_pass) {
            return false;
        }
        if rows.iter().all(is_hosts) { is_beyond_all } else { stored > most }
    }
}
