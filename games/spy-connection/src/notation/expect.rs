//! What a scenario can ask of a position.

use game::{Game, Mismatch, NotationError, Seat, read_seat};

use super::position::turn_words;
use super::{city_id, find_route, mission_id, read_city, read_mission, read_slot, read_space};
use crate::ids::{Mission, bits};
use crate::network::Network;
use crate::phase::action::{mission_price, route_price};
use crate::state::{Phase, SeatState, State};
use crate::{Edition, SpyConnection, scoring};

/// Compares one fact.
pub(super) fn expect(game: &SpyConnection, state: &State, question: &str) -> Result<(), Mismatch> {
    let words: Vec<&str> = question.split_whitespace().collect();
    let unclear = || NotationError::new(question, "no such question; docs/notation.md lists them");
    let (expected, found) = match *words.as_slice() {
        ["turn", ref rest @ ..] => (rest.join(" "), turn(state)),
        ["round", number] => (number.to_owned(), state.round.to_string()),
        ["over"] => ("over".to_owned(), phase(state)),
        ["choose", seat] => (format!("choose {seat}"), phase(state)),
        ["end-began", seat] => {
            (seat.to_owned(), state.trigger.map_or_else(|| "-".to_owned(), |seat| seat.to_string()))
        }
        ["display", ref cards @ ..] => (cards.join(" "), display(&game.edition, state)),
        ["deck", number] => (number.to_owned(), state.deck.len().to_string()),
        ["out", ref cards @ ..] => (sorted(cards), missions(&game.edition, state.out)),
        ["offer", ref cards @ ..] => {
            let offer = state.offer.iter().flatten().fold(0, |set, mission| set | mission.bit());
            (sorted(cards), missions(&game.edition, offer))
        }
        ["winner", seat] => (seat.to_owned(), winner(game, state)),
        [seat, ref rest @ ..] if read_seat(seat).is_ok_and(|seat| seat.0 < state.n_seats) => {
            expect_seat(game, state, read_seat(seat)?, rest)?.ok_or_else(unclear)?
        }
        _ => return Err(unclear().into()),
    };
    if expected == found { Ok(()) } else { Err(Mismatch::Found { expected, found }) }
}

type Pair = (String, String);

fn expect_seat(
    game: &SpyConnection,
    state: &State,
    seat: Seat,
    words: &[&str],
) -> Result<Option<Pair>, NotationError> {
    let edition = &*game.edition;
    let own = state.seat(seat);
    Ok(Some(match *words {
        ["supply", number] => (number.to_owned(), own.supply.to_string()),
        ["spy", city] => {
            (city.to_owned(), own.spy.map_or_else(|| "-".to_owned(), |spy| city_id(edition, spy)))
        }
        ["network", ref cities @ ..] => (sorted(cities), network(edition, own)),
        ["agents", space, number] => {
            let bit = read_space(edition, space)?.bit();
            (number.to_owned(), own.agents_at(bit).to_string())
        }
        ["open", ref cards @ ..] => {
            let open = own.open.iter().flatten().fold(0, |set, open| set | open.mission.bit());
            (sorted(cards), missions(edition, open))
        }
        ["covered", mission, ref cities @ ..] => (sorted(cities), covered(edition, own, mission)?),
        ["assigned", mission, number] => {
            let open = own.find_open(read_mission(edition, mission)?);
            let found =
                open.map_or_else(|| "not open".to_owned(), |(_, open)| open.assigned.to_string());
            (number.to_owned(), found)
        }
        ["done", ref cards @ ..] => (sorted(cards), missions(edition, own.done)),
        ["score", number] => (number.to_owned(), scoring::score(edition, own).to_string()),
        ["place", number] => {
            let outcome = game.outcome(state);
            let place = outcome.and_then(|outcome| outcome.seats.get(seat.index()).copied());
            let found =
                place.map_or_else(|| "not over".to_owned(), |result| result.place.to_string());
            (number.to_owned(), found)
        }
        ["price", slot, number] if slot.parse::<u8>().is_ok() => {
            let slot = read_slot(slot)?;
            (number.to_owned(), mission_price(edition, state, seat, slot).to_string())
        }
        ["price", city, number] => {
            let to = read_city(edition, city)?;
            let route = own.spy.and_then(|from| find_route(edition, from, to));
            let found = route.map_or_else(
                || "no route".to_owned(),
                |(route, _)| route_price(route.set(), own.here, state.others_at(seat)).to_string(),
            );
            (number.to_owned(), found)
        }
        _ => return Ok(None),
    }))
}

fn phase(state: &State) -> String {
    match state.phase {
        Phase::Choose(seat) => format!("choose {seat}"),
        Phase::Turn(turn) => format!("turn {}", turn.seat),
        Phase::Over { .. } => "over".to_owned(),
    }
}

fn turn(state: &State) -> String {
    match state.phase {
        Phase::Turn(turn) => turn_words(turn),
        Phase::Choose(_) | Phase::Over { .. } => phase(state),
    }
}

fn display(edition: &Edition, state: &State) -> String {
    let slots = state.display.iter();
    let names = slots.map(|slot| slot.map_or_else(|| "-".to_owned(), |m| mission_id(edition, m)));
    names.collect::<Vec<_>>().join(" ")
}

fn winner(game: &SpyConnection, state: &State) -> String {
    match game.outcome(state) {
        None => "not over".to_owned(),
        Some(outcome) => match outcome.winners().next() {
            Some(seat) => seat.to_string(),
            None => "nobody".to_owned(),
        },
    }
}

fn network(edition: &Edition, own: &SeatState) -> String {
    let cities = own.spy.map_or(0, |spy| Network::of(&edition.map, own.here, spy).cities);
    sorted_names(Edition::cities_of(cities).map(|city| city_id(edition, city)))
}

fn covered(edition: &Edition, own: &SeatState, mission: &str) -> Result<String, NotationError> {
    let mission = read_mission(edition, mission)?;
    let (Some((_, open)), Some(data)) = (own.find_open(mission), edition.mission(mission)) else {
        return Ok("not open".to_owned());
    };
    let cities = (0..8).zip(&data.cities).filter(|(place, _)| open.covered & (1 << place) != 0);
    Ok(sorted_names(cities.map(|(_, &city)| city_id(edition, city))))
}

fn missions(edition: &Edition, set: u64) -> String {
    sorted_names(bits(set).map(|index| mission_id(edition, Mission::new(index))))
}

/// Sets are compared whatever the order they are written in.
fn sorted(words: &[&str]) -> String {
    sorted_names(words.iter().filter(|word| **word != "-").map(|word| (*word).to_owned()))
}

fn sorted_names(names: impl Iterator<Item = String>) -> String {
    let mut names: Vec<String> = names.collect();
    game::sort_few(&mut names, Clone::clone);
    if names.is_empty() { "-".to_owned() } else { names.join(" ") }
}
