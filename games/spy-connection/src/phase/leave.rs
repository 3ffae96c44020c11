//! SC-11: what the table does, not a seat: resigning, breaking off, and the clock this game does not know.

use game::{EventSink, Seat, TableAct};

use crate::edition::Edition;
use crate::event::Event;
use crate::phase::{choose, turn};
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
            state.phase = Phase::Over { abandoned: true };
            out.emit(Event::Abandoned);
            out.emit(Event::Ended);
            Ok(())
        }
    }
}

/// SC-11.1: the pieces stay, the turns do not; the last one at the table ends the game.
fn resign(
    edition: &Edition,
    state: &mut State,
    seat: Seat,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    if seat.0 >= state.n_seats {
        return Err(Refusal::NoSuchSeat { have: state.n_seats });
    }
    if state.seat(seat).resigned {
        return Err(Refusal::AlreadyResigned { seat });
    }
    state.seat_mut(seat).resigned = true;
    out.emit(Event::Resigned { seat });
    if state.staying().count() == 1 {
        turn::over(state, out);
        return Ok(());
    }
    match state.phase {
        Phase::Choose(chooser) if chooser == seat => {
            choose::next_chooser(edition, state, seat, out)
        }
        Phase::Turn(running) if running.seat == seat => turn::next_seat(state, seat, out),
        Phase::Choose(_) | Phase::Turn(_) | Phase::Over { .. } => {}
    }
    Ok(())
}
