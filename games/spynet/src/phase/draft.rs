//! SN-2.2: everybody keeps one card of those that go round.

use game::{EventSink, Seat};

use super::{secret, turn};
use crate::event::Event;
use crate::ids::{Card, CardSet};
use crate::refusal::Refusal;
use crate::state::{Phase, Place, State};

/// The cards that go round.
#[inline]
pub(crate) fn packet(state: &State) -> CardSet {
    state.cards_at(Place::PACKET)
}

/// The seats that have not kept a card yet, from this one to the right up to the start player.
pub(crate) fn waiting(state: &State, first: Seat) -> impl Iterator<Item = Seat> + '_ {
    let mut next = Some(first);
    let seats = core::iter::from_fn(move || {
        let seat = next?;
        next = (seat != state.start).then(|| seat.right(state.n_seats));
        Some(seat)
    });
    // A start player that is not there would never be met.
    seats.take(usize::from(state.n_seats)).filter(|&seat| !state.has_left(seat))
}

/// Keeps a card and hands the rest on.
pub(crate) fn keep(
    state: &mut State,
    seat: Seat,
    card: Card,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    if state.at(card) != Place::PACKET {
        return Err(Refusal::NotInPacket { card });
    }
    state.follow(card, Place::hand(seat));
    out.emit(Event::Kept { seat, card: Some(card) });
    let next = seat.right(state.n_seats);
    secret::pass_on(state, seat, next);
    go_on(state, next, out);
    Ok(())
}

/// Whoever is the last gets what is left; otherwise the next one chooses.
pub(crate) fn go_on(state: &mut State, from: Seat, out: &mut impl EventSink<Event>) {
    let mut waiting = waiting(state, from);
    let (next, more) = (waiting.next(), waiting.next().is_some());
    drop(waiting);
    match next {
        Some(seat) if more => state.phase = Phase::Draft(seat),
        last => {
            let seat = last.unwrap_or_else(|| turn::first_staying(state, state.start));
            for card in packet(state).iter() {
                state.follow(card, Place::hand(seat));
                out.emit(Event::Received { seat, card: Some(card) });
            }
            let first = turn::first_staying(state, state.start);
            turn::begin(state, first, out);
        }
    }
}
