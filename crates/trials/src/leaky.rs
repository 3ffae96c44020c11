//! A game with a leak planted in one channel: the leak test must be red there, and nowhere else.

use std::sync::Arc;

use conformance::Channel;
use game::{
    Act, ActionList, Chance, Choices, ContentError, Deal, Determinize, Digest, EventSink, Game,
    Impossible, Lang, Message, Mismatch, Notation, NotationError, Outcome, Playable, Rebuild,
    Resample, RuleOfThumb, ScorePart, Seat, SeatSet, Viewer, Words,
};
use serde::{Deserialize, Serialize};

/// A secret of a game, and how it would show in each channel.
pub trait Leak: Clone + Send + Sync + 'static {
    /// The game.
    type Game: Playable;

    /// One bit of the secret.
    fn bit(&self, game: &Self::Game, state: &<Self::Game as Game>::State) -> bool;

    /// Puts the bit into a view.
    fn spoil(view: &mut <Self::Game as Game>::View);

    /// An event that tells nothing but the bit.
    fn event() -> <Self::Game as Game>::Event;

    /// A refusal that tells nothing but the bit.
    fn refusal() -> <Self::Game as Game>::Refusal;

    /// The tables it is tried at.
    fn all_options(seats: u8) -> Vec<<Self::Game as Game>::Options> {
        vec![Self::Game::default_options(seats)]
    }
}

/// A view that carries something along which comparing leaves out: only the size of the frame tells.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Padded<V> {
    view: V,
    padding: Vec<u8>,
}

impl<V: PartialEq> PartialEq for Padded<V> {
    fn eq(&self, other: &Self) -> bool {
        self.view == other.view
    }
}

/// The game with a leak in one channel.
#[derive(Clone)]
pub struct Leaky<L: Leak> {
    /// The true game.
    pub inner: L::Game,
    /// What leaks, if anything does.
    pub leak: Option<L>,
    /// Where.
    pub channel: Channel,
}

type Of<L> = <L as Leak>::Game;
type StateOf<L> = <Of<L> as Game>::State;
type ActionOf<L> = <Of<L> as Game>::Action;
type EventOf<L> = <Of<L> as Game>::Event;
type ViewOf<L> = Padded<<Of<L> as Game>::View>;
type OptionsOf<L> = <Of<L> as Game>::Options;
type RefusalOf<L> = <Of<L> as Game>::Refusal;
type EditionOf<L> = <Of<L> as Game>::Edition;

impl<L: Leak> Leaky<L> {
    fn leaks(&self, channel: Channel, state: &StateOf<L>) -> bool {
        let told = || self.leak.as_ref().is_some_and(|leak| leak.bit(&self.inner, state));
        self.channel == channel && told()
    }
}

impl<L: Leak> Game for Leaky<L> {
    const ID: &'static str = Of::<L>::ID;
    const NEWEST_RULES: u32 = Of::<L>::NEWEST_RULES;
    const SEATS: std::ops::RangeInclusive<u8> = Of::<L>::SEATS;
    type Edition = EditionOf<L>;
    type Options = OptionsOf<L>;
    type State = StateOf<L>;
    type Action = ActionOf<L>;
    type Event = EventOf<L>;
    type View = ViewOf<L>;
    type EventView = <Of<L> as Game>::EventView;
    type Refusal = RefusalOf<L>;

    fn new(edition: Arc<Self::Edition>, rules: u32) -> Result<Self, ContentError> {
        let inner = Of::<L>::new(edition, rules)?;
        Ok(Self { inner, leak: None, channel: Channel::View })
    }
    fn edition(&self) -> &Arc<Self::Edition> {
        self.inner.edition()
    }
    fn edition_id(&self) -> &str {
        self.inner.edition_id()
    }
    fn edition_hash(&self) -> Digest {
        self.inner.edition_hash()
    }
    fn rules(&self) -> u32 {
        self.inner.rules()
    }
    fn setup(&self, options: &Self::Options, deal: &Deal) -> Result<Self::State, Self::Refusal> {
        self.inner.setup(options, deal)
    }
    fn seats(&self, state: &Self::State) -> u8 {
        self.inner.seats(state)
    }
    fn round(&self, state: &Self::State) -> u32 {
        self.inner.round(state) + u32::from(self.leaks(Channel::ToAct, state))
    }
    fn to_act(&self, state: &Self::State) -> SeatSet {
        self.inner.to_act(state)
    }
    fn may_act(&self, state: &Self::State) -> SeatSet {
        self.inner.may_act(state)
    }
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut ActionList<Self::Action>) {
        self.inner.legal(state, seat, out);
        if self.leaks(Channel::Legal, state) && out.len() > 1 {
            let all = out.to_vec();
            out.clear();
            all.into_iter().skip(1).for_each(|action| out.push(action));
        }
    }
    fn apply(
        &self,
        state: &mut Self::State,
        act: Act<Self::Action>,
        out: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        let told = self.leaks(Channel::Refusal, state);
        let done = self.inner.apply(state, act, out);
        done.map_err(|refusal| if told { L::refusal() } else { refusal })?;
        if self.leaks(Channel::Event, state) {
            out.emit(L::event());
        }
        Ok(())
    }
    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        self.inner.outcome(state)
    }
    fn score_sheet(&self, state: &Self::State, seat: Seat) -> Vec<ScorePart> {
        self.inner.score_sheet(state, seat)
    }
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View {
        let mut view = self.inner.view(state, viewer);
        if self.leaks(Channel::View, state) {
            L::spoil(&mut view);
        }
        Padded { view, padding: vec![0; self.leaks(Channel::Size, state).into()] }
    }
    fn event_view(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::EventView> {
        self.inner.event_view(event, viewer)
    }
}

impl<L: Leak> Choices for Leaky<L> {
    fn default_options(seats: u8) -> Self::Options {
        Of::<L>::default_options(seats)
    }
    fn for_seats(options: &Self::Options, seats: u8) -> Self::Options {
        Of::<L>::for_seats(options, seats)
    }
    fn set_option(options: &mut Self::Options, key: &str, value: &str) -> Result<(), String> {
        Of::<L>::set_option(options, key, value)
    }
    fn option_help() -> &'static [(&'static str, &'static str)] {
        Of::<L>::option_help()
    }
    fn all_options(seats: u8) -> Vec<Self::Options> {
        L::all_options(seats)
    }
}

impl<L: Leak> Rebuild for Leaky<L> {
    fn rebuild(&self, padded: &Self::View, viewer: Viewer) -> Result<Self::State, Impossible> {
        self.inner.rebuild(&padded.view, viewer)
    }
}

impl<L: Leak> Resample for Leaky<L> {
    fn resample(
        &self,
        state: &Self::State,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> Self::State {
        self.inner.resample(state, viewer, chance)
    }
    fn hidden(&self, state: &Self::State, viewer: Viewer) -> Vec<(&'static str, Vec<u8>)> {
        self.inner.hidden(state, viewer)
    }
}

impl<L: Leak> Determinize for Leaky<L> {
    fn determinize(
        &self,
        padded: &Self::View,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> Result<Self::State, Impossible> {
        self.inner.determinize(&padded.view, viewer, chance)
    }
}

impl<L: Leak> RuleOfThumb for Leaky<L> {
    const BOUND: u32 = Of::<L>::BOUND;
    fn weigh(
        &self,
        padded: &Self::View,
        seat: Seat,
        legal: &[Self::Action],
        chance: &mut impl Chance,
        weights: &mut Vec<u32>,
    ) {
        self.inner.weigh(&padded.view, seat, legal, chance, weights);
    }
}

impl<L: Leak> Notation for Leaky<L> {
    fn write_action(&self, action: Self::Action) -> String {
        self.inner.write_action(action)
    }
    fn read_action(&self, text: &str) -> Result<Self::Action, NotationError> {
        self.inner.read_action(text)
    }
    fn write_position(&self, state: &Self::State) -> String {
        self.inner.write_position(state)
    }
    fn read_position(&self, text: &str) -> Result<Self::State, NotationError> {
        self.inner.read_position(text)
    }
    fn read_edition(text: &str) -> Result<Arc<Self::Edition>, NotationError> {
        Of::<L>::read_edition(text)
    }
    fn expect(&self, state: &Self::State, question: &str) -> Result<(), Mismatch> {
        self.inner.expect(state, question)
    }
}

impl<L: Leak> Words for Leaky<L> {
    const TITLE: &'static str = Of::<L>::TITLE;
    fn text(lang: Lang) -> &'static str {
        Of::<L>::text(lang)
    }
    fn keys() -> Vec<&'static str> {
        Of::<L>::keys()
    }
    fn event_words(&self, event: &Self::EventView, lang: Lang) -> Message {
        self.inner.event_words(event, lang)
    }
    fn refusal_words(&self, refusal: &Self::Refusal, lang: Lang) -> Message {
        self.inner.refusal_words(refusal, lang)
    }
    fn action_words(&self, padded: &Self::View, action: Self::Action, lang: Lang) -> Message {
        self.inner.action_words(&padded.view, action, lang)
    }
    fn draw(&self, padded: &Self::View, lang: Lang, say: &dyn Fn(&Message) -> String) -> String {
        self.inner.draw(&padded.view, lang, say)
    }
}
