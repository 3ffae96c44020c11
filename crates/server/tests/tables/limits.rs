//! Nobody uses more than their share: of tables, rows, sockets, bytes, and of the server's memory.

use std::sync::Arc;

use bots::BotKind;
use conformance::hidden_hand::{Action, HiddenHand, Options};
use futures::SinkExt as _;
use game::{Act, Choices as _, Game as _, RowAct, Seat, Seed};
use server::{Allowance, Config, Limits, Shares};
use store::Memory;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use wire::{Close, Denied, Encoding, ToClient, ToServer, Unfit, Upload};

use crate::abuse::get;
use crate::client::{Client, seated};
use crate::playing::metric;
use crate::site::{Site, folder, quick, sqlite};

type Hand = Client<HiddenHand>;

/// A table that nobody waits for to refill: what is used stays used.
pub const fn only(amount: u32) -> Allowance {
    Allowance::new(amount, 1_000_000_000)
}

pub fn site(limits: Limits) -> Site {
    Site::new(Arc::new(Memory::default()), Config { limits, ..quick() })
}

/// Behind a proxy, so that a test can come from any address.
fn site_behind_a_proxy(limits: Limits) -> Site {
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    Site::new(Arc::new(Memory::default()), Config { limits, proxies, ..quick() })
}

async fn from(site: &Site, address: &str) -> Hand {
    let mut client = Hand::connect_from(site.address, Encoding::Json, None, Some(address)).await;
    assert!(matches!(client.next().await, ToClient::Hello(_)));
    client
}

pub fn options() -> Options {
    HiddenHand::default_options(2)
}

pub async fn limited(site: &Site, limit: &str, of: &str) -> f64 {
    let name = format!("spymaster_limited_total{{limit=\"{limit}\",of=\"{of}\"}}");
    metric(site.metrics, &name).await
}

/// A game that was begun elsewhere: so many rows, which go back and forth.
pub fn long_game(rows: usize) -> Upload<Options, Action> {
    let game = HiddenHand::house();
    let state = game.setup(&options(), &game::Deal::new(Seed::from_text("long"))).unwrap();
    let mut legal = game::ActionList::new();
    let seat = game.to_act(&state).iter().next().unwrap();
    game.legal(&state, seat, &mut legal);
    let first = RowAct::Act(Act::Seat(seat, legal[0]));
    Upload {
        rules: game.rules(),
        edition: game.edition_hash().to_string(),
        options: options(),
        seed: Seed::from_text("long").to_string(),
        chairs: vec![table::Chair::bot("B", BotKind::Thumb); 2],
        rows: [first, RowAct::Undo(1)].into_iter().cycle().take(rows | 1).collect(),
    }
}

#[tokio::test]
async fn only_so_many_tables_of_a_guest_wait_and_a_start_makes_room() {
    let usual = Limits::default().tables;
    let site = site(Limits { tables: Shares { guest: only(3), ..usual }, ..Limits::unlimited() });
    let mut ann = Hand::named(site.address, Encoding::Json, "Ann").await;
    for _ in 0..3 {
        ann.create(options()).await;
    }
    assert_eq!(ann.denied(ToServer::Create(options())).await, Denied::TooManyTables);
    let upload = ToServer::Upload(Box::new(long_game(1)));
    assert_eq!(ann.denied(upload).await, Denied::TooManyTables);
    assert_eq!(limited(&site, "tables", "guest").await, 2.0);
    // The table that is open can be started, and then waits no more.
    ann.sit(0).await;
    ann.ask(ToServer::Bot { seat: Seat(1), kind: Some(BotKind::Thumb) }).await;
    assert_eq!(ann.ask(ToServer::Start).await, []);
    ann.create(options()).await;
    assert_eq!(ann.denied(ToServer::Create(options())).await, Denied::TooManyTables);
    // Whoever else is at this address is not concerned.
    Hand::named(site.address, Encoding::Json, "Bob").await.create(options()).await;
}

#[tokio::test]
async fn tables_names_and_forgotten_cookies_are_counted_by_address_and_in_total() {
    let shares = |address, total| Shares { guest: only(100), address, total };
    let limits = Limits {
        tables: shares(only(3), only(5)),
        names: shares(only(3), only(5)),
        revocations: shares(only(3), only(5)),
        ..Limits::unlimited()
    };
    let site = site_behind_a_proxy(limits);
    // A new cookie each time helps nobody.
    let mut made = 0;
    for (address, allowed) in [("192.0.2.1", 3), ("2001:db8:0:1::1", 2), ("192.0.2.3", 0)] {
        for number in 0..5 {
            let mut guest = from(&site, address).await;
            let answer = guest.ask(ToServer::Create(options())).await;
            let fits = matches!(answer.as_slice(), [ToClient::Links(_)]);
            assert_eq!(fits, number < allowed, "{address}: {answer:?}");
            assert!(fits || answer == [ToClient::Denied(Denied::TooFast)], "{answer:?}");
            made += u32::from(fits);
            let answer = guest.ask(ToServer::Name(format!("Guest {number}"))).await;
            let fits = matches!(answer.as_slice(), [ToClient::Hello(_)]);
            assert_eq!(fits, number < allowed, "{address}: {answer:?}");
            let (cookie, from) =
                (format!("cookie: {}", guest.cookie), format!("x-forwarded-for: {address}"));
            let forget = get(site.address, "POST", "/api/guest/forget", &[&cookie, &from]).await;
            let status = if number < allowed { "HTTP/1.1 200" } else { "HTTP/1.1 429" };
            assert!(forget.starts_with(status), "{address}: {forget}");
        }
    }
    assert_eq!(made, 5);
    for limit in ["tables", "names", "revocations"] {
        assert_eq!(limited(&site, limit, "address").await, 2.0, "{limit}");
        assert_eq!(limited(&site, limit, "total").await, 8.0, "{limit}");
    }
    // Every row was counted: a table's head, its three rows and its host; a name; and what is erased of all that, with
    // a row that says so.
    assert_eq!(metric(site.metrics, "spymaster_rows_total").await, 5.0 * (5.0 + 1.0 + 3.0));
}

#[tokio::test]
async fn neighbours_in_one_ipv6_network_share_their_limits() {
    let tables = Shares { address: only(1), ..Limits::unlimited().tables };
    let site = site_behind_a_proxy(Limits { tables, ..Limits::unlimited() });
    from(&site, "2001:db8:0:1::1").await.create(options()).await;
    let mut neighbour = from(&site, "2001:db8:0:1:ffff::2").await;
    assert_eq!(neighbour.denied(ToServer::Create(options())).await, Denied::TooFast);
    from(&site, "2001:db8:0:2::1").await.create(options()).await;
}

#[tokio::test]
async fn what_a_client_says_about_its_address_counts_for_nothing() {
    let tables = Shares { address: only(1), ..Limits::unlimited().tables };
    let site = site(Limits { tables, ..Limits::unlimited() });
    from(&site, "192.0.2.1").await.create(options()).await;
    let mut other = from(&site, "192.0.2.2").await;
    assert_eq!(other.denied(ToServer::Create(options())).await, Denied::TooFast);
}

#[tokio::test]
async fn rows_are_paid_for_by_their_bytes() {
    let stored = Shares { guest: only(2_000), ..Limits::unlimited().stored };
    let site = site(Limits { stored, ..Limits::unlimited() });
    let mut ann = Hand::named(site.address, Encoding::Json, "Ann").await;
    ann.create(options()).await;
    let mut rows = 0;
    while ann.ask(ToServer::Options(options())).await.is_empty() {
        rows += 1;
        assert!(rows < 1_000, "nothing is counted");
    }
    assert_eq!(ann.denied(ToServer::NewLinks).await, Denied::TooFast);
    // Others go on.
    Hand::named(site.address, Encoding::Json, "Bob").await.create(options()).await;
}

#[tokio::test]
async fn tables_that_nobody_has_open_leave_memory_when_there_are_too_many() {
    for limits in [
        Limits { tables_in_memory: 10, ..Limits::unlimited() },
        Limits { rows_in_memory: 30, ..Limits::unlimited() },
    ] {
        let store = sqlite(&folder(&format!("evict-{}", limits.tables_in_memory)));
        let site = Site::new(store, Config { limits, ..quick() });
        // One that stays open, and one that nobody looks at any more.
        let mut ann = Hand::named(site.address, Encoding::Json, "Ann").await;
        let opened = ann.create(options()).await;
        let mut bob = Hand::named(site.address, Encoding::Json, "Bob").await;
        let oldest = bob.create(options()).await;
        for _ in 0..40 {
            bob.create(options()).await;
        }
        while metric(site.metrics, "spymaster_tables").await > 11.0 {
            tokio::task::yield_now().await;
        }
        assert!(metric(site.metrics, "spymaster_rows_in_memory").await <= 33.0);
        ann.sit(0).await;
        assert_eq!(ann.you.as_ref().unwrap().table, opened);
        // It is on the disk, and comes back.
        bob.open(&oldest, None).await;
        assert_eq!(bob.you.as_ref().unwrap().table, oldest);
        bob.sit(0).await;
    }
}

/// Reads what a socket is told that is one too many.
async fn is_turned_away(client: &mut Hand) -> bool {
    match client.next().await {
        ToClient::Hello(_) => false,
        ToClient::Denied(Denied::Crowded) => {
            let close = client.next_or_close().await.unwrap_err().unwrap();
            assert_eq!(u16::from(close.code), Close::Crowded.code());
            true
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn sockets_are_counted_by_guest_by_address_and_in_total() {
    let limits =
        Limits { sockets_per_guest: 2, sockets_per_address: 3, sockets: 4, ..Limits::unlimited() };
    let site = site_behind_a_proxy(limits);
    let connect = |cookie: Option<String>, from: &'static str| {
        let address = site.address;
        async move { Hand::connect_from(address, Encoding::Json, cookie.as_deref(), Some(from)).await }
    };
    let mut open = Vec::new();
    let mut first = connect(None, "192.0.2.1").await;
    assert!(!is_turned_away(&mut first).await);
    let cookie = Some(first.cookie.clone());
    for (cookie, from, fits) in [
        (cookie.clone(), "192.0.2.1", true),
        (cookie.clone(), "192.0.2.1", false),
        // Elsewhere the guest is the same.
        (cookie.clone(), "192.0.2.2", false),
        (None, "192.0.2.1", true),
        (None, "192.0.2.1", false),
        (None, "192.0.2.2", true),
        (None, "192.0.2.3", false),
    ] {
        let mut client = connect(cookie, from).await;
        assert_eq!(is_turned_away(&mut client).await, !fits, "{from}");
        if fits {
            open.push(client);
        }
    }
    assert_eq!(limited(&site, "sockets", "guest").await, 2.0);
    assert_eq!(limited(&site, "sockets", "address").await, 1.0);
    assert_eq!(limited(&site, "sockets", "total").await, 1.0);
    // Whoever leaves makes room.
    drop((first, open));
    while metric(site.metrics, "spymaster_sockets").await > 0.0 {
        tokio::task::yield_now().await;
    }
    assert!(!is_turned_away(&mut connect(cookie, "192.0.2.1").await).await);
}

#[tokio::test]
async fn whoever_reconnects_again_and_again_has_to_wait() {
    let opened = Shares { address: only(20), ..Limits::unlimited().opened };
    let site = site(Limits { opened, ..Limits::unlimited() });
    for _ in 0..20 {
        Hand::connect(site.address, Encoding::Json, None).await;
    }
    let refused =
        crate::client::open_socket(site.address, "hidden-hand", wire::JSON, &[]).await.err();
    assert_eq!(refused, Some(429));
    assert_eq!(limited(&site, "opened", "address").await, 1.0);
}

#[tokio::test]
async fn large_answers_are_paid_for_and_harm_nobody() {
    let limits = Limits { sent_per_socket: only(200_000), ..Limits::unlimited() };
    let site = site(limits);
    let mut others = seated::<HiddenHand>(site.address, options(), 2, Encoding::Postcard).await;
    let mut ann = Hand::named(site.address, Encoding::Json, "Ann").await;
    let table = ann.create(options()).await;
    ann.sync().await;
    let size = ann.raw.iter().map(Vec::len).max().unwrap();
    // Small questions, each answered with the whole table.
    let before = metric(site.metrics, "spymaster_sent_bytes_total").await;
    let open = ToServer::<Options, Action>::Open { table, token: None, heard: 0 };
    let question = String::from_utf8(Encoding::Json.write(&open).unwrap()).unwrap();
    for _ in 0..1_000 {
        ann.socket.feed(Message::text(question.clone())).await.unwrap();
    }
    ann.socket.flush().await.unwrap();
    while metric(site.metrics, "spymaster_throttled_total").await < 1.0 {
        tokio::task::yield_now().await;
    }
    let sent = metric(site.metrics, "spymaster_sent_bytes_total").await - before;
    assert!(sent < (200_000 + 10 * size) as f64, "{sent} bytes");
    assert!(sent > 150_000.0, "{sent} bytes: it was not read at all");
    for client in &mut others {
        client.sync().await;
    }
}

/// A frame as a client sends it.
fn masked(code: Data, payload: &[u8], ends: bool) -> Vec<u8> {
    let mut frame = Frame::message(payload.to_vec(), OpCode::Data(code), ends);
    frame.header_mut().mask = Some([1, 2, 3, 4]);
    let mut bytes = Vec::new();
    frame.format(&mut bytes).unwrap();
    bytes
}

#[tokio::test]
async fn a_message_in_endless_pieces_ends_the_socket() {
    let site = site(Limits::unlimited());
    let mut bad = Hand::connect(site.address, Encoding::Json, None).await;
    // In a few pieces it is read like any other.
    let stream = bad.socket.get_mut();
    stream.write_all(&masked(Data::Text, b"{\"Pi", false)).await.unwrap();
    stream.write_all(&masked(Data::Continue, b"", false)).await.unwrap();
    stream.write_all(&masked(Data::Continue, b"ng\":7}", true)).await.unwrap();
    assert_eq!(bad.next().await, ToClient::Pong(7));
    assert_eq!(metric(site.metrics, "spymaster_fragments_total").await, 2.0);
    let stream = bad.socket.get_mut();
    stream.write_all(&masked(Data::Text, b"{", false)).await.unwrap();
    let empty = masked(Data::Continue, b"", false).repeat(1_000);
    // The server closes the line before it has read all of them.
    while stream.write_all(&empty).await.is_ok() {
        if metric(site.metrics, "spymaster_offences_total").await > 0.0 {
            break;
        }
    }
    while metric(site.metrics, "spymaster_sockets").await > 0.0 {
        tokio::task::yield_now().await;
    }
    let fragments = metric(site.metrics, "spymaster_fragments_total").await;
    assert!((64.0..1_000.0).contains(&fragments), "{fragments} were read");
    assert_eq!(metric(site.metrics, "spymaster_offences_total").await, 1.0);
}

#[tokio::test]
async fn uploads_are_paid_for_by_the_work_they_cause() {
    // Of one address, so that whoever comes from there is not modest.
    let work = Shares { address: only(30_000), total: only(9_000), ..Limits::unlimited().work };
    let limits = Limits { work, work_per_upload: 5_000, ..Limits::unlimited() };
    let site = site(limits);
    let mut ann = Hand::named(site.address, Encoding::Postcard, "Ann").await;
    // Rows times two seats: one game alone is too long.
    let answer = ann.ask(ToServer::Upload(Box::new(long_game(3_000)))).await;
    assert_eq!(answer, [ToClient::BadUpload(Unfit::TooLong(2_500))]);
    let upload = || ToServer::Upload(Box::new(long_game(2_000)));
    for _ in 0..2 {
        let answer = ann.ask(upload()).await;
        assert!(matches!(answer.as_slice(), [ToClient::Links(_)]), "{answer:?}");
    }
    // All together have a budget, whoever asks.
    let mut bob = Hand::named(site.address, Encoding::Postcard, "Bob").await;
    assert_eq!(bob.denied(upload()).await, Denied::TooFast);
    assert_eq!(limited(&site, "work", "total").await, 1.0);
}

#[tokio::test]
async fn the_server_stops_whoever_holds_a_connection() {
    let site = Site::in_memory();
    let mut half = tokio::net::TcpStream::connect(site.address).await.unwrap();
    half.write_all(b"GET / HTTP/1.1\r\nHo").await.unwrap();
    // One that asks again and again and reads nothing.
    let mut lazy = tokio::net::TcpStream::connect(site.address).await.unwrap();
    let request = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n".repeat(100);
    let full = loop {
        tokio::select! {
            written = lazy.write_all(&request) => written.unwrap(),
            () = tokio::time::sleep(std::time::Duration::from_millis(300)) => break true,
        }
    };
    assert!(full);
    let ann = Hand::connect(site.address, Encoding::Json, None).await;
    site.stop().await;
    let mut rest = Vec::new();
    let _ = half.read_to_end(&mut rest).await;
    drop((lazy, ann));
}
