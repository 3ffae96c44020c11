//! Which rows of an online table came while this page was away: what the own seat did in them, a bot played for it.
//!
//! Kept on the device, so that a page that is loaded again still knows it, and at the end of the game too. Without a
//! memory it claims nothing.

use game::{Playable, Seat};
use serde::{Deserialize, Serialize};
use table::{Ask, Told};

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
    /// Stretches of rows that came while this page was away: after the first number, up to the second.
    others: Vec<(u32, u32)>,
    /// The seat's last question, and whether it was to be answered.
    asked: Option<(u32, bool)>,
    /// Has a bot answered in place of the seat?
    stood_in: bool,
}

/// What an update says about the own seat.
struct Seen {
    row: u32,
    ask: Ask,
    /// Is the seat to answer it?
    asked: bool,
    /// How many of the rows that are new tell what the seat did.
    deeds: usize,
    /// Is it the first update since the page was away? Only then a bot may have played.
    is_back: bool,
}

impl Sent {
    /// The table has come to this row, and the seat is asked this.
    fn see(&mut self, now: &Seen) {
        let Seen { row, ask, .. } = *now;
        // The number of the question changes once when the seat is asked and once when somebody has answered; where a
        // turn begins, a row tells so.
        if let Some((before, asked)) = self.asked.filter(|_| now.is_back && self.waits.is_none()) {
            let least = if asked { 1 } else { 2 };
            self.stood_in |= ask.0.wrapping_sub(before) >= least && now.deeds >= least as usize;
        }
        self.asked = Some((ask.0, now.asked));
        // What comes while the page is there, the rules have done for the seat, or the same person on another device.
        if row > self.seen && now.is_back && self.waits.is_none() {
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

/// Where the memory of a table and a seat is kept.
pub fn rows_key(table: &str, seat: Seat) -> String {
    format!("sent.{table}.{}", seat.0)
}

impl<G: Playable> Session<G> {
    /// Where the memory of this table is kept; elsewhere than online, nobody plays for anybody.
    fn sent_key(&self) -> Option<String> {
        let seat = self.viewer.get_untracked().seat()?;
        self.open.with_untracked(|open| {
            let open = open.as_ref().filter(|open| open.room == Room::Online)?;
            Some(rows_key(&open.opened.id, seat))
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
        let (Some(key), Some(me)) = (self.sent_key(), self.viewer.get_untracked().seat()) else {
            return;
        };
        let is_first = self.update.with_untracked(Option::is_none);
        let is_back = is_first || self.back.get_value();
        self.back.set_value(false);
        let kept = || {
            let stored = settings::read_bytes(&key).and_then(|bytes| decode::<Sent>(&bytes).ok());
            stored.unwrap_or_else(|| Sent { seen: update.seq, ..Sent::default() })
        };
        let mut sent = if is_first { kept() } else { self.rows.get_untracked() };
        let is_deed = |told: &&Told<G::EventView>| {
            told.seq > sent.seen && (self.actor)(&told.event) == Some(me)
        };
        let deeds = update.events.iter().filter(is_deed).count();
        let (row, ask, asked) = (update.seq, update.ask, update.asked.contains(&me));
        sent.see(&Seen { row, ask, asked, deeds, is_back });
        self.remember_rows(&key, sent);
    }

    /// The page is back at the table after its line was lost: others may have played for the seat meanwhile.
    pub fn came_back(&self) {
        self.back.set_value(true);
    }

    /// Has a bot played for this seat in this game, as far as this page can know?
    pub fn had_stand_in(&self) -> bool {
        self.rows.with(|sent| sent.stood_in)
    }

    /// Was this page there when this row came, as far as it can know?
    pub fn is_own_row(&self, row: u32) -> bool {
        self.rows.with(|sent| sent.is_own(row))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Something that comes while the page is there, and tells nothing of the own seat.
    fn at(row: u32, ask: u32) -> Seen {
        Seen { row, ask: Ask(ask), asked: false, deeds: 0, is_back: false }
    }

    #[test]
    fn rows_that_came_while_the_page_was_away_are_not_the_own() {
        let mut sent = Sent { seen: 10, ..Sent::default() };
        sent.waits = Some(4);
        // Somebody else was quicker, then the own answer arrives.
        sent.see(&at(11, 4));
        sent.see(&at(13, 5));
        assert!((0..=13).all(|row| sent.is_own(row)));
        // Nothing was sent, but the page is there: nobody plays for the seat, the rules take its last card themselves.
        sent.see(&at(15, 6));
        assert!(sent.is_own(15));
        // The page was away: others play, and so does a bot for the own seat.
        let back = |row, ask| Seen { is_back: true, ..at(row, ask) };
        sent.see(&back(16, 7));
        sent.see(&back(18, 8));
        assert_eq!(sent.others, [(15, 18)]);
        assert!(sent.is_own(15) && !sent.is_own(16) && !sent.is_own(18) && sent.is_own(19));
    }

    #[test]
    fn an_answer_that_was_on_its_way_when_the_page_was_closed_is_the_own() {
        let mut sent = Sent { seen: 5, waits: Some(2), asked: Some((2, true)), ..Sent::default() };
        let bytes = encode(&sent).unwrap();
        assert_eq!(decode::<Sent>(&bytes).ok(), Some(sent.clone()));
        sent.see(&Seen { deeds: 2, is_back: true, ..at(9, 3) });
        assert!(sent.is_own(9) && !sent.stood_in);
    }

    #[test]
    fn only_the_latest_stretches_are_kept() {
        let mut sent = Sent::default();
        for turn in 0..40_u32 {
            sent.see(&Seen { is_back: true, ..at(turn * 2 + 1, turn) });
            sent.waits = Some(turn);
            sent.see(&at(turn * 2 + 2, turn + 1));
        }
        assert_eq!(sent.others.len(), KEPT);
        assert!(!sent.is_own(79) && sent.is_own(80));
    }

    #[test]
    fn a_bot_has_played_where_a_question_was_answered_while_the_page_was_away() {
        // What the page knew before, and what it finds when it is back.
        let stood_in = |asked: bool, now: Seen| {
            let mut sent = Sent { seen: 10, asked: Some((4, asked)), ..Sent::default() };
            sent.see(&now);
            sent.stood_in
        };
        let back = |ask: u32, deeds: usize| Seen { deeds, is_back: true, ..at(20, ask) };
        // The page went in the middle of its turn, and the turn has been played.
        assert!(stood_in(true, back(5, 3)));
        // Still the same turn; or the game ended before anybody did something.
        assert!(!stood_in(true, back(4, 0)) && !stood_in(true, back(5, 0)));
        // A whole turn began and was played meanwhile, or has only begun, be it after somebody gave up.
        assert!(stood_in(false, back(6, 3)));
        assert!(!stood_in(false, back(5, 1)) && !stood_in(false, back(6, 1)));
        // A page that is there answers itself; time may be up.
        assert!(!stood_in(true, Seen { deeds: 1, ..at(20, 5) }));
        // It is not forgotten.
        let mut sent = Sent { asked: Some((4, true)), ..Sent::default() };
        sent.see(&back(5, 2));
        sent.see(&at(30, 9));
        assert!(sent.stood_in);
    }
}
