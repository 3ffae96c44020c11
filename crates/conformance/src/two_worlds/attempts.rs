//! What the viewer's own seat asks for: answers of several actions, right and wrong, old and repeated ones.
//!
//! An attempt may know either world: somebody who guesses right is what a table must be proof against.

use game::{Act, Chance, Playable, Seat};
use table::Ask;

use super::TwoWorlds;
use crate::playout::{offered, pick, thumb_choice};

/// An attempt has at most so many actions, one that is too long apart.
const LONGEST: u32 = 7;

/// One in so many attempts begins with an action that is most likely refused.
const WRONG_FIRST: u32 = 3;

/// More actions than any table takes at once.
const TOO_MANY: usize = 257;

/// So many actions of earlier attempts are remembered.
const REMEMBERED: usize = 64;

/// What a seat asks of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request<A> {
    /// An answer to this question.
    Submit {
        /// The question.
        ask: Ask,
        /// In this order.
        actions: Vec<A>,
    },
    /// What may I do?
    Legal,
    /// So many acts are taken back.
    Undo(u32),
    /// I leave the game for good.
    Resign,
}

impl<A: Copy> Request<A> {
    /// The acts that are asked for.
    pub fn acts(&self, seat: Seat) -> Vec<Act<A>> {
        match self {
            Self::Submit { actions, .. } => {
                actions.iter().map(|&action| Act::Seat(seat, action)).collect()
            }
            Self::Resign => vec![Act::Table(game::TableAct::Resign(seat))],
            Self::Legal | Self::Undo(_) => Vec::new(),
        }
    }
}

/// What was tried before.
pub(super) struct Attempts<A> {
    actions: Vec<A>,
    last: Option<(Ask, Vec<A>)>,
}

impl<A> Default for Attempts<A> {
    fn default() -> Self {
        Self { actions: Vec::new(), last: None }
    }
}

impl<G: Playable> TwoWorlds<G> {
    /// Something that the viewer's seat asks for, when `ask` is its question; `universe` has actions that may be
    /// possible nowhere. It is an answer: asking what is legal, resigning and taking back are for the caller to mix in.
    pub fn request(
        &mut self,
        seat: Seat,
        ask: Ask,
        universe: &[G::Action],
        chance: &mut impl Chance,
    ) -> Request<G::Action> {
        let kind = chance.below(20);
        let (mut answered, mut actions) = (ask, self.attempt(seat, universe, chance));
        match (kind, self.attempts.last.take()) {
            // The same once more: a resend is stale, unless nothing came of it.
            (0, Some((ask, again))) => (answered, actions) = (ask, again),
            (1, Some((_, again))) => actions = again,
            (2, _) => answered = Ask(ask.0.wrapping_add(chance.below(5)).wrapping_sub(2)),
            (3, _) if chance.below(4) == 0 => {
                actions = actions.repeat(TOO_MANY).into_iter().take(TOO_MANY).collect()
            }
            (4, _) if chance.below(4) == 0 => actions.clear(),
            _ => {}
        }
        self.attempts.last = Some((answered, actions.clone()));
        Request::Submit { ask: answered, actions }
    }

    /// Some actions one after the other; where one that would tell the worlds apart is soon found, it is taken.
    fn attempt(
        &mut self,
        seat: Seat,
        universe: &[G::Action],
        chance: &mut impl Chance,
    ) -> Vec<G::Action> {
        let mut actions = Vec::new();
        for _ in 0..=chance.below(self.guesses) {
            let tells;
            (actions, tells) = self.walk(seat, universe, chance);
            if tells {
                break;
            }
        }
        if chance.below(WRONG_FIRST) == 0 {
            // Nothing may come of what follows, and nothing may be said of it.
            actions.splice(..0, self.odd(seat, universe, chance));
        }
        self.remember(&actions, chance);
        actions
    }

    /// Most of these actions are possible in one of the worlds, some nowhere; where one world offers what the other
    /// does not, that is tried above all. Also says whether one is possible in one world and not in the other.
    fn walk(
        &self,
        seat: Seat,
        universe: &[G::Action],
        chance: &mut impl Chance,
    ) -> (Vec<G::Action>, bool) {
        let [mut guessed, mut other] = self.states.clone();
        if chance.below(2) == 0 {
            core::mem::swap(&mut guessed, &mut other);
        }
        let (mut actions, mut tells) = (Vec::new(), false);
        for _ in 0..=chance.below(LONGEST) {
            let legal = offered(&self.game, &guessed, seat);
            let elsewhere = offered(&self.game, &other, seat);
            let telling: Vec<_> =
                legal.iter().copied().filter(|action| !elsewhere.contains(action)).collect();
            let action = match chance.below(8) {
                0 => self.odd(seat, universe, chance),
                1..6 if !telling.is_empty() => pick(&telling, chance),
                1..4 => pick(&legal, chance),
                _ if self.game.to_act(&guessed).has(seat) => {
                    thumb_choice(&self.game, &guessed, seat, &legal, chance)
                }
                _ => pick(&legal, chance),
            };
            let Some(action) = action.or_else(|| self.odd(seat, universe, chance)) else { break };
            // What is refused here is skipped in the guess, but asked for all the same.
            let act = Act::Seat(seat, action);
            let [here, there] =
                [&mut guessed, &mut other].map(|state| self.game.apply(state, act, &mut ()));
            tells |= here.is_ok() != there.is_ok();
            actions.push(action);
        }
        (actions, tells)
    }

    /// An action that is most likely wrong: from the universe, from earlier, or somebody else's.
    fn odd(
        &self,
        seat: Seat,
        universe: &[G::Action],
        chance: &mut impl Chance,
    ) -> Option<G::Action> {
        let others = || -> Vec<_> {
            let [state, other] = &self.states;
            let able = self.game.may_act(state).iter().filter(|&one| one != seat).take(4);
            able.flat_map(|one| offered(&self.game, other, one)).collect()
        };
        match chance.below(3) {
            0 if !universe.is_empty() => pick(universe, chance),
            1 if !self.attempts.actions.is_empty() => pick(&self.attempts.actions, chance),
            _ => pick(&others(), chance).or_else(|| pick(&self.attempts.actions, chance)),
        }
    }

    fn remember(&mut self, actions: &[G::Action], chance: &mut impl Chance) {
        for &action in actions {
            if self.attempts.actions.len() < REMEMBERED {
                self.attempts.actions.push(action);
            } else {
                let place = chance.below(REMEMBERED as u32) as usize;
                if let Some(place) = self.attempts.actions.get_mut(place) {
                    *place = action;
                }
            }
        }
    }
}
