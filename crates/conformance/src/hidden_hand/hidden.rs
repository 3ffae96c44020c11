//! Other worlds: resampled from a state, or made from a view. It must not ask `view.rs` what is secret.

use arrayvec::ArrayVec;
use game::{Chance, Determinize, Impossible, Rebuild, Resample, Seat, Viewer};

use super::{Action, HiddenHand, Place, State, View};

/// Every action there is, and some with cards that are not there.
#[must_use]
pub fn universe() -> Vec<Action> {
    let cards = (0..=21).chain([255]);
    cards.flat_map(|card| [Action::Play(card), Action::Lay(card), Action::Hand(card)]).collect()
}

/// No card is lost, the deck has no gap, and nobody has two face-down cards.
///
/// # Errors
/// What is wrong.
pub fn conserve(game: &HiddenHand, state: &State) -> Result<(), String> {
    if state.places.len() != usize::from(game.0.cards) {
        return Err(format!("{} cards", state.places.len()));
    }
    let decked = state.count(|place| matches!(place, Place::Deck(_)));
    if !(0..decked).all(|depth| state.count(|place| place == Place::Deck(depth)) == 1) {
        return Err("a gap in the deck".to_owned());
    }
    match Seat::first(state.seats).find(|&seat| state.count(|at| at == Place::Down(seat)) > 1) {
        Some(seat) => Err(format!("{seat} has laid two cards")),
        None => Ok(()),
    }
}

/// Is a card there unknown to this viewer? Said a second time, so that `view.rs` has somebody to disagree with.
fn secret(state: &State, viewer: Viewer, place: Place) -> bool {
    let Some(me) = viewer.seat() else {
        return match place {
            Place::Up(_) => false,
            Place::Down(_) => viewer != Viewer::Judge && state.end.is_none(),
            Place::Deck(_) | Place::Hand(_) | Place::Handed(_) => viewer != Viewer::Judge,
        };
    };
    match place {
        Place::Deck(_) => true,
        Place::Hand(seat) => seat != me,
        Place::Handed(seat) => seat != me && !(state.partners && (seat.0 + me.0).is_multiple_of(2)),
        Place::Up(_) => false,
        Place::Down(seat) => seat != me && state.end.is_none(),
    }
}

impl Resample for HiddenHand {
    fn resample(&self, state: &State, viewer: Viewer, chance: &mut impl Chance) -> State {
        let mut other = state.clone();
        let hidden = |place: &Place| secret(state, viewer, *place);
        let mut places: ArrayVec<Place, 20> =
            state.places.iter().copied().filter(|place| hidden(place)).collect();
        chance.shuffle(&mut places);
        let slots = other.places.iter_mut().filter(|place| hidden(place));
        slots.zip(places).for_each(|(slot, place)| *slot = place);
        other
    }

    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<(&'static str, Vec<u8>)> {
        let mut fields = [("deck", vec![]), ("hand", vec![]), ("handed", vec![]), ("down", vec![])];
        let [deck, hand, handed, down] = &mut fields;
        let mut order: Vec<(u8, u8)> = Vec::new();
        for (card, place) in state.cards().filter(|(_, place)| secret(state, viewer, *place)) {
            match place {
                Place::Deck(depth) => order.push((depth, card)),
                Place::Hand(_) => hand.1.push(card),
                Place::Handed(_) => handed.1.push(card),
                Place::Down(_) => down.1.push(card),
                Place::Up(_) => {}
            }
        }
        order.sort_unstable();
        deck.1.extend(order.into_iter().map(|(_, card)| card));
        fields.into_iter().filter(|(_, cards)| !cards.is_empty()).collect()
    }
}

impl HiddenHand {
    /// The state of this view, its unseen cards filled in from `unseen` in this order.
    fn fill(
        &self,
        view: &View,
        order: impl FnOnce(&mut ArrayVec<u8, 20>),
    ) -> Result<State, Impossible> {
        let mut slots: Vec<(Place, Option<u8>)> = Vec::new();
        slots.extend((0..).map(Place::Deck).zip(view.deck.iter().copied()));
        for (seat, before) in Seat::first(4).zip(&view.seats) {
            slots.extend(before.hand.iter().map(|card| (Place::Hand(seat), *card)));
            slots.extend(before.handed.iter().map(|card| (Place::Handed(seat), *card)));
            slots.extend(before.up.iter().map(|card| (Place::Up(seat), Some(*card))));
            slots.extend(before.down.iter().map(|card| (Place::Down(seat), *card)));
        }
        if slots.len() != usize::from(self.0.cards) {
            return Err(Impossible("not as many cards as there are"));
        }
        let seats = u8::try_from(view.seats.len()).unwrap_or(u8::MAX);
        if !(2..=4).contains(&seats) || view.turn.0 >= seats || view.partners && seats != 4 {
            return Err(Impossible("no such table"));
        }
        let known = |card: &u8| slots.iter().any(|(_, there)| *there == Some(*card));
        let mut unseen = (1..=self.0.cards).filter(|card| !known(card)).collect();
        order(&mut unseen);
        let mut unseen = unseen.into_iter();
        let mut cards: Vec<(u8, Place)> = Vec::new();
        for (place, card) in slots {
            cards.push((card.or_else(|| unseen.next()).ok_or(Impossible("a card twice"))?, place));
        }
        cards.sort_unstable_by_key(|(card, _)| *card);
        if !cards.iter().map(|(card, _)| *card).eq(1..=self.0.cards) {
            return Err(Impossible("a card twice"));
        }
        let places = cards.into_iter().map(|(_, place)| place).collect();
        Ok(State { seats, partners: view.partners, turn: view.turn, end: view.end, places })
    }
}

impl Rebuild for HiddenHand {
    fn rebuild(&self, view: &View, _viewer: Viewer) -> Result<State, Impossible> {
        self.fill(view, |_| ())
    }
}

impl Determinize for HiddenHand {
    fn determinize(
        &self,
        view: &View,
        _viewer: Viewer,
        chance: &mut impl Chance,
    ) -> Result<State, Impossible> {
        self.fill(view, |unseen| chance.shuffle(unseen))
    }
}
