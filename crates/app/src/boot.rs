//! What `page/boot.js` gives the page.

use js_sys::{Promise, Reflect, Uint8Array};
use ui::speech::t;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::Worker;

#[wasm_bindgen]
extern "C" {
    /// A new worker that runs the game's keeper, which is a wasm file of its own.
    #[wasm_bindgen(js_namespace = spymaster, js_name = startWorker)]
    pub fn start_worker() -> Worker;

    /// The address of a file of this build.
    #[wasm_bindgen(js_namespace = spymaster)]
    pub fn asset(name: &str) -> Option<String>;

    /// Plays a short sound: `turn`, `act` or `over`.
    #[wasm_bindgen(js_namespace = spymaster)]
    pub fn sound(name: &str);

    /// Reads the text of an edition file with the module for files; keeps its promise with a blob.
    #[wasm_bindgen(js_namespace = spymaster, js_name = readEdition, catch)]
    pub fn read_edition(game: &str, text: &str) -> Result<Promise, JsValue>;

    /// Reads and checks a record; keeps its promise with a stored table.
    #[wasm_bindgen(js_namespace = spymaster, js_name = readRecord, catch)]
    pub fn read_record(
        game: &str,
        text: &str,
        edition: Option<Vec<u8>>,
    ) -> Result<Promise, JsValue>;

    /// Reads and checks the proof of an online game; keeps its promise with what it is worth and a stored table.
    #[wasm_bindgen(js_namespace = spymaster, js_name = readProof, catch)]
    pub fn read_proof(game: &str, text: &str, own: Option<String>) -> Result<Promise, JsValue>;

    /// Draws a text as a QR code; keeps its promise with a path, and how wide it is in front of it.
    #[wasm_bindgen(js_namespace = spymaster, catch)]
    pub fn qr(text: &str) -> Result<Promise, JsValue>;

    /// The hash of the types that this page speaks with a server.
    #[wasm_bindgen(js_namespace = spymaster, js_name = wireHash)]
    pub fn wire_hash() -> String;

    /// Writes the record of a stored table; keeps its promise with a text.
    #[wasm_bindgen(js_namespace = spymaster, js_name = writeRecord, catch)]
    pub fn write_record(game: &str, saved: &[u8]) -> Result<Promise, JsValue>;
}

/// What was thrown instead of keeping a promise.
pub struct Thrown(JsValue);

impl Thrown {
    /// What it says; where it says nothing, that something went wrong.
    pub fn words(&self) -> String {
        let message = Reflect::get(&self.0, &"message".into()).unwrap_or_default();
        self.0.as_string().or_else(|| message.as_string()).unwrap_or_else(|| t("failed"))
    }
}

/// What a promise is kept with.
pub async fn kept(promise: Result<Promise, JsValue>) -> Result<JsValue, Thrown> {
    JsFuture::from(promise.map_err(Thrown)?).await.map_err(Thrown)
}

/// The bytes a promise is kept with.
pub async fn bytes(promise: Result<Promise, JsValue>) -> Result<Vec<u8>, Thrown> {
    let bytes: Uint8Array = kept(promise).await?.dyn_into().map_err(Thrown)?;
    Ok(bytes.to_vec())
}

/// Does a newer version of the page wait already?
pub fn update_ready() -> bool {
    let field = |object: &JsValue, name: &str| Reflect::get(object, &name.into()).ok();
    let boot = field(&js_sys::global(), "spymaster");
    boot.and_then(|boot| field(&boot, "updateReady")).is_some_and(|ready| ready.is_truthy())
}
