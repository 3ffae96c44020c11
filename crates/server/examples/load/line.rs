//! One person's socket, of any game, in the page's own encoding.

use std::net::SocketAddr;
use std::sync::Arc;

use bots::Fast;
use futures::{SinkExt as _, StreamExt as _};
use game::{Chance as _, Playable, Seat};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};
use wire::{Encoding, ToClient, ToClientOf, ToServer, ToServerOf, Update, schema};

pub type UpdateOf<G> = Update<<G as game::Game>::View, <G as game::Game>::EventView>;

/// Where a crowd plays, and the subprotocol of its game; worked out once.
#[derive(Clone)]
pub struct Door {
    pub address: SocketAddr,
    protocol: Arc<str>,
}

impl Door {
    pub fn new<G: Playable>(address: SocketAddr) -> Self {
        let hash = schema::hash(&schema::text::<G>().unwrap());
        Self { address, protocol: Encoding::postcard_protocol(&hash).into() }
    }
}

pub struct Line {
    socket: WebSocketStream<TcpStream>,
    pub cookie: String,
    /// All bytes of frames that were sent, and that came.
    pub said: u64,
    pub heard: u64,
}

impl Line {
    pub async fn open<G: Playable>(door: &Door, cookie: Option<&str>) -> Self {
        let url = format!("ws://{}/api/socket/{}", door.address, G::ID);
        let mut request = url.into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert("sec-websocket-protocol", door.protocol.parse().unwrap());
        if let Some(cookie) = cookie {
            headers.insert("cookie", cookie.parse().unwrap());
        }
        let stream = TcpStream::connect(door.address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        let small = WebSocketConfig::default().read_buffer_size(2 * 1024).write_buffer_size(0);
        let (socket, response) =
            client_async_with_config(request, stream, Some(small)).await.unwrap();
        let fresh = response.headers().get("set-cookie").and_then(|it| it.to_str().ok());
        let fresh = fresh.and_then(|it| it.split(';').next()).or(cookie).unwrap_or_default();
        Self { socket, cookie: fresh.to_owned(), said: 0, heard: 0 }
    }

    pub async fn say<G: Playable>(&mut self, frame: ToServerOf<G>) {
        let bytes = Encoding::Postcard.write(&frame).unwrap();
        self.said += bytes.len() as u64;
        self.socket.send(Message::binary(bytes)).await.unwrap();
    }

    pub async fn hear<G: Playable>(&mut self) -> ToClientOf<G> {
        loop {
            if let Message::Binary(bytes) = self.socket.next().await.unwrap().unwrap() {
                self.heard += bytes.len() as u64;
                return Encoding::Postcard.read(&bytes).unwrap();
            }
        }
    }

    /// Waits for a frame of this kind.
    pub async fn until<G: Playable, T>(&mut self, pick: impl Fn(ToClientOf<G>) -> Option<T>) -> T {
        loop {
            if let Some(found) = pick(self.hear::<G>().await) {
                return found;
            }
        }
    }

    /// Waits until all was heard that was to be told.
    pub async fn sync<G: Playable>(&mut self) {
        self.say::<G>(ToServer::Ping(0)).await;
        self.until::<G, _>(|frame| matches!(frame, ToClient::Pong(0)).then_some(())).await;
    }

    pub async fn update<G: Playable>(&mut self) -> Box<UpdateOf<G>> {
        self.until::<G, _>(|frame| match frame {
            ToClient::Update(update) => Some(update),
            _ => None,
        })
        .await
    }

    /// Sets a table up; its name and the link to its chairs.
    pub async fn create<G: Playable>(&mut self, options: G::Options) -> (String, String) {
        self.say::<G>(ToServer::Create(options)).await;
        let link = self.until::<G, _>(|frame| match frame {
            ToClient::Links(links) => Some(links.seat),
            ToClient::Denied(why) => panic!("no table: {why}"),
            _ => None,
        });
        let link = link.await;
        let table = self.until::<G, _>(|frame| match frame {
            ToClient::You(you) => Some(you.table),
            _ => None,
        });
        (table.await, link)
    }

    pub async fn sit<G: Playable>(&mut self, seat: Seat) {
        self.say::<G>(ToServer::Sit { seat, commitment: None }).await;
        self.sync::<G>().await;
    }

    /// Does something that may be done now, by chance.
    pub async fn act<G: Playable>(&mut self, chance: &mut Fast) {
        self.say::<G>(ToServer::Legal).await;
        let (ask, actions) = self
            .until::<G, _>(|frame| match frame {
                ToClient::Legal { ask, actions } => Some((ask, actions)),
                _ => None,
            })
            .await;
        let chosen = chance.below(actions.len() as u32) as usize;
        self.say::<G>(ToServer::Submit { ask, actions: vec![actions[chosen]] }).await;
    }
}
