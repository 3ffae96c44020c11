//! Who looks: a seat, somebody without one, or a judge who may see everything.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// For whom a view is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The person or bot on this seat.
    Seat(Seat),
    /// Somebody without a seat: sees what all may see.
    Spectator,
    /// Sees everything. Only for finished games, replays and tests; never for a running table.
    Judge,
}

impl Viewer {
    /// Everybody who may look at a running game of `seats` seats.
    pub fn of_running_game(seats: u8) -> impl Iterator<Item = Self> {
        Seat::first(seats).map(Self::Seat).chain([Self::Spectator])
    }

    /// The seat behind this viewer, if it is one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator | Self::Judge => None,
        }
    }
}
