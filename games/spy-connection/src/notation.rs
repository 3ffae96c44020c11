//! Text ⇄ action; positions, editions and expectations of scenarios are in the files below.
//!
//! All forms are described in `docs/notation.md`.

mod expect;
mod position;
mod read_position;
mod scenario_edition;

use std::sync::Arc;

use game::{Mismatch, Notation, NotationError};

use crate::edition::RouteData;
use crate::ids::{City, Mission, SLOTS, Slot, Space};
use crate::{Action, Edition, SpyConnection, State};

type Read<T> = Result<T, NotationError>;

impl Notation for SpyConnection {
    fn write_action(&self, action: Action) -> String {
        let edition = &*self.edition;
        match action {
            Action::Choose(mission) => format!("choose {}", mission_id(edition, mission)),
            Action::Take(slot) => format!("take {}", u16::from(slot.0) + 1),
            Action::Go(city) => format!("go {}", city_id(edition, city)),
            Action::Connect(city) => format!("connect {}", city_id(edition, city)),
            Action::Recall(space) => format!("recall {}", space_id(edition, space)),
            Action::RecallObjective(mission, city) => {
                format!(
                    "recall-objective {} {}",
                    mission_id(edition, mission),
                    city_id(edition, city)
                )
            }
            Action::Discard(mission) => format!("discard {}", mission_id(edition, mission)),
            Action::Mark(mission) => format!("mark {}", mission_id(edition, mission)),
            Action::End => "end".to_owned(),
            Action::Decline => "decline".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Read<Action> {
        let edition = &*self.edition;
        let words: Vec<&str> = text.split_whitespace().collect();
        match *words.as_slice() {
            ["choose", mission] => read_mission(edition, mission).map(Action::Choose),
            ["take", slot] => read_slot(slot).map(Action::Take),
            ["go", city] => read_city(edition, city).map(Action::Go),
            ["connect", city] => read_city(edition, city).map(Action::Connect),
            ["recall", space] => read_space(edition, space).map(Action::Recall),
            ["recall-objective", mission, city] => Ok(Action::RecallObjective(
                read_mission(edition, mission)?,
                read_city(edition, city)?,
            )),
            ["discard", mission] => read_mission(edition, mission).map(Action::Discard),
            ["mark", mission] => read_mission(edition, mission).map(Action::Mark),
            ["end"] => Ok(Action::End),
            ["decline"] => Ok(Action::Decline),
            _ => Err(NotationError::new(
                text,
                "expected take SLOT, go CITY, connect CITY, recall SPACE, recall-objective MISSION CITY, \
                 discard MISSION, mark MISSION, choose START-MISSION, end or decline",
            )),
        }
    }

    fn write_position(&self, state: &State) -> String {
        position::write(&self.edition, state)
    }

    fn read_position(&self, text: &str) -> Read<State> {
        read_position::read(&self.edition, text)
    }

    fn read_edition(text: &str) -> Read<Arc<Edition>> {
        scenario_edition::read(text).map(Arc::new)
    }

    fn expect(&self, state: &State, question: &str) -> Result<(), Mismatch> {
        expect::expect(self, state, question)
    }
}

/// A number no edition has is written so that it cannot be mistaken for a name.
fn unknown(number: u8) -> String {
    format!("?{number}")
}

pub(crate) fn city_id(edition: &Edition, city: City) -> String {
    edition.city(city).map_or_else(|| unknown(city.0), |data| data.id.clone())
}

pub(crate) fn mission_id(edition: &Edition, mission: Mission) -> String {
    edition.mission(mission).map_or_else(|| unknown(mission.index()), |data| data.id.clone())
}

pub(crate) fn space_id(edition: &Edition, space: Space) -> String {
    edition.space(space).map_or_else(
        || unknown(space.0),
        |(route, number)| {
            format!("{}-{}.{number}", city_id(edition, route.from), city_id(edition, route.to))
        },
    )
}

pub(crate) fn read_city(edition: &Edition, text: &str) -> Read<City> {
    (0..)
        .map(City)
        .zip(edition.cities())
        .find(|(_, data)| data.id == text)
        .map(|(city, _)| city)
        .ok_or_else(|| NotationError::new(text, "no such city"))
}

pub(crate) fn read_mission(edition: &Edition, text: &str) -> Read<Mission> {
    (0..)
        .map(Mission::new)
        .zip(edition.missions())
        .find(|(_, data)| data.id == text)
        .map(|(mission, _)| mission)
        .ok_or_else(|| NotationError::new(text, "no such mission"))
}

fn read_slot(text: &str) -> Read<Slot> {
    match text.parse::<u8>() {
        Ok(number @ 1..) if usize::from(number) <= SLOTS => Ok(Slot(number - 1)),
        _ => Err(NotationError::new(text, format!("a slot is 1 to {SLOTS}"))),
    }
}

/// Spaces are counted from the first-named city: `london-paris.1` is `paris-london.2`.
pub(crate) fn read_space(edition: &Edition, text: &str) -> Read<Space> {
    let wrong = |reason: &str| NotationError::new(text, reason);
    let (cities, number) =
        text.split_once('.').ok_or_else(|| wrong("a space is written like london-paris.1"))?;
    let (from, to) = read_route(edition, cities)?;
    let number: u8 = number.parse().map_err(|_| wrong("no such space"))?;
    let (route, turned) = find_route(edition, from, to).ok_or_else(|| wrong("no such route"))?;
    if !(1..=route.spaces).contains(&number) {
        return Err(wrong(&format!("this route has {} spaces", route.spaces)));
    }
    let number = if turned { route.spaces - number } else { number - 1 };
    Ok(Space(route.first.0 + number))
}

fn read_route(edition: &Edition, text: &str) -> Read<(City, City)> {
    let (from, to) = text
        .split_once('-')
        .ok_or_else(|| NotationError::new(text, "a route is written like london-paris"))?;
    Ok((read_city(edition, from)?, read_city(edition, to)?))
}

/// The route between two cities, and whether it is named the other way round.
fn find_route(edition: &Edition, from: City, to: City) -> Option<(&RouteData, bool)> {
    edition.routes().iter().find_map(|route| {
        if (route.from, route.to) == (from, to) {
            Some((route, false))
        } else if (route.from, route.to) == (to, from) {
            Some((route, true))
        } else {
            None
        }
    })
}
