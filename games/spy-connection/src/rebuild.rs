//! From a view back to a state that looks like it, whatever a stranger may have written into the view.

use game::{Impossible, Seat, Viewer};

use crate::edition::Edition;
use crate::hidden;
use crate::ids::{DECK_MISSIONS, Mission, Table};
use crate::network::hangs_together;
use crate::options::{AGENTS, FEWER_AGENTS};
use crate::phase::choose;
use crate::state::{Deck, Open, Phase, SeatState, State, Step, Turn};
use crate::view::{self, OpenView, PhaseView, SeatView, StepView, TurnView, View};

/// A state that looks exactly like this to this viewer.
pub(crate) fn rebuild(edition: &Edition, view: &View, viewer: Viewer) -> Result<State, Impossible> {
    let n_seats = view.seats.len() as u8;
    if !(2..=4).contains(&n_seats) {
        return Err(Impossible("2 to 4 seats"));
    }
    let known_seat = |seat: Seat| {
        if seat.0 < n_seats { Ok(seat) } else { Err(Impossible("a seat that is not there")) }
    };
    let mut seats = Table::new([SeatState::new(0); 4]);
    for (seat, from) in (0..).zip(&view.seats) {
        *seats.at_mut(seat) = seat_state(edition, from)?;
    }
    let mut offer = [None; 4];
    offer.iter_mut().zip(&view.offer).for_each(|(place, &mission)| *place = Some(mission));
    let phase = match view.phase {
        PhaseView::Choose { seat } => Phase::Choose(known_seat(seat)?),
        PhaseView::Turn(turn) => {
            Phase::Turn(Turn { seat: known_seat(turn.seat)?, ..running(turn) })
        }
        PhaseView::Over { abandoned } => Phase::Over { abandoned },
    };
    let mut state = State {
        seats,
        deck: Deck::EMPTY,
        display: view.display,
        offer,
        out: set(edition, &view.out)?,
        n_seats,
        start: known_seat(view.start)?,
        side: view.side,
        round: view.round,
        phase,
        trigger: view.end_began.map(known_seat).transpose()?,
    };
    check_missions(edition, view)?;
    let cards: Vec<Mission> = match &view.deck_order {
        Some(order) => order.to_vec(),
        None => hidden::unseen(edition, &state).into_iter().take(view.deck.into()).collect(),
    };
    if cards.len() != usize::from(view.deck) || cards.len() > DECK_MISSIONS {
        return Err(Impossible("a deck of that many cards"));
    }
    state.deck = Deck::top_first(cards.into_iter());
    check_phase(&state)?;
    // Whatever else a stranger may have written, such as wrong points, shows here.
    if view::view(edition, &state, viewer) == *view {
        Ok(state)
    } else {
        Err(Impossible("facts that do not fit together"))
    }
}

fn running(turn: TurnView) -> Turn {
    Turn {
        seat: turn.seat,
        step: match turn.step {
            StepView::Fresh => Step::Fresh,
            StepView::Gone => Step::Gone,
            StepView::Done => Step::Done,
        },
        marked: (0..).zip(turn.marked).map(|(place, marked)| u8::from(marked) << place).sum(),
        is_extra: turn.is_extra,
        owed: turn.owed,
    }
}

/// Every mission is known and lies in one place.
fn check_missions(edition: &Edition, view: &View) -> Result<(), Impossible> {
    let open = view.seats.iter().flat_map(|seat| seat.open.iter().map(|open| open.mission));
    let done = view.seats.iter().flat_map(|seat| seat.done.iter().copied());
    let table = view.display.iter().flatten().chain(&view.offer).chain(&view.out).copied();
    let deck = view.deck_order.iter().flatten().copied();
    let is_start =
        |mission: Mission| edition.mission(mission).is_some_and(|data| data.red.is_some());
    if view.offer.iter().any(|&mission| !is_start(mission))
        || view.display.iter().flatten().any(|&mission| is_start(mission))
        || deck.clone().any(is_start)
    {
        return Err(Impossible("the wrong kind of mission"));
    }
    let all: Vec<Mission> = open.chain(done).chain(table).chain(deck).collect();
    if set(edition, &all)?.count_ones() as usize == all.len() {
        Ok(())
    } else {
        Err(Impossible("a mission in two places"))
    }
}

/// Whoever is asked something must find something to do.
fn check_phase(state: &State) -> Result<(), Impossible> {
    match state.phase {
        Phase::Choose(seat) if !choose::is_possible(state, seat) => {
            Err(Impossible("a seat that cannot choose"))
        }
        Phase::Turn(turn) if state.seat(turn.seat).resigned => {
            Err(Impossible("a turn of somebody who has left"))
        }
        Phase::Turn(_) if state.staying().any(|seat| state.seat(seat).spy.is_none()) => {
            Err(Impossible("a turn while somebody has no spy"))
        }
        Phase::Turn(turn) if turn.marked >> state.seat(turn.seat).n_open() != 0 => {
            Err(Impossible("a mark without a mission"))
        }
        Phase::Choose(_) | Phase::Turn(_) | Phase::Over { .. } => Ok(()),
    }
}

fn set(edition: &Edition, missions: &[Mission]) -> Result<u64, Impossible> {
    missions.iter().try_fold(0, |set, &mission| {
        edition.mission(mission).ok_or(Impossible("a mission that is not there"))?;
        Ok(set | mission.bit())
    })
}

fn seat_state(edition: &Edition, view: &SeatView) -> Result<SeatState, Impossible> {
    if !(FEWER_AGENTS..=AGENTS).contains(&view.agents) {
        return Err(Impossible("that many agents"));
    }
    let mut seat = SeatState::new(view.agents);
    seat.supply = view.supply;
    seat.resigned = view.resigned;
    seat.done = set(edition, &view.done)?;
    seat.spy = view.spy;
    for &(space, agents) in &view.spaces {
        edition.space(space).ok_or(Impossible("a space that is not there"))?;
        seat.here |= space.bit();
        seat.twice |= match agents {
            1 => 0,
            2 => space.bit(),
            _ => return Err(Impossible("that many agents on one space")),
        };
    }
    for (place, open) in seat.open.iter_mut().zip(&view.open) {
        *place = Some(open_state(edition, open)?);
    }
    match seat.spy {
        Some(spy) => {
            edition.city(spy).ok_or(Impossible("a city that is not there"))?;
            if !hangs_together(&edition.map, seat.here, spy) {
                return Err(Impossible("agents that do not hang together"));
            }
        }
        None if view.supply != view.agents => return Err(Impossible("agents without a spy")),
        None => {}
    }
    let used =
        view.open.iter().map(|o| u32::from(o.assigned) + o.covered.len() as u32).sum::<u32>();
    let on_board = u32::from(seat.agents_on_board());
    if used + on_board + u32::from(view.supply) != u32::from(view.agents) {
        return Err(Impossible("agents that do not add up"));
    }
    Ok(seat)
}

fn open_state(edition: &Edition, view: &OpenView) -> Result<Open, Impossible> {
    let data = edition.mission(view.mission).ok_or(Impossible("a mission that is not there"))?;
    let covered = view.covered.iter().try_fold(0, |covered, &city| {
        let bit = data.city_bit(city).ok_or(Impossible("a city that is not on the mission"))?;
        Ok(covered | bit)
    })?;
    if covered.count_ones() as usize != view.covered.len() || covered == data.all_bits() {
        return Err(Impossible("a city covered twice, or a mission that is complete"));
    }
    Ok(Open { mission: view.mission, covered, assigned: view.assigned })
}
