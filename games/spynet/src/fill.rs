//! Hidden cards dealt again into the gaps that a viewer sees, as likely as all that the viewer knows allows.
//!
//! Every arrangement that fits is equally likely: a random fitting one is found first, then mixed by exchanges
//! that are as likely there as back. Knows nothing of views; used for rebuilt, resampled and likely worlds.

use arrayvec::ArrayVec;
use game::Chance;

use crate::edition::Edition;
use crate::ids::{Branch, Card, MAX_CARDS};
use crate::phase::draft;
use crate::state::{Phase, Place, Spot, State, zone_of_pile, zone_of_seat};

/// No chance at all: the same every time.
pub(crate) struct Still;

impl Chance for Still {
    fn next_u32(&mut self) -> u32 {
        0
    }
}

/// A list with at most one entry per card.
pub(crate) type List<T> = ArrayVec<T, MAX_CARDS>;

/// A place whose card the viewer does not know.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gap {
    pub(crate) place: Place,
    /// What a guess can say of it.
    zones: u8,
    /// SN-4.1: only operations of this branch can lie there.
    branch: Option<Branch>,
}

impl Gap {
    pub(crate) fn new(state: &State, place: Place) -> Self {
        let (zones, branch) = match place.spot() {
            Spot::Hand(seat) => (zone_of_seat(seat), None),
            Spot::Operation(seat, branch) => (zone_of_seat(seat), Some(branch)),
            Spot::Pile(pile) => (zone_of_pile(pile), None),
            // A card that goes round ends with one of those who still wait for it.
            Spot::Packet => (packet_zones(state), None),
            Spot::Out | Spot::Deck | Spot::Discard | Spot::Agent(..) | Spot::Attached(_) => {
                (0, None)
            }
        };
        Self { place, zones, branch }
    }
}

fn packet_zones(state: &State) -> u8 {
    match state.phase {
        Phase::Draft(first) => {
            draft::waiting(state, first).fold(0, |zones, seat| zones | zone_of_seat(seat))
        }
        Phase::Turn(_) | Phase::Over { .. } => 0,
    }
}

/// Gaps, the cards for them, and what is known of those cards.
pub(crate) struct Puzzle<'e> {
    pub(crate) edition: &'e Edition,
    pub(crate) gaps: List<Gap>,
    /// As many as there are gaps.
    pub(crate) cards: List<Card>,
    /// By card: the zones of a guess; 0 where there is none.
    pub(crate) guesses: [u8; MAX_CARDS],
}

impl Puzzle<'_> {
    fn guess(&self, card: Card) -> u8 {
        self.guesses.get(card.index()).copied().unwrap_or_default()
    }

    #[inline]
    fn fits(&self, card: Card, gap: Gap) -> bool {
        let guess = self.guess(card);
        (guess == 0 || guess & gap.zones != 0)
            && gap.branch.is_none_or(|it| self.edition.sets.operations_of(it).has(card))
    }

    /// Some card for each gap, always the same ones; `None` when there is no way.
    pub(crate) fn solve_somehow(&self) -> Option<List<Card>> {
        self.try_at_random(&mut Still).or_else(|| self.match_up())
    }

    /// The card for each gap, every arrangement as likely as any other; `None` when there is no way.
    pub(crate) fn solve(&self, chance: &mut impl Chance) -> Option<List<Card>> {
        const TRIES: u32 = 4;
        let mut found =
            (0..TRIES).find_map(|_| self.try_at_random(chance)).or_else(|| self.match_up())?;
        let restricted = self.restricted();
        // Where cards are guessed, a way from one arrangement to another may lead over cards that are not.
        let is_guessed = self.cards.iter().any(|&card| self.guess(card) != 0);
        let (rounds, exchanges) = if is_guessed { (12, 4) } else { (1, 24) };
        for _ in 0..rounds {
            self.mix(&mut found, &restricted, exchanges * restricted.len(), chance);
            self.scatter(&mut found, chance);
        }
        Some(found)
    }

    /// Guessed cards first, then operations, then all the rest; may get stuck.
    fn try_at_random(&self, chance: &mut impl Chance) -> Option<List<Card>> {
        let mut cards = self.cards.clone();
        chance.shuffle(&mut cards);
        let mut filled: List<Option<Card>> = self.gaps.iter().map(|_| None).collect();
        let mut free: List<Card> = List::new();
        for card in cards {
            if self.guess(card) == 0 {
                free.push(card);
                continue;
            }
            let open = self.gaps.iter().zip(&mut filled);
            let mut fitting: List<&mut Option<Card>> = open
                .filter(|(gap, there)| there.is_none() && self.fits(card, **gap))
                .map(|(_, there)| there)
                .collect();
            let chosen = chance.below(fitting.len() as u32) as usize;
            **fitting.get_mut(chosen)? = Some(card);
        }
        for (gap, there) in self.gaps.iter().zip(&mut filled) {
            if gap.branch.is_some() && there.is_none() {
                // They are in random order: the first that fits is any of them.
                let place = free.iter().position(|&card| self.fits(card, *gap))?;
                *there = Some(free.remove(place));
            }
        }
        filled.into_iter().map(|there| there.or_else(|| free.pop())).collect()
    }

    /// Kuhn's way of augmenting paths: finds an arrangement wherever there is one.
    fn match_up(&self) -> Option<List<Card>> {
        // By card: the gap it is in.
        let mut owner: List<Option<usize>> = self.cards.iter().map(|_| None).collect();
        for gap in 0..self.gaps.len() {
            let mut tried = [false; MAX_CARDS];
            if !self.augment(gap, &mut owner, &mut tried) {
                return None;
            }
        }
        let mut found: List<Card> = self.cards.clone();
        for (&card, gap) in self.cards.iter().zip(owner) {
            *found.get_mut(gap?)? = card;
        }
        Some(found)
    }

    fn augment(
        &self,
        gap: usize,
        owner: &mut List<Option<usize>>,
        tried: &mut [bool; MAX_CARDS],
    ) -> bool {
        let Some(&there) = self.gaps.get(gap) else { return false };
        for (index, &card) in self.cards.iter().enumerate() {
            let Some(seen) = tried.get_mut(index).filter(|seen| !**seen) else { continue };
            if !self.fits(card, there) {
                continue;
            }
            *seen = true;
            let before = owner.get(index).copied().flatten();
            if before.is_none_or(|other| self.augment(other, owner, tried)) {
                if let Some(mine) = owner.get_mut(index) {
                    *mine = Some(gap);
                }
                return true;
            }
        }
        false
    }

    /// Shuffles the cards that may lie anywhere among the gaps that take any card.
    fn scatter(&self, found: &mut List<Card>, chance: &mut impl Chance) {
        let free = |(card, gap): (&Card, &Gap)| gap.branch.is_none() && self.guess(*card) == 0;
        let mut cards: List<Card> =
            found.iter().zip(&self.gaps).filter(|it| free(*it)).map(|(card, _)| *card).collect();
        chance.shuffle(&mut cards);
        let mut cards = cards.into_iter();
        for (there, gap) in found.iter_mut().zip(&self.gaps) {
            if free((there, gap))
                && let Some(card) = cards.next()
            {
                *there = card;
            }
        }
    }

    /// The gaps and cards that something keeps from being dealt freely.
    fn restricted(&self) -> ArrayVec<Restricted, { 2 * MAX_CARDS }> {
        let gaps = self.gaps.iter().enumerate().filter(|(_, gap)| gap.branch.is_some());
        let guessed = self.cards.iter().filter(|&&card| self.guess(card) != 0);
        gaps.map(|(place, _)| Restricted::Gap(place))
            .chain(guessed.map(|&card| Restricted::Card(card)))
            .collect()
    }

    /// Tries exchanges between gaps, each of which is as likely as its reverse. Only gaps and cards with a
    /// restriction need it: all others are shuffled afterwards.
    fn mix(
        &self,
        found: &mut List<Card>,
        restricted: &[Restricted],
        exchanges: usize,
        chance: &mut impl Chance,
    ) {
        for _ in 0..exchanges {
            let any = chance.below(restricted.len() as u32) as usize;
            let one = match restricted.get(any) {
                Some(&Restricted::Gap(place)) => Some(place),
                Some(&Restricted::Card(card)) => found.iter().position(|&it| it == card),
                None => None,
            };
            let other = chance.below(found.len() as u32) as usize;
            let Some(one) = one else { continue };
            let there = |place: usize| Some((*found.get(place)?, *self.gaps.get(place)?));
            let (Some((card_a, gap_a)), Some((card_b, gap_b))) = (there(one), there(other)) else {
                continue;
            };
            if self.fits(card_a, gap_b) && self.fits(card_b, gap_a) {
                found.swap(one, other);
            }
        }
    }
}

/// What keeps a card from lying anywhere.
#[derive(Clone, Copy)]
enum Restricted {
    Gap(usize),
    Card(Card),
}
