//! What everybody else does: in each world something else, but the viewer sees the same of it.
//!
//! Where nothing in the other world looks the same, the act itself shows the viewer which world is true.

use game::{Act, Chance, Playable, Seat, TableAct};

use super::{Seen, TwoWorlds};
use crate::playout::{offered, pick, thumb_choice};

/// So many acts of the true world are tried before one is shown that the other world does not have.
const TRIED: u32 = 4;

/// So often a way through hidden acts is looked for in the other world, and so many of them it may have.
const WALKS: u32 = 6;
const WALKED: u32 = 5;

/// A step of the others.
pub enum Rivals<A> {
    /// In each world these acts, of which the viewer sees the same.
    Alike([Vec<Act<A>>; 2]),
    /// Only in the true world, and the viewer sees it.
    Shown(Act<A>),
}

impl<G: Playable> TwoWorlds<G> {
    /// Something that somebody other than the viewer does; nothing where nobody else may act.
    pub fn rivals(&self, chance: &mut impl Chance) -> Option<Rivals<G::Action>> {
        let [state, _] = &self.states;
        let able: Vec<_> =
            self.game.may_act(state).iter().filter(|seat| self.is_rival(*seat)).collect();
        let asked = pick(&self.asked(), chance).filter(|_| chance.below(6) > 0);
        self.act_of(asked.or_else(|| pick(&able, chance))?, chance)
    }

    /// Something that somebody other than the viewer does who is asked; so that in the end only the viewer is.
    pub fn hurry(&self, chance: &mut impl Chance) -> Option<Rivals<G::Action>> {
        self.act_of(pick(&self.asked(), chance)?, chance)
    }

    fn act_of(&self, seat: Seat, chance: &mut impl Chance) -> Option<Rivals<G::Action>> {
        let [here, there] = &self.states;
        let mut shown = None;
        for _ in 0..TRIED {
            let action = self.choice(here, seat, chance)?;
            let act = Act::Seat(seat, action);
            let seen = self.step(&mut here.clone(), act)?;
            if self.is_secret(here, &seen) && chance.below(3) == 0 {
                // Not even that something was done may show: the other world stands still.
                return Some(Rivals::Alike([vec![act], Vec::new()]));
            }
            if let Some(acts) = self.way(there, seat, &seen, chance) {
                return Some(Rivals::Alike([vec![act], acts]));
            }
            shown = Some(Rivals::Shown(act));
        }
        shown
    }

    /// Something that the table does; nothing where the rules refuse it.
    pub fn table_act(&self, act: TableAct) -> Option<Rivals<G::Action>> {
        let [here, there] = &self.states;
        let act = Act::Table(act);
        let seen = self.step(&mut here.clone(), act)?;
        let alike = self.step(&mut there.clone(), act).is_some_and(|other| other == seen);
        Some(if alike { Rivals::Alike([vec![act], vec![act]]) } else { Rivals::Shown(act) })
    }

    fn is_rival(&self, seat: Seat) -> bool {
        self.viewer.seat() != Some(seat)
    }

    /// Everybody else who is asked something.
    fn asked(&self) -> Vec<Seat> {
        let [state, _] = &self.states;
        self.game.to_act(state).iter().filter(|seat| self.is_rival(*seat)).collect()
    }

    /// By the rule of thumb, so that rounds end, or by chance.
    fn choice(&self, state: &G::State, seat: Seat, chance: &mut impl Chance) -> Option<G::Action> {
        let legal = offered(&self.game, state, seat);
        let asked = self.game.to_act(state).has(seat);
        let by_thumb = asked && chance.below(3) > 0;
        let thumb = by_thumb.then(|| thumb_choice(&self.game, state, seat, &legal, chance));
        thumb.flatten().or_else(|| pick(&legal, chance))
    }

    /// Does nothing of this show?
    fn is_secret(&self, before: &G::State, seen: &Seen<G>) -> bool {
        seen.events.is_empty() && seen.view == self.game.view(before, self.viewer)
    }

    /// Acts of a seat of which the viewer sees just this: one, or some in secret and then one.
    fn way(
        &self,
        from: &G::State,
        seat: Seat,
        seen: &Seen<G>,
        chance: &mut impl Chance,
    ) -> Option<Vec<Act<G::Action>>> {
        if let Some(act) = self.alike(from, seat, seen, chance) {
            return Some(vec![act]);
        }
        for _ in 0..WALKS {
            let (mut state, mut acts) = (from.clone(), Vec::new());
            for _ in 0..WALKED {
                let Some(action) = self.choice(&state, seat, chance) else { break };
                let (before, act) = (state.clone(), Act::Seat(seat, action));
                let Some(step) = self.step(&mut state, act) else { break };
                if !self.is_secret(&before, &step) {
                    break;
                }
                acts.push(act);
                if let Some(last) = self.alike(&state, seat, seen, chance) {
                    acts.push(last);
                    return Some(acts);
                }
            }
        }
        None
    }

    /// Any act of a seat of which the viewer sees just this.
    fn alike(
        &self,
        state: &G::State,
        seat: Seat,
        seen: &Seen<G>,
        chance: &mut impl Chance,
    ) -> Option<Act<G::Action>> {
        let mut legal = offered(&self.game, state, seat);
        chance.shuffle(&mut legal);
        let acts = legal.into_iter().map(|action| Act::Seat(seat, action));
        acts.into_iter()
            .find(|&act| self.step(&mut state.clone(), act).is_some_and(|it| it == *seen))
    }
}
