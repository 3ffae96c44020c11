//! Where the keyboard goes on: what was pressed is often gone after it, and then the focus lands on what comes next.

use dom::next_frame;
use dom::prelude::*;
use ui::focus::land;
use web_sys::KeyboardEvent;

use crate::tabletop::Tabletop;

/// What comes next, the likeliest first; nothing that does much is among those that come after the end of a turn.
const NEXT: [&str; 10] = [
    ":has(.hc.lift) .act .btn-go",
    " .br.legal .drop-line",
    " .hc.lift .hc-a",
    "[data-mode=choose] .act .btn-go",
    "[data-tab=moves] .move",
    "[data-mode=recruit] .act .btn-go",
    "[data-mode=choose] .ch-b",
    "[data-mode=choose] .act .btn",
    " .hc.can .hc-a",
    " .act .btn-go",
];

/// A key was pressed anywhere on the page.
pub fn heard(top: Tabletop, event: &KeyboardEvent) {
    let key = event.key();
    // A key that is held would press what the focus lands on as well.
    if event.repeat() && key == "Enter" {
        event.prevent_default();
    }
    // Tab and arrows look round; everything else does something.
    let walks = key == "Tab" || key == "Shift" || key.starts_with("Arrow");
    top.by_keys.set_value(true);
    top.pressed.set_value(!walks);
}

/// Follows whoever plays by keyboard, and nobody else: a finger needs no focus.
pub fn follow(top: Tabletop) {
    Effect::new(move || {
        top.scene.track();
        top.pick.track();
        top.aim.track();
        top.chosen.track();
        if top.by_keys.get_value() {
            let pressed = top.pressed.get_value();
            // The page is made anew first.
            next_frame(move || land(".sn[data-turn=you]", &NEXT, pressed));
        }
    });
}
