//! What hangs together: the network of a spy, and which spaces may be recalled (SC-4.2, SC-6.2).
//!
//! In every position the rules can reach, all of a seat's agents and its spy hang together. So every full
//! route belongs to the network, and the network is just the cities of full routes; no search is needed.
//! And because only *new* cities are connected (SC-4.4), full routes never form a ring: what may be recalled
//! are the tips of unfinished routes and the outer ends of finished ones. Only a position that somebody
//! made up can have a ring; for those each space is tried.

use crate::edition::Map;
use crate::ids::{City, bits};

/// The network of a spy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Network {
    /// The cities, as a set.
    pub(crate) cities: u16,
    /// Is there more than one way between two cities?
    has_ring: bool,
}

impl Network {
    /// The network of a spy in this city with agents on these spaces.
    #[inline]
    pub(crate) fn of(map: &Map, here: u64, spy: City) -> Self {
        let mut cities = spy.bit();
        let mut routes = 0;
        for first in bits(map.full_routes(here)) {
            cities |= map.ends(first);
            routes += 1;
        }
        // A tree has one city more than routes.
        Self { cities, has_ring: cities.count_ones() <= routes }
    }

    #[inline]
    pub(crate) const fn has(self, city: City) -> bool {
        self.cities & city.bit() != 0
    }

    /// The spaces that may be recalled one by one.
    #[inline]
    pub(crate) fn recallable(self, map: &Map, here: u64, spy: City) -> u64 {
        if self.has_ring {
            return recallable_by_trying(map, here, spy);
        }
        // The neighbour on the same route is empty: the end of a row of agents that begins at a city.
        let no_next = !map.lasts & !(here >> 1);
        let no_previous = !map.firsts & !(here << 1);
        let mut set = here & (no_next | no_previous);
        // The only space at a city where the spy is not: the outer end of a finished route.
        for (city, &border) in (0..map.n_cities).zip(map.border.iter()) {
            let at_city = here & border;
            if at_city & at_city.wrapping_sub(1) == 0 && city != spy.0 {
                set |= at_city;
            }
        }
        set
    }
}

fn recallable_by_trying(map: &Map, here: u64, spy: City) -> u64 {
    bits(here)
        .map(|space| 1_u64 << space)
        .filter(|bit| hangs_together(map, here & !bit, spy))
        .fold(0, |set, bit| set | bit)
}

/// SC-6.2, word for word: do these agents and the spy hang together?
pub(crate) fn hangs_together(map: &Map, here: u64, spy: City) -> bool {
    if here == 0 {
        return true;
    }
    let mut reached = here & map.border.at(spy.0);
    loop {
        let along = (reached << 1 & !map.firsts) | (reached >> 1 & !map.lasts);
        let across =
            map.border.iter().filter(|&border| reached & border != 0).fold(0, |a, b| a | b);
        let next = here & (reached | along | across);
        if next == reached {
            return reached == here;
        }
        reached = next;
    }
}

#[cfg(test)]
mod tests {
    use game::{Chance, Deal, Seed};

    use super::*;
    use crate::SpyConnection;

    /// Grows a random set of agents that hangs together; with rings where `rings` says so.
    fn random_agents(map: &Map, chance: &mut impl Chance, rings: bool) -> (u64, City) {
        let mut spy = City(chance.below(map.n_cities.into()) as u8);
        let mut here = 0;
        for _ in 0..chance.below(9) {
            let exits = map.exits(spy);
            let exit = exits[chance.below(exits.len() as u32) as usize];
            if rings || !Network::of(map, here, spy).has(exit.to) {
                here |= exit.spaces;
            }
            // A few loose ends.
            let loose =
                exits[chance.below(exits.len() as u32) as usize].spaces & map.border.at(spy.0);
            if chance.below(3) == 0 && (rings || loose & map.firsts & map.lasts == 0) {
                let ring = Network::of(map, here | loose, spy);
                here |= if ring.has_ring && !rings { 0 } else { loose };
            }
            let cities = Network::of(map, here, spy).cities;
            let choices: Vec<u8> = bits(cities.into()).collect();
            spy = City(choices[chance.below(choices.len() as u32) as usize]);
        }
        (here, spy)
    }

    /// SC-4.2, word for word: what the spy reaches over routes that are full of agents.
    fn network_by_walking(game: &SpyConnection, here: u64, spy: City) -> u16 {
        let mut reached = spy.bit();
        for _ in 0..crate::ids::MAX_CITIES {
            for route in game.edition.routes() {
                let ends = route.from.bit() | route.to.bit();
                if here & route.set() == route.set() && reached & ends != 0 {
                    reached |= ends;
                }
            }
        }
        reached
    }

    #[test]
    fn network_and_recalls_are_what_the_clauses_say() {
        let game = SpyConnection::house().unwrap();
        let map = &game.edition.map;
        let mut chance = Deal::new(Seed::from_text("network")).stream("test");
        let (mut trees, mut with_ring, mut held) = (0, 0, 0);
        for round in 0..20_000 {
            let (here, spy) = random_agents(map, &mut chance, round % 2 == 0);
            assert!(hangs_together(map, here, spy), "the test made a bad position");
            let network = Network::of(map, here, spy);
            assert_eq!(network.cities, network_by_walking(&game, here, spy));
            let quick = network.recallable(map, here, spy);
            assert_eq!(quick, recallable_by_trying(map, here, spy), "{here:b} {spy:?}");
            held += i32::from(quick != here);
            if network.has_ring { with_ring += 1 } else { trees += 1 }
        }
        // Both ways of finding out, and spaces that may not be recalled, were really met.
        assert!(trees > 5_000 && with_ring > 2_000 && held > 5_000, "{trees} {with_ring} {held}");
    }
}
