//! What elements can listen to, each event with its own type.

use wasm_bindgen::JsCast as _;
use web_sys::{Event, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, SubmitEvent};

use crate::element::Element;

macro_rules! events {
    ($($method:ident $event:literal $kind:ty;)*) => {
        impl Element {
            $(
                #[doc = concat!("Listens to `", $event, "`.")]
                pub fn $method(&mut self, mut done: impl FnMut($kind) + 'static) {
                    self.on($event, Box::new(move |event: Event| done(event.unchecked_into())));
                }
            )*
        }
    };
}

events! {
    on_blur "blur" FocusEvent;
    on_change "change" Event;
    on_click "click" MouseEvent;
    on_close "close" Event;
    on_focus "focus" FocusEvent;
    on_input "input" Event;
    on_keydown "keydown" KeyboardEvent;
    on_pointerdown "pointerdown" PointerEvent;
    on_pointerenter "pointerenter" PointerEvent;
    on_pointerleave "pointerleave" PointerEvent;
    on_pointerover "pointerover" PointerEvent;
    on_submit "submit" SubmitEvent;
}
