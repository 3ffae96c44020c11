//! Missions on display: a stack, slot 1 at the bottom, each with its price.

use dom::prelude::*;
use spy_connection::ids::{Mission, Slot};
use spy_connection::{Action, Side};
use ui::route::{Route, way};
use ui::seat_mark::letter;
use ui::speech::{t, tr};

use crate::plan::{self, Target, Way};
use crate::scene::{Scene, Things, tell1};
use crate::tabletop::Tabletop;
use crate::tickets;

/// The display of a running table.
pub fn display(top: Tabletop) -> View {
    let things = top.things;
    // What a slot costs this seat, as the rules say; where they say nothing, what is printed.
    let prices = Memo::new(move || {
        let draft = top.session.draft.get().filter(|_| top.session.is_asked());
        let now = |slot: Slot| draft.as_ref().and_then(|draft| plan::slot_price(draft, slot));
        [0, 1, 2, 3].map(|slot| now(Slot(slot)))
    });
    let cards = Memo::new(move || {
        top.with(|scene| (scene.view.display, scene.view.deck, scene.touched.missions.clone()))
    });
    let legal = Memo::new(move || {
        let can = |scene: &Scene| [0, 1, 2, 3].map(|slot| scene.can(Action::Take(Slot(slot))));
        top.with(can).unwrap_or_default()
    });
    let slots = move || {
        let (display, _, touched) = cards.get().unwrap_or_default();
        let scene = top.scene.get()?;
        let slot = |index: usize| {
            let slot = Slot(u8::try_from(index).unwrap_or_default());
            let mission = display.get(index).copied().flatten();
            let can = legal.get().get(index).copied().unwrap_or_default();
            let price = prices.get().get(index).copied().flatten();
            let printed = printed(things, &scene, slot);
            let class = if can { "slot-price" } else { "slot-price is-not" };
            let class = if top.asked() { class } else { "slot-price" };
            let ticket = match mission {
                Some(mission) => card(top, slot, mission, can, touched.contains(&mission)),
                None => gap(&scene),
            };
            view! { <li class="slot">{coin(&scene, class, price.unwrap_or(printed))}{ticket}</li> }
        };
        Some((0..4).rev().map(slot).collect::<Vec<_>>())
    };
    let why = move || {
        let asked = top.asked() && top.way.get() == Some(Way::Take)
            || top.asked() && !top.can_way(Way::Take);
        let is_fresh = top.step() == Some(spy_connection::StepView::Fresh);
        let refusal = top.session.try_out(&[Action::Take(Slot(0))])?.err()?;
        let too_many = matches!(refusal, spy_connection::Refusal::TooManyOpen { .. });
        (asked && is_fresh && too_many).then(|| {
            let clause = game::Refusal::clause(&refusal);
            let href = way().to(&Route::Rules(Some(clause.to_owned())));
            view! { <p class="why">{t("sc-hold-three")}" "<a class="clause" href=href>{clause}</a></p> }
        })
    };
    let is_dark = move || top.with(|scene| scene.view.side == Side::Dark).unwrap_or_default();
    let dark = show(is_dark, || view! { <p class="why why-dark">{tr("sc-dark-says")}</p> });
    let deck = move || tell1("sc-deck", "cards", cards.get().map_or(0, |(_, deck, _)| deck));
    view! {
        <aside class="display" aria-label=tr("sc-display")>
            <header class="col-head">
                <h2 class="label">{tr("sc-display")}</h2>
                <span class="code">{deck}</span>
            </header>
            <ol class="slots">{slots}</ol>
            {why}
            {dark}
        </aside>
    }
}

fn printed(things: Things, scene: &Scene, slot: Slot) -> u8 {
    let edition = things.edition();
    edition.prices(scene.view.side).get(usize::from(slot.0)).copied().unwrap_or_default()
}

fn coin(scene: &Scene, class: &'static str, price: u8) -> View {
    let href = format!("#mark-{}", letter(scene.me));
    let said = tell1("sc-slot-price", "agents", price);
    let tokens: Vec<_> = (0..price)
        .map(|_| view! { <svg class="tok" aria-hidden="true"><use href=href.clone()></use></svg> })
        .collect();
    let free = (price == 0).then(|| view! { <i>{t("sc-free")}</i> });
    view! { <span class=class role="img" aria-label=said><b>{price}</b>{tokens}{free}</span> }
}

fn gap(scene: &Scene) -> View {
    // Only while a card is being turned up is there a gap with a deck beside it.
    let key = if scene.view.deck > 0 { "sc-slot-turning" } else { "sc-slot-empty" };
    let class = if scene.view.deck > 0 { "ticket-back" } else { "ticket-gap" };
    view! { <span class=class>{t(key)}</span> }
}

fn card(top: Tabletop, slot: Slot, mission: Mission, can: bool, is_new: bool) -> View {
    let target = Target::Slot(slot);
    let picked = top.pick.get() == Some(target);
    let glows = can && matches!(top.way.get(), None | Some(Way::Take)) && !top.recall.get();
    let mut class = String::new();
    for (is, name) in [(glows, "is-legal "), (picked, "is-picked "), (is_new, "is-new ")] {
        if is {
            class.push_str(name);
        }
    }
    tickets::button(top.things, mission, &class, (picked, !can), move || top.press(target))
}
