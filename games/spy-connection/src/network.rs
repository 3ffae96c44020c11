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
        let across = map.border.iter().filter(|&border| reached & border != 0).fold(0, |a, b| a | b);
        let next = here & (reached | along | across);
        if next == reached {
            return reached == here;
        }
        reached = next;
    }
}
