//! The board by keyboard: arrows walk to the nearest city in their direction, Enter and Space choose.

use spy_connection::ids::City;
use web_sys::KeyboardEvent;

use crate::plan::Target;
use crate::tabletop::Tabletop;

/// The board has the focus: the cursor begins where it was, or at the own spy.
pub fn begin(top: Tabletop) {
    if top.cursor.get_untracked().is_none() {
        let spy = top.with(|scene| scene.own().and_then(|own| own.spy)).flatten();
        top.cursor.set(spy.or(Some(City(0))));
    }
}

/// A key on the board.
pub fn walk(top: Tabletop, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let key = event.key();
    let direction = match key.as_str() {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        "Enter" | " " => {
            event.prevent_default();
            return choose(top);
        }
        _ => return,
    };
    event.prevent_default();
    let from = top.cursor.get_untracked().unwrap_or(City(0));
    let layout = top.things.layout();
    let points: Vec<(f64, f64)> = layout.cities.iter().map(|spot| (spot.x, spot.y)).collect();
    if let Some(next) = nearest(&points, usize::from(from.0), direction) {
        let city = City(u8::try_from(next).unwrap_or_default());
        top.cursor.set(Some(city));
        top.hover.set(Some(Target::City(city)));
    }
}

/// Chooses the city under the cursor; chosen already, it is done.
fn choose(top: Tabletop) {
    let Some(city) = top.cursor.get_untracked() else { return };
    let target = Target::City(city);
    if top.pick.get_untracked() == Some(target) {
        top.go();
    } else {
        top.press(target);
    }
}

/// The nearest point in this quarter of the compass; where it is empty, in this half.
fn nearest(points: &[(f64, f64)], from: usize, (dx, dy): (f64, f64)) -> Option<usize> {
    let &(x, y) = points.get(from)?;
    let find = |widest: f64| {
        let cost = |&(ox, oy): &(f64, f64)| {
            let (along, aside) = ((ox - x) * dx + (oy - y) * dy, (ox - x) * dy + (oy - y) * dx);
            (along > 1.0 && aside.abs() <= along * widest).then(|| along + aside.abs())
        };
        let costs = points.iter().enumerate().filter_map(|(i, point)| Some((i, cost(point)?)));
        costs.min_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(i, _)| i)
    };
    find(1.0).or_else(|| find(4.0))
}

#[cfg(test)]
mod tests {
    use game::Game;
    use spy_connection::SpyConnection;

    use super::*;
    use crate::layout::Layout;

    #[test]
    fn arrows_reach_every_city_of_the_poster() {
        let game = SpyConnection::house().unwrap();
        let layout = Layout::of(game.edition());
        let points: Vec<_> = layout.cities.iter().map(|spot| (spot.x, spot.y)).collect();
        let arrows = [(-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)];
        for start in 0..points.len() {
            let mut reached = vec![start];
            let mut next = 0;
            while let Some(&here) = reached.get(next) {
                for arrow in arrows {
                    let next = nearest(&points, here, arrow);
                    reached.extend(next.filter(|there| !reached.contains(there)));
                }
                next += 1;
            }
            assert_eq!(reached.len(), points.len(), "from {start} only {reached:?}");
        }
    }

    #[test]
    fn an_arrow_never_walks_backwards() {
        let points = [(0.0, 0.0), (10.0, 1.0), (-10.0, 0.0), (0.0, 10.0)];
        assert_eq!(nearest(&points, 0, (1.0, 0.0)), Some(1));
        assert_eq!(nearest(&points, 0, (-1.0, 0.0)), Some(2));
        assert_eq!(nearest(&points, 0, (0.0, 1.0)), Some(3));
        assert_eq!(nearest(&points, 0, (0.0, -1.0)), None);
    }
}
