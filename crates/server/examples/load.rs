//! A server with the hidden-hand game, and a crowd that plays on it: how many moves, how fast, how large.
//!
//! `load serve memory|DIR` prints its address; `load drive ADDRESS CLASS TABLES SECONDS PID` prints one line of JSON.
//! `cargo xtask load` runs both, each on a core of its own. It measures and judges nothing.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a tool that may stop at the first surprise"
)]

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use conformance::hidden_hand::{Action, HiddenHand};
use futures::{SinkExt as _, StreamExt as _};
use game::{Choices as _, Seat};
use server::{Config, Page, Server};
use store::{Memory, Sqlite, Store};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{WebSocketStream, client_async};
use wire::{Encoding, ToClient, ToClientOf, ToServer, ToServerOf, schema};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        ["serve", place] => serve(place),
        ["drive", address, class, tables, seconds, pid] => {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            let tables = tables.parse().unwrap();
            let time = Duration::from_secs(seconds.parse().unwrap());
            runtime.unwrap().block_on(drive(address.parse().unwrap(), class, tables, time, pid));
        }
        _ => eprintln!("load serve memory|DIR | load drive ADDRESS CLASS TABLES SECONDS PID"),
    }
}

fn serve(place: &str) {
    let store: Arc<dyn Store> = match place {
        "memory" => Arc::new(Memory::default()),
        folder => Arc::new(Sqlite::open(folder.as_ref()).unwrap()),
    };
    let mut server = Server::bind("127.0.0.1:0", Page::built()).unwrap();
    // The crowd is quicker than people, and all behind one socket each.
    let config = Config { burst: u32::MAX, ..Config::default() };
    server.keep_tables_of(store, config, |house| house.add(HiddenHand::house())).unwrap();
    println!("{}", server.address());
    server.run().unwrap();
}

type Frame = ToClientOf<HiddenHand>;

/// One person's socket.
struct Line {
    socket: WebSocketStream<TcpStream>,
    bytes: u64,
}

impl Line {
    async fn open(address: SocketAddr, protocol: &str) -> Self {
        let mut request =
            format!("ws://{address}/api/socket/hidden-hand").into_client_request().unwrap();
        request.headers_mut().insert("sec-websocket-protocol", protocol.parse().unwrap());
        let stream = TcpStream::connect(address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        let (socket, _) = client_async(request, stream).await.unwrap();
        Self { socket, bytes: 0 }
    }

    async fn say(&mut self, frame: ToServerOf<HiddenHand>) {
        let bytes = Encoding::Postcard.write(&frame).unwrap();
        self.bytes += bytes.len() as u64;
        self.socket.send(Message::binary(bytes)).await.unwrap();
    }

    async fn hear(&mut self) -> Frame {
        loop {
            if let Message::Binary(bytes) = self.socket.next().await.unwrap().unwrap() {
                self.bytes += bytes.len() as u64;
                return Encoding::Postcard.read(&bytes).unwrap();
            }
        }
    }

    /// Waits for a frame of this kind.
    async fn until<T>(&mut self, pick: impl Fn(Frame) -> Option<T>) -> T {
        loop {
            if let Some(found) = pick(self.hear().await) {
                return found;
            }
        }
    }
}

/// What one table has measured.
#[derive(Default)]
struct Tally {
    moves: u64,
    bytes: u64,
    times: Vec<Duration>,
}

/// Plays at one table after the other until the time is up; `pause` is what a person thinks.
async fn play(
    address: SocketAddr,
    protocol: Arc<str>,
    begin: Instant,
    end: Instant,
    pause: Duration,
) -> Tally {
    let mut tally = Tally::default();
    let mut lines = [Line::open(address, &protocol).await, Line::open(address, &protocol).await];
    for line in &mut lines {
        line.say(ToServer::Name("Crowd".to_owned())).await;
    }
    while Instant::now() < end {
        lines[0].say(ToServer::Create(HiddenHand::default_options(2))).await;
        let link = lines[0].until(|frame| match frame {
            ToClient::Links(links) => Some(links.seat),
            _ => None,
        });
        let link = link.await;
        let table = lines[0].until(|frame| match frame {
            ToClient::You(you) => Some(you.table),
            _ => None,
        });
        let table = table.await;
        lines[1].say(ToServer::Open { table, token: Some(link), heard: 0 }).await;
        for (seat, line) in (0..).zip(&mut lines) {
            line.say(ToServer::Sit { seat: Seat(seat), entropy: "ab".repeat(32) }).await;
            line.say(ToServer::Ping(0)).await;
            line.until(|frame| matches!(frame, ToClient::Pong(0)).then_some(())).await;
        }
        lines[0].say(ToServer::Start).await;
        let update = |frame| match frame {
            ToClient::Update(update) => Some(update),
            _ => None,
        };
        let mut updates = [lines[0].until(update).await, lines[1].until(update).await];
        while Instant::now() < end {
            let Some(&seat) = updates[0].asked.first() else { break };
            if !pause.is_zero() {
                tokio::time::sleep(pause).await;
            }
            let (own, place) = (&updates[seat.index()], seat.index());
            let cards = &own.view.seats[place];
            let card = cards.hand.iter().chain(&cards.handed).flatten().next().copied().unwrap();
            let before: u64 = lines.iter().map(|line| line.bytes).sum();
            let sent = Instant::now();
            let actions = vec![Action::Play(card)];
            lines[place].say(ToServer::Submit { ask: own.ask, actions }).await;
            updates[place] = lines[place].until(update).await;
            let took = sent.elapsed();
            updates[1 - place] = lines[1 - place].until(update).await;
            if sent > begin {
                tally.moves += 1;
                tally.times.push(took);
                tally.bytes += lines.iter().map(|line| line.bytes).sum::<u64>() - before;
            }
        }
    }
    tally
}

async fn drive(address: SocketAddr, class: &str, tables: u32, time: Duration, pid: &str) {
    let hash = schema::hash(&schema::text::<HiddenHand>().unwrap());
    let protocol: Arc<str> = Encoding::postcard_protocol(&hash).into();
    // Everybody has to sit down first.
    let begin = Instant::now() + Duration::from_millis(2_000 + u64::from(tables) * 4);
    let end = begin + time;
    let mut all = Vec::new();
    for number in 0..tables {
        let pause = if class == "paced" { Duration::from_secs(2) } else { Duration::ZERO };
        all.push(tokio::spawn(play(address, Arc::clone(&protocol), begin, end, pause)));
        if number % 50 == 49 {
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }
    let mut sum = Tally::default();
    for one in all {
        let one = one.await.unwrap();
        sum.moves += one.moves;
        sum.bytes += one.bytes;
        sum.times.extend(one.times);
    }
    sum.times.sort();
    let part = |percent: usize| {
        let index = (sum.times.len() * percent / 100).min(sum.times.len().saturating_sub(1));
        sum.times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1_000.0)
    };
    let memory = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let memory = memory.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let memory =
        memory.and_then(|it| it.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or(0);
    println!(
        "{{\"server\":\"spymaster\",\"tables\":{tables},\"class\":\"{class}\",\"moves_per_second\":{:.0},\"p50_ms\":{:.2},\"p99_ms\":{:.2},\"bytes_per_move\":{:.0},\"rss_bytes\":{}}}",
        sum.moves as f64 / time.as_secs_f64(),
        part(50),
        part(99),
        sum.bytes as f64 / (sum.moves.max(1)) as f64,
        memory * 1024,
    );
}
