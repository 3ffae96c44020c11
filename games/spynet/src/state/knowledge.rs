//! SN-7.2: what each watcher has rightly seen and may be reminded of.
//!
//! Two kinds of knowledge. *Seen*: the card's place is certain. *Guess*: the card is certainly with one of some
//! seats or in one of some piles. Each changes only by what its watcher can see, so that it tells nothing else.
//! Without the memory aid nothing is kept here.

use core::num::NonZeroU8;

use arrayvec::ArrayVec;
use game::Seat;

use crate::ids::{Card, CardSet, MAX_CARDS, Pile};

/// Guesses kept for one watcher; the oldest is forgotten first.
pub(crate) const GUESSES: usize = 8;

/// A seat, or everybody together: what everybody has seen, somebody without a seat has seen too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Watcher(u8);

impl Watcher {
    pub(crate) const PUBLIC: Self = Self(4);

    pub(crate) const fn seat(seat: Seat) -> Self {
        Self(seat.0 & 3)
    }

    /// All who may watch a table of so many seats.
    pub(crate) fn all(n_seats: u8) -> impl Iterator<Item = Self> {
        (0..n_seats.min(4)).chain([4]).map(Self)
    }

    /// The same, as bits.
    pub(crate) fn everybody(n_seats: u8) -> u8 {
        Self::all(n_seats).fold(0, |set, watcher| set | watcher.bit())
    }

    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }

    pub(crate) fn is(self, seat: Seat) -> bool {
        self.0 == seat.0
    }

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The bit of "with this seat", in its hand or among its operations.
pub(crate) const fn zone_of_seat(seat: Seat) -> u8 {
    1 << (seat.0 & 3)
}

/// The bit of "in this pile".
pub(crate) const fn zone_of_pile(pile: Pile) -> u8 {
    0b1_0000 << (pile.0 & 3)
}

/// A card that is in one of some zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Guess {
    pub(crate) card: Card,
    /// Zones as bits: seats A to D, then the piles.
    pub(crate) zones: NonZeroU8,
}

/// What all watchers know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Knowledge {
    /// By card: the watchers who have seen where it is and do not see it anyway, as bits.
    seen: [u8; MAX_CARDS],
    guesses: [[Option<Guess>; GUESSES]; 5],
}

impl Knowledge {
    pub(crate) const NONE: Self = Self { seen: [0; MAX_CARDS], guesses: [[None; GUESSES]; 5] };

    /// Who has seen where this card is.
    #[inline]
    pub(crate) fn seen(&self, card: Card) -> u8 {
        self.seen.get(card.index()).copied().unwrap_or_default()
    }

    #[inline]
    pub(crate) fn set_seen(&mut self, card: Card, watchers: u8) {
        if let Some(seen) = self.seen.get_mut(card.index()) {
            *seen = watchers;
        }
    }

    pub(crate) fn has_seen(&self, watcher: Watcher, card: Card) -> bool {
        self.seen(card) & watcher.bit() != 0
    }

    /// This watcher sees the card: no guess is needed any more.
    pub(crate) fn see(&mut self, watcher: Watcher, card: Card) {
        self.set_seen(card, self.seen(card) | watcher.bit());
        self.forget(watcher, card);
    }

    /// This watcher cannot be certain any more.
    pub(crate) fn lose(&mut self, watcher: Watcher, card: Card) {
        self.set_seen(card, self.seen(card) & !watcher.bit());
    }

    /// The card lies open: there is nothing to remember.
    #[inline]
    pub(crate) fn open(&mut self, card: Card) {
        self.set_seen(card, 0);
        for list in &mut self.guesses {
            if list.first().is_some_and(Option::is_some) {
                remove(list, card);
            }
        }
    }

    pub(crate) fn forget(&mut self, watcher: Watcher, card: Card) {
        if let Some(list) = self.guesses.get_mut(watcher.index()) {
            remove(list, card);
        }
    }

    /// The guesses of a watcher, oldest first.
    pub(crate) fn guesses(&self, watcher: Watcher) -> impl Iterator<Item = Guess> {
        self.guesses.get(watcher.index()).into_iter().flatten().flatten().copied()
    }

    /// Adds a guess, or widens the one there is.
    pub(crate) fn guess(&mut self, watcher: Watcher, card: Card, zones: u8) {
        let (Some(list), Some(zones)) =
            (self.guesses.get_mut(watcher.index()), NonZeroU8::new(zones))
        else {
            return;
        };
        if let Some(old) = list.iter_mut().flatten().find(|guess| guess.card == card) {
            old.zones |= zones;
            return;
        }
        let new = Some(Guess { card, zones });
        if let Some(free) = list.iter_mut().find(|guess| guess.is_none()) {
            *free = new;
            return;
        }
        list.rotate_left(1);
        if let Some(last) = list.last_mut() {
            *last = new;
        }
    }

    /// Unseen by this watcher, a card may have gone from one zone to another.
    pub(crate) fn widen(&mut self, watcher: Watcher, from: u8, to: u8) {
        for guess in self.guesses.get_mut(watcher.index()).into_iter().flatten().flatten() {
            if guess.zones.get() & from != 0 {
                guess.zones |= to;
            }
        }
    }

    /// Everything in one zone has gone to another.
    pub(crate) fn shift(&mut self, from: u8, to: u8) {
        for guess in self.guesses.iter_mut().flatten().flatten() {
            let zones = guess.zones.get();
            if zones & from != 0
                && let Some(zones) = NonZeroU8::new(zones & !from | to)
            {
                guess.zones = zones;
            }
        }
    }

    /// Takes a watcher's guess about each card of a set away.
    pub(crate) fn see_all(&mut self, watcher: Watcher, cards: CardSet) {
        cards.iter().for_each(|card| self.see(watcher, card));
    }

    /// The same knowledge about other cards in the same places.
    pub(crate) fn relabel(&mut self, name: impl Fn(Card) -> Card) {
        let before = self.seen;
        for (card, watchers) in (0..).map(Card).zip(before) {
            self.set_seen(name(card), watchers);
        }
        for guess in self.guesses.iter_mut().flatten().flatten() {
            guess.card = name(guess.card);
        }
    }

    /// Takes the guesses of one watcher over from elsewhere.
    pub(crate) fn copy_guesses(&mut self, watcher: Watcher, from: &Self) {
        if let (Some(to), Some(from)) =
            (self.guesses.get_mut(watcher.index()), from.guesses.get(watcher.index()))
        {
            *to = *from;
        }
    }

    /// Every byte of it, for the digest.
    pub(super) fn bytes(&self) -> impl Iterator<Item = u8> + '_ {
        let guesses = self.guesses.iter().flatten();
        let guesses = guesses
            .flat_map(|guess| guess.map_or([0; 2], |guess| [guess.card.0 + 1, guess.zones.get()]));
        self.seen.iter().copied().chain(guesses)
    }
}

/// Without a gap, and in the same order.
fn remove(list: &mut [Option<Guess>; GUESSES], card: Card) {
    if !list.iter().flatten().any(|guess| guess.card == card) {
        return;
    }
    let kept: ArrayVec<Guess, GUESSES> =
        list.iter().flatten().filter(|guess| guess.card != card).copied().collect();
    *list = [None; GUESSES];
    list.iter_mut().zip(kept).for_each(|(place, guess)| *place = Some(guess));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_guess_is_forgotten_first() {
        let mut knowledge = Knowledge::NONE;
        let me = Watcher::seat(Seat(1));
        (0..10).for_each(|card| knowledge.guess(me, Card(card), 1));
        let cards: Vec<u8> = knowledge.guesses(me).map(|guess| guess.card.0).collect();
        assert_eq!(cards, [2, 3, 4, 5, 6, 7, 8, 9]);
        knowledge.open(Card(4));
        assert_eq!(knowledge.guesses(me).count(), 7);
        assert_eq!(knowledge.guesses(Watcher::PUBLIC).count(), 0);
    }

    #[test]
    fn a_pile_that_is_taken_takes_its_guesses_along() {
        let mut knowledge = Knowledge::NONE;
        let me = Watcher::seat(Seat(0));
        let pile = zone_of_pile(Pile(2));
        knowledge.guess(me, Card(5), pile | zone_of_seat(Seat(1)));
        knowledge.shift(pile, zone_of_seat(Seat(2)));
        let zones: Vec<u8> = knowledge.guesses(me).map(|guess| guess.zones.get()).collect();
        assert_eq!(zones, [0b110]);
    }
}
