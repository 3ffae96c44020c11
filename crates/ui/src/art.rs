//! The drawings of the game: the SVG files in its folder `web/art`, fetched by `boot.js` once the page is there.
//!
//! They are no part of the wasm, because the start page needs none of them. This file knows no drawing by its name but
//! `sprite`, whose symbols are put into the page.

use dom::prelude::*;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = spymaster, js_name = fetchDrawings)]
    fn fetch_drawings(told: JsValue);

    #[wasm_bindgen(js_namespace = spymaster, js_name = drawing)]
    fn fetched(name: &str) -> Option<String>;
}

/// The drawings; whatever reads them is written anew when they come.
#[derive(Clone, Copy)]
pub struct Art {
    is_here: RwSignal<bool>,
}

impl Art {
    /// Begins to fetch them, to be found as a context by everything below.
    pub fn provide() {
        let is_here = RwSignal::new(false);
        let told = Closure::<dyn Fn()>::new(move || is_here.set(true));
        fetch_drawings(told.into_js_value());
        provide_context(Self { is_here });
    }

    /// Is there anything to draw with? What shows a position waits for it, so that nothing flashes.
    pub fn is_here(self) -> bool {
        self.is_here.get()
    }

    /// The markup of `web/art/NAME.svg`; nothing as long as it is not there.
    pub fn drawing(self, name: &str) -> String {
        self.is_here.track();
        fetched(name).unwrap_or_default()
    }
}

/// The drawings of this page.
pub fn art() -> Art {
    expect_context()
}

/// The symbols that drawings and pieces refer to, out of sight.
pub fn sprite() -> View {
    let art = art();
    view! { <div class="sprite" aria-hidden="true" inner_html=move || art.drawing("sprite")></div> }
}
