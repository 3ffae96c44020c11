//! What bots answer: all that a bot has to decide in secret it decides in one go, and all bots answer at one moment.
//!
//! So neither when a bot answers nor in which order bots answer tells how many secret steps one of them made. What is
//! public is done one step at a time, so that people can follow.

use bots::BotKind;
use game::{Act, ActionList, Game, Notation, RuleOfThumb, Seat, Seed, Viewer};

use crate::running::MAX_ACTIONS;
use crate::work::{Work, no_change};
use crate::{Ask, Change, Refused, Table};

/// What a seat answers to what it is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer<A> {
    /// Who.
    pub seat: Seat,
    /// The question.
    pub ask: Ask,
    /// In this order; none where the bot does not know what to do.
    pub actions: Vec<A>,
}

/// Bots that are asked something, with all that they need to decide; they can do so on another thread.
pub struct Thought<G: Game> {
    game: G,
    seed: Seed,
    /// The bots see views of it and nothing else.
    state: G::State,
    bots: Vec<(Seat, BotKind, Ask)>,
}

impl<G: Notation> Table<G> {
    /// What the bots have to decide now; nothing where none is asked. `bot_of` says which bot acts for a seat.
    pub fn thought(&self, bot_of: impl Fn(Seat) -> Option<BotKind>) -> Option<Thought<G>> {
        let asked = self.game().to_act(self.state());
        let bot = |seat| Some((seat, bot_of(seat)?, self.ask(seat)));
        let bots: Vec<_> = asked.iter().filter_map(bot).collect();
        let (game, seed, state) = (self.game(), self.seed(), self.state());
        (!bots.is_empty()).then(|| Thought { game: game.clone(), seed, state: state.clone(), bots })
    }

    /// Works out the answers of several seats as one change. An answer ends before the first action that the rules
    /// refuse, as in [`Table::submit`]; the next seat's answer follows all the same.
    ///
    /// # Errors
    /// Why nothing at all was done.
    pub fn submit_all(
        &self,
        answers: &[Answer<G::Action>],
    ) -> Result<Change<G>, Refused<G::Refusal>> {
        submit_all(Work::new(self), answers)
    }

    /// The same for another thread: everything that it takes to work out these answers.
    #[must_use]
    pub fn submission(&self, answers: Vec<Answer<G::Action>>) -> Submission<G> {
        Submission { game: self.game().clone(), change: no_change(self), answers }
    }
}

/// Answers of several seats that are still to be worked out. What comes of it can be committed only as long as the
/// table does not change meanwhile.
pub struct Submission<G: Game> {
    game: G,
    change: Change<G>,
    answers: Vec<Answer<G::Action>>,
}

impl<G: Notation> Submission<G> {
    /// What [`Table::submit_all`] makes of them.
    ///
    /// # Errors
    /// Why nothing at all was done.
    pub fn work_out(self) -> Result<Change<G>, Refused<G::Refusal>> {
        submit_all(Work::from(&self.game, self.change), &self.answers)
    }
}

fn submit_all<G: Notation>(
    mut work: Work<'_, G>,
    answers: &[Answer<G::Action>],
) -> Result<Change<G>, Refused<G::Refusal>> {
    let mut refused = None;
    for Answer { seat, ask, actions } in answers {
        let acts = actions.iter().take(MAX_ACTIONS).map(|&action| Act::Seat(*seat, action));
        let fresh = *ask == work.ask(*seat);
        let done = if fresh { work.perform(acts) } else { Err(Refused::Stale) };
        refused = refused.or(done.err());
    }
    work.finish(refused)
}

impl<G: RuleOfThumb> Thought<G> {
    /// How many bots are asked; everybody can see that.
    #[must_use]
    pub const fn bots(&self) -> usize {
        self.bots.len()
    }

    /// What they answer. Each decides by itself, without knowing what the others answer at the same moment.
    #[must_use]
    pub fn answers(&self) -> Vec<Answer<G::Action>> {
        self.bots.iter().map(|&(seat, kind, ask)| self.answer(seat, kind, ask)).collect()
    }

    /// What this bot does up to its first public step, or until it is asked nothing more.
    fn answer(&self, seat: Seat, kind: BotKind, ask: Ask) -> Answer<G::Action> {
        let (game, mut state) = (&self.game, self.state.clone());
        let (mut actions, mut legal) = (Vec::new(), ActionList::new());
        let mut next = ask;
        while actions.len() < MAX_ACTIONS {
            legal.clear();
            game.legal(&state, seat, &mut legal);
            let view = game.view(&state, Viewer::Seat(seat));
            // Its chance hangs on what it is asked: what others do in secret does not change it.
            let mut bot = kind.sit::<G>(self.seed.child(next.0.into()), seat);
            let Some(action) = bot.choose(game, &view, seat, &legal) else { break };
            let (before, mut events) = (state.clone(), Vec::new());
            if game.apply(&mut state, Act::Seat(seat, action), &mut events).is_err() {
                break;
            }
            actions.push(action);
            next = next.next();
            if !game.to_act(&state).has(seat) || is_public(game, &before, &state, &events) {
                break;
            }
        }
        Answer { seat, ask, actions }
    }
}

/// Can everybody see that something was done?
fn is_public<G: Game>(game: &G, before: &G::State, after: &G::State, events: &[G::Event]) -> bool {
    let view = |state| game.view(state, Viewer::Spectator);
    events.iter().any(|event| game.event_view(event, Viewer::Spectator).is_some())
        || game.to_act(before) != game.to_act(after)
        || view(before) != view(after)
}
