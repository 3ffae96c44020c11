//! The leak test is not blind for this game: whatever is secret, in whatever channel it leaks, the suite is red.
//!
//! The suite's own tests plant leaks in its fixture, in every channel; here they are planted in the real game.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use std::sync::Arc;

use conformance::{Channel, Check, Suite};
use game::{
    Act, ActionList, Chance, Choices, ContentError, Deal, Determinize, Digest, EventSink, Game,
    Impossible, Lang, Message, Mismatch, Notation, NotationError, Outcome, Rebuild, Resample,
    RuleOfThumb, ScorePart, Seat, SeatSet, Seed, Viewer, Words,
};
use serde::{Deserialize, Serialize};
use spyworld::{Action, Edition, Event, Options, Refusal, Spyworld, State, View};

/// Something of one seat that nobody else may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Secret {
    Nothing,
    Sheet,
    Choice,
    Claim,
    Agent,
    Path,
    /// Not of a seat: which card comes next.
    Deck,
}

impl Secret {
    const ALL: [Self; 6] =
        [Self::Sheet, Self::Choice, Self::Claim, Self::Agent, Self::Path, Self::Deck];
}

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

/// The game with a leak of one secret in one channel.
#[derive(Clone)]
struct Leaky {
    inner: Spyworld,
    secret: Secret,
    channel: Channel,
}

impl Leaky {
    /// One bit of the secret, about the second seat.
    fn bit(&self, state: &State) -> bool {
        let view = self.inner.view(state, Viewer::Judge);
        let odd = |number: usize| number % 2 == 1;
        let Some(seat) = view.seats.get(1) else { return false };
        match self.secret {
            Secret::Nothing => false,
            Secret::Sheet => {
                seat.sheet.is_some_and(|sheet| odd(sheet.rooms.iter().flatten().count()))
            }
            Secret::Choice => {
                let first = seat.draft.and_then(|draft| draft.jobs[0]);
                first.is_some_and(|job| job.stack.0 == 0)
            }
            Secret::Claim => seat.draft.is_some_and(|draft| draft.claim.is_some()),
            Secret::Agent => seat.agent.is_some_and(|agent| odd(agent.0.into())),
            Secret::Path => seat.raid.as_ref().is_some_and(|raid| odd(raid.moves.len())),
            Secret::Deck => {
                view.rest.is_some_and(|rest| rest[0].get(1).is_some_and(|c| odd(c.0.into())))
            }
        }
    }

    fn leaks(&self, channel: Channel, state: &State) -> bool {
        self.channel == channel && self.bit(state)
    }
}

impl Game for Leaky {
    const ID: &'static str = Spyworld::ID;
    const NEWEST_RULES: u32 = Spyworld::NEWEST_RULES;
    const SEATS: std::ops::RangeInclusive<u8> = Spyworld::SEATS;
    type Edition = Edition;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = Padded;
    type EventView = Event;
    type Refusal = Refusal;

    fn new(edition: Arc<Edition>, rules: u32) -> Result<Self, ContentError> {
        let inner = Spyworld::new(edition, rules)?;
        Ok(Self { inner, secret: Secret::Nothing, channel: Channel::View })
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
    fn may_act(&self, state: &State) -> SeatSet {
        self.inner.may_act(state)
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
        self.inner
            .apply(state, act, out)
            .map_err(|it| if told { Refusal::NoSlanting } else { it })?;
        if self.leaks(Channel::Event, state) {
            out.emit(Event::TimeUp);
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
        view.round += u8::from(self.leaks(Channel::View, state));
        Padded { view, padding: vec![0; self.leaks(Channel::Size, state).into()] }
    }
    fn event_view(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        self.inner.event_view(event, viewer)
    }
}

impl Choices for Leaky {
    fn default_options(seats: u8) -> Options {
        Spyworld::default_options(seats)
    }
    fn set_option(options: &mut Options, key: &str, value: &str) -> Result<(), String> {
        Spyworld::set_option(options, key, value)
    }
    fn option_help() -> &'static [(&'static str, &'static str)] {
        Spyworld::option_help()
    }
    fn all_options(seats: u8) -> Vec<Options> {
        let mut options = Spyworld::default_options(seats);
        options.domicile = 2;
        vec![options]
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
    const BOUND: u32 = Spyworld::BOUND;
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
        Spyworld::read_edition(text)
    }
    fn expect(&self, state: &State, question: &str) -> Result<(), Mismatch> {
        self.inner.expect(state, question)
    }
}

impl Words for Leaky {
    const TITLE: &'static str = Spyworld::TITLE;
    fn text(lang: Lang) -> &'static str {
        Spyworld::text(lang)
    }
    fn keys() -> Vec<&'static str> {
        Spyworld::keys()
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

fn leaky(secret: Secret, channel: Channel) -> Leaky {
    // Three rounds, so that a game gets to its raids soon; every content, and missions that are soon met.
    let edition = "cards r1/dossier c1/dossier r2/prototype c2/prototype r3/movement+4 c3/stealth+4\n\
                   cards r4/snare c4/dossier r5/hound c5/snare r1/wall c2/gadget\n\
                   mission archive secrets 1 now 3 end 6\n\
                   mission labyrinth budget 1 now 3 end 6\n";
    let edition = Spyworld::read_edition(edition).unwrap();
    Leaky { inner: Spyworld::new(edition, Spyworld::NEWEST_RULES).unwrap(), secret, channel }
}

/// What the suite says about this channel.
fn verdict(game: &Leaky, channel: Channel) -> Option<Check> {
    let universe = vec![Action::Pass, Action::Train, Action::Confirm, Action::Swap, Action::Stop];
    let suite = Suite::new(game, universe).seats([3]).playouts(4).samples(24).cut(400);
    suite.leak(channel).err().map(|failure| failure.check)
}

#[test]
fn without_a_leak_every_channel_is_green() {
    for channel in Channel::ALL {
        assert_eq!(verdict(&leaky(Secret::Nothing, channel), channel), None, "{channel:?}");
    }
}

#[test]
fn every_secret_that_leaks_is_red_in_its_channel() {
    for secret in Secret::ALL {
        for channel in Channel::ALL {
            let found = verdict(&leaky(secret, channel), channel);
            assert_eq!(found, Some(Check::Leak(channel)), "{secret:?} leaks in {channel:?}");
        }
    }
}

#[test]
fn a_leak_is_red_in_no_other_channel() {
    for planted in Channel::ALL {
        for channel in Channel::ALL.into_iter().filter(|&channel| channel != planted) {
            // Where views differ, events between them cannot be compared.
            if planted != Channel::View || channel != Channel::Event {
                let found = verdict(&leaky(Secret::Sheet, planted), channel);
                assert_eq!(found, None, "planted in {planted:?}, found in {channel:?}");
            }
        }
    }
}

/// SW-3.1: whatever world is made up, the number on a stack is on the card whose content follows.
#[test]
fn sw_3_1_worlds_keep_the_numbers_on_the_stacks() {
    let game = Spyworld::house().unwrap();
    let mut chance = bots::Fast::new(Seed::from_text("numbers"));
    let deal = Deal::new(Seed::from_text("numbers"));
    let mut state = game.setup(&Spyworld::default_options(4), &deal).unwrap();
    let mut legal = ActionList::new();
    let mut seen = std::collections::BTreeSet::new();
    for step in 0..600 {
        if game.to_act(&state).is_empty() {
            break;
        }
        bots::random_step(&game, &mut state, &mut legal, &mut chance).unwrap();
        if step % 20 == 0 {
            let viewer = Viewer::Seat(Seat(1));
            let view = game.view(&state, viewer);
            let world = game.determinize(&view, viewer, &mut chance).unwrap();
            let rest = game.view(&world, Viewer::Judge).rest.unwrap();
            for (top, cards) in view.tops.iter().zip(&rest) {
                let card = game.edition().card(cards[0]).unwrap();
                assert_eq!(Some(card.line), *top);
                seen.insert((card.line, format!("{:?}", card.content)));
            }
        }
    }
    assert!(seen.len() > 20, "the content below a number varies: {}", seen.len());
}
