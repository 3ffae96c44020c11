//! The whole table under the top bar, and its shortcuts.

use core::time::Duration;

use dom::hear_window;
use dom::prelude::*;
use spyworld::grid::Dir;
use spyworld::{Action, PhaseView, Spyworld};
use ui::focus::land;
use ui::session::Session;
use ui::shortcut::{comes_from, shortcut};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use crate::scene::Things;
use crate::tabletop::{Tab, Tabletop};
use crate::{act, agents, desk, drawer, grid, look, prompt, raid, since};

/// Where the keyboard goes on when what was pressed is gone.
const NEXT: [&str; 3] = [" .agent", " .combo", " .cell[tabindex=\"0\"]"];

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
    // A finger needs no focus: only whoever has pressed a key is followed.
    let by_keys = StoredValue::new(false);
    hear_window("keydown", move |event| {
        by_keys.set_value(true);
        press(top, event.unchecked_ref());
    });
    hear_window("pointerdown", move |_| by_keys.set_value(false));
    Effect::new(move || {
        top.scene.track();
        if by_keys.get_value() {
            // The page is made anew first.
            dom::next_frame(|| land(".sw[data-turn=you]", &NEXT, false));
        }
    });
    let phase = Memo::new(move || top.with(|scene| scene.view.phase));
    // What somebody had scrolled to is not there any more.
    Effect::new(move || {
        phase.track();
        dom::after(Duration::ZERO, || {
            if let Some(main) = document().query_selector("main.sw").ok().flatten() {
                main.set_scroll_top(0);
                main.scroll_into_view();
            }
        });
    });
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
        <main id="main" class="sw" data-tab=move || top.tab.get().code() data-turn=turn data-phase=code data-held=move || top.hold.said()>
            {head}
            {prompt::prompt(top)}
            {act::act(top)}
            {since::strip(top)}
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
            if !event.repeat() {
                top.press_key(Action::Step(dir));
                // Enter then goes there, wherever the keyboard was before.
                if let Some(room) = top.way().and_then(|way| way.to) {
                    grid::focus(room);
                }
            }
        }
    };
    match key.as_str() {
        "ArrowUp" => step(Dir::N),
        "ArrowRight" => step(Dir::E),
        "ArrowDown" => step(Dir::S),
        "ArrowLeft" => step(Dir::W),
        // A key that is held down confirms nothing, neither here nor on the button it was pressed on.
        "Enter" if raiding && event.repeat() => event.prevent_default(),
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

#[cfg(test)]
mod tests {
    use game::{Seat, Seed, Viewer};
    use spyworld::{Event, Options};
    use table::{Chair, Table, Told};

    use super::*;

    #[test]
    fn what_begins_a_round_is_told_in_it_and_what_ends_one_is_not() {
        // Nobody has an agent on the yacht, so that round 1 begins at once.
        let options = Options { domicile: 1, ..Options::ordinary(2) };
        let chairs = Seat::first(2).map(|seat| Chair::person(seat.to_string())).collect();
        let game = Spyworld::house().unwrap();
        let mut table = Table::new(game, options, Seed::from_text("rounds"), chairs).unwrap();
        for seat in Seat::first(2) {
            let both = [Action::Pass, Action::Confirm];
            let change = table.submit(seat, table.ask(seat), &both).unwrap();
            table.commit(change).unwrap();
        }
        let told = table.update(Viewer::Seat(Seat(1)), 0).events;
        let round = |wanted: fn(&Event) -> bool| {
            told.iter().find(|told: &&Told<Event>| wanted(&told.event)).map(|told| told.round)
        };
        assert_eq!(round(|event| matches!(event, Event::RoundBegan { round: 2, .. })), Some(2));
        let passed = |event: &Event| matches!(event, Event::Drafted { action: Action::Pass, .. });
        assert_eq!(round(passed), Some(1));
    }
}
