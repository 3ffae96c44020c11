//! Questions to a position, and the moves of cards that keep it whole. No rule is decided here.

use game::Seat;

use super::{Place, Spot, State, Watcher, Zones};
use crate::edition::{Edition, Face};
use crate::ids::{Branch, BranchSet, Card, CardSet, Pile};

impl State {
    #[inline]
    pub(crate) fn at(&self, card: Card) -> Place {
        self.place.get(card.index()).copied().unwrap_or(Place::OUT)
    }

    #[inline]
    pub(crate) fn spot(&self, card: Card) -> Spot {
        self.at(card).spot()
    }

    #[inline]
    fn put(&mut self, card: Card, place: Place) {
        if let Some(at) = self.place.get_mut(card.index()) {
            *at = place;
        }
    }

    /// All cards in a place: eight bytes are compared at once, since this is asked for all the time.
    #[inline]
    pub(crate) fn cards_at(&self, place: Place) -> CardSet {
        let wanted = u64::from(place.byte()) * 0x0101_0101_0101_0101;
        let (mut low, mut high) = (0_u64, 0_u64);
        for (index, chunk) in self.place.chunks(8).enumerate() {
            // No place has this byte: the last chunk is not a full one.
            let mut bytes = [u8::MAX; 8];
            bytes.iter_mut().zip(chunk).for_each(|(byte, at)| *byte = at.byte());
            let bits = zero_bytes(u64::from_le_bytes(bytes) ^ wanted);
            match index {
                0..8 => low |= bits << (8 * index),
                8.. => high |= bits << (8 * (index - 8)),
            }
        }
        CardSet::from_bits(low, high)
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> CardSet {
        self.cards_at(Place::hand(seat))
    }

    #[inline]
    pub(crate) fn pile(&self, pile: Pile) -> CardSet {
        self.cards_at(Place::pile(pile))
    }

    #[inline]
    pub(crate) fn operations(&self, seat: Seat, branch: Branch) -> CardSet {
        self.cards_at(Place::operation(seat, branch))
    }

    /// All operations before a seat.
    pub(crate) fn all_operations(&self, seat: Seat) -> CardSet {
        let branches = Branch::ALL.into_iter();
        branches.map(|branch| self.operations(seat, branch)).fold(CardSet::EMPTY, CardSet::or)
    }

    #[inline]
    pub(crate) fn attached_to(&self, agent: Card) -> CardSet {
        self.cards_at(Place::attached(agent))
    }

    /// All agents in play with owner and branch.
    pub(crate) fn agents(&self) -> impl Iterator<Item = (Card, Seat, Branch)> + '_ {
        (0..).map(Card).zip(&self.place).filter_map(|(card, place)| match place.spot() {
            Spot::Agent(seat, branch) => Some((card, seat, branch)),
            Spot::Out
            | Spot::Deck
            | Spot::Packet
            | Spot::Discard
            | Spot::Hand(_)
            | Spot::Pile(_)
            | Spot::Operation(..)
            | Spot::Attached(_) => None,
        })
    }

    /// All attached cards with their agent.
    pub(crate) fn attachments(&self) -> impl Iterator<Item = (Card, Card)> + '_ {
        (0..).map(Card).zip(&self.place).filter_map(|(card, place)| match place.spot() {
            Spot::Attached(agent) => Some((card, agent)),
            Spot::Out
            | Spot::Deck
            | Spot::Packet
            | Spot::Discard
            | Spot::Hand(_)
            | Spot::Pile(_)
            | Spot::Agent(..)
            | Spot::Operation(..) => None,
        })
    }

    /// SN-6.2: before whom, and in which branch, an agent lies.
    #[inline]
    pub(crate) fn agent_at(&self, agent: Card) -> Option<(Seat, Branch)> {
        match self.spot(agent) {
            Spot::Agent(seat, branch) => Some((seat, branch)),
            Spot::Out
            | Spot::Deck
            | Spot::Packet
            | Spot::Discard
            | Spot::Hand(_)
            | Spot::Pile(_)
            | Spot::Operation(..)
            | Spot::Attached(_) => None,
        }
    }

    /// The agents of a stack, the lowest first.
    pub(crate) fn stack(&self, seat: Seat, branch: Branch) -> Vec<Card> {
        let mut agents: Vec<Card> = self.cards_at(Place::agent(seat, branch)).iter().collect();
        game::sort_few(&mut agents, |agent| self.height.get(agent.index()).copied());
        agents
    }

    /// SN-8.4: with four players, the one sitting opposite.
    #[inline]
    pub(crate) const fn partner(&self, seat: Seat) -> Option<Seat> {
        if self.n_seats == 4 { Some(Seat((seat.0 + 2) & 3)) } else { None }
    }

    #[inline]
    pub(crate) fn is_opponent(&self, seat: Seat, other: Seat) -> bool {
        seat != other && self.partner(seat) != Some(other)
    }

    pub(crate) const fn has_left(&self, seat: Seat) -> bool {
        self.resigned & (1 << (seat.0 & 7)) != 0
    }

    /// Seats that have not left.
    pub(crate) fn staying(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::first(self.n_seats).filter(|&seat| !self.has_left(seat))
    }

    /// What a card adds while it is attached to an agent.
    pub(crate) fn value(&self, edition: &Edition, card: Card) -> u8 {
        match edition.face(card) {
            Some(&Face::Funding { value }) => value,
            Some(Face::Agent(_)) => edition.laws(self.situation).agent_as_funding.unwrap_or(0),
            Some(Face::Operation(_)) | None => 0,
        }
    }

    /// SN-1.3, SN-9.3: an agent's total strength but for its funding.
    #[inline]
    pub(crate) fn bare_strength(&self, edition: &Edition, agent: Card) -> u8 {
        let Some(face) = edition.agent(agent) else { return 0 };
        // SN-9.2: a master has no single branch.
        let branch = face.branches.single();
        face.strength + branch.map_or(0, |branch| edition.laws(self.situation).bonus(branch))
    }

    /// SN-1.3: an agent's total strength.
    pub(crate) fn total_strength(&self, edition: &Edition, agent: Card) -> u8 {
        let funding = self.attached_to(agent).iter().map(|card| self.value(edition, card));
        self.bare_strength(edition, agent) + funding.sum::<u8>()
    }

    /// SN-5.1: a seat's strength in a branch.
    #[inline]
    pub(crate) fn strength(&self, seat: Seat, branch: Branch) -> u8 {
        let branches = self.strength.get(seat.index());
        branches.and_then(|it| it.get(branch.index())).copied().unwrap_or_default()
    }

    #[inline]
    fn strengthen(&mut self, seat: Seat, branch: Branch, by: u8) {
        let branches = self.strength.get_mut(seat.index());
        if let Some(strength) = branches.and_then(|it| it.get_mut(branch.index())) {
            *strength = strength.saturating_add(by);
        }
    }

    /// SN-5.2: the branches a seat dominates.
    #[inline]
    pub(crate) fn dominated(&self, seat: Seat) -> BranchSet {
        let mut set = BranchSet::default();
        for branch in Branch::ALL {
            let own = self.strength(seat, branch);
            let best = Seat::first(self.n_seats)
                .filter(|&other| self.is_opponent(seat, other))
                .map(|other| self.strength(other, branch))
                .max();
            if own > best.unwrap_or_default() {
                set.insert(branch);
            }
        }
        set
    }

    /// Counts all strengths anew.
    pub(crate) fn recount(&mut self, edition: &Edition) {
        self.strength = [[0; 4]; 4];
        let state = *self;
        for (agent, seat, branch) in state.agents() {
            self.strengthen(seat, branch, state.bare_strength(edition, agent));
        }
        for (card, agent) in state.attachments() {
            if let Some((seat, branch)) = state.agent_at(agent) {
                self.strengthen(seat, branch, state.value(edition, card));
            }
        }
    }

    /// Lays an agent on top of a stack; its funding comes along.
    pub(crate) fn lay_agent(&mut self, edition: &Edition, agent: Card, seat: Seat, branch: Branch) {
        self.knowledge.open(agent, self.at(agent));
        self.unstack(agent);
        // It may lie in this very stack, and is not below itself.
        let there = u8::from(self.at(agent) == Place::agent(seat, branch));
        let below = self.cards_at(Place::agent(seat, branch)).len() - there;
        self.put(agent, Place::agent(seat, branch));
        if let Some(height) = self.height.get_mut(agent.index()) {
            *height = below + 1;
        }
        self.strengthen(seat, branch, self.bare_strength(edition, agent));
    }

    /// Takes an agent out of its stack; those above it move down.
    fn unstack(&mut self, agent: Card) {
        if !matches!(self.spot(agent), Spot::Agent(..)) {
            return;
        }
        let place = self.at(agent);
        let own = self.height.get_mut(agent.index()).map(core::mem::take).unwrap_or_default();
        for (height, at) in self.height.iter_mut().zip(&self.place) {
            if *at == place && *height > own {
                *height -= 1;
            }
        }
    }

    /// Attaches a card to an agent in play.
    pub(crate) fn attach(&mut self, edition: &Edition, card: Card, agent: Card) {
        self.knowledge.open(card, self.at(card));
        self.put(card, Place::attached(agent));
        if let Some((seat, branch)) = self.agent_at(agent) {
            self.strengthen(seat, branch, self.value(edition, card));
        }
    }

    /// Lays a card open on the discard pile.
    pub(crate) fn discard(&mut self, card: Card) {
        self.knowledge.open(card, self.at(card));
        self.unstack(card);
        self.put(card, Place::DISCARD);
    }

    /// Takes a card that lies open to a hand: everybody has seen it.
    pub(crate) fn open_to_hand(&mut self, card: Card, seat: Seat) {
        self.unstack(card);
        self.put(card, Place::hand(seat));
        if self.memory_aid {
            for watcher in Watcher::all(self.n_seats).filter(|watcher| !watcher.is(seat)) {
                self.knowledge.see(watcher, card);
            }
        }
    }

    /// Moves a face-down card in a way all can follow: whoever knew where it was still does.
    #[inline]
    pub(crate) fn follow(&mut self, card: Card, place: Place) {
        if let Spot::Hand(seat) = place.spot() {
            self.knowledge.lose(Watcher::seat(seat), card);
            let before = Zones::of(seat, self.at(card));
            if let Some(notes) = self.knowledge.notes_mut(seat) {
                notes.found(card, before);
            }
        }
        self.put(card, place);
    }

    /// The same position with other cards in the same places.
    pub(crate) fn relabel(&mut self, name: impl Fn(Card) -> Card) {
        let before = self.place;
        for (card, place) in (0..).map(Card).zip(before) {
            self.put(name(card), place);
        }
        self.deck.relabel(&name);
        self.knowledge.relabel(&name);
    }
}

/// Bit 0 for the lowest byte, bit 7 for the highest: set where the byte is 0.
#[inline]
const fn zero_bytes(word: u64) -> u64 {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    // The top bit of each byte that is 0; no byte carries into the next.
    let zero = !(((word & LOW) + LOW) | word | LOW);
    // All eight are moved into the top byte at once.
    (zero >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup;

    #[test]
    fn zero_bytes_are_found() {
        for bits in 0..=255_u64 {
            for filler in [1, 0x7f, 0x80, 0xff] {
                let bytes = core::array::from_fn(|i| if bits >> i & 1 == 1 { 0 } else { filler });
                assert_eq!(zero_bytes(u64::from_le_bytes(bytes)), bits);
            }
        }
    }

    #[test]
    fn cards_are_found_one_by_one_and_all_at_once() {
        let mut state = setup::empty(1);
        assert_eq!(state.cards_at(Place::OUT).len(), 76);
        for card in (0..76).map(Card) {
            state.follow(card, Place::hand(Seat(1)));
            assert_eq!(state.hand(Seat(1)).len(), card.0 + 1);
            assert!(state.hand(Seat(1)).has(card));
        }
    }
}
