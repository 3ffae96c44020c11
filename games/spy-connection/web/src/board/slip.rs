//! Where the slip with a price lies: near its city, and clear of cities, names, agents and spies.

use crate::layout::{Anchor, HEIGHT, Layout, WIDTH};

/// How far apart the places are that are tried.
const STEP: f64 = 14.0;
/// How far from its city a slip may lie.
const REACH: f64 = 230.0;

/// A box on the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Box {
    /// Its upper left corner.
    pub x: f64,
    /// The same.
    pub y: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

impl Box {
    /// A box around a point.
    pub fn around(x: f64, y: f64, reach: f64) -> Self {
        Self { x: x - reach, y: y - reach, width: 2.0 * reach, height: 2.0 * reach }
    }

    /// How much of each other two boxes cover.
    fn shared(&self, other: &Self) -> f64 {
        let side = |a: f64, wide: f64, b: f64, broad: f64| (a + wide).min(b + broad) - a.max(b);
        let x = side(self.x, self.width, other.x, other.width).max(0.0);
        x * side(self.y, self.height, other.y, other.height).max(0.0)
    }

    /// How far a point is from it.
    fn distance(&self, (x, y): (f64, f64)) -> f64 {
        let beyond = |at: f64, from: f64, size: f64| (from - at).max(at - from - size).max(0.0);
        beyond(x, self.x, self.width).hypot(beyond(y, self.y, self.height))
    }
}

/// What a slip must not cover, whoever stands where: cities with their spies, and names.
pub fn fixed(layout: &Layout, names: &[String]) -> Vec<Box> {
    let cities = layout.cities.iter().map(|spot| {
        // A spy is taller than its city.
        Box { x: spot.x - 34.0, y: spot.y - 50.0, width: 68.0, height: 84.0 }
    });
    let plates = layout.cities.iter().zip(names).map(|(spot, name)| {
        let width = plate_width(name);
        let (dx, dy) = spot.name;
        let left = match spot.anchor {
            Anchor::Start => dx,
            Anchor::Middle => dx - width / 2.0,
            Anchor::End => dx - width,
        };
        Box { x: spot.x + left, y: spot.y + dy - 14.5, width, height: 20.0 }
    });
    cities.chain(plates).collect()
}

/// How wide the plate with a name is.
pub fn plate_width(name: &str) -> f64 {
    14.0 + 8.3 * name.chars().count() as f64
}

/// The best place for a slip of this size beside a point; the boxes with their weights are to stay free.
pub fn place(at: (f64, f64), (width, height): (f64, f64), busy: &[(Box, f64)]) -> (f64, f64) {
    let cost = |slip: &Box| {
        let covered: f64 = busy.iter().map(|(other, weight)| weight * slip.shared(other)).sum();
        covered + slip.distance(at)
    };
    let mut best = ((at.0 + 35.0, at.1 + 50.0), f64::MAX);
    let mut y = (at.1 - REACH).max(12.0);
    while y < (at.1 + REACH).min(HEIGHT - 12.0 - height) {
        let mut x = (at.0 - REACH - width / 2.0).max(14.0);
        while x < (at.0 + REACH).min(WIDTH - 14.0 - width) {
            let found = cost(&Box { x, y, width, height });
            if found < best.1 {
                best = ((x, y), found);
            }
            x += STEP;
        }
        y += STEP;
    }
    best.0
}

#[cfg(test)]
mod tests {
    use super::*;

    use game::{Game as _, Lang};
    use spy_connection::SpyConnection;

    #[test]
    fn a_slip_covers_no_city_no_name_and_no_agent() {
        let game = SpyConnection::house().unwrap();
        let layout = Layout::of(game.edition());
        for lang in [Lang::En, Lang::De, Lang::Fr] {
            let cities = game.edition().cities();
            let names: Vec<String> =
                cities.iter().map(|city| city.name.get(lang).to_owned()).collect();
            // Agents lie on every space of the map.
            let fixed = fixed(&layout, &names);
            let discs = layout.places.iter().map(|place| Box::around(place.x, place.y, 15.0));
            let busy: Vec<(Box, f64)> = fixed.into_iter().chain(discs).map(|b| (b, 1.0)).collect();
            for spot in &layout.cities {
                let size = (175.0, 46.0);
                let (x, y) = place((spot.x, spot.y), size, &busy);
                let slip = Box { x, y, width: size.0, height: size.1 };
                let covered: f64 = busy.iter().map(|(other, _)| slip.shared(other)).sum();
                assert!(covered < 60.0, "{} covers {covered}", spot.art);
            }
        }
    }

    #[test]
    fn a_name_stays_clear_of_agents_side_by_side() {
        let game = SpyConnection::house().unwrap();
        let layout = Layout::of(game.edition());
        for lang in [Lang::En, Lang::De, Lang::Fr] {
            let cities = game.edition().cities();
            let names: Vec<String> =
                cities.iter().map(|city| city.name.get(lang).to_owned()).collect();
            for (plate, name) in fixed(&layout, &names)[cities.len()..].iter().zip(&names) {
                for place in &layout.places {
                    // Two seats share the space: half a step to each side of the route, each 13 px round.
                    for side in [-13.0, 0.0, 13.0] {
                        let at = (place.x + place.across.0 * side, place.y + place.across.1 * side);
                        assert!(plate.distance(at) > 15.0, "{name} covers agents at {at:?}");
                    }
                }
            }
        }
    }
}
