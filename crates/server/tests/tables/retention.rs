//! What was kept long enough is deleted, what somebody has open is not; and what whoever runs the server can do.

use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::Fast;
use conformance::hidden_hand::HiddenHand;
use game::{Choices as _, Seat};
use server::{AdminReply, AdminRequest, Config, House};
use store::{Memory, Stage, Store, Write};
use wire::{Close, Denied, Encoding, JSON, ToClient, ToServer};

use crate::client::{Client, open_socket, play_on, seated};
use crate::playing::metric;
use crate::site::{Site, keys, quick};
use crate::votes::seat_link;

type Hand = Client<HiddenHand>;

/// A server, and what it hosts.
fn hosted(store: &Arc<Memory>, config: Config) -> (Site, House) {
    let (tell, told) = channel();
    let store = Arc::clone(store) as Arc<dyn Store>;
    let site = Site::with_keys(store, keys(), config, move |house| {
        house.add(HiddenHand::house());
        tell.send(house.clone()).unwrap();
    });
    (site.unwrap(), told.recv().unwrap())
}

/// The id in a cookie.
fn guest_of(client: &Hand) -> String {
    client.cookie.split(['=', '.']).find(|part| part.len() == 32).unwrap().to_owned()
}

async fn until_memory_is_empty(site: &Site) {
    while metric(site.metrics, "spymaster_tables").await > 0.0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// As if nobody had had them open for so many days.
async fn make_old(store: &Memory, tables: &[&String], days: u32) {
    let tables = tables.iter().map(|table| (*table).clone()).collect();
    let today = store.list(0).await.unwrap().iter().map(|one| one.created).max().unwrap();
    store.write(Write::Opened { tables, day: today - days }).await.unwrap();
}

#[tokio::test]
async fn old_tables_are_deleted_and_open_ones_are_not() {
    let store = Arc::new(Memory::default());
    let config = Config { idle: Duration::from_millis(20), ..quick() };
    let (site, house) = hosted(&store, config);
    let game = HiddenHand::house();
    let options = HiddenHand::default_options(2);
    let mut host = Hand::named(site.address, Encoding::Json, "Ann").await;
    let waiting = host.create(options).await;
    let fresh = host.create(options).await;
    let mut over = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    play_on(&game, &mut over, &mut Fast::from_number(1), 1_000).await;
    let finished = over[0].you.clone().unwrap().table;
    let all = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    let running = all[0].you.clone().unwrap().table;
    let stages: Vec<_> = store.list(0).await.unwrap().iter().map(|one| one.stage).collect();
    assert_eq!(stages, [Stage::Waiting, Stage::Waiting, Stage::Over, Stage::Running]);
    drop((host, over, all));
    until_memory_is_empty(&site).await;
    let mut host = Hand::named(site.address, Encoding::Json, "Ann").await;
    let open = host.create(options).await;

    let tables = [&waiting, &finished, &running, &open];
    let left = async || {
        let mut left = Vec::new();
        for table in tables {
            left.push(store.load(table).await.unwrap().is_some());
        }
        left
    };
    // A whole day, or 90 of them, must have passed.
    make_old(&store, &[&waiting, &open], 1).await;
    make_old(&store, &[&finished, &running], 90).await;
    house.sweep().await.unwrap();
    assert_eq!(left().await, [true; 4]);
    make_old(&store, &[&waiting, &open], 2).await;
    make_old(&store, &[&finished, &running], 91).await;
    house.sweep().await.unwrap();
    assert_eq!(left().await, [false, false, true, true]);
    assert!(store.load(&fresh).await.unwrap().is_some());
    // The open one is a table like any other, and counts as opened today.
    host.sit(0).await;
    assert_eq!(host.ask(ToServer::Leave).await, []);
}

#[tokio::test]
async fn a_server_sweeps_by_itself_and_notes_who_was_there() {
    let store = Arc::new(Memory::default());
    let short = Duration::from_millis(20);
    let (site, _) = hosted(&store, Config { idle: short, sweep: short, ..quick() });
    let mut host = Hand::named(site.address, Encoding::Json, "Ann").await;
    let (left, open) = (
        host.create(HiddenHand::default_options(2)).await,
        host.create(HiddenHand::default_options(2)).await,
    );
    while metric(site.metrics, "spymaster_tables").await > 1.0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    make_old(&store, &[&left], 5).await;
    while store.load(&left).await.unwrap().is_some() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    // Somebody comes back to an old table: from then on it is not old any more.
    drop(host.ask(ToServer::Close).await);
    until_memory_is_empty(&site).await;
    let config = Config { idle: short, ..quick() };
    let (other, _) = hosted(&store, config);
    site.stop().await;
    make_old(&store, &[&open], 5).await;
    let mut back = Hand::connect(other.address, Encoding::Json, Some(&host.cookie)).await;
    back.open(&open, None).await;
    while store.list(0).await.unwrap()[0].opened != store.list(0).await.unwrap()[0].created {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn a_deleted_table_is_gone_for_everybody_at_once() {
    let store = Arc::new(Memory::default());
    let (site, house) = hosted(&store, quick());
    let options = HiddenHand::default_options(2);
    let mut all = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    let mut others = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    let table = all[0].you.clone().unwrap().table;
    assert_eq!(house.delete(&table).await, Ok(true));
    assert_eq!(house.delete(&table).await, Ok(false));
    for client in &mut all {
        assert!(client.sync().await.contains(&ToClient::Closed));
        let open = ToServer::Open { table: table.clone(), token: None, heard: 0 };
        assert_eq!(client.denied(open).await, Denied::NoTable);
    }
    assert_eq!(store.load(&table).await, Ok(None));
    play_on(&HiddenHand::house(), &mut others, &mut Fast::from_number(1), 1_000).await;
    assert!(others.iter().all(Client::is_over));
}

#[tokio::test]
async fn a_banned_guest_is_out_until_let_in_again() {
    let store = Arc::new(Memory::default());
    let (site, house) = hosted(&store, quick());
    let mut guest = Hand::named(site.address, Encoding::Json, "Eve").await;
    let id = guest_of(&guest);
    house.ban(&id, true).await.unwrap();
    let close = loop {
        if let Err(close) = guest.next_or_close().await {
            break close.unwrap();
        }
    };
    assert_eq!(u16::from(close.code), Close::Banned.code());
    let headers = [("cookie", guest.cookie.as_str())];
    let connect = async |address| open_socket(address, "hidden-hand", JSON, &headers).await.err();
    assert_eq!(connect(site.address).await, Some(403));
    site.stop().await;
    let (site, house) = hosted(&store, quick());
    assert_eq!(connect(site.address).await, Some(403), "a restart lets everybody in");
    house.ban(&id, false).await.unwrap();
    assert_eq!(connect(site.address).await, None);
}

#[tokio::test]
async fn administrators_are_shown_every_device_of_a_person_and_can_ban_each() {
    let store = Arc::new(Memory::default());
    let (site, house) = hosted(&store, quick());
    let options = HiddenHand::default_options(2);
    let mut all = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    let table = all[0].you.clone().unwrap().table;
    let token = seat_link(&all[1].ask(ToServer::ReturnLink).await, 1);
    let mut phone = Hand::connect(site.address, Encoding::Json, None).await;
    phone.open(&table, Some(&token)).await;
    assert_eq!(phone.seat(), Some(Seat(1)));
    let reply = house.administer(AdminRequest::Show(table)).await;
    let AdminReply::Table(details) = reply else { panic!("{reply:?}") };
    let (id, other) = (guest_of(&all[1]), guest_of(&phone));
    assert_eq!((&details.seats[1].guest, &details.seats[1].devices), (&Some(id), &vec![other]));
    assert_eq!(details.seats[0].devices, [""; 0]);
    for device in &details.seats[1].devices {
        assert_eq!(house.administer(AdminRequest::Ban(device.clone())).await, AdminReply::Done);
    }
    let close = loop {
        if let Err(close) = phone.next_or_close().await {
            break close.unwrap();
        }
    };
    assert_eq!(u16::from(close.code), Close::Banned.code());
}

#[tokio::test]
async fn every_row_is_counted_whatever_it_is_about() {
    let store = Arc::new(Memory::default());
    let (site, house) = hosted(&store, quick());
    let counted = Mutex::new(0.0);
    let more = async || {
        let now = metric(site.metrics, "spymaster_rows_total").await;
        let before = std::mem::replace(&mut *counted.lock().unwrap(), now);
        now - before
    };
    let mut host = Hand::connect(site.address, Encoding::Json, None).await;
    assert_eq!(more().await, 0.0);
    host.ask(ToServer::Name("Ann".into())).await;
    assert_eq!(more().await, 1.0, "a name");
    let table = host.create(HiddenHand::default_options(2)).await;
    assert_eq!(more().await, 5.0, "a head, three rows and a person");
    host.sit(0).await;
    assert_eq!(more().await, 2.0, "a row and a person");
    let id = host.cookie.split(['=', '.']).find(|part| part.len() == 32).unwrap().to_owned();
    house.forget(&id).await.unwrap();
    assert_eq!(more().await, 3.0, "a person, a name, and that they are forgotten");
    house.delete(&table).await.unwrap();
    assert_eq!(more().await, 6.0, "a head, four rows and a person");
}
