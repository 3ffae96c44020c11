//! Texts of this build that are only needed on some pages.

use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::boot;

/// The text of a file of this build; nothing where it cannot be had now.
pub async fn text(name: &str) -> Option<String> {
    let address = boot::asset(name)?;
    let fetched = JsFuture::from(dom::window().fetch_with_str(&address)).await;
    let response: Response = fetched.and_then(|found| found.dyn_into()).ok()?;
    if !response.ok() {
        return None;
    }
    let text: JsValue = JsFuture::from(response.text().ok()?).await.ok()?;
    text.as_string()
}
