//! Whoever misbehaves is refused clearly, and nobody else notices.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use bots::Fast;
use conformance::hidden_hand::HiddenHand;
use conformance::sealed_choice::SealedChoice;
use futures::{SinkExt as _, StreamExt as _};
use game::Choices as _;
use server::Config;
use store::Memory;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio_tungstenite::tungstenite::Message;
use wire::{Close, Denied, Encoding, JSON, ToClient, ToServer};

use crate::client::{Client, open_socket, play_on, seated};
use crate::site::{Site, bounded, quick};

type Hand = Client<HiddenHand>;

/// A plain request, with head and body of the answer.
pub async fn get(address: SocketAddr, method: &str, path: &str, headers: &[&str]) -> String {
    let mut socket = tokio::net::TcpStream::connect(address).await.unwrap();
    let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    headers.iter().for_each(|header| text.push_str(&format!("{header}\r\n")));
    socket.write_all(format!("{text}\r\n").as_bytes()).await.unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn every_answer_about_tables_carries_the_policy() {
    let site = Site::in_memory();
    for (method, path, status) in [
        ("GET", "/ready", "200"),
        ("POST", "/api/guest/forget", "200"),
        ("GET", "/api/guest/forget", "405"),
        ("GET", "/api/socket/hidden-hand", "400"),
        ("GET", "/api/nothing", "404"),
    ] {
        let answer = get(site.address, method, path, &[]).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{path}: {answer}");
        assert!(answer.contains("content-security-policy: default-src 'none'"), "{path}");
        assert!(answer.contains("referrer-policy: no-referrer"), "{path}");
    }
    let foreign = ["origin: http://evil.example"];
    let answer = get(site.address, "POST", "/api/guest/forget", &foreign).await;
    assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
}

#[tokio::test]
async fn strangers_get_no_socket_and_another_build_is_told_so() {
    let site = Site::in_memory();
    let open = |game: &'static str, protocol: &'static str, origin: &'static str| {
        let headers = if origin.is_empty() { vec![] } else { vec![("origin", origin)] };
        async move { open_socket(site.address, game, protocol, &headers).await }
    };
    assert_eq!(open("hidden-hand", JSON, "http://evil.example").await.err(), Some(403));
    assert_eq!(open("hidden-hand", JSON, "null").await.err(), Some(403));
    assert_eq!(open("chess", JSON, "").await.err(), Some(404));
    assert_eq!(open("hidden-hand", "chat", "").await.err(), Some(400));
    // A page cannot read why a socket was refused: so it is opened, and closed with a code of its own.
    let old = "spymaster.0123456789abcdef.postcard";
    let (mut socket, _) = open("hidden-hand", old, "").await.unwrap();
    let Some(Ok(Message::Close(Some(close)))) = socket.next().await else { panic!("not closed") };
    assert_eq!(u16::from(close.code), Close::Schema.code());
    assert_eq!(close.reason.as_str(), Close::Schema.reason());
}

async fn closed_with(client: &mut Hand) -> u16 {
    loop {
        match client.next_or_close().await {
            Ok(_) => {}
            Err(close) => return close.map_or(0, |close| close.code.into()),
        }
    }
}

#[tokio::test]
async fn garbage_and_huge_frames_close_one_socket_and_harm_nobody() {
    let site = Site::new(Arc::new(Memory::default()), bounded());
    let game = HiddenHand::house();
    let options = HiddenHand::default_options(2);
    let mut all = seated::<HiddenHand>(site.address, options, 2, Encoding::Postcard).await;
    let mut chance = Fast::from_number(1);
    for number in 0..7 {
        let encoding = if number == 2 { Encoding::Json } else { Encoding::Postcard };
        let mut bad = Hand::connect(site.address, encoding, None).await;
        let (message, code) = match number {
            0 => (Message::binary(vec![255; 40]), Close::Unreadable),
            1 => (Message::text("{}"), Close::Unreadable),
            2 => (Message::text("{\"Ping\":1} 2"), Close::Unreadable),
            3 => (Message::binary(vec![0; 100_000]), Close::Unreadable),
            4 => (Message::binary(Vec::new()), Close::Unreadable),
            5 => (Message::text("\u{0}"), Close::Unreadable),
            _ => (Message::text("{\"Ping\":1}"), Close::Unreadable),
        };
        let _ = bad.socket.send(message).await;
        assert_eq!(closed_with(&mut bad).await, code.code(), "case {number}");
        play_on(&game, &mut all, &mut chance, 1).await;
    }
    assert!(crate::playing::metric(site.metrics, "spymaster_offences_total").await >= 7.0);
    // What is longer still is not even read.
    let mut bad = Hand::connect(site.address, Encoding::Postcard, None).await;
    let _ = bad.socket.send(Message::binary(vec![0; 1_000_000])).await;
    closed_with(&mut bad).await;
    play_on(&game, &mut all, &mut chance, 1).await;
}

#[tokio::test]
async fn a_flood_waits_and_harms_nobody() {
    let site = Site::new(Arc::new(Memory::default()), bounded());
    let game = HiddenHand::house();
    let options = HiddenHand::default_options(2);
    let mut all = seated::<HiddenHand>(site.address, options, 2, Encoding::Postcard).await;
    let mut flood = Hand::connect(site.address, Encoding::Postcard, None).await;
    let ping = flood.encoding.write(&ToServer::<(), ()>::Ping(1)).unwrap();
    for _ in 0..5_000 {
        flood.socket.feed(Message::binary(ping.clone())).await.unwrap();
    }
    flood.socket.flush().await.unwrap();
    while crate::playing::metric(site.metrics, "spymaster_throttled_total").await < 1.0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    play_on(&game, &mut all, &mut Fast::from_number(1), 3).await;
    let frames = crate::playing::metric(site.metrics, "spymaster_frames_total").await;
    assert!(frames < 2_000.0, "the whole flood was read: {frames}");
    // It is answered all the same, in its time.
    for _ in 0..60 {
        assert_eq!(flood.next().await, ToClient::Pong(1));
    }
}

#[tokio::test]
async fn whoever_says_nothing_is_let_go() {
    let site = |ping, silence| {
        let (ping, silence) = (Duration::from_millis(ping), Duration::from_millis(silence));
        Site::new(Arc::new(Memory::default()), Config { ping, silence, ..quick() })
    };
    let strict = site(20, 80);
    let mut silent = Hand::connect(strict.address, Encoding::Json, None).await;
    // It neither reads nor writes, and so answers no ping either.
    while crate::playing::metric(strict.metrics, "spymaster_offences_total").await < 1.0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(closed_with(&mut silent).await, Close::Silent.code());
    // Whoever answers pings may be silent for as long as they like: here for longer than is allowed.
    let patient = site(100, 2_000);
    let mut quiet = Hand::connect(patient.address, Encoding::Json, None).await;
    for _ in 0..30 {
        let message = quiet.socket.next().await;
        assert!(matches!(message, Some(Ok(Message::Ping(_)))), "{message:?}");
    }
}

#[tokio::test]
async fn a_slow_reader_skips_to_the_newest_view_and_holds_nobody_up() {
    let site = Site::in_memory();
    let game = HiddenHand::house();
    let options = HiddenHand::default_options(2);
    let mut all = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    let (table, links) = (all[0].you.clone().unwrap().table, all[0].links.clone().unwrap());
    let mut slow = Hand::named(site.address, Encoding::Json, "Slow").await;
    slow.open(&table, Some(&links.watch)).await;
    // It reads nothing while the others play to the end.
    play_on(&game, &mut all, &mut Fast::from_number(2), 1_000).await;
    assert!(all[0].is_over());
    slow.sync().await;
    assert!(slow.is_over());
    let mut fresh = Hand::named(site.address, Encoding::Json, "Fresh").await;
    fresh.open(&table, Some(&links.watch)).await;
    assert_eq!(slow.story, fresh.story);
    assert_eq!(slow.update.unwrap().view, fresh.update.unwrap().view);
}

#[tokio::test]
async fn forged_and_replayed_cookies_are_nobody() {
    let site = Site::in_memory();
    let mut host = Hand::named(site.address, Encoding::Json, "Ann").await;
    let table = host.create(HiddenHand::default_options(2)).await;
    host.sit(0).await;
    let cookie = host.cookie.clone();
    let (guest, _) = cookie.split_once('.').unwrap();
    let signed_for_another = format!("{guest}.{}", "0".repeat(64));
    let open = || ToServer::Open { table: table.clone(), token: None, heard: 0 };
    for forged in [signed_for_another, "spymaster-guest=admin".to_owned(), guest.to_owned()] {
        let mut other = Hand::connect(site.address, Encoding::Json, Some(&forged)).await;
        assert_ne!(other.cookie, forged, "a new cookie is given");
        assert_eq!(other.denied(open()).await, Denied::NoTable);
    }
    let mut same = Hand::connect(site.address, Encoding::Json, Some(&cookie)).await;
    same.open(&table, None).await;
    assert_eq!(same.seat(), host.seat());
    // Given up: a copy of it opens nothing any more.
    let header = format!("cookie: {cookie}");
    get(site.address, "POST", "/api/guest/forget", &[&header]).await;
    let mut replayed = Hand::connect(site.address, Encoding::Json, Some(&cookie)).await;
    assert_eq!(replayed.denied(open()).await, Denied::NoTable);
}

#[tokio::test]
async fn nobody_acts_for_another_seat_or_at_another_table() {
    let site = Site::in_memory();
    let game = HiddenHand::house();
    let options = HiddenHand::default_options(2);
    let mut ours = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    let theirs = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    let their_table = theirs[0].you.clone().unwrap().table;
    let open = ToServer::Open { table: their_table.clone(), token: None, heard: 0 };
    // A link of one table is none of another.
    let link = ours[0].links.clone().unwrap().seat;
    let by_link = ToServer::Open { table: their_table.clone(), token: Some(link), heard: 0 };
    let mut stranger = Hand::named(site.address, Encoding::Json, "Eve").await;
    for frame in [open, by_link] {
        assert_eq!(stranger.denied(frame).await, Denied::NoTable);
    }
    assert_eq!(stranger.denied(ToServer::Resign).await, Denied::NotOpen);
    // Whoever is not asked is refused by the rules, whatever the others may do.
    let next = ours.iter().position(Client::is_asked).unwrap();
    let action = ours[next].choose(&game, &mut Fast::from_number(1));
    let other = &mut ours[1 - next];
    let ask = other.update.as_ref().unwrap().ask;
    let answer = other.ask(ToServer::Submit { ask, actions: vec![action] }).await;
    assert!(matches!(answer.as_slice(), [ToClient::Refused { .. }]), "{answer:?}");
    // A table of another game is no table.
    let mut elsewhere = Client::<SealedChoice>::named(site.address, Encoding::Json, "Eve").await;
    let open = ToServer::Open { table: their_table, token: None, heard: 0 };
    assert_eq!(elsewhere.denied(open).await, Denied::NoTable);
    // A watcher does nothing.
    let (table, links) = (ours[0].you.clone().unwrap().table, ours[0].links.clone().unwrap());
    stranger.open(&table, Some(&links.watch)).await;
    for frame in [
        ToServer::Submit { ask, actions: vec![action] },
        ToServer::Resign,
        ToServer::Leave,
        ToServer::Rematch,
    ] {
        assert_eq!(stranger.denied(frame).await, Denied::NoSeat);
    }
}

#[tokio::test]
async fn thirty_phones_behind_one_router_are_thirty_guests() {
    let site = Site::new(Arc::new(Memory::default()), bounded());
    let mut host = Client::<SealedChoice>::named(site.address, Encoding::Postcard, "Ann").await;
    let table = host.create(SealedChoice::default_options(31)).await;
    host.sit(0).await;
    let link = host.links.clone().unwrap().seat;
    let phones = (1..31).map(|seat| {
        let (table, link) = (table.clone(), link.clone());
        async move {
            let mut phone = Client::<SealedChoice>::named(
                site.address,
                Encoding::Postcard,
                &format!("P{seat}"),
            )
            .await;
            phone.open(&table, Some(&link)).await;
            phone.sit(seat).await;
            phone
        }
    });
    let phones = futures::future::join_all(phones).await;
    assert_eq!(host.ask(ToServer::Start).await, []);
    assert_eq!(phones.len(), 30);
    let cookies: std::collections::BTreeSet<_> = phones.iter().map(|phone| &phone.cookie).collect();
    assert_eq!(cookies.len(), 30);
}
