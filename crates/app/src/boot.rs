//! What `page/boot.js` gives the page.

use wasm_bindgen::prelude::*;
use web_sys::Worker;

#[wasm_bindgen]
extern "C" {
    /// A new worker that runs the same wasm.
    #[wasm_bindgen(js_namespace = spymaster, js_name = startWorker)]
    pub fn start_worker() -> Worker;

    /// The address of a file of this build.
    #[wasm_bindgen(js_namespace = spymaster)]
    pub fn asset(name: &str) -> Option<String>;

    /// Reads the text of an edition file with the module for it; keeps its promise with a blob.
    #[wasm_bindgen(js_namespace = spymaster, js_name = readEdition, catch)]
    pub fn read_edition(game: &str, text: &str) -> Result<js_sys::Promise, JsValue>;
}

/// Does a newer version of the page wait already?
pub fn update_ready() -> bool {
    let field = |object: &JsValue, name: &str| js_sys::Reflect::get(object, &name.into()).ok();
    let boot = field(&js_sys::global(), "spymaster");
    boot.and_then(|boot| field(&boot, "updateReady")).is_some_and(|ready| ready.is_truthy())
}
