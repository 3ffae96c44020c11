//! SW-2.2: choosing agents, all at once and in secret.

use game::{ActionList, EventSink, Seat, SeatSet};

use crate::action::Action;
use crate::edition::Edition;
use crate::event::Event;
use crate::ids::Agent;
use crate::options::AgentRule;
use crate::refusal::Refusal;
use crate::state::{Phase, SeatState, State};

/// From so many players on everybody picks freely.
const FREE_FROM: u8 = 10;
/// Up to so many players everybody keeps one of two.
const TWO_UP_TO: u8 = 4;

/// How many agents each seat draws; nothing where everybody picks among all.
pub(crate) const fn drawn(seats: u8, rule: AgentRule) -> Option<u8> {
    match rule {
        AgentRule::Free => None,
        AgentRule::Usual if seats >= FREE_FROM => None,
        AgentRule::Usual if seats <= TWO_UP_TO => Some(2),
        AgentRule::Usual => Some(1),
    }
}

/// Those who have not chosen.
pub(crate) fn undecided(state: &State) -> SeatSet {
    state.those(|own| !own.left && own.agent.is_none())
}

fn can_choose(
    edition: &Edition,
    state: &State,
    own: &SeatState,
    agent: Agent,
) -> Result<(), Refusal> {
    edition.agent(agent).ok_or(Refusal::NoSuchAgent)?;
    if own.agent.is_some() {
        return Err(Refusal::AgentDecided);
    }
    let free = drawn(state.n_seats(), state.agents).is_none();
    if free || own.offer.contains(&Some(agent)) {
        Ok(())
    } else {
        Err(Refusal::NotOffered { agent })
    }
}

/// The agents a seat can choose.
pub(crate) fn list(
    edition: &Edition,
    state: &State,
    own: &SeatState,
    out: &mut ActionList<Action>,
) {
    let agents = (0..edition.agents().len() as u8).map(Agent);
    for agent in agents.filter(|&agent| can_choose(edition, state, own, agent).is_ok()) {
        out.push(Action::Agent(agent));
    }
}

/// Chooses one.
pub(crate) fn apply(
    edition: &Edition,
    state: &mut State,
    seat: Seat,
    action: Action,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    let Action::Agent(agent) = action else { return Err(Refusal::StillChoosingAgents) };
    let have = state.n_seats();
    can_choose(edition, state, state.seat(seat).ok_or(Refusal::NoSuchSeat { have })?, agent)?;
    if let Some(own) = state.seats.get_mut(seat.index()) {
        own.agent = Some(agent);
    }
    out.emit(Event::AgentChosen { seat, agent: Some(agent) });
    when_all_decided(state, out);
    Ok(())
}

/// Planning begins once everybody has an agent.
pub(crate) fn when_all_decided(state: &mut State, out: &mut impl EventSink<Event>) {
    if undecided(state).is_empty() {
        state.phase = Phase::Plan;
        let last = state.is_last_round();
        out.emit(Event::RoundBegan { round: state.deck.round, last });
    }
}
