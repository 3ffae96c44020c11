//! Choosing a start mission: the offer lies over the middle of the table.

use dom::prelude::*;
use spy_connection::{Action, PhaseView};
use ui::seat_mark::seat_mark_in;
use ui::speech::t;

use crate::plan::Target;
use crate::scene::{Scene, tell1};
use crate::tabletop::Tabletop;
use crate::tickets;

/// The offer, while there is one.
pub fn choose(top: Tabletop) -> View {
    View::live(move || {
        let offer = top.with(|scene| match scene.view.phase {
            PhaseView::Choose { .. } => offer(top, scene),
            PhaseView::Turn(_) | PhaseView::Over { .. } => View::Nothing,
        });
        offer.into_view()
    })
}

fn offer(top: Tabletop, scene: &Scene) -> View {
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
    let tickets: Vec<_> = scene.view.offer.iter().map(ticket).collect();
    // The right neighbour of the start player first, the start player last.
    let count = u8::try_from(scene.view.seats.len()).unwrap_or_default();
    let mut seat = scene.view.start;
    let order = (0..count).map(|_| {
        seat = seat.right(count);
        seat
    });
    let place = |seat: game::Seat| {
        let class = if scene.in_turn() == Some(seat) { "is-on" } else { "" };
        let city = scene.seat(seat).and_then(|own| own.spy).map(|city| top.things.city(city));
        let city = city.map(|city| tell1("sc-choose-has", "city", city));
        view! { <li class=class>{seat_mark_in(seat, "seat-sm")}{scene.name(seat)}" "{city}</li> }
    };
    let order: Vec<_> = order.map(place).collect();
    view! {
        <section class="choose" aria-label=t("sc-ask-choose")>
            <h2>{t("sc-offer")}</h2>
            <p>{t("sc-offer-text")}</p>
            <div class="offer">{tickets}</div>
            <ol class="choose-order" aria-label=t("sc-choose-order")>{order}</ol>
        </section>
    }
}
