//! The buttons beside the question: undo, pass and the one red button; in a raid a step back, a hint, the end.

use dom::prelude::*;
use spyworld::{Action, PhaseView};
use ui::icon::icon;
use ui::speech::t;

use crate::raid::loot;
use crate::scene::{money, tell1};
use crate::tabletop::Tabletop;

/// The row of buttons.
pub fn act(top: Tabletop) -> View {
    view! { <div class="act">{move || buttons(top)}</div> }
}

/// Takes back what can be taken back.
pub fn back(top: Tabletop) {
    match top.with(|scene| (scene.view.phase, scene.can(Action::Withdraw))) {
        Some((PhaseView::Plan, _)) if top.asked() => top.undo(),
        Some((PhaseView::Raid, true)) => top.now(&[Action::Withdraw]),
        Some(_) | None => {}
    }
}

fn buttons(top: Tabletop) -> View {
    match top.with(|scene| scene.view.phase) {
        Some(PhaseView::Plan) => plan(top),
        Some(PhaseView::Raid) => raid(top),
        Some(PhaseView::Agents | PhaseView::Over { .. }) | None => View::Nothing,
    }
}

fn plan(top: Tabletop) -> View {
    let confirmed =
        top.with(|scene| scene.own().is_some_and(|own| own.confirmed)).unwrap_or_default();
    if confirmed {
        return view! {
            <button class="btn" on:click=move |_| top.session.interrupt(Action::Withdraw)>
                {icon("undo")}{t("sw-change")}
            </button>
        };
    }
    if !top.asked() {
        return View::Nothing;
    }
    let pass = top.things.edition().budget.pass;
    let ready = top.with(|scene| scene.can(Action::Confirm)).unwrap_or_default();
    let passed = top.plan.with(|plan| plan.passed);
    let press = move |_| {
        if ready {
            top.ready();
        } else {
            top.aim(Action::Confirm);
        }
    };
    view! {
        <button class="btn" aria-keyshortcuts="u" aria-disabled=(!top.can_undo()).then_some("true")
            on:click=move |_| if top.can_undo() { top.undo() }>
            {icon("undo")}<span>{t("sw-undo")}</span>
        </button>
        <button class="btn" aria-pressed=flag(move || passed) on:click=move |_| top.pass()>
            {t("sw-pass")}" "<small>{tell1("sw-plus", "amount", pass)}</small>
        </button>
        <button class="btn btn-go" aria-disabled=(!ready).then_some("true") on:click=press>
            {icon("check")}{t("sw-ready")}
        </button>
    }
}

fn raid(top: Tabletop) -> View {
    if !top.asked() {
        return View::Nothing;
    }
    let (forgiving, can_back) =
        top.with(|scene| (scene.view.forgiving, scene.can(Action::Withdraw))).unwrap_or_default();
    let stop = top.with(|scene| scene.can(Action::Stop)).unwrap_or_default();
    let step_back = forgiving.then(|| {
        view! {
            <button class="btn" aria-keyshortcuts="u" aria-disabled=(!can_back).then_some("true")
                on:click=move |_| back(top)>
                {icon("undo")}{t("sw-step-back")}
            </button>
        }
    });
    // A hint is for tables that forgive.
    let hint = forgiving.then(|| {
        view! { <button class="btn" on:click=move |_| top.ask_hint()>{icon("hint")}{t("sw-hint")}</button> }
    });
    let taken =
        top.with(|scene| scene.me.map_or(0, |me| loot(top.things, scene, me))).unwrap_or_default();
    let words = tell1("sw-stop-with", "money", money(taken));
    view! {
        {step_back}
        {hint}
        <button class="btn" class:held=stop class:btn-go=top.is_stuck() aria-disabled=move || if stop { top.hold.said() } else { Some("true") }
            on:click=move |_| top.stop()>
            {icon("stop")}{words}
        </button>
    }
}
