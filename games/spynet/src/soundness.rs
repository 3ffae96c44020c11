//! Does a position that somebody made up, or read from a stranger's view, hang together?
//!
//! The rules never make one that does not; they rely on it only so far that nothing can break.

use game::Seat;

use crate::edition::{Edition, Face};
use crate::ids::{Branch, Card};
use crate::phase::{draft, target};
use crate::state::{Pending, Phase, Place, Spot, Stage, State, Step};

type Sound = Result<(), &'static str>;

const fn check(fine: bool, reason: &'static str) -> Sound {
    if fine { Ok(()) } else { Err(reason) }
}

/// Why this cannot be a position.
pub(crate) fn check_state(edition: &Edition, state: &State) -> Sound {
    check((2..=4).contains(&state.n_seats), "2 to 4 seats")?;
    check(state.start.0 < state.n_seats, "a seat that is not there")?;
    let seats = (1_u8 << state.n_seats) - 1;
    let named = state.resigned | state.last.unwrap_or_default();
    check(named & !seats == 0, "a seat that is not there")?;
    let piles = edition.laws(state.situation).piles;
    for card in edition.cards() {
        check_card(edition, state, card, piles)?;
    }
    for seat in Seat::first(state.n_seats) {
        for branch in Branch::ALL {
            for (height, agent) in (1_u8..).zip(state.stack(seat, branch)) {
                check(state.height.get(agent.index()) == Some(&height), "a gap in a stack")?;
            }
        }
    }
    check_phase(edition, state, piles)
}

/// Is the card something that can lie there?
fn check_card(edition: &Edition, state: &State, card: Card, piles: u8) -> Sound {
    let seat_there = |seat: Seat| check(seat.0 < state.n_seats, "a seat that is not there");
    let laws = edition.laws(state.situation);
    match state.spot(card) {
        Spot::Out | Spot::Discard => Ok(()),
        Spot::Deck => check(state.deck.iter().any(|it| it == card), "a card lost in the deck"),
        Spot::Packet => {
            check(!matches!(state.phase, Phase::Turn(_)), "cards that go round after the draft")
        }
        Spot::Hand(seat) => seat_there(seat),
        Spot::Pile(pile) => check(pile.0 < piles, "a pile that is not there"),
        Spot::Agent(seat, branch) => {
            seat_there(seat)?;
            let fits = edition.agent(card).is_some_and(|agent| agent.branches.has(branch));
            check(fits, "an agent in a branch it does not belong to")
        }
        Spot::Operation(seat, branch) => {
            seat_there(seat)?;
            let fits = edition.operation(card).is_some_and(|it| it.branches.has(branch));
            check(fits, "an operation in a branch it does not belong to")
        }
        Spot::Attached(agent) => {
            check(state.agent_at(agent).is_some(), "a card attached to nothing")?;
            check(
                match edition.face(card) {
                    Some(Face::Funding { .. }) => true,
                    Some(Face::Agent(_)) => laws.agent_as_funding.is_some(),
                    Some(Face::Operation(_)) | None => false,
                },
                "a card that cannot be attached",
            )
        }
    }
}

fn check_phase(edition: &Edition, state: &State, piles: u8) -> Sound {
    match state.phase {
        Phase::Over { .. } => Ok(()),
        Phase::Draft(seat) => {
            check(seat.0 < state.n_seats && !state.has_left(seat), "a seat that cannot choose")?;
            check(!draft::packet(state).is_empty(), "nothing to choose from")
        }
        Phase::Turn(turn) => {
            let seat = turn.seat;
            check(seat.0 < state.n_seats && !state.has_left(seat), "a seat that cannot play")?;
            let named = turn.brought.agents().into_iter().flatten().count();
            let mut pairs = turn.brought.iter(edition);
            let fine = named == 0 || state.remembers_brought();
            check(
                fine && pairs.all(|(_, agent)| edition.agent(agent).is_some())
                    && turn.brought.iter(edition).count() == named,
                "funding that nobody brought",
            )?;
            match turn.step {
                Step::Fresh | Step::Play => Ok(()),
                Step::Recruit { pile } => check(
                    pile.0 < piles && !state.pile(pile).is_empty() && state.last.is_none(),
                    "a pile that cannot be looked at",
                ),
                Step::Laid { agent } => {
                    check(own_agent(state, seat, agent), "an agent that was not laid")
                }
                Step::Ability(pending) => check_pending(edition, state, seat, pending),
            }
        }
    }
}

fn own_agent(state: &State, seat: Seat, agent: Card) -> bool {
    state.agent_at(agent).is_some_and(|(owner, _)| owner == seat)
}

fn check_pending(edition: &Edition, state: &State, seat: Seat, pending: Pending) -> Sound {
    let Pending { agent, source, stage } = pending;
    check(own_agent(state, seat, agent), "an agent that was not laid")?;
    check(state.agent_at(source).is_some(), "an ability of nobody")?;
    let ability = edition.ability(source).ok_or("an agent without an ability")?;
    check(!ability.is_grant(), "an ability that asks for nothing")?;
    let other = |of: Seat| of.0 < state.n_seats && of != seat;
    let deck = state.deck.len();
    let fine = match stage {
        Stage::Choose => true,
        Stage::Branch { agent } => state.agent_at(agent).is_some(),
        Stage::TakeFromHand { seat: of } | Stage::LookAtHand { seat: of } => other(of),
        Stage::GiveToHand { seat: of, taken } => other(of) && state.at(taken) == Place::hand(of),
        Stage::TakeFromPile { .. } => true,
        Stage::GiveToPile { pile, taken } => state.at(taken) == Place::pile(pile),
        Stage::LookAtPile { pile } => !state.pile(pile).is_empty(),
        Stage::LookAtOperations { seat: of } => other(of),
        Stage::MoveFunding { funding } => matches!(state.spot(funding), Spot::Attached(_)),
        Stage::Salvage { left } => left > 0,
        Stage::TakeFromTop { look, take } => take > 0 && look > 0 && look <= deck,
        Stage::Order { placed, left } => left > 1 && placed.saturating_add(left) <= deck,
        Stage::Discard { left } => left > 0,
    };
    check(fine, "an ability that is nowhere")?;
    let looks = match stage {
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
    check(looks || target::any(edition, state, seat, pending), "an ability without a target")
}
