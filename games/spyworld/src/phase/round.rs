//! SW-3.5, SW-6: how a round ends, how planning ends, and where the lairs go.

use game::{EventSink, Seat};

use crate::action::Reward;
use crate::course::Course;
use crate::edition::Edition;
use crate::edition::primitive::Handing;
use crate::event::Event;
use crate::grid::{Colour, Line};
use crate::ids::TRACK;
use crate::phase::{plan, raids};
use crate::state::{Draft, Neighbour, Phase, State, stacks};

/// Ends the round once all who stay have confirmed.
pub(crate) fn when_all_confirmed(
    edition: &Edition,
    state: &mut State,
    out: &mut impl EventSink<Event>,
) {
    if state.those(|own| !own.left && !own.confirmed).is_empty() {
        end(edition, state, out);
    }
}

/// SW-3.5: what was carried out stands, claims are rewarded, the end is checked.
fn end(edition: &Edition, state: &mut State, out: &mut impl EventSink<Event>) {
    let was_full = state.those(|own| own.sheet.is_full(edition.entrance));
    for own in state.seats.iter_mut().filter(|own| !own.left) {
        own.sheet = own.draft.sheet;
    }
    reward(edition, state, out);
    for own in &mut state.seats {
        own.draft = Draft::new(own.sheet);
        own.confirmed = false;
    }
    let full = state.those(|own| own.sheet.is_full(edition.entrance));
    for seat in full.iter().filter(|seat| !was_full.has(*seat)) {
        out.emit(Event::LairFull { seat });
    }
    if state.is_last_round() {
        hand_over(edition, state, out);
    } else {
        state.last_round = !full.is_empty();
        state.deck.round += 1;
        let last = state.is_last_round();
        out.emit(Event::RoundBegan { round: state.deck.round, last });
    }
}

/// SW-5.1: everybody who named an open mission and meets its condition; then it is turned over.
fn reward(edition: &Edition, state: &mut State, out: &mut impl EventSink<Event>) {
    let mut turned = 0;
    for (seat, own) in Seat::first(state.seats.len() as u8).zip(&mut state.seats) {
        let Some((place, reward)) = own.draft.claim.filter(|_| !own.left) else { continue };
        let mission = state.missions.get(usize::from(place)).copied();
        let Some((mission, data)) = mission.and_then(|m| Some((m, edition.mission(m)?))) else {
            continue;
        };
        own.fulfilled |= 1 << place;
        match reward {
            Reward::Now => own.sheet.receive(edition, data.now.unwrap_or_default()),
            Reward::End => own.kept |= 1 << place,
        }
        turned |= 1 << place;
        out.emit(Event::Fulfilled { seat, mission, reward: Some(reward) });
    }
    state.open &= !turned;
}

/// SW-6.2: where lairs go, by the colours on top of the stacks.
pub(crate) fn handing(edition: &Edition, state: &State) -> Neighbour {
    let tops = stacks().filter_map(|stack| Some(edition.card(state.deck.top(stack)?)?.line));
    side(state.domicile(edition).map_or(Handing::ByColour, |data| data.handing), tops)
}

/// SW-6.2: the same by the numbers that show.
pub(crate) fn side(handing: Handing, tops: impl Iterator<Item = Line>) -> Neighbour {
    let (red, blue) = tops.fold((0, 0), |(red, blue), line| match line.colour {
        Colour::Red => (red + 1, blue),
        Colour::Blue => (red, blue + 1),
    });
    let more_red = red > blue;
    match handing {
        Handing::ByColour if more_red => Neighbour::Left,
        Handing::ByColour => Neighbour::Right,
        Handing::AgainstColour if more_red => Neighbour::Right,
        Handing::AgainstColour => Neighbour::Left,
        Handing::Left => Neighbour::Left,
        Handing::Right => Neighbour::Right,
    }
}

/// SW-6.2, SW-7.1: lairs are handed on, agents revealed, raids begin.
fn hand_over(edition: &Edition, state: &mut State, out: &mut impl EventSink<Event>) {
    let to = handing(edition, state);
    state.handed = Some(to);
    state.last_round = false;
    state.phase = Phase::Raid;
    out.emit(Event::Handed { to });
    for (seat, own) in Seat::first(state.seats.len() as u8).zip(&mut state.seats) {
        let bonus = plan::agent_bonus(edition, own);
        for (points, more) in own.sheet.tracks.iter_mut().zip(bonus) {
            *points = points.saturating_add(more).min(TRACK);
        }
        own.offer = [None; 2];
        own.draft = Draft::new(own.sheet);
        own.course = Course::new(edition.entrance, own.sheet.tracks, own.sheet.gadgets);
        if let Some(agent) = own.agent {
            out.emit(Event::AgentShown { seat, agent });
        }
    }
    let raiding = raids::raiding(state);
    raids::go_on(edition, state, raiding, out);
}
