//! SN-4: agents, funding, operations and the card for the partner.

use game::{ActionList, EventSink, Seat};

use super::{ability, secret, target, turn};
use crate::action::Action;
use crate::edition::{Ability, Edition};
use crate::event::Event;
use crate::ids::{Branch, Card};
use crate::options::AgentsPerTurn;
use crate::refusal::Refusal;
use crate::state::{Pending, Phase, Place, Stage, State, Step, Turn};

/// Is this a moment for playing?
#[inline]
fn check_step(turn: Turn) -> Result<(), Refusal> {
    match turn.step {
        Step::Fresh | Step::Play | Step::Laid { .. } => Ok(()),
        Step::Recruit { .. } => Err(Refusal::StillRecruiting),
        Step::Ability(pending) => Err(Refusal::AbilityOpen { agent: pending.agent }),
    }
}

/// Is the card in the hand of this seat?
#[inline]
pub(super) fn check_hand(
    edition: &Edition,
    state: &State,
    seat: Seat,
    card: Card,
) -> Result<(), Refusal> {
    edition.face(card).ok_or(Refusal::NoSuchCard)?;
    if state.at(card) == Place::hand(seat) { Ok(()) } else { Err(Refusal::NotInHand { card }) }
}

/// SN-4.2: is the ordinary allowance for this branch still there?
#[inline]
fn is_ordinary(state: &State, turn: Turn, branch: Branch) -> bool {
    match state.agents_per_turn {
        AgentsPerTurn::OnePerBranch => !turn.played.has(branch),
        AgentsPerTurn::OneInAll => turn.played.is_empty(),
    }
}

/// Adds everything that can be done while playing.
#[inline]
pub(crate) fn list(edition: &Edition, state: &State, turn: Turn, out: &mut ActionList<Action>) {
    let hand = state.hand(turn.seat);
    for card in hand.and(edition.sets.agents).iter() {
        let Some(agent) = edition.agent(card) else { continue };
        for branch in agent.branches.iter() {
            if turn.extra_agents > 0 || is_ordinary(state, turn, branch) {
                out.push(Action::Play(card, branch));
            }
        }
    }
    list_attach(edition, state, turn, out);
    let dominated = state.dominated(turn.seat);
    for card in hand.and(edition.sets.operations).iter() {
        let Some(operation) = edition.operation(card) else { continue };
        for branch in operation.branches.iter() {
            if dominated.has(branch) && (turn.extra_operations > 0 || !turn.ran.has(branch)) {
                out.push(Action::Run(card, branch));
            }
        }
    }
    if check_give(state, turn).is_ok() {
        hand.iter().for_each(|card| out.push(Action::Give(card)));
    }
    out.push(Action::End);
}

/// SN-4.1, SN-4.2: plays an agent.
pub(crate) fn play(
    edition: &Edition,
    state: &mut State,
    mut turn: Turn,
    card: Card,
    branch: Branch,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    check_step(turn)?;
    check_hand(edition, state, turn.seat, card)?;
    let agent = edition.agent(card).ok_or(Refusal::NotAnAgent { card })?;
    if !agent.branches.has(branch) {
        return Err(Refusal::WrongBranch { card, branch });
    }
    let seat = turn.seat;
    let is_first = turn.played.is_empty();
    if is_ordinary(state, turn, branch) {
        turn.played.insert(branch);
    } else if let Some(left) = turn.extra_agents.checked_sub(1) {
        turn.extra_agents = left;
    } else {
        return Err(Refusal::NoMoreAgents);
    }
    state.lay_agent(edition, card, seat, branch);
    out.emit(Event::Played { seat, agent: card, branch });
    let after_first = edition.laws(state.situation).after_first;
    if is_first && after_first > 0 {
        turn.extra_agents = turn.extra_agents.saturating_add(after_first);
        out.emit(Event::MoreAgents { seat, count: after_first });
    }
    turn.step = Step::Laid { agent: card };
    match agent.ability {
        Some(granted) if granted.is_grant() => grant(&mut turn, granted, out),
        Some(_) => {
            let pending = Pending { agent: card, source: card, stage: Stage::Choose };
            if target::any(edition, state, seat, pending) {
                turn.step = Step::Ability(pending);
            }
        }
        None => {}
    }
    state.phase = Phase::Turn(turn);
    Ok(())
}

/// SN-6.3: an ability that only raises a limit lasts for the rest of the turn.
pub(super) fn grant(turn: &mut Turn, ability: Ability, out: &mut impl EventSink<Event>) {
    let seat = turn.seat;
    match ability {
        Ability::ExtraAgents { count } => {
            turn.extra_agents = turn.extra_agents.saturating_add(count);
            out.emit(Event::MoreAgents { seat, count });
        }
        Ability::ExtraOperations { count } => {
            turn.extra_operations = turn.extra_operations.saturating_add(count);
            out.emit(Event::MoreOperations { seat, count });
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
        | Ability::Copy {} => {}
    }
}

/// The agent that can get funding now.
#[inline]
fn just_laid(turn: Turn) -> Result<Card, Refusal> {
    match turn.step {
        Step::Laid { agent } => Ok(agent),
        // SN-6.1: first the funding, then the ability.
        Step::Ability(Pending { agent, source, stage: Stage::Choose }) if agent == source => {
            Ok(agent)
        }
        Step::Ability(pending) => Err(Refusal::AbilityOpen { agent: pending.agent }),
        Step::Recruit { .. } => Err(Refusal::StillRecruiting),
        Step::Fresh | Step::Play => Err(Refusal::NothingLaid),
    }
}

/// Can this agent get one more card?
pub(super) fn check_room(edition: &Edition, state: &State, agent: Card) -> Result<(), Refusal> {
    let most = edition.laws(state.situation).funding_limit;
    if state.attached_to(agent).len() < most { Ok(()) } else { Err(Refusal::FundingLimit { most }) }
}

/// Adds what can be attached now.
pub(crate) fn list_attach(
    edition: &Edition,
    state: &State,
    turn: Turn,
    out: &mut ActionList<Action>,
) {
    let Ok(agent) = just_laid(turn) else { return };
    if check_room(edition, state, agent).is_err() {
        return;
    }
    let hand = state.hand(turn.seat);
    for card in hand.and(edition.sets.funding).iter() {
        if !turn.brought.has(edition, card, agent) {
            out.push(Action::Attach(card));
        }
    }
    if edition.laws(state.situation).agent_as_funding.is_some() {
        hand.and(edition.sets.agents).iter().for_each(|card| out.push(Action::Attach(card)));
    }
}

/// SN-4.1: attaches a card to the agent just laid.
pub(crate) fn attach(
    edition: &Edition,
    state: &mut State,
    turn: Turn,
    card: Card,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    let agent = just_laid(turn)?;
    check_hand(edition, state, turn.seat, card)?;
    let laws = edition.laws(state.situation);
    let fits = edition.sets.funding.has(card)
        || laws.agent_as_funding.is_some() && edition.sets.agents.has(card);
    if !fits {
        return Err(Refusal::NotFunding { card });
    }
    // SN-6.4: not even when she was taken back and is played again.
    if turn.brought.has(edition, card, agent) {
        return Err(Refusal::BroughtBy { agent, card });
    }
    check_room(edition, state, agent)?;
    state.attach(edition, card, agent);
    out.emit(Event::Attached { seat: turn.seat, card, agent });
    // With the last card of the hand a target may be gone: the ability is asked for again.
    if let Step::Ability(pending) = turn.step {
        ability::settle(edition, state, turn, pending);
    }
    Ok(())
}

/// SN-4.1, SN-5.2: runs an operation.
pub(crate) fn run(
    edition: &Edition,
    state: &mut State,
    mut turn: Turn,
    card: Card,
    branch: Branch,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    check_step(turn)?;
    let seat = turn.seat;
    check_hand(edition, state, seat, card)?;
    let operation = edition.operation(card).ok_or(Refusal::NotAnOperation { card })?;
    if !operation.branches.has(branch) {
        return Err(Refusal::WrongBranch { card, branch });
    }
    if !state.dominated(seat).has(branch) {
        let rivals = Seat::first(state.n_seats).filter(|&other| state.is_opponent(seat, other));
        let best = rivals.map(|rival| state.strength(rival, branch)).max().unwrap_or_default();
        let have = state.strength(seat, branch);
        return Err(Refusal::NotDominated { branch, need: best.saturating_add(1), have });
    }
    if !turn.ran.has(branch) {
        turn.ran.insert(branch);
    } else if let Some(left) = turn.extra_operations.checked_sub(1) {
        turn.extra_operations = left;
    } else {
        return Err(Refusal::NoMoreOperations { branch });
    }
    secret::run(edition, state, seat, card, branch);
    state.phase = Phase::Turn(Turn { step: Step::Play, ..turn });
    let open = edition.laws(state.situation).open_operations;
    out.emit(Event::Ran { seat, branch, card: Some(card), open });
    Ok(())
}

/// Can a card be handed on, and to whom?
#[inline]
fn check_give(state: &State, turn: Turn) -> Result<Seat, Refusal> {
    check_step(turn)?;
    let partner = state.partner(turn.seat).ok_or(Refusal::NoPartner)?;
    if state.has_left(partner) {
        Err(Refusal::PartnerLeft)
    } else if turn.gave {
        Err(Refusal::AlreadyGave)
    } else {
        Ok(partner)
    }
}

/// SN-4.1: hands a card to the partner.
pub(crate) fn give(
    edition: &Edition,
    state: &mut State,
    turn: Turn,
    card: Card,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    let to = check_give(state, turn)?;
    let seat = turn.seat;
    check_hand(edition, state, seat, card)?;
    secret::give(edition, state, seat, to, card);
    state.phase = Phase::Turn(Turn { step: Step::Play, gave: true, ..turn });
    out.emit(Event::Gave { seat, to, card: Some(card) });
    Ok(())
}

/// SN-4.1: ends the turn.
pub(crate) fn end(
    edition: &Edition,
    state: &mut State,
    turn: Turn,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    check_step(turn)?;
    turn::finish(edition, state, turn.seat, false, out);
    Ok(())
}
