//! A small edition inside a scenario file: just the cities, routes and cards that show one rule.

use game::NotationError;

use super::Read;
use crate::edition::{
    CityEntry, Completeness, EditionFile, MissionEntry, Names, Prices, RouteEntry, StartEntry,
};
use crate::{Edition, SpyConnection};

/// Reads the lines of an edition.
pub(super) fn read(text: &str) -> Read<Edition> {
    // Prices are the house edition's unless the scenario says otherwise.
    let house = SpyConnection::house()?.edition;
    let mut file = EditionFile {
        format: 1,
        id: "scenario".to_owned(),
        title: names("Scenario"),
        prices: Prices {
            light: *house.prices(crate::Side::Light),
            dark: *house.prices(crate::Side::Dark),
        },
        cities: Vec::new(),
        routes: Vec::new(),
        missions: Vec::new(),
        starts: Vec::new(),
    };
    for (index, line) in text.lines().enumerate() {
        let words: Vec<&str> =
            line.split('#').next().unwrap_or_default().split_whitespace().collect();
        if !words.is_empty() {
            read_line(&house, &mut file, &words).map_err(|error| error.in_line(index + 1))?;
        }
    }
    Ok(Edition::new(file, Completeness::Scenario)?)
}

fn names(name: &str) -> Names {
    let name = name.to_owned();
    Names { en: name.clone(), de: name.clone(), fr: name }
}

fn read_line(house: &Edition, file: &mut EditionFile, words: &[&str]) -> Read<()> {
    match *words {
        ["cities", ref ids @ ..] => file.cities.extend(ids.iter().map(|id| city(house, id))),
        ["route", cities, spaces] => {
            let (from, to) = cities.split_once('-').ok_or_else(|| {
                NotationError::new(cities, "a route is written like london-paris")
            })?;
            let spaces = number(spaces)?;
            file.routes.push(RouteEntry { between: [from.to_owned(), to.to_owned()], spaces });
        }
        ["mission", cities, points, ref extra @ ..] => file.missions.push(MissionEntry {
            cities: cities.split('-').map(str::to_owned).collect(),
            points: number(points)?,
            extra_turn: read_extra(extra)?,
        }),
        ["start", cities, points, ref extra @ ..] => {
            let cities: Vec<String> = cities.split('-').map(str::to_owned).collect();
            let red = cities.first().cloned().unwrap_or_default();
            file.starts.push(StartEntry {
                cities,
                red,
                points: number(points)?,
                extra_turn: read_extra(extra)?,
            });
        }
        ["prices", side, a, b, c, d] => {
            let prices = [number(a)?, number(b)?, number(c)?, number(d)?];
            match side {
                "light" => file.prices.light = prices,
                "dark" => file.prices.dark = prices,
                _ => return Err(NotationError::new(side, "prices are light or dark")),
            }
        }
        _ => {
            return Err(NotationError::new(
                &words.join(" "),
                "expected cities, route A-B N, mission A-B POINTS [extra], start A-B POINTS [extra] or prices",
            ));
        }
    }
    Ok(())
}

/// Cities of the house edition keep their names; others are called what they are.
fn city(house: &Edition, id: &str) -> CityEntry {
    let known = house.cities().iter().find(|city| city.id == id);
    let name = known.map_or_else(|| names(id), |city| city.name.clone());
    CityEntry { id: id.to_owned(), name, at: known.and_then(|city| city.at) }
}

fn read_extra(words: &[&str]) -> Read<bool> {
    match *words {
        [] => Ok(false),
        ["extra"] => Ok(true),
        _ => Err(NotationError::new(&words.join(" "), "only `extra` can follow the points")),
    }
}

fn number(text: &str) -> Read<u8> {
    text.parse().map_err(|_| NotationError::new(text, "not a number that is possible here"))
}
