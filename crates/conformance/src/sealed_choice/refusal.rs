//! Why something is not possible in the sealed choice: facts and a clause, never a sentence.

use game::Refusal;
use serde::{Deserialize, Serialize};

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SealedRefusal {
    Seats { seats: u8 },
    NotANumber { number: u8, highest: u8 },
    NothingChosen,
    Confirmed,
    NotConfirmed,
    NotPlaying,
    Over,
}

impl Refusal for SealedRefusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::Seats { .. } => "SL-1.1",
            Self::NotANumber { .. } => "SL-1.2",
            Self::NothingChosen => "SL-2.1",
            Self::Confirmed => "SL-2.2",
            Self::NotConfirmed => "SL-2.3",
            Self::NotPlaying => "SL-3.1",
            Self::Over => "SL-3.2",
        }
    }

    fn facts(&self) -> Vec<(&'static str, i64)> {
        match *self {
            Self::Seats { seats } => vec![("seats", seats.into())],
            Self::NotANumber { number, highest } => {
                vec![("number", number.into()), ("highest", highest.into())]
            }
            Self::NothingChosen
            | Self::Confirmed
            | Self::NotConfirmed
            | Self::NotPlaying
            | Self::Over => Vec::new(),
        }
    }
}
