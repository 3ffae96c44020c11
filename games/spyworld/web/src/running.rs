//! The whole table under the top bar, and its shortcuts.

use dom::hear_window;
use dom::prelude::*;
use spyworld::grid::Dir;
use spyworld::{Action, PhaseView, Spyworld};
use ui::session::Session;
use ui::shortcut::{comes_from, shortcut};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use crate::scene::Things;
use crate::tabletop::{Tab, Tabletop};
use crate::{act, agents, desk, drawer, look, prompt, raid};

/// A running table; `head` comes first, for bar and board share one grid.
pub fn running(session: Session<Spyworld>, head: View) -> View {
    let Some(open) = session.open.get_untracked() else { return head };
    let top = Tabletop::new(session, Things::new(open.game.clone()));
    let question = Memo::new(move || session.update.with(|u| u.as_ref().map(|u| u.ask)));
    Effect::new(move || {
        // What was pointed at belongs to a question that is no more.
        question.track();
        top.clear();
    });
    hear_window("keydown", move |event| press(top, event.unchecked_ref()));
    let phase = Memo::new(move || top.with(|scene| scene.view.phase));
    let code = move || match phase.get() {
        Some(PhaseView::Agents) => "agents",
        Some(PhaseView::Plan) | None => "plan",
        Some(PhaseView::Raid | PhaseView::Over { .. }) => "raid",
    };
    let body = move || match phase.get() {
        Some(PhaseView::Agents) => agents::agents(top),
        Some(PhaseView::Plan) => desk::desk(top),
        Some(PhaseView::Raid | PhaseView::Over { .. }) => raid::raid(top),
        None => View::Nothing,
    };
    let turn = move || if top.asked() { "you" } else { "other" };
    view! {
        <main id="main" class="sw" data-tab=move || top.tab.get().code() data-turn=turn data-phase=code>
            {head}
            {prompt::prompt(top)}
            {act::act(top)}
            {body}
            {drawer::tabs(top)}
        </main>
        {look::look(top)}
    }
}

/// One key, and nobody is typing.
fn press(top: Tabletop, event: &KeyboardEvent) {
    let Some(key) = shortcut(event) else { return };
    let inside = |what: &str| comes_from(event, what);
    let raiding = top.asked() && top.with(|scene| scene.view.phase) == Some(PhaseView::Raid);
    let step = |dir: Dir| {
        // Lists that are walked with arrows keep them.
        if raiding && !inside(".log, .moves, [role=tablist]") {
            event.prevent_default();
            top.press_way(Action::Step(dir));
        }
    };
    match key.as_str() {
        "ArrowUp" => step(Dir::N),
        "ArrowRight" => step(Dir::E),
        "ArrowDown" => step(Dir::S),
        "ArrowLeft" => step(Dir::W),
        "Enter" if raiding && !inside("button, a") => top.go(),
        "u" => act::back(top),
        "m" => top.tab.set(Tab::Moves),
        "l" => top.tab.set(Tab::Table),
        "Escape" => {
            top.clear();
            top.session.notice.set(None);
        }
        _ => {}
    }
}
