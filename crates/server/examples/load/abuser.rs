//! Those who misbehave, from eight addresses of this machine. Whatever is refused is tried again at once.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use bots::BotKind;
use conformance::hidden_hand::HiddenHand;
use futures::{SinkExt as _, StreamExt as _};
use game::{Act, ActionList, Choices as _, Game as _, Playable, RowAct, Seat, Seed};
use spyworld::Spyworld;
use table::Chair;
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{WebSocketStream, client_async};
use wire::{JSON, ToClient, ToClientOf, ToServer, ToServerOf, Upload};

/// Everything that is tried.
pub const KINDS: [&str; 7] =
    ["tables", "rows", "uploads", "half-requests", "fragments", "large-opens", "reconnects"];

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
            "rows" | "large-opens" => 12,
            "uploads" => 3,
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
        _ => open::<HiddenHand>(from, to).await.map(drop),
    }
}

async fn connect(from: IpAddr, to: SocketAddr) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().ok()?;
    socket.bind(SocketAddr::new(from, 0)).ok()?;
    socket.connect(to).await.ok()
}

async fn open<G: Playable>(from: IpAddr, to: SocketAddr) -> Option<Socket> {
    let mut request = format!("ws://{to}/api/socket/{}", G::ID).into_client_request().ok()?;
    request.headers_mut().insert("sec-websocket-protocol", JSON.parse().ok()?);
    let (socket, _) = client_async(request, connect(from, to).await?).await.ok()?;
    Some(socket)
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
    let frame = ToServerOf::<Spyworld>::Open { table, token: None, heard: 0 };
    let (mut writing, mut reading) = socket.split();
    let ask = async {
        while Instant::now() < end {
            let text = serde_json::to_string(&frame).ok()?;
            writing.send(Message::text(text)).await.ok()?;
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
