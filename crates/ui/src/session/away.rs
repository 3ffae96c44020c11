//! Which rows of an online table came from this page: what the own seat did in all others, a bot played for it.
//!
//! Kept on the device, so that a page that is loaded again still knows it. Without a memory it claims nothing.

use game::{Playable, Seat};
use serde::{Deserialize, Serialize};
use table::Ask;

use super::{Room, Session};
use crate::link::{decode, encode};
use crate::message::UpdateOf;
use crate::settings;

/// Older stretches of rows are forgotten: only the latest turns are ever told.
const KEPT: usize = 12;

/// What a page remembers of a table and a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Sent {
    /// Up to this row everything has been seen.
    seen: u32,
    /// The question that was answered last, until the table has moved on from it.
    waits: Option<u32>,
    /// Stretches of rows that did not come from this page: after the first number, up to the second.
    others: Vec<(u32, u32)>,
}

impl Sent {
    /// The table has come to this row, and the seat is asked this.
    fn see(&mut self, row: u32, ask: Ask) {
        if row > self.seen && self.waits.is_none() {
            match self.others.last_mut() {
                Some((_, end)) if *end == self.seen => *end = row,
                Some(_) | None => self.others.push((self.seen, row)),
            }
            let old = self.others.len().saturating_sub(KEPT);
            self.others.drain(..old);
        }
        self.seen = self.seen.max(row);
        // What was sent has been answered, by this page or by somebody else.
        self.waits = self.waits.filter(|waits| *waits == ask.0);
    }

    fn is_own(&self, row: u32) -> bool {
        !self.others.iter().any(|(after, end)| (after + 1..=*end).contains(&row))
    }
}

fn key(table: &str, seat: Seat) -> String {
    format!("sent.{table}.{}", seat.0)
}

impl<G: Playable> Session<G> {
    /// Where the memory of this table is kept; elsewhere than online, nobody plays for anybody.
    fn sent_key(&self) -> Option<String> {
        let seat = self.viewer.get_untracked().seat()?;
        self.open.with_untracked(|open| {
            let open = open.as_ref().filter(|open| open.room == Room::Online)?;
            Some(key(&open.opened.id, seat))
        })
    }

    fn remember_rows(&self, key: &str, sent: Sent) {
        settings::write_bytes(key, &encode(&sent).unwrap_or_default());
        self.rows.set(sent);
    }

    /// An answer to this question is on its way, or none is any more.
    pub(super) fn expect_rows(&self, ask: Option<Ask>) {
        let Some(key) = self.sent_key() else { return };
        let waits = ask.map(|ask| ask.0);
        self.remember_rows(&key, Sent { waits, ..self.rows.get_untracked() });
    }

    /// Takes note of the rows that an update brings.
    pub(super) fn note_rows(&self, update: &UpdateOf<G>) {
        let Some(key) = self.sent_key() else { return };
        if update.outcome.is_some() {
            settings::forget(&key);
            return;
        }
        let is_first = self.update.with_untracked(Option::is_none);
        let kept = || {
            let stored = settings::read_bytes(&key).and_then(|bytes| decode::<Sent>(&bytes).ok());
            stored.unwrap_or_else(|| Sent { seen: update.seq, ..Sent::default() })
        };
        let mut sent = if is_first { kept() } else { self.rows.get_untracked() };
        sent.see(update.seq, update.ask);
        self.remember_rows(&key, sent);
    }

    /// Did this row come from this page, as far as it can know?
    pub fn is_own_row(&self, row: u32) -> bool {
        self.rows.with(|sent| sent.is_own(row))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_that_come_without_an_answer_are_not_the_own() {
        let mut sent = Sent { seen: 10, ..Sent::default() };
        sent.waits = Some(4);
        // Somebody else was quicker, then the own answer arrives.
        sent.see(11, Ask(4));
        sent.see(13, Ask(5));
        assert!((0..=13).all(|row| sent.is_own(row)));
        // Nothing was sent: others play, and so does a bot for the own seat.
        sent.see(15, Ask(6));
        sent.see(18, Ask(7));
        assert_eq!(sent.others, [(13, 18)]);
        assert!(sent.is_own(13) && !sent.is_own(14) && !sent.is_own(18) && sent.is_own(19));
    }

    #[test]
    fn an_answer_that_was_on_its_way_when_the_page_was_closed_is_the_own() {
        let mut sent = Sent { seen: 5, waits: Some(2), others: Vec::new() };
        let bytes = encode(&sent).unwrap();
        assert_eq!(decode::<Sent>(&bytes).ok(), Some(sent.clone()));
        sent.see(9, Ask(3));
        assert!(sent.is_own(9));
    }

    #[test]
    fn only_the_latest_stretches_are_kept() {
        let mut sent = Sent::default();
        for turn in 0..40_u32 {
            sent.see(turn * 2 + 1, Ask(turn));
            sent.waits = Some(turn);
            sent.see(turn * 2 + 2, Ask(turn + 1));
        }
        assert_eq!(sent.others.len(), KEPT);
        assert!(!sent.is_own(79) && sent.is_own(80));
    }
}
