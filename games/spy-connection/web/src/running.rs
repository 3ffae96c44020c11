//! The whole table under the top bar, and its shortcuts.

use dom::hear_window;
use dom::prelude::*;
use spy_connection::SpyConnection;
use ui::session::Session;
use ui::shortcut::shortcut;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use crate::scene::Things;
use crate::tabletop::{Tab, Tabletop};
use crate::{act, board, display, dossiers, drawer, hand, prompt, questions, since};

/// A running table; `head` comes first, for bar and board share one grid.
pub fn running(session: Session<SpyConnection>, head: View) -> View {
    let Some(open) = session.open.get_untracked() else { return head };
    let top = Tabletop::new(session, Things::new(open.game.clone()));
    let seq = Memo::new(move || session.update.with(|u| u.as_ref().map(|u| (u.seq, u.ask))));
    Effect::new(move || {
        // What was pointed at belongs to a position that is no more.
        seq.track();
        top.clear_quietly();
    });
    hear_window("keydown", move |event| press(top, event.unchecked_ref()));
    let turn = move || if top.asked() { "you" } else { "other" };
    let phase = move || if top.is_choosing() { "choose" } else { "turn" };
    view! {
        <main id="main" class="sc" data-tab=move || top.tab.get().code() data-turn=turn data-phase=phase>
            {head}
            {prompt::prompt(top)}
            {act::act(top)}
            {display::display(top)}
            {board::board(top)}
            {since::strip(top)}
            {dossiers::others(top)}
            {drawer::drawer(top)}
            {drawer::tabs(top)}
            {hand::you(top)}
            {hand::turn(top)}
        </main>
        {questions::end(top)}
        {questions::discard(top)}
        {questions::decline(top)}
        {dossiers::look(top)}
    }
}

/// One letter, and nobody is typing.
fn press(top: Tabletop, event: &KeyboardEvent) {
    let Some(key) = shortcut(event) else { return };
    match key.as_str() {
        "u" => top.undo(),
        "e" => top.end(),
        "m" => top.tab.set(Tab::Moves),
        "l" => top.tab.set(Tab::Log),
        "Escape" => top.clear(),
        _ => {}
    }
}
