//! The companions of the faulty hand, each the good one with at most one fault.

use std::sync::Arc;

use conformance::hidden_hand::{Action, EventView, HandRefusal, HiddenHand, Options, Place, View};
use game::{
    Chance, Choices, Determinize, Impossible, Lang, Message, Mismatch, Notation, NotationError,
    Rebuild, Resample, RuleOfThumb, Seat, Viewer, Words,
};

use crate::fault::{Fault, FaultyEdition};
use crate::faulty::{Faulty, FaultyState};
use crate::marked::Marked;

impl Choices for Faulty {
    fn default_options(seats: u8) -> Options {
        HiddenHand::default_options(seats)
    }

    fn for_seats(options: &Options, seats: u8) -> Options {
        HiddenHand::for_seats(options, seats)
    }

    fn set_option(options: &mut Options, key: &str, value: &str) -> Result<(), String> {
        HiddenHand::set_option(options, key, value)
    }

    fn option_help() -> &'static [(&'static str, &'static str)] {
        HiddenHand::option_help()
    }

    fn all_options(seats: u8) -> Vec<Options> {
        HiddenHand::all_options(seats)
    }
}

impl Notation for Faulty {
    fn write_action(&self, action: Action) -> String {
        self.inner.write_action(action)
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        let action = self.inner.read_action(text)?;
        Ok(match action {
            Action::Lay(card) if self.is(Fault::ActionMisread) => Action::Play(card),
            Action::Play(_) | Action::Lay(_) | Action::Hand(_) => action,
        })
    }

    fn write_position(&self, state: &FaultyState) -> String {
        let text = self.inner.write_position(&state.inner);
        if self.is(Fault::PositionLosesTurn) { text.replace("turn B\n", "") } else { text }
    }

    fn read_position(&self, text: &str) -> Result<FaultyState, NotationError> {
        self.inner.read_position(text).map(FaultyState::new)
    }

    fn read_edition(text: &str) -> Result<Arc<FaultyEdition>, NotationError> {
        let inner = HiddenHand::read_edition(text)?;
        Ok(Arc::new(FaultyEdition { inner, fault: Fault::None }))
    }

    fn expect(&self, state: &FaultyState, question: &str) -> Result<(), Mismatch> {
        self.inner.expect(&state.inner, question)
    }
}

impl Rebuild for Faulty {
    fn rebuild(&self, view: &Marked<View>, viewer: Viewer) -> Result<FaultyState, Impossible> {
        let mut state = self.inner.rebuild(&view.it, viewer)?;
        if self.is(Fault::RebuiltTurn) {
            state.turn = state.turn.left(state.seats);
        }
        Ok(FaultyState::new(state))
    }
}

impl Resample for Faulty {
    fn resample(
        &self,
        state: &FaultyState,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> FaultyState {
        let mut other = self.inner.resample(&state.inner, viewer, chance);
        if matches!(self.edition.fault, Fault::ForgetsToResample | Fault::ForgetsToResampleAndToSay)
        {
            // Every face-down card changes places with whatever came there instead of it.
            for (card, place) in state.inner.cards().filter(|(_, p)| matches!(p, Place::Down(_))) {
                let there = other.places.iter().position(|&p| p == place).unwrap_or_default();
                other.places.swap(usize::from(card) - 1, there);
            }
        }
        FaultyState::new(other)
    }

    fn hidden(&self, state: &FaultyState, viewer: Viewer) -> Vec<(&'static str, Vec<u8>)> {
        let mut fields = self.inner.hidden(&state.inner, viewer);
        fields.retain(|(name, _)| *name != "down" || !self.is(Fault::ForgetsToResampleAndToSay));
        fields
    }
}

impl Determinize for Faulty {
    fn determinize(
        &self,
        view: &Marked<View>,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> Result<FaultyState, Impossible> {
        if self.is(Fault::OneWorld) {
            return self.rebuild(view, viewer);
        }
        self.inner.determinize(&view.it, viewer, chance).map(FaultyState::new)
    }
}

impl RuleOfThumb for Faulty {
    const BOUND: u32 = HiddenHand::BOUND;

    fn weigh(
        &self,
        view: &Marked<View>,
        seat: Seat,
        legal: &[Action],
        chance: &mut impl Chance,
        weights: &mut Vec<u32>,
    ) {
        self.inner.weigh(&view.it, seat, legal, chance, weights);
        if self.is(Fault::NoWeights) {
            weights.fill(0);
        }
    }
}

impl Words for Faulty {
    const TITLE: &'static str = HiddenHand::TITLE;

    fn text(lang: Lang) -> &'static str {
        HiddenHand::text(lang)
    }

    fn keys() -> Vec<&'static str> {
        HiddenHand::keys()
    }

    fn event_words(&self, event: &Marked<EventView>, lang: Lang) -> Message {
        self.inner.event_words(&event.it, lang)
    }

    fn refusal_words(&self, refusal: &Marked<HandRefusal>, lang: Lang) -> Message {
        self.inner.refusal_words(&refusal.it, lang)
    }

    fn action_words(&self, view: &Marked<View>, action: Action, lang: Lang) -> Message {
        match action {
            Action::Lay(_) if self.is(Fault::UnknownWord) => Message::new("no-such-key"),
            Action::Play(_) | Action::Lay(_) | Action::Hand(_) => {
                self.inner.action_words(&view.it, action, lang)
            }
        }
    }

    fn draw(&self, view: &Marked<View>, lang: Lang, say: &dyn Fn(&Message) -> String) -> String {
        self.inner.draw(&view.it, lang, say)
    }
}
