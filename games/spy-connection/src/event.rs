//! What happened. Nothing in this game happens in secret: an event says the same to everybody.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{City, Mission, Slot, Space};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A start mission was chosen, or was left for this seat; its spy stands in the red city.
    Chose { seat: Seat, mission: Mission, city: City },
    /// A mission was taken from the display.
    Took { seat: Seat, mission: Mission, slot: Slot, agents: u8 },
    /// The deck's top card came into slot 4.
    Revealed { mission: Mission },
    /// A spy moved inside its network.
    Went { seat: Seat, from: City, to: City },
    /// A new city was connected; the spy stands there now.
    Connected { seat: Seat, from: City, to: City, agents: u8 },
    /// Agents were recalled from a space.
    Recalled { seat: Seat, space: Space, agents: u8 },
    /// An agent was recalled from a mission.
    RecalledObjective { seat: Seat, mission: Mission, city: City },
    /// An open mission was thrown away.
    Discarded { seat: Seat, mission: Mission, agents: u8 },
    /// A city of a mission was covered.
    Marked { seat: Seat, mission: Mission, city: City },
    /// A mission was completed.
    Completed { seat: Seat, mission: Mission, points: u8, agents: u8, extra_turn: bool },
    /// SC-8.1: this seat has completed seven missions.
    EndBegan { seat: Seat },
    /// A turn began.
    TurnBegan { seat: Seat, round: u16, extra: bool },
    /// An extra turn was declined.
    Declined { seat: Seat },
    /// A seat left for good.
    Resigned { seat: Seat },
    /// The table broke the game off.
    Abandoned,
    /// The game is over.
    Ended,
}
