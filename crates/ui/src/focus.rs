//! Where the keyboard goes on: what was pressed is often gone after it, and then the focus lands on what comes next.

use dom::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, FocusOptions, HtmlElement};

/// Gives the focus to this piece of the page, where it was found.
pub fn give(found: Option<Element>) {
    if let Some(found) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        // Fails for nothing that is in the page.
        let _ = found.focus();
    }
}

/// Gives the focus to what comes next, the likeliest first, where nothing has it, where the button that has it keeps
/// its place but cannot be pressed any more, or where something was `pressed`.
/// `place` is the selector of the element that contains them all.
pub fn land(place: &str, next: &[&str], pressed: bool) {
    let page = document();
    let lost = page.active_element().is_none_or(|it| {
        it.local_name() == "body"
            || it.get_attribute("aria-disabled").is_some_and(|not| not == "true")
    });
    let asked = page.query_selector("dialog[open]").is_ok_and(|it| it.is_some());
    if asked || !(lost || pressed) {
        return;
    }
    let find = |what: &&str| {
        let found = page.query_selector(&format!("{place}{what}")).ok()??;
        // Another tab of a small screen may cover it.
        found.dyn_into::<HtmlElement>().ok().filter(|it| it.offset_width() > 0)
    };
    if let Some(next) = next.iter().find_map(find) {
        let still = FocusOptions::new();
        still.set_prevent_scroll(true);
        // Fails for nothing that is in the page.
        let _ = next.focus_with_options(&still);
    }
}
