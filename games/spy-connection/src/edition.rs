//! A loaded edition: map, missions, prices, and the tables the rules look things up in.
//!
//! It can only be made from a file that was validated; the rules never check content again.

mod file;
mod validate;

use arrayvec::ArrayVec;
use game::{Digest, Encoder, Lang};

pub use file::{CityEntry, EditionFile, MissionEntry, Names, Prices, RouteEntry, StartEntry};
pub use validate::Completeness;

use crate::ids::{
    City, MAX_CITIES, MAX_CITIES_ON_MISSION, MAX_SPACES, Mission, SLOTS, Space, Table, bits,
};
use crate::options::Side;

/// Loaded, validated content.
#[derive(Clone, Debug)]
pub struct Edition {
    id: String,
    title: Names,
    hash: Digest,
    cities: Vec<CityData>,
    routes: Vec<RouteData>,
    missions: Vec<MissionData>,
    /// How many of the missions belong into the deck; start missions follow.
    deck_missions: u8,
    light: [u8; SLOTS],
    dark: [u8; SLOTS],
    pub(crate) map: Map,
}

/// A city and its names.
#[derive(Clone, Debug)]
pub struct CityData {
    /// The name in notation, e.g. `london`.
    pub id: String,
    /// The names people read.
    pub name: Names,
    /// Where it lies on the poster.
    pub at: Option<[i16; 2]>,
}

/// A route and its spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RouteData {
    /// The city spaces are counted from.
    pub from: City,
    /// The other end.
    pub to: City,
    /// Its first space; the others follow.
    pub first: Space,
    /// How many it has.
    pub spaces: u8,
}

impl RouteData {
    /// Its spaces as a set.
    pub(crate) const fn set(&self) -> u64 {
        (u64::MAX >> (64 - (self.spaces & 63) as u32)) << (self.first.0 & 63)
    }
}

/// A mission card.
#[derive(Clone, Debug)]
pub struct MissionData {
    /// The name in notation, e.g. `london-madrid` or `start-london`.
    pub id: String,
    /// Its cities, in the order of the card.
    pub cities: ArrayVec<City, MAX_CITIES_ON_MISSION>,
    /// What it is worth.
    pub points: u8,
    /// Does it carry the extra turn?
    pub extra_turn: bool,
    /// The red city of a start mission.
    pub red: Option<City>,
}

impl MissionData {
    /// The bit of a city in [`Open::covered`](crate::state::Open), if the card shows it.
    #[inline]
    pub(crate) fn city_bit(&self, city: City) -> Option<u8> {
        self.cities.iter().position(|&c| c == city).map(|place| 1 << place)
    }

    /// All cities covered.
    #[inline]
    pub(crate) fn all_bits(&self) -> u8 {
        (1_u8 << self.cities.len()).wrapping_sub(1)
    }
}

/// The map as sets of bits; spaces of one route follow each other.
#[derive(Clone, Debug)]
pub(crate) struct Map {
    /// Spaces that begin a route.
    pub(crate) firsts: u64,
    /// Spaces that end a route, then those at most one and at most three before the end.
    pub(crate) lasts: u64,
    end_1: u64,
    end_3: u64,
    /// By city: the spaces that border it.
    pub(crate) border: Table<u64, MAX_CITIES>,
    /// By first space of a route: the set of its two cities.
    ends: Table<u16, MAX_SPACES>,
    exits: Vec<Exit>,
    /// By city: where its exits begin and end.
    exit_range: Table<(u8, u8), MAX_CITIES>,
    pub(crate) n_cities: u8,
}

/// A way out of a city.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Exit {
    pub(crate) to: City,
    /// The spaces on the way.
    pub(crate) spaces: u64,
}

impl Map {
    fn new(n_cities: u8, routes: &[RouteData]) -> Self {
        let (mut firsts, mut lasts) = (0_u64, 0_u64);
        let mut border = Table::new([0_u64; MAX_CITIES]);
        let mut ends = Table::new([0_u16; MAX_SPACES]);
        let before = |steps: u8, set: &mut u64| {
            for route in routes {
                let last = route.first.0 + route.spaces - 1;
                (0..=steps.min(route.spaces - 1)).for_each(|n| *set |= Space(last - n).bit());
            }
        };
        let (mut end_1, mut end_3) = (0, 0);
        before(0, &mut lasts);
        before(1, &mut end_1);
        before(3, &mut end_3);
        for route in routes {
            firsts |= route.first.bit();
            *border.at_mut(route.from.0) |= route.first.bit();
            *border.at_mut(route.to.0) |= Space(route.first.0 + route.spaces - 1).bit();
            *ends.at_mut(route.first.0) = route.from.bit() | route.to.bit();
        }
        let mut exits = Vec::new();
        let mut exit_range = Table::new([(0, 0); MAX_CITIES]);
        for city in (0..n_cities).map(City) {
            let begin = exits.len() as u8;
            for route in routes {
                if route.from == city {
                    exits.push(Exit { to: route.to, spaces: route.set() });
                } else if route.to == city {
                    exits.push(Exit { to: route.from, spaces: route.set() });
                }
            }
            // In the order of the cities, so that lists of actions read well.
            if let Some(own) = exits.get_mut(usize::from(begin)..) {
                game::sort_few(own, |exit| exit.to);
            }
            *exit_range.at_mut(city.0) = (begin, exits.len() as u8);
        }
        Self { firsts, lasts, end_1, end_3, border, ends, exits, exit_range, n_cities }
    }

    /// The ways out of a city.
    #[inline]
    pub(crate) fn exits(&self, city: City) -> &[Exit] {
        let (begin, end) = *self.exit_range.at(city.0);
        self.exits.get(usize::from(begin)..usize::from(end)).unwrap_or_default()
    }

    /// The first spaces of all routes on whose every space there is an agent.
    ///
    /// Runs of set bits that reach the end of their route are found by doubling: 2, 4, 8 spaces.
    #[inline]
    pub(crate) const fn full_routes(&self, here: u64) -> u64 {
        let two = here & (self.lasts | here >> 1);
        let four = two & (self.end_1 | two >> 2);
        let eight = four & (self.end_3 | four >> 4);
        eight & self.firsts
    }

    /// The two cities of the route that begins with this space.
    #[inline]
    pub(crate) const fn ends(&self, first: u8) -> u16 {
        *self.ends.at(first)
    }
}

impl Edition {
    /// The edition's short name.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The edition's name for people.
    #[must_use]
    pub fn title(&self, lang: Lang) -> &str {
        self.title.get(lang)
    }

    /// The digest of all but the texts.
    #[must_use]
    pub const fn hash(&self) -> Digest {
        self.hash
    }

    /// The cities in their order.
    #[must_use]
    pub fn cities(&self) -> &[CityData] {
        &self.cities
    }

    /// The routes in their order.
    #[must_use]
    pub fn routes(&self) -> &[RouteData] {
        &self.routes
    }

    /// The missions of the deck, then the start missions.
    #[must_use]
    pub fn missions(&self) -> &[MissionData] {
        &self.missions
    }

    /// A city's data, if the edition has it.
    #[must_use]
    pub fn city(&self, city: City) -> Option<&CityData> {
        self.cities.get(usize::from(city.0))
    }

    /// A mission's data, if the edition has it.
    #[inline]
    #[must_use]
    pub fn mission(&self, mission: Mission) -> Option<&MissionData> {
        self.missions.get(usize::from(mission.index()))
    }

    /// The route a space is on, and its number there counted from 1.
    #[must_use]
    pub fn space(&self, space: Space) -> Option<(&RouteData, u8)> {
        self.routes.iter().find_map(|route| {
            let number = space.0.checked_sub(route.first.0)?;
            (number < route.spaces).then(|| (route, number + 1))
        })
    }

    /// Missions that are shuffled into the deck.
    pub fn deck_missions(&self) -> impl DoubleEndedIterator<Item = Mission> {
        (0..self.deck_missions).map(Mission::new)
    }

    /// Start missions.
    pub fn start_missions(&self) -> impl DoubleEndedIterator<Item = Mission> {
        (self.deck_missions..self.missions.len() as u8).map(Mission::new)
    }

    /// Prices of the slots on a side (SC-3.4, SC-9.1).
    #[inline]
    #[must_use]
    pub const fn prices(&self, side: Side) -> &[u8; SLOTS] {
        match side {
            Side::Light => &self.light,
            Side::Dark => &self.dark,
        }
    }

    /// How many spaces the map has.
    #[must_use]
    pub fn n_spaces(&self) -> u8 {
        self.routes.iter().map(|route| route.spaces).sum()
    }

    /// The cities of a set, ascending.
    pub(crate) fn cities_of(set: u16) -> impl Iterator<Item = City> {
        bits(set.into()).map(City)
    }

    /// Everything but texts and positions on the poster, in the order of the file.
    fn compute_hash(&self) -> Digest {
        let mut out = Encoder::new();
        out.text("spy-connection edition 1");
        out.bytes(&self.light);
        out.bytes(&self.dark);
        out.u8(self.cities.len() as u8);
        self.cities.iter().for_each(|city| out.text(&city.id));
        out.u8(self.routes.len() as u8);
        self.routes.iter().for_each(|route| out.bytes(&[route.from.0, route.to.0, route.spaces]));
        out.u8(self.deck_missions);
        out.u8(self.missions.len() as u8);
        for mission in &self.missions {
            out.u8(mission.cities.len() as u8);
            mission.cities.iter().for_each(|city| out.u8(city.0));
            out.u8(mission.points);
            out.u8(mission.extra_turn.into());
            out.u8(mission.red.map_or(0, |city| city.0 + 1));
        }
        out.finish()
    }
}
