//! The three combinations, big: a number card on its stack and the content below it.

use dom::prelude::*;
use spyworld::edition::Content;
use spyworld::edition::Edition;
use spyworld::edition::primitive::Effect;
use spyworld::grid::{Colour, Line};
use spyworld::ids::{Class, Stack};
use ui::icon::icon;
use ui::speech::t;

use crate::circles::{Circle, circles};
use crate::parts::{TRACKS, cost, hexagon, line_class};
use crate::scene::{Things, class_key, gain, money, pic, price, tell1, tell2, upgrade_art};
use crate::tabletop::Tabletop;

/// The three of them.
pub fn combos(top: Tabletop) -> View {
    let all = move || (0..3).map(|n| combo(top, Stack(n))).collect::<Vec<_>>();
    view! { <section class="combos" aria-label=move || t("sw-combos")>{all}</section> }
}

/// A row or column, in words.
pub fn line_words(line: Line) -> String {
    let key = match line.colour {
        Colour::Red => "sw-row",
        Colour::Blue => "sw-column",
    };
    tell1(key, "number", line.number)
}

/// The same within a sentence.
pub fn line_in(line: Line) -> String {
    let key = match line.colour {
        Colour::Red => "sw-in-row",
        Colour::Blue => "sw-in-column",
    };
    tell1(key, "number", line.number)
}

/// What a content is called.
pub fn content_words(things: Things, line: Line, content: Content) -> String {
    match content {
        Content::Upgrade(upgrade) => things.upgrade(upgrade),
        Content::Wall => t("sw-wall"),
        Content::Training(track, points) => {
            let name = TRACKS.get(track.index()).map_or_else(String::new, |(_, key)| t(key));
            tell2("sw-training-of", ("track", name.into()), ("points", points.into()))
        }
        Content::Gadget => things.gadget(gadget_of(line)),
    }
}

/// The gadget with this number.
pub const fn gadget_of(line: Line) -> spyworld::ids::Gadget {
    spyworld::ids::Gadget(line.number.saturating_sub(1))
}

fn combo(top: Tabletop, stack: Stack) -> Option<View> {
    let edition = top.things.edition();
    let (line, content) = top.with(|scene| scene.combination(&edition, stack)).flatten()?;
    let picked = top.plan.with(|plan| plan.picks.iter().position(|&picked| picked == stack));
    let second = top.second.get();
    // What cannot be chosen says why when it is pressed.
    let can = top.open.with(|open| open.get(stack.index()).copied()).unwrap_or_default();
    let class = match (picked, second) {
        (Some(_), _) => "combo is-on",
        (None, true) => "combo is-more",
        (None, false) => "combo",
    };
    let order = picked.filter(|_| top.plan.with(|plan| plan.picks.len() > 1)).map(|place| {
        view! { <span class="order">{place + 1}</span> }
    });
    let what = what(top, &edition, line, content);
    Some(view! {
        <button class=class aria-pressed=flag(move || picked.is_some())
            aria-disabled=(!can).then_some("true") on:click=move |_| top.press_stack(stack)>
            <span class=format!("nc {}", line_class(line))>{hexagon(line)}<span class="label">{line_words(line)}</span></span>
            <span class="cc">
                {picture(&edition, line, content)}
                <span class="kind">{kind(content)}</span>
                <b>{content_words(top.things, line, content)}</b>
                <span class="what">{what}</span>
            </span>
            {order}
        </button>
    })
}

/// What a gadget does, as short as it fits on a card; its circle on the sheet says all of it.
fn effect_in_short(effect: Effect) -> String {
    match effect {
        Effect::Smoke => t("sw-short-smoke"),
        Effect::Darts => t("sw-short-darts"),
        Effect::Boots(steps) => tell1("sw-short-boots", "count", steps),
        Effect::Grapnel(movement) => tell1("sw-short-grapnel", "count", movement),
        Effect::Drill => t("sw-short-drill"),
    }
}

fn kind(content: Content) -> String {
    t(match content {
        Content::Upgrade(upgrade) => class_key(upgrade.class()),
        Content::Wall => "sw-wall",
        Content::Training(..) => "sw-training",
        Content::Gadget => "sw-gadget",
    })
}

/// What a content looks like.
pub fn picture(edition: &Edition, line: Line, content: Content) -> View {
    match content {
        Content::Upgrade(upgrade) => pic(upgrade_art(upgrade)),
        Content::Wall => pic("#p-wall"),
        Content::Gadget => {
            let effect = edition.gadget(gadget_of(line)).map(|data| data.effect);
            effect.map_or(View::Nothing, |effect| pic(crate::scene::gadget_art(effect)))
        }
        Content::Training(track, points) => {
            let name = TRACKS.get(track.index()).map_or("move", |(name, _)| name);
            view! { <span class="plus3" style:--n=points.to_string()>{icon(name)}{circles(&[(Circle::Filled, points)])}</span> }
        }
    }
}

/// What it means, on the card itself.
fn what(top: Tabletop, edition: &Edition, line: Line, content: Content) -> View {
    let domicile = top.with(|scene| edition.domicile(scene.view.domicile).cloned()).flatten();
    match (content, domicile) {
        (Content::Upgrade(upgrade), Some(domicile)) if upgrade.class() == Class::Secret => {
            let (now, end) = (domicile.income(upgrade), domicile.value(upgrade));
            view! { {tell2("sw-now-end", ("now", gain(now).into()), ("end", money(end).into()))} }
        }
        (Content::Upgrade(upgrade), Some(domicile)) => {
            view! { {t("sw-raider-pays")}" "{cost(domicile.cost(upgrade))} }
        }
        (Content::Wall, _) => view! { {tell1("sw-edge-of", "line", line_in(line))} },
        (Content::Training(..), _) => view! { <b>{price(line.number)}</b> },
        (Content::Gadget, _) => {
            let effect = edition.gadget(gadget_of(line)).map(|data| data.effect);
            view! { {effect.map(effect_in_short)} }
        }
        (Content::Upgrade(_), None) => View::Nothing,
    }
}
