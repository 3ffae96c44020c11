//! Choosing a start mission: the offer lies where the own missions will lie, and the map stays in sight.

use dom::prelude::*;
use spy_connection::{Action, PhaseView};
use ui::seat_mark::seat_mark_in;
use ui::speech::t;

use crate::plan::Target;
use crate::scene::{Scene, tell1};
use crate::tabletop::Tabletop;
use crate::tickets;

/// The start missions on offer.
pub fn offer(top: Tabletop, scene: &Scene) -> Vec<View> {
    let ticket = |&mission: &spy_connection::ids::Mission| {
        let target = Target::Start(mission);
        let can = scene.can(Action::Choose(mission));
        let picked = top.pick.get() == Some(target);
        let class = match (can, picked) {
            (_, true) => "is-legal is-picked",
            (true, false) => "is-legal",
            (false, false) => "",
        };
        tickets::button(top.things, mission, class, (picked, !can), move || top.press(target))
    };
    scene.view.offer.iter().map(ticket).collect()
}

/// Who chooses when: the right neighbour of the start player first, the start player last.
pub fn order(top: Tabletop, scene: &Scene) -> Option<View> {
    let PhaseView::Choose { seat: now } = scene.view.phase else { return None };
    let count = u8::try_from(scene.view.seats.len()).unwrap_or_default();
    let mut seat = scene.view.start;
    let order = (0..count).map(|_| {
        seat = seat.right(count);
        seat
    });
    let place = |seat: game::Seat| {
        let class = if seat == now { "is-on" } else { "" };
        let city = scene.seat(seat).and_then(|own| own.spy).map(|city| top.things.city(city));
        let city = city.map(|city| tell1("sc-choose-has", "city", city));
        view! { <li class=class>{seat_mark_in(seat, "seat-sm")}{scene.name(seat)}" "{city}</li> }
    };
    let order: Vec<_> = order.map(place).collect();
    Some(view! { <ol class="choose-order" aria-label=t("sc-choose-order")>{order}</ol> })
}
