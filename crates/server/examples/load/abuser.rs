//! Clients that misbehave, from eight addresses of this machine or from a new address each time. They retry at once
//! what is refused.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use bots::BotKind;
use conformance::hidden_hand::HiddenHand;
use futures::{SinkExt as _, StreamExt as _};
use game::{Act, ActionList, Choices as _, Game as _, Playable, RowAct, Seat, Seed};
use spyworld::Spyworld;
use table::Chair;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::OnceCell;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{WebSocketStream, client_async};
use wire::{Greeting, JSON, Motion, ToClient, ToClientOf, ToServer, ToServerOf, Upload};

/// Everything that is tried.
pub const KINDS: [&str; 14] = [
    "tables",
    "rows",
    "uploads",
    "half-requests",
    "fragments",
    "large-opens",
    "reconnects",
    "sockets",
    "talk",
    "votes",
    "names",
    "forgets",
    "lists",
    "addresses",
];

/// The addresses that they come from.
const ADDRESSES: u8 = 8;

type Socket = WebSocketStream<TcpStream>;

/// Misbehaves for so many seconds, from every address at once.
pub async fn misbehave(kind: &str, to: SocketAddr, seconds: u64) {
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut all = Vec::new();
    for number in 0..ADDRESSES {
        let from = IpAddr::from(Ipv4Addr::new(127, 0, 0, 2 + number));
        let kind = kind.to_owned();
        // So many at the same time from each address.
        let lines = match kind.as_str() {
            "half-requests" => 200,
            "rows" | "large-opens" | "talk" => 12,
            "uploads" | "votes" => 3,
            "addresses" => 8,
            _ => 2,
        };
        for _ in 0..lines {
            let kind = kind.clone();
            all.push(tokio::spawn(async move {
                while Instant::now() < end {
                    // Nothing, where it was refused.
                    let _ = once(&kind, from, to, end).await;
                    tokio::task::yield_now().await;
                }
            }));
        }
    }
    for one in all {
        let _ = one.await;
    }
}

async fn once(kind: &str, from: IpAddr, to: SocketAddr, end: Instant) -> Option<()> {
    match kind {
        "tables" => tables(from, to).await,
        "rows" => rows(from, to, end).await,
        "uploads" => uploads(from, to).await,
        "half-requests" => half_request(from, to, end).await,
        "fragments" => fragments(from, to, end).await,
        "large-opens" => large_opens(from, to, end).await,
        "sockets" => sockets(from, to, end).await,
        "talk" => talk(from, to, end).await,
        "votes" => votes(from, to, end).await,
        "names" => names(from, to, end).await,
        "forgets" => forgets(from, to).await,
        "lists" => request(from, to, "GET /api/tables", "").await,
        "addresses" => from_elsewhere(to).await,
        _ => open::<HiddenHand>(from, to).await.map(drop),
    }
}

async fn connect(from: IpAddr, to: SocketAddr) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().ok()?;
    socket.bind(SocketAddr::new(from, 0)).ok()?;
    socket.connect(to).await.ok()
}

/// A socket of a new guest.
async fn open<G: Playable>(from: IpAddr, to: SocketAddr) -> Option<Socket> {
    Some(open_with_cookie::<G>(from, to).await?.0)
}

/// The same, and the cookie.
async fn open_with_cookie<G: Playable>(from: IpAddr, to: SocketAddr) -> Option<(Socket, String)> {
    let mut request = format!("ws://{to}/api/socket/{}", G::ID).into_client_request().ok()?;
    request.headers_mut().insert("sec-websocket-protocol", JSON.parse().ok()?);
    let (socket, answer) = client_async(request, connect(from, to).await?).await.ok()?;
    let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).unwrap_or_default();
    Some((socket, cookie.to_owned()))
}

async fn say<G: Playable>(socket: &mut Socket, frame: &ToServerOf<G>) -> Option<()> {
    socket.send(Message::text(serde_json::to_string(frame).ok()?)).await.ok()
}

/// The next frame; others than the game's own are skipped.
async fn hear<G: Playable>(socket: &mut Socket) -> Option<ToClientOf<G>> {
    loop {
        if let Message::Text(text) = socket.next().await?.ok()? {
            return serde_json::from_str(text.as_str()).ok();
        }
    }
}

/// A few large tables with each new cookie.
async fn tables(from: IpAddr, to: SocketAddr) -> Option<()> {
    let mut socket = open::<Spyworld>(from, to).await?;
    for _ in 0..6 {
        say::<Spyworld>(&mut socket, &ToServer::Create(Spyworld::default_options(100))).await?;
    }
    for _ in 0..6 {
        hear::<Spyworld>(&mut socket).await?;
    }
    Some(())
}

/// Other options again and again.
async fn rows(from: IpAddr, to: SocketAddr, end: Instant) -> Option<()> {
    let mut socket = open::<HiddenHand>(from, to).await?;
    say::<HiddenHand>(&mut socket, &ToServer::Create(HiddenHand::default_options(2))).await?;
    while Instant::now() < end {
        let options = ToServer::Options(HiddenHand::default_options(3));
        say::<HiddenHand>(&mut socket, &options).await?;
        hear::<HiddenHand>(&mut socket).await?;
    }
    Some(())
}

/// A game for a hundred, as long as it may be, that goes back and forth.
fn long_game() -> Upload<<Spyworld as game::Game>::Options, <Spyworld as game::Game>::Action> {
    let game = Spyworld::house().unwrap();
    let (options, seed) = (Spyworld::default_options(100), Seed::from_text("abuse"));
    let state = game.setup(&options, &game::Deal::new(seed)).unwrap();
    let mut legal = ActionList::new();
    game.legal(&state, Seat(0), &mut legal);
    let first = RowAct::Act(Act::Seat(Seat(0), legal[0]));
    Upload {
        rules: game.rules(),
        edition: game.edition_hash().to_string(),
        options,
        seed: seed.to_string(),
        chairs: vec![Chair::bot("B", BotKind::Thumb); 100],
        rows: [first, RowAct::Undo(1)].into_iter().cycle().take(9_999).collect(),
    }
}

/// Uploads it and starts it.
async fn uploads(from: IpAddr, to: SocketAddr) -> Option<()> {
    let mut socket = open::<Spyworld>(from, to).await?;
    say::<Spyworld>(&mut socket, &ToServer::Upload(Box::new(long_game()))).await?;
    loop {
        match hear::<Spyworld>(&mut socket).await? {
            ToClient::Links(_) => break,
            ToClient::Denied(_) | ToClient::BadUpload(_) => return None,
            _ => {}
        }
    }
    say::<Spyworld>(&mut socket, &ToServer::Start).await?;
    say::<Spyworld>(&mut socket, &ToServer::Ping(1)).await?;
    while hear::<Spyworld>(&mut socket).await? != ToClient::Pong(1) {}
    Some(())
}

/// A head that never ends.
async fn half_request(from: IpAddr, to: SocketAddr, end: Instant) -> Option<()> {
    let mut stream = connect(from, to).await?;
    stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n").await.ok()?;
    while Instant::now() < end {
        tokio::time::sleep(Duration::from_millis(500)).await;
        stream.write_all(b"a: b\r\n").await.ok()?;
    }
    Some(())
}

/// A message that never ends.
async fn fragments(from: IpAddr, to: SocketAddr, end: Instant) -> Option<()> {
    let mut socket = open::<HiddenHand>(from, to).await?;
    let stream = socket.get_mut();
    stream.write_all(&[0x01, 0x81, 0, 0, 0, 0, b'{']).await.ok()?;
    let empty = [0x00, 0x80, 0, 0, 0, 0].repeat(10_000);
    while Instant::now() < end {
        stream.write_all(&empty).await.ok()?;
    }
    Some(())
}

/// A small question, answered with a whole table for a hundred.
async fn large_opens(from: IpAddr, to: SocketAddr, end: Instant) -> Option<()> {
    let mut socket = open::<Spyworld>(from, to).await?;
    say::<Spyworld>(&mut socket, &ToServer::Create(Spyworld::default_options(100))).await?;
    let table = loop {
        if let ToClient::You(you) = hear::<Spyworld>(&mut socket).await? {
            break you.table;
        }
    };
    say::<Spyworld>(&mut socket, &ToServer::Name("Crowd".to_owned())).await?;
    let sit = ToServer::Sit { seat: Seat(0), commitment: None };
    say::<Spyworld>(&mut socket, &sit).await?;
    for seat in 1..100 {
        let bot = ToServer::Bot { seat: Seat(seat), kind: Some(BotKind::Thumb) };
        say::<Spyworld>(&mut socket, &bot).await?;
    }
    say::<Spyworld>(&mut socket, &ToServer::Start).await?;
    flood::<Spyworld>(socket, &[ToServer::Open { table, token: None, heard: 0 }], end).await
}

/// Sends these frames in a loop and ignores the answers.
async fn flood<G: Playable>(socket: Socket, frames: &[ToServerOf<G>], end: Instant) -> Option<()> {
    let (mut writing, mut reading) = socket.split();
    let ask = async {
        while Instant::now() < end {
            for frame in frames {
                let text = serde_json::to_string(frame).ok()?;
                writing.send(Message::text(text)).await.ok()?;
            }
        }
        Some(())
    };
    let read = async { while let Some(Ok(_)) = reading.next().await {} };
    tokio::select! {
        _ = ask => {}
        () = read => {}
    }
    Some(())
}

/// Sets a small table up; its name, and the links to its chairs and for watching.
async fn set_up(socket: &mut Socket, seats: u8) -> Option<(String, wire::Links)> {
    let create = ToServer::Create(HiddenHand::default_options(seats));
    say::<HiddenHand>(socket, &create).await?;
    let (mut name, mut links) = (None, None);
    loop {
        match hear::<HiddenHand>(socket).await? {
            ToClient::Links(new) => links = Some(new),
            ToClient::You(you) => name = Some(you.table),
            ToClient::Denied(_) => return None,
            _ => {}
        }
        if let (Some(name), Some(links)) = (&name, &links) {
            return Some((name.clone(), links.clone()));
        }
    }
}

/// As many sockets as there are to be had, kept open.
async fn sockets(from: IpAddr, to: SocketAddr, end: Instant) -> Option<()> {
    let mut kept = Vec::new();
    while Instant::now() < end {
        kept.extend(open::<HiddenHand>(from, to).await);
    }
    Some(())
}

/// Nearly a hundred watch one table, and all of them talk.
async fn talk(from: IpAddr, to: SocketAddr, end: Instant) -> Option<()> {
    static TABLE: OnceCell<(String, wire::Links)> = OnceCell::const_new();
    let mut socket = open::<HiddenHand>(from, to).await?;
    say::<HiddenHand>(&mut socket, &ToServer::Name("Talker".to_owned())).await?;
    let set_up = TABLE.get_or_try_init(|| async { set_up(&mut socket, 2).await.ok_or(()) });
    let (table, links) = set_up.await.ok()?.clone();
    let open = ToServer::Open { table, token: Some(links.watch), heard: 0 };
    say::<HiddenHand>(&mut socket, &open).await?;
    let frames = [ToServer::Say("word ".repeat(40)), ToServer::Greet(Greeting::Moment)];
    flood::<HiddenHand>(socket, &frames, end).await
}

/// Three play, and propose and vote without end.
async fn votes(from: IpAddr, to: SocketAddr, end: Instant) -> Option<()> {
    let mut host = open::<HiddenHand>(from, to).await?;
    let (table, links) = set_up(&mut host, 3).await?;
    let mut all = vec![host];
    for _ in 0..2 {
        let mut guest = open::<HiddenHand>(from, to).await?;
        let token = Some(links.seat.clone());
        let open = ToServer::Open { table: table.clone(), token, heard: 0 };
        say::<HiddenHand>(&mut guest, &open).await?;
        all.push(guest);
    }
    for (seat, socket) in (0..).map(Seat).zip(&mut all) {
        say::<HiddenHand>(socket, &ToServer::Name("Voter".to_owned())).await?;
        say::<HiddenHand>(socket, &ToServer::Sit { seat, commitment: None }).await?;
        say::<HiddenHand>(socket, &ToServer::Ping(1)).await?;
        while hear::<HiddenHand>(socket).await? != ToClient::Pong(1) {}
    }
    say::<HiddenHand>(&mut all[0], &ToServer::Start).await?;
    let motion = Motion::Kick(Seat(2));
    let frames = [
        ToServer::Propose(motion),
        ToServer::Vote { what: motion, yes: false },
        ToServer::Vote { what: Motion::Kick(Seat(1)), yes: false },
        ToServer::ReturnLink,
    ];
    let floods = all.into_iter().map(|socket| flood::<HiddenHand>(socket, &frames, end));
    futures::future::join_all(floods).await;
    Some(())
}

/// Another name again and again.
async fn names(from: IpAddr, to: SocketAddr, end: Instant) -> Option<()> {
    let socket = open::<HiddenHand>(from, to).await?;
    let frames = ["Ann", "Bob"].map(|name| ToServer::Name(name.to_owned()));
    flood::<HiddenHand>(socket, &frames, end).await
}

/// A new guest who is forgotten at once.
async fn forgets(from: IpAddr, to: SocketAddr) -> Option<()> {
    let (mut socket, cookie) = open_with_cookie::<HiddenHand>(from, to).await?;
    say::<HiddenHand>(&mut socket, &ToServer::Name("Nobody".to_owned())).await?;
    request(from, to, "POST /api/guest/forget", &format!("cookie: {cookie}\r\n")).await
}

/// A plain request, and all of its answer.
async fn request(from: IpAddr, to: SocketAddr, what: &str, more: &str) -> Option<()> {
    let mut stream = connect(from, to).await?;
    let head = format!("{what} HTTP/1.1\r\nhost: {to}\r\nconnection: close\r\n{more}\r\n");
    stream.write_all(head.as_bytes()).await.ok()?;
    stream.read_to_end(&mut Vec::new()).await.ok()?;
    Some(())
}

/// A new guest with a name, each time from another address.
async fn from_elsewhere(to: SocketAddr) -> Option<()> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let [_, high, middle, low] = NEXT.fetch_add(1, Ordering::Relaxed).to_be_bytes();
    let from = IpAddr::from(Ipv4Addr::new(127, 1 + high % 100, middle, low));
    let mut socket = open::<HiddenHand>(from, to).await?;
    say::<HiddenHand>(&mut socket, &ToServer::Name("Nobody".to_owned())).await?;
    hear::<HiddenHand>(&mut socket).await?;
    Some(())
}
