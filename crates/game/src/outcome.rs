//! How a game ended: places, scores, and where each point came from.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat};

/// How and for whom the game ended. Holds no heap memory: asking for it is part of a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Was it played to its end?
    pub ending: Ending,
    /// One entry per seat, seat A first.
    pub seats: ArrayVec<SeatOutcome, 100>,
}

impl Outcome {
    /// The result of a table: whoever ranks higher has the better place, equal ranks share one.
    ///
    /// After an abandoned game every place is 0.
    pub fn ranked<R: Ord>(
        ending: Ending,
        seats: u8,
        rank: impl Fn(Seat) -> R,
        score: impl Fn(Seat) -> i32,
    ) -> Self {
        let better = |seat: Seat| {
            let own = rank(seat);
            Seat::first(seats).map(|other| u8::from(rank(other) > own)).sum::<u8>()
        };
        let result = |seat: Seat| SeatOutcome {
            place: match ending {
                Ending::Finished => 1 + better(seat),
                Ending::Abandoned => 0,
            },
            score: score(seat),
        };
        Self { ending, seats: Seat::first(seats.min(MAX_SEATS)).map(result).collect() }
    }

    /// The seats on the first place; several where victory is shared, none after an abandoned game.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::first(MAX_SEATS)
            .zip(&self.seats)
            .filter(|(_, result)| result.place == 1)
            .map(|(seat, _)| seat)
    }
}

/// Was the game played to its end?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Somebody won, or several share the victory.
    Finished,
    /// The table broke it off; places mean nothing.
    Abandoned,
}

/// What one seat got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatOutcome {
    /// 1 is the winner's place; equal places are shared and the next ones are left out; 0 after an abandoned game.
    pub place: u8,
    /// The final score.
    pub score: i32,
}

/// One line of a seat's score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScorePart {
    /// The key of its name in the game's texts.
    pub key: &'static str,
    /// How many things were counted.
    pub count: u32,
    /// What they are worth together.
    pub points: i32,
}
