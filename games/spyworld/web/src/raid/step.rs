//! The next step: what it costs, how it is paid, and every way on as a button.

use dom::prelude::*;
use spyworld::Action;
use spyworld::grid::Dir;
use spyworld::ids::Class;
use ui::icon::icon;
use ui::speech::{t, tr};

use super::Way;
use crate::parts::sign;
use crate::scene::{done_with, gadget_art, money, pic, place, tell1, tell2, upgrade_art};
use crate::sheet::gadget_effect;
use crate::tabletop::Tabletop;

/// What a way is called: what is in the room, or the gadget.
pub fn way_words(top: Tabletop, way: &Way) -> String {
    let room = match (way.found, way.to) {
        (Some(upgrade), _) => top.things.upgrade(upgrade),
        (None, Some(to)) => {
            let done = top.with(|scene| {
                let (sheet, _) = super::raided(scene, super::shown(scene)?)?;
                sheet.room(to)
            });
            match done.flatten() {
                Some(upgrade) => done_with(top.things, upgrade),
                None if to == top.things.edition().entrance => t("sw-entrance"),
                None => t("sw-empty-room"),
            }
        }
        (None, None) => String::new(),
    };
    match way.action {
        Action::Use(gadget, _, cover) => {
            let name = top.things.gadget(gadget);
            let name = match cover {
                Some(cover) => format!("{name} + {}", top.things.gadget(cover)),
                None => name,
            };
            if room.is_empty() {
                name
            } else {
                tell2("sw-gadget-in", ("gadget", name.into()), ("room", room.into()))
            }
        }
        _ => room,
    }
}

/// The price of a way: movement, then points.
pub fn price(way: &Way, split: Option<u8>) -> View {
    let (stealth, combat) = way.chosen(split);
    let moves = view! { <b>{way.movement}</b>{sign("move", "sw-movement")} };
    let points = match (way.splits.len(), stealth, combat) {
        (0, ..) => View::Nothing,
        (1, stealth, 0) => view! { " "<b>{stealth}</b>{sign("stealth", "sw-stealth")} },
        (1, 0, combat) => view! { " "<b>{combat}</b>{sign("combat", "sw-combat")} },
        _ => {
            view! { " "<b>{way.points()}</b>{sign("stealth", "sw-stealth")}"/"{sign("combat", "sw-combat")} }
        }
    };
    view! { <span class="price">{moves}{points}</span> }
}

/// The card of the step that was chosen.
pub fn step(top: Tabletop) -> View {
    let body = move || match top.way() {
        Some(way) => card(top, way),
        None => match top.asked() {
            true if top.needs_gadget() => {
                view! { <p class="step-none">{t("sw-line-gadget")}</p> }
            }
            true => view! { <p class="step-none">{t("sw-step-none")}</p> },
            false => {
                let mine = top.with(|scene| scene.me.is_some()).unwrap_or_default();
                let key = if mine { "sw-step-wait" } else { "sw-watching" };
                view! { <p class="step-none">{t(key)}</p> }
            }
        },
    };
    view! { <section class="step" class:is-on=move || top.way().is_some() hidden=move || top.asked() && top.is_stuck() aria-label=tr("sw-next-step")>{body}</section> }
}

fn card(top: Tabletop, way: Way) -> View {
    let art = match (way.found, way.action) {
        (Some(upgrade), _) => Some(pic(upgrade_art(upgrade))),
        (None, Action::Use(gadget, ..)) => {
            top.things.edition().gadget(gadget).map(|data| pic(gadget_art(data.effect)))
        }
        _ => None,
    };
    let title = match way.to {
        Some(to) => format!("{}, {}", way_words(top, &way), place(to)),
        None => way_words(top, &way),
    };
    let split = (way.splits.len() > 1).then(|| beads(top, &way));
    // The same room with a gadget, where there is one.
    let (action, to) = (way.action, way.to);
    let other = move |other: &Way| other.to == to && to.is_some() && other.action != action;
    let gadgets: Vec<_> = top
        .ways
        .get()
        .into_iter()
        .filter(other)
        .map(|other| {
            let words = match other.action {
                Action::Use(..) => way_words(top, &other),
                _ => t("sw-without"),
            };
            let pay = price(&other, None);
            view! { <button class="btn btn-sm" on:click=move |_| top.press_way(other.action)>{words}" "{pay}</button> }
        })
        .collect();
    let pay = price(&way, top.stealth.get());
    let worth = worth(top, &way).map(|words| view! { " · "<b>{words}</b> });
    let go = go_words(top, &way);
    // Whoever has no pointer to rest on a gadget reads here what it does.
    let effect =
        if let Action::Use(gadget, ..) = way.action { gadget_effect(top, gadget) } else { None };
    let effect = effect.map(|words| view! { <p class="step-none">{words}</p> });
    view! {
        <header>{art}<div><h2>{title}</h2><p>{pay}{worth}</p></div></header>
        {effect}
        {split}
        <div class="step-act">
            <button class="btn btn-go held" aria-disabled=move || top.hold.said() on:click=move |_| top.go()>{go}</button>
            {gadgets}
        </div>
    }
}

/// What a secret that is stolen there brings.
fn worth(top: Tabletop, way: &Way) -> Option<String> {
    let secret = way.found.filter(|found| found.class() == Class::Secret)?;
    let domicile = top.with(|scene| top.things.domicile(&scene.view)).flatten()?;
    Some(tell1("sw-worth", "money", money(domicile.value(secret))))
}

/// What the red button does.
fn go_words(top: Tabletop, way: &Way) -> String {
    if let Action::Use(gadget, ..) = way.action {
        return tell1("sw-go-use", "gadget", top.things.gadget(gadget));
    }
    let Some(found) = way.found else {
        return t(if way.to.is_some() { "sw-go" } else { "sw-kind-pay" });
    };
    let key = match found.class() {
        Class::Trap => "sw-go-trap",
        Class::Guard => "sw-go-guard",
        Class::Secret => "sw-go-secret",
    };
    tell1(key, "what", top.things.upgrade(found))
}

/// A cost that may be split: beads with a cut that can be moved.
fn beads(top: Tabletop, way: &Way) -> View {
    let (stealth, combat) = way.chosen(top.stealth.get());
    let can = |stealth: u8| way.splits.iter().any(|(s, _)| *s == stealth);
    let less = stealth.checked_sub(1).filter(|s| can(*s));
    let more = Some(stealth + 1).filter(|s| can(*s));
    let turn = move |to: Option<u8>, key: &'static str, picture: &'static str| {
        view! {
            <button class="icon-btn" aria-label=t(key) aria-disabled=to.is_none().then_some("true")
                on:click=move |_| if to.is_some() { top.stealth.set(to) }>{icon(picture)}</button>
        }
    };
    let bead = |class: &'static str, picture: &'static str| {
        view! { <i class=class>{icon(picture)}</i> }
    };
    let said = tell2("sw-split-says", ("stealth", stealth.into()), ("combat", combat.into()));
    view! {
        <div class="split" role="group" aria-label=said>
            <span class="sp"><b>{stealth}</b><small>{t("sw-stealth")}</small></span>
            <div class="sp-mid">
                {turn(less, "sw-less-stealth", "left")}
                <span class="beads" aria-hidden="true">
                    {(0..stealth).map(|_| bead("bead s", "stealth")).collect::<Vec<_>>()}
                    <i class="cut"></i>
                    {(0..combat).map(|_| bead("bead c", "combat")).collect::<Vec<_>>()}
                </span>
                {turn(more, "sw-more-stealth", "right")}
            </div>
            <span class="sp"><b>{combat}</b><small>{t("sw-combat")}</small></span>
        </div>
    }
}

/// The class that turns an arrow.
const fn turned(dir: Option<Dir>) -> &'static str {
    match dir {
        Some(Dir::N) => "d",
        Some(Dir::Ne) => "d d-ne",
        Some(Dir::E) => "d d-e",
        Some(Dir::Se) => "d d-se",
        Some(Dir::S) => "d d-s",
        Some(Dir::Sw) => "d d-sw",
        Some(Dir::W) => "d d-w",
        Some(Dir::Nw) => "d d-nw",
        None => "d d-none",
    }
}

/// Every way on as a button, with its arrow.
pub fn ways_on(top: Tabletop) -> View {
    let button = move |way: Way| {
        let action = way.action;
        let dir = match action {
            Action::Step(dir) => Some(dir),
            Action::Use(_, dir, _) => dir,
            _ => None,
        };
        let on = move || top.pick.get() == Some(action);
        view! {
            <button aria-pressed=flag(on) class:is-on=on class:is-use=matches!(action, Action::Use(..))
                on:click=move |_| top.press_way(action)>
                <i class=turned(dir)>{icon("arrow")}</i>
                <b>{way_words(top, &way)}</b>
                {price(&way, None)}
            </button>
        }
    };
    let all = move || {
        let ways = top.ways.get();
        // A room that can simply be entered is there once: its card has the gadgets that spare the cost.
        let is_step = |way: &Way| matches!(way.action, Action::Step(_));
        let steps: Vec<_> =
            ways.iter().filter(|way| is_step(way)).filter_map(|way| way.to).collect();
        let is_twice = |way: &Way| !is_step(way) && way.to.is_some_and(|to| steps.contains(&to));
        ways.into_iter().filter(|way| !is_twice(way)).map(button).collect::<Vec<_>>()
    };
    view! {
        <section class="ways-on" hidden=move || top.is_stuck() || top.way().is_some_and(|way| way.is_payment()) aria-label=tr("sw-ways-on")>
            <header class="col-head"><h2 class="label">{tr("sw-ways-on")}</h2><span class="code">{tr("sw-arrow-keys")}</span></header>
            <div class="wo">{all}</div>
        </section>
    }
}
