//! Hidden cards dealt again into the gaps that a viewer sees, as likely as all that the viewer knows allows.
//!
//! Every arrangement that fits is equally likely, exactly: guessed cards are placed by counting what is left for
//! the others (`fill/guessed.rs`), then face-down operations in the same way (`fill/operations.rs`), then the rest
//! is shuffled. Knows nothing of views; used for rebuilt, resampled and likely worlds.

mod guessed;
mod operations;

use arrayvec::ArrayVec;
use game::{Chance, Seat};

use crate::edition::Edition;
use crate::ids::{Branch, Card, MAX_CARDS};
use crate::phase::draft;
use crate::state::{Notes, Phase, Place, Spot, State, Zones};
use operations::Fillings;

/// No chance at all: the same every time.
pub(crate) struct Still;

impl Chance for Still {
    fn next_u32(&mut self) -> u32 {
        0
    }
}

/// A list with at most one entry per card.
pub(crate) type List<T> = ArrayVec<T, MAX_CARDS>;

/// A number from 0 up to but not including 1. Only products and sums are made of it, which are the same everywhere.
fn fraction(chance: &mut impl Chance) -> f64 {
    const STEPS: f64 = (1_u64 << 53) as f64;
    let (high, low) = (u64::from(chance.next_u32()), u64::from(chance.next_u32() >> 11));
    (high << 21 | low) as f64 / STEPS
}

/// A place whose card the viewer does not know.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gap {
    pub(crate) place: Place,
    /// What the viewer's guesses can say of it.
    zones: Zones,
    /// SN-4.1: only operations of this branch can lie there.
    branch: Option<Branch>,
}

impl Gap {
    /// A gap for this viewer; one without a seat guesses nothing.
    pub(crate) fn new(state: &State, viewer: Option<Seat>, place: Place) -> Self {
        let zones = match place.spot() {
            // A card that goes round ends with one of those who still wait for it.
            Spot::Packet => packet_zones(state, viewer),
            Spot::Operation(..)
            | Spot::Hand(_)
            | Spot::Pile(_)
            | Spot::Out
            | Spot::Deck
            | Spot::Discard
            | Spot::Agent(..)
            | Spot::Attached(_) => viewer.map_or(Zones::NONE, |me| Zones::of(me, place)),
        };
        Self { place, zones, branch: place.branch_of_operations() }
    }
}

fn packet_zones(state: &State, viewer: Option<Seat>) -> Zones {
    match (state.phase, viewer) {
        (Phase::Draft(first), Some(me)) => draft::waiting(state, first)
            .map(|seat| Zones::hand(me, seat))
            .fold(Zones::NONE, Zones::or),
        (Phase::Draft(_) | Phase::Turn(_) | Phase::Over { .. }, _) => Zones::NONE,
    }
}

/// Gaps, the cards for them, and what is known of those cards.
pub(crate) struct Puzzle<'e> {
    pub(crate) edition: &'e Edition,
    pub(crate) gaps: List<Gap>,
    /// As many as there are gaps.
    pub(crate) cards: List<Card>,
    /// What the viewer knows without being certain.
    pub(crate) notes: Notes,
}

impl Puzzle<'_> {
    /// The card for each gap, every arrangement as likely as any other; `None` when there is no way.
    pub(crate) fn solve(&self, chance: &mut impl Chance) -> Option<List<Card>> {
        let guessed: ArrayVec<_, { crate::state::GUESSES }> =
            self.notes.guesses().filter(|guess| self.cards.contains(&guess.card)).collect();
        let is_guessed = |card: &Card| guessed.iter().any(|guess| guess.card == *card);
        let mut free: List<Card> =
            self.cards.iter().filter(|card| !is_guessed(card)).copied().collect();
        let mut filled: List<Option<Card>> = self.gaps.iter().map(|_| None).collect();
        let fillings = Fillings::count(self.edition, &self.gaps, &free);
        self.place_guessed(&guessed, free.len(), &fillings, &mut filled, chance)?;
        fillings.fill(&self.gaps, &mut filled, chance)?;
        let placed = |card: &Card| filled.contains(&Some(*card));
        if filled.iter().any(Option::is_some) {
            free.retain(|card| !placed(card));
        }
        chance.shuffle(&mut free);
        filled.into_iter().map(|there| there.or_else(|| free.pop())).collect()
    }

    /// Some card for each gap, always the same ones; `None` when there is no way.
    pub(crate) fn solve_somehow(&self) -> Option<List<Card>> {
        self.solve(&mut Still)
    }
}
