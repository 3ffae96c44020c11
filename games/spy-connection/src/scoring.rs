//! SC-8.3, SC-8.4: points and places.

use game::{Ending, Outcome, ScorePart, Seat};

use crate::edition::Edition;
use crate::ids::{Mission, bits};
use crate::state::{Phase, SeatState, State};

/// Printed points of completed missions.
fn mission_points(edition: &Edition, seat: &SeatState) -> i32 {
    bits(seat.done)
        .filter_map(|index| edition.mission(Mission::new(index)))
        .map(|mission| i32::from(mission.points))
        .sum()
}

/// Covered cities of open missions.
fn covered_cities(seat: &SeatState) -> u32 {
    seat.open.iter().flatten().map(|open| open.covered.count_ones()).sum()
}

/// SC-8.3: what a seat has.
pub(crate) fn score(edition: &Edition, seat: &SeatState) -> i32 {
    mission_points(edition, seat) + covered_cities(seat) as i32
}

/// Where a seat's points come from.
pub(crate) fn sheet(edition: &Edition, seat: &SeatState) -> Vec<ScorePart> {
    let covered = covered_cities(seat);
    vec![
        ScorePart {
            key: "score-missions",
            count: seat.done.count_ones(),
            points: mission_points(edition, seat),
        },
        ScorePart { key: "score-objectives", count: covered, points: covered as i32 },
    ]
}

/// The result, once the game is over.
pub(crate) fn outcome(edition: &Edition, state: &State) -> Option<Outcome> {
    let Phase::Over { abandoned } = state.phase else { return None };
    // Who stayed beats who left; then points; then the later first turn (SC-8.4).
    let rank = |seat: Seat| {
        let own = state.seat(seat);
        let order = (seat.0 + state.n_seats - state.start.0) % state.n_seats;
        (!own.resigned, score(edition, own), order)
    };
    let ending = if abandoned { Ending::Abandoned } else { Ending::Finished };
    Some(Outcome::ranked(ending, state.n_seats, rank, |seat| score(edition, state.seat(seat))))
}
