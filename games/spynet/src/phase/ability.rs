//! SN-6: what abilities do, one decision at a time.

use game::{ActionList, EventSink, Seat};

use super::{play, recruit, secret, target};
use crate::action::{Action, Choice};
use crate::edition::{Ability, Edition};
use crate::event::Event;
use crate::ids::{Branch, BranchSet, Card, Pile};
use crate::refusal::Refusal;
use crate::state::{Pending, Phase, Place, Spot, Stage, State, Step, Turn};

/// Adds what can be done while an ability waits.
pub(crate) fn list(
    edition: &Edition,
    state: &State,
    turn: Turn,
    pending: Pending,
    out: &mut ActionList<Action>,
) {
    play::list_attach(edition, state, turn, out);
    target::each(edition, state, turn.seat, pending, &mut |choice| out.push(Action::Use(choice)));
    if check_skip(pending).is_ok() {
        out.push(Action::Skip);
    }
}

fn open(turn: Turn) -> Result<Pending, Refusal> {
    match turn.step {
        Step::Ability(pending) => Ok(pending),
        Step::Recruit { .. } => Err(Refusal::StillRecruiting),
        Step::Fresh | Step::Play | Step::Laid { .. } => Err(Refusal::NoAbility),
    }
}

/// SN-6.1, SN-6.5: an ability can be left before it is begun, "up to" after the first, and looking ends.
fn check_skip(pending: Pending) -> Result<(), Refusal> {
    let may = match pending.stage {
        Stage::Choose => pending.agent == pending.source,
        Stage::Salvage { .. }
        | Stage::LookAtHand { .. }
        | Stage::LookAtPile { .. }
        | Stage::LookAtOperations { .. } => true,
        Stage::Branch { .. }
        | Stage::TakeFromHand { .. }
        | Stage::GiveToHand { .. }
        | Stage::TakeFromPile { .. }
        | Stage::GiveToPile { .. }
        | Stage::MoveFunding { .. }
        | Stage::TakeFromTop { .. }
        | Stage::Order { .. }
        | Stage::Discard { .. } => false,
    };
    if may { Ok(()) } else { Err(Refusal::MustChoose) }
}

/// Leaves the ability.
pub(crate) fn skip(
    state: &mut State,
    turn: Turn,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    let pending = open(turn)?;
    check_skip(pending)?;
    if pending.stage == Stage::Choose {
        out.emit(Event::Skipped { seat: turn.seat, agent: pending.agent });
    }
    done(state, turn);
    Ok(())
}

/// The ability is done; playing goes on.
fn done(state: &mut State, turn: Turn) {
    state.phase = Phase::Turn(Turn { step: Step::Play, ..turn });
}

/// Goes on with this stage, or ends where it has nothing to choose.
fn go_on(edition: &Edition, state: &mut State, turn: Turn, pending: Pending) {
    let looks = match pending.stage {
        Stage::LookAtHand { .. } | Stage::LookAtPile { .. } | Stage::LookAtOperations { .. } => {
            true
        }
        Stage::Choose
        | Stage::Branch { .. }
        | Stage::TakeFromHand { .. }
        | Stage::GiveToHand { .. }
        | Stage::TakeFromPile { .. }
        | Stage::GiveToPile { .. }
        | Stage::MoveFunding { .. }
        | Stage::Salvage { .. }
        | Stage::TakeFromTop { .. }
        | Stage::Order { .. }
        | Stage::Discard { .. } => false,
    };
    if looks || target::any(edition, state, turn.seat, pending) {
        state.phase = Phase::Turn(Turn { step: Step::Ability(pending), ..turn });
    } else {
        done(state, turn);
    }
}

/// After funding was attached: is there still something to choose?
pub(super) fn settle(edition: &Edition, state: &mut State, turn: Turn, pending: Pending) {
    if !target::any(edition, state, turn.seat, pending) {
        let step = Step::Laid { agent: pending.agent };
        state.phase = Phase::Turn(Turn { step, ..turn });
    }
}

/// SN-6.1: uses the ability, or goes on using it.
pub(crate) fn use_on(
    edition: &Edition,
    state: &mut State,
    turn: Turn,
    choice: Choice,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    let pending = open(turn)?;
    target::check(edition, state, turn.seat, pending, choice)?;
    let mut doing = Doing { edition, state, turn, pending };
    match (pending.stage, choice) {
        (Stage::Choose, _) => match edition.ability(pending.source) {
            Some(ability) => doing.begin(ability, choice, out),
            None => doing.done(),
        },
        (Stage::Branch { agent }, Choice::Branch(branch)) => doing.poach(agent, branch, out),
        (_, Choice::Card(card)) => doing.go_on_with(card, out),
        (_, Choice::Seat(_) | Choice::Pile(_) | Choice::Branch(_) | Choice::Deck) => doing.done(),
    }
    Ok(())
}

/// One decision that was found possible, being done.
struct Doing<'s> {
    edition: &'s Edition,
    state: &'s mut State,
    turn: Turn,
    pending: Pending,
}

impl Doing<'_> {
    fn go_on(&mut self, stage: Stage) {
        go_on(self.edition, self.state, self.turn, Pending { stage, ..self.pending });
    }

    fn done(&mut self) {
        done(self.state, self.turn);
    }

    /// The first decision; what each ability is used on, `target::check` has found.
    fn begin(&mut self, ability: Ability, choice: Choice, out: &mut impl EventSink<Event>) {
        match (ability, choice) {
            (Ability::Draw { cards, discard }, _) => self.draw(cards, discard, out),
            (Ability::TopOfDeck { look, take }, _) => self.look_at_top(look, take, out),
            (Ability::ExchangeWithHand { .. }, Choice::Seat(of)) => self.look_at_hand(of, out),
            (Ability::ExchangeWithPile {}, Choice::Pile(pile)) => self.look_at_pile(pile, out),
            (Ability::LookAtOperations { .. }, Choice::Seat(of)) => {
                self.look_at_operations(of, out);
            }
            (Ability::RemoveFunding { .. }, Choice::Card(card)) => self.unfund(card, out),
            (Ability::MoveFunding { .. }, Choice::Card(funding)) => {
                self.go_on(Stage::MoveFunding { funding });
            }
            (Ability::Eliminate(_), Choice::Card(agent)) => self.eliminate(agent, out),
            (Ability::ReturnToHand(_), Choice::Card(agent)) => self.return_to_hand(agent, out),
            (Ability::Poach(_), Choice::Card(agent)) => {
                let branches = self.edition.agent(agent).map(|face| face.branches);
                match branches.and_then(BranchSet::single) {
                    Some(branch) => self.poach(agent, branch, out),
                    // SN-4.4: a master goes into any branch.
                    None => self.go_on(Stage::Branch { agent }),
                }
            }
            (Ability::Salvage { up_to, .. }, Choice::Card(card)) => self.salvage(card, up_to, out),
            (Ability::Copy {}, Choice::Card(source)) => self.copy(source, out),
            (
                Ability::ExchangeWithHand { .. }
                | Ability::ExchangeWithPile {}
                | Ability::LookAtOperations { .. }
                | Ability::RemoveFunding { .. }
                | Ability::MoveFunding { .. }
                | Ability::Eliminate(_)
                | Ability::ReturnToHand(_)
                | Ability::Poach(_)
                | Ability::Salvage { .. }
                | Ability::Copy {}
                | Ability::ExtraAgents { .. }
                | Ability::ExtraOperations { .. },
                _,
            ) => self.done(),
        }
    }

    fn draw(&mut self, cards: u8, discard: u8, out: &mut impl EventSink<Event>) {
        let seat = self.turn.seat;
        (0..cards).for_each(|_| recruit::draw(self.state, seat, out));
        let left = discard.min(self.state.hand(seat).len());
        if left > 0 { self.go_on(Stage::Discard { left }) } else { self.done() }
    }

    fn look_at_top(&mut self, look: u8, take: u8, out: &mut impl EventSink<Event>) {
        let seat = self.turn.seat;
        let look = look.min(self.state.deck.len());
        let cards = self.state.deck.iter().take(look.into()).collect();
        secret::look_at_top(self.state, seat, cards);
        out.emit(Event::TopSeen { seat, count: look, cards: Some(cards) });
        if take < look {
            secret::stir(self.state, seat, cards);
        }
        self.after_top(look, take);
    }

    /// First cards are taken, then the rest is put in order; one card needs no order.
    fn after_top(&mut self, look: u8, take: u8) {
        if take > 0 && look > 0 {
            self.go_on(Stage::TakeFromTop { look, take });
        } else if look > 1 {
            self.go_on(Stage::Order { placed: 0, left: look });
        } else {
            self.done();
        }
    }

    /// SN-6.4: with an empty hand one looks, but nothing is exchanged.
    fn look_at_hand(&mut self, of: Seat, out: &mut impl EventSink<Event>) {
        let seat = self.turn.seat;
        let cards = self.state.hand(of);
        secret::look(self.state, seat, Place::hand(of));
        out.emit(Event::HandSeen { seat, of, cards: Some(cards) });
        let empty = self.state.hand(seat).is_empty();
        self.go_on(if empty {
            Stage::LookAtHand { seat: of }
        } else {
            Stage::TakeFromHand { seat: of }
        });
    }

    fn look_at_pile(&mut self, pile: Pile, out: &mut impl EventSink<Event>) {
        let seat = self.turn.seat;
        let cards = self.state.pile(pile);
        secret::look(self.state, seat, Place::pile(pile));
        out.emit(Event::PileSeen { seat, pile, cards: Some(cards) });
        let empty = self.state.hand(seat).is_empty();
        self.go_on(if empty { Stage::LookAtPile { pile } } else { Stage::TakeFromPile { pile } });
    }

    fn look_at_operations(&mut self, of: Seat, out: &mut impl EventSink<Event>) {
        let seat = self.turn.seat;
        let cards = self.state.all_operations(of);
        secret::look_at_operations(self.state, seat, of);
        out.emit(Event::OperationsSeen { seat, of, cards: Some(cards) });
        self.go_on(Stage::LookAtOperations { seat: of });
    }

    /// A later decision, which is always about a card.
    fn go_on_with(&mut self, card: Card, out: &mut impl EventSink<Event>) {
        let seat = self.turn.seat;
        match self.pending.stage {
            Stage::TakeFromHand { seat } => self.go_on(Stage::GiveToHand { seat, taken: card }),
            Stage::GiveToHand { seat: with, taken } => {
                secret::exchange(self.edition, self.state, [seat, with], taken, card);
                let (taken, given) = (Some(taken), Some(card));
                out.emit(Event::Exchanged { seat, with, taken, given });
                self.done();
            }
            Stage::TakeFromPile { pile } => self.go_on(Stage::GiveToPile { pile, taken: card }),
            Stage::GiveToPile { pile, taken } => {
                secret::swap(self.edition, self.state, seat, pile, [taken, card]);
                let (taken, given) = (Some(taken), Some(card));
                out.emit(Event::Swapped { seat, pile, taken, given });
                self.done();
            }
            Stage::MoveFunding { funding } => {
                let Spot::Attached(from) = self.state.spot(funding) else { return self.done() };
                self.state.attach(self.edition, funding, card);
                self.state.recount(self.edition);
                out.emit(Event::FundingMoved { seat, card: funding, from, to: card });
                self.done();
            }
            Stage::Salvage { left } => self.salvage(card, left, out),
            Stage::TakeFromTop { look, take } => {
                self.state.deck.remove(card);
                secret::arrive(self.state, Place::hand(seat));
                self.state.follow(card, Place::hand(seat));
                out.emit(Event::Drew { seat, card: Some(card) });
                self.after_top(look - 1, take - 1);
            }
            Stage::Order { placed, left } => {
                // The first one named is drawn first; the last one needs no naming.
                self.state.deck.move_to(card, placed);
                if left > 2 {
                    self.go_on(Stage::Order { placed: placed + 1, left: left - 1 });
                } else {
                    out.emit(Event::Ordered { seat });
                    self.done();
                }
            }
            Stage::Discard { left } => {
                self.state.discard(card);
                out.emit(Event::Discarded { seat, card });
                if left > 1 { self.go_on(Stage::Discard { left: left - 1 }) } else { self.done() }
            }
            Stage::Choose
            | Stage::Branch { .. }
            | Stage::LookAtHand { .. }
            | Stage::LookAtPile { .. }
            | Stage::LookAtOperations { .. } => self.done(),
        }
    }

    fn unfund(&mut self, card: Card, out: &mut impl EventSink<Event>) {
        let Spot::Attached(agent) = self.state.spot(card) else { return self.done() };
        self.state.discard(card);
        self.state.recount(self.edition);
        out.emit(Event::Unfunded { seat: self.turn.seat, card, agent });
        self.done();
    }

    /// SN-6.2: the agent with all its funding; where it goes, a situation may change.
    fn eliminate(&mut self, agent: Card, out: &mut impl EventSink<Event>) {
        let Some((owner, _)) = self.state.agent_at(agent) else { return self.done() };
        let to_hand = self.edition.laws(self.state.situation).eliminated_to_hand;
        self.state.attached_to(agent).iter().for_each(|card| self.state.discard(card));
        if to_hand {
            self.state.open_to_hand(agent, owner);
        } else {
            self.state.discard(agent);
        }
        self.state.recount(self.edition);
        out.emit(Event::Eliminated { seat: self.turn.seat, owner, agent, to_hand });
        self.done();
    }

    fn return_to_hand(&mut self, agent: Card, out: &mut impl EventSink<Event>) {
        let Some((owner, _)) = self.state.agent_at(agent) else { return self.done() };
        let funding = self.state.attached_to(agent);
        funding.iter().for_each(|card| self.state.open_to_hand(card, owner));
        self.state.open_to_hand(agent, owner);
        self.state.recount(self.edition);
        out.emit(Event::Returned { seat: self.turn.seat, owner, agent });
        self.done();
    }

    /// SN-6.2: the funding comes along; no ability, no allowance.
    fn poach(&mut self, agent: Card, branch: Branch, out: &mut impl EventSink<Event>) {
        let Some((owner, _)) = self.state.agent_at(agent) else { return self.done() };
        let seat = self.turn.seat;
        self.state.lay_agent(self.edition, agent, seat, branch);
        self.state.recount(self.edition);
        out.emit(Event::Poached { seat, owner, agent, branch });
        self.done();
    }

    fn salvage(&mut self, card: Card, left: u8, out: &mut impl EventSink<Event>) {
        let seat = self.turn.seat;
        self.state.open_to_hand(card, seat);
        if self.state.remembers_brought() {
            self.turn.brought.note(self.edition, card, self.pending.agent);
        }
        out.emit(Event::Salvaged { seat, card });
        if left > 1 { self.go_on(Stage::Salvage { left: left - 1 }) } else { self.done() }
    }

    fn copy(&mut self, source: Card, out: &mut impl EventSink<Event>) {
        let agent = self.pending.agent;
        out.emit(Event::Copied { seat: self.turn.seat, agent, source });
        match self.edition.ability(source) {
            Some(ability) if ability.is_grant() => {
                play::grant(&mut self.turn, ability, out);
                self.done();
            }
            _ => {
                self.pending.source = source;
                self.go_on(Stage::Choose);
            }
        }
    }
}
