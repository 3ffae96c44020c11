//! How turns follow each other: ending, declining, extra turns, the last turns (SC-2.7, SC-7.5, SC-8).

use game::{EventSink, Seat};

use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Phase, State, Step, Turn};

/// Begins an ordinary turn.
pub(crate) fn begin(state: &mut State, seat: Seat, out: &mut impl EventSink<Event>) {
    state.phase =
        Phase::Turn(Turn { seat, step: Step::Fresh, marked: 0, is_extra: false, owed: 0 });
    out.emit(Event::TurnBegan { seat, round: state.round, extra: false });
}

/// This seat, or the first one to its left that has not left the table.
pub(crate) fn first_staying(state: &State, seat: Seat) -> Seat {
    let mut first = seat;
    for _ in 0..state.n_seats {
        if !state.seat(first).resigned {
            break;
        }
        first = first.left(state.n_seats);
    }
    first
}

/// SC-7.6: ends the turn.
pub(crate) fn end(
    state: &mut State,
    turn: Turn,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    match turn.step {
        Step::Fresh => Err(Refusal::NoPass),
        Step::Gone | Step::Done => {
            after(state, turn, out);
            Ok(())
        }
    }
}

/// Can this turn be declined?
#[inline]
pub(crate) fn can_decline(turn: Turn) -> bool {
    turn.is_extra && turn.step == Step::Fresh
}

/// SC-7.5: declines an extra turn.
pub(crate) fn decline(
    state: &mut State,
    turn: Turn,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    if !can_decline(turn) {
        return Err(Refusal::NothingToDecline);
    }
    out.emit(Event::Declined { seat: turn.seat });
    after(state, turn, out);
    Ok(())
}

/// What comes after a turn: the end, an extra turn, or the next seat.
pub(crate) fn after(state: &mut State, turn: Turn, out: &mut impl EventSink<Event>) {
    if turn.owed > 0 && !nothing_left_to_do(state) {
        let seat = turn.seat;
        state.phase = Phase::Turn(Turn {
            seat,
            step: Step::Fresh,
            marked: 0,
            is_extra: true,
            owed: turn.owed - 1,
        });
        out.emit(Event::TurnBegan { seat, round: state.round, extra: true });
    } else {
        next_seat(state, turn.seat, out);
    }
}

/// SC-8.1: clockwise, until the turn would come back to the one who began the end.
pub(crate) fn next_seat(state: &mut State, from: Seat, out: &mut impl EventSink<Event>) {
    if nothing_left_to_do(state) {
        return over(state, out);
    }
    let mut seat = from;
    let mut round = state.round;
    for _ in 0..state.n_seats {
        seat = seat.left(state.n_seats);
        if state.trigger == Some(seat) {
            break;
        }
        round = round.saturating_add((seat == state.start).into());
        if !state.seat(seat).resigned {
            state.round = round;
            return begin(state, seat, out);
        }
    }
    over(state, out);
}

/// SC-8.5: no mission can be taken and nobody has one.
fn nothing_left_to_do(state: &State) -> bool {
    state.deck.is_empty()
        && state.display.iter().all(Option::is_none)
        && state.staying().all(|seat| state.seat(seat).n_open() == 0)
}

/// The game is over.
pub(crate) fn over(state: &mut State, out: &mut impl EventSink<Event>) {
    state.phase = Phase::Over { abandoned: false };
    out.emit(Event::Ended);
}
