//! Texts of this build that are only needed on some pages.

use game::{Game, Lang};
use js_sys::{ArrayBuffer, Promise, Uint8Array};
use text::Phrases;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::{Rules, boot};

/// The text of a file of this build; nothing where it cannot be had now.
pub async fn text(name: &str) -> Option<String> {
    fetch(name, Response::text).await?.as_string()
}

/// What the page says in a language.
pub async fn phrases(lang: Lang) -> Option<Phrases> {
    let name = format!("text/{}.{}.bin", Rules::ID, lang.code());
    let buffer: ArrayBuffer = fetch(&name, Response::array_buffer).await?.dyn_into().ok()?;
    ui::link::decode(&Uint8Array::new(&buffer).to_vec()).ok()
}

async fn fetch(name: &str, read: fn(&Response) -> Result<Promise, JsValue>) -> Option<JsValue> {
    let address = boot::asset(name)?;
    let fetched = JsFuture::from(dom::window().fetch_with_str(&address)).await;
    let response: Response = fetched.and_then(|found| found.dyn_into()).ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(read(&response).ok()?).await.ok()
}
