//! Who gets a socket: a known game, a page of this server, an encoding both sides know.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, HOST, ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use wire::{Close, Encoding, JSON};

use crate::guest::Guests;
use crate::house::House;

/// Longer frames are not even read: the line is cut. Those up to here are told why they are not taken.
const LONGEST_READ: usize = 256 * 1024;

/// `GET /api/socket/GAME`.
pub async fn socket(
    State(house): State<House>,
    Path(game): Path<String>,
    headers: HeaderMap,
    mut upgrade: WebSocketUpgrade,
) -> Response {
    let Some(hall) = house.hall(&game).map(Arc::clone) else {
        return plain(StatusCode::NOT_FOUND, "There is no such game.\n");
    };
    if !is_own(&headers) {
        tracing::warn!("a page of another origin asked for a socket");
        return plain(StatusCode::FORBIDDEN, "Only pages of this server get a socket.\n");
    }
    let asked: Vec<HeaderValue> = upgrade.requested_protocols().cloned().collect();
    let own = Encoding::postcard_protocol(hall.schema());
    let chosen = choose(&asked, &own);
    let Some((protocol, encoding)) = chosen else {
        return plain(StatusCode::BAD_REQUEST, "No subprotocol that is spoken here.\n");
    };
    upgrade.set_selected_protocol(protocol);
    let (guest, cookie) = match house.shared.guests.known(&headers) {
        Some(known) => known,
        None => match house.shared.guests.fresh(&headers) {
            Ok((guest, cookie)) => (guest, Some(cookie)),
            Err(_) => {
                return plain(
                    StatusCode::SERVICE_UNAVAILABLE,
                    "Could not draw a random id; please try again.\n",
                );
            }
        },
    };
    if house.shared.guests.is_banned(&guest) {
        return plain(StatusCode::FORBIDDEN, "This guest is kept out of this server.\n");
    }
    let upgrade = upgrade
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0)
        .max_message_size(LONGEST_READ)
        .max_frame_size(LONGEST_READ);
    let mut response = upgrade.on_upgrade(async move |mut socket| match encoding {
        Some(encoding) => hall.talk(socket, encoding, guest).await,
        None => {
            let reason = Utf8Bytes::from_static(Close::Schema.reason());
            let close = CloseFrame { code: Close::Schema.code(), reason };
            // Whether it is heard is the page's own concern.
            let _ = socket.send(Message::Close(Some(close))).await;
            let _ = socket.recv().await;
        }
    });
    if let Some(cookie) = cookie {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

/// The subprotocol to speak, with its encoding; none where it is of another build, which is said on the socket, since
/// a page cannot read why a socket was refused.
fn choose(asked: &[HeaderValue], own: &str) -> Option<(HeaderValue, Option<Encoding>)> {
    let find = |wanted: &str| asked.iter().find(|one| *one == wanted).cloned();
    if let Some(protocol) = find(own) {
        return Some((protocol, Some(Encoding::Postcard)));
    }
    if let Some(protocol) = find(JSON) {
        return Some((protocol, Some(Encoding::Json)));
    }
    let ours = asked.iter().find(|one| one.as_bytes().starts_with(b"spymaster."));
    ours.map(|protocol| (protocol.clone(), None))
}

/// Does the request come from a page of this very server? Programs that are no browsers say nothing.
fn is_own(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    match (headers.contains_key(ORIGIN), text(ORIGIN), text(HOST)) {
        (false, _, _) => true,
        (true, Some(origin), Some(host)) => {
            origin.split_once("://").is_some_and(|(_, own)| own.eq_ignore_ascii_case(host))
        }
        (true, _, _) => false,
    }
}

/// `POST /api/guest/forget`: closes the guest's sockets and erases the guest everywhere; from then on the cookie is
/// worth nothing, wherever it was copied to.
pub async fn forget(State(house): State<House>, headers: HeaderMap) -> Response {
    if !is_own(&headers) {
        return plain(StatusCode::FORBIDDEN, "Only pages of this server may ask that.\n");
    }
    if let Some((guest, _)) = house.shared.guests.known(&headers)
        && house.forget(&guest).await.is_err()
    {
        return plain(StatusCode::SERVICE_UNAVAILABLE, "The server cannot keep that now.\n");
    }
    let mut response = plain(StatusCode::OK, "Forgotten.\n");
    response.headers_mut().insert(SET_COOKIE, Guests::no_cookie());
    response
}

/// `GET /ready`: can something be stored?
pub async fn ready(State(house): State<House>) -> Response {
    let stops = *house.shared.stopping.borrow();
    if !stops && house.shared.can_store().await {
        plain(StatusCode::OK, "ready\n")
    } else {
        plain(StatusCode::SERVICE_UNAVAILABLE, "not ready\n")
    }
}

/// `GET /metrics`.
pub async fn metrics(State(house): State<House>) -> Response {
    let text = house.shared.metrics.text();
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CACHE_CONTROL, "no-store"), (axum::http::header::CONTENT_TYPE, kind)], Body::from(text))
        .into_response()
}

fn plain(status: StatusCode, text: &'static str) -> Response {
    (status, [(CACHE_CONTROL, "no-store")], text).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_servers_own_pages_get_in() {
        let from = |origin: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static("spy.example:8080"));
            if let Some(origin) = origin {
                headers.insert(ORIGIN, HeaderValue::from_str(origin).unwrap());
            }
            is_own(&headers)
        };
        assert!(from(None));
        assert!(from(Some("http://spy.example:8080")) && from(Some("https://SPY.example:8080")));
        for other in
            ["http://evil.example", "http://spy.example", "null", "http://spy.example:8080.evil"]
        {
            assert!(!from(Some(other)), "{other}");
        }
    }

    #[test]
    fn our_own_build_comes_first_and_another_one_is_told() {
        let all = |names: &[&str]| -> Vec<HeaderValue> {
            names.iter().map(|name| HeaderValue::from_str(name).unwrap()).collect()
        };
        let own = "spymaster.abc.postcard";
        let chosen = |names: &[&str]| {
            choose(&all(names), own)
                .map(|(name, encoding)| (name.to_str().unwrap().to_owned(), encoding))
        };
        assert_eq!(chosen(&[JSON, own]), Some((own.to_owned(), Some(Encoding::Postcard))));
        assert_eq!(chosen(&[JSON]), Some((JSON.to_owned(), Some(Encoding::Json))));
        let old = "spymaster.old.postcard";
        assert_eq!(chosen(&[old]), Some((old.to_owned(), None)));
        assert_eq!(chosen(&["chat"]), None);
        assert_eq!(chosen(&[]), None);
    }
}
