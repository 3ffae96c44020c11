//! Small closed numbers for cards, branches and piles, and sets of them.
//!
//! A number may come from a stranger's frame: whether an edition knows it is asked where it is used.

use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// SN-1.2: the cards of a full deck; no edition has more.
pub const MAX_CARDS: usize = 76;
/// SN-1.2: the agents among them, which stand first; no edition has more.
pub const MAX_AGENTS: usize = 34;
/// SN-1.2: the funding cards among them, which stand last; no edition has more.
pub const MAX_FUNDING: usize = 10;
/// SN-2.1: piles on an ordinary table; no situation makes more.
pub const MAX_PILES: u8 = 3;

/// A card, in the order of the edition: agents, operations, funding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// The place in a list with one entry per card.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// SN-2.1: a pile, counted from 0; people say 1 to 3, 1 being the farthest from the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pile(pub u8);

impl Pile {
    /// The first so many piles.
    pub(crate) fn first(count: u8) -> impl DoubleEndedIterator<Item = Self> {
        (0..count).map(Self)
    }

    /// The number people say.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.saturating_add(1)
    }
}

/// SN-1.1: a branch of the service.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Branch {
    /// Red.
    Enforcement,
    /// Green.
    Infiltration,
    /// Yellow.
    Counterintelligence,
    /// Blue.
    Technology,
}

impl Branch {
    /// All of them, in the order of the table.
    pub const ALL: [Self; 4] =
        [Self::Enforcement, Self::Infiltration, Self::Counterintelligence, Self::Technology];

    /// Its name in notation.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Enforcement => "enforcement",
            Self::Infiltration => "infiltration",
            Self::Counterintelligence => "counterintelligence",
            Self::Technology => "technology",
        }
    }

    /// Its place in a list with one entry per branch.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The branch with this place; only the last two bits count.
    #[inline]
    pub(crate) const fn of(number: u8) -> Self {
        match number & 3 {
            0 => Self::Enforcement,
            1 => Self::Infiltration,
            2 => Self::Counterintelligence,
            _ => Self::Technology,
        }
    }
}

/// A set of branches: where a card belongs, or what was used this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct BranchSet(pub(crate) u8);

impl BranchSet {
    pub(crate) const ALL: Self = Self(0b1111);

    #[inline]
    pub(crate) const fn has(self, branch: Branch) -> bool {
        self.0 & (1 << branch.index()) != 0
    }

    #[inline]
    pub(crate) const fn insert(&mut self, branch: Branch) {
        self.0 |= 1 << branch.index();
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The only branch in it, if it is the only one.
    #[inline]
    pub(crate) const fn single(self) -> Option<Branch> {
        if self.0.is_power_of_two() {
            Some(Branch::of(self.0.trailing_zeros() as u8))
        } else {
            None
        }
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Branch> {
        Branch::ALL.into_iter().filter(move |&branch| self.has(branch))
    }
}

/// A set of cards. On the wire it is a list, ascending.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// Every card there could be.
    pub(crate) const ALL: Self = Self(u128::MAX);

    /// The set of just this card; a number that can be no card makes an empty set.
    #[inline]
    #[must_use]
    pub const fn only(card: Card) -> Self {
        Self(if card.0 < 128 { 1 << card.0 } else { 0 })
    }

    pub(crate) const fn from_bits(low: u64, high: u64) -> Self {
        Self(low as u128 | (high as u128) << 64)
    }

    /// The low 80 bits, enough for every card there is.
    #[inline]
    pub(crate) const fn to_bytes(self) -> [u8; 10] {
        let [a, b, c, d, e, f, g, h, i, j, ..] = self.0.to_le_bytes();
        [a, b, c, d, e, f, g, h, i, j]
    }

    #[inline]
    pub(crate) const fn from_bytes([a, b, c, d, e, f, g, h, i, j]: [u8; 10]) -> Self {
        let low = u64::from_le_bytes([a, b, c, d, e, f, g, h]);
        Self::from_bits(low, u16::from_le_bytes([i, j]) as u64)
    }

    /// Is this card in it?
    #[inline]
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.0 & Self::only(card).0 != 0
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= Self::only(card).0;
    }

    /// How many cards are in it.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is no card in it?
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in both.
    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards in one of the two, or in both.
    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards of this set that are not in the other.
    #[inline]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let (mut low, mut high) = (self.0 as u64, (self.0 >> 64) as u64);
        core::iter::from_fn(move || {
            let (half, offset) = if low != 0 { (&mut low, 0) } else { (&mut high, 64) };
            if *half == 0 {
                return None;
            }
            let lowest = half.trailing_zeros() as u8;
            *half &= *half - 1;
            Some(Card(offset + lowest))
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(self.iter().map(|card| card.0)).finish()
    }
}

impl Serialize for CardSet {
    #[inline(never)]
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<Vec<_>>().serialize(out)
    }
}

impl<'de> Deserialize<'de> for CardSet {
    // Events have many of these; a page needs the way to read one only once.
    #[inline(never)]
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(from)?.into_iter().collect())
    }
}
