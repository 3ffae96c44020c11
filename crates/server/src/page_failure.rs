//! `POST /api/page-failure`: a page that has failed says so, in one bounded line of the log.
//!
//! A report has the message and the place of the failure, the build, the game and which kind of page it was; pages put
//! no id of a table, no name and nothing of a game into it. Nothing is stored.

use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Deserialize;

use crate::front::Sender;
use crate::gate::{is_own, plain, too_often};
use crate::house::House;
use crate::limiter::Kind;

/// Maximum size of a report in bytes.
const LONGEST: usize = 2 * 1024;

/// Maximum time that a report may take to arrive.
const PATIENCE: Duration = Duration::from_secs(5);

/// What a page says.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Report {
    game: String,
    /// Which kind of page, such as `table`.
    page: String,
    /// The file of the wasm, whose name has its hash in it.
    build: String,
    /// Where in the sources.
    place: String,
    message: String,
}

/// Answers the request.
pub async fn report(
    State(house): State<House>,
    Extension(sender): Extension<Sender>,
    headers: HeaderMap,
    body: Body,
) -> Response {
    let shared = &house.shared;
    if !is_own(&house, &sender, &headers) {
        return plain(StatusCode::FORBIDDEN, "Only pages of this server may say that.\n");
    }
    let now = shared.system.now();
    if let Err(level) = shared.limiter.take_from(Kind::Failures, sender.address, now) {
        shared.limited(Kind::Failures.name(), level, sender.address);
        return too_often("Too many at once; please try again in a minute.\n");
    }
    let read = shared.system.timeout(PATIENCE, to_bytes(body, LONGEST)).await;
    let report =
        read.and_then(Result::ok).and_then(|bytes| serde_json::from_slice::<Report>(&bytes).ok());
    let Some(Report { game, page, build, place, message }) = report else {
        return plain(StatusCode::BAD_REQUEST, "This is no report.\n");
    };
    shared.metrics.page_failures.inc();
    if let Some(left_out) = shared.logs.page.due(now) {
        let address = sender.address;
        tracing::warn!(%address, left_out, game, page, build, place, message, "a page has failed");
    }
    plain(StatusCode::OK, "Noted.\n")
}
