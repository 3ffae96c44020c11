//! A player of simple habits: plans by what a sheet seems worth, raids by the exact solver.
//!
//! It sees a view and nothing else. How much each action appeals is said in small whole numbers.

mod finale;
mod ground;
mod practice;
mod workloads;
mod worth;

use game::{Chance, Rebuild, RuleOfThumb, Seat, Viewer, Workload};

use crate::action::Reward;
use crate::edition::primitive::Ability;
use crate::phase::plan;
use crate::state::{Draft, Phase, SeatState, State};
use crate::{Action, Options, Spyworld, View};
pub use finale::BestRaid;
use worth::Mind;

/// What is not done unless nothing else is possible.
const NEVER: i32 = i32::MIN;

impl RuleOfThumb for Spyworld {
    /// A hundred seats, 36 rounds, about five decisions each, and the raids; twice that.
    const BOUND: u32 = 50_000;

    fn weigh(
        &self,
        view: &View,
        seat: Seat,
        legal: &[Action],
        _chance: &mut impl Chance,
        weights: &mut Vec<u32>,
    ) {
        weights.clear();
        if let Ok(state) = self.rebuild(view, Viewer::Seat(seat))
            && let Some(own) = state.seat(seat)
        {
            match state.phase {
                Phase::Agents => self.weigh_agents(legal, weights),
                Phase::Plan => self.weigh_plan(&state, own, legal, weights),
                Phase::Raid => {
                    let chosen = finale::choose(&self.edition, &state, seat, legal);
                    weights.extend(legal.iter().map(|action| u32::from(Some(*action) == chosen)));
                }
                Phase::Over { .. } => {}
            }
        }
        if weights.iter().all(|&weight| weight == 0) {
            weights.clear();
            weights.resize(legal.len(), 1);
        }
    }

    fn workloads(&self, options: &Options) -> Vec<Workload<'_>> {
        workloads::all(self, options)
    }
}

impl Spyworld {
    /// Points are what an agent mainly brings; some abilities are worth a few more.
    fn weigh_agents(&self, legal: &[Action], weights: &mut Vec<u32>) {
        weights.extend(legal.iter().map(|action| {
            let Action::Agent(agent) = action else { return 0 };
            let Some(data) = self.edition.agent(*agent) else { return 0 };
            let points: u32 = data.bonus.iter().copied().map(u32::from).sum();
            1 << (points
                + match data.ability {
                    Ability::Plain => 0,
                    Ability::QuietTraps => 1,
                    Ability::DiagonalStep
                    | Ability::SecondUse
                    | Ability::CheaperGuards(_)
                    | Ability::CheaperTraps(_)
                    | Ability::SetOfSecrets(_) => 2,
                    Ability::MovementPerSecret(_) | Ability::EitherEverywhere => 3,
                })
        }));
    }

    /// The best few sheets that this round can end with.
    fn weigh_plan(&self, state: &State, own: &SeatState, legal: &[Action], weights: &mut Vec<u32>) {
        let Some(mind) = Mind::new(&self.edition, state, own) else { return };
        let now = mind.worth(&own.draft.sheet);
        let appeals: Vec<i32> =
            legal.iter().map(|&action| self.appeal(&mind, state, own, now, action)).collect();
        let best = appeals.iter().copied().max().unwrap_or(NEVER);
        weights.extend(appeals.iter().map(|&appeal| match best.checked_sub(appeal) {
            _ if appeal == NEVER => 0,
            // Half a $ less is half as likely; three $ less is not done.
            Some(less @ 0..=24) => 1 << (20 - less * 20 / 24),
            Some(_) | None => 0,
        }));
    }

    fn appeal(
        &self,
        mind: &Mind<'_>,
        state: &State,
        own: &SeatState,
        now: i32,
        action: Action,
    ) -> i32 {
        match action {
            Action::Withdraw => NEVER,
            // Everything that can be claimed is claimed before; the larger reward is usually the better one.
            Action::Confirm => now,
            Action::Claim(..) if own.draft.claim.is_some() => NEVER,
            Action::Claim(_, Reward::Now) => now + 20,
            Action::Claim(_, Reward::End) => now + 60,
            Action::Agent(_)
            | Action::Pick(_)
            | Action::Bonus(_)
            | Action::Pass
            | Action::Number(_)
            | Action::Swap
            | Action::Draw(_)
            | Action::Wall(_)
            | Action::Train
            | Action::Gadget(_)
            | Action::Step(_)
            | Action::Split(..)
            | Action::Use(..)
            | Action::Stop => match plan::next(&self.edition, state, own, action) {
                Ok(draft) => mind.hope(&draft),
                Err(_) => NEVER,
            },
        }
    }
}

impl Mind<'_> {
    /// What the sheet can be worth once everything chosen is carried out.
    fn hope(&self, draft: &Draft) -> i32 {
        let mut sheet = draft.sheet;
        for job in draft.jobs.iter().skip(draft.done.into()).flatten() {
            let mut best = NEVER;
            let mut end = sheet;
            self.desk.each_end(&sheet, *job, |after| {
                let worth = self.worth(after);
                if worth > best {
                    best = worth;
                    end = *after;
                }
            });
            sheet = end;
        }
        self.worth(&sheet)
    }
}
