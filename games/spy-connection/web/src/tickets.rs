//! A mission as a railway ticket: stub with its points, vignettes of its cities, stamps where they are covered.

use dom::prelude::*;
use game::Seat;
use spy_connection::edition::MissionData;
use spy_connection::ids::{City, Mission};
use ui::seat_mark::{letter, seat_class};
use ui::speech::t;

use crate::scene::{Things, tell1};

/// What is drawn on a city of a ticket.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Marks {
    /// The seat whose stamps these are.
    pub seat: Option<Seat>,
    /// Covered cities.
    pub covered: Vec<City>,
    /// The city that would be covered next.
    pub next: Option<City>,
}

/// The picture of a city.
pub fn vignette(things: Things, city: City) -> View {
    view! { <svg class="vig" aria-hidden="true"><use href=things.art(city)></use></svg> }
}

fn stamp(seat: Seat) -> View {
    let href = format!("#seat-{}", letter(seat));
    view! {
        <svg class=format!("stamp {}", seat_class(seat)) viewBox="0 0 50 50" aria-hidden="true">
            <circle class="casing" cx="25" cy="25" r="22.5"></circle>
            <circle cx="25" cy="25" r="22.5"></circle>
            <use href=href x="11.5" y="11.5" width="27" height="27"></use>
        </svg>
    }
}

fn city_on(
    things: Things,
    card: &MissionData,
    city: City,
    marks: &Marks,
    over: Option<View>,
) -> View {
    let covered = marks.covered.contains(&city);
    let mut class = String::from("ticket-city");
    if covered {
        class.push_str(" is-covered");
    }
    if card.red == Some(city) {
        class.push_str(" is-start");
    }
    if marks.next == Some(city) && !covered {
        class.push_str(" is-next");
    }
    let stamp = marks.seat.filter(|_| covered).map(stamp);
    let said = covered.then(|| t("sc-covered"));
    view! {
        <span class=class>
            {vignette(things, city)}
            <b>{things.city(city)}</b>
            {stamp}
            <span class="vh">{said}</span>
            {over}
        </span>
    }
}

/// The face of a ticket; `over` lays something over a city, `foot` goes under the cities.
pub fn face(
    things: Things,
    mission: Mission,
    marks: &Marks,
    over: impl Fn(City) -> Option<View>,
    foot: Option<View>,
) -> View {
    let Some(card) = things.card(mission) else { return View::Nothing };
    let cities = card.cities.iter();
    let cities: Vec<_> =
        cities.map(|&city| city_on(things, &card, city, marks, over(city))).collect();
    let extra = card.extra_turn.then(|| {
        view! {
            <svg class="ticket-extra" role="img" aria-label=t("sc-extra-turn")><title>{t("sc-extra-turn-says")}</title><use href="#i-extra"></use></svg>
        }
    });
    view! {
        <span class="ticket-face">
            <span class="ticket-stub">
                <span class="ticket-pts">{card.points}</span>
                <span class="label">{tell1("sc-points-word", "points", card.points)}</span>
                {extra}
            </span>
            <span class="ticket-body">
                <span class="ticket-cities" data-n=card.cities.len().to_string()>{cities}</span>
                {foot.map(|foot| view! { <span class="ticket-foot">{foot}</span> })}
            </span>
        </span>
    }
}

/// A ticket that can be pressed.
pub fn button(
    things: Things,
    mission: Mission,
    class: &str,
    (picked, disabled): (bool, bool),
    press: impl FnMut() + 'static,
) -> View {
    let mut press = press;
    view! {
        <button
            class=format!("ticket t-sm {class}")
            aria-pressed=picked.to_string()
            aria-disabled=disabled.then_some("true")
            on:click=move |_| press()
        >
            {face(things, mission, &Marks::default(), |_| None, None)}
        </button>
    }
}

/// A ticket that is only looked at.
pub fn still(things: Things, mission: Mission, class: &str, marks: &Marks) -> View {
    view! {
        <article class=format!("ticket {class}")>{face(things, mission, marks, |_| None, None)}</article>
    }
}
