//! The contract: who is asked, what is legal, which phase does an act; and the companions in one place.

use core::ops::RangeInclusive;
use std::sync::Arc;

use game::{
    Act, ActionList, Chance, Choices, ContentError, Deal, Determinize, Digest, EventSink, Game,
    Impossible, Outcome, Rebuild, Resample, ScorePart, Seat, SeatSet, Viewer,
};

use crate::phase::{agents, leave, plan, raids};
use crate::state::Phase;
use crate::{
    Action, Edition, Event, Options, Refusal, Spyworld, State, View, hidden, rebuild, scoring,
    setup, view,
};

impl Game for Spyworld {
    const ID: &'static str = "spyworld";
    const NEWEST_RULES: u32 = 2;
    const SEATS: RangeInclusive<u8> = setup::SEATS;

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
        state.n_seats()
    }

    fn round(&self, state: &State) -> u32 {
        state.deck.round.into()
    }

    fn begun_round(event: &Event) -> Option<u32> {
        match *event {
            Event::RoundBegan { round, .. } => Some(round.into()),
            Event::AgentChosen { .. }
            | Event::Drafted { .. }
            | Event::Confirmed { .. }
            | Event::Withdrawn { .. }
            | Event::Fulfilled { .. }
            | Event::LairFull { .. }
            | Event::Handed { .. }
            | Event::AgentShown { .. }
            | Event::Moved { .. }
            | Event::SplitAsked { .. }
            | Event::TakenBack { .. }
            | Event::Stopped { .. }
            | Event::TimeUp
            | Event::Resigned { .. }
            | Event::Abandoned
            | Event::Ended => None,
        }
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        match state.phase {
            Phase::Agents => agents::undecided(state),
            Phase::Plan => state.those(|own| !own.left && !own.confirmed),
            Phase::Raid => raids::raiding(state),
            Phase::Over { .. } => SeatSet::EMPTY,
        }
    }

    /// Those too who have confirmed: until the round ends they may withdraw (SW-3.6).
    #[inline]
    fn may_act(&self, state: &State) -> SeatSet {
        match state.phase {
            Phase::Plan => state.those(|own| !own.left),
            Phase::Agents | Phase::Raid | Phase::Over { .. } => self.to_act(state),
        }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut ActionList<Action>) {
        let Some(own) = state.seat(seat).filter(|own| !own.left) else { return };
        match state.phase {
            Phase::Agents => agents::list(&self.edition, state, own, out),
            Phase::Plan => plan::list(&self.edition, state, own, out),
            Phase::Raid if raids::raiding(state).has(seat) => {
                raids::list(&self.edition, state, seat, out);
            }
            Phase::Raid | Phase::Over { .. } => {}
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
        let have = state.n_seats();
        let own = state.seat(seat).ok_or(Refusal::NoSuchSeat { have })?;
        if let Phase::Over { .. } = state.phase {
            return Err(Refusal::GameOver);
        }
        if own.left {
            return Err(Refusal::HasLeft { seat });
        }
        match state.phase {
            Phase::Agents => agents::apply(&self.edition, state, seat, action, out),
            Phase::Plan => plan::apply(&self.edition, state, seat, action, out),
            Phase::Raid => raids::apply(&self.edition, state, seat, action, out),
            Phase::Over { .. } => Err(Refusal::GameOver),
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

impl Choices for Spyworld {
    fn default_options(seats: u8) -> Options {
        Options::ordinary(seats)
    }

    fn first_options(seats: u8) -> Options {
        Options::first(seats)
    }

    fn for_seats(options: &Options, seats: u8) -> Options {
        options.for_seats(seats)
    }

    fn set_option(options: &mut Options, key: &str, value: &str) -> Result<(), String> {
        options.set(key, value)
    }

    fn option_help() -> &'static [(&'static str, &'static str)] {
        &[
            (
                "domicile",
                "1 Superyacht (for first games), 2 Polar Base, 3 Volcano, 4 Orbital Station",
            ),
            ("agents", "usual (as the number of players says) or free (everybody picks)"),
            ("raids", "together, or in-turn (one after the other, watched by all)"),
            ("timer", "on or off: once the first raid has ended, time runs for the others"),
            ("forgiving", "on or off: moves of a raid may be taken back"),
            ("beginners", "all, none, or seats as in A,C: who starts with a little more"),
        ]
    }

    fn all_options(seats: u8) -> Vec<Options> {
        Options::all(seats)
    }
}

impl Rebuild for Spyworld {
    fn rebuild(&self, view: &View, viewer: Viewer) -> Result<State, Impossible> {
        rebuild::rebuild(&self.edition, self.rules, view, viewer)
    }
}

impl Resample for Spyworld {
    fn resample(&self, state: &State, viewer: Viewer, chance: &mut impl Chance) -> State {
        hidden::resample(&self.edition, state, viewer, chance)
    }

    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<(&'static str, Vec<u8>)> {
        hidden::hidden(state, viewer)
    }
}

/// The cards are dealt anew exactly as likely as they are; the sheets of others by playing the rounds that all
/// have seen with plain habits.
impl Determinize for Spyworld {
    fn determinize(
        &self,
        view: &View,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> Result<State, Impossible> {
        let state = self.rebuild(view, viewer)?;
        Ok(hidden::resample(&self.edition, &state, viewer, chance))
    }
}
