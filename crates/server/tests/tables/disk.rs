//! A full disk: refused clearly, nothing harmed, and on it goes when there is room. And: nothing is sent unstored.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::Fast;
use conformance::hidden_hand::HiddenHand;
use game::Choices as _;
use store::{Answer, Kept, Listed, Memory, Old, Store, StoreError, Write};
use tokio::sync::{Semaphore, watch};
use wire::{Denied, Encoding, ToClient, ToServer};

use crate::abuse::get;
use crate::client::{Client, play_on, seated};
use crate::site::{Site, folder, quick, sqlite};

#[tokio::test]
async fn a_full_disk_refuses_clearly_and_the_game_goes_on_when_there_is_room() {
    let folder = folder("full");
    let store = sqlite(&folder);
    let site = Site::new(Arc::clone(&store) as Arc<dyn Store>, quick());
    let game = HiddenHand::house();
    let options = HiddenHand::default_options(2);
    let mut all = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    let mut other = Client::<HiddenHand>::named(site.address, Encoding::Json, "Eve").await;
    store.bound_pages(1).await.unwrap();
    // Small rows still find a place in pages that are there; sooner or later nothing does.
    let full = loop {
        if let [ToClient::Denied(why)] = other.ask(ToServer::Create(options)).await.as_slice() {
            break *why;
        }
    };
    assert_eq!(full, Denied::DiskFull);
    // The table's own page has no room for many more rows.
    while !all[0].ask(ToServer::NewLinks).await.contains(&ToClient::Denied(full)) {}
    let mut chance = Fast::from_number(1);
    let refused = loop {
        let next = all.iter().position(Client::is_asked).unwrap();
        let before = all[next].update.clone().unwrap();
        let action = all[next].choose(&game, &mut chance);
        let submit = ToServer::Submit { ask: before.ask, actions: vec![action] };
        let answer = all[next].ask(submit).await;
        if let [ToClient::Denied(why)] = answer.as_slice() {
            assert_eq!(all[next].update.as_ref().unwrap().view, before.view, "nothing has changed");
            break *why;
        }
        for client in &mut all {
            client.sync().await;
            assert!(!client.is_over(), "the disk was never full");
        }
    };
    assert_eq!(refused, Denied::DiskFull);
    ready(site.address, "503").await;
    store.bound_pages(1_000_000).await.unwrap();
    ready(site.address, "200").await;
    play_on(&game, &mut all, &mut chance, 1_000).await;
    assert!(all.iter().all(Client::is_over));
    let (cookie, table) = (all[0].cookie.clone(), all[0].you.clone().unwrap().table);
    let view = all[0].update.as_ref().unwrap().view.clone();
    site.stop().await;
    drop(store);
    let site = Site::new(sqlite(&folder), quick());
    let mut back = Client::<HiddenHand>::connect(site.address, Encoding::Json, Some(&cookie)).await;
    back.open(&table, None).await;
    assert_eq!(back.update.unwrap().view, view);
}

/// Waits until the server says so; it does not try the disk at every request.
async fn ready(address: SocketAddr, status: &str) {
    while !get(address, "GET", "/ready", &[]).await.starts_with(&format!("HTTP/1.1 {status}")) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// A store that keeps a row only when it is let to, and writes down in which order things happened.
struct Gated {
    inner: Memory,
    gate: Arc<Semaphore>,
    /// How many rows have come to the gate.
    came: Arc<watch::Sender<u32>>,
    order: Arc<Mutex<Vec<&'static str>>>,
}

impl Store for Gated {
    fn write(&self, write: Write) -> Answer<u64> {
        let rows = matches!(write, Write::Rows { .. });
        let (done, gate, order) =
            (self.inner.write(write), Arc::clone(&self.gate), Arc::clone(&self.order));
        let came = Arc::clone(&self.came);
        Box::pin(async move {
            if rows {
                came.send_modify(|count| *count += 1);
                gate.acquire().await.unwrap().forget();
                order.lock().unwrap().push("stored");
            }
            done.await
        })
    }
    fn load(&self, table: &str) -> Answer<Option<Kept>> {
        self.inner.load(table)
    }
    fn name(&self, guest: &str) -> Answer<Option<String>> {
        self.inner.name(guest)
    }
    fn forgotten(&self) -> Answer<Vec<String>> {
        self.inner.forgotten()
    }
    fn banned(&self) -> Answer<Vec<String>> {
        self.inner.banned()
    }
    fn list(&self, after: u32) -> Answer<Vec<Listed>> {
        self.inner.list(after)
    }
    fn tables_of(&self, guest: &str, most: u32) -> Answer<Vec<Listed>> {
        self.inner.tables_of(guest, most)
    }
    fn old(&self, old: Old) -> Answer<Vec<String>> {
        self.inner.old(old)
    }
    fn setting(&self, name: &str) -> Answer<Option<Vec<u8>>> {
        self.inner.setting(name)
    }
}

#[tokio::test]
async fn nobody_hears_of_an_act_before_it_is_stored() {
    let (gate, order) = (Arc::new(Semaphore::new(1_000)), Arc::new(Mutex::new(Vec::new())));
    let came = Arc::new(watch::Sender::new(0));
    let store = Gated {
        inner: Memory::default(),
        gate: Arc::clone(&gate),
        came: Arc::clone(&came),
        order: Arc::clone(&order),
    };
    let site = Site::new(Arc::new(store), quick());
    let game = HiddenHand::house();
    let options = HiddenHand::default_options(2);
    let mut all = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    gate.forget_permits(1_000);
    order.lock().unwrap().clear();
    let next = all.iter().position(Client::is_asked).unwrap();
    let action = all[next].choose(&game, &mut Fast::from_number(1));
    let ask = all[next].update.as_ref().unwrap().ask;
    let waited = *came.borrow();
    all[next].say(ToServer::Submit { ask, actions: vec![action] }).await;
    let other = 1 - next;
    let before = all[other].update.clone();
    // The row waits at the gate, and nobody has heard of it.
    came.subscribe().wait_for(|count| *count > waited).await.unwrap();
    all[other].sync().await;
    assert_eq!(all[other].update, before, "heard before it was stored");
    gate.add_permits(1);
    while all[other].update == before {
        all[other].next().await;
    }
    order.lock().unwrap().push("heard");
    assert_eq!(*order.lock().unwrap(), ["stored", "heard"]);
}

#[tokio::test]
async fn two_servers_on_one_store_do_not_both_write_a_row() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let (one, two) =
        (Site::new(Arc::clone(&store), quick()), Site::new(Arc::clone(&store), quick()));
    let game = HiddenHand::house();
    let options = HiddenHand::default_options(2);
    let mut here = seated::<HiddenHand>(one.address, options, 2, Encoding::Json).await;
    let table = here[0].you.clone().unwrap().table;
    let next = here.iter().position(Client::is_asked).unwrap();
    let cookie = here[next].cookie.clone();
    let mut there = Client::<HiddenHand>::connect(two.address, Encoding::Json, Some(&cookie)).await;
    there.open(&table, None).await;
    let mut chance = Fast::from_number(1);
    here[next].act(&game, &mut chance).await;
    // The other server does not know of it yet; the store does.
    let action = there.choose(&game, &mut chance);
    let ask = there.update.as_ref().unwrap().ask;
    let answer = there.ask(ToServer::Submit { ask, actions: vec![action] }).await;
    assert!(answer.contains(&ToClient::Denied(Denied::Failed)), "{answer:?}");
    there.story.clear();
    there.open(&table, None).await;
    assert_eq!(there.update.as_ref().unwrap().view, here[next].update.as_ref().unwrap().view);
    let again =
        Write::Rows { table, first: 1, rows: vec!["x".into()], people: vec![], stage: None };
    assert_eq!(store.write(again).await, Err(StoreError::Conflict));
}
