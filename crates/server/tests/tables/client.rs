//! A client that speaks the real protocol over a real socket, and plays by chance.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Mutex;
use std::time::Duration;

use bots::{BotKind, Fast};
use futures::{SinkExt as _, StreamExt as _};
use game::{ActionList, Chance as _, Playable, Seat, Seed, Viewer};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::{WebSocketStream, client_async};
use wire::{
    Denied, Encoding, Links, Stage, TableInfo, ToClient, ToClientOf, ToServer, ToServerOf, Update,
    You, schema,
};

/// Whoever waits longer than this waits in vain.
const PATIENCE: Duration = Duration::from_secs(20);

pub type UpdateOf<G> = Update<<G as game::Game>::View, <G as game::Game>::EventView>;

pub struct Client<G: Playable> {
    pub socket: WebSocketStream<TcpStream>,
    pub encoding: Encoding,
    pub cookie: String,
    /// The newest of everything.
    pub you: Option<You>,
    pub info: Option<TableInfo<G::Options>>,
    pub update: Option<UpdateOf<G>>,
    pub links: Option<Links>,
    /// Every event that was told, in its order.
    pub story: Vec<G::EventView>,
    /// The very bytes that came, in their order.
    pub raw: Vec<Vec<u8>>,
    /// Milliseconds, as they were told last.
    pub clock: Option<u32>,
    /// So many updates came as patches.
    pub patches: u32,
    pings: u32,
}

/// The hash of a game's types; worked out once, since it takes a while.
fn hash<G: Playable>() -> String {
    static KNOWN: Mutex<BTreeMap<&str, String>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap();
    known
        .entry(std::any::type_name::<G>())
        .or_insert_with(|| schema::hash(&schema::text::<G>().unwrap()))
        .clone()
}

/// 64 hex digits.
pub fn hex(byte: u8) -> String {
    format!("{byte:02x}").repeat(32)
}

/// Opens a socket with these headers; the answer's cookie, or the status it was refused with.
pub async fn open_socket(
    address: SocketAddr,
    game: &str,
    protocol: &str,
    headers: &[(&'static str, &str)],
) -> Result<(WebSocketStream<TcpStream>, Option<String>), u16> {
    let url = format!("ws://{address}/api/socket/{game}");
    let mut request = url.into_client_request().unwrap();
    let mut set = |name: &'static str, value: &str| {
        request.headers_mut().insert(name, HeaderValue::from_str(value).unwrap());
    };
    set("sec-websocket-protocol", protocol);
    headers.iter().for_each(|(name, value)| set(name, value));
    let stream = TcpStream::connect(address).await.unwrap();
    stream.set_nodelay(true).unwrap();
    match client_async(request, stream).await {
        Ok((socket, response)) => {
            let cookie = response.headers().get("set-cookie");
            let cookie =
                cookie.map(|it| it.to_str().unwrap().split(';').next().unwrap().to_owned());
            Ok((socket, cookie))
        }
        Err(tokio_tungstenite::tungstenite::Error::Http(response)) => {
            Err(response.status().as_u16())
        }
        Err(error) => panic!("{error}"),
    }
}

impl<G: Playable> Client<G> {
    pub async fn connect(address: SocketAddr, encoding: Encoding, cookie: Option<&str>) -> Self {
        let mut client = Self::connect_from(address, encoding, cookie, None).await;
        assert!(matches!(client.next().await, ToClient::Hello(_)));
        client
    }

    /// The same through a proxy, from this address; the first frame is still to be read.
    pub async fn connect_from(
        address: SocketAddr,
        encoding: Encoding,
        cookie: Option<&str>,
        from: Option<&str>,
    ) -> Self {
        let protocol = match encoding {
            Encoding::Postcard => Encoding::postcard_protocol(&hash::<G>()),
            Encoding::Json => wire::JSON.to_owned(),
        };
        let cookie_header = cookie.map(|cookie| ("cookie", cookie));
        let from = from.map(|from| ("x-forwarded-for", from));
        let headers: Vec<_> = cookie_header.into_iter().chain(from).collect();
        let (socket, fresh) = open_socket(address, G::ID, &protocol, &headers).await.unwrap();
        let cookie = fresh.unwrap_or_else(|| cookie.unwrap().to_owned());
        Self {
            socket,
            encoding,
            cookie,
            you: None,
            info: None,
            update: None,
            links: None,
            story: Vec::new(),
            raw: Vec::new(),
            clock: None,
            patches: 0,
            pings: 0,
        }
    }

    /// A new guest with a name.
    pub async fn named(address: SocketAddr, encoding: Encoding, name: &str) -> Self {
        let mut client = Self::connect(address, encoding, None).await;
        client.say(ToServer::Name(name.to_owned())).await;
        client.sync().await;
        client
    }

    /// Another table comes next.
    pub fn forget(&mut self) {
        (self.you, self.info, self.update, self.links) = (None, None, None, None);
        self.story.clear();
        self.raw.clear();
        self.pings = 0;
    }

    pub async fn say(&mut self, frame: ToServerOf<G>) {
        let bytes = self.encoding.write(&frame).unwrap();
        let message = match self.encoding {
            Encoding::Postcard => Message::binary(bytes),
            Encoding::Json => Message::text(String::from_utf8(bytes).unwrap()),
        };
        self.socket.send(message).await.unwrap();
    }

    /// The next frame, or how the socket was closed.
    pub async fn next_or_close(&mut self) -> Result<ToClientOf<G>, Option<CloseFrame>> {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.unwrap();
            let bytes = match message {
                Some(Ok(Message::Text(text))) => text.as_bytes().to_vec(),
                Some(Ok(Message::Binary(bytes))) => bytes.to_vec(),
                Some(Ok(Message::Close(frame))) => return Err(frame),
                Some(Ok(_)) => continue,
                Some(Err(_)) | None => return Err(None),
            };
            let frame: ToClientOf<G> = self.encoding.read(&bytes).unwrap();
            self.raw.push(bytes);
            self.take(&frame);
            return Ok(frame);
        }
    }

    pub async fn next(&mut self) -> ToClientOf<G> {
        self.next_or_close().await.unwrap_or_else(|close| panic!("closed: {close:?}"))
    }

    fn take(&mut self, frame: &ToClientOf<G>) {
        match frame {
            ToClient::You(you) => {
                if self.you.as_ref().is_some_and(|old| old.viewer != you.viewer) {
                    self.story.clear();
                }
                self.you = Some(you.clone());
            }
            ToClient::Table(info) => self.info = Some(*info.clone()),
            ToClient::Links(links) => self.links = Some(links.clone()),
            ToClient::Clock(left) => self.clock = *left,
            ToClient::Patch(patch) => {
                let update = self.update.as_ref().unwrap().patched(*patch.clone()).unwrap();
                self.patches += 1;
                self.take(&ToClient::Update(Box::new(update)));
            }
            ToClient::Update(update) => {
                assert!(update.first as usize <= self.story.len(), "a gap in the story");
                self.story.truncate(update.first as usize);
                self.story.extend(update.events.iter().map(|(_, event)| event.clone()));
                self.update = Some(*update.clone());
            }
            _ => {}
        }
    }

    /// Reads all that is there; what came other than the state of things is given back.
    pub async fn sync(&mut self) -> Vec<ToClientOf<G>> {
        self.pings += 1;
        let number = self.pings;
        self.say(ToServer::Ping(number)).await;
        let mut others = Vec::new();
        loop {
            match self.next().await {
                ToClient::Pong(pong) if pong == number => return others,
                ToClient::You(_)
                | ToClient::Table(_)
                | ToClient::Update(_)
                | ToClient::Patch(_)
                | ToClient::Clock(_) => {}
                other => others.push(other),
            }
        }
    }

    /// Says something and gives back what was answered.
    pub async fn ask(&mut self, frame: ToServerOf<G>) -> Vec<ToClientOf<G>> {
        self.say(frame).await;
        self.sync().await
    }

    pub async fn denied(&mut self, frame: ToServerOf<G>) -> Denied {
        match self.ask(frame).await.as_slice() {
            [ToClient::Denied(why)] => *why,
            other => panic!("not denied: {other:?}"),
        }
    }

    /// Reads until something holds.
    pub async fn until(&mut self, mut holds: impl FnMut(&Self) -> bool) {
        while !holds(self) {
            self.next().await;
        }
    }

    pub async fn create(&mut self, options: G::Options) -> String {
        self.ask(ToServer::Create(options)).await;
        self.you.clone().unwrap().table
    }

    pub async fn open(&mut self, table: &str, token: Option<&str>) {
        let token = token.map(str::to_owned);
        let heard = u32::try_from(self.story.len()).unwrap();
        self.say(ToServer::Open { table: table.to_owned(), token, heard }).await;
        self.sync().await;
    }

    pub async fn sit(&mut self, seat: u8) {
        let answer = self.ask(ToServer::Sit { seat: Seat(seat), commitment: None }).await;
        assert_eq!(answer, []);
        assert_eq!(self.seat(), Some(Seat(seat)));
    }

    pub fn seat(&self) -> Option<Seat> {
        self.you.as_ref().and_then(|you| you.viewer.seat())
    }

    pub fn stage(&self) -> Stage {
        self.info.as_ref().unwrap().stage
    }

    pub fn is_asked(&self) -> bool {
        let seat = self.seat().unwrap();
        self.update.as_ref().is_some_and(|update| update.asked.contains(&seat))
    }

    pub fn is_over(&self) -> bool {
        self.update.as_ref().is_some_and(|update| update.outcome.is_some())
    }

    /// Something this seat may do, by chance, found as a page finds it: on a world rebuilt from the view.
    pub fn choose(&self, game: &G, chance: &mut Fast) -> G::Action {
        let (seat, update) = (self.seat().unwrap(), self.update.as_ref().unwrap());
        let state = game.rebuild(&update.view, Viewer::Seat(seat)).unwrap();
        let mut legal = ActionList::new();
        game.legal(&state, seat, &mut legal);
        legal[chance.below(legal.len() as u32) as usize]
    }

    /// Acts once, if asked.
    pub async fn act(&mut self, game: &G, chance: &mut Fast) {
        let action = self.choose(game, chance);
        let ask = self.update.as_ref().unwrap().ask;
        let answer = self.ask(ToServer::Submit { ask, actions: vec![action] }).await;
        assert_eq!(answer, []);
        assert_ne!(self.update.as_ref().unwrap().ask, ask, "an answer is answered");
    }
}

/// People on all chairs of a new table, which is started; seat A first, who is the host.
pub async fn seated<G: Playable>(
    address: SocketAddr,
    options: G::Options,
    count: u8,
    encoding: Encoding,
) -> Vec<Client<G>> {
    let mut host = Client::named(address, encoding, "Ann").await;
    let table = host.create(options).await;
    host.sit(0).await;
    let link = host.links.clone().unwrap().seat;
    let mut all = vec![host];
    for seat in 1..count {
        let mut next = Client::named(address, encoding, &format!("P{seat}")).await;
        next.open(&table, Some(&link)).await;
        next.sit(seat).await;
        all.push(next);
    }
    assert_eq!(all[0].ask(ToServer::Start).await, []);
    for client in &mut all {
        client.sync().await;
        assert_eq!(client.stage(), Stage::Running);
    }
    all
}

/// Lets everybody act by chance until the game is over.
pub async fn play_on<G: Playable>(game: &G, all: &mut [Client<G>], chance: &mut Fast, most: u32) {
    for _ in 0..most {
        let Some(next) = all.iter().position(Client::is_asked) else { break };
        all[next].act(game, chance).await;
        for client in all.iter_mut() {
            client.sync().await;
        }
    }
}

/// Plays by rule of thumb beside bots until the game is over.
pub async fn play_beside_bots<G: Playable>(game: &G, client: &mut Client<G>) {
    let seat = client.seat().unwrap();
    let mut thumb = BotKind::Thumb.sit::<G>(Seed::from_text("beside"), seat);
    loop {
        client.until(|client| client.is_over() || client.is_asked()).await;
        if client.is_over() {
            return;
        }
        let update = client.update.as_ref().unwrap();
        let state = game.rebuild(&update.view, Viewer::Seat(seat)).unwrap();
        let mut legal = ActionList::new();
        game.legal(&state, seat, &mut legal);
        let action = thumb.choose(game, &update.view, seat, &legal).unwrap();
        let submit = ToServer::Submit { ask: update.ask, actions: vec![action] };
        assert_eq!(client.ask(submit).await, []);
    }
}
