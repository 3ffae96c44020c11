//! The spies: each one slides to its city; in a preview it leaves, and a ghost stands where it would be.
//!
//! They stand in cities, so a press on a spy is a press on its city.

use dom::prelude::*;
use game::Seat;
use ui::seat_mark::letter;

use crate::plan::Target;
use crate::px::Px;
use crate::scene::{Scene, Things};
use crate::tabletop::Tabletop;

/// All spies; the one of the seat at the lower edge stands in front.
pub fn spies(things: Things, scene: Signal<Option<Scene>>, top: Option<Tabletop>) -> View {
    let order = Memo::new(move || {
        scene.with(|scene| {
            let Some(scene) = scene else { return Vec::new() };
            let mut seats = scene.others();
            seats.push(scene.me);
            seats
        })
    });
    let leaves = Memo::new(move || top.and_then(going_to).is_some());
    let spy = move |seat: Seat| {
        let place = Memo::new(move || scene.with(|scene| place(things, scene.as_ref()?, seat)));
        let is_me = move || order.with(|order| order.last() == Some(&seat));
        let class = move || if leaves.get() && is_me() { "spy is-leaving" } else { "spy" };
        let at = move || match place.get() {
            Some((x, y)) => format!("translate({}px,{}px)", Px(x), Px(y)),
            None => String::new(),
        };
        let href = format!("#spy-{}", letter(seat));
        view! {
            <g class=class style:transform=at style:display=move || place.get().map_or("none", |_| "inline")>
                <use href=href x="-22" y="-44" width="44" height="64"></use>
            </g>
        }
    };
    let ghost = move || {
        let top = top?;
        let city = going_to(top)?;
        let layout = things.layout();
        let spot = layout.city(city)?;
        let me = top.with(|scene| scene.me)?;
        let href = format!("#spy-{}", letter(me));
        Some(view! {
            <use class="ghost-spy" pointer-events="none" href=href x=Px(spot.x - 22.0).to_string() y=Px(spot.y - 44.0).to_string() width="44" height="64"></use>
        })
    };
    view! {
        <g class="spies" pointer-events="none">{move || order.get().into_iter().map(spy).collect::<Vec<_>>()}</g>
        {ghost}
    }
}

/// Where the own spy would go.
fn going_to(top: Tabletop) -> Option<spy_connection::ids::City> {
    let shown = top.shown.get()?;
    if let Target::Slot(_) = shown.target {
        return None;
    }
    let plan = shown.plan()?;
    plan.to.filter(|to| Some(*to) != plan.from)
}

/// Spies in one city stand side by side.
fn place(things: Things, scene: &Scene, seat: Seat) -> Option<(f64, f64)> {
    let city = scene.seat(seat)?.spy?;
    let there = |other: &Seat| scene.seat(*other).and_then(|own| own.spy) == Some(city);
    let together: Vec<Seat> = scene.seats().filter(there).collect();
    let number = together.iter().position(|other| *other == seat)?;
    let aside = (number as f64 - (together.len() as f64 - 1.0) / 2.0) * 26.0;
    let layout = things.layout();
    let spot = layout.city(city)?;
    Some((spot.x + aside, spot.y))
}
