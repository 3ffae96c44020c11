//! One turn of the hidden hand: what may be done with a card, and what that does.

use game::{EventSink, Seat};

use super::{Action, End, Event, HandRefusal, HiddenHand, Place, State};

impl HiddenHand {
    /// Why a seat may not do this now, or who gets the card; the one place that decides legality.
    pub(super) fn target(state: &State, seat: Seat, action: Action) -> Result<Place, HandRefusal> {
        let (Action::Play(card) | Action::Lay(card) | Action::Hand(card)) = action;
        let place = usize::from(card).checked_sub(1).and_then(|index| state.places.get(index));
        let handed = place == Some(&Place::Handed(seat));
        if state.end.is_some() {
            Err(HandRefusal::Over)
        } else if state.turn != seat {
            Err(HandRefusal::NotYourTurn)
        } else if !handed && place != Some(&Place::Hand(seat)) {
            Err(HandRefusal::NotInHand { card })
        } else {
            match action {
                Action::Play(_) => Ok(Place::Up(seat)),
                Action::Lay(_) | Action::Hand(_) if handed => Err(HandRefusal::WasHanded { card }),
                Action::Lay(_) if state.count(|at| at == Place::Down(seat)) > 0 => {
                    Err(HandRefusal::LaidAlready)
                }
                Action::Lay(_) => Ok(Place::Down(seat)),
                Action::Hand(_) => {
                    state.partner(seat).map(Place::Handed).ok_or(HandRefusal::NoPartner)
                }
            }
        }
    }

    pub(super) fn finish(state: &mut State, end: End, out: &mut impl EventSink<Event>) {
        state.end = Some(end);
        for (card, place) in state.cards() {
            if let Place::Down(seat) = place {
                out.emit(Event::Revealed(seat, card));
            }
        }
        out.emit(Event::Ended(end));
    }

    pub(super) fn act(
        state: &mut State,
        seat: Seat,
        action: Action,
        out: &mut impl EventSink<Event>,
    ) -> Result<(), HandRefusal> {
        let to = Self::target(state, seat, action)?;
        let (Action::Play(card) | Action::Lay(card) | Action::Hand(card)) = action;
        if let Some(place) = state.place(card) {
            *place = to;
        }
        out.emit(match to {
            Place::Handed(partner) => Event::Handed(seat, partner, card),
            Place::Down(_) => Event::Laid(seat, card),
            Place::Up(_) | Place::Hand(_) | Place::Deck(_) => Event::Played(seat, card),
        });
        Ok(())
    }

    pub(super) fn draw_card(state: &mut State, seat: Seat, out: &mut impl EventSink<Event>) {
        let left = state.count(|place| matches!(place, Place::Deck(_)));
        let top = state.cards().find(|(_, at)| matches!(at, Place::Deck(n) if n + 1 == left));
        if let Some((card, _)) = top
            && let Some(place) = state.place(card)
        {
            *place = Place::Hand(seat);
            out.emit(Event::Drawn(seat, card));
        }
    }

    /// To the next seat that still holds a card; where none does, it is over.
    pub(super) fn pass_turn(state: &mut State, out: &mut impl EventSink<Event>) {
        let mut seat = state.turn;
        for _ in 0..state.seats {
            seat = seat.left(state.seats);
            if state.holds(seat) {
                state.turn = seat;
                return;
            }
        }
        Self::finish(state, End::Played, out);
    }
}
