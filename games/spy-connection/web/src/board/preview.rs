//! What a plan would change on the map: hollow and dashed, never faded; and its price beside the city.

use core::fmt::Write as _;

use dom::prelude::*;
use spy_connection::ids::{City, Space};

use crate::board::pieces::{capsule, groups, tokens};
use crate::board::slip;
use crate::layout::Layout;
use crate::plan::{Plan, Target};
use crate::prompt::reasons;
use crate::px::Px;
use crate::scene::{Scene, Things, tell1};
use crate::tabletop::Tabletop;

/// The line that would be finished, and the way the spy would walk.
pub fn lines(top: Tabletop) -> View {
    let text = Memo::new(move || {
        let Some((scene, plan)) = planned(top) else { return String::new() };
        let (edition, layout) = (top.things.edition(), top.things.layout());
        let mut text = String::new();
        let line_of = |a: City, b: City| {
            let ends = |r: &spy_connection::edition::RouteData| [(r.from, r.to), (r.to, r.from)];
            let at = edition.routes().iter().position(|route| ends(route).contains(&(a, b)))?;
            layout.lines.get(at)
        };
        let walks_to = plan.via.or_else(|| plan.to.filter(|_| plan.laid.is_empty()));
        for pair in way_between(top.things, &scene, plan.from, walks_to).windows(2) {
            if let &[a, b] = pair {
                let line = line_of(a, b).map_or("", String::as_str);
                let _ = write!(text, "<path class=\"route-walk\" d=\"{line}\"/>");
            }
        }
        let begin = plan.via.or(plan.from);
        if let Some((from, to)) = begin.zip(plan.to).filter(|_| walks_to != plan.to) {
            let line = line_of(from, to).map_or("", String::as_str);
            let _ = write!(text, "<path class=\"route-target\" d=\"{line}\"/>");
        }
        text
    });
    view! { <g pointer-events="none" inner_html=move || text.get()></g> }
}

/// The cities the spy passes on its own routes.
fn way_between(things: Things, scene: &Scene, from: Option<City>, to: Option<City>) -> Vec<City> {
    let Some((from, to)) = from.zip(to).filter(|(from, to)| from != to) else { return Vec::new() };
    let edition = things.edition();
    let routes: Vec<(City, City)> =
        scene.view.own_routes(&edition, scene.me).map(|route| (route.from, route.to)).collect();
    let mut ways = vec![vec![from]];
    let mut next = 0;
    while let Some(way) = ways.get(next).cloned() {
        let Some(&here) = way.last() else { break };
        if here == to {
            return way;
        }
        for &(a, b) in &routes {
            let there = if a == here { b } else { a };
            if (a == here || b == here) && ways.iter().all(|way| !way.contains(&there)) {
                let mut longer = way.clone();
                longer.push(there);
                ways.push(longer);
            }
        }
        next += 1;
    }
    Vec::new()
}

/// The agents that would be laid.
pub fn ghosts(top: Tabletop) -> View {
    let text = Memo::new(move || {
        let Some((scene, plan)) = planned(top) else { return String::new() };
        let layout = top.things.layout();
        let mut text = String::new();
        for &(space, agents) in &plan.laid {
            ghost(&mut text, &layout, &scene, space, agents);
        }
        text
    });
    view! { <g class="ghosts" pointer-events="none" inner_html=move || text.get()></g> }
}

fn ghost(out: &mut String, layout: &Layout, scene: &Scene, space: Space, agents: u8) {
    let Some(place) = layout.space(space) else { return };
    let mut there = groups(scene, space);
    there.retain(|(seat, _)| *seat != scene.me);
    let count = there.len() + 1;
    if count > 1 {
        // Drawn over what lies there, for the capsule grows.
        capsule(out, place, count, "shared", 0.0);
        capsule(out, place, count, "ghost-ring", 4.0);
    } else {
        let (x, y) = (Px(place.x), Px(place.y));
        let _ = write!(out, "<circle class=\"ghost-ring\" cx=\"{x}\" cy=\"{y}\" r=\"18.5\"/>");
    }
    for (number, group) in there.iter().enumerate() {
        tokens(out, place, (number, count), *group, "seat");
    }
    tokens(out, place, (count - 1, count), (scene.me, agents), "ghost");
}

/// The position and what is pointed at, where it is a plan for the map.
fn planned(top: Tabletop) -> Option<(Scene, Plan)> {
    let shown = top.shown.get()?;
    let Target::City(_) = shown.target else { return None };
    Some((top.scene.get()?, shown.result.ok()?))
}

/// A slip of paper near the city: what it costs and why so much, even where it cannot be paid.
pub fn price(top: Tabletop) -> View {
    let slip = move || {
        let shown = top.shown.get()?;
        let Target::City(city) = shown.target else { return None };
        let (laid, have) = match &shown.result {
            Ok(plan) => (plan.laid.clone(), plan.have),
            Err(_) => {
                (shown.unpaid.clone(), top.with(|s| s.own().map(|own| own.supply)).flatten()?)
            }
        };
        if laid.is_empty() {
            return None;
        }
        let scene = top.scene.get()?;
        let price: u8 = laid.iter().map(|(_, agents)| agents).sum();
        let first = tell1("sc-price-of", "have", have);
        let second = reasons(&scene, &laid);
        let (first_width, second_width) = (6.6 * letters(&first), 6.1 * letters(&second));
        let width = 52.0 + f64::max(first_width, second_width);
        let layout = top.things.layout();
        let spot = layout.city(city)?;
        // The slip grows a little where the map is small.
        let size = (1.2 * width, 1.2 * 46.0);
        let (x, y) = slip::place((spot.x, spot.y), size, &busy(top, &scene, &layout));
        // The inner group grows where the map is small, so that the words stay readable.
        Some(view! {
            <g pointer-events="none" transform=format!("translate({} {})", Px(x), Px(y))>
                <g class="price">
                    <path d=format!("M0 0H{}V46H0z", Px(width))></path>
                    <text class="price-n" x="13" y="33">{price}</text>
                    <text class="pb" x="38" y="19">{first}</text>
                    <text x="38" y="36">{second}</text>
                </g>
            </g>
        })
    };
    slip.into_view()
}

/// What a slip is to leave free: cities, names and pieces above all, then empty spaces.
fn busy(top: Tabletop, scene: &Scene, layout: &Layout) -> Vec<(slip::Box, f64)> {
    let names: Vec<String> =
        (0..).map(City).take(layout.cities.len()).map(|city| top.things.city(city)).collect();
    let fixed = slip::fixed(layout, &names).into_iter().map(|place| (place, 1.0));
    let discs = (0..).map(Space).zip(&layout.places).map(|(space, place)| {
        let seats = groups(scene, space).len();
        let (reach, weight) =
            if seats > 0 { (6.0 + 11.0 * seats as f64, 1.0) } else { (15.0, 0.3) };
        (slip::Box::around(place.x, place.y, reach.max(17.0)), weight)
    });
    fixed.chain(discs).collect()
}

fn letters(text: &str) -> f64 {
    text.chars().count() as f64
}
