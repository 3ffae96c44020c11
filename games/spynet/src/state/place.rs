//! Where a card is, in one byte.

use game::Seat;

use crate::ids::{Branch, Card, Pile};

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place(u8);

/// The same, to be looked into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    /// Not in this game: only in positions that somebody made up.
    Out,
    Deck,
    /// SN-2.2: among the cards that go round.
    Packet,
    Discard,
    Hand(Seat),
    Pile(Pile),
    /// An agent in play.
    Agent(Seat, Branch),
    /// An operation in play.
    Operation(Seat, Branch),
    /// Attached to this agent.
    Attached(Card),
}

const HANDS: u8 = 4;
const PILES: u8 = 8;
const AGENTS: u8 = 16;
const OPERATIONS: u8 = 32;
const ATTACHED: u8 = 48;

impl Place {
    pub(crate) const OUT: Self = Self(0);
    pub(crate) const DECK: Self = Self(1);
    pub(crate) const PACKET: Self = Self(2);
    pub(crate) const DISCARD: Self = Self(3);

    #[inline]
    pub(crate) const fn hand(seat: Seat) -> Self {
        Self(HANDS + (seat.0 & 3))
    }

    #[inline]
    pub(crate) const fn pile(pile: Pile) -> Self {
        Self(PILES + (pile.0 & 7))
    }

    #[inline]
    pub(crate) const fn agent(seat: Seat, branch: Branch) -> Self {
        Self(AGENTS + 4 * (seat.0 & 3) + branch.index() as u8)
    }

    #[inline]
    pub(crate) const fn operation(seat: Seat, branch: Branch) -> Self {
        Self(OPERATIONS + 4 * (seat.0 & 3) + branch.index() as u8)
    }

    #[inline]
    pub(crate) const fn attached(agent: Card) -> Self {
        Self(ATTACHED.saturating_add(agent.0))
    }

    #[inline]
    pub(crate) const fn spot(self) -> Spot {
        match self.0 {
            0 => Spot::Out,
            1 => Spot::Deck,
            2 => Spot::Packet,
            3 => Spot::Discard,
            HANDS..PILES => Spot::Hand(Seat(self.0 - HANDS)),
            PILES..AGENTS => Spot::Pile(Pile(self.0 - PILES)),
            AGENTS..OPERATIONS => Spot::Agent(Seat((self.0 - AGENTS) / 4), Branch::of(self.0)),
            OPERATIONS..ATTACHED => {
                Spot::Operation(Seat((self.0 - OPERATIONS) / 4), Branch::of(self.0))
            }
            ATTACHED.. => Spot::Attached(Card(self.0 - ATTACHED)),
        }
    }

    /// The branch, where operations lie.
    pub(crate) const fn branch_of_operations(self) -> Option<Branch> {
        match self.spot() {
            Spot::Operation(_, branch) => Some(branch),
            Spot::Out
            | Spot::Deck
            | Spot::Packet
            | Spot::Discard
            | Spot::Hand(_)
            | Spot::Pile(_)
            | Spot::Agent(..)
            | Spot::Attached(_) => None,
        }
    }

    /// The byte, for encodings and for looking through all cards at once.
    #[inline]
    pub(crate) const fn byte(self) -> u8 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_read_as_it_was_written() {
        for seat in Seat::first(4) {
            assert_eq!(Place::hand(seat).spot(), Spot::Hand(seat));
            for branch in Branch::ALL {
                assert_eq!(Place::agent(seat, branch).spot(), Spot::Agent(seat, branch));
                assert_eq!(Place::operation(seat, branch).spot(), Spot::Operation(seat, branch));
            }
        }
        for pile in Pile::first(3) {
            assert_eq!(Place::pile(pile).spot(), Spot::Pile(pile));
        }
        for card in (0..76).map(Card) {
            assert_eq!(Place::attached(card).spot(), Spot::Attached(card));
        }
        let fixed = [Place::OUT, Place::DECK, Place::PACKET, Place::DISCARD];
        let spots = [Spot::Out, Spot::Deck, Spot::Packet, Spot::Discard];
        assert_eq!(fixed.map(Place::spot), spots);
    }
}
