//! Any game, begun from a given position in place of the set-up; so that two tables can run two worlds.
//!
//! It is the given game in every other respect: whatever a table does with it is what it does with the game.

use core::ops::RangeInclusive;
use std::sync::{Arc, Mutex, PoisonError};

use game::{
    Act, ActionList, Chance, Choices, ContentError, Deal, Determinize, Digest, EventSink, Game,
    Impossible, Lang, Message, Mismatch, Notation, NotationError, Outcome, Playable, Rebuild,
    Resample, RuleOfThumb, ScorePart, Seat, SeatSet, Seed, Viewer, Words,
};

/// A game whose next table begins from a given position.
#[derive(Clone)]
pub struct Placed<G: Playable> {
    inner: G,
    start: Arc<Mutex<G::State>>,
}

impl<G: Playable> Placed<G> {
    /// This game, begun from this position.
    pub fn new(inner: G, start: G::State) -> Self {
        Self { inner, start: Arc::new(Mutex::new(start)) }
    }

    /// From here on, tables begin from this position; those that have begun go on.
    pub fn place(&self, start: G::State) {
        *self.start.lock().unwrap_or_else(PoisonError::into_inner) = start;
    }

    /// The only seed that is dealt from: with any other the game begins from the position. It is for games that
    /// somebody brings from elsewhere, who knows their seed.
    #[must_use]
    pub fn dealt_seed() -> Seed {
        Seed::from_text("a game that is really dealt")
    }

    /// A deal does not tell its seed, but what it draws does.
    fn is_dealt(deal: &Deal) -> bool {
        let first = |deal: &Deal| {
            let mut stream = deal.stream("placed");
            [stream.next_u32(), stream.next_u32()]
        };
        first(deal) == first(&Deal::new(Self::dealt_seed()))
    }
}

impl<G: Playable> Game for Placed<G> {
    const ID: &'static str = G::ID;
    const NEWEST_RULES: u32 = G::NEWEST_RULES;
    const SEATS: RangeInclusive<u8> = G::SEATS;
    type Edition = G::Edition;
    type Options = G::Options;
    type State = G::State;
    type Action = G::Action;
    type Event = G::Event;
    type View = G::View;
    type EventView = G::EventView;
    type Refusal = G::Refusal;

    fn new(_: Arc<G::Edition>, _: u32) -> Result<Self, ContentError> {
        Err(ContentError::at("rules", "a placed game is made by hand"))
    }
    fn edition(&self) -> &Arc<G::Edition> {
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
    fn setup(&self, options: &G::Options, deal: &Deal) -> Result<G::State, G::Refusal> {
        if Self::is_dealt(deal) {
            return self.inner.setup(options, deal);
        }
        Ok(self.start.lock().unwrap_or_else(PoisonError::into_inner).clone())
    }
    fn seats(&self, state: &G::State) -> u8 {
        self.inner.seats(state)
    }
    fn round(&self, state: &G::State) -> u32 {
        self.inner.round(state)
    }
    fn begun_round(event: &G::Event) -> Option<u32> {
        G::begun_round(event)
    }
    fn to_act(&self, state: &G::State) -> SeatSet {
        self.inner.to_act(state)
    }
    fn may_act(&self, state: &G::State) -> SeatSet {
        self.inner.may_act(state)
    }
    fn legal(&self, state: &G::State, seat: Seat, out: &mut ActionList<G::Action>) {
        self.inner.legal(state, seat, out);
    }
    fn apply(
        &self,
        state: &mut G::State,
        act: Act<G::Action>,
        out: &mut impl EventSink<G::Event>,
    ) -> Result<(), G::Refusal> {
        self.inner.apply(state, act, out)
    }
    fn outcome(&self, state: &G::State) -> Option<Outcome> {
        self.inner.outcome(state)
    }
    fn score_sheet(&self, state: &G::State, seat: Seat) -> Vec<ScorePart> {
        self.inner.score_sheet(state, seat)
    }
    fn view(&self, state: &G::State, viewer: Viewer) -> G::View {
        self.inner.view(state, viewer)
    }
    fn event_view(&self, event: &G::Event, viewer: Viewer) -> Option<G::EventView> {
        self.inner.event_view(event, viewer)
    }
}

impl<G: Playable> Choices for Placed<G> {
    fn default_options(seats: u8) -> G::Options {
        G::default_options(seats)
    }
    fn for_seats(options: &G::Options, seats: u8) -> G::Options {
        G::for_seats(options, seats)
    }
    fn set_option(options: &mut G::Options, key: &str, value: &str) -> Result<(), String> {
        G::set_option(options, key, value)
    }
    fn option_help() -> &'static [(&'static str, &'static str)] {
        G::option_help()
    }
    fn forbids_talk(options: &G::Options) -> bool {
        G::forbids_talk(options)
    }
    fn all_options(seats: u8) -> Vec<G::Options> {
        G::all_options(seats)
    }
}

impl<G: Playable> Notation for Placed<G> {
    fn write_action(&self, action: G::Action) -> String {
        self.inner.write_action(action)
    }
    fn read_action(&self, text: &str) -> Result<G::Action, NotationError> {
        self.inner.read_action(text)
    }
    fn write_position(&self, state: &G::State) -> String {
        self.inner.write_position(state)
    }
    fn read_position(&self, text: &str) -> Result<G::State, NotationError> {
        self.inner.read_position(text)
    }
    fn read_edition(text: &str) -> Result<Arc<G::Edition>, NotationError> {
        G::read_edition(text)
    }
    fn expect(&self, state: &G::State, question: &str) -> Result<(), Mismatch> {
        self.inner.expect(state, question)
    }
}

impl<G: Playable> Words for Placed<G> {
    const TITLE: &'static str = G::TITLE;
    fn text(lang: Lang) -> &'static str {
        G::text(lang)
    }
    fn keys() -> Vec<&'static str> {
        G::keys()
    }
    fn event_words(&self, event: &G::EventView, lang: Lang) -> Message {
        self.inner.event_words(event, lang)
    }
    fn refusal_words(&self, refusal: &G::Refusal, lang: Lang) -> Message {
        self.inner.refusal_words(refusal, lang)
    }
    fn action_words(&self, view: &G::View, action: G::Action, lang: Lang) -> Message {
        self.inner.action_words(view, action, lang)
    }
    fn draw(&self, view: &G::View, lang: Lang, say: &dyn Fn(&Message) -> String) -> String {
        self.inner.draw(view, lang, say)
    }
}

impl<G: Playable> Rebuild for Placed<G> {
    fn rebuild(&self, view: &G::View, viewer: Viewer) -> Result<G::State, Impossible> {
        self.inner.rebuild(view, viewer)
    }
}

impl<G: Playable> Resample for Placed<G> {
    fn resample(&self, state: &G::State, viewer: Viewer, chance: &mut impl Chance) -> G::State {
        self.inner.resample(state, viewer, chance)
    }
    fn hidden(&self, state: &G::State, viewer: Viewer) -> Vec<(&'static str, Vec<u8>)> {
        self.inner.hidden(state, viewer)
    }
}

impl<G: Playable> Determinize for Placed<G> {
    fn determinize(
        &self,
        view: &G::View,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> Result<G::State, Impossible> {
        self.inner.determinize(view, viewer, chance)
    }
}

impl<G: Playable> RuleOfThumb for Placed<G> {
    const BOUND: u32 = G::BOUND;
    fn weigh(
        &self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        chance: &mut impl Chance,
        weights: &mut Vec<u32>,
    ) {
        self.inner.weigh(view, seat, legal, chance, weights);
    }
}
