//! A guest who wants to be forgotten: sockets closed at once, name and id erased everywhere, the cookie worth nothing.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use bots::Fast;
use conformance::hidden_hand::HiddenHand;
use game::{Choices as _, Seat};
use store::{Memory, Store};
use table::Sitter;
use wire::{Close, Denied, Encoding, JSON, Motion, ToClient, ToServer};

use crate::abuse::get;
use crate::client::{Client, open_socket, play_on};
use crate::site::{Site, folder, quick, sqlite};
use crate::votes::{open, seat_link};

type Hand = Client<HiddenHand>;

/// A name that stands nowhere else.
const NAME: &str = "Zebedee Quux";

async fn forget(address: SocketAddr, cookie: &str) -> String {
    get(address, "POST", "/api/guest/forget", &[&format!("cookie: {cookie}")]).await
}

async fn closed_with(client: &mut Hand) -> Option<u16> {
    loop {
        if let Err(close) = client.next_or_close().await {
            return close.map(|close| close.code.into());
        }
    }
}

/// Is this text in any file of the folder?
fn is_on_disk(folder: &Path, text: &str) -> bool {
    let mut files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.any(|file| {
        let bytes = std::fs::read(file).unwrap();
        bytes.windows(text.len()).any(|part| part == text.as_bytes())
    })
}

#[tokio::test]
async fn a_forgotten_guest_is_gone_at_once_and_everywhere() {
    let folder = folder("forget");
    let site = Site::new(sqlite(&folder), quick());
    let game = HiddenHand::house();
    let mut host = Hand::named(site.address, Encoding::Json, "Ann").await;
    let table = host.create(HiddenHand::default_options(2)).await;
    host.sit(0).await;
    let mut gone = Hand::named(site.address, Encoding::Json, NAME).await;
    gone.open(&table, Some(&host.links.clone().unwrap().seat)).await;
    gone.sit(1).await;
    assert_eq!(host.ask(ToServer::Start).await, []);
    gone.sync().await;
    let mut both = [host, gone];
    play_on(&game, &mut both, &mut Fast::from_number(1), 2).await;
    let [mut host, mut gone] = both;
    // Another socket of the same guest, as a thief with a copy of the cookie would have it.
    let mut thief = Hand::connect(site.address, Encoding::Postcard, Some(&gone.cookie)).await;
    thief.open(&table, None).await;
    assert_eq!(thief.seat(), Some(Seat(1)));

    let answer = forget(site.address, &gone.cookie).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains("set-cookie: spymaster-guest=; Path=/; Max-Age=0"), "{answer}");
    for socket in [&mut gone, &mut thief] {
        assert_eq!(closed_with(socket).await, Some(Close::Forgotten.code()));
    }
    // Nothing of it is on the disk any more, while the server goes on.
    assert!(!is_on_disk(&folder, NAME), "the name is on the disk");
    // At the table somebody without a name is away.
    host.sync().await;
    let place = host.info.as_ref().unwrap().places[1].clone();
    assert_eq!((place.name.as_str(), place.sitter, place.present), ("", Sitter::Person, false));
    // The cookie is that of nobody.
    let mut back = Hand::connect(site.address, Encoding::Json, None).await;
    let headers = [("cookie", gone.cookie.as_str())];
    let (_, fresh) = open_socket(site.address, "hidden-hand", JSON, &headers).await.unwrap();
    assert!(fresh.is_some_and(|fresh| fresh != gone.cookie), "the old cookie is still known");
    let open = ToServer::Open { table: table.clone(), token: None, heard: 0 };
    assert_eq!(back.denied(open.clone()).await, Denied::NoTable);

    // It stays so, and the table is there for the other one.
    let (cookie, view) = (host.cookie.clone(), host.update.clone().unwrap().view);
    site.stop().await;
    assert!(!is_on_disk(&folder, NAME), "the name is on the disk");
    assert!(is_on_disk(&folder, "Ann"), "names are kept elsewhere");
    let site = Site::new(sqlite(&folder), quick());
    let (_, fresh) = open_socket(site.address, "hidden-hand", JSON, &headers).await.unwrap();
    assert!(fresh.is_some(), "the old cookie is known after a restart");
    let mut host = Hand::connect(site.address, Encoding::Json, Some(&cookie)).await;
    host.open(&table, None).await;
    assert_eq!(host.info.as_ref().unwrap().places[1].name, "");
    assert_eq!(host.update.as_ref().unwrap().view, view);
}

#[tokio::test]
async fn only_pages_of_this_server_have_anybody_forgotten() {
    let site = Site::in_memory();
    let mut ann = Hand::named(site.address, Encoding::Json, NAME).await;
    let table = ann.create(HiddenHand::default_options(2)).await;
    ann.sit(0).await;
    let cookie = format!("cookie: {}", ann.cookie);
    let own = format!("origin: http://{}", site.address);
    let ask = async |method, headers: &[&str]| {
        let headers = [&[cookie.as_str()], headers].concat();
        get(site.address, method, "/api/guest/forget", &headers).await
    };
    // A page of another site, a frame without an origin, two origins at once; and a link or a picture, which only gets.
    for (method, headers, status) in [
        ("POST", vec!["origin: http://evil.example"], "403"),
        ("POST", vec!["origin: null"], "403"),
        ("POST", vec![own.as_str(), "origin: http://evil.example"], "403"),
        ("GET", vec![], "405"),
        ("HEAD", vec![own.as_str()], "405"),
    ] {
        let answer = ask(method, &headers).await;
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {status}")),
            "{method} {headers:?}: {answer}"
        );
        assert!(!answer.contains("set-cookie"), "{answer}");
    }
    ann.sync().await;
    let mut back = Hand::connect(site.address, Encoding::Json, Some(&ann.cookie)).await;
    back.open(&table, None).await;
    assert_eq!(back.info.as_ref().unwrap().places[0].name, NAME);
    // The page of this very server is heard.
    assert!(ask("POST", &[&own]).await.starts_with("HTTP/1.1 200"));
    assert_eq!(closed_with(&mut back).await, Some(Close::Forgotten.code()));
}

#[tokio::test]
async fn guests_who_did_nothing_leave_nothing() {
    let store = Arc::new(Memory::default());
    let site = Site::new(Arc::clone(&store) as Arc<dyn Store>, quick());
    for _ in 0..20 {
        let one = Hand::connect(site.address, Encoding::Json, None).await;
        assert!(forget(site.address, &one.cookie).await.contains("Forgotten"));
    }
    assert_eq!(store.forgotten().await, Ok(vec![]));
    assert_eq!(crate::playing::metric(site.metrics, "spymaster_rows_total").await, 0.0);
}

#[tokio::test]
async fn the_seat_of_a_forgotten_maker_can_be_opened() {
    let site = Site::in_memory();
    let mut maker = Hand::named(site.address, Encoding::Json, NAME).await;
    let table = maker.create(HiddenHand::default_options(2)).await;
    maker.sit(0).await;
    let mut other = Hand::named(site.address, Encoding::Json, "Bob").await;
    other.open(&table, Some(&maker.links.clone().unwrap().seat)).await;
    other.sit(1).await;
    assert_eq!(maker.ask(ToServer::Start).await, []);
    let open = ToServer::Propose(Motion::Open(Seat(0)));
    assert_eq!(other.denied(open.clone()).await, Denied::Taken);
    forget(site.address, &maker.cookie).await;
    other.until(|other| other.info.as_ref().unwrap().places[0].name.is_empty()).await;
    let token = seat_link(&other.ask(open).await, 0);
    let mut new = Hand::named(site.address, Encoding::Json, "Dora").await;
    new.open(&table, Some(&token)).await;
    new.sit(0).await;
}

#[tokio::test]
async fn nobody_comes_back_as_a_forgotten_person_by_a_personal_link() {
    let folder = folder("forget-link");
    let mut site = Site::new(sqlite(&folder), quick());
    let mut ann = Hand::named(site.address, Encoding::Json, NAME).await;
    let table = ann.create(HiddenHand::default_options(2)).await;
    ann.sit(0).await;
    let bot = ToServer::Bot { seat: Seat(1), kind: Some(bots::BotKind::Thumb) };
    assert_eq!(ann.ask(bot).await, []);
    assert_eq!(ann.ask(ToServer::Start).await, []);
    let token = seat_link(&ann.ask(ToServer::ReturnLink).await, 0);
    forget(site.address, &ann.cookie).await;
    // The rows still have the link, also after a restart.
    for restart in [false, true] {
        if restart {
            site.stop().await;
            site = Site::new(sqlite(&folder), quick());
        }
        let mut new = Hand::named(site.address, Encoding::Json, "Dora").await;
        assert_eq!(new.denied(open(&table, Some(&token))).await, Denied::NoTable);
    }
}

#[tokio::test]
async fn the_chair_of_a_forgotten_maker_is_freed_before_the_start() {
    let site = Site::in_memory();
    let mut maker = Hand::named(site.address, Encoding::Json, NAME).await;
    let table = maker.create(HiddenHand::default_options(2)).await;
    maker.sit(0).await;
    let mut other = Hand::named(site.address, Encoding::Json, "Bob").await;
    other.open(&table, Some(&maker.links.clone().unwrap().seat)).await;
    other.sit(1).await;
    forget(site.address, &maker.cookie).await;
    other.until(|other| other.you.as_ref().unwrap().host).await;
    let answer = other.ask(ToServer::Kick(Seat(0))).await;
    assert!(matches!(answer.as_slice(), [ToClient::Links(_)]), "{answer:?}");
    let bot = ToServer::Bot { seat: Seat(0), kind: Some(bots::BotKind::Thumb) };
    assert_eq!(other.ask(bot).await, []);
    assert_eq!(other.ask(ToServer::Start).await, []);
}
