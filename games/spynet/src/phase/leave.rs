//! SN-10: what the table does, not a seat: resigning, breaking off, and the clock this game does not know.

use game::{EventSink, Seat, TableAct};

use super::{draft, turn};
use crate::edition::Edition;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Phase, State};

/// Does what the table does.
pub(crate) fn table(
    edition: &Edition,
    state: &mut State,
    act: TableAct,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    if matches!(state.phase, Phase::Over { .. }) {
        return Err(Refusal::GameOver);
    }
    match act {
        TableAct::TimeUp => Err(Refusal::NoClock),
        TableAct::Resign(seat) => resign(edition, state, seat, out),
        TableAct::Abandon => {
            out.emit(Event::Abandoned);
            turn::over(edition, state, true, out);
            Ok(())
        }
    }
}

/// SN-10.1: the cards stay, the turns do not; one player or one team left ends the game.
fn resign(
    edition: &Edition,
    state: &mut State,
    seat: Seat,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    if seat.0 >= state.n_seats {
        return Err(Refusal::NoSuchSeat { have: state.n_seats });
    }
    if state.has_left(seat) {
        return Err(Refusal::AlreadyResigned { seat });
    }
    let before = state.staying().count() as u16;
    state.resigned |= 1 << (seat.0 & 7);
    state.last = state.last.map(|last| last & !(1 << (seat.0 & 7)));
    // SN-4.5 counts rounds: with fewer players a round has fewer turns, and as many rounds are behind us.
    let idle = u16::from(state.idle) * (before - 1) / before.max(1);
    state.idle = u8::try_from(idle).unwrap_or(u8::MAX);
    out.emit(Event::Resigned { seat });
    let mut staying = state.staying();
    let first = staying.next();
    let contested = first.is_some_and(|one| staying.any(|other| state.is_opponent(one, other)));
    drop(staying);
    if !contested {
        turn::over(edition, state, false, out);
        return Ok(());
    }
    match state.phase {
        Phase::Draft(chooser) => draft::go_on(state, chooser, out),
        Phase::Turn(running) if running.seat == seat => turn::pass_on(edition, state, seat, out),
        Phase::Turn(_) | Phase::Over { .. } => {}
    }
    Ok(())
}
