//! SC-6: what may be taken back at any moment of the own turn.

use game::{EventSink, Seat};

use crate::edition::Edition;
use crate::event::Event;
use crate::ids::{City, MAX_OPEN, Mission, Space};
use crate::network::Network;
use crate::refusal::{Refusal, Wanted};
use crate::state::{Open, Phase, State, Turn};

/// SC-6.1, SC-6.2: recalls what lies on a space.
pub(crate) fn space(
    edition: &Edition,
    state: &mut State,
    seat: Seat,
    space: Space,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    edition.space(space).ok_or(Refusal::NoSuchSpace)?;
    let own = state.seat_mut(seat);
    let bit = space.bit();
    let agents = own.agents_at(bit);
    if agents == 0 {
        return Err(Refusal::NothingThere { space });
    }
    let spy = own.spy.ok_or(Refusal::StillChoosing)?;
    let network = Network::of(&edition.map, own.here, spy);
    if network.recallable(&edition.map, own.here, spy) & bit == 0 {
        return Err(Refusal::WouldCut { space });
    }
    own.here &= !bit;
    own.twice &= !bit;
    own.supply += agents;
    out.emit(Event::Recalled { seat, space, agents });
    Ok(())
}

/// SC-6.3: recalls an agent from a covered city.
pub(crate) fn objective(
    edition: &Edition,
    state: &mut State,
    seat: Seat,
    mission: Mission,
    city: City,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    edition.city(city).ok_or(Refusal::NoSuchCity)?;
    let data = edition.mission(mission).ok_or(Refusal::NoSuchMission)?;
    let own = state.seat_mut(seat);
    let (place, open) =
        own.find_open(mission).ok_or(Refusal::NotOpen { mission, wanted: Wanted::Recall })?;
    let bit = data
        .city_bit(city)
        .filter(|bit| open.covered & bit != 0)
        .ok_or(Refusal::NotCovered { mission, city })?;
    if let Some(slot) = own.open.get_mut(usize::from(place)) {
        *slot = Some(Open { covered: open.covered & !bit, ..open });
    }
    own.supply += 1;
    out.emit(Event::RecalledObjective { seat, mission, city });
    Ok(())
}

/// SC-6.4: discards an open mission.
pub(crate) fn discard(
    edition: &Edition,
    state: &mut State,
    turn: Turn,
    mission: Mission,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    edition.mission(mission).ok_or(Refusal::NoSuchMission)?;
    let own = state.seat_mut(turn.seat);
    let (place, open) =
        own.find_open(mission).ok_or(Refusal::NotOpen { mission, wanted: Wanted::Discard })?;
    let agents = open.agents();
    own.supply += agents;
    remove_open(state, turn, place);
    state.out |= mission.bit();
    out.emit(Event::Discarded { seat: turn.seat, mission, agents });
    Ok(())
}

/// Takes a mission off the table; the ones behind it move up, and so do their marks.
pub(crate) fn remove_open(state: &mut State, mut turn: Turn, place: u8) {
    let own = state.seat_mut(turn.seat);
    if let Some(behind) = own.open.get_mut(usize::from(place)..MAX_OPEN) {
        behind.rotate_left(1);
        if let Some(last) = behind.last_mut() {
            *last = None;
        }
    }
    let before = turn.marked & ((1 << place) - 1);
    turn.marked = before | (turn.marked >> (place + 1)) << place;
    state.phase = Phase::Turn(turn);
}
