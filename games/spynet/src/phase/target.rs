//! SN-6.5: on what an ability can be used, and why not on something else.

use game::Seat;

use super::play;
use crate::action::Choice;
use crate::edition::{Ability, AgentFilter, Edition, Whose};
use crate::ids::{Branch, Card, CardSet, MAX_PILES, Pile};
use crate::refusal::Refusal;
use crate::state::{Pending, Place, Spot, Stage, State};

/// Is there anything to choose?
pub(crate) fn any(edition: &Edition, state: &State, seat: Seat, pending: Pending) -> bool {
    let mut found = false;
    each(edition, state, seat, pending, &mut |_| found = true);
    found
}

/// Tells of everything that can be chosen now, in a fixed order.
pub(crate) fn each(
    edition: &Edition,
    state: &State,
    seat: Seat,
    pending: Pending,
    tell: &mut dyn FnMut(Choice),
) {
    let mut try_it = |choice| {
        if check(edition, state, seat, pending, choice).is_ok() {
            tell(choice);
        }
    };
    match pending.stage {
        Stage::Choose => match edition.ability(pending.source) {
            Some(Ability::Draw { .. } | Ability::TopOfDeck { .. }) => try_it(Choice::Deck),
            Some(Ability::ExchangeWithHand { .. } | Ability::LookAtOperations { .. }) => {
                Seat::first(state.n_seats).for_each(|seat| try_it(Choice::Seat(seat)));
            }
            Some(Ability::ExchangeWithPile {}) => {
                Pile::first(MAX_PILES).for_each(|pile| try_it(Choice::Pile(pile)));
            }
            Some(Ability::RemoveFunding { .. } | Ability::MoveFunding { .. }) => {
                state.attachments().for_each(|(card, _)| try_it(Choice::Card(card)));
            }
            Some(
                Ability::Eliminate(_)
                | Ability::Poach(_)
                | Ability::ReturnToHand(_)
                | Ability::Copy {},
            ) => state.agents().for_each(|(agent, ..)| try_it(Choice::Card(agent))),
            Some(Ability::Salvage { .. }) => {
                let discard = state.cards_at(Place::DISCARD);
                discard.iter().for_each(|card| try_it(Choice::Card(card)));
            }
            Some(Ability::ExtraAgents { .. } | Ability::ExtraOperations { .. }) | None => {}
        },
        Stage::Branch { .. } => {
            Branch::ALL.into_iter().for_each(|branch| try_it(Choice::Branch(branch)));
        }
        Stage::MoveFunding { .. } => {
            state.agents().for_each(|(agent, ..)| try_it(Choice::Card(agent)));
        }
        Stage::TakeFromHand { .. }
        | Stage::GiveToHand { .. }
        | Stage::TakeFromPile { .. }
        | Stage::GiveToPile { .. }
        | Stage::Salvage { .. }
        | Stage::TakeFromTop { .. }
        | Stage::Order { .. }
        | Stage::Discard { .. } => {
            on_offer(edition, state, seat, pending)
                .iter()
                .for_each(|card| try_it(Choice::Card(card)));
        }
        Stage::LookAtHand { .. } | Stage::LookAtPile { .. } | Stage::LookAtOperations { .. } => {}
    }
}

/// The cards from which a stage chooses one.
fn on_offer(edition: &Edition, state: &State, seat: Seat, pending: Pending) -> CardSet {
    match pending.stage {
        Stage::TakeFromHand { seat: of } => state.hand(of),
        Stage::TakeFromPile { pile } => state.pile(pile),
        Stage::GiveToHand { .. } | Stage::GiveToPile { .. } | Stage::Discard { .. } => {
            state.hand(seat)
        }
        Stage::Salvage { .. } => {
            let Some(Ability::Salvage { kind, .. }) = edition.ability(pending.source) else {
                return CardSet::EMPTY;
            };
            state.cards_at(Place::DISCARD).and(edition.sets.of(kind))
        }
        Stage::TakeFromTop { look, .. } => state.deck.iter().take(look.into()).collect(),
        Stage::Order { placed, left } => {
            state.deck.iter().skip(placed.into()).take(left.into()).collect()
        }
        Stage::Choose
        | Stage::Branch { .. }
        | Stage::MoveFunding { .. }
        | Stage::LookAtHand { .. }
        | Stage::LookAtPile { .. }
        | Stage::LookAtOperations { .. } => CardSet::EMPTY,
    }
}

/// Can this be chosen?
pub(crate) fn check(
    edition: &Edition,
    state: &State,
    seat: Seat,
    pending: Pending,
    choice: Choice,
) -> Result<(), Refusal> {
    let fine = |fine: bool| if fine { Ok(()) } else { Err(Refusal::NotATarget) };
    if let Choice::Card(card) = choice {
        edition.face(card).ok_or(Refusal::NoSuchCard)?;
    }
    match (pending.stage, choice) {
        (Stage::Choose, _) => check_first(edition, state, seat, pending, choice),
        (Stage::Branch { agent }, Choice::Branch(branch)) => {
            fine(edition.agent(agent).is_some_and(|face| face.branches.has(branch)))
        }
        (Stage::MoveFunding { funding }, Choice::Card(to)) => {
            check_receiver(edition, state, seat, pending.agent, funding, to)
        }
        (
            Stage::TakeFromHand { .. }
            | Stage::GiveToHand { .. }
            | Stage::TakeFromPile { .. }
            | Stage::GiveToPile { .. }
            | Stage::Salvage { .. }
            | Stage::TakeFromTop { .. }
            | Stage::Order { .. }
            | Stage::Discard { .. },
            Choice::Card(card),
        ) => fine(on_offer(edition, state, seat, pending).has(card)),
        (
            _,
            Choice::Card(_) | Choice::Seat(_) | Choice::Pile(_) | Choice::Branch(_) | Choice::Deck,
        ) => Err(Refusal::NotATarget),
    }
}

/// The first choice of an ability.
fn check_first(
    edition: &Edition,
    state: &State,
    seat: Seat,
    pending: Pending,
    choice: Choice,
) -> Result<(), Refusal> {
    let fine = |fine: bool| if fine { Ok(()) } else { Err(Refusal::NotATarget) };
    let ability = edition.ability(pending.source).ok_or(Refusal::NotATarget)?;
    match (ability, choice) {
        (Ability::Draw { .. } | Ability::TopOfDeck { .. }, Choice::Deck) => {
            fine(!state.deck.is_empty())
        }
        (Ability::ExchangeWithHand { whose }, Choice::Seat(of)) => {
            fine(of.0 < state.n_seats && touches(state, seat, whose, of))?;
            fine(!state.hand(of).is_empty())
        }
        (Ability::LookAtOperations { whose }, Choice::Seat(of)) => {
            fine(of.0 < state.n_seats && touches(state, seat, whose, of))?;
            let face_down = !edition.laws(state.situation).open_operations;
            fine(face_down && !state.all_operations(of).is_empty())
        }
        (Ability::ExchangeWithPile {}, Choice::Pile(pile)) => {
            let there = pile.0 < edition.laws(state.situation).piles;
            fine(there && !state.pile(pile).is_empty())
        }
        (Ability::RemoveFunding { whose }, Choice::Card(card)) => {
            check_funding(state, seat, pending.agent, whose, card).map(drop)
        }
        (Ability::MoveFunding { whose }, Choice::Card(card)) => {
            check_funding(state, seat, pending.agent, whose, card)?;
            let receives =
                |to| check_receiver(edition, state, seat, pending.agent, card, to).is_ok();
            fine(state.agents().any(|(to, ..)| receives(to)))
        }
        (
            Ability::Eliminate(filter) | Ability::Poach(filter) | Ability::ReturnToHand(filter),
            Choice::Card(card),
        ) => check_agent(edition, state, seat, pending.agent, filter, card),
        (Ability::Salvage { kind, .. }, Choice::Card(card)) => {
            fine(state.at(card) == Place::DISCARD && edition.sets.of(kind).has(card))
        }
        (Ability::Copy {}, Choice::Card(source)) => {
            check_copy(edition, state, seat, pending.agent, source)
        }
        (
            _,
            Choice::Card(_) | Choice::Seat(_) | Choice::Pile(_) | Choice::Branch(_) | Choice::Deck,
        ) => Err(Refusal::NotATarget),
    }
}

/// May an ability of `seat` touch what lies before `owner`?
fn touches(state: &State, seat: Seat, whose: Whose, owner: Seat) -> bool {
    match whose {
        Whose::Anyone => true,
        Whose::Another => owner != seat,
        Whose::Opponent => state.is_opponent(seat, owner),
        Whose::Own => owner == seat,
    }
}

/// Can this agent be chosen?
fn check_agent(
    edition: &Edition,
    state: &State,
    seat: Seat,
    user: Card,
    filter: AgentFilter,
    agent: Card,
) -> Result<(), Refusal> {
    let (owner, _) = state.agent_at(agent).ok_or(Refusal::NotATarget)?;
    if agent == user {
        return Err(Refusal::ItsOwnAgent { agent });
    }
    if !touches(state, seat, filter.whose, owner) {
        return Err(Refusal::WrongOwner { card: agent });
    }
    let printed = edition.agent(agent).map_or(0, |face| face.strength);
    let limits =
        [(filter.max_total, state.total_strength(edition, agent)), (filter.max_printed, printed)];
    for (most, have) in limits {
        if let Some(most) = most
            && have > most
        {
            return Err(Refusal::TooStrong { agent, most, have });
        }
    }
    if filter.unfunded && !state.attached_to(agent).is_empty() {
        return Err(Refusal::HasFunding { agent });
    }
    if filter.spare && state.agents().filter(|(_, of, _)| *of == owner).count() < 2 {
        return Err(Refusal::OnlyAgent { agent });
    }
    Ok(())
}

/// Can this funding be chosen? Says on whose agent it is.
fn check_funding(
    state: &State,
    seat: Seat,
    user: Card,
    whose: Whose,
    card: Card,
) -> Result<Card, Refusal> {
    let Spot::Attached(agent) = state.spot(card) else { return Err(Refusal::NotATarget) };
    let (owner, _) = state.agent_at(agent).ok_or(Refusal::NotATarget)?;
    if agent == user {
        return Err(Refusal::ItsOwnAgent { agent });
    }
    if touches(state, seat, whose, owner) { Ok(agent) } else { Err(Refusal::WrongOwner { card }) }
}

/// Can this agent get the funding that is moved?
fn check_receiver(
    edition: &Edition,
    state: &State,
    seat: Seat,
    user: Card,
    funding: Card,
    to: Card,
) -> Result<(), Refusal> {
    let (owner, _) = state.agent_at(to).ok_or(Refusal::NotATarget)?;
    if to == user {
        Err(Refusal::ItsOwnAgent { agent: to })
    } else if owner != seat {
        Err(Refusal::WrongOwner { card: to })
    } else if state.at(funding) == Place::attached(to) {
        Err(Refusal::NotATarget)
    } else {
        play::check_room(edition, state, to)
    }
}

/// Can the ability of this agent be copied now? Only where it would do something.
fn check_copy(
    edition: &Edition,
    state: &State,
    seat: Seat,
    agent: Card,
    source: Card,
) -> Result<(), Refusal> {
    state.agent_at(source).ok_or(Refusal::NotATarget)?;
    if source == agent {
        return Err(Refusal::ItsOwnAgent { agent });
    }
    let usable = match edition.ability(source) {
        None | Some(Ability::Copy {}) => false,
        Some(ability) if ability.is_grant() => true,
        Some(_) => any(edition, state, seat, Pending { agent, source, stage: Stage::Choose }),
    };
    if usable { Ok(()) } else { Err(Refusal::NotATarget) }
}
