//! SN-7.2: what one seat knows of hidden cards without being certain of their place.
//!
//! Two kinds of observations. A *guess*: this card is certainly in one of some zones. A *limit*: of these guessed
//! cards at most so many are in some zones, as in "one of these two was handed on". Both are always true; where
//! there is no room the oldest is forgotten.

mod packed;

use arrayvec::ArrayVec;

use super::zones::Zones;
use crate::ids::{Card, CardSet};
use packed::{Bound, PackedGuess, PackedLimit};

/// Guesses a seat keeps.
pub(crate) const GUESSES: usize = 9;
/// Limits a seat keeps.
pub(crate) const LIMITS: usize = 4;

/// A card that is in one of some zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Guess {
    pub(crate) card: Card,
    pub(crate) zones: Zones,
}

/// At most so many of these cards are in these zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limit {
    pub(crate) cards: CardSet,
    pub(crate) zones: Zones,
    pub(crate) most: u8,
}

/// The observations of one seat, oldest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Notes {
    guesses: [PackedGuess; GUESSES],
    limits: [PackedLimit; LIMITS],
}

impl Notes {
    pub(crate) const NONE: Self =
        Self { guesses: [PackedGuess::NONE; GUESSES], limits: [PackedLimit::NONE; LIMITS] };

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.guesses.first().is_none_or(|first| *first == PackedGuess::NONE)
    }

    pub(crate) fn guesses(&self) -> impl Iterator<Item = Guess> + '_ {
        self.guesses.iter().map_while(|guess| guess.get())
    }

    pub(crate) fn limits(&self) -> impl Iterator<Item = Limit> + '_ {
        self.bounds().map(|Bound { guesses, zones, most }| {
            let named = self.guesses().enumerate().filter(|(at, _)| guesses >> at & 1 == 1);
            Limit { cards: named.map(|(_, guess)| guess.card).collect(), zones, most }
        })
    }

    fn bounds(&self) -> impl Iterator<Item = Bound> + '_ {
        self.limits.iter().map_while(|limit| limit.get())
    }

    /// All zones that the guesses speak of.
    pub(super) fn zones(&self) -> Zones {
        self.guesses.iter().fold(Zones::NONE, |zones, guess| zones.or(guess.zones()))
    }

    /// How many of the guessed cards may be in one of these zones.
    #[inline]
    pub(crate) fn count_in(&self, zones: Zones) -> u8 {
        self.guesses.iter().map(|guess| u8::from(guess.zones().meets(zones))).sum()
    }

    /// The guessed cards that may be in one of these zones.
    pub(crate) fn cards_in(&self, zones: Zones) -> CardSet {
        self.guesses().filter(|guess| guess.zones.meets(zones)).map(|guess| guess.card).collect()
    }

    /// The guesses about these cards that may be in one of these zones, as bits.
    fn select(&self, cards: CardSet, zones: Zones) -> u16 {
        let of = |guess: &Guess| cards.has(guess.card) && guess.zones.meets(zones);
        let named = self.guesses().enumerate().filter(|(_, guess)| of(guess));
        named.fold(0, |set, (at, _)| set | 1 << at)
    }

    fn change(&mut self, guesses: u16, change: impl Fn(Zones) -> Zones) {
        for (at, packed) in self.guesses.iter_mut().enumerate() {
            if guesses >> at & 1 == 1
                && let Some(Guess { card, zones }) = packed.get()
            {
                *packed = PackedGuess::new(card, change(zones));
            }
        }
    }

    /// Adds a guess, or widens the one there is.
    pub(crate) fn guess(&mut self, card: Card, zones: Zones) {
        let known = self.select(CardSet::only(card), Zones::from_bits(u16::MAX));
        if known != 0 {
            return self.change(known, |old| old.or(zones));
        }
        if self.guesses.last().is_some_and(|last| *last != PackedGuess::NONE) {
            self.drop_guess(0);
            self.tidy();
        }
        if let Some(free) = self.guesses.iter_mut().find(|guess| **guess == PackedGuess::NONE) {
            *free = PackedGuess::new(card, zones);
        }
    }

    /// Adds guesses about cards that were certain; of too many, and of those there are, the oldest are forgotten.
    pub(crate) fn guess_all(&mut self, cards: CardSet, zones: Zones) {
        let count = usize::from(cards.len());
        let kept = self.guesses().count();
        let excess = (kept + count).saturating_sub(GUESSES).min(kept);
        (0..excess).for_each(|_| self.drop_guess(0));
        if excess > 0 {
            self.tidy();
        }
        let latest = cards.iter().skip(count.saturating_sub(GUESSES));
        latest.for_each(|card| self.guess(card, zones));
    }

    /// Adds a limit where it says something.
    pub(crate) fn limit(&mut self, cards: CardSet, zones: Zones, most: u8) {
        self.add(Bound { guesses: self.select(cards, zones), zones, most });
    }

    /// The same for one that was written down: kept also where another says as much.
    pub(crate) fn restore(&mut self, cards: CardSet, zones: Zones, most: u8) {
        self.push(Bound { guesses: self.select(cards, zones), zones, most });
    }

    fn add(&mut self, new: Bound) {
        // The same cards and more, the same zones and more, no greater a number: nothing new.
        let says_as_much = |old: Bound| {
            new.guesses & !old.guesses == 0
                && new.zones.without(old.zones).is_empty()
                && old.most <= new.most
        };
        if !self.bounds().any(says_as_much) {
            self.push(new);
        }
    }

    fn push(&mut self, new: Bound) {
        if u32::from(new.most) >= new.guesses.count_ones() {
            return;
        }
        if self.limits.last().is_some_and(|last| *last != PackedLimit::NONE) {
            self.limits.rotate_left(1);
            if let Some(last) = self.limits.last_mut() {
                *last = PackedLimit::NONE;
            }
        }
        if let Some(free) = self.limits.iter_mut().find(|limit| **limit == PackedLimit::NONE) {
            *free = PackedLimit::new(new);
        }
    }

    /// The card was found in this zone, or in a place that is none: no guess is needed any more.
    pub(crate) fn found(&mut self, card: Card, at: Zones) {
        if self.is_empty() {
            return;
        }
        let Some(place) = self.guesses().position(|guess| guess.card == card) else { return };
        self.rebound(|bound| Bound {
            most: bound
                .most
                .saturating_sub(u8::from(bound.guesses >> place & 1 == 1 && bound.zones.meets(at))),
            ..bound
        });
        self.drop_guess(place);
        self.tidy();
    }

    /// What was looked at has none of the guessed cards.
    pub(crate) fn exclude(&mut self, zones: Zones) {
        self.change(u16::MAX, |old| old.without(zones));
        self.tidy();
    }

    /// One card, which may be one of these, went unseen from one zone to another. Says which guessed cards may be
    /// in the new zone only since then.
    pub(crate) fn slip(&mut self, from: Zones, to: Zones, fits: CardSet) -> CardSet {
        let movers = self.select(fits, from);
        if movers == 0 {
            return CardSet::EMPTY;
        }
        let fresh = movers & !self.select(fits, to);
        let old: ArrayVec<Bound, LIMITS> = self.bounds().collect();
        let enters =
            |it: &Bound| it.zones.meets(to) && !it.zones.meets(from) && it.guesses & movers != 0;
        self.rebound(|bound| Bound {
            most: bound.most.saturating_add(u8::from(enters(&bound))),
            ..bound
        });
        self.change(movers, |zones| zones.or(to));
        // What was true of both zones for themselves stays true of the two together.
        for one in old.iter().filter(|it| enters(it)) {
            for other in old.iter().filter(|it| it.zones.meets(from) && !it.zones.meets(to)) {
                self.add(Bound {
                    guesses: one.guesses & other.guesses,
                    zones: one.zones.or(other.zones),
                    most: one.most.saturating_add(other.most),
                });
            }
        }
        self.tidy();
        let cards = self.guesses().enumerate().filter(|(at, _)| fresh >> at & 1 == 1);
        cards.map(|(_, guess)| guess.card).collect()
    }

    /// Everything in one zone went to another; so many cards there were unknown.
    pub(crate) fn pour(&mut self, from: Zones, to: Zones, unknown: u8) {
        let (left, there) = (self.select(CardSet::ALL, from), self.select(CardSet::ALL, to));
        self.rebound(|bound| {
            let most = bound.most;
            let came = (bound.guesses & left).count_ones().min(unknown.into()) as u8;
            let rest = bound.zones.without(from);
            match (bound.zones.meets(from), bound.zones.meets(to)) {
                // None of these was there before: they are counted where they are now.
                (true, false) if bound.guesses & there == 0 => {
                    Bound { zones: rest.or(to), ..bound }
                }
                (true, false) | (true, true) => Bound { zones: rest, ..bound },
                (false, true) => Bound { most: most.saturating_add(came), ..bound },
                (false, false) => bound,
            }
        });
        self.change(left, |zones| zones.without(from).or(to));
        self.tidy();
    }

    /// The same about other cards in the same places.
    pub(super) fn relabel(&mut self, name: impl Fn(Card) -> Card) {
        for packed in &mut self.guesses {
            if let Some(Guess { card, zones }) = packed.get() {
                *packed = PackedGuess::new(name(card), zones);
            }
        }
    }

    fn rebound(&mut self, change: impl Fn(Bound) -> Bound) {
        for packed in &mut self.limits {
            if let Some(bound) = packed.get() {
                *packed = PackedLimit::new(change(bound));
            }
        }
    }

    /// Takes a guess out of the list, and out of the limits that speak of it.
    fn drop_guess(&mut self, place: usize) {
        if let Some(rest) = self.guesses.get_mut(place..) {
            rest.rotate_left(1);
        }
        if let Some(last) = self.guesses.last_mut() {
            *last = PackedGuess::NONE;
        }
        let below = (1_u16 << place) - 1;
        self.rebound(|bound| Bound {
            guesses: bound.guesses & below | bound.guesses >> 1 & !below,
            ..bound
        });
        self.close_ranks();
    }

    /// Limits that speak of nothing leave no gap.
    fn close_ranks(&mut self) {
        let kept: ArrayVec<PackedLimit, LIMITS> =
            self.limits.iter().filter(|limit| limit.get().is_some()).copied().collect();
        self.limits = [PackedLimit::NONE; LIMITS];
        self.limits.iter_mut().zip(kept).for_each(|(place, limit)| *place = limit);
    }

    /// Draws what follows at once: a limit of none empties its zones, one that can never be reached is dropped.
    fn tidy(&mut self) {
        if self.limits.first().is_none_or(|first| *first == PackedLimit::NONE) {
            return;
        }
        for _ in 0..=LIMITS {
            let mut empty = Bound { guesses: 0, zones: Zones::NONE, most: 0 };
            for at in 0..LIMITS {
                let Some(mut bound) = self.limits.get(at).and_then(|it| it.get()) else { continue };
                bound.guesses &= self.select(CardSet::ALL, bound.zones);
                if bound.most == 0 && empty.guesses == 0 {
                    empty = bound;
                    bound.guesses = 0;
                }
                if u32::from(bound.most) >= bound.guesses.count_ones() {
                    bound.guesses = 0;
                }
                if let Some(limit) = self.limits.get_mut(at) {
                    *limit = PackedLimit::new(bound);
                }
            }
            self.close_ranks();
            if empty.guesses == 0 {
                break;
            }
            self.change(empty.guesses, |zones| zones.without(empty.zones));
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;
    use crate::ids::Pile;

    const ME: Seat = Seat(0);
    const B: Zones = Zones::hand(ME, Seat(1));
    const C: Zones = Zones::hand(ME, Seat(2));
    const D: Zones = Zones::hand(ME, Seat(3));
    const PILE: Zones = Zones::pile(Pile(1));

    fn cards(numbers: &[u8]) -> CardSet {
        numbers.iter().copied().map(Card).collect()
    }

    fn zones(notes: &Notes, card: u8) -> Option<Zones> {
        notes.guesses().find(|guess| guess.card == Card(card)).map(|guess| guess.zones)
    }

    #[test]
    fn it_takes_thirty_bytes() {
        assert_eq!(size_of::<Notes>(), 2 * GUESSES + 3 * LIMITS);
    }

    #[test]
    fn the_oldest_guess_is_forgotten_first_also_by_limits() {
        let mut notes = Notes::NONE;
        (0..9).for_each(|card| notes.guess(Card(card), B.or(D)));
        notes.limit(cards(&[0, 1, 2]), D, 1);
        notes.guess(Card(9), B);
        let left: Vec<u8> = notes.guesses().map(|guess| guess.card.0).collect();
        assert_eq!(left, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        let limits: Vec<Limit> = notes.limits().collect();
        assert_eq!(limits, [Limit { cards: cards(&[1, 2]), zones: D, most: 1 }]);
    }

    #[test]
    fn where_one_of_two_is_found_the_other_is_not() {
        let mut notes = Notes::NONE;
        [3, 4].into_iter().for_each(|card| notes.guess(Card(card), B.or(D)));
        notes.limit(cards(&[3, 4]), D, 1);
        let mut other = notes;
        notes.found(Card(3), D);
        assert_eq!(zones(&notes, 4), Some(B));
        assert_eq!(notes.limits().count(), 0);
        other.found(Card(3), B);
        assert_eq!(zones(&other, 4), Some(B.or(D)));
    }

    #[test]
    fn a_pile_that_is_taken_takes_what_is_known_along() {
        let mut notes = Notes::NONE;
        [5, 6].into_iter().for_each(|card| notes.guess(Card(card), B.or(PILE)));
        notes.limit(cards(&[5, 6]), PILE, 1);
        notes.pour(PILE, C, 2);
        assert_eq!(zones(&notes, 5), Some(B.or(C)));
        assert_eq!(notes.limits().next(), Some(Limit { cards: cards(&[5, 6]), zones: C, most: 1 }));
    }

    #[test]
    fn what_is_handed_on_within_two_hands_stays_in_the_two() {
        let mut notes = Notes::NONE;
        [1, 2, 3].into_iter().for_each(|card| notes.guess(Card(card), B.or(C).or(D)));
        [B, C, D].into_iter().for_each(|hand| notes.limit(cards(&[1, 2, 3]), hand, 1));
        notes.slip(B, D, CardSet::ALL);
        let limits: Vec<(Zones, u8)> = notes.limits().map(|it| (it.zones, it.most)).collect();
        assert_eq!(limits, [(B, 1), (C, 1), (D, 2), (B.or(D), 2)]);
        // Two of them with D: then none with B, and the third is with C.
        notes.found(Card(1), D);
        notes.found(Card(2), D);
        assert_eq!(zones(&notes, 3), Some(C));
    }
}
