//! A fixture: everybody chooses a number in secret and at once, from 2 to 100 seats, with a timer.
//!
//! Three rounds; who alone has the highest number takes the round's prize. That somebody has confirmed is
//! public, what was chosen is not until the round ends. Its companions are in the files beside it.
#![expect(missing_docs, reason = "the names of a game this small say it")]

mod hidden;
mod notation;
mod player;
mod refusal;
mod round;
mod rules;
mod view;
mod words;

use arrayvec::ArrayVec;
use game::{Canonical, Encoder, Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub use hidden::{conserve, universe};
pub use refusal::SealedRefusal;
pub use view::{SeatView, View};

/// So many rounds are played.
pub const ROUNDS: u8 = 3;

/// The highest number there is.
pub const HIGHEST: u8 = 5;

/// What counts for somebody who has chosen nothing when the time is up.
pub const DEFAULT: u8 = 1;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub seats: u8,
}

/// The prizes, of which two different rounds never have the same, are all that an edition holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    pub prizes: [u8; 5],
}

/// What belongs to one seat; number 0 is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    pub choice: u8,
    pub confirmed: bool,
    /// Has left for good.
    pub gone: bool,
    /// What it had chosen in the round before.
    pub shown: u8,
    pub score: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Choosing,
    Finished,
    Abandoned,
}

/// Everything.
#[derive(Clone, Debug)]
pub struct State {
    pub phase: Phase,
    /// Counted from 1.
    pub round: u8,
    /// One per round, the coming ones not known to anybody.
    pub prizes: ArrayVec<u8, 3>,
    pub sheets: ArrayVec<Sheet, 100>,
}

impl State {
    /// All seats with their sheets.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, &Sheet)> {
        Seat::first(game::MAX_SEATS).zip(&self.sheets)
    }

    /// Those who still play.
    #[must_use]
    pub fn playing(&self) -> SeatSet {
        self.seats().filter(|(_, sheet)| !sheet.gone).map(|(seat, _)| seat).collect()
    }

    /// Those of them who have not confirmed.
    #[must_use]
    pub fn undecided(&self) -> SeatSet {
        let open = self.seats().filter(|(_, sheet)| !sheet.gone && !sheet.confirmed);
        open.map(|(seat, _)| seat).collect()
    }

    fn sheet(&mut self, seat: Seat) -> Option<&mut Sheet> {
        self.sheets.get_mut(seat.index())
    }
}

impl Canonical for State {
    fn encode(&self, out: &mut Encoder) {
        let phase = match self.phase {
            Phase::Choosing => 0,
            Phase::Finished => 1,
            Phase::Abandoned => 2,
        };
        out.bytes(&[phase, self.round]);
        out.bytes(&self.prizes);
        for sheet in &self.sheets {
            let Sheet { choice, confirmed, gone, shown, score } = *sheet;
            out.bytes(&[choice, u8::from(confirmed), u8::from(gone), shown, score]);
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    Choose(u8),
    Confirm,
    Withdraw,
}

/// What happened; also what is seen of it, by those who see it at all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    Chosen { seat: Seat, number: u8 },
    Confirmed { seat: Seat },
    Withdrawn { seat: Seat },
    Revealed { seat: Seat, number: u8 },
    Won { seat: Seat, prize: u8 },
    Left { seat: Seat },
    Ended,
    Abandoned,
}

/// The game.
#[derive(Clone, Debug)]
pub struct SealedChoice(std::sync::Arc<Edition>);

impl SealedChoice {
    /// With prizes 1 to 5.
    #[must_use]
    pub fn house() -> Self {
        Self(std::sync::Arc::new(Edition { prizes: [1, 2, 3, 4, 5] }))
    }
}
