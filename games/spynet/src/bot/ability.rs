//! What the player of simple habits thinks of the uses of an ability.

use game::Seat;

use super::{GOOD, Mind};
use crate::Choice;
use crate::edition::Ability;
use crate::ids::Card;
use crate::phase::target;
use crate::state::{Pending, Spot, Stage, Step};

impl Mind<'_> {
    /// The decision that waits, if any.
    fn pending(&self) -> Option<Pending> {
        match self.turn?.step {
            Step::Ability(pending) => Some(pending),
            Step::Fresh | Step::Recruit { .. } | Step::Play | Step::Laid { .. } => None,
        }
    }

    /// Would the ability of this card find something worth doing?
    pub(super) fn special_target(&self, card: Card) -> i32 {
        let pending = Pending { agent: card, source: card, stage: Stage::Choose };
        let mut best = -4;
        target::each(self.edition, self.state, self.seat, pending, &mut |choice| {
            best = best.max(self.first(pending, choice) / 4);
        });
        best
    }

    /// How much a decision of an ability appeals.
    pub(super) fn use_on(&self, choice: Choice) -> i32 {
        let Some(pending) = self.pending() else { return 0 };
        let card = match choice {
            Choice::Card(card) => Some(card),
            Choice::Seat(_) | Choice::Pile(_) | Choice::Branch(_) | Choice::Deck => None,
        };
        let value = card.map_or(0, |card| self.value(card));
        match pending.stage {
            Stage::Choose => self.first(pending, choice),
            Stage::Branch { .. } => {
                let Choice::Branch(branch) = choice else { return 0 };
                let lead = self.lead(branch);
                GOOD + 4 * self.waiting(branch) - lead.abs().min(6)
            }
            Stage::TakeFromHand { .. }
            | Stage::TakeFromPile { .. }
            | Stage::TakeFromTop { .. }
            | Stage::Salvage { .. } => 12 + 6 * value,
            Stage::GiveToHand { .. } | Stage::GiveToPile { .. } | Stage::Discard { .. } => {
                50 - 6 * value
            }
            Stage::MoveFunding { .. } => match card.and_then(|card| self.state.agent_at(card)) {
                Some((_, branch)) => GOOD + 4 * self.waiting(branch) - self.lead(branch).abs(),
                None => 0,
            },
            Stage::Order { .. } => 20 - 3 * value,
            Stage::LookAtHand { .. }
            | Stage::LookAtPile { .. }
            | Stage::LookAtOperations { .. } => 0,
        }
    }

    /// The first decision of an ability: hurt opponents, spare friends.
    fn first(&self, pending: Pending, choice: Choice) -> i32 {
        let Some(ability) = self.edition.ability(pending.source) else { return 0 };
        match (ability, choice) {
            (Ability::Eliminate(_) | Ability::Poach(_), Choice::Card(agent)) => {
                match self.state.agent_at(agent) {
                    Some((owner, branch)) if self.state.is_opponent(self.seat, owner) => {
                        let total = i32::from(self.state.total_strength(self.edition, agent));
                        GOOD + 4 * total + 3 * self.waiting(branch)
                    }
                    Some(_) | None => 0,
                }
            }
            (Ability::ReturnToHand(_), Choice::Card(agent)) => match self.edition.ability(agent) {
                Some(again) if !again.is_grant() => 24,
                Some(_) | None => 1,
            },
            (Ability::RemoveFunding { .. } | Ability::MoveFunding { .. }, Choice::Card(card)) => {
                let Spot::Attached(agent) = self.state.spot(card) else { return 0 };
                match self.state.agent_at(agent) {
                    Some((owner, _)) if self.state.is_opponent(self.seat, owner) => {
                        GOOD + 4 * i32::from(self.state.value(self.edition, card))
                    }
                    Some(_) | None => 0,
                }
            }
            (Ability::ExchangeWithHand { .. }, Choice::Seat(of)) => self.other_seat(of),
            (Ability::LookAtOperations { .. }, Choice::Seat(of)) => self.other_seat(of) / 2,
            (Ability::ExchangeWithPile {}, Choice::Pile(_)) => GOOD,
            (Ability::Salvage { .. }, Choice::Card(card)) => 20 + 6 * self.value(card),
            (Ability::Draw { .. } | Ability::TopOfDeck { .. }, Choice::Deck) => GOOD + 10,
            (Ability::Copy {}, Choice::Card(source)) => self.copied(pending, source),
            (_, Choice::Card(_) | Choice::Seat(_) | Choice::Pile(_))
            | (_, Choice::Branch(_) | Choice::Deck) => 0,
        }
    }

    fn other_seat(&self, of: Seat) -> i32 {
        if self.state.is_opponent(self.seat, of) { GOOD } else { 2 }
    }

    /// As good as the best that the other agent could do.
    fn copied(&self, pending: Pending, source: Card) -> i32 {
        let copy = Pending { source, stage: Stage::Choose, ..pending };
        let grants = self.edition.ability(source).is_some_and(Ability::is_grant);
        let mut best = if grants { 20 } else { 1 };
        target::each(self.edition, self.state, self.seat, copy, &mut |choice| {
            best = best.max(self.first(copy, choice));
        });
        best
    }
}
