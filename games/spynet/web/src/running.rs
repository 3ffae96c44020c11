//! The whole table under the top bar, and its shortcuts.

use dom::hear_window;
use dom::prelude::*;
use spynet::SpyNet;
use spynet::ids::Branch;
use ui::session::Session;
use ui::shortcut::shortcut;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use crate::tabletop::{Tab, Tabletop};
use crate::things::Things;
use crate::{
    act, branches, detail, drawer, focus, gesture, hand, others, prompt, questions, since, supply,
    tray,
};

/// A running table; `head` comes first, for bar and board share one grid.
pub fn running(session: Session<SpyNet>, head: View) -> View {
    let Some(open) = session.open.get_untracked() else { return head };
    let top = Tabletop::new(session, Things::new(open.game.clone()));
    let seq = Memo::new(move || session.update.with(|u| u.as_ref().map(|u| (u.seq, u.ask))));
    Effect::new(move || {
        // What was picked belongs to a position that is no more.
        seq.track();
        top.clear_quietly();
        top.has_read.set(false);
    });
    hear_window("keydown", move |event| {
        let event: &KeyboardEvent = event.unchecked_ref();
        focus::heard(top, event);
        press(top, event);
    });
    gesture::follow(top);
    act::hold(top);
    focus::follow(top);
    let drag = move |of: fn(&gesture::Drag) -> i32| format!("{}px", top.drag.with(of));
    let turn = move || if top.asked() { "you" } else { "other" };
    view! {
        <main
            id="main"
            class="sn"
            data-tab=move || top.tab.get().code()
            data-turn=turn
            data-mode=move || top.mode().code()
            data-drag=move || top.drag.with(|drag| drag.kind)
            style:--dx=move || drag(|drag| drag.x)
            style:--dy=move || drag(|drag| drag.y)
        >
            {head}
            {prompt::prompt(top)}
            {since::strip(top)}
            {act::act(top)}
            {supply::supply(top)}
            {tray::tray(top)}
            {branches::branches(top)}
            <div class="side">
                {others::others(top)}
                {drawer::drawer(top)}
            </div>
            {drawer::tabs(top)}
            {hand::you(top)}
            {hand::hand(top)}
            {hand::turn(top)}
        </main>
        {questions::end(top)}
        {others::look(top)}
        {detail::detail(top)}
    }
}

/// One letter, and nobody is typing.
fn press(top: Tabletop, event: &KeyboardEvent) {
    let Some(key) = shortcut(event) else { return };
    match key.as_str() {
        // No look can be undone: a key that is held down neither takes a pile nor puts the next one back.
        "Enter" | "t" | "b" if event.repeat() => event.prevent_default(),
        "1" => top.press_branch(Branch::Enforcement),
        "2" => top.press_branch(Branch::Infiltration),
        "3" => top.press_branch(Branch::Counterintelligence),
        "4" => top.press_branch(Branch::Technology),
        "r" => top.recruit(),
        "t" => tray::answer(top, true),
        "b" => tray::answer(top, false),
        "u" => top.undo(),
        "e" => top.end(),
        "m" => top.tab.set(Tab::Moves),
        "l" => top.tab.set(Tab::Log),
        "Escape" => top.clear(),
        _ => {}
    }
}
