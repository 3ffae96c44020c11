//! How turns follow each other: the last turns, the end (SN-2.4, SN-4.5, SN-8.1, SN-8.2).

use game::{EventSink, Seat};

use crate::edition::Edition;
use crate::event::Event;
use crate::ids::Branch;
use crate::scoring;
use crate::state::{Phase, State, Turn};

/// SN-4.5: so many rounds without recruiting.
const IDLE_ROUNDS: u8 = 3;

/// Begins a turn.
pub(crate) fn begin(state: &mut State, seat: Seat, out: &mut impl EventSink<Event>) {
    if let Some(last) = &mut state.last {
        *last &= !(1 << (seat.0 & 7));
    }
    state.phase = Phase::Turn(Turn::new(seat));
    out.emit(Event::TurnBegan { seat, round: state.round, last: state.last.is_some() });
}

/// This seat, or the first one to its left that has not left the table.
pub(crate) fn first_staying(state: &State, seat: Seat) -> Seat {
    let mut first = seat;
    for _ in 0..state.n_seats {
        if !state.has_left(first) {
            break;
        }
        first = first.left(state.n_seats);
    }
    first
}

/// A turn was played to its end.
pub(crate) fn finish(
    edition: &Edition,
    state: &mut State,
    seat: Seat,
    recruited: bool,
    out: &mut impl EventSink<Event>,
) {
    state.idle = if recruited { 0 } else { state.idle.saturating_add(1) };
    pass_on(edition, state, seat, out);
}

/// The turn of this seat is over: the last turns begin, the next one plays, or the game ends.
pub(crate) fn pass_on(
    edition: &Edition,
    state: &mut State,
    from: Seat,
    out: &mut impl EventSink<Event>,
) {
    state.settle(edition);
    if state.last.is_none() {
        let staying = state.staying().count() as u8;
        let ran_out = state.deck.len() <= edition.laws(state.situation).end_at;
        if ran_out || state.idle >= IDLE_ROUNDS * staying {
            state.last = Some(state.staying().fold(0, |set, seat| set | 1 << (seat.0 & 7)));
            out.emit(Event::LastTurns { stalled: !ran_out });
        }
    }
    let mut seat = from;
    let mut round = state.round;
    for _ in 0..state.n_seats {
        seat = seat.left(state.n_seats);
        round = round.saturating_add((seat == state.start).into());
        let is_due = state.last.is_none_or(|last| last & (1 << (seat.0 & 7)) != 0);
        if is_due && !state.has_left(seat) {
            state.round = round;
            return begin(state, seat, out);
        }
    }
    over(edition, state, false, out);
}

/// SN-8.2: all operations are revealed.
pub(crate) fn over(
    edition: &Edition,
    state: &mut State,
    abandoned: bool,
    out: &mut impl EventSink<Event>,
) {
    state.phase = Phase::Over { abandoned };
    state.knowledge.forget_notes();
    for seat in Seat::first(state.n_seats) {
        for branch in Branch::ALL {
            for card in state.operations(seat, branch).iter() {
                let stars = scoring::stars(edition, state, seat, branch, card);
                out.emit(Event::Revealed { seat, branch, card, stars });
            }
        }
    }
    out.emit(Event::Ended);
}
