//! Which address is answered with what.
//!
//! `/assets/…` are files for ever, files at the root are asked for each time, `/api/…` is for tables, and any other
//! address without a dot in its last part is a route of the page, which sorts it out itself.

use axum::Router;
use axum::extract::State;
use axum::http::header::{ALLOW, CACHE_CONTROL};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};

use crate::answer::{Keep, file};
use crate::front::{Front, guard};
use crate::gate;
use crate::headers::secure;
use crate::house::House;
use crate::page::Page;
use crate::summaries;

/// What is said in place of a page that was not built.
const HINT: &str =
    "The page is not built yet: run `cargo play`, or `cargo run -p xtask-web -- build`.\n";

/// Everything that the server answers to everybody.
pub fn router(front: Front, page: Page, house: Option<House>) -> Router {
    let tables = house.map_or_else(Router::new, |house| {
        Router::new()
            .route("/api/socket/{game}", get(gate::socket))
            .route("/api/guest/forget", post(gate::forget))
            .route("/api/tables", get(summaries::tables))
            .route("/ready", get(gate::ready))
            .with_state(house)
    });
    Router::new()
        .route("/health", get(|| async { ([(CACHE_CONTROL, "no-store")], "ok\n") }))
        .fallback(any)
        .with_state(page)
        .merge(tables)
        // The last layer is the outermost: it sees every request and every answer.
        .layer(from_fn_with_state(front, guard))
}

/// What the server answers to whoever watches it, on a listener of its own.
pub fn metrics(front: Front) -> Router {
    Router::new()
        .route("/metrics", get(gate::metrics))
        .with_state(front)
        .layer(map_response(async |response| secure(response, false)))
}

async fn any(State(page): State<Page>, method: Method, uri: Uri, asked: HeaderMap) -> Response {
    let path = uri.path();
    if path == "/api" || path.starts_with("/api/") {
        return gone();
    }
    if method != Method::GET && method != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET, HEAD")]).into_response();
    }
    let name = path.trim_start_matches('/');
    if path == "/assets" || path.starts_with("/assets/") {
        // The compressed forms are no files of their own.
        let packed = name.ends_with(".br") || name.ends_with(".gz");
        let found = if packed { None } else { file(&page, name, Keep::Forever, &asked) };
        return found.unwrap_or_else(gone);
    }
    let last = path.rsplit('/').next().unwrap_or_default();
    if last.contains('.') {
        let at_root = !name.contains('/') && !name.ends_with(".br") && !name.ends_with(".gz");
        let found = if at_root { file(&page, name, Keep::Ask, &asked) } else { None };
        return found.unwrap_or_else(gone);
    }
    // Each game may have a page of its own, which loads that game ahead.
    let game = name.split('/').next().unwrap_or_default();
    let own = file(&page, &format!("{game}.html"), Keep::Ask, &asked);
    own.or_else(|| file(&page, "index.html", Keep::Ask, &asked)).unwrap_or_else(hint)
}

fn gone() -> Response {
    (StatusCode::NOT_FOUND, [(CACHE_CONTROL, "no-store")], "Not found.\n").into_response()
}

fn hint() -> Response {
    let kept = [(CACHE_CONTROL, "no-store")];
    (StatusCode::SERVICE_UNAVAILABLE, kept, HINT).into_response()
}
