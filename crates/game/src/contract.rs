//! The contract: what every game must be able to do, and its companions.

use core::fmt::Debug;
use core::ops::RangeInclusive;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Act, ActionList, Canonical, Chance, ContentError, Deal, Digest, EventSink, Notation, Outcome,
    ScorePart, Seat, SeatSet, Viewer, Words, Workload,
};

/// What travels to a browser and comes back from one, as postcard and as JSON.
///
/// No options within options (JSON makes both empty ones `null`), and none of serde's `tag`, `untagged`,
/// `flatten` and `skip_serializing_if` (postcard cannot read those back).
pub trait Wire: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync {}
impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync> Wire for T {}

/// The rules of one game, as a value: one loaded edition and a rules number.
///
/// All chance is in [`setup`](Game::setup): a game is edition, rules number, options, seed and acts.
/// A state therefore knows the future, is never sent, and never shown to a bot.
pub trait Game: Clone + Send + Sync + Sized + 'static {
    /// The name in addresses, records and commands, e.g. `spy-connection`.
    const ID: &'static str;
    /// The newest rules number; all from 1 up to it can be played.
    const NEWEST_RULES: u32;
    /// How many may play.
    const SEATS: RangeInclusive<u8>;

    /// Loaded, validated content.
    type Edition: Send + Sync + 'static;
    /// What people agree on before the start.
    type Options: Wire + Eq;
    /// Everything, hidden things too; small, flat, not serialisable.
    type State: Clone + Send + Sync + Canonical;
    /// One small decision, at most 8 bytes.
    type Action: Wire + Copy + Eq;
    /// Something that happened, hidden facts included.
    type Event: Clone + Debug + Send + Sync;
    /// What one viewer may know of a state.
    type View: Wire;
    /// What one viewer may know of an event.
    type EventView: Wire;
    /// Why something is not possible: facts and a clause, never a sentence.
    type Refusal: Refusal;

    /// The rules with this number over this edition.
    ///
    /// # Errors
    /// When the number is not one of 1 … [`NEWEST_RULES`](Game::NEWEST_RULES).
    fn new(edition: Arc<Self::Edition>, rules: u32) -> Result<Self, ContentError>;

    /// The edition in play; shared, so that another rules number can be tried over the same one.
    fn edition(&self) -> &Arc<Self::Edition>;

    /// The edition's short name.
    fn edition_id(&self) -> &str;

    /// The digest of the edition's canonical encoding, texts left out.
    fn edition_hash(&self) -> Digest;

    /// The rules number in force.
    fn rules(&self) -> u32;

    /// The first state.
    ///
    /// # Errors
    /// When the options contradict each other or the rules.
    fn setup(&self, options: &Self::Options, deal: &Deal) -> Result<Self::State, Self::Refusal>;

    /// How many seats this table has.
    fn seats(&self, state: &Self::State) -> u8;

    /// The round the game is in, counted from 1.
    fn round(&self, state: &Self::State) -> u32;

    /// The round that begins with this event: it and what follows it in the same act happen in that one.
    fn begun_round(_event: &Self::Event) -> Option<u32> {
        None
    }

    /// The events of one act, each with its round, when this one was running before the act.
    fn in_rounds(
        before: u32,
        events: impl IntoIterator<Item = Self::Event>,
    ) -> impl Iterator<Item = (u32, Self::Event)> {
        let mut round = before;
        events.into_iter().map(move |event| {
            round = Self::begun_round(&event).unwrap_or(round);
            (round, event)
        })
    }

    /// Everybody of whom something is asked now: drivers ask them, and clocks run for them.
    ///
    /// Several at once is normal; nobody means the end.
    fn to_act(&self, state: &Self::State) -> SeatSet;

    /// Everybody who may do something now, asked or not: all who are [to act](Game::to_act), and those who
    /// may, say, withdraw a confirmation. Nobody after the end. Like `to_act`, everybody may know it.
    #[inline]
    fn may_act(&self, state: &Self::State) -> SeatSet {
        self.to_act(state)
    }

    /// Adds every legal action of a seat to `out`, in a fixed order; some for every seat that
    /// [may act](Game::may_act), none for any other.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut ActionList<Self::Action>);

    /// Does one act.
    ///
    /// # Errors
    /// A refusal, as to any seat that may not act; the state is then exactly as it was.
    fn apply(
        &self,
        state: &mut Self::State,
        act: Act<Self::Action>,
        out: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// The result, once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Where a seat's points come from, as the state stands; sums up to its score.
    ///
    /// While the game runs it may hold secrets: it must not be sent before the end.
    fn score_sheet(&self, state: &Self::State, seat: Seat) -> Vec<ScorePart>;

    /// What this viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What this viewer may know of an event; `None` when not even that it happened.
    ///
    /// It says no more than the views before and after the event together. So whatever is public must be in
    /// the view too: a page that connects again gets the view and no events.
    fn event_view(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::EventView>;
}

/// A game with all its companions.
pub trait Playable:
    Choices + Notation + Words + Rebuild + Resample + Determinize + RuleOfThumb
{
}
impl<G> Playable for G where
    G: Choices + Notation + Words + Rebuild + Resample + Determinize + RuleOfThumb
{
}

/// Why an act is not possible.
pub trait Refusal: Wire + Eq {
    /// The clause it rests on, e.g. `SC-4.3`.
    fn clause(&self) -> &'static str;

    /// The facts that stand against it, named, e.g. `need` 3 and `have` 2.
    fn facts(&self) -> Vec<(&'static str, i64)>;
}

/// Which options there are; for command lines, set-up pages and tests.
pub trait Choices: Game {
    /// The options of an ordinary table with this many seats.
    fn default_options(seats: u8) -> Self::Options;

    /// What a page offers for a new table: what newcomers play best. A record always writes down what was agreed on.
    #[must_use]
    fn first_options(seats: u8) -> Self::Options {
        Self::default_options(seats)
    }

    /// The same agreements for another number of seats: whatever does not hang on the number is kept.
    fn for_seats(options: &Self::Options, seats: u8) -> Self::Options;

    /// Sets one option from text, e.g. `side` to `dark`.
    ///
    /// # Errors
    /// What can be said instead, in one line of English.
    fn set_option(options: &mut Self::Options, key: &str, value: &str) -> Result<(), String>;

    /// One line of English per option: key, values, meaning.
    fn option_help() -> &'static [(&'static str, &'static str)];

    /// Do the rules forbid those who play to talk freely at such a table? Greetings are always allowed.
    #[must_use]
    fn forbids_talk(_options: &Self::Options) -> bool {
        false
    }

    /// Every combination of options worth testing at this number of seats.
    fn all_options(seats: u8) -> Vec<Self::Options>;
}

/// Any state that has this view: enough for a page to highlight, preview and explain.
pub trait Rebuild: Game {
    /// A state whose view for this viewer is this view; for [`Viewer::Judge`] too, as replays need it.
    ///
    /// # Errors
    /// When nothing could look like this, as with a view that somebody forged.
    fn rebuild(&self, view: &Self::View, viewer: Viewer) -> Result<Self::State, Impossible>;
}

/// No state of this game has such a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no position looks like this: {0}")]
pub struct Impossible(pub &'static str);

/// The leak test's tool: another world that this viewer cannot tell from the true one.
pub trait Resample: Game {
    /// Changes everything in the state that is hidden from the viewer and nothing else.
    fn resample(
        &self,
        state: &Self::State,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> Self::State;

    /// The hidden fields with their contents, so that a test can count that each one really changes.
    fn hidden(&self, state: &Self::State, viewer: Viewer) -> Vec<(&'static str, Vec<u8>)>;
}

/// What bots think on: worlds sampled from a view with the right distribution.
pub trait Determinize: Game {
    /// One world, drawn as likely as it is given all that the viewer has seen.
    ///
    /// # Errors
    /// When nothing could look like this.
    fn determinize(
        &self,
        view: &Self::View,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> Result<Self::State, Impossible>;
}

/// A player of simple habits, so that games end and newcomers have somebody to beat.
pub trait RuleOfThumb: Game {
    /// Upper bound on the number of steps of a game when this player has every seat.
    const BOUND: u32;

    /// How much each legal action appeals, one weight per action, in the same order.
    ///
    /// At least one weight is not 0, and their sum fits into a `u32`. Only seats that are
    /// [to act](Game::to_act) are asked, so that nobody withdraws and confirms for ever.
    fn weigh(
        &self,
        view: &Self::View,
        seat: Seat,
        legal: &[Self::Action],
        chance: &mut impl Chance,
        weights: &mut Vec<u32>,
    );

    /// Work of this game that is worth timing, beside steps and whole games, at a table with these options.
    fn workloads(&self, _options: &Self::Options) -> Vec<Workload<'_>> {
        Vec::new()
    }
}
