//! The driver: lets bots play a game to its end or to a cut. It holds the state; the bots get views.

use game::{Act, ActionList, Deal, Game, Outcome, Refusal, Seat, Seed, Viewer};

use crate::Bot;

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The last state.
    pub state: G::State,
    /// Everything that was done, for the record.
    pub acts: Vec<Act<G::Action>>,
    /// How many acts that were.
    pub steps: u32,
    /// The round the game was in at the end.
    pub rounds: u32,
    /// The result; `None` when the game was cut.
    pub outcome: Option<Outcome>,
}

/// Why a game could not be played on. None of it happens with correct rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Stopped<R: Refusal> {
    /// The options are refused.
    #[error("the set-up is refused by {}: {_0:?}", _0.clause())]
    Setup(R),
    /// An action that was listed as legal is refused.
    #[error("an action of {seat} is refused by {}: {refusal:?}", refusal.clause())]
    Refused {
        /// Whose action.
        seat: Seat,
        /// Why.
        refusal: R,
    },
    /// A seat is to act and has nothing to do.
    #[error("{0} is to act and has no legal action")]
    Stuck(Seat),
    /// Nobody is to act and there is no result.
    #[error("nobody is to act, yet the game is not over")]
    Nobody,
}

/// Plays from these options and this seed, one bot per seat, at most `cut` steps.
///
/// # Errors
/// When the options are refused, or the rules contradict themselves.
pub fn play_out<G: Game>(
    game: &G,
    options: &G::Options,
    seed: Seed,
    bots: &mut [Box<dyn Bot<G>>],
    cut: u32,
) -> Result<Played<G>, Stopped<G::Refusal>> {
    let mut state = game.setup(options, &Deal::new(seed)).map_err(Stopped::Setup)?;
    let mut acts = Vec::new();
    let outcome = drive(game, &mut state, bots, cut, |act| acts.push(act))?;
    let steps = u32::try_from(acts.len()).unwrap_or(u32::MAX);
    Ok(Played { rounds: game.round(&state), state, acts, steps, outcome })
}

/// Plays on from this state, at most `cut` steps; `done` is told every act.
///
/// Where several seats are to act at once, each acts once in turn, then it is asked again who is to act.
/// A seat without a bot counts as stuck.
///
/// # Errors
/// When the rules contradict themselves.
pub fn drive<G: Game>(
    game: &G,
    state: &mut G::State,
    bots: &mut [Box<dyn Bot<G>>],
    cut: u32,
    mut done: impl FnMut(Act<G::Action>),
) -> Result<Option<Outcome>, Stopped<G::Refusal>> {
    let mut legal = ActionList::new();
    let mut steps = 0;
    loop {
        if let Some(outcome) = game.outcome(state) {
            return Ok(Some(outcome));
        }
        let asked = game.to_act(state);
        if asked.is_empty() {
            return Err(Stopped::Nobody);
        }
        for seat in asked.iter() {
            // What another seat did may have answered for this one.
            if !game.to_act(state).has(seat) {
                continue;
            }
            if steps >= cut {
                return Ok(None);
            }
            legal.clear();
            game.legal(state, seat, &mut legal);
            let view = game.view(state, Viewer::Seat(seat));
            let action = bots
                .get_mut(seat.index())
                .and_then(|bot| bot.choose(game, &view, seat, &legal))
                .ok_or(Stopped::Stuck(seat))?;
            let act = Act::Seat(seat, action);
            game.apply(state, act, &mut ())
                .map_err(|refusal| Stopped::Refused { seat, refusal })?;
            done(act);
            steps += 1;
        }
    }
}
