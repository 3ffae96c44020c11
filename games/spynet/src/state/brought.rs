//! SN-6.4: which agent brought which funding card from the discard pile in the running turn.

use crate::edition::Edition;
use crate::ids::{Card, MAX_FUNDING};

/// By funding card, in the order of the edition: the number of the agent + 1, or 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Brought([u8; MAX_FUNDING]);

impl Brought {
    /// None was brought.
    pub(crate) const NONE: Self = Self([0; MAX_FUNDING]);

    /// From one agent or none per funding card.
    pub(crate) fn of(agents: [Option<Card>; MAX_FUNDING]) -> Self {
        Self(agents.map(|agent| agent.map_or(0, |agent| agent.0.wrapping_add(1))))
    }

    /// One agent or none per funding card.
    pub(crate) fn agents(self) -> [Option<Card>; MAX_FUNDING] {
        self.0.map(|number| number.checked_sub(1).map(Card))
    }

    /// For digests.
    pub(crate) const fn bytes(self) -> [u8; MAX_FUNDING] {
        self.0
    }

    /// This agent brings this card; only funding is remembered.
    pub(crate) fn note(&mut self, edition: &Edition, card: Card, agent: Card) {
        let place = edition.sets.funding.iter().position(|funding| funding == card);
        if let Some(number) = place.and_then(|place| self.0.get_mut(place)) {
            *number = agent.0.wrapping_add(1);
        }
    }

    /// The funding cards that were brought, each with the agent that brought it last.
    pub(crate) fn iter(self, edition: &Edition) -> impl Iterator<Item = (Card, Card)> {
        let pairs = edition.sets.funding.iter().zip(self.agents());
        pairs.filter_map(|(card, agent)| Some((card, agent?)))
    }

    /// Did this agent bring this card?
    pub(crate) fn has(self, edition: &Edition, card: Card, agent: Card) -> bool {
        self.iter(edition).any(|pair| pair == (card, agent))
    }
}
