//! Where the keyboard goes on: what was pressed is often gone after it, and then the focus lands on what comes next.

use dom::prelude::*;
use dom::{hear_window, next_frame};
use wasm_bindgen::JsCast as _;
use web_sys::{FocusOptions, HtmlElement};

use crate::tabletop::Tabletop;

/// What comes next, the likeliest first; nothing that does much is among those that come after the end of a turn.
const NEXT: [&str; 10] = [
    "[data-tab=moves] .move",
    "[data-mode=recruit] .act .btn-go",
    "[data-mode=choose] .act .btn-go",
    "[data-mode=choose] .ch-b",
    "[data-mode=choose] .act .btn",
    ":has(.hc.lift) .act .btn-go",
    " .br.legal .drop-line",
    " .hc.lift .hc-a",
    " .hc.can .hc-a",
    " .act .btn-go",
];

/// Follows whoever plays by keyboard, and nobody else: a finger needs no focus.
pub fn follow(top: Tabletop) {
    let by_keys = StoredValue::new(false);
    hear_window("keydown", move |_| by_keys.set_value(true));
    hear_window("pointerdown", move |_| by_keys.set_value(false));
    Effect::new(move || {
        top.scene.track();
        top.pick.track();
        top.aim.track();
        top.chosen.track();
        top.ask_end.track();
        top.detail.track();
        if by_keys.get_value() {
            // The page is made anew first.
            next_frame(land);
        }
    });
}

/// Gives the focus to what comes next, if nothing has it.
fn land() {
    let page = document();
    let lost = page.active_element().is_none_or(|it| it.local_name() == "body");
    let asked = page.query_selector("dialog[open]").is_ok_and(|it| it.is_some());
    if !lost || asked {
        return;
    }
    let find = |what: &&str| {
        let found = page.query_selector(&format!(".sn[data-turn=you]{what}")).ok()??;
        // Another tab of a small screen may cover it.
        found.dyn_into::<HtmlElement>().ok().filter(|it| it.offset_width() > 0)
    };
    if let Some(next) = NEXT.iter().find_map(find) {
        let still = FocusOptions::new();
        still.set_prevent_scroll(true);
        // Fails for nothing that is in the page.
        let _ = next.focus_with_options(&still);
    }
}
