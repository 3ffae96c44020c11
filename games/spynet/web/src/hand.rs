//! You: plate, what this turn still allows, your hand, and the end of the turn.

use dom::prelude::*;
use spynet::ids::{Branch, Card};
use spynet::{Action, AgentsPerTurn, StepView, TurnView};
use ui::icon::icon;
use ui::seat_mark::{seat_class, seat_mark_in};
use ui::speech::{t, tr};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use crate::cards::{self, hexagon};
use crate::scene::{Scene, at};
use crate::stars;
use crate::tabletop::{Mode, Tabletop};
use crate::things::tell1;

/// The plate with what this turn allows.
pub fn you(top: Tabletop) -> View {
    let class = move || {
        let class = |scene: &Scene| {
            let left = scene.own().is_some_and(|own| own.resigned);
            format!("you {}{}", seat_class(scene.me), if left { " has-left" } else { "" })
        };
        top.with(class).unwrap_or_default()
    };
    view! {
        <section class=class aria-label=tr("sn-you")>
            {move || top.with(|scene| plate(top, scene))}
            {move || top.with(|scene| ledger(top, scene))}
        </section>
    }
}

fn plate(top: Tabletop, scene: &Scene) -> View {
    let left = scene.own().is_some_and(|own| own.resigned);
    let with = match scene.partner() {
        _ if left && scene.is_mine => t("sn-you-left"),
        _ if left => t("sn-has-left"),
        // Whoever watches sits on nobody's chair; these are the cards of the one below.
        _ if !scene.is_mine => {
            tell1("sn-in-hand", "count", scene.own().map_or(0, |own| own.hand.count))
        }
        Some(partner) => tell1("sn-you-with", "name", scene.name(partner)),
        None => t("sn-you-alone"),
    };
    view! {
        <div class="plate-you">
            {seat_mark_in(scene.me, "seat-lg")}
            <div><h2>{scene.name(scene.me)}</h2><p class="code">{with}</p></div>
        </div>
        {(scene.is_mine && !left).then(|| progress(top, scene))}
    }
}

/// The own stars as they would be counted now, and who leads as far as one may know.
fn progress(top: Tabletop, scene: &Scene) -> View {
    let (sum, idle) = stars::sum(top.things, scene, scene.me);
    let idle = (idle > 0).then(|| view! { ", "{tell1("sn-stars-idle", "count", idle)} });
    view! {
        <p class="plate-stars">
            <b>{tell1("sn-stars-now", "count", sum)}</b>{idle}
            <span>{scene.leads()}</span>
        </p>
    }
}

/// One mark per branch: done, free, or not possible now.
fn ledger(top: Tabletop, scene: &Scene) -> View {
    if scene.is_over() {
        return view! { <p class="lg-p">{t("sn-over")}</p> };
    }
    if !scene.is_mine || scene.own().is_some_and(|own| own.resigned) {
        return View::Nothing;
    }
    if top.mode() == Mode::Choose && scene.turn().is_none() {
        return view! { <p class="lg-p">{t("sn-cards-go-round")}</p> };
    }
    let Some(turn) = scene.turn().filter(|turn| scene.asked && turn.seat == scene.me) else {
        return view! { <p class="lg-p">{t("sn-not-your-turn")}</p> };
    };
    if top.mode() == Mode::Recruit {
        return view! { <p class="lg-p">{t("sn-recruiting-ends")}</p> };
    }
    let agents = agents(scene, turn);
    let files = Branch::ALL.map(|branch| mark(branch, file_state(scene, turn, branch)));
    let gave = scene.partner().map(|partner| {
        let text = if turn.gave { t("sn-gave") } else { t("sn-may-give") };
        view! {
            <div><dt>{tell1("sn-to", "name", scene.name(partner))}</dt><dd class="lg-t">{text}</dd></div>
        }
    });
    view! {
        <h3 class="label lg-h">{t("sn-this-turn")}</h3>
        <dl class="ledger">
            <div><dt>{t("sn-agents")}</dt><dd>{agents}{extra(turn.extra_agents)}</dd></div>
            <div><dt>{t("sn-files")}</dt><dd>{files.into_iter().collect::<Vec<_>>()}{extra(turn.extra_operations)}</dd></div>
            {gave}
        </dl>
    }
}

fn extra(count: u8) -> Option<View> {
    (count > 0).then(|| view! { <b class="lg-x">{format!("+{count}")}</b> })
}

/// One place for each agent that a turn allows: one a branch, or one in all.
fn agents(scene: &Scene, turn: TurnView) -> Vec<View> {
    let played = |branch: Branch| turn.played.get(at(branch)).copied().unwrap_or_default();
    let place = |branch: Branch| mark(branch, if played(branch) { "done" } else { "free" });
    match scene.view.agents_per_turn {
        AgentsPerTurn::OnePerBranch => Branch::ALL.into_iter().map(place).collect(),
        AgentsPerTurn::OneInAll => match Branch::ALL.into_iter().find(|branch| played(*branch)) {
            Some(branch) => vec![place(branch)],
            None => vec![view! { <span class="lg-t">{t("sn-one-agent")}</span> }],
        },
    }
}

fn file_state(scene: &Scene, turn: TurnView, branch: Branch) -> &'static str {
    match turn.ran.get(at(branch)) {
        Some(true) => "done",
        Some(false) if scene.dominates(scene.me, branch) => "free",
        Some(false) | None => "no",
    }
}

fn mark(branch: Branch, state: &'static str) -> View {
    let key = match state {
        "done" => "sn-mark-done",
        "free" => "sn-mark-free",
        _ => "sn-mark-no",
    };
    view! {
        <span class=format!("lgx {state}")>{hexagon(branch)}<span class="vh">{t(key)}</span></span>
    }
}

/// The hand: agents first, then operations and funding; on a phone a rack of two tiers.
pub fn hand(top: Tabletop) -> View {
    let label = move || {
        let count = top.with(|scene| scene.own().map_or(0, |own| own.hand.count));
        tell1("sn-your-hand", "count", count.unwrap_or_default())
    };
    let rows = move || top.with(|scene| rows(top, scene));
    view! {
        <section class="handsec" aria-label=label on:keydown=walk>{rows}</section>
    }
}

fn rows(top: Tabletop, scene: &Scene) -> View {
    let all = scene.hand();
    let count = all.len();
    let middle = count.saturating_sub(1);
    let card = |(place, card): (usize, Card)| {
        let lean = i32::try_from(2 * place).unwrap_or_default()
            - i32::try_from(middle).unwrap_or_default();
        held(top, scene, card, place, lean)
    };
    let (agents, rest): (Vec<_>, Vec<_>) =
        all.into_iter().enumerate().partition(|(_, card)| top.things.is_agent(*card));
    let (m, n) = (agents.len(), rest.len());
    // So few fit into one row of a phone, or of a tablet.
    let class = match count {
        0..=5 => "hand few some",
        6..=9 => "hand some",
        _ => "hand",
    };
    let agents: Vec<_> = agents.into_iter().map(card).collect();
    let rest: Vec<_> = rest.into_iter().map(card).collect();
    let key = if scene.is_mine { "sn-hand-empty" } else { "sn-watching" };
    let none = (count == 0).then(|| view! { <p class="hand-none">{t(key)}</p> });
    view! {
        <div class=class style:--n=count.to_string()>
            {none}
            <ol class="hrow" style:--m=m.to_string() aria-label=t("sn-agents")>{agents}</ol>
            <ol class="hrow" style:--m=n.to_string() aria-label=t("sn-files-and-funding")>{rest}</ol>
        </div>
    }
}

fn held(top: Tabletop, scene: &Scene, card: Card, place: usize, lean: i32) -> View {
    let lifted = top.pick.get() == Some(card);
    let along = top.funding.with(|list| list.contains(&card));
    let can = scene.can_any(|action| match action {
        Action::Play(of, _) | Action::Run(of, _) | Action::Attach(of) => of == card,
        Action::Keep(_)
        | Action::Recruit
        | Action::Take
        | Action::Leave
        | Action::Give(_)
        | Action::Use(_)
        | Action::Skip
        | Action::End => false,
    });
    let mut class = "hc".to_owned();
    for (on, word) in [(lifted, " lift"), (along, " along"), (can, " can")] {
        if on {
            class.push_str(word);
        }
    }
    view! {
        <li class=class data-card=card.0 style:--lean=lean.to_string() style:--i=place.to_string()>
            <button
                class="hc-a"
                aria-pressed=if lifted { "true" } else { "false" }
                on:click=move |_| top.press_card(card)
            >
                {cards::card(top.things, card, "in-hand")}
            </button>
        </li>
    }
}

/// Left and right walk from card to card.
#[expect(clippy::needless_pass_by_value, reason = "a handler is given its event")]
fn walk(event: KeyboardEvent) {
    let step = match event.key().as_str() {
        "ArrowRight" => 1,
        "ArrowLeft" => -1,
        _ => return,
    };
    let Some(at) = event.target().and_then(|at| at.dyn_into::<Element>().ok()) else { return };
    let Ok(Some(hand)) = at.closest(".hand") else { return };
    let Ok(all) = hand.query_selector_all(".hc-a") else { return };
    let all: Vec<HtmlElement> =
        (0..all.length()).filter_map(|n| all.get(n)?.dyn_into().ok()).collect();
    let now = all.iter().position(|card| AsRef::<Element>::as_ref(card) == &at);
    let next = now.and_then(|now| now.checked_add_signed(step)).and_then(|next| all.get(next));
    if let Some(card) = next {
        event.prevent_default();
        // Fails for nothing that is in the page.
        let _ = card.focus();
    }
}

/// Undo, the end of the turn, and what could still be done.
pub fn turn(top: Tabletop) -> View {
    let back = move |_| {
        if top.session.can_undo() { top.undo() } else { top.nothing_to_undo() }
    };
    let can_end = move || top.with(|scene| scene.can(Action::End)).unwrap_or_default();
    let fresh = move || top.with(|scene| scene.step() == Some(StepView::Fresh)) == Some(true);
    let words = move || if fresh() && can_end() { t("sn-end-nothing") } else { t("sn-end") };
    let end = move || {
        view! {
            <button
                class="btn btn-end"
                aria-disabled=move || (!can_end()).then_some("true")
                on:click=move |_| top.end()
            >
                {words}
            </button>
        }
    };
    // Whoever watches has nothing to undo and nothing to end, and nobody has after the end.
    let plays = move || top.with(|scene| scene.is_mine && !scene.is_over()).unwrap_or_default();
    let undo = move || {
        view! {
                <button
                    class="btn btn-undo"
                    aria-disabled=move || (!top.session.can_undo()).then_some("true")
                    on:click=back
                >
                    {icon("undo")}<span>{tr("sn-undo")}</span>
                </button>
        }
    };
    view! {
        <div class="turn">
            {show(plays, undo)}
            {show(plays, end)}
            <p class="turn-hint">{move || hint(top)}</p>
        </div>
    }
}

fn hint(top: Tabletop) -> String {
    if !top.asked() || top.mode() != Mode::Play {
        return String::new();
    }
    top.left_over().words(top.things).join(" ")
}
