//! The server killed at any moment, again and again: what was acknowledged is there, and nothing is there twice.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::Child;
use std::time::Duration;

use bots::Fast;
use futures::{SinkExt as _, StreamExt as _};
use game::{ActionList, Chance as _, Choices as _, Game as _, Rebuild as _, Seat, Viewer};
use spy_connection::SpyConnection;
use table::{Ask, Proof, bytes_from_hex};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{WebSocketStream, client_async};
use wire::{Encoding, JSON, ToClient, ToClientOf, ToServer, ToServerOf, Update};

use crate::command::{folder, spymaster};

type Frame = ToClientOf<SpyConnection>;
type View = Update<<SpyConnection as game::Game>::View, <SpyConnection as game::Game>::EventView>;

fn start(data: &Path) -> (Child, SocketAddr) {
    let mut child = spymaster("serve --listen 127.0.0.1:0 --data").arg(data).start_read();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    (child, line.trim().strip_prefix("Spymaster is at http://").unwrap().parse().unwrap())
}

/// One person's socket; everything on it can fail, since the server is killed.
struct Line {
    socket: WebSocketStream<TcpStream>,
    cookie: String,
    table: Option<String>,
    link: Option<String>,
    update: Option<View>,
    pings: u32,
}

impl Line {
    async fn open(address: SocketAddr, cookie: Option<&str>) -> Option<Self> {
        let url = format!("ws://{address}/api/socket/spy-connection");
        let mut request = url.into_client_request().ok()?;
        request.headers_mut().insert("sec-websocket-protocol", JSON.parse().ok()?);
        if let Some(cookie) = cookie {
            request.headers_mut().insert("cookie", cookie.parse().ok()?);
        }
        let stream = TcpStream::connect(address).await.ok()?;
        let (socket, response) = client_async(request, stream).await.ok()?;
        let fresh = response.headers().get("set-cookie").and_then(|it| it.to_str().ok());
        let fresh = fresh.and_then(|it| it.split(';').next()).map(str::to_owned);
        let cookie = fresh.or_else(|| cookie.map(str::to_owned))?;
        Some(Self { socket, cookie, table: None, link: None, update: None, pings: 0 })
    }

    /// Says something and reads all that is answered; nothing where the server is gone.
    async fn ask(&mut self, frame: ToServerOf<SpyConnection>) -> Option<Vec<Frame>> {
        self.pings += 1;
        for frame in [frame, ToServer::Ping(self.pings)] {
            let text = String::from_utf8(Encoding::Json.write(&frame).unwrap()).unwrap();
            self.socket.send(Message::text(text)).await.ok()?;
        }
        let mut others = Vec::new();
        loop {
            let Message::Text(text) = self.socket.next().await?.ok()? else { continue };
            match Encoding::Json.read::<Frame>(text.as_bytes()).unwrap() {
                ToClient::Pong(number) if number == self.pings => return Some(others),
                ToClient::You(you) => self.table = Some(you.table),
                ToClient::Links(links) => self.link = Some(links.seat),
                ToClient::Update(update) => self.update = Some(*update),
                ToClient::Table(_) | ToClient::Hello(_) => {}
                other => others.push(other),
            }
        }
    }
}

/// A table for two, and what its people know for certain.
struct Known {
    table: String,
    cookies: [String; 2],
    /// So many answers were acknowledged, or found to be stored after a kill.
    applied: usize,
    /// What was sent last, without an answer.
    in_flight: Option<(usize, Ask)>,
    /// What each was asked last, and how much was told.
    asks: [Ask; 2],
    heard: [u32; 2],
}

async fn set_up(address: SocketAddr) -> Option<Known> {
    let mut host = Line::open(address, None).await?;
    host.ask(ToServer::Name("Ann".into())).await?;
    host.ask(ToServer::Create(SpyConnection::default_options(2))).await?;
    let (table, link) = (host.table.clone()?, host.link.clone()?);
    let mut other = Line::open(address, None).await?;
    other.ask(ToServer::Name("Bob".into())).await?;
    let open = ToServer::Open { table: table.clone(), token: Some(link), heard: 0 };
    other.ask(open).await?;
    let sit = |seat| ToServer::Sit { seat: Seat(seat), commitment: None };
    host.ask(sit(0)).await?;
    other.ask(sit(1)).await?;
    assert_eq!(host.ask(ToServer::Start).await?, []);
    let cookies = [host.cookie.clone(), other.cookie.clone()];
    // Whoever starts anew has heard nothing and been asked nothing.
    let (asks, heard) = ([Ask::default(); 2], [0; 2]);
    Some(Known { table, cookies, applied: 0, in_flight: None, asks, heard })
}

/// Comes back to the table, holds everything against what is known, and plays until the server is gone.
async fn play(address: SocketAddr, known: &mut Known, chance: &mut Fast) -> Option<()> {
    let game = SpyConnection::house().unwrap();
    let mut lines = Vec::new();
    for cookie in &known.cookies {
        let mut line = Line::open(address, Some(cookie)).await?;
        let open = ToServer::Open { table: known.table.clone(), token: None, heard: 0 };
        let answer = line.ask(open).await?;
        assert_eq!(answer, [], "the table is gone");
        lines.push(line);
    }
    for (seat, line) in lines.iter().enumerate() {
        let update = line.update.as_ref().expect("the game is gone");
        assert!(update.ask >= known.asks[seat], "what was acknowledged is lost");
        assert!(update.events.len() as u32 >= known.heard[seat], "what was told is lost");
    }
    if let Some((seat, ask)) = known.in_flight.take() {
        let stored = lines[seat].update.as_ref()?.ask != ask;
        known.applied += usize::from(stored);
    }
    loop {
        for (seat, line) in lines.iter_mut().enumerate() {
            line.ask(ToServer::Ping(u32::MAX)).await?;
            let update = line.update.as_ref()?;
            known.asks[seat] = update.ask;
            known.heard[seat] = update.first + u32::try_from(update.events.len()).unwrap();
        }
        let update = lines[0].update.as_ref()?;
        let Some(&seat) = update.asked.first() else {
            let answer = lines[0].ask(ToServer::Record).await?;
            let [ToClient::Record(json)] = answer.as_slice() else { panic!("{answer:?}") };
            let proof = Proof::read(json).unwrap();
            proof.verify(&game).unwrap();
            assert_eq!(
                proof.record.rows.len(),
                known.applied,
                "something is there twice or not at all"
            );
            *known = set_up(address).await?;
            return Some(());
        };
        let line = &mut lines[seat.index()];
        let update = line.update.as_ref()?;
        let state = game.rebuild(&update.view, Viewer::Seat(seat)).unwrap();
        let mut legal = ActionList::new();
        game.legal(&state, seat, &mut legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        let ask = update.ask;
        known.in_flight = Some((seat.index(), ask));
        let answer = line.ask(ToServer::Submit { ask, actions: vec![action] }).await?;
        assert_eq!(answer, [], "a legal answer is refused");
        known.applied += 1;
        known.in_flight = None;
    }
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_or_doubled_by_kills_and_it_endures() {
    assert!(bytes_from_hex(&"ab".repeat(32)).is_some());
    let kills: u32 = std::env::var("ENDURE").map_or(60, |_| 500);
    let data = folder("kills");
    let (mut child, address) = start(&data);
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(set_up(address).await.unwrap());
    }
    let mut chance = Fast::from_number(7);
    for number in 0..kills {
        let (mut next, address) = if number == 0 { (child, address) } else { start(&data) };
        let delay = Duration::from_millis(u64::from(30 + chance.below(120)));
        let playing = tables.iter_mut().zip(0_u64..).map(|(known, place)| async move {
            let mut chance = Fast::from_number(u64::from(number) * 10 + place);
            // Whoever is too quick has to wait on one socket; on the next one there is a new allowance.
            while TcpStream::connect(address).await.is_ok() {
                play(address, known, &mut chance).await;
            }
        });
        let playing = futures::future::join_all(playing);
        let kill = async {
            tokio::time::sleep(delay).await;
            next.kill().unwrap();
            next.wait().unwrap();
            next
        };
        (_, child) = tokio::join!(playing, kill);
    }
    let (mut last, address) = start(&data);
    let mut played = 0;
    for known in &mut tables {
        // Once more in peace: everything is there, and can be ended.
        let mut line = Line::open(address, Some(&known.cookies[0])).await.unwrap();
        let open = ToServer::Open { table: known.table.clone(), token: None, heard: 0 };
        line.ask(open).await.unwrap();
        let mut other = Line::open(address, Some(&known.cookies[1])).await.unwrap();
        let open = ToServer::Open { table: known.table.clone(), token: None, heard: 0 };
        other.ask(open).await.unwrap();
        if let Some((seat, ask)) = known.in_flight {
            let update = [&line, &other][seat].update.as_ref().unwrap();
            known.applied += usize::from(update.ask != ask);
        }
        // Where the last kill came just after the end, there is nothing left to resign from.
        let over = line.update.as_ref().unwrap().outcome.is_some();
        let refused = !line.ask(ToServer::Resign).await.unwrap().is_empty();
        assert_eq!(refused, over);
        let answer = line.ask(ToServer::Record).await.unwrap();
        let [ToClient::Record(json)] = answer.as_slice() else { panic!("{answer:?}") };
        let proof = Proof::<<SpyConnection as game::Game>::Options>::read(json).unwrap();
        proof.verify(&SpyConnection::house().unwrap()).unwrap();
        assert_eq!(proof.record.rows.len(), known.applied + usize::from(!over));
        played += known.applied;
        if known.applied > 0 {
            verified_by_the_program(&data, json);
        }
    }
    assert!(played > 0, "nothing was played");
    println!("{kills} kills, {played} answers at the last three tables");
    last.kill().unwrap();
    last.wait().unwrap();
}

/// `spymaster verify` says the same, in three languages, and catches a changed byte.
fn verified_by_the_program(folder: &Path, json: &str) {
    let file = folder.join("proof.json");
    std::fs::write(&file, json).unwrap();
    spymaster("verify")
        .arg(&file)
        .ok()
        .says("The record holds: ")
        .says("rests on trust in the server");
    spymaster("verify --lang de").arg(&file).ok().says("Die Aufzeichnung stimmt: ");
    spymaster("verify --lang fr").arg(&file).ok().says("L’enregistrement est exact");
    assert_eq!(spymaster("verify --json").arg(&file).json()["verified"], true);
    let secret = json.find("\"secret\": \"").unwrap() + 11;
    let mut changed = json.as_bytes().to_vec();
    changed[secret] = if changed[secret] == b'0' { b'1' } else { b'0' };
    std::fs::write(&file, changed).unwrap();
    spymaster("verify").arg(&file).run().exits(1).complains("commitment: ");
    std::fs::write(&file, "{}").unwrap();
    spymaster("verify").arg(&file).run().exits(1).complains("no record of an online game");
}
