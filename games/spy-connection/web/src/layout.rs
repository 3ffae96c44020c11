//! Where the poster draws cities, routes and spaces; the same for every edition, drawn or not.
//!
//! A city the poster knows has its own place for name and coin; any other gets the usual one, and an edition that
//! says nothing about places is laid out on a ring.

use spy_connection::Edition;
use spy_connection::ids::{City, Space};
use ui::circle;

use crate::px::Px;

/// The poster's size.
pub const WIDTH: f64 = 1000.0;
/// The poster's height.
pub const HEIGHT: f64 = 690.0;
/// Half of a disc with the room a route keeps for it.
const DISC: f64 = 15.0;
/// A route begins so far from the middle of a city.
const RIM: f64 = 27.0;
/// Two discs lie no farther apart than this.
const WIDEST_GAP: f64 = 26.0;
/// The line of a route is walked in so many steps.
const STEPS: u16 = 200;

/// Which end of a name stands at its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

/// Where a city is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Spot {
    /// Its middle.
    pub x: f64,
    /// Its middle.
    pub y: f64,
    /// How its name stands.
    pub anchor: Anchor,
    /// Where its name stands, from the middle.
    pub name: (f64, f64),
    /// Where its price stands, from the middle.
    pub coin: (f64, f64),
    /// The symbol of its vignette.
    pub art: &'static str,
}

/// Where a space is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// Its middle.
    pub x: f64,
    /// Its middle.
    pub y: f64,
    /// The direction across the route.
    pub across: (f64, f64),
}

impl Place {
    /// The direction across the route, in degrees.
    pub fn turn(&self) -> f64 {
        circle::angle(self.across.0, self.across.1).to_degrees()
    }
}

/// Where everything is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// By city.
    pub cities: Vec<Spot>,
    /// By route: its line.
    pub lines: Vec<String>,
    /// By space.
    pub places: Vec<Place>,
    /// Do these cities lie where the poster shows Europe?
    pub is_poster: bool,
}

impl Layout {
    /// The layout of an edition.
    pub fn of(edition: &Edition) -> Self {
        let n = edition.cities().len();
        let cities: Vec<Spot> =
            (0..).zip(edition.cities()).map(|(i, city)| spot(i, n, city)).collect();
        let known = |id: &str| KNOWN.iter().find(|known| known.id == id);
        let is_home = edition.cities().iter().filter(|city| {
            known(&city.id).is_some_and(|known| city.at == Some([known.at.0, known.at.1]))
        });
        let is_poster =
            is_home.count() * 2 > n && edition.cities().iter().all(|city| city.at.is_some());
        let (mut lines, mut places) = (Vec::new(), Vec::new());
        for route in edition.routes() {
            let end =
                |city: City| cities.get(usize::from(city.0)).map_or((0.0, 0.0), |s| (s.x, s.y));
            let id = |city: City| edition.city(city).map_or("", |data| data.id.as_str());
            let curve =
                Curve::new(end(route.from), end(route.to), bend(id(route.from), id(route.to)));
            lines.push(curve.path());
            places.extend(curve.places(route.spaces));
        }
        Self { cities, lines, places, is_poster }
    }

    /// Where a city is drawn.
    pub fn city(&self, city: City) -> Option<&Spot> {
        self.cities.get(usize::from(city.0))
    }

    /// Where a space is drawn.
    pub fn space(&self, space: Space) -> Option<&Place> {
        self.places.get(usize::from(space.0))
    }
}

fn spot(index: u32, n: usize, city: &spy_connection::edition::CityData) -> Spot {
    let known = KNOWN.iter().find(|known| known.id == city.id);
    let (x, y) = match city.at {
        Some([x, y]) => (f64::from(x), f64::from(y)),
        None => ring(index, n),
    };
    match known {
        Some(known) => {
            Spot { x, y, anchor: known.anchor, name: known.name, coin: known.coin, art: known.art }
        }
        None => Spot {
            x,
            y,
            anchor: Anchor::Middle,
            name: (0.0, 45.0),
            coin: (19.0, -20.0),
            art: "v-any",
        },
    }
}

/// A place on a ring, the first at the top.
fn ring(index: u32, n: usize) -> (f64, f64) {
    let turn = core::f64::consts::TAU * f64::from(index) / n.max(1) as f64;
    (WIDTH / 2.0 + 400.0 * circle::sin(turn), HEIGHT / 2.0 - 265.0 * circle::cos(turn))
}

/// How far a route swings to the left of the straight line; straight ones of strangers swing a little.
fn bend(from: &str, to: &str) -> f64 {
    let found = BENDS.iter().find_map(|&(a, b, bend)| match () {
        () if (a, b) == (from, to) => Some(bend),
        () if (b, a) == (from, to) => Some(-bend),
        () => None,
    });
    found.unwrap_or(10.0)
}

/// The line of a route.
struct Curve {
    from: (f64, f64),
    over: (f64, f64),
    to: (f64, f64),
}

impl Curve {
    fn new(from: (f64, f64), to: (f64, f64), bend: f64) -> Self {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy).max(1.0);
        let middle = (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1));
        let over = (middle.0 + 2.0 * bend * dy / length, middle.1 - 2.0 * bend * dx / length);
        Self { from, over, to }
    }

    fn path(&self) -> String {
        let (from, over, to) = (self.from, self.over, self.to);
        let pair = |(x, y): (f64, f64)| format!("{} {}", Px(x), Px(y));
        let over = (over.0.round(), over.1.round());
        format!("M{}Q{} {}", pair(from), pair(over), pair(to))
    }

    fn at(&self, t: f64) -> (f64, f64) {
        let (a, b, c) = ((1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t);
        let mix = |from: f64, over: f64, to: f64| a * from + b * over + c * to;
        (mix(self.from.0, self.over.0, self.to.0), mix(self.from.1, self.over.1, self.to.1))
    }

    /// The discs, evenly spread over the middle of the line.
    fn places(&self, spaces: u8) -> Vec<Place> {
        let mut walked = vec![(0.0, self.from)];
        let mut length = 0.0;
        for step in 1..=STEPS {
            let here = self.at(f64::from(step) / f64::from(STEPS));
            let before = walked.last().map_or(self.from, |(_, point)| *point);
            length += (here.0 - before.0).hypot(here.1 - before.1);
            walked.push((length, here));
        }
        let n = f64::from(spaces);
        let free = length - 2.0 * RIM - 2.0 * DISC * n;
        let gap = (free / (n + 1.0)).min(WIDEST_GAP);
        let first = (length - (2.0 * DISC * n + gap * (n - 1.0))) / 2.0 + DISC;
        (0..spaces).map(|i| along(&walked, first + f64::from(i) * (2.0 * DISC + gap))).collect()
    }
}

/// The point so far along a walked line.
fn along(walked: &[(f64, (f64, f64))], length: f64) -> Place {
    let end = walked.partition_point(|(walked, _)| *walked < length).max(1);
    let pair = walked.get(end - 1..=end).or_else(|| walked.get(walked.len().saturating_sub(2)..));
    let &[(from, a), (to, b)] = pair.unwrap_or_default() else {
        return Place { x: 0.0, y: 0.0, across: (0.0, 1.0) };
    };
    let t = if to > from { (length - from) / (to - from) } else { 0.0 };
    let step = (b.0 - a.0).hypot(b.1 - a.1).max(f64::MIN_POSITIVE);
    Place {
        x: a.0 + (b.0 - a.0) * t,
        y: a.1 + (b.1 - a.1) * t,
        across: (-(b.1 - a.1) / step, (b.0 - a.0) / step),
    }
}

/// A city the poster was drawn for.
struct Known {
    id: &'static str,
    art: &'static str,
    at: (i16, i16),
    anchor: Anchor,
    name: (f64, f64),
    coin: (f64, f64),
}

const fn known(
    id: &'static str,
    art: &'static str,
    at: (i16, i16),
    anchor: Anchor,
    name: (f64, f64),
    coin: (f64, f64),
) -> Known {
    Known { id, art, at, anchor, name, coin }
}

/// As `art/layout.json` has it, which a test holds beside it.
const KNOWN: [Known; 12] = {
    use Anchor::{End, Middle, Start};
    const COIN: (f64, f64) = (19.0, -20.0);
    [
        known("athens", "v-athens", (690, 606), Middle, (4.0, 45.0), COIN),
        known("berlin", "v-berlin", (452, 232), End, (-20.0, -44.0), COIN),
        known("budapest", "v-budapest", (584, 408), Start, (28.0, -8.0), (-20.0, -20.0)),
        known("helsinki", "v-helsinki", (672, 84), End, (-28.0, -20.0), (27.0, 6.0)),
        known("istanbul", "v-istanbul", (838, 512), Start, (16.0, 42.0), COIN),
        known("london", "v-london", (205, 208), End, (-30.0, 5.0), COIN),
        known("madrid", "v-madrid", (112, 560), Middle, (0.0, 45.0), COIN),
        known("monaco", "v-monaco", (372, 464), End, (-30.0, 3.0), COIN),
        known("moscow", "v-moscow", (892, 180), Middle, (0.0, 45.0), COIN),
        known("paris", "v-paris", (268, 336), End, (-30.0, 5.0), COIN),
        known("rome", "v-rome", (478, 556), End, (-24.0, 36.0), COIN),
        known("warsaw", "v-warsaw", (612, 262), Start, (32.0, 16.0), COIN),
    ]
};

/// Routes that swing wider or the other way, so that lines and names keep apart.
const BENDS: [(&str, &str, f64); 21] = [
    ("london", "paris", 12.0),
    ("london", "berlin", -16.0),
    ("paris", "madrid", -26.0),
    ("paris", "monaco", 16.0),
    ("paris", "berlin", -16.0),
    ("madrid", "monaco", -34.0),
    ("monaco", "rome", -16.0),
    ("monaco", "budapest", 18.0),
    ("rome", "budapest", -10.0),
    ("rome", "athens", -14.0),
    ("athens", "istanbul", -14.0),
    ("athens", "budapest", -16.0),
    ("istanbul", "budapest", 8.0),
    ("istanbul", "moscow", -10.0),
    ("berlin", "warsaw", 12.0),
    ("berlin", "budapest", -14.0),
    ("berlin", "helsinki", 18.0),
    ("warsaw", "budapest", 14.0),
    ("warsaw", "moscow", 14.0),
    ("helsinki", "warsaw", 14.0),
    ("helsinki", "moscow", 18.0),
];

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use spy_connection::SpyConnection;

    use super::*;
    use game::Game;

    fn near(value: &Value, number: f64, slack: f64, what: &str) {
        let wanted = value.as_f64().unwrap();
        assert!((wanted - number).abs() <= slack, "{what}: {wanted} in the file, {number} here");
    }

    #[test]
    fn the_house_edition_lies_where_the_drawing_has_it() {
        let game = SpyConnection::house().unwrap();
        let layout = Layout::of(game.edition());
        let file: Value = serde_json::from_str(include_str!("../art/layout.json")).unwrap();
        assert!(layout.is_poster);
        for (city, spot) in game.edition().cities().iter().zip(&layout.cities) {
            let drawn = file["cities"].as_array().unwrap();
            let drawn = drawn.iter().find(|drawn| drawn["id"] == city.id.as_str()).unwrap();
            near(&drawn["at"][0], spot.x, 0.1, &city.id);
            near(&drawn["at"][1], spot.y, 0.1, &city.id);
            near(&drawn["plate"]["dx"], spot.name.0, 0.1, &city.id);
            near(&drawn["plate"]["dy"], spot.name.1, 0.1, &city.id);
            near(&drawn["coin"][0], spot.coin.0, 0.1, &city.id);
            near(&drawn["coin"][1], spot.coin.1, 0.1, &city.id);
            let anchor = match spot.anchor {
                Anchor::Start => "start",
                Anchor::Middle => "middle",
                Anchor::End => "end",
            };
            assert_eq!(drawn["plate"]["anchor"], anchor, "{}", city.id);
            assert_eq!(spot.art, format!("v-{}", city.id));
        }
        let drawn = file["routes"].as_array().unwrap();
        let name = |city: City| game.edition().city(city).unwrap().id.as_str();
        for (route, line) in game.edition().routes().iter().zip(&layout.lines) {
            let ends = (name(route.from), name(route.to));
            let found =
                drawn.iter().find(|d| d["between"][0] == ends.0 && d["between"][1] == ends.1);
            let drawn = found.unwrap_or_else(|| panic!("{ends:?} is not in the file"));
            assert_eq!(drawn["path"], line.as_str(), "{ends:?}");
            let spaces = drawn["spaces"].as_array().unwrap();
            assert_eq!(spaces.len(), usize::from(route.spaces));
            for (space, place) in (route.first.0..).map(Space).zip(spaces) {
                let here = layout.space(space).unwrap();
                near(&place["at"][0], here.x, 0.3, "x of a space");
                near(&place["at"][1], here.y, 0.3, "y of a space");
                near(&place["across"][0], here.across.0, 0.02, "across");
                near(&place["across"][1], here.across.1, 0.02, "across");
                near(&place["turn"], here.turn(), 1.0, "turn");
            }
        }
    }

    #[test]
    fn cities_without_a_place_lie_on_a_ring_inside_the_frame() {
        for n in 2..=16 {
            let spots: Vec<_> = (0..n).map(|i| ring(i, n as usize)).collect();
            for (i, &(x, y)) in spots.iter().enumerate() {
                assert!((60.0..=940.0).contains(&x) && (40.0..=640.0).contains(&y), "{x} {y}");
                for &(ox, oy) in &spots[..i] {
                    assert!((x - ox).hypot(y - oy) > 90.0, "{n} cities touch");
                }
            }
        }
    }
}
