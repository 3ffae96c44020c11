//! One card, close up: all it says, and where it could go.

use dom::prelude::*;
use spynet::Action;
use spynet::ids::{Branch, Card};
use ui::dialog::dialog;
use ui::icon::icon;
use ui::speech::{t, tr};

use crate::cards::{self, hexagon};
use crate::ladder::ink;
use crate::scene::Scene;
use crate::tabletop::{Mode, Tabletop};
use crate::things::tell1;

/// The sheet of the card that is looked at.
pub fn detail(top: Tabletop) -> View {
    let open = RwSignal::new(false);
    Effect::new(move || open.set(top.detail.get().is_some()));
    Effect::new(move || {
        if !open.get() && top.detail.get_untracked().is_some() {
            top.detail.set(None);
        }
    });
    let title = Signal::derive(move || {
        top.detail.get().map(|card| top.things.name(card)).unwrap_or_default()
    });
    let body = move || top.detail.get().map(|card| sheet(top, card, open));
    dialog(open, title, move || view! { {body} })
}

fn sheet(top: Tabletop, card: Card, open: RwSignal<bool>) -> View {
    let things = top.things;
    let mine = top.with(|scene| scene.hand()).unwrap_or_default();
    let place = mine.iter().position(|it| *it == card);
    let turn = move |to: Option<Card>, name: &'static str, key: &'static str| {
        let press = move |_| {
            if let Some(card) = to {
                top.detail.set(Some(card));
                if top.mode() == Mode::Play && top.asked() {
                    top.lift(card);
                }
            }
        };
        let off = to.is_none().then_some("true");
        view! {
            <button class="icon-btn" aria-label=t(key) aria-disabled=off on:click=press>{icon(name)}</button>
        }
    };
    let before = place.and_then(|at| at.checked_sub(1)).and_then(|at| mine.get(at).copied());
    let after = place.and_then(|at| mine.get(at + 1).copied());
    let steps = place.is_some() && mine.len() > 1;
    let previous = steps.then(|| turn(before, "prev", "sn-previous-card"));
    let next = steps.then(|| turn(after, "next", "sn-next-card"));
    let picked = top.pick.get() == Some(card) && top.mode() == Mode::Play && top.asked();
    let goes = picked.then(|| goes(top, card, open));
    view! {
        <div class="detail-top">{previous}{cards::card(things, card, "")}{next}</div>
        <p class="detail-k label">{things.head(card)}</p>
        <p class="detail-t">{things.full(card)}</p>
        {goes}
        <div class="dialog-acts">
            <button class="btn" on:click=move |_| open.set(false)>{tr("close")}</button>
        </div>
    }
}

/// Where the card could go, each place a button; and the partner's hand.
fn goes(top: Tabletop, card: Card, open: RwSignal<bool>) -> View {
    let button = |branch: Branch| {
        let preview = top.preview(branch)?;
        let plan = preview.as_ref().ok().cloned();
        let words = match &plan {
            Some(_) if top.things.is_operation(card) => t("sn-lay-short"),
            Some(plan) => format!("{} → {}", plan.before, plan.after),
            None => t("sn-no-short"),
        };
        let off = plan.is_none().then_some("true");
        let press = move |_| {
            match &plan {
                Some(_) => top.aim.set(Some(branch)),
                None => return top.press_branch(branch),
            }
            open.set(false);
        };
        Some(view! {
            <li>
                <button class=format!("db {}", ink(branch)) aria-disabled=off on:click=press>
                    {hexagon(branch)}
                    <span class="full">{top.things.branch(branch)}</span>
                    <span class="short">{top.things.branch_short(branch)}</span>
                    <b>{words}</b>
                </button>
            </li>
        })
    };
    let buttons: Vec<_> = Branch::ALL.into_iter().filter_map(button).collect();
    let partner = |scene: &Scene| {
        scene.partner().filter(|_| scene.can(Action::Give(card))).map(|seat| scene.name(seat))
    };
    let give = top.with(partner).flatten().map(|name| {
        view! {
            <button class="btn" on:click=move |_| top.give()>
                {icon("give")}{tell1("sn-give-to", "name", name)}
            </button>
        }
    });
    view! { <ul class="detail-b">{buttons}</ul>{give} }
}
