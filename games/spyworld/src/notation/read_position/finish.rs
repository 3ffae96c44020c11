//! The end of reading a position: cards, drafts and raids that depend on all other lines, and what must hold.

use std::sync::Arc;

use game::{NotationError, Refusal as _, Seat};

use super::{Late, Reader};
use crate::action::Action;
use crate::course::Course;
use crate::ids::{Card, STACK_CARDS, STACKS};
use crate::notation::{Read, wrong};
use crate::phase::explore::Raider;
use crate::phase::{agents, plan};
use crate::state::{Deck, Draft, Neighbour, Phase, SeatState, State};
use crate::{Edition, Refusal, setup};

impl Reader<'_> {
    /// The position, once all lines are read.
    pub(super) fn finish(mut self) -> Read<State> {
        self.state.deck = self.deck()?;
        let edition = Arc::clone(&self.game.edition);
        let edition = &*edition;
        // Where the cards run out, this is the last round anyway; the mark is that of a full lair.
        let full = self.state.seats.iter().any(|own| own.sheet.is_full(edition.entrance));
        self.state.last_round &= full || !self.state.deck.is_spent();
        if self.state.phase == Phase::Raid && self.state.handed.is_none() {
            self.state.handed = Some(Neighbour::Left);
        }
        self.check_missions()?;
        for own in &mut self.state.seats {
            own.draft = Draft::new(own.sheet);
            let started = self.state.handed.is_some();
            let (tracks, gadgets) =
                if started { (own.sheet.tracks, own.sheet.gadgets) } else { (edition.training, 0) };
            own.course = Course::new(edition.entrance, tracks, gadgets);
        }
        let edges = self.state.domicile(edition).map_or(0, |data| data.edges);
        if self.state.seats.iter().any(|own| own.sheet.walls & !edges != 0) {
            return wrong("walls", "no wall can stand there (SW-4.4)");
        }
        for (line, seat, actions, late) in core::mem::take(&mut self.later) {
            self.carry_out(edition, seat, &actions, late).map_err(|error| error.in_line(line))?;
        }
        self.check_seats()?;
        Ok(self.state)
    }

    /// Piles and stacks; where a scenario names none there is one pile card each and the rest of the edition.
    fn deck(&mut self) -> Read<Deck> {
        let all: Vec<Card> = setup::all_cards(self.edition()).collect();
        if self.piles.iter().chain(&self.rests).all(Vec::is_empty) {
            return Ok(setup::stack(self.edition(), &all));
        }
        let (mut round, mut left) = (0, 0);
        for (pile, rest) in self.piles.iter().zip(&self.rests) {
            round = round.max(pile.len());
            left = left.max(rest.len());
        }
        let (round, left) = (round.max(1), left.max(1));
        if round + left > STACK_CARDS {
            return wrong("pile", format!("{STACK_CARDS} cards in a stack at most"));
        }
        let mut stacks = [[Card(0); STACK_CARDS]; STACKS];
        for ((cards, pile), rest) in stacks.iter_mut().zip(&self.piles).zip(&self.rests) {
            if ![0, round].contains(&pile.len()) || ![0, left].contains(&rest.len()) {
                return wrong("pile", "piles and stacks must be of equal height");
            }
            let filled = |named: &[Card], count: usize| -> Vec<Card> {
                named.iter().copied().chain(all.iter().copied()).take(count).collect()
            };
            let cards_of = filled(pile, round).into_iter().chain(filled(rest, left));
            cards.iter_mut().zip(cards_of).for_each(|(place, card)| *place = card);
        }
        Ok(Deck { stacks, height: (round + left) as u8, round: round as u8 })
    }

    fn check_missions(&self) -> Read<()> {
        let [one, two, three] = self.state.missions;
        if one == two || two == three || one == three {
            return wrong("missions", "three different ones");
        }
        match self.state.seats.iter().find(|own| own.kept & !own.fulfilled != 0) {
            Some(_) => wrong("kept", "only fulfilled missions are kept"),
            None => Ok(()),
        }
    }

    fn carry_out(
        &mut self,
        edition: &Edition,
        seat: Seat,
        actions: &[Action],
        late: Late,
    ) -> Read<()> {
        let refused = |refusal: Refusal| {
            NotationError::new(
                &seat.to_string(),
                format!("refused by {}: {refusal:?}", refusal.clause()),
            )
        };
        let Some(own) = self.state.seat(seat) else { return Ok(()) };
        match late {
            Late::Draft if self.state.phase != Phase::Plan => {
                return wrong("draft", "only in planning");
            }
            Late::Draft => {
                let fine = |action: &Action| !matches!(action, Action::Confirm | Action::Withdraw);
                if !actions.iter().all(fine) {
                    return wrong("draft", "`SEAT confirmed` is a line of its own");
                }
                let draft = plan::replay(edition, &self.state, own, actions).map_err(refused)?;
                self.state
                    .seats
                    .get_mut(seat.index())
                    .into_iter()
                    .for_each(|own| own.draft = draft);
            }
            Late::Moves => {
                let Some(raider) = Raider::new(edition, &self.state, seat) else {
                    return wrong("moves", "nobody raids before lairs are handed on");
                };
                let course = replay(&raider, own, actions).map_err(refused)?;
                let own = self.state.seats.get_mut(seat.index());
                own.into_iter().for_each(|own| own.course = course.clone());
            }
        }
        Ok(())
    }

    fn check_seats(&self) -> Read<()> {
        let over = matches!(self.state.phase, Phase::Over { .. });
        let mut waiting = over;
        for (seat, own) in self.state.each() {
            let what = seat.to_string();
            let in_plan = self.state.phase == Phase::Plan && !own.left;
            if own.confirmed && !(in_plan && own.draft.is_complete()) {
                return wrong(&what, "`confirmed` needs a `draft` that is carried out");
            }
            if own.course.pending.is_some() && (own.stopped || self.state.phase != Phase::Raid) {
                return wrong(&what, "a raid that ended waits for no split");
            }
            if self.state.phase == Phase::Agents
                && !own.left
                && own.agent.is_none()
                && agents::drawn(self.state.n_seats(), self.state.agents).is_some()
                && own.offer.iter().all(Option::is_none)
            {
                return wrong(&what, "choosing needs an `offer`");
            }
            waiting |= !own.left
                && match self.state.phase {
                    Phase::Agents => own.agent.is_none(),
                    Phase::Plan => !own.confirmed,
                    Phase::Raid => !own.stopped,
                    Phase::Over { .. } => true,
                };
        }
        if !waiting {
            return wrong("phase", "nobody is left to act");
        }
        if !over && self.state.staying().count() < 2 {
            return wrong("resigned", "at least two must stay");
        }
        Ok(())
    }
}

/// A raid made again from its actions.
fn replay(raider: &Raider<'_>, own: &SeatState, actions: &[Action]) -> Result<Course, Refusal> {
    let mut course = Course::new(raider.edition.entrance, own.sheet.tracks, own.sheet.gadgets);
    for &action in actions {
        let (made, split) = match (action, course.pending) {
            (Action::Split(stealth, combat), Some(pending)) => (pending, Some((stealth, combat))),
            (Action::Split(..), None) => return Err(Refusal::NothingToSplit),
            (_, Some(_)) => return Err(Refusal::SplitFirst),
            (action, None) => (raider.made(action).ok_or(Refusal::PlanningOver)?, None),
        };
        raider.go(&mut course, made, split)?;
    }
    Ok(course)
}
