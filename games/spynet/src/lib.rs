//! SpyNet: recruit agents, dominate branches and lay operations in secret.
//!
//! An unofficial fan implementation. The rules are in `rules/`, the built-in house edition is in `content/`.
//!
//! Read on in this order: `state` (a position, and what each seat remembers), `action` (what a turn is made of),
//! `phase/*` (legality and effect side by side, clause by clause; `phase/secret` has the moves that not everybody can
//! follow), `view` (who may know what), `fill` (deals the hidden cards again), `setup` and `scoring` (the beginning
//! and the end). `edition` is the content with its closed set of effects, `notation` the text formats, `words` and
//! `draw` are what people read, and `bot` is a simple player.
//!
//! ```
//! use game::{Choices, Deal, Game, Seed};
//! use spynet::SpyNet;
//!
//! let game = SpyNet::house().unwrap();
//! let options = SpyNet::default_options(4);
//! let state = game.setup(&options, &Deal::new(Seed::from_text("1"))).unwrap();
//! assert_eq!(game.to_act(&state).len(), 1);
//! ```

mod action;
mod bot;
mod draw;
pub mod edition;
mod event;
mod fill;
mod hidden;
pub mod ids;
mod lists;
mod notation;
mod options;
mod phase;
mod rebuild;
mod refusal;
mod scoring;
mod setup;
mod soundness;
mod state;
mod view;
mod words;

use core::ops::RangeInclusive;
use std::sync::Arc;

use game::{
    Act, ActionList, Chance, Choices, ContentError, Deal, Determinize, Digest, EventSink, Game,
    Impossible, Outcome, Rebuild, Resample, ScorePart, Seat, SeatSet, Viewer,
};

pub use action::{Action, Choice};
pub use edition::Edition;
pub use event::Event;
pub use options::{AgentsPerTurn, Options, SituationChoice};
pub use refusal::Refusal;
pub use state::State;
pub use view::{
    AgentView, GuessView, Heap, JointView, PhaseView, SeatView, StageView, StepView, TurnView,
    View, ZonesView,
};
pub use words::CardWords;

use phase::{ability, draft, leave, play, recruit};
use state::{Phase, Step, Turn};

/// The rules over one edition.
#[derive(Clone, Debug)]
pub struct SpyNet {
    edition: Arc<Edition>,
    rules: u32,
}

impl SpyNet {
    /// The newest rules over the built-in house edition.
    ///
    /// # Errors
    /// When the program was built with a broken edition; a test proves that it was not.
    pub fn house() -> Result<Self, ContentError> {
        let edition = Edition::from_blob(include_bytes!("../content/house.postcard"))?;
        Self::new(Arc::new(edition), Self::NEWEST_RULES)
    }

    /// What a seat can do in its turn.
    #[inline]
    fn list_turn(&self, state: &State, turn: Turn, out: &mut ActionList<Action>) {
        let edition = &*self.edition;
        match turn.step {
            Step::Fresh | Step::Play | Step::Laid { .. } => {
                if recruit::check(state, turn).is_ok() {
                    out.push(Action::Recruit);
                }
                play::list(edition, state, turn, out);
            }
            Step::Recruit { .. } => {
                out.push(Action::Take);
                out.push(Action::Leave);
            }
            Step::Ability(pending) => ability::list(edition, state, turn, pending, out),
        }
    }

    fn apply_in_turn(
        &self,
        state: &mut State,
        turn: Turn,
        action: Action,
        out: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        let edition = &*self.edition;
        match action {
            Action::Keep(_) => Err(Refusal::NotDrafting),
            Action::Recruit => recruit::begin(edition, state, turn, out),
            Action::Take => recruit::take(edition, state, turn, out),
            Action::Leave => recruit::put_back(edition, state, turn, out),
            Action::Play(card, branch) => play::play(edition, state, turn, card, branch, out),
            Action::Attach(card) => play::attach(edition, state, turn, card, out),
            Action::Run(card, branch) => play::run(edition, state, turn, card, branch, out),
            Action::Give(card) => play::give(edition, state, turn, card, out),
            Action::Use(choice) => ability::use_on(edition, state, turn, choice, out),
            Action::Skip => ability::skip(state, turn, out),
            Action::End => play::end(edition, state, turn, out),
        }
    }

    fn apply_in_draft(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        out: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        match action {
            Action::Keep(card) => {
                self.edition.face(card).ok_or(Refusal::NoSuchCard)?;
                draft::keep(state, seat, card, out)
            }
            Action::Recruit
            | Action::Take
            | Action::Leave
            | Action::Play(..)
            | Action::Attach(_)
            | Action::Run(..)
            | Action::Give(_)
            | Action::Use(_)
            | Action::Skip
            | Action::End => Err(Refusal::StillDrafting),
        }
    }
}

impl Game for SpyNet {
    const ID: &'static str = "spynet";
    const NEWEST_RULES: u32 = 2;
    const SEATS: RangeInclusive<u8> = 2..=4;

    type Edition = Edition;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type EventView = Event;
    type Refusal = Refusal;

    fn new(edition: Arc<Edition>, rules: u32) -> Result<Self, ContentError> {
        if (1..=Self::NEWEST_RULES).contains(&rules) {
            Ok(Self { edition, rules })
        } else {
            let reason = format!("1 to {} are known, not {rules}", Self::NEWEST_RULES);
            Err(ContentError::at("rules", reason).in_file(Self::ID))
        }
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }

    fn edition_id(&self) -> &str {
        self.edition.id()
    }

    fn edition_hash(&self) -> Digest {
        self.edition.hash()
    }

    fn rules(&self) -> u32 {
        self.rules
    }

    fn setup(&self, options: &Options, deal: &Deal) -> Result<State, Refusal> {
        setup::setup(&self.edition, self.rules, options, deal)
    }

    fn seats(&self, state: &State) -> u8 {
        state.n_seats
    }

    fn round(&self, state: &State) -> u32 {
        state.round.into()
    }

    fn begun_round(event: &Event) -> Option<u32> {
        if let Event::TurnBegan { round, .. } = *event { Some(round.into()) } else { None }
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        match state.phase {
            Phase::Draft(seat) => SeatSet::only(seat),
            Phase::Turn(turn) => SeatSet::only(turn.seat),
            Phase::Over { .. } => SeatSet::EMPTY,
        }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut ActionList<Action>) {
        match state.phase {
            Phase::Draft(chooser) if chooser == seat => {
                draft::packet(state).iter().for_each(|card| out.push(Action::Keep(card)));
            }
            Phase::Turn(turn) if turn.seat == seat => self.list_turn(state, turn, out),
            Phase::Draft(_) | Phase::Turn(_) | Phase::Over { .. } => {}
        }
    }

    #[inline]
    fn apply(
        &self,
        state: &mut State,
        act: Act<Action>,
        out: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        // A page is loaded before it is played: there one copy of all phases serves every listener.
        #[cfg(target_arch = "wasm32")]
        let out = &mut event::Anybody(out);
        let (seat, action) = match act {
            Act::Seat(seat, action) => (seat, action),
            Act::Table(act) => return leave::table(&self.edition, state, act, out),
        };
        if seat.0 >= state.n_seats {
            return Err(Refusal::NoSuchSeat { have: state.n_seats });
        }
        match state.phase {
            Phase::Over { .. } => Err(Refusal::GameOver),
            Phase::Draft(chooser) if chooser == seat => {
                self.apply_in_draft(state, seat, action, out)
            }
            Phase::Turn(turn) if turn.seat == seat => self.apply_in_turn(state, turn, action, out),
            Phase::Draft(turn) => Err(Refusal::NotYourPick { turn }),
            Phase::Turn(Turn { seat: turn, .. }) => Err(Refusal::NotYourTurn { turn }),
        }
    }

    #[inline]
    fn outcome(&self, state: &State) -> Option<Outcome> {
        scoring::outcome(&self.edition, state)
    }

    fn score_sheet(&self, state: &State, seat: Seat) -> Vec<ScorePart> {
        scoring::sheet(&self.edition, state, seat)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(&self.edition, state, viewer)
    }

    fn event_view(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        view::event_view(event, viewer)
    }
}

impl Choices for SpyNet {
    fn default_options(seats: u8) -> Options {
        Options::ordinary(seats)
    }

    fn for_seats(options: &Options, seats: u8) -> Options {
        options.for_seats(seats)
    }

    fn set_option(options: &mut Options, key: &str, value: &str) -> Result<(), String> {
        options.set(key, value)
    }

    fn option_help() -> &'static [(&'static str, &'static str)] {
        &[
            ("agents", "one-per-branch or one-in-all: how many agents can be played in a turn"),
            ("situation", "none, random, or the id of one, as in cold-trail"),
            ("memory", "on or off: is everybody reminded of the cards they have seen?"),
        ]
    }

    /// SN-7.1: partners may not tell each other about cards or plans.
    fn forbids_talk(options: &Options) -> bool {
        options.seats == 4
    }

    fn all_options(seats: u8) -> Vec<Options> {
        let house = Self::house().ok();
        let situations = house.iter().flat_map(|game| game.edition.situations());
        Options::all(seats, situations.map(|situation| situation.id.as_str()))
    }
}

impl Rebuild for SpyNet {
    fn rebuild(&self, view: &View, viewer: Viewer) -> Result<State, Impossible> {
        let state = rebuild::rebuild(&self.edition, self.rules, view, viewer)?;
        // Strengths and the like follow from the cards: a forged view may say something else.
        if self.view(&state, viewer) == *view {
            Ok(state)
        } else {
            Err(Impossible("facts that contradict each other"))
        }
    }
}

impl Resample for SpyNet {
    fn resample(&self, state: &State, viewer: Viewer, chance: &mut impl Chance) -> State {
        hidden::resample(&self.edition, state, viewer, chance)
    }

    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<(&'static str, Vec<u8>)> {
        hidden::hidden(&self.edition, state, viewer)
    }
}

/// Every arrangement of the unseen cards that fits all the viewer has seen is equally likely. How others
/// choose is not weighed in: that is for a bot that has an opinion about them.
impl Determinize for SpyNet {
    fn determinize(
        &self,
        view: &View,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> Result<State, Impossible> {
        rebuild::determinize(&self.edition, self.rules, view, viewer, chance)
    }
}
