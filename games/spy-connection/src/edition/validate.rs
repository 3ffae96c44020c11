//! From a file to an edition: every reason why a file cannot be played with.

use arrayvec::ArrayVec;
use game::{ContentError, Digest};

use super::{
    CityData, CityEntry, Edition, EditionFile, Map, MissionData, MissionEntry, Names, RouteData,
    RouteEntry, StartEntry,
};
use crate::ids::{
    City, DECK_MISSIONS, MAX_CITIES, MAX_CITIES_ON_MISSION, MAX_ROUTE_SPACES, MAX_ROUTES,
    MAX_SPACES, START_MISSIONS, Space,
};
use crate::options::FEWER_AGENTS;

/// Must the edition have all its cards?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completeness {
    /// To play with: 43 missions of 2 to 8 points and 5 start missions.
    Full,
    /// To show one rule: as many as are needed, worth what is needed.
    Scenario,
}

type Checked<T> = Result<T, ContentError>;

fn refuse<T>(key: impl Into<String>, reason: impl Into<String>) -> Checked<T> {
    Err(ContentError::at(key, reason))
}

impl Edition {
    /// Makes an edition of a file.
    ///
    /// # Errors
    /// The first thing that is wrong with it; the file's name is left open.
    pub fn new(file: EditionFile, completeness: Completeness) -> Checked<Self> {
        if file.format != 1 {
            return refuse("format", format!("1 is the only form there is, not {}", file.format));
        }
        check_slug("id", &file.id, true)?;
        check_names("title", &file.title)?;
        check_prices("prices.light", &file.prices.light)?;
        check_prices("prices.dark", &file.prices.dark)?;
        let cities = cities(file.cities)?;
        let routes = routes(&file.routes, &cities)?;
        check_connected(&cities, &routes)?;
        let mut missions = missions(&file.missions, &cities, completeness)?;
        let deck_missions = missions.len() as u8;
        starts(&file.starts, &cities, completeness, &mut missions)?;
        check_cards(&missions, deck_missions)?;
        let map = Map::new(cities.len() as u8, &routes);
        let mut edition = Self {
            id: file.id,
            title: file.title,
            hash: Digest([0; 32]),
            cities,
            routes,
            missions,
            deck_missions,
            light: file.prices.light,
            dark: file.prices.dark,
            map,
        };
        edition.hash = edition.compute_hash();
        Ok(edition)
    }
}

/// Names in notation: letters and digits, so that `london-paris.1` can be read in one way only.
fn check_slug(key: &str, slug: &str, with_dashes: bool) -> Checked<()> {
    let fine = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || (with_dashes && c == '-');
    let begins_well = slug.starts_with(|c: char| c.is_ascii_lowercase());
    if !begins_well || slug.len() > 40 || !slug.chars().all(fine) {
        return refuse(
            key,
            format!("`{}` is no short name of lower-case letters and digits", shorten(slug)),
        );
    }
    Ok(())
}

fn check_names(key: &str, names: &Names) -> Checked<()> {
    for (lang, name) in [("en", &names.en), ("de", &names.de), ("fr", &names.fr)] {
        if name.trim().is_empty() || name.chars().count() > 60 || name.chars().any(char::is_control)
        {
            return refuse(format!("{key}.{lang}"), "a name of 1 to 60 letters is expected");
        }
    }
    Ok(())
}

fn check_prices(key: &str, prices: &[u8]) -> Checked<()> {
    match prices.iter().find(|&&price| price > FEWER_AGENTS) {
        Some(price) => refuse(key, format!("nobody can ever pay {price} agents")),
        None => Ok(()),
    }
}

fn shorten(text: &str) -> String {
    text.chars().take(40).collect()
}

fn cities(entries: Vec<CityEntry>) -> Checked<Vec<CityData>> {
    if !(2..=MAX_CITIES).contains(&entries.len()) {
        return refuse(
            "city",
            format!("2 to {MAX_CITIES} cities are possible, not {}", entries.len()),
        );
    }
    let mut cities: Vec<CityData> = Vec::with_capacity(entries.len());
    for (index, entry) in entries.into_iter().enumerate() {
        check_slug(&format!("city[{index}].id"), &entry.id, false)?;
        check_names(&format!("city[{index}].name"), &entry.name)?;
        if entry.id == "start" {
            return refuse(
                format!("city[{index}].id"),
                "`start` begins the names of start missions",
            );
        }
        if cities.iter().any(|city| city.id == entry.id) {
            return refuse(format!("city[{index}].id"), format!("`{}` is there twice", entry.id));
        }
        cities.push(CityData { id: entry.id, name: entry.name, at: entry.at });
    }
    Ok(cities)
}

fn find_city(cities: &[CityData], key: &str, id: &str) -> Checked<City> {
    match cities.iter().position(|city| city.id == id) {
        Some(index) => Ok(City(index as u8)),
        None => refuse(key, format!("there is no city `{}`", shorten(id))),
    }
}

fn routes(entries: &[RouteEntry], cities: &[CityData]) -> Checked<Vec<RouteData>> {
    if entries.len() > MAX_ROUTES {
        return refuse(
            "route",
            format!("at most {MAX_ROUTES} routes are possible, not {}", entries.len()),
        );
    }
    let mut routes: Vec<RouteData> = Vec::with_capacity(entries.len());
    let mut spaces = 0_usize;
    for (index, entry) in entries.iter().enumerate() {
        let key = format!("route[{index}].between");
        let [from, to] = &entry.between;
        let (from, to) = (find_city(cities, &key, from)?, find_city(cities, &key, to)?);
        if from == to {
            return refuse(key, "a route joins two different cities");
        }
        if routes.iter().any(|r| (r.from, r.to) == (from, to) || (r.from, r.to) == (to, from)) {
            return refuse(key, "these two cities have a route already");
        }
        let key = format!("route[{index}].spaces");
        if !(1..=MAX_ROUTE_SPACES).contains(&entry.spaces) {
            return refuse(
                key,
                format!(
                    "1 to {MAX_ROUTE_SPACES} spaces are possible (SC-5.2), not {}",
                    entry.spaces
                ),
            );
        }
        let first = Space(spaces as u8);
        spaces += usize::from(entry.spaces);
        if spaces > MAX_SPACES {
            return refuse(
                key,
                format!("this is space {spaces}; at most {MAX_SPACES} are possible"),
            );
        }
        routes.push(RouteData { from, to, first, spaces: entry.spaces });
    }
    Ok(routes)
}

fn check_connected(cities: &[CityData], routes: &[RouteData]) -> Checked<()> {
    for (index, city) in (0..).map(City).zip(cities) {
        if !routes.iter().any(|route| route.from == index || route.to == index) {
            return refuse(
                format!("city[{}]", index.0),
                format!("no route leads to `{}`", city.id),
            );
        }
    }
    let mut reached = City(0).bit();
    for _ in cities {
        for route in routes {
            let ends = route.from.bit() | route.to.bit();
            if reached & ends != 0 {
                reached |= ends;
            }
        }
    }
    match (0..).map(City).zip(cities).find(|(city, _)| reached & city.bit() == 0) {
        Some((_, city)) => {
            refuse("route", format!("the map is not connected: no way leads to `{}`", city.id))
        }
        None => Ok(()),
    }
}

fn mission_cities(
    key: &str,
    ids: &[String],
    cities: &[CityData],
) -> Checked<ArrayVec<City, MAX_CITIES_ON_MISSION>> {
    if !(2..=MAX_CITIES_ON_MISSION).contains(&ids.len()) {
        return refuse(
            key,
            format!("2 to {MAX_CITIES_ON_MISSION} cities are possible, not {}", ids.len()),
        );
    }
    let mut found: ArrayVec<City, MAX_CITIES_ON_MISSION> = ArrayVec::new();
    for id in ids {
        let city = find_city(cities, key, id)?;
        if found.contains(&city) {
            return refuse(key, format!("`{id}` is there twice"));
        }
        found.push(city);
    }
    Ok(found)
}

fn check_points(key: &str, points: u8, completeness: Completeness) -> Checked<()> {
    let fine = match completeness {
        Completeness::Full => 2..=8,
        Completeness::Scenario => 0..=99,
    };
    if fine.contains(&points) {
        Ok(())
    } else {
        refuse(key, format!("{} to {} points are possible, not {points}", fine.start(), fine.end()))
    }
}

fn check_count(key: &str, have: usize, full: usize, completeness: Completeness) -> Checked<()> {
    match completeness {
        Completeness::Full if have != full => {
            refuse(key, format!("there must be {full}, not {have}"))
        }
        Completeness::Scenario if have > full => {
            refuse(key, format!("there can be {full} at most, not {have}"))
        }
        Completeness::Full | Completeness::Scenario => Ok(()),
    }
}

fn missions(
    entries: &[MissionEntry],
    cities: &[CityData],
    completeness: Completeness,
) -> Checked<Vec<MissionData>> {
    check_count("mission", entries.len(), DECK_MISSIONS, completeness)?;
    let mission = |(index, entry): (usize, &MissionEntry)| {
        check_points(&format!("mission[{index}].points"), entry.points, completeness)?;
        Ok(MissionData {
            cities: mission_cities(&format!("mission[{index}].cities"), &entry.cities, cities)?,
            id: entry.cities.join("-"),
            points: entry.points,
            extra_turn: entry.extra_turn,
            red: None,
        })
    };
    entries.iter().enumerate().map(mission).collect()
}

fn starts(
    entries: &[StartEntry],
    cities: &[CityData],
    completeness: Completeness,
    missions: &mut Vec<MissionData>,
) -> Checked<()> {
    check_count("start", entries.len(), START_MISSIONS, completeness)?;
    for (index, entry) in entries.iter().enumerate() {
        check_points(&format!("start[{index}].points"), entry.points, completeness)?;
        let shown = mission_cities(&format!("start[{index}].cities"), &entry.cities, cities)?;
        let key = format!("start[{index}].red");
        let red = find_city(cities, &key, &entry.red)?;
        if !shown.contains(&red) {
            return refuse(key, format!("`{}` is not on the card", entry.red));
        }
        if missions.iter().any(|mission| mission.red == Some(red)) {
            return refuse(key, format!("`{}` begins another start mission", entry.red));
        }
        missions.push(MissionData {
            id: format!("start-{}", entry.red),
            cities: shown,
            points: entry.points,
            extra_turn: entry.extra_turn,
            red: Some(red),
        });
    }
    Ok(())
}

/// The same cities twice would be the same card twice, and nobody could name one of them.
fn check_cards(missions: &[MissionData], deck_missions: u8) -> Checked<()> {
    let set = |mission: &MissionData| mission.cities.iter().fold(0, |set, city| set | city.bit());
    for (index, mission) in missions.iter().enumerate() {
        let twin = |other: &&MissionData| set(other) == set(mission);
        if let Some(other) = missions.iter().take(index).find(twin) {
            let key = match index.checked_sub(usize::from(deck_missions)) {
                Some(index) => format!("start[{index}].cities"),
                None => format!("mission[{index}].cities"),
            };
            return refuse(key, format!("the same cities as `{}`", other.id));
        }
    }
    Ok(())
}
