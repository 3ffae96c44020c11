//! Why not: closed cases with facts and the clause each rests on. The sentences are in `text/`.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{City, Mission, Slot, Space};

/// Why an act, or a table's options, are not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// Too few or too many seats.
    SeatCount { have: u8 },
    /// A seat with a number of agents that does not exist.
    AgentCount { seat: Seat, have: u8 },
    /// The dark side with fewer than 15 agents.
    DarkNeedsAll { seat: Seat, need: u8, have: u8 },
    /// The edition has fewer start missions than there are seats.
    TooFewStarts { need: u8, have: u8 },
    /// There is no such seat at this table.
    NoSuchSeat { have: u8 },
    /// The edition has no such city.
    NoSuchCity,
    /// The edition has no such space.
    NoSuchSpace,
    /// The edition has no such mission.
    NoSuchMission,
    /// The board has no such slot.
    NoSuchSlot,
    /// The game is over.
    GameOver,
    /// It is another seat's turn.
    NotYourTurn { turn: Seat },
    /// Another seat chooses its start mission first.
    NotYourChoice { turn: Seat },
    /// Start missions are being chosen; turns come later.
    StillChoosing,
    /// Start missions were chosen, or dealt, long ago.
    NotChoosing,
    /// This start mission is not on offer.
    NotOffered { mission: Mission },
    /// A, B or C was done already; only one of them a turn.
    ActionDone,
    /// The spy moved already this turn.
    SpyMoved,
    /// Three missions are open.
    TooManyOpen { have: u8 },
    /// Not enough agents for the mission's price.
    MissionPrice { slot: Slot, need: u8, have: u8 },
    /// No card lies there.
    EmptySlot { slot: Slot },
    /// No route leads there from the spy's city.
    NoRoute { from: City, to: City },
    /// The city is in the network already.
    NotNew { city: City },
    /// Not enough agents for the route.
    RoutePrice { city: City, need: u8, have: u8 },
    /// The city is not in the network.
    NotInNetwork { city: City },
    /// The spy stands there already.
    SpyIsThere { city: City },
    /// No action was done yet, and there is no pass.
    NoPass,
    /// No agent of this seat lies there.
    NothingThere { space: Space },
    /// What is left would not hang together.
    WouldCut { space: Space },
    /// This seat has no such open mission.
    NotOpen { mission: Mission, wanted: Wanted },
    /// The mission does not show this city, or it is not covered.
    NotCovered { mission: Mission, city: City },
    /// Objectives come after the action.
    MarkTooEarly,
    /// The mission does not show the spy's city.
    NotOnMission { mission: Mission, city: City },
    /// The city is covered already.
    AlreadyCovered { mission: Mission, city: City },
    /// This mission got its agent this turn.
    AlreadyMarked { mission: Mission },
    /// No agent in the supply.
    NoAgent { need: u8, have: u8 },
    /// This is not an extra turn, or it has begun.
    NothingToDecline,
    /// This seat has left already.
    AlreadyResigned { seat: Seat },
    /// The game knows no clock.
    NoClock,
}

/// What a mission was wanted for that is not open; each rests on a clause of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wanted {
    /// To recall an agent from it.
    Recall,
    /// To discard it.
    Discard,
    /// To place an agent on it.
    Mark,
}

impl game::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::SeatCount { .. } | Self::AgentCount { .. } | Self::NoSuchSeat { .. } => "SC-2.1",
            Self::TooFewStarts { .. } => "SC-2.3",
            Self::DarkNeedsAll { .. } => "SC-9.3",
            Self::NoSuchCity => "SC-1.1",
            Self::NoSuchSpace => "SC-1.2",
            Self::NoSuchMission => "SC-2.2",
            Self::NoSuchSlot => "SC-1.3",
            Self::GameOver => "SC-8.1",
            Self::NotYourTurn { .. } => "SC-2.7",
            Self::NotYourChoice { .. }
            | Self::StillChoosing
            | Self::NotChoosing
            | Self::NotOffered { .. } => "SC-2.4",
            Self::ActionDone => "SC-3.1",
            Self::TooManyOpen { .. } => "SC-3.2",
            Self::MissionPrice { .. } => "SC-3.3",
            Self::EmptySlot { .. } => "SC-3.5",
            Self::SpyMoved | Self::NoRoute { .. } => "SC-4.1",
            Self::NotNew { .. } => "SC-4.4",
            Self::RoutePrice { .. } => "SC-4.5",
            Self::NotInNetwork { .. } => "SC-4.2",
            Self::SpyIsThere { .. } => "SC-5.1",
            Self::NoPass => "SC-5.2",
            Self::NothingThere { .. } => "SC-6.1",
            Self::WouldCut { .. } => "SC-6.2",
            Self::NotCovered { .. } | Self::NotOpen { wanted: Wanted::Recall, .. } => "SC-6.3",
            Self::NotOpen { wanted: Wanted::Discard, .. } => "SC-6.4",
            Self::MarkTooEarly | Self::NotOnMission { .. } => "SC-7.1",
            Self::NotOpen { wanted: Wanted::Mark, .. }
            | Self::AlreadyCovered { .. }
            | Self::AlreadyMarked { .. } => "SC-7.2",
            Self::NoAgent { .. } => "SC-7.4",
            Self::NothingToDecline => "SC-7.5",
            Self::AlreadyResigned { .. } => "SC-11.1",
            Self::NoClock => "SC-11.3",
        }
    }

    fn facts(&self) -> Vec<(&'static str, i64)> {
        match *self {
            Self::SeatCount { have }
            | Self::NoSuchSeat { have }
            | Self::AgentCount { have, .. }
            | Self::TooManyOpen { have } => vec![("have", have.into())],
            Self::TooFewStarts { need, have }
            | Self::DarkNeedsAll { need, have, .. }
            | Self::MissionPrice { need, have, .. }
            | Self::RoutePrice { need, have, .. }
            | Self::NoAgent { need, have } => vec![("need", need.into()), ("have", have.into())],
            Self::NoSuchCity
            | Self::NoSuchSpace
            | Self::NoSuchMission
            | Self::NoSuchSlot
            | Self::GameOver
            | Self::NotYourTurn { .. }
            | Self::NotYourChoice { .. }
            | Self::StillChoosing
            | Self::NotChoosing
            | Self::NotOffered { .. }
            | Self::ActionDone
            | Self::SpyMoved
            | Self::EmptySlot { .. }
            | Self::NoRoute { .. }
            | Self::NotNew { .. }
            | Self::NotInNetwork { .. }
            | Self::SpyIsThere { .. }
            | Self::NoPass
            | Self::NothingThere { .. }
            | Self::WouldCut { .. }
            | Self::NotOpen { .. }
            | Self::NotCovered { .. }
            | Self::MarkTooEarly
            | Self::NotOnMission { .. }
            | Self::AlreadyCovered { .. }
            | Self::AlreadyMarked { .. }
            | Self::NothingToDecline
            | Self::AlreadyResigned { .. }
            | Self::NoClock => Vec::new(),
        }
    }
}
