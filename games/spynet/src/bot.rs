//! A player of simple habits: takes promising piles, plays agents where they win a branch, runs the best operation.
//!
//! It sees a view and nothing else. How much each action appeals is said in small whole numbers.

mod ability;

use game::{Chance, RuleOfThumb, Seat, Viewer};

use crate::edition::{Ability, Condition, Edition, Face};
use crate::ids::{Branch, Card};
use crate::scoring;
use crate::state::{Phase, Place, State, Step, Turn};
use crate::{Action, SpyNet, View, rebuild};

/// Appeal of an ordinary good thing.
const GOOD: i32 = 30;

impl RuleOfThumb for SpyNet {
    /// About four times the longest game seen; docs/benchmarks.md has the figures.
    const BOUND: u32 = 2_000;

    fn weigh(
        &self,
        view: &View,
        seat: Seat,
        legal: &[Action],
        _chance: &mut impl Chance,
        weights: &mut Vec<u32>,
    ) {
        weights.clear();
        if let Ok(state) = rebuild::rebuild(&self.edition, self.rules, view, Viewer::Seat(seat)) {
            let mind = Mind::new(&self.edition, &state, seat);
            weights.extend(legal.iter().map(|&action| weight(mind.appeal(action))));
        }
        if weights.iter().all(|&weight| weight == 0) {
            // Nothing appeals: anything will do.
            weights.clear();
            weights.resize(legal.len(), 1);
        }
    }
}

/// Every three points of appeal double the weight; what does not appeal is not done.
const fn weight(appeal: i32) -> u32 {
    if appeal <= 0 {
        0
    } else if appeal >= 66 {
        1 << 22
    } else {
        1 << (appeal / 3)
    }
}

/// What the player thinks of a position before looking at single actions.
struct Mind<'s> {
    edition: &'s Edition,
    state: &'s State,
    seat: Seat,
    turn: Option<Turn>,
    last: bool,
}

impl<'s> Mind<'s> {
    fn new(edition: &'s Edition, state: &'s State, seat: Seat) -> Self {
        let turn = match state.phase {
            Phase::Turn(turn) => Some(turn),
            Phase::Draft(_) | Phase::Over { .. } => None,
        };
        Self { edition, state, seat, turn, last: state.last.is_some() }
    }

    fn appeal(&self, action: Action) -> i32 {
        match action {
            Action::Keep(card) => 20 + 3 * self.value(card),
            Action::Recruit => self.recruit(),
            Action::Take => self.take(),
            Action::Leave => 30,
            Action::Play(card, branch) => self.play(card, branch),
            Action::Attach(card) => self.attach(card),
            Action::Run(card, branch) => self.run(card, branch),
            Action::Give(card) => self.give(card),
            Action::Use(choice) => self.use_on(choice),
            Action::Skip => 6,
            Action::End => 12,
        }
    }

    /// The best opponent's strength in a branch.
    fn rival(&self, branch: Branch) -> i32 {
        let rivals = Seat::first(self.state.n_seats)
            .filter(|&other| self.state.is_opponent(self.seat, other));
        rivals.map(|rival| i32::from(self.state.strength(rival, branch))).max().unwrap_or_default()
    }

    /// How far ahead in a branch; above 0 it is dominated.
    fn lead(&self, branch: Branch) -> i32 {
        i32::from(self.state.strength(self.seat, branch)) - self.rival(branch)
    }

    /// What an operation is worth here, if its condition is as good as it looks now.
    fn stars(&self, card: Card, branch: Branch) -> i32 {
        let Some(operation) = self.edition.operation(card) else { return 0 };
        let stars = i32::from(operation.stars);
        let Some(condition) = operation.condition else { return stars };
        let mut after = *self.state;
        after.follow(card, Place::operation(self.seat, branch));
        if scoring::is_met(self.edition, &after, self.seat, branch, condition) {
            return stars;
        }
        // Not yet: there may be time, except in the last turn.
        match condition {
            _ if self.last => 0,
            Condition::OperationsHere { .. }
            | Condition::AgentsHere { .. }
            | Condition::Dominate {}
            | Condition::OperationsEverywhere {} => 1,
            Condition::MostFunding {}
            | Condition::MasterInPlay {}
            | Condition::NoAgentIn { .. }
            | Condition::FewestCards {} => 0,
        }
    }

    /// The most stars that an operation in hand could bring in a branch.
    fn waiting(&self, branch: Branch) -> i32 {
        let hand = self.state.hand(self.seat).and(self.edition.sets.operations_of(branch));
        hand.iter().map(|card| self.stars(card, branch)).max().unwrap_or_default()
    }

    /// What a card is worth having, about 0 to 6.
    fn value(&self, card: Card) -> i32 {
        match self.edition.face(card) {
            Some(Face::Agent(agent)) => {
                i32::from(agent.strength) + i32::from(agent.ability.is_some())
            }
            Some(Face::Operation(operation)) => {
                let branches = operation.branches.iter();
                let best = branches.map(|branch| self.lead(branch)).max().unwrap_or_default();
                let near = if best > 0 { 2 } else { i32::from(best > -3) };
                let hard = i32::from(operation.condition.is_some());
                2 * i32::from(operation.stars) + near - hard - 1
            }
            Some(Face::Funding { value }) => 1 + i32::from(*value),
            None => 0,
        }
    }

    /// The emptier the hand, the better; not while something good can be played.
    fn recruit(&self) -> i32 {
        let hand = self.state.hand(self.seat);
        let agents = hand.and(self.edition.sets.agents).len();
        let ready = Branch::ALL.into_iter().any(|branch| {
            self.waiting(branch) > 0 && (self.lead(branch) > 0 || self.can_win(branch))
        });
        match (hand.len(), agents) {
            (0..=2, _) | (_, 0) if !ready => 60,
            (0..=4, _) if !ready => 42,
            (0..=6, _) if !ready => 28,
            _ => 18,
        }
    }

    /// Could an agent in hand, with all funding in hand, win this branch?
    fn can_win(&self, branch: Branch) -> bool {
        let hand = self.state.hand(self.seat);
        let value = |card| i32::from(self.state.value(self.edition, card));
        let funding: i32 = hand.and(self.edition.sets.funding).iter().map(value).sum();
        hand.and(self.edition.sets.agents).iter().any(|card| {
            let fits = self.edition.agent(card).is_some_and(|face| face.branches.has(branch));
            let strength = i32::from(self.state.bare_strength(self.edition, card));
            fits && self.lead(branch) + strength + funding > 0
        })
    }

    /// A pile that is good for its size beats what the next one may hold.
    fn take(&self) -> i32 {
        let Some(Turn { step: Step::Recruit { pile }, .. }) = self.turn else { return 0 };
        let cards = self.state.pile(pile);
        let worth: i32 = cards.iter().map(|card| self.value(card)).sum();
        let patience = [5, 4, 3].get(usize::from(pile.0)).copied().unwrap_or(3);
        30 + 4 * (worth - patience)
    }

    fn play(&self, card: Card, branch: Branch) -> i32 {
        let strength = i32::from(self.state.bare_strength(self.edition, card));
        let (before, waiting) = (self.lead(branch), self.waiting(branch));
        let value = |card| i32::from(self.state.value(self.edition, card));
        let hand = self.state.hand(self.seat);
        let funding: i32 = hand.and(self.edition.sets.funding).iter().map(value).sum();
        let wins = before <= 0 && before + strength > 0;
        let could_win = before <= 0 && before + strength + funding > 0;
        let gain = match (wins, could_win) {
            (true, _) => 12 + 8 * waiting,
            (false, true) => 6 + 7 * waiting,
            (false, false) if before > 0 => 2,
            (false, false) => 0,
        };
        let special = self.edition.ability(card).map_or(0, |ability| self.special(card, ability));
        let urgent = if self.last { 8 } else { 0 };
        16 + gain + special + strength + urgent
    }

    /// Special agents wait until their ability is worth something.
    fn special(&self, card: Card, ability: Ability) -> i32 {
        match ability {
            Ability::ExtraAgents { .. } => {
                let agents = self.state.hand(self.seat).and(self.edition.sets.agents).len();
                if agents > 1 { 6 } else { -6 }
            }
            Ability::ExtraOperations { .. } => {
                let ready = Branch::ALL.into_iter().any(|branch| {
                    let hand = self.state.hand(self.seat);
                    self.lead(branch) > 0
                        && hand.and(self.edition.sets.operations_of(branch)).len() > 1
                });
                if ready { 10 } else { -6 }
            }
            Ability::Draw { .. }
            | Ability::TopOfDeck { .. }
            | Ability::ExchangeWithHand { .. }
            | Ability::ExchangeWithPile {}
            | Ability::LookAtOperations { .. }
            | Ability::RemoveFunding { .. }
            | Ability::MoveFunding { .. }
            | Ability::Eliminate(_)
            | Ability::Poach(_)
            | Ability::ReturnToHand(_)
            | Ability::Salvage { .. }
            | Ability::Copy {} => self.special_target(card),
        }
    }

    /// Funding goes where it wins a branch with an operation waiting.
    fn attach(&self, card: Card) -> i32 {
        let agent = match self.turn.map(|turn| turn.step) {
            Some(Step::Laid { agent }) => agent,
            Some(Step::Ability(pending)) => pending.agent,
            Some(Step::Fresh | Step::Recruit { .. } | Step::Play) | None => return 0,
        };
        let Some((_, branch)) = self.state.agent_at(agent) else { return 0 };
        let value = i32::from(self.state.value(self.edition, card));
        let lead = self.lead(branch);
        let spare_agent = self.edition.sets.agents.has(card) && !self.last;
        if spare_agent {
            return 0;
        }
        if lead <= 0 && self.waiting(branch) > 0 && self.can_reach(lead) {
            // The smallest card that is enough comes first.
            50 - 2 * (value - 1 + lead).abs()
        } else if self.last || lead <= 1 && lead + value > 1 {
            16
        } else {
            5
        }
    }

    /// Is the funding in hand enough to get ahead?
    fn can_reach(&self, lead: i32) -> bool {
        let hand = self.state.hand(self.seat).and(self.edition.sets.funding);
        let value = |card| i32::from(self.state.value(self.edition, card));
        lead + hand.iter().map(value).sum::<i32>() > 0
    }

    fn run(&self, card: Card, branch: Branch) -> i32 {
        match self.stars(card, branch) {
            // Better than a card in hand when the game is over.
            0 if self.last => 20,
            0 => 0,
            stars => 40 + 6 * stars,
        }
    }

    /// An operation goes to a partner who dominates its branch when one does not.
    fn give(&self, card: Card) -> i32 {
        let (Some(partner), Some(operation)) =
            (self.state.partner(self.seat), self.edition.operation(card))
        else {
            return 2;
        };
        let can = |seat: Seat| {
            let dominated = self.state.dominated(seat);
            operation.branches.iter().any(|branch| dominated.has(branch))
        };
        // In the last turn the partner may have had theirs.
        let too_late = self.state.last.is_some_and(|last| last & (1 << partner.0) == 0);
        match (can(self.seat), can(partner)) {
            _ if too_late => 0,
            (false, true) => GOOD + 3 * i32::from(operation.stars),
            (true, _) => 0,
            (false, false) => 4,
        }
    }
}
