//! SN-7.2: what each watcher has rightly seen and may be reminded of.
//!
//! *Seen*: the card's place is certain; seats and the public keep that. *Notes*: the card is certainly in one of
//! some zones; only seats keep these. Each changes only by what its watcher can see, so that it tells nothing else.
//! Without the memory aid nothing is kept here.

use game::Seat;

use super::Place;
use super::notes::Notes;
use super::zones::Zones;
use crate::ids::{Card, CardSet};

/// A seat, or everybody together: what everybody has seen, somebody without a seat has seen too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Watcher(u8);

impl Watcher {
    pub(crate) const PUBLIC: Self = Self(4);

    pub(crate) const fn seat(seat: Seat) -> Self {
        Self(seat.0 & 3)
    }

    /// The watcher of a table of so many seats whom this seat is; no seat there, no more than the public.
    pub(crate) fn of(seat: Option<Seat>, n_seats: u8) -> Self {
        seat.filter(|seat| seat.0 < n_seats).map_or(Self::PUBLIC, Self::seat)
    }

    /// All who may watch a table of so many seats.
    pub(crate) fn all(n_seats: u8) -> impl Iterator<Item = Self> {
        (0..n_seats.min(4)).chain([4]).map(Self)
    }

    pub(crate) fn is(self, seat: Seat) -> bool {
        self.0 == seat.0
    }

    /// The seat, where it is one.
    pub(crate) fn as_seat(self) -> Option<Seat> {
        (self != Self::PUBLIC).then_some(Seat(self.0))
    }

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What all watchers know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Knowledge {
    /// By watcher: the cards whose place it has seen and does not see anyway.
    seen: [[u8; 10]; 5],
    /// By seat.
    notes: [Notes; 4],
}

impl Knowledge {
    pub(crate) const NONE: Self = Self { seen: [[0; 10]; 5], notes: [Notes::NONE; 4] };

    /// The cards whose place this watcher has seen.
    #[inline]
    pub(crate) fn seen(&self, watcher: Watcher) -> CardSet {
        self.seen.get(watcher.index()).map_or(CardSet::EMPTY, |bytes| CardSet::from_bytes(*bytes))
    }

    fn set_seen(&mut self, watcher: Watcher, cards: CardSet) {
        if let Some(bytes) = self.seen.get_mut(watcher.index()) {
            *bytes = cards.to_bytes();
        }
    }

    #[inline]
    pub(crate) fn has_seen(&self, watcher: Watcher, card: Card) -> bool {
        let byte = self.seen.get(watcher.index()).and_then(|it| it.get(card.index() / 8));
        byte.is_some_and(|byte| byte >> (card.0 % 8) & 1 == 1)
    }

    /// Has anybody seen it?
    pub(crate) fn is_seen(&self, card: Card) -> bool {
        Watcher::all(4).any(|watcher| self.has_seen(watcher, card))
    }

    #[inline]
    fn seen_byte(&mut self, watcher: Watcher, card: Card) -> Option<&mut u8> {
        self.seen.get_mut(watcher.index())?.get_mut(card.index() / 8)
    }

    /// This watcher has seen where the card is.
    #[inline]
    pub(crate) fn see(&mut self, watcher: Watcher, card: Card) {
        if let Some(byte) = self.seen_byte(watcher, card) {
            *byte |= 1 << (card.0 % 8);
        }
    }

    /// This watcher cannot be certain any more.
    #[inline]
    pub(crate) fn lose(&mut self, watcher: Watcher, card: Card) {
        if let Some(byte) = self.seen_byte(watcher, card) {
            *byte &= !(1 << (card.0 % 8));
        }
    }

    /// Some cards together.
    pub(crate) fn see_all(&mut self, watcher: Watcher, cards: CardSet) {
        self.set_seen(watcher, self.seen(watcher).or(cards));
    }

    pub(crate) fn lose_all(&mut self, watcher: Watcher, cards: CardSet) {
        self.set_seen(watcher, self.seen(watcher).without(cards));
    }

    /// The card leaves this place openly: there is nothing to remember.
    #[inline]
    pub(crate) fn open(&mut self, card: Card, place: Place) {
        for watcher in Watcher::all(4) {
            self.lose(watcher, card);
        }
        for (seat, notes) in (0..).map(Seat).zip(&mut self.notes) {
            notes.found(card, Zones::of(seat, place));
        }
    }

    /// What a seat knows without being certain.
    pub(crate) fn notes(&self, seat: Seat) -> &Notes {
        self.notes.get(seat.index()).unwrap_or(&Notes::NONE)
    }

    /// The same of any watcher; nothing of the public.
    pub(crate) fn notes_of(&self, watcher: Watcher) -> &Notes {
        watcher.as_seat().map_or(&Notes::NONE, |seat| self.notes(seat))
    }

    pub(crate) fn notes_mut(&mut self, seat: Seat) -> Option<&mut Notes> {
        self.notes.get_mut(seat.index())
    }

    /// Takes over the notes of one watcher from elsewhere.
    pub(crate) fn copy_notes(&mut self, watcher: Watcher, from: &Self) {
        if let Some(seat) = watcher.as_seat()
            && let Some(notes) = self.notes_mut(seat)
        {
            *notes = *from.notes(seat);
        }
    }

    /// After the end there is nothing to guess.
    pub(crate) fn forget_notes(&mut self) {
        self.notes = [Notes::NONE; 4];
    }

    /// The same knowledge about other cards in the same places.
    pub(crate) fn relabel(&mut self, name: impl Fn(Card) -> Card) {
        for watcher in Watcher::all(4) {
            self.set_seen(watcher, self.seen(watcher).iter().map(&name).collect());
        }
        self.notes.iter_mut().for_each(|notes| notes.relabel(&name));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_is_kept_card_by_card_and_watcher_by_watcher() {
        let mut knowledge = Knowledge::NONE;
        let (me, card) = (Watcher::seat(Seat(1)), Card(75));
        knowledge.see(me, card);
        knowledge.see_all(Watcher::PUBLIC, [Card(0), Card(64)].into_iter().collect());
        assert!(knowledge.has_seen(me, card) && !knowledge.has_seen(Watcher::PUBLIC, card));
        assert_eq!(knowledge.seen(Watcher::PUBLIC).len(), 2);
        assert!(knowledge.is_seen(Card(64)));
        knowledge.lose(me, card);
        knowledge.open(Card(64), Place::DECK);
        assert!(!knowledge.is_seen(card) && !knowledge.is_seen(Card(64)));
    }
}
