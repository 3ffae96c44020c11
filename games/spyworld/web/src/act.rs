//! The buttons beside the question: undo, pass and the one red button; in a raid a step back, a hint, the end.

use dom::prelude::*;
use spyworld::{Action, PhaseView};
use ui::icon::icon;
use ui::speech::t;

use crate::raid::loot;
use crate::scene::{gain, money, tell1};
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
    let Some(confirmed) = top.with(|scene| scene.own().map(|own| own.confirmed)).flatten() else {
        return View::Nothing;
    };
    let asked = top.asked();
    // Each button has its place; what cannot be done now stays there.
    let not = |can: bool| (!can).then_some("true");
    let can_back = confirmed || top.can_undo();
    let take_back = move |_| match (confirmed, top.can_undo()) {
        (true, _) => top.session.interrupt(Action::Withdraw),
        (false, true) => top.undo(),
        (false, false) => {}
    };
    let back_words = t(if confirmed { "sw-change" } else { "sw-undo" });
    let pass = top.things.edition().budget.pass;
    let ready = top.with(|scene| scene.can(Action::Confirm)).unwrap_or_default();
    let passed = top.plan.with(|plan| plan.passed);
    let press = move |_| match (asked, ready) {
        (true, true) => top.ready(),
        (true, false) => top.aim(Action::Confirm),
        (false, _) => {}
    };
    view! {
        <button class="btn" aria-keyshortcuts="u" aria-disabled=not(can_back) on:click=take_back>
            {icon("undo")}<span>{back_words}</span>
        </button>
        <button class="btn" aria-pressed=flag(move || passed) aria-disabled=not(asked)
            on:click=move |_| if asked { top.pass() }>
            {t("sw-pass")}" "<small>{gain(pass)}</small>
        </button>
        <button class="btn btn-go" aria-disabled=not(asked && ready) on:click=press>
            {icon("check")}{t("sw-ready")}
        </button>
    }
}

fn raid(top: Tabletop) -> View {
    let Some((forgiving, can_back, stop, taken)) = top
        .with(|scene| {
            let taken = loot(top.things, scene, scene.me?);
            let can = |action| scene.can(action);
            Some((scene.view.forgiving, can(Action::Withdraw), can(Action::Stop), taken))
        })
        .flatten()
    else {
        return View::Nothing;
    };
    let not = |can: bool| (!can).then_some("true");
    let step_back = forgiving.then(|| {
        view! {
            <button class="btn" aria-keyshortcuts="u" aria-disabled=not(can_back)
                on:click=move |_| back(top)>
                {icon("undo")}{t("sw-step-back")}
            </button>
        }
    });
    // A hint is for tables that forgive.
    let hint = forgiving.then(|| {
        view! {
            <button class="btn" aria-disabled=not(top.asked())
                on:click=move |_| if top.asked() { top.ask_hint() }>
                {icon("hint")}{t("sw-hint")}
            </button>
        }
    });
    let words = tell1("sw-stop-with", "money", money(taken));
    view! {
        {step_back}
        {hint}
        <button class="btn" class:held=stop class:btn-go=stop && top.is_stuck() aria-disabled=move || if stop { top.hold.said() } else { Some("true") }
            on:click=move |_| if stop { top.stop() }>
            {icon("stop")}{words}
        </button>
    }
}
