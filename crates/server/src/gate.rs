//! Who gets a socket: a known game, a page of this server, an encoding both sides know, and not too many.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Extension, Path, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use wire::{Close, Encoding, JSON};

use crate::connection::farewell;
use crate::front::{Front, Sender, is_for_the_host, is_own_origin};
use crate::guest::Guests;
use crate::hall::Caller;
use crate::house::House;
use crate::limiter::Kind;
use crate::socket::Handshake;

/// `GET /api/socket/GAME`.
pub async fn socket(
    State(house): State<House>,
    Path(game): Path<String>,
    Extension(sender): Extension<Sender>,
    mut request: Request,
) -> Response {
    let shared = &house.shared;
    let Some(hall) = house.hall(&game).map(Arc::clone) else {
        return plain(StatusCode::NOT_FOUND, "There is no such game.\n");
    };
    if !is_own(&house, &sender, request.headers()) {
        return plain(StatusCode::FORBIDDEN, "Only pages of this server get a socket.\n");
    }
    let Some(handshake) = Handshake::of(&mut request) else {
        return plain(StatusCode::BAD_REQUEST, "This is where a WebSocket is opened.\n");
    };
    let own = Encoding::postcard_protocol(hall.schema());
    let Some((protocol, encoding)) = choose(handshake.protocols(), &own) else {
        return plain(StatusCode::BAD_REQUEST, "No subprotocol that is spoken here.\n");
    };
    let (guest, cookie) = match shared.guests.known(request.headers(), sender.https) {
        Some(known) => known,
        None => match shared.guests.fresh(sender.https) {
            Ok((guest, cookie)) => (guest, Some(cookie)),
            Err(_) => {
                return plain(
                    StatusCode::SERVICE_UNAVAILABLE,
                    "Could not draw a random id; please try again.\n",
                );
            }
        },
    };
    if shared.guests.is_banned(&guest) {
        return plain(StatusCode::FORBIDDEN, "This guest is kept out of this server.\n");
    }
    let now = shared.system.now();
    let payer = shared.limiter.payer(&guest, sender.address, now);
    if let Err(level) = payer.take(Kind::Opened, 1, now) {
        shared.limited(Kind::Opened.name(), level, sender.address);
        return too_often("Too many sockets at once; please try again in a minute.\n");
    }
    let place = payer.hold_socket().inspect_err(|level| {
        shared.limited("sockets", *level, sender.address);
    });
    let system = shared.system.clone();
    let mut response =
        handshake.accept(protocol, &shared.unfinished, async move |mut socket| match encoding {
            Some(encoding) => {
                let caller = Caller { encoding, guest, payer, place };
                hall.talk(socket, caller).await;
            }
            None => farewell(&system, &mut socket, Close::Schema).await,
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

/// Does the request come from a page of this very server?
pub fn is_own(house: &House, sender: &Sender, headers: &HeaderMap) -> bool {
    let own = is_own_origin(headers, sender.https);
    if !own {
        let shared = &house.shared;
        shared.metrics.foreign.inc();
        if let Some(left_out) = shared.logs.foreign.due(shared.system.now()) {
            tracing::warn!(address = %sender.address, left_out, "a page of another origin");
        }
    }
    own
}

/// `POST /api/guest/forget`: closes the guest's sockets and erases the guest everywhere; from then on the cookie is
/// worth nothing, wherever it was copied to.
pub async fn forget(
    State(house): State<House>,
    Extension(sender): Extension<Sender>,
    headers: HeaderMap,
) -> Response {
    let shared = &house.shared;
    if !is_own(&house, &sender, &headers) {
        return plain(StatusCode::FORBIDDEN, "Only pages of this server may ask that.\n");
    }
    if let Some((guest, _)) = shared.guests.known(&headers, sender.https) {
        let now = shared.system.now();
        let payer = shared.limiter.payer(&guest, sender.address, now);
        if let Err(level) = payer.take(Kind::Revocations, 1, now) {
            shared.limited(Kind::Revocations.name(), level, sender.address);
            return too_often("Too many at once; please try again in a minute.\n");
        }
        if house.forget(&guest).await.is_err() {
            return plain(StatusCode::SERVICE_UNAVAILABLE, "The server cannot keep that now.\n");
        }
    }
    let mut response = plain(StatusCode::OK, "Forgotten.\n");
    response.headers_mut().insert(SET_COOKIE, Guests::no_cookie(sender.https));
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

/// `GET /metrics`, on a listener of its own.
pub async fn metrics(State(front): State<Front>, headers: HeaderMap) -> Response {
    if !is_for_the_host(&front.config.hosts, &headers) {
        return plain(StatusCode::MISDIRECTED_REQUEST, "Ask by address, or give --host.\n");
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    let text = Body::from(front.metrics.text());
    ([(CACHE_CONTROL, "no-store"), (CONTENT_TYPE, kind)], text).into_response()
}

pub fn plain(status: StatusCode, text: &'static str) -> Response {
    (status, [(CACHE_CONTROL, "no-store")], text).into_response()
}

pub fn too_often(text: &'static str) -> Response {
    let mut response = plain(StatusCode::TOO_MANY_REQUESTS, text);
    response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("60"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

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
