//! `GET /api/tables`: the tables that a guest can go back to, in a few words each, whichever game they are of.
//!
//! The guest is known by the cookie; without one the list is empty, and none is given. Each table is described as the
//! guest would see it on opening it. Tables that are not in memory are read and charged like any other that is opened.

use axum::extract::{Extension, State};
use axum::http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use store::Listed;
use table::{SUMMARY_VERSION, Summaries, Summary};
use wire::Encoding;

use crate::front::Sender;
use crate::gate::{is_own, plain, too_often};
use crate::house::House;
use crate::limiter::Kind;

/// Maximum number of tables in the list: those that were open last.
const MOST: u32 = 24;

/// What our own page asks for; everybody else gets JSON.
const POSTCARD: &str = "application/octet-stream";

const DAY_IN_MILLIS: u64 = 24 * 60 * 60 * 1_000;

/// Answers the request.
pub async fn tables(
    State(house): State<House>,
    Extension(sender): Extension<Sender>,
    headers: HeaderMap,
) -> Response {
    let shared = &house.shared;
    if !is_own(&house, &sender, &headers) {
        return plain(StatusCode::FORBIDDEN, "Only pages of this server may ask that.\n");
    }
    let mut tables = Vec::new();
    if let Some((guest, _)) = shared.guests.known(&headers, sender.https) {
        if shared.guests.is_banned(&guest) {
            return plain(StatusCode::FORBIDDEN, "This guest is kept out of this server.\n");
        }
        let now = shared.system.now();
        let payer = shared.limiter.payer(&guest, sender.address, now);
        if let Err(level) = payer.take(Kind::Opened, 1, now) {
            shared.limited(Kind::Opened.name(), level, sender.address);
            return too_often("Too many at once; please try again in a minute.\n");
        }
        let Ok(listed) = shared.store.tables_of(&guest, MOST).await else {
            return plain(StatusCode::SERVICE_UNAVAILABLE, "The tables cannot be read now.\n");
        };
        let is_here = |one: &Listed| {
            house.hall(&one.head.game).is_none_or(|hall| hall.holds(&one.head.table))
        };
        let all_here = listed.iter().all(is_here);
        for one in listed {
            let Some(hall) = house.hall(&one.head.game) else { continue };
            if let Some(summary) = hall.summary(&one.head.table, &guest, &payer).await {
                tables.push(Summary { played: u64::from(one.opened) * DAY_IN_MILLIS, ..summary });
            }
        }
        if !all_here {
            shared.end_of_beat(now).await;
        }
    }
    let wants_postcard = headers.get(ACCEPT).is_some_and(|kind| kind == POSTCARD);
    let (encoding, kind) = match wants_postcard {
        true => (Encoding::Postcard, POSTCARD),
        false => (Encoding::Json, "application/json"),
    };
    match encoding.write(&Summaries { version: SUMMARY_VERSION, tables }) {
        Ok(bytes) => ([(CACHE_CONTROL, "no-store"), (CONTENT_TYPE, kind)], bytes).into_response(),
        Err(_) => plain(StatusCode::INTERNAL_SERVER_ERROR, "The list cannot be written.\n"),
    }
}
