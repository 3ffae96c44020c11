//! The hidden hand with one fault in it. It must be the good game in every other respect.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use conformance::Channel;
use conformance::hidden_hand::{
    Action, Event, EventView, HandRefusal, HiddenHand, Options, Place, State, View,
};
use game::{
    Act, ActionList, Canonical, ContentError, Deal, Digest, Encoder, Ending, EventSink, Game,
    Outcome, ScorePart, Seat, SeatSet, Seed, Viewer,
};

use crate::fault::{Fault, FaultyEdition};
use crate::marked::{Marked, NEVER_EQUAL};

#[derive(Clone)]
pub struct Faulty {
    pub inner: HiddenHand,
    pub edition: Arc<FaultyEdition>,
}

#[derive(Clone)]
pub struct FaultyState {
    pub inner: State,
    /// One for all clones: the fault is that it is part of the digest.
    acts: Arc<AtomicU32>,
}

impl FaultyState {
    pub fn new(inner: State) -> Self {
        Self { inner, acts: Arc::default() }
    }

    /// Something that nobody at the table may know: is the top card of the deck odd?
    fn secret(&self) -> u8 {
        let depth = |place| {
            if let Place::Deck(depth) = place { Some(depth) } else { None }
        };
        let deck = self.inner.cards().filter(|(_, place)| depth(*place).is_some());
        deck.max_by_key(|(_, place)| depth(*place)).map_or(0, |(card, _)| card % 2)
    }
}

impl Canonical for FaultyState {
    fn encode(&self, out: &mut Encoder) {
        self.inner.encode(out);
        out.u32(self.acts.load(Ordering::Relaxed));
    }
}

impl Faulty {
    pub fn with(fault: Fault) -> Self {
        let inner = HiddenHand::house();
        let edition = Arc::new(FaultyEdition { inner: Arc::clone(inner.edition()), fault });
        Self { inner, edition }
    }

    pub fn is(&self, fault: Fault) -> bool {
        self.edition.fault == fault
    }

    fn leaks(&self, channel: Channel) -> bool {
        self.is(Fault::Leak(channel))
    }
}

impl Game for Faulty {
    const ID: &'static str = "faulty-hand";
    const NEWEST_RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    type Edition = FaultyEdition;
    type Options = Options;
    type State = FaultyState;
    type Action = Action;
    type Event = Event;
    type View = Marked<View>;
    type EventView = Marked<EventView>;
    type Refusal = Marked<HandRefusal>;

    fn new(edition: Arc<FaultyEdition>, rules: u32) -> Result<Self, ContentError> {
        let rules = match edition.fault {
            Fault::TakesAnyRules => 1,
            Fault::TakesNoRules => 0,
            _ => rules,
        };
        let inner = HiddenHand::new(Arc::clone(&edition.inner), rules)?;
        Ok(Self { inner, edition })
    }

    fn edition(&self) -> &Arc<FaultyEdition> {
        &self.edition
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

    fn setup(&self, options: &Options, deal: &Deal) -> Result<FaultyState, Marked<HandRefusal>> {
        let always = Deal::new(Seed::from_text("always"));
        let deal = if self.is(Fault::SetupUsesNoSeed) { &always } else { deal };
        let refused = |refusal| Marked::new(refusal, 0);
        self.inner.setup(options, deal).map(FaultyState::new).map_err(refused)
    }

    fn seats(&self, state: &FaultyState) -> u8 {
        self.inner.seats(&state.inner)
    }

    fn round(&self, state: &FaultyState) -> u32 {
        self.inner.round(&state.inner)
    }

    fn to_act(&self, state: &FaultyState) -> SeatSet {
        let mut asked = self.inner.to_act(&state.inner);
        if self.leaks(Channel::ToAct) && !asked.is_empty() && state.secret() == 1 {
            asked.insert(state.inner.turn.left(state.inner.seats));
        }
        asked
    }

    fn may_act(&self, state: &FaultyState) -> SeatSet {
        let mut able = self.to_act(state);
        let over = able.is_empty();
        let wrongly = match self.edition.fault {
            Fault::MayActWithoutOffer => !over,
            Fault::MayActAfterTheEnd => over,
            Fault::LeaksWhoMayAct => !over && state.secret() == 1,
            _ => false,
        };
        if wrongly {
            able.insert(state.inner.turn.left(state.inner.seats));
        }
        if self.is(Fault::AskedButMayNot) { SeatSet::EMPTY } else { able }
    }

    fn legal(&self, state: &FaultyState, seat: Seat, out: &mut ActionList<Action>) {
        let mut list = ActionList::new();
        self.inner.legal(&state.inner, seat, &mut list);
        let short = self.leaks(Channel::Legal) && state.secret() == 1;
        let short = short || self.is(Fault::PossibleButUnlisted);
        let count = if short && list.len() > 1 { list.len() - 1 } else { list.len() };
        list.iter().take(count).for_each(|&action| out.push(action));
        if self.is(Fault::ListedButRefused) && !list.is_empty() {
            out.push(Action::Play(0));
        }
        if self.is(Fault::ListedTwice) {
            list.iter().take(1).for_each(|&action| out.push(action));
        }
    }

    fn apply(
        &self,
        state: &mut FaultyState,
        act: Act<Action>,
        out: &mut impl EventSink<Event>,
    ) -> Result<(), Marked<HandRefusal>> {
        if self.is(Fault::ActsAfterTheEnd) && state.inner.end.is_some() {
            return Ok(());
        }
        if let Act::Seat(seat, _) = act
            && self.is(Fault::ActsOutOfTurn)
            && state.inner.turn != seat
            && state.inner.end.is_none()
        {
            let mut inner = State { turn: seat, ..state.inner.clone() };
            if self.inner.apply(&mut inner, act, out).is_ok() {
                state.inner = inner;
                return Ok(());
            }
        }
        let mark = if self.leaks(Channel::Refusal) { state.secret() } else { 0 };
        if let Err(refusal) = self.inner.apply(&mut state.inner, act, out) {
            if self.is(Fault::RefusalChangesState) {
                state.inner.turn = state.inner.turn.left(state.inner.seats);
            }
            if self.is(Fault::RefusalEmitsEvent) {
                out.emit(Event::Drawn(Seat(0), 1));
            }
            return Err(Marked::new(refusal, mark));
        }
        if self.is(Fault::ClonesShare) {
            state.acts.fetch_add(1, Ordering::Relaxed);
        }
        if self.is(Fault::LosesCards) {
            state.inner.places.pop();
        }
        Ok(())
    }

    fn outcome(&self, state: &FaultyState) -> Option<Outcome> {
        let mut outcome = self.inner.outcome(&state.inner)?;
        if self.is(Fault::WrongScore) {
            outcome.seats.iter_mut().for_each(|result| result.score += 1);
        }
        if self.is(Fault::PlacesAfterAbandoning) && outcome.ending == Ending::Abandoned {
            outcome.seats.iter_mut().for_each(|result| result.place = 1);
        }
        Some(outcome)
    }

    fn score_sheet(&self, state: &FaultyState, seat: Seat) -> Vec<ScorePart> {
        self.inner.score_sheet(&state.inner, seat)
    }

    fn view(&self, state: &FaultyState, viewer: Viewer) -> Marked<View> {
        let mut view = Marked::new(self.inner.view(&state.inner, viewer), 0);
        if self.leaks(Channel::View) {
            view.mark = state.secret();
        }
        if self.leaks(Channel::Size) {
            view.padding = "x".repeat(state.secret().into());
        }
        if self.is(Fault::NeverTwoEqualViews) {
            view.mark = NEVER_EQUAL;
        }
        if self.is(Fault::EncodingLosesBytes) {
            view.unsent = 1;
        }
        view
    }

    fn event_view(&self, event: &Event, viewer: Viewer) -> Option<Marked<EventView>> {
        let mark = if let Event::Laid(_, card) = *event
            && self.leaks(Channel::Event)
        {
            card
        } else {
            0
        };
        self.inner.event_view(event, viewer).map(|view| Marked::new(view, mark))
    }
}
