//! Files to and from the person's own device.

use dom::prelude::*;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Blob, BlobPropertyBag, FileReader, HtmlAnchorElement, HtmlInputElement, Url};

/// No file of ours is as long as this.
const LONGEST: f64 = 8_000_000.0;

/// Offers bytes as a download.
pub fn download(name: &str, mime: &str, bytes: &[u8]) {
    let parts = Array::of1(&Uint8Array::from(bytes));
    let kind = BlobPropertyBag::new();
    kind.set_type(mime);
    let Ok(blob) = Blob::new_with_u8_array_sequence_and_options(&parts, &kind) else { return };
    download_blob(name, &blob);
}

/// Offers a blob as a download.
pub fn download_blob(name: &str, blob: &Blob) {
    let Ok(address) = Url::create_object_url_with_blob(blob) else { return };
    if let Some(link) = document().create_element("a").ok().and_then(|e| e.dyn_into().ok()) {
        let link: HtmlAnchorElement = link;
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    let _ = Url::revoke_object_url(&address);
}

/// Reads the file that was chosen in this field as text; `None` where it is too long or no text.
pub fn read_chosen(field: &HtmlInputElement, done: impl FnOnce(Option<String>) + 'static) {
    let Some(file) = field.files().and_then(|files| files.get(0)) else { return };
    // The same file can be chosen again after it was mended.
    let forget = field.clone();
    if file.size() > LONGEST {
        forget.set_value("");
        return done(None);
    }
    let Ok(reader) = FileReader::new() else { return done(None) };
    let result = reader.clone();
    let loaded = Closure::once_into_js(move || {
        forget.set_value("");
        done(result.result().ok().and_then(|text| text.as_string()));
    });
    reader.set_onloadend(Some(loaded.unchecked_ref()));
    // Whatever goes wrong from here on ends in `loadend` with no text.
    let _ = reader.read_as_text(&file);
}
