//! What a viewer may know (SC-10.1). The only file that decides secrecy; no `_` arms.
//!
//! Everything lies open but the order of the deck, which only a judge may see.

use arrayvec::ArrayVec;
use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::edition::Edition;
use crate::event::Event;
use crate::ids::{
    City, DECK_MISSIONS, MAX_CITIES_ON_MISSION, MAX_OPEN, Mission, SLOTS, START_MISSIONS, Space,
    bits,
};
use crate::options::Side;
use crate::scoring;
use crate::state::{Phase, SeatState, State, Step};

/// All missions there can be.
pub(crate) type Missions = ArrayVec<Mission, { DECK_MISSIONS + START_MISSIONS }>;

/// A position as it lies on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Which side of the board is up.
    pub side: Side,
    /// Who had the first turn.
    pub start: Seat,
    /// The round, counted from 1.
    pub round: u16,
    /// What is going on.
    pub phase: PhaseView,
    /// Who completed seven missions first.
    pub end_began: Option<Seat>,
    /// Slots 1 to 4.
    pub display: [Option<Mission>; SLOTS],
    /// Cards left in the deck.
    pub deck: u8,
    /// The order of the deck, top first; for a judge only.
    pub deck_order: Option<Missions>,
    /// Start missions on offer.
    pub offer: ArrayVec<Mission, 4>,
    /// Discarded missions.
    pub out: Missions,
    /// The seats, A first.
    pub seats: ArrayVec<SeatView, 4>,
}

impl View {
    /// Where the spy of the seat stands whose turn it is.
    #[must_use]
    pub fn spy_in_turn(&self) -> Option<City> {
        match self.phase {
            PhaseView::Turn(turn) => self.seats.get(turn.seat.index())?.spy,
            PhaseView::Choose { .. } | PhaseView::Over { .. } => None,
        }
    }
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// This seat chooses a start mission.
    Choose { seat: Seat },
    /// This seat's turn.
    Turn(TurnView),
    /// The game is over.
    Over { abandoned: bool },
}

/// A running turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnView {
    /// Whose turn it is.
    pub seat: Seat,
    /// How far it is.
    pub step: StepView,
    /// By place: which open missions got an agent this turn.
    pub marked: [bool; MAX_OPEN],
    /// Is this an extra turn?
    pub is_extra: bool,
    /// Extra turns that follow.
    pub owed: u8,
}

/// How far a turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StepView {
    /// Nothing was begun.
    Fresh,
    /// The spy has moved.
    Gone,
    /// The action is done.
    Done,
}

/// What lies before one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// All agents of this seat.
    pub agents: u8,
    /// Those in the supply.
    pub supply: u8,
    /// Where the spy stands.
    pub spy: Option<City>,
    /// Spaces with agents, and how many.
    pub spaces: ArrayVec<(Space, u8), 15>,
    /// Open missions.
    pub open: ArrayVec<OpenView, MAX_OPEN>,
    /// Completed missions.
    pub done: Missions,
    /// Points if the game ended now.
    pub points: i32,
    /// Has this seat left?
    pub resigned: bool,
}

/// An open mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenView {
    /// Which one.
    pub mission: Mission,
    /// Its covered cities.
    pub covered: ArrayVec<City, MAX_CITIES_ON_MISSION>,
    /// Agents on the assigned corner.
    pub assigned: u8,
}

/// What this viewer may know of a state.
pub(crate) fn view(edition: &Edition, state: &State, viewer: Viewer) -> View {
    View {
        side: state.side,
        start: state.start,
        round: state.round,
        phase: match state.phase {
            Phase::Choose(seat) => PhaseView::Choose { seat },
            Phase::Turn(turn) => PhaseView::Turn(TurnView {
                seat: turn.seat,
                step: match turn.step {
                    Step::Fresh => StepView::Fresh,
                    Step::Gone => StepView::Gone,
                    Step::Done => StepView::Done,
                },
                marked: [0, 1, 2].map(|place| turn.marked & (1 << place) != 0),
                is_extra: turn.is_extra,
                owed: turn.owed,
            }),
            Phase::Over { abandoned } => PhaseView::Over { abandoned },
        },
        end_began: state.trigger,
        display: state.display,
        deck: state.deck.len(),
        deck_order: match viewer {
            Viewer::Seat(_) | Viewer::Spectator => None,
            Viewer::Judge => Some(state.deck.iter().collect()),
        },
        offer: state.offer.iter().flatten().copied().collect(),
        out: missions(state.out),
        seats: Seat::first(state.n_seats)
            .map(|seat| seat_view(edition, state.seat(seat)))
            .collect(),
    }
}

fn missions(set: u64) -> Missions {
    bits(set).map(Mission::new).collect()
}

fn seat_view(edition: &Edition, seat: &SeatState) -> SeatView {
    SeatView {
        agents: seat.agents,
        supply: seat.supply,
        spy: seat.spy,
        spaces: bits(seat.here).map(Space).map(|s| (s, seat.agents_at(s.bit()))).collect(),
        open: seat
            .open
            .iter()
            .flatten()
            .map(|open| OpenView {
                mission: open.mission,
                covered: edition
                    .mission(open.mission)
                    .into_iter()
                    .flat_map(|data| data.cities.iter().enumerate())
                    .filter(|(place, _)| open.covered & (1 << place) != 0)
                    .map(|(_, &city)| city)
                    .collect(),
                assigned: open.assigned,
            })
            .collect(),
        done: missions(seat.done),
        points: scoring::score(edition, seat),
        resigned: seat.resigned,
    }
}

/// What this viewer may know of an event: everything, whoever looks.
pub(crate) fn event_view(event: &Event, viewer: Viewer) -> Option<Event> {
    match viewer {
        Viewer::Seat(_) | Viewer::Spectator | Viewer::Judge => {}
    }
    match event {
        Event::Chose { .. }
        | Event::Took { .. }
        | Event::Revealed { .. }
        | Event::Went { .. }
        | Event::Connected { .. }
        | Event::Recalled { .. }
        | Event::RecalledObjective { .. }
        | Event::Discarded { .. }
        | Event::Marked { .. }
        | Event::Completed { .. }
        | Event::EndBegan { .. }
        | Event::TurnBegan { .. }
        | Event::Declined { .. }
        | Event::Resigned { .. }
        | Event::Abandoned
        | Event::Ended => Some(*event),
    }
}
