//! What happened, hidden facts included; what a viewer learns of it is decided in `view.rs`.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::action::{Action, Reward};
use crate::grid::{Line, Room};
use crate::ids::{Agent, Card, Mission, Upgrade};
use crate::state::Neighbour;

/// Something that happened; where a fact is left out, this viewer may not know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// SW-2.2: an agent was kept or picked.
    AgentChosen { seat: Seat, agent: Option<Agent> },
    /// SW-3.1: a round of planning began.
    RoundBegan { round: u8, last: bool },
    /// SW-3.6: a seat wrote something down, and for which combination; only the seat itself learns it.
    Drafted { seat: Seat, action: Action, on: Option<(Line, Card)> },
    /// SW-3.6: a seat confirmed.
    Confirmed { seat: Seat },
    /// SW-3.6: a seat took its confirmation back.
    Withdrawn { seat: Seat },
    /// SW-5.1: a mission was fulfilled; how it is paid only the seat itself learns.
    Fulfilled { seat: Seat, mission: Mission, reward: Option<Reward> },
    /// SW-6.1: a lair is full.
    LairFull { seat: Seat },
    /// SW-6.2: planning is over; lairs went to this side.
    Handed { to: Neighbour },
    /// SW-7.1: an agent was revealed.
    AgentShown { seat: Seat, agent: Agent },
    /// A move of a raid, and what is in the room; watched by all if raids are made in turn.
    Moved { seat: Seat, action: Action, room: Room, found: Option<Upgrade>, watched: bool },
    /// SW-7.3: a move waits for its split.
    SplitAsked { seat: Seat, action: Action, watched: bool },
    /// SW-7.9: the last move was taken back.
    TakenBack { seat: Seat, watched: bool },
    /// SW-7.7: a raid ended.
    Stopped { seat: Seat },
    /// SW-7.8: the time was up.
    TimeUp,
    /// SW-11.1: a seat left for good.
    Resigned { seat: Seat },
    /// SW-11.2: the table broke the game off.
    Abandoned,
    /// The game is over.
    Ended,
}
