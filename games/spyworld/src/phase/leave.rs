//! SW-11: what the table does, not a seat: resigning, breaking off, and the clock.

use game::{EventSink, Seat, TableAct};

use crate::edition::Edition;
use crate::event::Event;
use crate::phase::{agents, raids, round};
use crate::refusal::Refusal;
use crate::state::{Draft, Phase, State};

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
        TableAct::TimeUp => raids::time_up(state, out),
        TableAct::Resign(seat) => resign(edition, state, seat, out),
        TableAct::Abandon => {
            state.finish(true);
            out.emit(Event::Abandoned);
            out.emit(Event::Ended);
            Ok(())
        }
    }
}

/// SW-11.1: the sheet stays as the last round left it, the lair is raided as usual; the last one wins.
fn resign(
    edition: &Edition,
    state: &mut State,
    seat: Seat,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    let have = state.n_seats();
    let own = state.seats.get_mut(seat.index()).ok_or(Refusal::NoSuchSeat { have })?;
    if own.left {
        return Err(Refusal::HasLeft { seat });
    }
    own.left = true;
    own.confirmed = false;
    own.draft = Draft::new(own.sheet);
    out.emit(Event::Resigned { seat });
    if state.staying().count() <= 1 {
        state.finish(false);
        out.emit(Event::Ended);
        return Ok(());
    }
    match state.phase {
        Phase::Agents => agents::when_all_decided(state, out),
        Phase::Plan => round::when_all_confirmed(edition, state, out),
        Phase::Raid => {
            // What the raid has taken so far is taken.
            raids::stop(state, seat, out);
            let next = raids::next(state);
            raids::go_on(edition, state, next, out);
        }
        Phase::Over { .. } => {}
    }
    Ok(())
}
