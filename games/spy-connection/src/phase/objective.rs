//! SC-7: placing agents on missions at the end of the turn, and completing them.

use game::EventSink;

use crate::edition::Edition;
use crate::event::Event;
use crate::ids::{City, ENOUGH, Mission};
use crate::phase::recall;
use crate::refusal::{Refusal, Wanted};
use crate::state::{Open, Phase, SeatState, State, Step, Turn};

/// The missions that can get an agent now.
#[inline]
pub(crate) fn list<'s>(
    edition: &'s Edition,
    own: &'s SeatState,
    turn: Turn,
    spy: City,
) -> impl Iterator<Item = Mission> + 's {
    let possible = turn.step != Step::Fresh && own.supply > 0;
    (0..).zip(&own.open).filter_map(move |(place, open): (u8, _)| {
        let open = (*open)?;
        let bit = edition.mission(open.mission)?.city_bit(spy)?;
        let free = open.covered & bit == 0 && turn.marked & (1 << place) == 0;
        (possible && free).then_some(open.mission)
    })
}

/// SC-7.2: places an agent on the city where the spy stands.
pub(crate) fn mark(
    edition: &Edition,
    state: &mut State,
    turn: Turn,
    mission: Mission,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    let data = edition.mission(mission).ok_or(Refusal::NoSuchMission)?;
    let own = state.seat_mut(turn.seat);
    let city = own.spy.ok_or(Refusal::StillChoosing)?;
    let (place, open) =
        own.find_open(mission).ok_or(Refusal::NotOpen { mission, wanted: Wanted::Mark })?;
    let bit = data.city_bit(city).ok_or(Refusal::NotOnMission { mission, city })?;
    if turn.step == Step::Fresh {
        return Err(Refusal::MarkTooEarly);
    }
    if open.covered & bit != 0 {
        return Err(Refusal::AlreadyCovered { mission, city });
    }
    if turn.marked & (1 << place) != 0 {
        return Err(Refusal::AlreadyMarked { mission });
    }
    if own.supply == 0 {
        return Err(Refusal::NoAgent { need: 1, have: 0 });
    }
    let open = Open { covered: open.covered | bit, ..open };
    own.supply -= 1;
    if let Some(slot) = own.open.get_mut(usize::from(place)) {
        *slot = Some(open);
    }
    // Placing after a mere move settles that the move was the action (C).
    let turn = Turn { step: Step::Done, marked: turn.marked | 1 << place, ..turn };
    state.phase = Phase::Turn(turn);
    out.emit(Event::Marked { seat: turn.seat, mission, city });
    if open.covered == data.all_bits() {
        complete(edition, state, turn, place, open, out);
    }
    Ok(())
}

/// SC-7.3, SC-7.5, SC-8.1: the agents come back, the extra turn is earned, the end may begin.
fn complete(
    edition: &Edition,
    state: &mut State,
    turn: Turn,
    place: u8,
    open: Open,
    out: &mut impl EventSink<Event>,
) {
    let Some(data) = edition.mission(open.mission) else { return };
    let (seat, mission) = (turn.seat, open.mission);
    let own = state.seat_mut(seat);
    own.supply += open.agents();
    own.done |= mission.bit();
    let enough = own.done.count_ones() >= ENOUGH;
    let owed = turn.owed.saturating_add(u8::from(data.extra_turn));
    recall::remove_open(state, Turn { owed, ..turn }, place);
    out.emit(Event::Completed {
        seat,
        mission,
        points: data.points,
        agents: open.agents(),
        extra_turn: data.extra_turn,
    });
    if enough && state.trigger.is_none() {
        state.trigger = Some(seat);
        out.emit(Event::EndBegan { seat });
    }
}
