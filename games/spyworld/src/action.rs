//! The small actions a game is made of, one decision each.

use serde::{Deserialize, Serialize};

use crate::grid::{Dir, Edge, Room};
use crate::ids::{Agent, Gadget, Mission, Stack};

/// One decision of a seat. What it costs and whether it is possible, the phases know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// SW-2.2: keep or pick this agent.
    Agent(Agent),
    /// SW-3.2: choose the combination of this stack.
    Pick(Stack),
    /// SW-3.3: pay a bonus action and choose this stack's combination too.
    Bonus(Stack),
    /// SW-3.2: choose nothing, for money.
    Pass,
    /// SW-4.2, SW-4.6: pay to raise or lower the number by 1.
    Number(Shift),
    /// SW-4.2: pay to swap row and column.
    Swap,
    /// SW-4.1: draw the upgrade into this room.
    Draw(Room),
    /// SW-4.4: draw the wall on this edge.
    Wall(Edge),
    /// SW-4.5: pay for the training and take its points.
    Train,
    /// SW-4.6: take this gadget.
    Gadget(Gadget),
    /// SW-5.1: name this mission, with this reward.
    Claim(Mission, Reward),
    /// SW-3.6: this is my choice.
    Confirm,
    /// SW-3.6, SW-7.9: take back the confirmation, else the choice; in a forgiving raid, the last move.
    Withdraw,
    /// SW-7.2: go to the next room.
    Step(Dir),
    /// SW-7.3: pay so much stealth and so much combat.
    Split(u8, u8),
    /// SW-7.6: use a gadget, most of them in a direction; one that moves the agent may be used together with
    /// one that spares the entry cost.
    Use(Gadget, Option<Dir>, Option<Gadget>),
    /// SW-7.7: end the raid.
    Stop,
}

/// Up or down by 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shift {
    /// By 1 up.
    Up,
    /// By 1 down.
    Down,
}

impl Shift {
    /// +1 or −1.
    #[must_use]
    pub const fn sign(self) -> i8 {
        match self {
            Self::Up => 1,
            Self::Down => -1,
        }
    }
}

/// SW-5.1: when the reward of a mission is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// Into the budget, at once.
    Now,
    /// More, when scores are counted.
    End,
}
