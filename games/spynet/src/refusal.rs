//! Why not: closed cases with facts and the clause each rests on. The sentences are in `text/`.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{Branch, Card};

/// Why an act, or a table's options, are not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// Too few or too many seats.
    SeatCount { have: u8 },
    /// The edition has no such situation.
    NoSuchSituation,
    /// A small edition has too few cards to begin with.
    TooFewCards { need: u8, have: u8 },
    /// There is no such seat at this table.
    NoSuchSeat { have: u8 },
    /// The edition has no such card.
    NoSuchCard,
    /// The game is over.
    GameOver,
    /// It is another seat's turn.
    NotYourTurn { turn: Seat },
    /// Another seat keeps a card first.
    NotYourPick { turn: Seat },
    /// First everybody keeps a card.
    StillDrafting,
    /// Everybody has kept a card long ago.
    NotDrafting,
    /// The card is not among those that go round.
    NotInPacket { card: Card },
    /// The last turn must be played.
    LastTurn,
    /// Who has begun to play cannot recruit.
    AlreadyPlaying,
    /// First the pile must be taken or put back.
    StillRecruiting,
    /// No pile is looked at.
    NotRecruiting,
    /// First the ability must be used or left.
    AbilityOpen { agent: Card },
    /// No ability waits.
    NoAbility,
    /// The card is not in the hand.
    NotInHand { card: Card },
    /// The card is no agent.
    NotAnAgent { card: Card },
    /// The card is no operation.
    NotAnOperation { card: Card },
    /// The card does not belong to the branch.
    WrongBranch { card: Card, branch: Branch },
    /// No more agents this turn.
    NoMoreAgents,
    /// No agent was laid just now.
    NothingLaid,
    /// The card cannot be attached.
    NotFunding { card: Card },
    /// This very agent has brought the funding in this turn.
    BroughtBy { agent: Card, card: Card },
    /// The agent has as much funding as it may have.
    FundingLimit { most: u8 },
    /// The branch is not dominated.
    NotDominated { branch: Branch, need: u8, have: u8 },
    /// No more operations in this branch this turn.
    NoMoreOperations { branch: Branch },
    /// Nobody has a partner at this table.
    NoPartner,
    /// The partner has left.
    PartnerLeft,
    /// A card was handed on already.
    AlreadyGave,
    /// The ability cannot be used on this.
    NotATarget,
    /// An ability never touches the agent that uses it.
    ItsOwnAgent { agent: Card },
    /// The card lies before the wrong player.
    WrongOwner { card: Card },
    /// The agent is too strong.
    TooStrong { agent: Card, most: u8, have: u8 },
    /// The agent has funding.
    HasFunding { agent: Card },
    /// The owner has no other agent.
    OnlyAgent { agent: Card },
    /// What was begun must be done.
    MustChoose,
    /// This seat has left already.
    AlreadyResigned { seat: Seat },
    /// The game knows no clock.
    NoClock,
}

impl game::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::TooFewCards { .. } | Self::NoSuchCard => "SN-1.2",
            Self::NotYourPick { .. }
            | Self::StillDrafting
            | Self::NotDrafting
            | Self::NotInPacket { .. } => "SN-2.2",
            Self::NoSuchSituation => "SN-2.3",
            Self::NoSuchSeat { .. } | Self::NotYourTurn { .. } => "SN-2.4",
            Self::AlreadyPlaying | Self::StillRecruiting | Self::NotRecruiting => "SN-3.1",
            Self::NotInHand { .. }
            | Self::NotAnAgent { .. }
            | Self::NotAnOperation { .. }
            | Self::WrongBranch { .. }
            | Self::NothingLaid
            | Self::NotFunding { .. }
            | Self::NoMoreOperations { .. }
            | Self::AlreadyGave => "SN-4.1",
            Self::NoMoreAgents => "SN-4.2",
            Self::NotDominated { .. } => "SN-5.2",
            Self::AbilityOpen { .. } | Self::NoAbility => "SN-6.1",
            Self::BroughtBy { .. } | Self::OnlyAgent { .. } => "SN-6.4",
            Self::NotATarget
            | Self::ItsOwnAgent { .. }
            | Self::WrongOwner { .. }
            | Self::TooStrong { .. }
            | Self::HasFunding { .. }
            | Self::MustChoose => "SN-6.5",
            Self::LastTurn => "SN-8.1",
            Self::GameOver => "SN-8.2",
            Self::SeatCount { .. } | Self::NoPartner => "SN-8.4",
            Self::FundingLimit { .. } => "SN-9.1",
            Self::PartnerLeft | Self::AlreadyResigned { .. } => "SN-10.1",
            Self::NoClock => "SN-10.3",
        }
    }

    fn facts(&self) -> Vec<(&'static str, i64)> {
        match *self {
            Self::SeatCount { have } | Self::NoSuchSeat { have } => vec![("have", have.into())],
            Self::TooFewCards { need, have } | Self::NotDominated { need, have, .. } => {
                vec![("need", need.into()), ("have", have.into())]
            }
            Self::TooStrong { most, have, .. } => {
                vec![("most", most.into()), ("have", have.into())]
            }
            Self::FundingLimit { most } => vec![("most", most.into())],
            Self::NoSuchSituation
            | Self::NoSuchCard
            | Self::GameOver
            | Self::NotYourTurn { .. }
            | Self::NotYourPick { .. }
            | Self::StillDrafting
            | Self::NotDrafting
            | Self::NotInPacket { .. }
            | Self::LastTurn
            | Self::AlreadyPlaying
            | Self::StillRecruiting
            | Self::NotRecruiting
            | Self::AbilityOpen { .. }
            | Self::NoAbility
            | Self::NotInHand { .. }
            | Self::NotAnAgent { .. }
            | Self::NotAnOperation { .. }
            | Self::WrongBranch { .. }
            | Self::NoMoreAgents
            | Self::NothingLaid
            | Self::NotFunding { .. }
            | Self::BroughtBy { .. }
            | Self::NoMoreOperations { .. }
            | Self::NoPartner
            | Self::PartnerLeft
            | Self::AlreadyGave
            | Self::NotATarget
            | Self::ItsOwnAgent { .. }
            | Self::WrongOwner { .. }
            | Self::HasFunding { .. }
            | Self::OnlyAgent { .. }
            | Self::MustChoose
            | Self::AlreadyResigned { .. }
            | Self::NoClock => Vec::new(),
        }
    }
}
