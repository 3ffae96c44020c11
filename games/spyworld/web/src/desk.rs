//! The table of a planning round: combinations and plan on the left, the sheet in the middle, missions and people right.

use dom::prelude::*;
use spyworld::edition::Content;
use spyworld::ids::Stack;
use spyworld::{Action, Reward};
use ui::speech::t;

use crate::combos::{combos, content_words, line_in};
use crate::scene::{gain, money, place, price, tell1, tell2};
use crate::tabletop::Tabletop;
use crate::{domicile, drawer, missions, roster, sheet};

/// The whole of it.
pub fn desk(top: Tabletop) -> View {
    view! {
        <div class="left">{combos(top)}{plan(top)}{domicile::domicile(top)}</div>
        {sheet::sheet(top)}
        <div class="right">{missions::missions(top)}{roster::roster(top)}{drawer::drawer(top)}</div>
    }
}

/// What is planned, step by step, and what could be added.
fn plan(top: Tabletop) -> View {
    let rows = move || {
        let picks = top.plan.with(|plan| plan.picks.clone());
        let rows: Vec<_> =
            picks.into_iter().enumerate().filter_map(|(job, stack)| row(top, job, stack)).collect();
        view! { {rows}{more(top)}{claim(top)} }
    };
    view! { <section class="plan" aria-label=move || t("sw-plan")>{rows}</section> }
}

/// One combination: what becomes of it, and what else could.
fn row(top: Tabletop, job: usize, stack: Stack) -> Option<View> {
    let edition = top.things.edition();
    let (line, content) = top.with(|scene| scene.combination(&edition, stack)).flatten()?;
    let done = top.plan.with(|plan| plan.done() > job);
    let is_edited = top.job() == Some(job);
    let line = top.asked_line().filter(|_| is_edited).map_or(line, |(line, _)| line);
    let part = top.plan.with(|plan| plan.parts.get(job).cloned()).unwrap_or_default();
    let where_to = match part.last() {
        Some(Action::Draw(room)) => place(*room),
        Some(Action::Gadget(gadget)) => {
            let effect = sheet::gadget_effect(top, *gadget).unwrap_or_default();
            format!("{}: {effect}", top.things.gadget(*gadget))
        }
        Some(Action::Wall(_)) => t("sw-drawn"),
        Some(Action::Train) => price(line.number),
        Some(_) | None => match content {
            Content::Upgrade(_) => tell1("sw-choose-room", "line", line_in(line)),
            Content::Wall => tell1("sw-choose-edge", "line", line_in(line)),
            Content::Training(..) | Content::Gadget => t("sw-choose-one"),
        },
    };
    // Which gadget it becomes is said below.
    let name = match content {
        Content::Gadget => t("sw-gadget"),
        Content::Upgrade(_) | Content::Wall | Content::Training(..) => {
            content_words(top.things, line, content)
        }
    };
    let others = is_edited.then(|| others(top, &part));
    Some(view! {
        <div class="plan-row" class:is-open=!done>
            <p><b>{name}</b><small>{where_to}</small></p>
            {others}
        </div>
    })
}

/// Gadgets and trainings are chosen here; rooms and edges on the sheet.
fn others(top: Tabletop, part: &[Action]) -> View {
    let chosen = part.last().copied();
    let button = |choice: crate::plan::Choice| {
        let action = choice.last()?;
        let words = match action {
            Action::Gadget(gadget) => top.things.gadget(gadget),
            Action::Train => t("sw-train"),
            _ => return None,
        };
        let price = if choice.price == 0 { t("sw-free") } else { price(choice.price) };
        let on = chosen == Some(action);
        (!(on && action == Action::Train)).then(|| {
            view! {
                <button class="opt" aria-pressed=flag(move || on)
                    on:click=move |_| top.carry_out(choice.part.clone())>
                    {words}" "<small>{price}</small>
                </button>
            }
        })
    };
    let buttons: Vec<_> = top.choices.get().into_iter().filter_map(button).collect();
    if buttons.len() < 2 && chosen.is_some() {
        return View::Nothing;
    }
    view! { <div class="opts">{buttons}</div> }
}

/// The mission that is claimed with it.
fn claim(top: Tabletop) -> Option<View> {
    let Action::Claim(mission, reward) = top.plan.with(|plan| plan.claim)? else { return None };
    let edition = top.things.edition();
    let data = edition.mission(mission)?;
    let (amount, key) = match reward {
        Reward::Now => (data.now?, "sw-now"),
        Reward::End => (data.end, "sw-at-end"),
    };
    let name = tell1("sw-claimed", "mission", top.things.mission(mission));
    Some(view! {
        <div class="plan-row is-said"><p><b>{name}</b><small>{gain(amount)}" "{t(key)}</small></p></div>
    })
}

/// A second combination for the price of a bonus action.
fn more(top: Tabletop) -> Option<View> {
    let edition = top.things.edition();
    let picks = top.plan.with(|plan| plan.picks.len());
    let used = top.with(|scene| scene.sheet().map(|sheet| sheet.bonus)).flatten()?;
    if top.plan.with(|plan| plan.passed) {
        let gain = gain(edition.budget.pass);
        return Some(view! {
            <div class="plan-row is-said"><p><b>{t("sw-pass")}</b><small>{gain}</small></p></div>
        });
    }
    if picks == 0 {
        return Some(view! { <p class="plan-none">{t("sw-plan-none")}</p> });
    }
    if picks > 1 || !top.asked() {
        return None;
    }
    let cost = edition.budget.bonus.get(usize::from(used)).copied()?;
    let have = top.with(|scene| scene.own()?.sheet.map(|sheet| sheet.money())).flatten()?;
    let choosing = top.second.get();
    let can = top.can_add.get();
    let words = match (choosing, can) {
        (true, _) => t("sw-tap-second"),
        // What the first one brings comes too late to pay with.
        (false, true) => tell1("sw-bonus-action", "money", money(have)),
        (false, false) if have < cost => {
            tell2("sw-bonus-short", ("cost", money(cost).into()), ("money", money(have).into()))
        }
        (false, false) => t("sw-bonus-none"),
    };
    Some(view! {
        <div class="plan-row">
            <p><b>{t("sw-one-more")}</b><small>{words}</small></p>
            <button class="btn" aria-pressed=flag(move || choosing)
                aria-disabled=(!can && !choosing).then_some("true")
                on:click=move |_| top.second.update(|on| *on = !*on && can)>
                {t("sw-add-second")}" "<span class="chip chip-price">{price(cost)}</span>
            </button>
        </div>
    })
}
