//! One game played for a check, with every state kept on the way.
//!
//! A playout judges nothing: where the game offers nothing or refuses what it listed, the playout stops and
//! says so, and the check of legality makes a failure of it. So each fault shows in its own check.

use game::{
    Act, ActionList, Chance, Deal, Game, Refusal, RuleOfThumb, Seat, Seed, Stream, TableAct, Viewer,
};

use crate::{Check, Failure, Suite};
use game::Playable;

/// One in so many decisions is left to a seat of which nothing is asked, so that things are taken back too.
const UNASKED: u32 = 8;

/// Who decides.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Style {
    /// Every legal action is as likely as any other.
    Random,
    /// The same, and the table interferes now and then.
    Table,
    /// The rule-of-thumb player, who finds positions that chance never finds.
    Thumb,
}

/// So many games, the three styles in turn.
pub(crate) fn styles(count: u32) -> impl Iterator<Item = Style> {
    (0..count).map(|index| match index % 3 {
        0 => Style::Random,
        1 => Style::Table,
        _ => Style::Thumb,
    })
}

/// What a check may draw from; not what the game was dealt from.
pub(crate) fn chance(seed: Seed) -> Stream {
    Deal::new(seed).stream("conformance")
}

/// A game that was played.
pub(crate) struct Playout<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) seed: Seed,
    pub(crate) seats: u8,
    /// One more than there are acts; the first is the set-up.
    pub(crate) states: Vec<G::State>,
    pub(crate) acts: Vec<Act<G::Action>>,
    /// Why it could not go on although it is not over.
    pub(crate) stopped: Option<(Check, String)>,
}

impl<G: Playable> Playout<G> {
    pub(crate) fn play(
        suite: &Suite<'_, G>,
        options: &G::Options,
        seed: Seed,
        style: Style,
    ) -> Result<Self, Failure> {
        let game = suite.game;
        let mut chance = Deal::new(seed).stream("playout");
        let mut state = game.setup(options, &Deal::new(seed)).map_err(|refusal| {
            Failure::new(Check::Setup, 0, format!("refused by {}: {refusal:?}", refusal.clause()))
        })?;
        let (seats, options) = (game.seats(&state), options.clone());
        let states = vec![state.clone()];
        let mut playout = Self { options, seed, seats, states, acts: Vec::new(), stopped: None };
        for _ in 0..suite.cut {
            if game.to_act(&state).is_empty() {
                break;
            }
            // The table's acts are in no list: whether one is possible, only trying says.
            if style == Style::Table
                && let Some(act) = interfere(seats, &mut chance)
                && game.apply(&mut state, act, &mut ()).is_ok()
            {
                playout.push(act, &state);
                continue;
            }
            let Some((seat, action)) = decide(game, &state, style, &mut chance) else {
                let details = "somebody is to act, but nobody is offered anything".to_owned();
                playout.stopped = Some((Check::Offered, details));
                break;
            };
            let act = Act::Seat(seat, action);
            if let Err(refusal) = game.apply(&mut state, act, &mut ()) {
                let details = format!("{act:?} is listed, but refused: {refusal:?}");
                playout.stopped = Some((Check::Listed, details));
                break;
            }
            playout.push(act, &state);
        }
        Ok(playout)
    }

    fn push(&mut self, act: Act<G::Action>, state: &G::State) {
        self.acts.push(act);
        self.states.push(state.clone());
    }

    /// Every state with the number of acts before it.
    pub(crate) fn steps(&self) -> impl Iterator<Item = (usize, &G::State)> {
        self.states.iter().enumerate()
    }

    /// The first state, the last one and some between them.
    pub(crate) fn sampled(&self, count: u32, chance: &mut impl Chance) -> Vec<(usize, &G::State)> {
        let last = self.states.len().saturating_sub(1);
        let bound = u32::try_from(last).unwrap_or(u32::MAX);
        let mut steps: Vec<usize> =
            (2..count).map(|_| chance.below(bound) as usize).chain([0, last]).collect();
        steps.sort_unstable();
        steps.dedup();
        steps.into_iter().filter_map(|step| Some((step, self.states.get(step)?))).collect()
    }

    /// Those who may look: all at a small table, some at a large one, and somebody without a seat.
    pub(crate) fn viewers(&self, chance: &mut impl Chance) -> Vec<Viewer> {
        const MANY: u8 = 6;
        if self.seats <= MANY {
            return Viewer::of_running_game(self.seats).collect();
        }
        let some = |_| {
            let seat = chance.below(u32::from(self.seats));
            Viewer::Seat(Seat(u8::try_from(seat).unwrap_or_default()))
        };
        (0..MANY).map(some).chain([Viewer::Spectator]).collect()
    }
}

/// What this seat is offered.
pub(crate) fn offered<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut list = ActionList::new();
    game.legal(state, seat, &mut list);
    list.to_vec()
}

/// What the viewer's own seat is offered; nothing without a seat.
pub(crate) fn offered_to<G: Game>(game: &G, state: &G::State, viewer: Viewer) -> Vec<G::Action> {
    viewer.seat().map_or_else(Vec::new, |seat| offered(game, state, seat))
}

/// Any of these.
pub(crate) fn pick<T: Copy>(from: &[T], chance: &mut impl Chance) -> Option<T> {
    let bound = u32::try_from(from.len()).unwrap_or(u32::MAX);
    from.get(chance.below(bound) as usize).copied()
}

/// The rule-of-thumb player's choice; nothing when the weights are not as they should be.
pub(crate) fn thumb_choice<G: RuleOfThumb>(
    game: &G,
    state: &G::State,
    seat: Seat,
    legal: &[G::Action],
    chance: &mut impl Chance,
) -> Option<G::Action> {
    let mut weights = Vec::new();
    let view = game.view(state, Viewer::Seat(seat));
    game.weigh(&view, seat, legal, chance, &mut weights);
    let total = weights.iter().try_fold(0_u32, |sum, &weight| sum.checked_add(weight))?;
    if weights.len() != legal.len() || total == 0 {
        return None;
    }
    let mut left = chance.below(total);
    for (&action, weight) in legal.iter().zip(weights) {
        match left.checked_sub(weight) {
            None => return Some(action),
            Some(rest) => left = rest,
        }
    }
    None
}

fn decide<G: RuleOfThumb>(
    game: &G,
    state: &G::State,
    style: Style,
    chance: &mut impl Chance,
) -> Option<(Seat, G::Action)> {
    let mut asked: Vec<Seat> = game.to_act(state).iter().collect();
    let unasked: Vec<Seat> =
        game.may_act(state).iter().filter(|seat| !asked.contains(seat)).collect();
    let bound = u32::try_from(asked.len()).unwrap_or(u32::MAX);
    asked.rotate_left(chance.below(bound) as usize);
    // Not where the rule of thumb plays: drivers ask nobody else.
    if style != Style::Thumb && !unasked.is_empty() && chance.below(UNASKED) == 0 {
        asked.splice(..0, pick(&unasked, chance));
    }
    asked.into_iter().find_map(|seat| {
        let legal = offered(game, state, seat);
        let action = match style {
            Style::Thumb => thumb_choice(game, state, seat, &legal, chance),
            Style::Random | Style::Table => None,
        };
        Some((seat, action.or_else(|| pick(&legal, chance))?))
    })
}

/// The clock often, a resignation sometimes, the end of everything rarely.
fn interfere<A>(seats: u8, chance: &mut impl Chance) -> Option<Act<A>> {
    let act = match chance.below(200) {
        0..16 => TableAct::TimeUp,
        16..18 => {
            let seat = chance.below(u32::from(seats));
            TableAct::Resign(Seat(u8::try_from(seat).unwrap_or_default()))
        }
        18 => TableAct::Abandon,
        _ => return None,
    };
    Some(Act::Table(act))
}

#[cfg(test)]
mod tests {
    use game::Choices as _;

    use super::*;
    use crate::sealed_choice::{Action, SealedChoice, universe};

    #[test]
    fn what_was_confirmed_is_taken_back_except_by_rule_of_thumb() {
        let game = SealedChoice::house();
        let suite = Suite::new(&game, universe());
        for style in [Style::Random, Style::Table, Style::Thumb] {
            let withdrawn = (0..6).any(|index| {
                let seed = suite.seed.child(index);
                let options = SealedChoice::default_options(3);
                let playout = Playout::play(&suite, &options, seed, style).unwrap();
                playout.acts.iter().any(|act| matches!(act, Act::Seat(_, Action::Withdraw)))
            });
            assert_eq!(withdrawn, style != Style::Thumb);
        }
    }
}
