//! The leak test is not blind for this game: a leak planted in a channel fails in that channel.
//!
//! The suite's own tests plant leaks in its fixture, in every channel; here they are planted in the real game.
#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use conformance::{Channel, Check, Suite};
use game::{
    Act, ActionList, Chance, Choices, ContentError, Deal, Determinize, Digest, EventSink, Game,
    Impossible, Lang, Message, Mismatch, Notation, NotationError, Outcome, Rebuild, Resample,
    RuleOfThumb, ScorePart, Seat, SeatSet, Viewer, Words,
};
use serde::{Deserialize, Serialize};
use spynet::ids::{Card, Pile};
use spynet::{Action, Edition, Event, Options, Refusal, SpyNet, State, View};

/// A view that carries something along which comparing leaves out: only the size of the frame tells.
#[derive(Clone, Debug, Eq, Serialize, Deserialize)]
struct Padded {
    view: View,
    padding: Vec<u8>,
}

impl PartialEq for Padded {
    fn eq(&self, other: &Self) -> bool {
        self.view == other.view
    }
}

/// The game with a leak in one channel.
#[derive(Clone)]
struct Leaky {
    inner: SpyNet,
    channel: Channel,
}

impl Leaky {
    /// Something that hardly anybody at the table may know: is the top card of the deck an odd one?
    fn secret(&self, state: &State) -> bool {
        let deck = self.inner.view(state, Viewer::Judge).deck;
        deck.first().copied().flatten().is_some_and(|Card(number)| number % 2 == 1)
    }

    fn leaks(&self, channel: Channel, state: &State) -> bool {
        self.channel == channel && self.secret(state)
    }
}

impl Game for Leaky {
    const ID: &'static str = SpyNet::ID;
    const NEWEST_RULES: u32 = SpyNet::NEWEST_RULES;
    const SEATS: std::ops::RangeInclusive<u8> = SpyNet::SEATS;
    type Edition = Edition;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = Padded;
    type EventView = Event;
    type Refusal = Refusal;

    fn new(edition: Arc<Edition>, rules: u32) -> Result<Self, ContentError> {
        Ok(Self { inner: SpyNet::new(edition, rules)?, channel: Channel::View })
    }
    fn edition(&self) -> &Arc<Edition> {
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
    fn setup(&self, options: &Options, deal: &Deal) -> Result<State, Refusal> {
        self.inner.setup(options, deal)
    }
    fn seats(&self, state: &State) -> u8 {
        self.inner.seats(state)
    }
    fn round(&self, state: &State) -> u32 {
        self.inner.round(state) + u32::from(self.leaks(Channel::ToAct, state))
    }
    fn to_act(&self, state: &State) -> SeatSet {
        self.inner.to_act(state)
    }
    fn legal(&self, state: &State, seat: Seat, out: &mut ActionList<Action>) {
        self.inner.legal(state, seat, out);
        if self.leaks(Channel::Legal, state) && out.len() > 1 {
            let all = out.to_vec();
            out.clear();
            all.into_iter().skip(1).for_each(|action| out.push(action));
        }
    }
    fn apply(
        &self,
        state: &mut State,
        act: Act<Action>,
        out: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        let told = self.leaks(Channel::Refusal, state);
        self.inner.apply(state, act, out).map_err(|it| if told { Refusal::NoClock } else { it })?;
        if self.leaks(Channel::Event, state) {
            out.emit(Event::Refilled { pile: Pile(0) });
        }
        Ok(())
    }
    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.inner.outcome(state)
    }
    fn score_sheet(&self, state: &State, seat: Seat) -> Vec<ScorePart> {
        self.inner.score_sheet(state, seat)
    }
    fn view(&self, state: &State, viewer: Viewer) -> Padded {
        let mut view = self.inner.view(state, viewer);
        view.round += u16::from(self.leaks(Channel::View, state));
        Padded { view, padding: vec![0; self.leaks(Channel::Size, state).into()] }
    }
    fn event_view(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        self.inner.event_view(event, viewer)
    }
}

impl Choices for Leaky {
    fn default_options(seats: u8) -> Options {
        SpyNet::default_options(seats)
    }
    fn set_option(options: &mut Options, key: &str, value: &str) -> Result<(), String> {
        SpyNet::set_option(options, key, value)
    }
    fn option_help() -> &'static [(&'static str, &'static str)] {
        SpyNet::option_help()
    }
    fn all_options(seats: u8) -> Vec<Options> {
        vec![SpyNet::default_options(seats)]
    }
}

impl Rebuild for Leaky {
    fn rebuild(&self, padded: &Padded, viewer: Viewer) -> Result<State, Impossible> {
        self.inner.rebuild(&padded.view, viewer)
    }
}

impl Resample for Leaky {
    fn resample(&self, state: &State, viewer: Viewer, chance: &mut impl Chance) -> State {
        self.inner.resample(state, viewer, chance)
    }
    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<(&'static str, Vec<u8>)> {
        self.inner.hidden(state, viewer)
    }
}

impl Determinize for Leaky {
    fn determinize(
        &self,
        padded: &Padded,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> Result<State, Impossible> {
        self.inner.determinize(&padded.view, viewer, chance)
    }
}

impl RuleOfThumb for Leaky {
    const BOUND: u32 = SpyNet::BOUND;
    fn weigh(
        &self,
        padded: &Padded,
        seat: Seat,
        legal: &[Action],
        chance: &mut impl Chance,
        weights: &mut Vec<u32>,
    ) {
        self.inner.weigh(&padded.view, seat, legal, chance, weights);
    }
}

impl Notation for Leaky {
    fn write_action(&self, action: Action) -> String {
        self.inner.write_action(action)
    }
    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        self.inner.read_action(text)
    }
    fn write_position(&self, state: &State) -> String {
        self.inner.write_position(state)
    }
    fn read_position(&self, text: &str) -> Result<State, NotationError> {
        self.inner.read_position(text)
    }
    fn read_edition(text: &str) -> Result<Arc<Edition>, NotationError> {
        SpyNet::read_edition(text)
    }
    fn expect(&self, state: &State, question: &str) -> Result<(), Mismatch> {
        self.inner.expect(state, question)
    }
}

impl Words for Leaky {
    const TITLE: &'static str = SpyNet::TITLE;
    fn text(lang: Lang) -> &'static str {
        SpyNet::text(lang)
    }
    fn keys() -> Vec<&'static str> {
        SpyNet::keys()
    }
    fn event_words(&self, event: &Event, lang: Lang) -> Message {
        self.inner.event_words(event, lang)
    }
    fn refusal_words(&self, refusal: &Refusal, lang: Lang) -> Message {
        self.inner.refusal_words(refusal, lang)
    }
    fn action_words(&self, padded: &Padded, action: Action, lang: Lang) -> Message {
        self.inner.action_words(&padded.view, action, lang)
    }
    fn draw(&self, padded: &Padded, lang: Lang, say: &dyn Fn(&Message) -> String) -> String {
        self.inner.draw(&padded.view, lang, say)
    }
}

#[test]
fn every_planted_leak_fails_in_its_own_channel() {
    let channels = Channel::ALL;
    for planted in channels {
        let game = Leaky { inner: SpyNet::house().unwrap(), channel: planted };
        let universe = vec![Action::Recruit, Action::Take, Action::Leave, Action::End];
        let suite = Suite::new(&game, universe).seats([2, 4]).playouts(3).cut(200);
        for channel in channels {
            let failed = suite.leak(channel).err().map(|failure| failure.check);
            let expected = (channel == planted).then_some(Check::Leak(channel));
            // Where views differ, events between them cannot be compared.
            if !(planted == Channel::View && channel == Channel::Event) {
                assert_eq!(failed, expected, "planted in {planted:?}, looked for in {channel:?}");
            }
        }
    }
}
