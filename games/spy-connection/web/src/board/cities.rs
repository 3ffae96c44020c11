//! The cities of the map: network, legal and target differ in form, not only in hue.

use core::fmt::Write as _;

use dom::prelude::*;
use spy_connection::Action;
use spy_connection::ids::{City, Mission};

use crate::board::slip::plate_width;
use crate::layout::{Anchor, Spot};
use crate::plan::{Target, Way};
use crate::px::Px;
use crate::scene::{Scene, Things};
use crate::tabletop::Tabletop;

/// All cities.
pub fn cities(things: Things, scene: Signal<Option<Scene>>, top: Option<Tabletop>) -> View {
    let network = Memo::new(move || {
        let network = |scene: &Scene| scene.view.network(&things.edition(), scene.me);
        scene.with(|scene| scene.as_ref().map(network).unwrap_or_default())
    });
    let lit = Memo::new(move || {
        scene.with(|scene| scene.as_ref().map(|s| s.touched.cities.clone()).unwrap_or_default())
    });
    let layout = things.layout();
    let city = |(city, spot): (City, &Spot)| {
        let class = move || {
            let mut class = String::from("city");
            let mut add = |is: bool, name: &str| {
                if is {
                    class.push_str(name);
                }
            };
            add(network.with(|network| network.contains(&city)), " is-net");
            add(lit.with(|lit| lit.contains(&city)), " is-lit");
            if let Some(top) = top {
                let target = is_target(top, city);
                add(target, " is-target");
                add(!target && is_legal(top, city), " is-legal");
                add(top.cursor.get() == Some(city), " is-cursor");
            }
            class
        };
        let spot = spot.clone();
        let place = format!("translate({},{})", Px(spot.x), Px(spot.y));
        // What lies under the pointer must not be drawn anew by pointing at it: the press would get lost.
        let face = move || face(&spot, &things.city(city));
        view! {
            <g class=class data-city=city.0 transform=place>
                <g inner_html=face></g>
            </g>
        }
    };
    let all = (0..).map(City).zip(&layout.cities).map(city).collect::<Vec<_>>();
    view! { <g class="cities">{all}</g> }
}

/// What cities cost: over the spies, so that none hides a price.
pub fn coins(top: Tabletop) -> View {
    let coin = |(city, spot): (City, &Spot)| {
        let place = format!("translate({},{})", Px(spot.x + spot.coin.0), Px(spot.y + spot.coin.1));
        let coin = Memo::new(move || coin(top, city));
        view! { <g transform=place inner_html=move || coin.get().map(tag).unwrap_or_default()></g> }
    };
    let layout = top.things.layout();
    let all = (0..).map(City).zip(&layout.cities).map(coin).collect::<Vec<_>>();
    view! { <g pointer-events="none">{all}</g> }
}

fn is_target(top: Tabletop, city: City) -> bool {
    top.shown.with(|shown| {
        let plan = shown.as_ref().and_then(|shown| Some((shown.target, shown.plan()?)));
        plan.is_some_and(|(target, plan)| match target {
            Target::City(target) => target == city,
            Target::Start(_) => plan.to == Some(city),
            Target::Slot(_) => false,
        })
    })
}

/// Does it glow?
fn is_legal(top: Tabletop, city: City) -> bool {
    if top.recall.get() || !top.asked() {
        return false;
    }
    if top.is_choosing() {
        let begins = |mission: &Mission| top.things.card(*mission).and_then(|card| card.red);
        let begins = |scene: &Scene| scene.view.offer.iter().any(|m| begins(m) == Some(city));
        return top.with(begins).unwrap_or_default();
    }
    match top.way.get() {
        Some(Way::Take) => false,
        Some(Way::Walk) => top.with(|scene| scene.can(Action::Go(city))).unwrap_or_default(),
        Some(Way::Connect) | None => price(top, city).is_some_and(|(_, can_pay)| can_pay),
    }
}

fn price(top: Tabletop, city: City) -> Option<(u8, bool)> {
    top.prices.with(|prices| {
        prices.iter().find(|(c, _, _)| *c == city).map(|(_, price, can_pay)| (*price, *can_pay))
    })
}

/// The coin with its price; what cannot be paid is shown only when somebody wants to connect.
fn coin(top: Tabletop, city: City) -> Option<(u8, bool)> {
    let way = top.way.get();
    let wants = match way {
        Some(Way::Connect) | None => !top.recall.get() && !is_target(top, city),
        Some(Way::Take | Way::Walk) => false,
    };
    price(top, city).filter(|(_, can_pay)| wants && (*can_pay || way.is_some()))
}

/// The drawing of a city; its name is the only foreign word in it.
fn face(spot: &Spot, name: &str) -> String {
    let mut out = String::from(
        "<circle class=\"hit\" r=\"36\"/><circle class=\"lit\" r=\"31\"/><circle class=\"cursor\" r=\"37\"/>\
         <circle class=\"glow\" r=\"31.5\"/><path class=\"reticle\" d=\"M-26-26l-6-6M26-26l6-6M-26 26l-6 6M26 26l6 6\"/>\
         <circle class=\"rim\" r=\"25.5\"/><circle class=\"face\" r=\"21.5\"/>",
    );
    // Writing to a string cannot fail.
    let _ = write!(
        out,
        "<g clip-path=\"url(#face)\"><use href=\"#{}\" x=\"-20\" y=\"-21\" width=\"40\" height=\"40\"/></g><circle class=\"ring\" r=\"21.5\"/>",
        spot.art
    );
    let width = plate_width(name);
    let (dx, dy) = spot.name;
    let (side, left) = match spot.anchor {
        Anchor::Start => ("start", dx),
        Anchor::Middle => ("middle", dx - width / 2.0),
        Anchor::End => ("end", dx - width),
    };
    let _ = write!(
        out,
        "<g class=\"plate-g at-{side}\"><rect class=\"plate\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"20\" rx=\"2\"/><text class=\"name\" x=\"{}\" y=\"{}\">{}</text></g>",
        Px(left),
        Px(dy - 14.5),
        Px(width),
        Px(left + width / 2.0),
        Px(dy + 0.6),
        escape(name)
    );
    out
}

fn tag((price, can_pay): (u8, bool)) -> String {
    let class = if can_pay { "tag" } else { "tag is-not" };
    format!("<g class=\"{class}\"><circle r=\"11.5\"/><text y=\"5\">{price}</text></g>")
}

/// A foreign word as text of a drawing.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_city_cannot_bring_a_drawing_of_its_own() {
        let spot = Spot {
            x: 0.0,
            y: 0.0,
            anchor: Anchor::Middle,
            name: (0.0, 45.0),
            coin: (19.0, -20.0),
            art: "v-any",
        };
        let drawn = face(&spot, "<script>&");
        assert!(!drawn.contains("<script"));
        assert!(drawn.contains("&lt;script&gt;&amp;"));
    }
}
