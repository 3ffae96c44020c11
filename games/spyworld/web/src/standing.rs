//! How the person at the screen stands: counted as if the game ended now, and who leads, as far as both are known.

use dom::prelude::*;
use game::Message;
use spyworld::{PhaseView, RaidRule};
use ui::speech::{t, tell};

use crate::scene::{Scene, Things, money, tell1};
use crate::tabletop::Tabletop;

/// What this seat would get now, awards left out; once the game is over, its score.
pub fn total(things: Things, scene: &Scene, seat: game::Seat) -> Option<i32> {
    let score = scene.seat(seat)?.score;
    score.or_else(|| Some(things.game().standing(&scene.view, seat)?.total()))
}

fn is_over(scene: &Scene) -> bool {
    matches!(scene.view.phase, PhaseView::Over { .. })
}

/// The sum in the bar, in sight at every moment.
pub fn chip(top: Tabletop) -> View {
    let sum = move || top.with(|scene| total(top.things, scene, scene.me?)).flatten();
    let chip = move || {
        sum().map(|sum| {
            let key = if top.with(is_over) == Some(true) { "sw-total" } else { "sw-counted-now" };
            view! { <p class="now" title=why(top)><b>{money(sum)}</b><small>{t(key)}</small></p> }
        })
    };
    chip.into_view()
}

/// Where that sum comes from, in a sentence; after the end the score sheet says it.
pub fn why(top: Tabletop) -> Option<String> {
    top.with(|scene| {
        let me = scene.me.filter(|_| !is_over(scene))?;
        let standing = top.things.game().standing(&scene.view, me)?;
        let raids = scene.view.phase == PhaseView::Raid;
        let facts = Message::new(if raids { "sw-now-raid" } else { "sw-now-plan" })
            .with("total", money(standing.total()))
            .with("left", money(standing.money))
            .with("secrets", money(standing.secrets))
            .with("stolen", money(standing.stolen + standing.ability))
            .with("missions", money(standing.missions));
        let mut words = tell(&facts);
        if standing.walled_in > 0 {
            words += " ";
            words += &tell1("sw-walled-in", "money", money(standing.walled_in));
        }
        Some(words)
    })
    .flatten()
}

/// The same as a line of the page.
pub fn line(top: Tabletop) -> View {
    view! { <p class="now-why">{move || why(top)}</p> }
}

/// Who leads, while all raids are watched by all.
pub fn leader(things: Things, scene: &Scene) -> Option<(game::Seat, i32)> {
    let is_seen = scene.view.raids == RaidRule::InTurn && scene.view.handed.is_some();
    if !is_seen || is_over(scene) {
        return None;
    }
    let stays = |seat: &game::Seat| scene.seat(*seat).is_some_and(|own| !own.resigned);
    let sums: Vec<_> = scene
        .seats()
        .filter(stays)
        .filter_map(|seat| Some((seat, total(things, scene, seat)?)))
        .collect();
    let most = sums.iter().map(|(_, sum)| *sum).max()?;
    let mut first = sums.into_iter().filter(|(_, sum)| *sum == most);
    // Of several who are equal nobody leads.
    match (first.next(), first.next()) {
        (Some(one), None) => Some(one),
        _ => None,
    }
}
