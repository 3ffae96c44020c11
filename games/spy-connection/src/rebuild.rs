//! From a view back to a state that looks like it, whatever a stranger may have written into the view.

use game::{Impossible, Seat};

use crate::edition::Edition;
use crate::hidden;
use crate::ids::{DECK_MISSIONS, Mission, Table};
use crate::network::hangs_together;
use crate::options::{AGENTS, FEWER_AGENTS};
use crate::phase::choose;
use crate::state::{Deck, Open, Phase, SeatState, State, Step, Turn};
use crate::view::{OpenView, PhaseView, SeatView, StepView, View};

/// The state without its deck.
pub(crate) fn rebuild(edition: &Edition, view: &View) -> Result<State, Impossible> {
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
    for &mission in view.display.iter().flatten().chain(&view.offer).chain(&view.out) {
        edition.mission(mission).ok_or(Impossible("a mission that is not there"))?;
    }
    let mut offer = [None; 4];
    offer.iter_mut().zip(&view.offer).for_each(|(place, &mission)| *place = Some(mission));
    let phase = match view.phase {
        PhaseView::Choose { seat } => Phase::Choose(known_seat(seat)?),
        PhaseView::Turn(turn) => Phase::Turn(Turn {
            seat: known_seat(turn.seat)?,
            step: match turn.step {
                StepView::Fresh => Step::Fresh,
                StepView::Gone => Step::Gone,
                StepView::Done => Step::Done,
            },
            marked: (0..).zip(turn.marked).map(|(place, marked)| u8::from(marked) << place).sum(),
            is_extra: turn.is_extra,
            owed: turn.owed,
        }),
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
    let cards: Vec<Mission> = match &view.deck_order {
        Some(order) => order.to_vec(),
        None => hidden::unseen(edition, &state).into_iter().take(view.deck.into()).collect(),
    };
    if cards.len() != usize::from(view.deck) || cards.len() > DECK_MISSIONS {
        return Err(Impossible("a deck of that many cards"));
    }
    if set(edition, &cards)?.count_ones() as usize != cards.len() {
        return Err(Impossible("a mission twice in the deck"));
    }
    state.deck = Deck::top_first(cards.into_iter());
    match state.phase {
        Phase::Choose(seat) if !choose::is_possible(&state, seat) => {
            Err(Impossible("a seat that finds nothing to choose"))
        }
        Phase::Turn(turn) if state.seat(turn.seat).spy.is_none() => {
            Err(Impossible("a turn without a spy"))
        }
        Phase::Choose(_) | Phase::Turn(_) | Phase::Over { .. } => Ok(state),
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
    if covered.count_ones() as usize != view.covered.len() {
        return Err(Impossible("a city covered twice"));
    }
    Ok(Open { mission: view.mission, covered, assigned: view.assigned })
}
