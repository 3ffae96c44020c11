//! From a request to a WebSocket whose frames are counted.

mod frames;

use std::sync::Arc;

use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{
    CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_PROTOCOL,
    SEC_WEBSOCKET_VERSION, UPGRADE,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::Response;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use wire::Close;

pub use frames::{Frames, Unfinished};

/// Longer messages are not even read: the line is cut. Those up to here are told why they are not taken.
const LONGEST_READ: usize = 256 * 1024;

/// A WebSocket of the server.
pub type Socket = WebSocketStream<Frames<TokioIo<Upgraded>>>;

/// A request that asks for a WebSocket.
pub struct Handshake {
    key: HeaderValue,
    protocols: Vec<HeaderValue>,
    on_upgrade: OnUpgrade,
}

impl Handshake {
    /// What the request asks for, if it is a handshake that this server knows.
    pub fn of(request: &mut Request) -> Option<Self> {
        let headers = request.headers();
        let known = lists(headers, CONNECTION).any(|one| one.eq_ignore_ascii_case(b"upgrade"))
            && lists(headers, UPGRADE).any(|one| one.eq_ignore_ascii_case(b"websocket"))
            && headers.get(SEC_WEBSOCKET_VERSION).is_some_and(|version| version == "13");
        let key = headers.get(SEC_WEBSOCKET_KEY).filter(|_| known)?.clone();
        let protocols = lists(headers, SEC_WEBSOCKET_PROTOCOL);
        let protocols = protocols.filter_map(|one| HeaderValue::from_bytes(one).ok()).collect();
        let on_upgrade = request.extensions_mut().remove()?;
        Some(Self { key, protocols, on_upgrade })
    }

    /// The subprotocols that the client speaks.
    pub fn protocols(&self) -> &[HeaderValue] {
        &self.protocols
    }

    /// Answers the request; once the client has the answer, both talk.
    pub fn accept<F>(
        self,
        protocol: HeaderValue,
        unfinished: &Arc<Unfinished>,
        talk: impl FnOnce(Socket) -> F + Send + 'static,
    ) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let unfinished = Arc::clone(unfinished);
        let on_upgrade = self.on_upgrade;
        tokio::spawn(async move {
            // A client that is gone before it has the answer needs no socket.
            let Ok(upgraded) = on_upgrade.await else { return };
            let frames = Frames::new(TokioIo::new(upgraded), unfinished);
            let config = WebSocketConfig::default()
                .read_buffer_size(4 * 1024)
                .write_buffer_size(0)
                .max_message_size(Some(LONGEST_READ))
                .max_frame_size(Some(LONGEST_READ));
            talk(WebSocketStream::from_raw_socket(frames, Role::Server, Some(config)).await).await;
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(UPGRADE, HeaderValue::from_static("websocket"));
        if let Ok(accept) = HeaderValue::from_str(&derive_accept_key(self.key.as_bytes())) {
            headers.insert(SEC_WEBSOCKET_ACCEPT, accept);
        }
        headers.insert(SEC_WEBSOCKET_PROTOCOL, protocol);
        response
    }
}

/// All values of a header, also those that stand in one line.
fn lists(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &[u8]> {
    let lines = headers.get_all(name).into_iter().map(HeaderValue::as_bytes);
    lines.flat_map(|line| line.split(|byte| *byte == b',')).map(<[u8]>::trim_ascii)
}

/// The last frame on a socket.
pub fn closing(why: Close) -> Message {
    let reason = Utf8Bytes::from_static(why.reason());
    Message::Close(Some(CloseFrame { code: why.code().into(), reason }))
}
