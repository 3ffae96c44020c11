//! From a file to an answer: type, compressed form, how long it may be kept, and whether the browser has it already.

use std::borrow::Cow;

use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use sha2::{Digest as _, Sha256};

use crate::encoding::Encoding;
use crate::page::Page;

/// How long a browser may keep a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// For ever: its name changes with what is in it.
    Forever,
    /// It asks each time whether there is a newer one.
    Ask,
}

/// The file at this path of the page, if there is one.
pub fn file(page: &Page, path: &str, keep: Keep, asked: &HeaderMap) -> Option<Response> {
    let plain = page.file(path)?;
    let accepted = asked.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    let packed = Encoding::ALL.into_iter().filter(|encoding| encoding.is_taken(accepted));
    let packed =
        packed.filter_map(|e| Some((e, page.file(&format!("{path}.{}", e.ending()))?))).next();
    let (encoding, bytes) = packed.map_or((None, plain), |(e, bytes)| (Some(e), bytes));

    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
    }
    match keep {
        Keep::Forever => {
            let always = HeaderValue::from_static("public, max-age=31536000, immutable");
            headers.insert(CACHE_CONTROL, always);
        }
        Keep::Ask => {
            headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
            let tag = tag(&bytes);
            let known = asked.get_all(IF_NONE_MATCH).iter().any(|list| is_listed(list, &tag));
            if let Ok(tag) = HeaderValue::from_str(&tag) {
                headers.insert(ETAG, tag);
            }
            if known {
                return Some((StatusCode::NOT_MODIFIED, headers).into_response());
            }
        }
    }
    let body = match bytes {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    };
    Some((headers, Body::from(body)).into_response())
}

/// What was sent, in a few digits: another compressed form is another tag, as it must be.
fn tag(bytes: &[u8]) -> String {
    let digits: String =
        Sha256::digest(bytes).iter().take(12).map(|b| format!("{b:02x}")).collect();
    format!("\"{digits}\"")
}

/// Is the tag among those that the browser has? A proxy may have marked it as weak.
fn is_listed(list: &HeaderValue, tag: &str) -> bool {
    let list = list.to_str().unwrap_or("");
    list.split(',').map(str::trim).any(|one| one == "*" || one.trim_start_matches("W/") == tag)
}

/// The type of a file by its ending.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or("") {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_known_however_it_is_listed() {
        let tag = tag(b"x");
        for list in [tag.clone(), format!("W/{tag}"), format!("\"a\", {tag}"), "*".to_owned()] {
            assert!(is_listed(&HeaderValue::from_str(&list).unwrap(), &tag), "{list}");
        }
        assert!(!is_listed(&HeaderValue::from_static("\"a\""), &tag));
    }
}
