//! The browser's window: listening, waiting, the next frame.

use core::time::Duration;

use crate::scope::Owner;
use js_sys::Function;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Document, Event, EventTarget, Window};

/// The window.
///
/// # Panics
/// Outside of one, such as in a worker.
pub fn window() -> Window {
    #[expect(clippy::expect_used, reason = "pages are shown in windows only")]
    web_sys::window().expect("a window")
}

/// The document in it.
///
/// # Panics
/// Outside of a window.
pub fn document() -> Document {
    #[expect(clippy::expect_used, reason = "every window of a page has one")]
    window().document().expect("a document")
}

/// What is written or chosen in the field that an event comes from.
pub fn event_target_value(event: &Event) -> String {
    let field = event.target().map(JsValue::from).unwrap_or_default();
    let value = js_sys::Reflect::get(&field, &JsValue::from_str("value"));
    value.ok().and_then(|value| value.as_string()).unwrap_or_default()
}

/// Listens until it is dropped.
#[must_use = "it listens only as long as this is kept"]
pub struct Listening {
    at: EventTarget,
    event: &'static str,
    heard: Closure<dyn FnMut(Event)>,
}

impl Drop for Listening {
    fn drop(&mut self) {
        let heard = self.heard.as_ref().unchecked_ref();
        let _ = self.at.remove_event_listener_with_callback(self.event, heard);
    }
}

/// Listens to an event at this place.
pub fn hear(at: &EventTarget, event: &'static str, heard: Box<dyn FnMut(Event)>) -> Listening {
    let heard = Closure::wrap(heard);
    let function = heard.as_ref().unchecked_ref::<Function>();
    // Adding a listener fails for no event.
    let _ = at.add_event_listener_with_callback(event, function);
    Listening { at: at.clone(), event, heard }
}

/// Listens to an event of the window, as long as the part of the page that is being made is there.
/// What it does, it does as a part of it, as an element's own handlers do.
pub fn hear_window(event: &'static str, mut heard: impl FnMut(Event) + 'static) {
    let owner = Owner::current();
    let heard = move |event| match &owner {
        Some(owner) => owner.with(|| heard(event)),
        None => heard(event),
    };
    let listening = hear(&window(), event, Box::new(heard));
    crate::on_cleanup(move || drop(listening));
}

/// Something that will be done, unless it is called off.
#[derive(Clone, Copy)]
pub struct Timer(i32);

impl Timer {
    /// Calls it off.
    pub fn clear(self) {
        window().clear_timeout_with_handle(self.0);
    }
}

/// Does this later.
pub fn after(time: Duration, done: impl FnOnce() + 'static) -> Option<Timer> {
    let millis = i32::try_from(time.as_millis()).unwrap_or(i32::MAX);
    let done = Closure::once_into_js(done);
    let window = window();
    window
        .set_timeout_with_callback_and_timeout_and_arguments_0(done.unchecked_ref(), millis)
        .ok()
        .map(Timer)
}

/// Does this before the next frame is painted.
pub fn next_frame(done: impl FnOnce() + 'static) {
    let done = Closure::once_into_js(done);
    let _ = window().request_animation_frame(done.unchecked_ref());
}
