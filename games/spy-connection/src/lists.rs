//! All missions, routes and starting numbers of an edition, as tables beside the rules.

use game::{Lang, List, Message};

use crate::SpyConnection;
use crate::edition::MissionData;
use crate::ids::{City, ENOUGH, MAX_OPEN, Mission};
use crate::options::{AGENTS, FEWER_AGENTS, Side};

/// Every key this file asks for.
pub(crate) const KEYS: [&str; 17] = [
    "list-numbers",
    "list-what",
    "list-value",
    "list-agents",
    "list-agents-fewer",
    "list-open",
    "list-enough",
    "list-prices-light",
    "list-prices-dark",
    "list-start-missions",
    "list-missions",
    "list-cities",
    "list-points",
    "list-extra",
    "list-routes",
    "list-route",
    "list-spaces",
];

pub(crate) fn lists(
    game: &SpyConnection,
    lang: Lang,
    say: &dyn Fn(&Message) -> String,
) -> Vec<List> {
    let edition = game.edition.as_ref();
    let city = |city: City| {
        edition.city(city).map(|data| data.name.get(lang).to_owned()).unwrap_or_default()
    };
    let prices = |side: Side| edition.prices(side).map(|price| price.to_string()).join(", ");
    let number = |key: &'static str, value: String| vec![say(&Message::new(key)), value];
    let numbers = [
        number("list-agents", AGENTS.to_string()),
        number("list-agents-fewer", FEWER_AGENTS.to_string()),
        number("list-open", MAX_OPEN.to_string()),
        number("list-enough", ENOUGH.to_string()),
        number("list-prices-light", prices(Side::Light)),
        number("list-prices-dark", prices(Side::Dark)),
    ];
    let mission = |data: &MissionData| {
        let cities = data.cities.iter().map(|&place| city(place)).collect::<Vec<_>>().join("–");
        let extra = if data.extra_turn { "✓" } else { "–" };
        vec![cities, data.points.to_string(), extra.to_owned()]
    };
    let missions = |all: &mut dyn Iterator<Item = Mission>| {
        all.filter_map(|it| edition.mission(it)).map(mission).collect::<Vec<_>>()
    };
    let columns = ["list-cities", "list-points", "list-extra"];
    let routes = edition.routes().iter().map(|route| {
        vec![format!("{}–{}", city(route.from), city(route.to)), route.spaces.to_string()]
    });
    vec![
        List::new(say, "list-numbers", &["list-what", "list-value"], numbers),
        List::new(say, "list-start-missions", &columns, missions(&mut edition.start_missions())),
        List::new(say, "list-missions", &columns, missions(&mut edition.deck_missions())),
        List::new(say, "list-routes", &["list-route", "list-spaces"], routes),
    ]
}
