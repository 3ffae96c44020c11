//! What the people at a running table decide together.

use game::Seat;
use serde::{Deserialize, Serialize};

/// Something to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// The person on this seat is sent away for good, and a bot plays on. This takes a majority of the others who have
    /// played from the start, and at least two of them.
    Kick(Seat),
    /// A bot's seat is opened for somebody new. This takes everybody's consent.
    Open(Seat),
}

impl Motion {
    /// The seat that it is about.
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self {
            Self::Kick(seat) | Self::Open(seat) => seat,
        }
    }
}

/// A vote that is going on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vote {
    /// About what.
    pub what: Motion,
    /// Who proposed it.
    pub by: Seat,
    /// Who is asked: the people on seats, without those who have been away for long and the one concerned; where
    /// somebody shall be sent away, also without those who joined the running game.
    pub voters: Vec<Seat>,
    /// Who has said yes.
    pub yes: Vec<Seat>,
    /// Number of votes that are needed.
    pub needed: u32,
    /// Milliseconds until the vote ends.
    pub left: u32,
    /// Is it decided at its end only? Somebody has been away for long and may still come back to say no.
    pub at_end: bool,
}
