//! Letters as shortcuts: only where nobody is typing.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, KeyboardEvent};

/// Is what an event comes from inside of something like this?
pub fn comes_from(event: &KeyboardEvent, what: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(what).ok().flatten().is_some())
}

/// The key that was pressed, if it is meant for the table: alone, and not in a field or dialog.
pub fn shortcut(event: &KeyboardEvent) -> Option<String> {
    if event.ctrl_key() || event.meta_key() || event.alt_key() || event.default_prevented() {
        return None;
    }
    let typing = comes_from(event, "input, textarea, select, dialog");
    (!typing).then(|| event.key())
}
