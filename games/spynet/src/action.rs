//! What a turn is made of: one small decision each.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{Branch, Card, Pile};

/// One small decision of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// SN-2.2: keep this card, hand the rest on.
    Keep(Card),
    /// SN-3.1: recruit, beginning with the first pile.
    Recruit,
    /// SN-3.1: take the pile.
    Take,
    /// SN-3.1: put the pile back.
    Leave,
    /// SN-4.1: play an agent into a branch.
    Play(Card, Branch),
    /// SN-4.1: attach a card to the agent just played.
    Attach(Card),
    /// SN-4.1: run an operation face-down in a branch.
    Run(Card, Branch),
    /// SN-4.1: hand a card to the partner.
    Give(Card),
    /// SN-6.1: use the ability of the agent just played, or go on using it.
    Use(Choice),
    /// SN-6.1: do not use it, take no more, or stop looking.
    Skip,
    /// SN-4.1: end the turn.
    End,
}

/// What an ability is used on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Choice {
    /// A card: an agent, a funding, a card in a hand or a pile.
    Card(Card),
    /// A player.
    Seat(Seat),
    /// A pile.
    Pile(Pile),
    /// A branch.
    Branch(Branch),
    /// The deck.
    Deck,
}
