//! The face-down deck; the top is the last.

use crate::ids::{Card, MAX_CARDS};

/// The deck.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deck {
    cards: [Card; MAX_CARDS],
    len: u8,
}

impl Deck {
    pub(crate) const EMPTY: Self = Self { cards: [Card(0); MAX_CARDS], len: 0 };

    /// The deck of these cards, the top one first.
    pub(crate) fn top_first(cards: impl DoubleEndedIterator<Item = Card>) -> Self {
        let mut deck = Self::EMPTY;
        for (place, card) in deck.cards.iter_mut().zip(cards.rev()) {
            *place = card;
            deck.len += 1;
        }
        deck
    }

    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    fn cards(&self) -> &[Card] {
        self.cards.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// The cards, the top one first.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = Card> {
        self.cards().iter().copied().rev()
    }

    /// Takes the top card.
    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Card> {
        let top = self.len.checked_sub(1)?;
        self.len = top;
        self.cards.get(usize::from(top)).copied()
    }

    /// Takes a card from wherever it lies; those above it move down.
    pub(crate) fn remove(&mut self, card: Card) {
        let Some(place) = self.cards().iter().position(|&c| c == card) else { return };
        if let Some(above) = self.cards.get_mut(place..usize::from(self.len)) {
            above.rotate_left(1);
        }
        self.len -= 1;
    }

    /// Moves a card up or down to so many below the top; those between make room.
    pub(crate) fn move_to(&mut self, card: Card, below_top: u8) {
        let len = usize::from(self.len);
        let cards = self.cards.get_mut(..len).unwrap_or_default();
        let (Some(from), Some(to)) =
            (cards.iter().position(|&c| c == card), len.checked_sub(usize::from(below_top) + 1))
        else {
            return;
        };
        if from <= to {
            cards.get_mut(from..=to).unwrap_or_default().rotate_left(1);
        } else {
            cards.get_mut(to..=from).unwrap_or_default().rotate_right(1);
        }
    }

    /// The same deck with other cards in the same places.
    pub(crate) fn relabel(&mut self, name: impl Fn(Card) -> Card) {
        let len = usize::from(self.len);
        self.cards.iter_mut().take(len).for_each(|card| *card = name(*card));
    }
}
