//! A, B and C: take a mission, connect a new city, move the spy (SC-3, SC-4, SC-5).

use game::{EventSink, Seat};

use crate::edition::{Edition, Exit};
use crate::event::Event;
use crate::ids::{City, MAX_OPEN, SLOTS, Slot};
use crate::network::Network;
use crate::options::Side;
use crate::refusal::Refusal;
use crate::state::{Open, Phase, State, Step, Turn};

/// SC-3.4, SC-9.1, SC-9.2: what the mission of a slot costs this seat.
#[inline]
pub(crate) fn mission_price(edition: &Edition, state: &State, seat: Seat, slot: Slot) -> u8 {
    let free = state.side == Side::Dark && state.seat(seat).n_open() == 0;
    let prices = edition.prices(state.side);
    if free { 0 } else { prices.get(usize::from(slot.0)).copied().unwrap_or_default() }
}

/// SC-4.3: what these spaces cost a seat that is on `here`, where others are on `others`.
#[inline]
pub(crate) const fn route_price(spaces: u64, here: u64, others: u64) -> u8 {
    let missing = spaces & !here;
    (missing.count_ones() + (missing & others).count_ones()) as u8
}

/// What connecting a city from where the spy stands costs this seat; 0 where no route leads there.
pub(crate) fn connection_price(edition: &Edition, state: &State, seat: Seat, to: City) -> u8 {
    let own = state.seat(seat);
    let exits = own.spy.map_or(&[][..], |from| edition.map.exits(from));
    let exit = exits.iter().find(|exit| exit.to == to);
    exit.map_or(0, |exit| route_price(exit.spaces, own.here, state.others_at(seat)))
}

/// The slots a seat can take from; it has done nothing yet this turn.
#[inline]
pub(crate) fn list_take(
    edition: &Edition,
    state: &State,
    seat: Seat,
) -> impl Iterator<Item = Slot> {
    let own = state.seat(seat);
    let n_open = usize::from(own.n_open());
    let supply = own.supply;
    let free = state.side == Side::Dark && n_open == 0;
    (0..)
        .map(Slot)
        .zip(state.display.iter().zip(edition.prices(state.side)))
        .filter(move |(_, (card, price))| {
            n_open < MAX_OPEN && card.is_some() && (free || **price <= supply)
        })
        .map(|(slot, _)| slot)
}

/// SC-3: takes the mission of a slot.
pub(crate) fn take(
    edition: &Edition,
    state: &mut State,
    turn: Turn,
    slot: Slot,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    let Some(card) = state.display.get(usize::from(slot.0)) else {
        return Err(Refusal::NoSuchSlot);
    };
    if turn.step != Step::Fresh {
        return Err(Refusal::ActionDone);
    }
    let mission = card.ok_or(Refusal::EmptySlot { slot })?;
    let have = state.seat(turn.seat).n_open();
    if usize::from(have) >= MAX_OPEN {
        return Err(Refusal::TooManyOpen { have });
    }
    let agents = mission_price(edition, state, turn.seat, slot);
    let own = state.seat_mut(turn.seat);
    if own.supply < agents {
        return Err(Refusal::MissionPrice { slot, need: agents, have: own.supply });
    }
    own.supply -= agents;
    if let Some(place) = own.open.iter_mut().find(|place| place.is_none()) {
        *place = Some(Open { mission, covered: 0, assigned: agents });
    }
    state.phase = Phase::Turn(Turn { step: Step::Done, ..turn });
    out.emit(Event::Took { seat: turn.seat, mission, slot, agents });
    refill(state, slot, out);
    Ok(())
}

/// SC-3.5: cards above slide down, the deck's top card fills the last slot.
fn refill(state: &mut State, taken: Slot, out: &mut impl EventSink<Event>) {
    for upper in usize::from(taken.0) + 1..SLOTS {
        if let Some(pair) = state.display.get_mut(upper - 1..=upper) {
            pair.rotate_left(1);
        }
    }
    let revealed = state.deck.draw();
    if let Some(last) = state.display.last_mut() {
        *last = revealed;
    }
    if let Some(mission) = revealed {
        out.emit(Event::Revealed { mission });
    }
}

/// The cities a seat can connect.
#[inline]
pub(crate) fn list_connect<'e>(
    edition: &'e Edition,
    state: &State,
    seat: Seat,
    spy: City,
    network: Network,
) -> impl Iterator<Item = City> + 'e {
    let own = state.seat(seat);
    let (here, supply, others) = (own.here, own.supply, state.others_at(seat));
    edition
        .map
        .exits(spy)
        .iter()
        .filter(move |exit| {
            !network.has(exit.to) && route_price(exit.spaces, here, others) <= supply
        })
        .map(|exit| exit.to)
}

/// SC-4: connects a new city and moves the spy there.
pub(crate) fn connect(
    edition: &Edition,
    state: &mut State,
    turn: Turn,
    to: City,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    edition.city(to).ok_or(Refusal::NoSuchCity)?;
    if turn.step == Step::Done {
        return Err(Refusal::ActionDone);
    }
    let own = state.seat(turn.seat);
    let from = own.spy.ok_or(Refusal::StillChoosing)?;
    if Network::of(&edition.map, own.here, from).has(to) {
        return Err(Refusal::NotNew { city: to });
    }
    let Some(&Exit { spaces, .. }) = edition.map.exits(from).iter().find(|exit| exit.to == to)
    else {
        return Err(Refusal::NoRoute { from, to });
    };
    let others = state.others_at(turn.seat);
    let agents = route_price(spaces, own.here, others);
    if own.supply < agents {
        return Err(Refusal::RoutePrice { city: to, need: agents, have: own.supply });
    }
    let own = state.seat_mut(turn.seat);
    own.twice |= spaces & !own.here & others;
    own.here |= spaces;
    own.supply -= agents;
    own.spy = Some(to);
    state.phase = Phase::Turn(Turn { step: Step::Done, ..turn });
    out.emit(Event::Connected { seat: turn.seat, from, to, agents });
    Ok(())
}

/// SC-4.1 (1) and SC-5.1: moves the spy inside the network. What follows decides whether it was B or C.
pub(crate) fn go(
    edition: &Edition,
    state: &mut State,
    turn: Turn,
    to: City,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    edition.city(to).ok_or(Refusal::NoSuchCity)?;
    match turn.step {
        Step::Fresh => {}
        Step::Gone => return Err(Refusal::SpyMoved),
        Step::Done => return Err(Refusal::ActionDone),
    }
    let own = state.seat_mut(turn.seat);
    let from = own.spy.ok_or(Refusal::StillChoosing)?;
    if from == to {
        return Err(Refusal::SpyIsThere { city: to });
    }
    if !Network::of(&edition.map, own.here, from).has(to) {
        return Err(Refusal::NotInNetwork { city: to });
    }
    own.spy = Some(to);
    state.phase = Phase::Turn(Turn { step: Step::Gone, ..turn });
    out.emit(Event::Went { seat: turn.seat, from, to });
    Ok(())
}
