//! SC-2.4, SC-2.5: choosing start missions, and what taking one does.

use game::{EventSink, Seat};

use crate::edition::Edition;
use crate::event::Event;
use crate::ids::Mission;
use crate::phase::turn;
use crate::refusal::Refusal;
use crate::state::{Open, Phase, State};

/// SC-2.5: the mission lies open, one agent on its red city, the spy in that city.
pub(crate) fn receive(edition: &Edition, state: &mut State, seat: Seat, mission: Mission) {
    let Some((data, red)) = edition.mission(mission).and_then(|data| Some((data, data.red?)))
    else {
        return;
    };
    let covered = data.city_bit(red).unwrap_or_default();
    let seat = state.seat_mut(seat);
    seat.spy = Some(red);
    seat.supply -= 1;
    if let Some(place) = seat.open.first_mut() {
        *place = Some(Open { mission, covered, assigned: 0 });
    }
}

/// The start missions a seat can choose.
pub(crate) fn list(state: &State) -> impl Iterator<Item = Mission> + '_ {
    state.offer.iter().flatten().copied()
}

/// Chooses one.
pub(crate) fn choose(
    edition: &Edition,
    state: &mut State,
    seat: Seat,
    mission: Mission,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    edition.mission(mission).ok_or(Refusal::NoSuchMission)?;
    if !state.offer.contains(&Some(mission)) {
        return Err(Refusal::NotOffered { mission });
    }
    hand_over(edition, state, seat, mission, out);
    next_chooser(edition, state, seat, out);
    Ok(())
}

fn hand_over(
    edition: &Edition,
    state: &mut State,
    seat: Seat,
    mission: Mission,
    out: &mut impl EventSink<Event>,
) {
    // The others move up: one way to hold the same offer.
    let mut left = state.offer.into_iter().flatten().filter(|&other| other != mission);
    state.offer = core::array::from_fn(|_| left.next());
    receive(edition, state, seat, mission);
    if let Some(city) = state.seat(seat).spy {
        out.emit(Event::Chose { seat, mission, city });
    }
}

/// Counter-clockwise, the start player last; the last mission needs no choosing.
pub(crate) fn next_chooser(
    edition: &Edition,
    state: &mut State,
    mut seat: Seat,
    out: &mut impl EventSink<Event>,
) {
    while seat != state.start {
        seat = seat.right(state.n_seats);
        if state.seat(seat).resigned {
            continue;
        }
        let first_two = {
            let mut offered = list(state);
            (offered.next(), offered.next())
        };
        match first_two {
            (Some(only), None) => hand_over(edition, state, seat, only, out),
            _ => {
                state.phase = Phase::Choose(seat);
                return;
            }
        }
    }
    // What those who left did not choose is out of the game (SC-2.5).
    state.offer = [None; 4];
    let first = turn::first_staying(state, state.start);
    turn::begin(state, first, out);
}

/// Can this made-up position be chosen on from? From the chooser to the start player, going right, all
/// must wait with everything in their supply, all others must have begun, and the offer must suffice.
pub(crate) fn is_possible(state: &State, chooser: Seat) -> bool {
    let (mut waiting, mut fits) = (0, !state.seat(chooser).resigned);
    let mut still_to_come = true;
    let mut seat = chooser;
    for _ in 0..state.n_seats {
        let own = state.seat(seat);
        let waits = own.spy.is_none() && own.supply == own.agents;
        fits &= own.resigned || waits == still_to_come;
        waiting += usize::from(still_to_come && !own.resigned);
        still_to_come &= seat != state.start;
        seat = seat.right(state.n_seats);
    }
    fits && list(state).count() >= waiting
}
