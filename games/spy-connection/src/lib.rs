//! Spy Connection: build a network across Europe and complete missions.
//!
//! An unofficial fan implementation. The rules are in `rules/`, the built-in house edition is in `content/`.
//!
//! Read on in this order: `state` (a position), `action` (what a turn is made of), `phase/*` (legality and effect
//! side by side, clause by clause), `network` (which cities are connected), `view` (who may know what), `setup` and
//! `scoring` (the beginning and the end). `edition` is the content, `notation` the text formats, `words` and `draw`
//! are what people read, and `bot` is a simple player.
//!
//! ```
//! use game::{Choices, Deal, Game, Seed};
//! use spy_connection::SpyConnection;
//!
//! let game = SpyConnection::house().unwrap();
//! let options = SpyConnection::default_options(3);
//! let state = game.setup(&options, &Deal::new(Seed::from_text("1"))).unwrap();
//! assert_eq!(game.to_act(&state).len(), 1);
//! ```

/// The examples of the README, so that they stay true.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

mod action;
mod bot;
mod draw;
pub mod edition;
mod event;
mod hidden;
pub mod ids;
mod lists;
mod network;
mod notation;
mod options;
mod phase;
mod reach;
mod rebuild;
mod refusal;
mod scoring;
mod setup;
mod state;
mod view;
mod words;

use core::ops::RangeInclusive;
use std::sync::Arc;

use game::{
    Act, ActionList, Chance, Choices, ContentError, Deal, Determinize, Digest, EventSink, Game,
    Impossible, Outcome, Rebuild, Resample, ScorePart, Seat, SeatSet, Viewer,
};

pub use action::Action;
pub use edition::Edition;
pub use event::Event;
pub use options::{Options, Side, StartRule};
pub use refusal::{Refusal, Wanted};
pub use state::State;
pub use view::{OpenView, PhaseView, SeatView, StepView, TurnView, View};

use ids::Space;
use network::Network;
use phase::{action as main_action, choose, leave, objective, recall, turn};
use state::{Phase, Step, Turn};

/// The rules over one edition.
#[derive(Clone, Debug)]
pub struct SpyConnection {
    edition: Arc<Edition>,
    rules: u32,
}

impl SpyConnection {
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
        let map = &self.edition.map;
        let own = state.seat(turn.seat);
        let Some(spy) = own.spy else { return };
        let network = Network::of(map, own.here, spy);
        if turn.step == Step::Fresh {
            main_action::list_take(&self.edition, state, turn.seat)
                .for_each(|slot| out.push(Action::Take(slot)));
            Edition::cities_of(network.cities & !spy.bit())
                .for_each(|city| out.push(Action::Go(city)));
        }
        if turn.step != Step::Done {
            main_action::list_connect(&self.edition, state, turn.seat, spy, network)
                .for_each(|city| out.push(Action::Connect(city)));
        }
        objective::list(&self.edition, own, turn, spy)
            .for_each(|mission| out.push(Action::Mark(mission)));
        if turn.step != Step::Fresh {
            out.push(Action::End);
        }
        if turn::can_decline(turn) {
            out.push(Action::Decline);
        }
        // What is taken back or thrown away comes last: nobody should do it by mistake.
        ids::bits(network.recallable(map, own.here, spy))
            .for_each(|space| out.push(Action::Recall(Space(space))));
        for open in own.open.iter().flatten() {
            let Some(data) = self.edition.mission(open.mission) else { continue };
            for (place, &city) in data.cities.iter().enumerate() {
                if open.covered & (1 << place) != 0 {
                    out.push(Action::RecallObjective(open.mission, city));
                }
            }
        }
        for open in own.open.iter().flatten() {
            out.push(Action::Discard(open.mission));
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
            Action::Choose(_) => Err(Refusal::NotChoosing),
            Action::Take(slot) => main_action::take(edition, state, turn, slot, out),
            Action::Go(city) => main_action::go(edition, state, turn, city, out),
            Action::Connect(city) => main_action::connect(edition, state, turn, city, out),
            Action::Recall(space) => recall::space(edition, state, turn.seat, space, out),
            Action::RecallObjective(mission, city) => {
                recall::objective(edition, state, turn.seat, mission, city, out)
            }
            Action::Discard(mission) => recall::discard(edition, state, turn, mission, out),
            Action::Mark(mission) => objective::mark(edition, state, turn, mission, out),
            Action::End => turn::end(state, turn, out),
            Action::Decline => turn::decline(state, turn, out),
        }
    }

    fn apply_choosing(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        out: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        match action {
            Action::Choose(mission) => choose::choose(&self.edition, state, seat, mission, out),
            Action::Take(_)
            | Action::Go(_)
            | Action::Connect(_)
            | Action::Recall(_)
            | Action::RecallObjective(..)
            | Action::Discard(_)
            | Action::Mark(_)
            | Action::End
            | Action::Decline => Err(Refusal::StillChoosing),
        }
    }
}

impl Game for SpyConnection {
    const ID: &'static str = "spy-connection";
    const NEWEST_RULES: u32 = 1;
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
        setup::setup(&self.edition, options, deal)
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
            Phase::Choose(seat) => SeatSet::only(seat),
            Phase::Turn(turn) => SeatSet::only(turn.seat),
            Phase::Over { .. } => SeatSet::EMPTY,
        }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut ActionList<Action>) {
        match state.phase {
            Phase::Choose(chooser) if chooser == seat => {
                choose::list(state).for_each(|mission| out.push(Action::Choose(mission)));
            }
            Phase::Turn(turn) if turn.seat == seat => self.list_turn(state, turn, out),
            Phase::Choose(_) | Phase::Turn(_) | Phase::Over { .. } => {}
        }
    }

    #[inline]
    fn apply(
        &self,
        state: &mut State,
        act: Act<Action>,
        out: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        let (seat, action) = match act {
            Act::Seat(seat, action) => (seat, action),
            Act::Table(act) => return leave::table(&self.edition, state, act, out),
        };
        if seat.0 >= state.n_seats {
            return Err(Refusal::NoSuchSeat { have: state.n_seats });
        }
        match state.phase {
            Phase::Over { .. } => Err(Refusal::GameOver),
            Phase::Choose(chooser) if chooser == seat => {
                self.apply_choosing(state, seat, action, out)
            }
            Phase::Turn(turn) if turn.seat == seat => self.apply_in_turn(state, turn, action, out),
            Phase::Choose(turn) => Err(Refusal::NotYourChoice { turn }),
            Phase::Turn(Turn { seat: turn, .. }) => Err(Refusal::NotYourTurn { turn }),
        }
    }

    #[inline]
    fn outcome(&self, state: &State) -> Option<Outcome> {
        scoring::outcome(&self.edition, state)
    }

    fn score_sheet(&self, state: &State, seat: Seat) -> Vec<ScorePart> {
        scoring::sheet(&self.edition, state.seat(seat))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(&self.edition, state, viewer)
    }

    fn event_view(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        view::event_view(event, viewer)
    }
}

impl Choices for SpyConnection {
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
            ("start", "first (start missions are dealt) or advanced (they are chosen)"),
            ("side", "light or dark (missions cost one agent more, the only open one nothing)"),
            ("agents", "15 or 14 for everybody, or a number for each seat, as in 15,14,15"),
        ]
    }

    fn all_options(seats: u8) -> Vec<Options> {
        Options::all(seats)
    }
}

impl Rebuild for SpyConnection {
    fn rebuild(&self, view: &View, viewer: Viewer) -> Result<State, Impossible> {
        rebuild::rebuild(&self.edition, view, viewer)
    }
}

impl Resample for SpyConnection {
    fn resample(&self, state: &State, viewer: Viewer, chance: &mut impl Chance) -> State {
        hidden::resample(&self.edition, state, viewer, chance)
    }

    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<(&'static str, Vec<u8>)> {
        hidden::hidden(state, viewer)
    }
}

/// Every order of the unseen missions is equally likely: nothing that anybody does depends on it.
impl Determinize for SpyConnection {
    fn determinize(
        &self,
        view: &View,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> Result<State, Impossible> {
        let state = self.rebuild(view, viewer)?;
        Ok(match view.deck_order {
            Some(_) => state,
            None => hidden::redeal(&self.edition, &state, view.deck.into(), chance),
        })
    }
}
