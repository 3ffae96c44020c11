//! The four branches as four columns: strengths, what the lifted card would do here, the own agents and files.

use dom::prelude::*;
use game::Words as _;
use spynet::edition::CardFace;
use spynet::ids::{Branch, Card, CardSet};
use spynet::{AgentView, Refusal};
use ui::icon::icon;
use ui::seat_mark::{seat_class, seat_mark_in};
use ui::speech::{t, tr};

use crate::act::lifted;
use crate::cards::{self, micro};
use crate::ladder::{head, ink, ladder};
use crate::plan::Plan;
use crate::scene::{Role, Scene, at};
use crate::stars;
use crate::tabletop::{Mode, Tabletop};
use crate::things::{tell1, tell2, tell3};

/// All four.
pub fn branches(top: Tabletop) -> View {
    let lean = move || if top.mode() == Mode::Play { "branches" } else { "branches lean" };
    let columns: Vec<_> = Branch::ALL.into_iter().map(|branch| column(top, branch)).collect();
    view! { <section class=lean aria-label=tr("sn-branches")>{columns}</section> }
}

fn column(top: Tabletop, branch: Branch) -> View {
    let things = top.things;
    let state = move || {
        if top.mode() != Mode::Play || top.pick.get().is_none() {
            return "calm";
        }
        match top.preview(branch) {
            Some(Ok(_)) if top.target().is_some_and(|(of, _)| of == branch) => "target",
            Some(Ok(_)) => "legal",
            Some(Err(_)) => "used",
            None => "calm",
        }
    };
    let then = move || top.target().filter(|(of, _)| *of == branch).map(|(_, plan)| plan.after);
    let label = move || things.branch(branch);
    view! {
        <section
            class=move || format!("br {} {}", ink(branch), state())
            aria-label=label
            data-branch=branch.id()
            on:pointerenter=move |_| top.hover.set(Some(branch))
            on:pointerleave=move |_| top.hover.set(None)
        >
            {move || top.with(|scene| head(things, scene, branch))}
            {move || top.with(|scene| ladder(scene, branch, then()))}
            {move || drop_line(top, branch)}
            {move || top.with(|scene| stack(top, scene, branch))}
            {move || top.with(|scene| files(top, scene, branch))}
            {move || top.with(|scene| gain(top, scene, branch))}
        </section>
    }
}

/// What the lifted card would do here, as a button; without one, what the pile in the hands could do here.
fn drop_line(top: Tabletop, branch: Branch) -> View {
    if top.mode() != Mode::Play {
        return View::Nothing;
    }
    let Some(preview) = top.preview(branch) else {
        return view! { <p class="drop-line is-idle"></p> };
    };
    let Some(card) = top.pick.get() else { return View::Nothing };
    let name = top.things.branch(branch);
    let (says, inside) = match &preview {
        Ok(plan) if top.things.is_operation(card) => {
            (tell1("sn-says-lay", "branch", name), lay_words(top, branch))
        }
        Ok(plan) => {
            let best = top.with(|scene| scene.best(scene.me, branch)).unwrap_or_default();
            let (full, short) = verdict(plan, best);
            let said =
                tell2("sn-says-play", ("branch", name.into()), ("verdict", full.clone().into()));
            let inside = view! {
                <b>{format!("{} → {}", plan.before, plan.after)}</b>
                <span class="full">{tell1("sn-best-rival", "best", best)}<em>{full}</em></span>
                <span class="short">{short}</span>
            };
            (said, inside)
        }
        Err(refusal) => {
            let why = refused(top, refusal);
            let short = refused_short(refusal);
            let elsewhere = matches!(refusal, Refusal::WrongBranch { .. });
            let full = if elsewhere { t("sn-not-here") } else { why.clone() };
            let inside = view! {
                {icon("no")}
                <span class="full">{full}</span>
                <span class="short">{short}</span>
            };
            (tell2("sn-says-not", ("branch", name.into()), ("why", why.into())), inside)
        }
    };
    let off = preview.is_err().then_some("true");
    view! {
        <button
            class="drop-line"
            aria-disabled=off
            on:click=move |_| top.press_branch(branch)
            on:focus=move |_| top.hover.set(Some(branch))
            on:blur=move |_| top.hover.set(None)
        >
            <span class="vh">{says}</span>
            <span class="dl" aria-hidden="true">{inside}</span>
        </button>
    }
}

fn lay_words(top: Tabletop, branch: Branch) -> View {
    let (have, best) = top
        .with(|scene| (scene.strength(scene.me, branch), scene.best(scene.me, branch)))
        .unwrap_or_default();
    view! {
        <b>{format!("{have} : {best}")}</b>
        <span class="full">{t("sn-you-dominate-here")}<em>{t("sn-lay-here")}</em></span>
        <span class="short">{t("sn-lay-short")}</span>
    }
}

/// What an agent would change, in a few words and in two.
fn verdict(plan: &Plan, best: u8) -> (String, String) {
    match () {
        () if plan.after > best && plan.before <= best => {
            (t("sn-will-dominate"), t("sn-will-dominate-short"))
        }
        () if plan.after > best => (t("sn-yours-anyway"), t("sn-yours-short")),
        () if plan.after == best => (t("sn-only-equal"), t("sn-equal-short")),
        () => {
            let missing = best - plan.after + 1;
            (tell1("sn-short-by", "count", missing), tell1("sn-short-by-short", "count", missing))
        }
    }
}

/// Why not, as a sentence.
pub fn refused(top: Tabletop, refusal: &Refusal) -> String {
    let Some(open) = top.session.open.get() else { return String::new() };
    top.session.say(&open.game.refusal_words(refusal, top.session.lang()))
}

fn refused_short(refusal: &Refusal) -> String {
    if let Refusal::NotDominated { need, have, .. } = *refusal {
        return tell2("sn-need-short", ("have", have.into()), ("need", need.into()));
    }
    let used = matches!(refusal, Refusal::NoMoreAgents | Refusal::NoMoreOperations { .. });
    let elsewhere = matches!(refusal, Refusal::WrongBranch { .. });
    t(match (used, elsewhere) {
        (true, _) => "sn-used-short",
        (false, true) => "sn-not-here-short",
        (false, false) => "sn-no-short",
    })
}

/// The own agents here, and the lifted one as it would lie on top.
fn stack(top: Tabletop, scene: &Scene, branch: Branch) -> View {
    if top.mode() != Mode::Play {
        return View::Nothing;
    }
    let things = top.things;
    let agents = scene.own().and_then(|own| own.agents.get(at(branch)).cloned());
    let agents: Vec<AgentView> = agents.unwrap_or_default();
    let ghost = top
        .pick
        .get()
        .filter(|card| things.is_agent(*card) && top.target().is_some_and(|(of, _)| of == branch));
    let count = agents.len() + usize::from(ghost.is_some());
    let item = |(place, agent): (usize, &AgentView)| {
        let slips: Vec<_> =
            agent.funding.iter().map(|card| cards::slip(cards::value(things, card))).collect();
        let card = agent.agent;
        view! {
            <li class="st-i" style:--i=place.to_string()>
                <button class="st-b" on:click=move |_| top.detail.set(Some(card))>
                    {cards::card(things, card, "in-col")}
                </button>
                <span class="st-f">{slips}</span>
            </li>
        }
    };
    let mut items: Vec<_> = agents.iter().enumerate().map(item).collect();
    if let Some(card) = ghost {
        let slips = top.funding.with(|list| {
            let slip = |card: &Card| cards::slip(cards::value(things, *card));
            list.iter().map(slip).collect::<Vec<_>>()
        });
        items.push(view! {
            <li class="st-i" style:--i=agents.len().to_string() aria-hidden="true">
                {cards::card(things, card, "in-col is-ghost")}
                <span class="st-f">{slips}</span>
            </li>
        });
    }
    view! { <ol class="stack" style:--k=count.to_string() aria-label=t("sn-your-agents")>{items}</ol> }
}

/// What of the pile in the hands belongs here.
fn gain(top: Tabletop, scene: &Scene, branch: Branch) -> View {
    let Some((pile, _)) = lifted(scene).filter(|_| top.mode() == Mode::Recruit) else {
        return View::Nothing;
    };
    let cards = scene.view.piles.get(usize::from(pile.0)).map(|heap| heap.known);
    let belongs = |card: &Card| match top.things.face(*card) {
        Some(CardFace::Agent { branches, .. } | CardFace::Operation { branches, .. }) => {
            branches.contains(&branch)
        }
        Some(CardFace::Funding { .. }) | None => false,
    };
    let cards: Vec<Card> = cards.unwrap_or_default().iter().filter(belongs).collect();
    let names: Vec<String> = cards.iter().map(|card| top.things.name(*card)).collect();
    let cards: Vec<_> = cards.iter().map(|card| micro(top.things, *card, CardSet::EMPTY)).collect();
    match cards.is_empty() {
        true => view! { <p class="gain none">{t("sn-nothing-here")}</p> },
        false => {
            view! { <p class="gain">{cards}<span class="full" aria-hidden="true">{names.join(", ")}</span></p> }
        }
    }
}

/// The files under a branch: the own ones lie open to their owner, the others' are only counted.
fn files(top: Tabletop, scene: &Scene, branch: Branch) -> View {
    if top.mode() != Mode::Play {
        return View::Nothing;
    }
    let things = top.things;
    let own = scene.own().and_then(|own| own.operations.get(at(branch)).copied());
    let own = own.unwrap_or_default();
    let all = stars::laid(things, scene, scene.me, branch);
    let sum: u8 = all.iter().map(stars::Laid::stars).sum();
    let mine = all.iter().map(|laid| {
        let class = if laid.counts { "fl is-open" } else { "fl is-open is-idle" };
        let state = if laid.counts { "check" } else { "no" };
        view! { <span class=class>{micro(things, laid.card, CardSet::EMPTY)}{icon(state)}</span> }
    });
    let unknown = own.count.saturating_sub(own.known.len());
    let covered =
        (0..unknown).map(|_| view! { <span class="fl">{seat_mark_in(scene.me, "seat-sm")}</span> });
    let mine: Vec<_> = mine.chain(covered).collect();
    // Who watches knows nothing of what they are worth.
    let total = (unknown < own.count).then(|| {
        view! { <span class="fl-sum"><b>{sum}</b><svg aria-hidden="true"><use href="#star"></use></svg></span> }
    });
    let says = tell3(
        "sn-your-files",
        ("count", own.count.into()),
        ("branch", things.branch(branch).into()),
        ("stars", sum.into()),
    );
    let press = move |_| top.look.set(top.with(|scene| scene.me));
    let mine = match own.count {
        0 => view! {
            <span class="fl-none">
                <span class="full">{t("sn-no-files")}</span>
                <span class="short" aria-hidden="true">"–"</span>
            </span>
        },
        _ => view! {
            <button class="ops-me" aria-label=says on:click=press>
                {total}{mine}
            </button>
        },
    };
    let others = scene.order().into_iter().filter(|seat| scene.role(*seat) != Role::Me);
    let other = |seat: game::Seat| {
        let heap = scene.seat(seat).and_then(|it| it.operations.get(at(branch)).copied());
        let count = heap.map_or(0, |heap| heap.count);
        let class = if count == 0 { "oc zero" } else { "oc" };
        view! {
            <li class=format!("{class} {}", seat_class(seat))>
                {seat_mark_in(seat, "seat-sm")}
                <span class="vh">{scene.name(seat)}</span>
                <b>{count}</b>
            </li>
        }
    };
    let others: Vec<_> = others.map(other).collect();
    view! {
        <div class="ops">
            {mine}
            <ul class="ops-o" aria-label=t("sn-others-files")>{others}</ul>
        </div>
    }
}
