//! SN-3: looking at pile after pile, taking one of them or the top card of the deck.

use game::{EventSink, Seat};

use super::{secret, turn};
use crate::edition::Edition;
use crate::event::Event;
use crate::ids::Pile;
use crate::refusal::Refusal;
use crate::state::{Phase, Place, State, Step, Turn};

/// Can this turn still become one of recruiting?
#[inline]
pub(crate) fn check(state: &State, turn: Turn) -> Result<(), Refusal> {
    match turn.step {
        Step::Fresh if state.last.is_some() => Err(Refusal::LastTurn),
        Step::Fresh => Ok(()),
        Step::Recruit { .. } => Err(Refusal::StillRecruiting),
        Step::Play | Step::Laid { .. } => Err(Refusal::AlreadyPlaying),
        Step::Ability(pending) => Err(Refusal::AbilityOpen { agent: pending.agent }),
    }
}

/// SN-3.1: begins with the first pile.
pub(crate) fn begin(
    edition: &Edition,
    state: &mut State,
    turn: Turn,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    check(state, turn)?;
    look_on(edition, state, turn, Pile(0), out);
    Ok(())
}

/// SN-3.3: an empty pile is passed over. After the last one the top card of the deck is drawn.
fn look_on(
    edition: &Edition,
    state: &mut State,
    turn: Turn,
    from: Pile,
    out: &mut impl EventSink<Event>,
) {
    let seat = turn.seat;
    let piles = edition.laws(state.situation).piles;
    for pile in Pile::first(piles).skip(from.0.into()) {
        let cards = state.pile(pile);
        if !cards.is_empty() {
            secret::look(state, seat, Place::pile(pile));
            state.phase = Phase::Turn(Turn { step: Step::Recruit { pile }, ..turn });
            out.emit(Event::Looked { seat, pile, cards: Some(cards) });
            return;
        }
    }
    draw(state, seat, out);
    refill(state, piles, out);
    turn::finish(edition, state, seat, true, out);
}

fn looked_at(turn: Turn) -> Result<Pile, Refusal> {
    match turn.step {
        Step::Recruit { pile } => Ok(pile),
        Step::Fresh | Step::Play | Step::Laid { .. } => Err(Refusal::NotRecruiting),
        Step::Ability(pending) => Err(Refusal::AbilityOpen { agent: pending.agent }),
    }
}

/// SN-3.1: takes the pile.
pub(crate) fn take(
    edition: &Edition,
    state: &mut State,
    turn: Turn,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    let pile = looked_at(turn)?;
    let seat = turn.seat;
    let cards = state.pile(pile);
    secret::take(state, seat, pile);
    out.emit(Event::Took { seat, pile, count: cards.len(), cards: Some(cards) });
    refill(state, pile.number(), out);
    turn::finish(edition, state, seat, true, out);
    Ok(())
}

/// SN-3.1: puts the pile back and looks at the next one.
pub(crate) fn put_back(
    edition: &Edition,
    state: &mut State,
    turn: Turn,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    let pile = looked_at(turn)?;
    out.emit(Event::PutBack { seat: turn.seat, pile });
    look_on(edition, state, turn, Pile(pile.number()), out);
    Ok(())
}

/// The top card of the deck goes to a hand, if there is one.
pub(crate) fn draw(state: &mut State, seat: Seat, out: &mut impl EventSink<Event>) {
    if let Some(card) = state.deck.draw() {
        secret::arrive(state, Place::hand(seat));
        state.follow(card, Place::hand(seat));
        out.emit(Event::Drew { seat, card: Some(card) });
    }
}

/// SN-3.2: the first so many piles get a card each, as long as there are any.
fn refill(state: &mut State, count: u8, out: &mut impl EventSink<Event>) {
    for pile in Pile::first(count) {
        let Some(card) = state.deck.draw() else { break };
        secret::arrive(state, Place::pile(pile));
        state.follow(card, Place::pile(pile));
        out.emit(Event::Refilled { pile });
    }
}
