//! Why not: closed cases with facts and the clause each rests on. The sentences are in `text/`.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::grid::{Edge, Room};
use crate::ids::{Agent, Gadget, Mission, Stack, Track, Upgrade};

/// Why an act, or a table's options, are not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// Too few or too many seats.
    SeatCount { have: u8 },
    /// The edition has no such domicile.
    NoSuchDomicile { have: u8 },
    /// A timer makes no sense where raids are made one after the other.
    TimerInTurn,
    /// No agents can be chosen where there are none.
    NoAgents,
    /// There is no such seat at this table.
    NoSuchSeat { have: u8 },
    /// The edition has no such agent.
    NoSuchAgent,
    /// The edition has no such mission.
    NoSuchMission,
    /// The edition has no such gadget.
    NoSuchGadget,
    /// There are three stacks.
    NoSuchStack,
    /// The plan has no such room.
    NoSuchRoom,
    /// The game is over.
    GameOver,
    /// This seat has left.
    HasLeft { seat: Seat },
    /// Agents are still being chosen.
    StillChoosingAgents,
    /// Agents are not chosen now.
    NotChoosingAgents,
    /// This seat has its agent.
    AgentDecided,
    /// This agent was not drawn.
    NotOffered { agent: Agent },
    /// Planning is over.
    PlanningOver,
    /// The raids have not begun.
    StillPlanning,
    /// Confirmed; to change something, withdraw first.
    IsConfirmed,
    /// Nothing was confirmed or chosen.
    NothingToWithdraw,
    /// Something was chosen in this round.
    AlreadyChosen,
    /// Nothing was chosen in this round.
    NothingChosen,
    /// What was chosen is not carried out yet.
    NotCarriedOut { stack: Stack },
    /// Everything chosen was carried out.
    AllCarriedOut,
    /// The combination is something else.
    OtherContent { stack: Stack, wanted: Wanted },
    /// The combination could not be carried out in full.
    CannotCarryOut { stack: Stack },
    /// Every bonus action is used.
    BonusUsedUp,
    /// One bonus action a round.
    BonusOnce,
    /// There is no bonus for somebody who passes.
    BonusWhenPassing,
    /// The bonus must be another stack.
    BonusSameStack,
    /// The bonus is paid before anything is carried out.
    BonusTooLate,
    /// Not enough for the bonus action.
    BonusPrice { need: u8, have: u8 },
    /// The number cannot leave 1 to 5.
    NumberRange { wanted: Wanted },
    /// A number that was raised is not lowered again, nor the other way round.
    NumberBack { wanted: Wanted },
    /// This domicile does not change numbers.
    NoShift { wanted: Wanted },
    /// This domicile does not swap, or it was swapped.
    NoSwap,
    /// Not enough for the modification.
    ModificationPrice { need: u8, have: u8, wanted: Wanted },
    /// The room is not in the row or column.
    NotInLine { room: Room },
    /// Something is in the room.
    RoomFilled { room: Room },
    /// Nothing is drawn in the entrance.
    AtEntrance,
    /// Not in a grey room.
    GreyRoom { room: Room, upgrade: Upgrade },
    /// No edge between two rooms.
    NotAnEdge,
    /// Walls do not stand on the entrance.
    EntranceEdge,
    /// A wall is there.
    Walled { edge: Edge },
    /// The edge touches no room of the row or column.
    EdgeNotInLine { edge: Edge },
    /// Not enough for the training.
    TrainingPrice { need: u8, have: u8 },
    /// The track is full.
    TrackFull { track: Track },
    /// The gadget is owned.
    GadgetOwned { gadget: Gadget },
    /// The number says another gadget.
    OtherGadget { gadget: Gadget },
    /// A claim comes after the own drawing, and this combination is not carried out yet.
    ClaimTooEarly { stack: Stack },
    /// The mission is none of the open ones.
    MissionClosed { mission: Mission },
    /// The condition is not met.
    ConditionNotMet { mission: Mission },
    /// The mission pays only at the end.
    NoRewardNow { mission: Mission },
    /// This is named already.
    SameClaim { mission: Mission },
    /// Another seat raids now.
    NotYourRaid { turn: Seat },
    /// The raid has ended.
    RaidStopped,
    /// First say how the cost is split.
    SplitFirst,
    /// No cost waits to be split.
    NothingToSplit,
    /// The split does not add up, or the points are not there.
    WrongSplit { need: u8, stealth: u8, combat: u8 },
    /// The plan ends there.
    NoRoomThere,
    /// A wall stands in the way.
    WallBetween,
    /// This agent makes no slanting step, or no more.
    NoSlanting,
    /// Not enough movement.
    Movement { need: u8, have: u8 },
    /// Not enough stealth, combat, or both together, for what is there.
    Points { need: u8, have: u8, upgrade: Upgrade },
    /// This gadget is not owned.
    NoGadget { gadget: Gadget },
    /// This gadget is used.
    GadgetUsed { gadget: Gadget },
    /// This gadget needs a straight direction, or none at all.
    WrongDirection { gadget: Gadget },
    /// What the gadget works against is not there.
    NoUse { gadget: Gadget },
    /// No raid has more moves.
    MovesUsedUp { have: u8 },
    /// What is drawn stands.
    NotForgiving,
    /// No move was made.
    NothingToTakeBack,
    /// No timer was agreed on.
    NoClock,
    /// The timer runs once the first raid has ended.
    TimerNotRunning,
}

/// What was wanted of a combination that is something else; each rests on a clause of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wanted {
    /// To draw an upgrade, or to modify its place.
    Upgrade,
    /// To draw a wall.
    Wall,
    /// To train.
    Training,
    /// To take a gadget, or to modify which.
    Gadget,
    /// To change the number.
    Number,
}

impl game::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::NoSuchRoom => "SW-1.1",
            Self::AtEntrance | Self::EntranceEdge | Self::GreyRoom { .. } => "SW-1.2",
            Self::NoSuchDomicile { .. }
            | Self::NoSuchAgent
            | Self::NoSuchMission
            | Self::NoSuchGadget => "SW-1.3",
            Self::SeatCount { .. } | Self::NoSuchSeat { .. } | Self::NoSuchStack => "SW-2.1",
            Self::StillChoosingAgents
            | Self::NotChoosingAgents
            | Self::AgentDecided
            | Self::NotOffered { .. }
            | Self::NoAgents => "SW-2.2",
            Self::AlreadyChosen | Self::NothingChosen => "SW-3.2",
            Self::BonusUsedUp
            | Self::BonusOnce
            | Self::BonusWhenPassing
            | Self::BonusSameStack
            | Self::BonusTooLate
            | Self::BonusPrice { .. } => "SW-3.3",
            Self::CannotCarryOut { .. } | Self::TrackFull { .. } => "SW-3.4",
            Self::NotCarriedOut { .. } | Self::AllCarriedOut => "SW-3.5",
            Self::IsConfirmed | Self::NothingToWithdraw => "SW-3.6",
            Self::NotInLine { .. }
            | Self::RoomFilled { .. }
            | Self::OtherContent { wanted: Wanted::Upgrade, .. } => "SW-4.1",
            Self::GadgetOwned { .. }
            | Self::OtherGadget { .. }
            | Self::OtherContent { wanted: Wanted::Gadget, .. }
            | Self::NumberRange { wanted: Wanted::Gadget }
            | Self::NumberBack { wanted: Wanted::Gadget }
            | Self::NoShift { wanted: Wanted::Gadget }
            | Self::ModificationPrice { wanted: Wanted::Gadget, .. } => "SW-4.6",
            Self::NumberRange { .. }
            | Self::NumberBack { .. }
            | Self::NoShift { .. }
            | Self::NoSwap
            | Self::OtherContent { wanted: Wanted::Number, .. }
            | Self::ModificationPrice { .. } => "SW-4.2",
            Self::NotAnEdge
            | Self::Walled { .. }
            | Self::EdgeNotInLine { .. }
            | Self::OtherContent { wanted: Wanted::Wall, .. } => "SW-4.4",
            Self::TrainingPrice { .. } | Self::OtherContent { wanted: Wanted::Training, .. } => {
                "SW-4.5"
            }
            Self::ClaimTooEarly { .. }
            | Self::MissionClosed { .. }
            | Self::ConditionNotMet { .. }
            | Self::NoRewardNow { .. }
            | Self::SameClaim { .. } => "SW-5.1",
            Self::PlanningOver => "SW-6.1",
            Self::StillPlanning | Self::NoSlanting => "SW-7.1",
            Self::NoRoomThere | Self::WallBetween | Self::Movement { .. } => "SW-7.2",
            Self::SplitFirst
            | Self::NothingToSplit
            | Self::WrongSplit { .. }
            | Self::Points { .. } => "SW-7.3",
            Self::NoGadget { .. }
            | Self::GadgetUsed { .. }
            | Self::WrongDirection { .. }
            | Self::NoUse { .. } => "SW-7.6",
            Self::RaidStopped | Self::MovesUsedUp { .. } => "SW-7.7",
            Self::TimerInTurn | Self::TimerNotRunning => "SW-7.8",
            Self::NotForgiving | Self::NothingToTakeBack => "SW-7.9",
            Self::NotYourRaid { .. } => "SW-7.10",
            Self::GameOver => "SW-9.3",
            Self::HasLeft { .. } => "SW-11.1",
            Self::NoClock => "SW-11.3",
        }
    }

    fn facts(&self) -> Vec<(&'static str, i64)> {
        match *self {
            Self::SeatCount { have }
            | Self::NoSuchDomicile { have }
            | Self::NoSuchSeat { have }
            | Self::MovesUsedUp { have } => vec![("have", have.into())],
            Self::BonusPrice { need, have }
            | Self::ModificationPrice { need, have, .. }
            | Self::TrainingPrice { need, have }
            | Self::Movement { need, have }
            | Self::Points { need, have, .. } => vec![("need", need.into()), ("have", have.into())],
            Self::WrongSplit { need, stealth, combat } => {
                vec![("need", need.into()), ("stealth", stealth.into()), ("combat", combat.into())]
            }
            Self::CannotCarryOut { stack }
            | Self::NotCarriedOut { stack }
            | Self::ClaimTooEarly { stack }
            | Self::OtherContent { stack, .. } => vec![("stack", i64::from(stack.0) + 1)],
            Self::TimerInTurn
            | Self::NoAgents
            | Self::NoSuchAgent
            | Self::NoSuchMission
            | Self::NoSuchGadget
            | Self::NoSuchStack
            | Self::NoSuchRoom
            | Self::GameOver
            | Self::HasLeft { .. }
            | Self::StillChoosingAgents
            | Self::NotChoosingAgents
            | Self::AgentDecided
            | Self::NotOffered { .. }
            | Self::PlanningOver
            | Self::StillPlanning
            | Self::IsConfirmed
            | Self::NothingToWithdraw
            | Self::AlreadyChosen
            | Self::NothingChosen
            | Self::AllCarriedOut
            | Self::BonusUsedUp
            | Self::BonusOnce
            | Self::BonusWhenPassing
            | Self::BonusSameStack
            | Self::BonusTooLate
            | Self::NumberRange { .. }
            | Self::NumberBack { .. }
            | Self::NoShift { .. }
            | Self::NoSwap
            | Self::NotInLine { .. }
            | Self::RoomFilled { .. }
            | Self::AtEntrance
            | Self::GreyRoom { .. }
            | Self::NotAnEdge
            | Self::EntranceEdge
            | Self::Walled { .. }
            | Self::EdgeNotInLine { .. }
            | Self::TrackFull { .. }
            | Self::GadgetOwned { .. }
            | Self::OtherGadget { .. }
            | Self::MissionClosed { .. }
            | Self::ConditionNotMet { .. }
            | Self::NoRewardNow { .. }
            | Self::SameClaim { .. }
            | Self::NotYourRaid { .. }
            | Self::RaidStopped
            | Self::SplitFirst
            | Self::NothingToSplit
            | Self::NoRoomThere
            | Self::WallBetween
            | Self::NoSlanting
            | Self::NoGadget { .. }
            | Self::GadgetUsed { .. }
            | Self::WrongDirection { .. }
            | Self::NoUse { .. }
            | Self::NotForgiving
            | Self::NothingToTakeBack
            | Self::NoClock
            | Self::TimerNotRunning => Vec::new(),
        }
    }
}
