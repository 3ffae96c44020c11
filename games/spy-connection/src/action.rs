//! The small actions a turn is made of.

use serde::{Deserialize, Serialize};

use crate::ids::{City, Mission, Slot, Space};

/// One decision of a seat. What it costs and whether it is possible, the phases know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// SC-2.4: choose this start mission.
    Choose(Mission),
    /// SC-3.1: take the mission of this slot.
    Take(Slot),
    /// SC-4.1, SC-5.1: move the spy inside the network.
    Go(City),
    /// SC-4.1: connect this new city and move there.
    Connect(City),
    /// SC-6.1: recall what lies on this space.
    Recall(Space),
    /// SC-6.3: recall the agent from this city of an open mission.
    RecallObjective(Mission, City),
    /// SC-6.4: discard an open mission.
    Discard(Mission),
    /// SC-7.2: place an agent on this mission, on the city where the spy stands.
    Mark(Mission),
    /// SC-7.6: end the turn.
    End,
    /// SC-7.5: decline an extra turn.
    Decline,
}
