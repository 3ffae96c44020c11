//! Why something is not possible in the hidden hand: facts and a clause, never a sentence.

use game::{Refusal, Seat};
use serde::{Deserialize, Serialize};

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HandRefusal {
    Seats { seats: u8 },
    PairsOfFour { seats: u8 },
    NotYourTurn,
    NotInHand { card: u8 },
    LaidAlready,
    WasHanded { card: u8 },
    NoPartner,
    NoClock,
    Over,
    NobodyThere { seat: Seat },
}

impl Refusal for HandRefusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::Seats { .. } => "HH-1.1",
            Self::PairsOfFour { .. } => "HH-1.2",
            Self::NotYourTurn => "HH-2.1",
            Self::NotInHand { .. } => "HH-2.2",
            Self::LaidAlready => "HH-2.3",
            Self::WasHanded { .. } => "HH-2.4",
            Self::NoPartner => "HH-2.5",
            Self::NoClock => "HH-3.1",
            Self::Over => "HH-3.2",
            Self::NobodyThere { .. } => "HH-3.3",
        }
    }

    fn facts(&self) -> Vec<(&'static str, i64)> {
        match *self {
            Self::Seats { seats } | Self::PairsOfFour { seats } => vec![("seats", seats.into())],
            Self::NotInHand { card } | Self::WasHanded { card } => vec![("card", card.into())],
            Self::NobodyThere { seat } => vec![("seat", seat.0.into())],
            Self::NotYourTurn
            | Self::LaidAlready
            | Self::NoPartner
            | Self::NoClock
            | Self::Over => Vec::new(),
        }
    }
}
