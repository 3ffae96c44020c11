//! Who may see which choice: the only file of this game that decides secrecy.

use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::{Event, Phase, Sheet, State};

/// One seat as others see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// `None` where it may not be seen whether there is one; 0 is none.
    pub choice: Option<u8>,
    pub confirmed: bool,
    pub gone: bool,
    pub shown: u8,
    pub score: u8,
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub over: bool,
    pub abandoned: bool,
    pub round: u8,
    pub prizes: Vec<Option<u8>>,
    pub seats: Vec<SeatView>,
}

pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let (over, abandoned) = match state.phase {
        Phase::Choosing => (false, false),
        Phase::Finished => (true, false),
        Phase::Abandoned => (true, true),
    };
    let everything = match viewer {
        Viewer::Judge => true,
        Viewer::Seat(_) | Viewer::Spectator => over,
    };
    let seat = |(seat, sheet): (Seat, &Sheet)| {
        let Sheet { choice, confirmed, gone, shown, score } = *sheet;
        let choice = (everything || viewer == Viewer::Seat(seat)).then_some(choice);
        SeatView { choice, confirmed, gone, shown, score }
    };
    let prize = |(round, prize): (u8, &u8)| (everything || round <= state.round).then_some(*prize);
    View {
        over,
        abandoned,
        round: state.round,
        prizes: (1..).zip(&state.prizes).map(prize).collect(),
        seats: state.seats().map(seat).collect(),
    }
}

pub(super) fn event_view(event: &Event, viewer: Viewer) -> Option<Event> {
    let seen = match (event, viewer) {
        (Event::Chosen { seat, .. }, Viewer::Seat(me)) => me == *seat,
        (Event::Chosen { .. }, Viewer::Spectator) => false,
        (Event::Chosen { .. }, Viewer::Judge) => true,
        (
            Event::Confirmed { .. }
            | Event::Withdrawn { .. }
            | Event::Revealed { .. }
            | Event::Won { .. }
            | Event::Left { .. }
            | Event::Ended
            | Event::Abandoned,
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Judge,
        ) => true,
    };
    seen.then(|| event.clone())
}
