//! The steps of a raid, and why one is impossible.

use crate::raid::lair::Way;

/// How a room is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// A plain step (SW-7.2).
    Walk(Way),
    /// A step through a wall, with the laser drill.
    Drill(Way),
    /// Over one room, with the grapnel.
    Swing(Way),
    /// The diagonal step: north or south, and east or west.
    Diagonal(Way, Way),
}

/// What spares the raider the entry cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Cover {
    /// Nothing.
    #[default]
    None,
    /// Smoke in a trap room. Goes with every way of entering.
    Smoke,
    /// Darts against a guard. Goes with every way of entering.
    Darts,
}

/// One step of a raid. A raid ends after any of them (SW-7.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Puts the jet boots on.
    Boots,
    /// Enters a room.
    Enter {
        /// How.
        how: How,
        /// Under which cover.
        cover: Cover,
        /// Points of stealth paid.
        stealth: u8,
        /// Points of combat paid.
        combat: u8,
    },
}

/// Why a step is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Blocked {
    /// No room is there.
    Outside,
    /// A wall is in the way.
    Wall,
    /// There is nothing to drill through.
    NoWall,
    /// Too little movement is left.
    Movement,
    /// Too little stealth or combat is left.
    Points,
    /// What is paid is not what the room costs.
    Split,
    /// The gadget is not there, or not any more.
    Gadget,
    /// The agent has no diagonal step, or not any more.
    Diagonal,
    /// Smoke needs a trap and darts a guard that is not done with.
    Cover,
}
