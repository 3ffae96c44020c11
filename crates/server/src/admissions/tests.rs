//! A table that is not in memory is read once for all who are refused, and again once something about it is written.

use std::future::{pending, ready};
use std::pin::pin;
use std::sync::atomic::{AtomicU32, Ordering};

use conformance::hidden_hand::HiddenHand;
use futures::FutureExt as _;
use futures::future::join_all;
use game::{Choices as _, Seat};
use store::{Answer, Day, Kept, Listed, Memory, Old, Store};
use tokio::sync::{Notify, Semaphore};
use wire::{Encoding, ToServer};

use super::*;
use crate::config::Config;
use crate::hall::{AnyHall as _, Hall};
use crate::house::House;
use crate::keys::Keys;
use crate::room::tests::{HOST, long_game};
use crate::room::{Party, Reader, Who, new_table, uploaded_table};
use crate::system::System;

const ANN: &str = HOST;
const BOB: &str = "b0bb0bb0bb0bb0bb0bb0bb0bb0bb0bb0";
const EVE: &str = "e0ee0ee0ee0ee0ee0ee0ee0ee0ee0ee0";

/// A store that counts how often a table is read.
#[derive(Default)]
struct Counting {
    inside: Memory,
    loads: AtomicU32,
}

impl Counting {
    /// How often, since this was asked last.
    fn loads(&self) -> u32 {
        self.loads.swap(0, Ordering::Relaxed)
    }
}

impl Store for Counting {
    fn write(&self, write: Write) -> Answer<u64> {
        self.inside.write(write)
    }
    fn load(&self, table: &str) -> Answer<Option<Kept>> {
        self.loads.fetch_add(1, Ordering::Relaxed);
        self.inside.load(table)
    }
    fn name(&self, guest: &str) -> Answer<Option<String>> {
        self.inside.name(guest)
    }
    fn forgotten(&self) -> Answer<Vec<String>> {
        self.inside.forgotten()
    }
    fn banned(&self) -> Answer<Vec<String>> {
        self.inside.banned()
    }
    fn list(&self, after: u32) -> Answer<Vec<Listed>> {
        self.inside.list(after)
    }
    fn tables_of(&self, guest: &str, most: u32) -> Answer<Vec<Listed>> {
        self.inside.tables_of(guest, most)
    }
    fn old(&self, old: Old) -> Answer<Vec<String>> {
        self.inside.old(old)
    }
    fn setting(&self, name: &str) -> Answer<Option<Vec<u8>>> {
        self.inside.setting(name)
    }
}

const TODAY: Day = 1;

struct Site {
    store: Arc<Counting>,
    house: House,
    hall: Hall<HiddenHand>,
}

impl Site {
    async fn new(system: System) -> Self {
        let store = Arc::new(Counting::default());
        let keys = Keys::given([7; 32]);
        let house = House::empty(system, store.clone(), keys, Config::default()).await.unwrap();
        let hall = Hall::new(HiddenHand::house(), Arc::clone(&house.shared)).unwrap();
        Self { store, house, hall }
    }

    /// Is this guest let in?
    async fn lets_in(&self, table: &str, guest: &str, token: Option<&str>) -> bool {
        self.hall.open_for(table, guest, token).await.unwrap().is_some()
    }

    async fn keep(&self, kept: Kept) {
        self.house.shared.write(Write::Create { kept, day: TODAY }).await.unwrap();
    }
}

#[tokio::test]
async fn a_table_that_lets_nobody_in_is_read_once() {
    let site = Site::new(System::seeded(1)).await;
    let (system, game) = (&site.house.shared.system, &site.hall.game);
    let options = HiddenHand::default_options(2);
    let (kept, links) = new_table(system, game, &options, Party::of(ANN), &[]).unwrap();
    let table = kept.head.table.clone();
    site.keep(kept).await;
    for guest in [BOB, EVE] {
        for token in [None, Some("nothing"), Some(links.watch.get(1..).unwrap())] {
            assert!(!site.lets_in(&table, guest, token).await);
        }
    }
    assert_eq!(site.store.loads(), 1);
    assert!(!site.lets_in("nowhere", EVE, None).await);
    assert_eq!((site.store.loads(), site.house.shared.admissions.len()), (1, 1));

    // Somebody who is let in has it loaded, and then nothing is remembered beside it.
    assert!(site.lets_in(&table, BOB, Some(&links.seat)).await);
    assert_eq!((site.store.loads(), site.house.shared.admissions.len()), (1, 0));
    let room = site.hall.open(&table).await.unwrap().unwrap();
    let reader = Reader { encoding: Encoding::Json, patches: false };
    let wake = Arc::new(Notify::new());
    let key = room.attach(BOB, "Bob", Some(&links.seat), 0, reader, &wake).unwrap();
    let sit = ToServer::Sit { seat: Seat(1), commitment: None };
    let who = || Who { key, guest: BOB.to_owned() };
    assert_eq!(room.perform(who(), sit, None).await, []);
    let answer = room.perform(who(), ToServer::ReturnLink, None).await;
    let [wire::ToClient::SeatLink { token, .. }] = answer.as_slice() else { panic!("{answer:?}") };
    room.detach(key);
    drop(room);
    site.hall.evict(&table);
    assert!(!site.hall.is_in_memory(&table));
    // Whoever sits there comes in without a link, and by a personal link anybody does.
    assert!(!site.lets_in(&table, EVE, None).await);
    assert_eq!(site.store.loads(), 1);
    for (guest, token) in [(BOB, None), (EVE, Some(token.as_str())), (ANN, None)] {
        assert!(site.lets_in(&table, guest, token).await);
        site.hall.evict(&table);
    }
    // Those who are forgotten do not.
    assert!(!site.lets_in(&table, EVE, None).await);
    site.house.forget(BOB).await.unwrap();
    for token in [None, Some(token.as_str())] {
        assert!(!site.lets_in(&table, BOB, token).await);
    }
    // Nothing is said any more about a table that is gone.
    assert!(site.house.delete(&table).await.unwrap());
    assert_eq!(site.house.shared.admissions.len(), 0);
    assert!(!site.lets_in(&table, ANN, None).await);
}

#[tokio::test]
async fn those_who_are_refused_at_the_same_time_share_one_reading() {
    // There is no turn for large work until the test gives one.
    let turns = Arc::new(Semaphore::new(0));
    let site = Site::new(System::seeded(1).with_turns(Arc::clone(&turns))).await;
    let game = &site.hall.game;
    let (kept, _) = uploaded_table(&site.house.shared.system, game, &long_game(game), ANN).unwrap();
    let table = kept.head.table.clone();
    site.keep(kept).await;
    let mut asking = pin!(join_all((0..24).map(|_| site.lets_in(&table, EVE, None))));
    assert!(asking.as_mut().now_or_never().is_none());
    turns.add_permits(1);
    assert_eq!(asking.await, [false; 24]);
    assert_eq!(site.store.loads(), 1);
    turns.acquire().await.unwrap().forget();
    assert_eq!(site.lets_in(&table, EVE, None).now_or_never(), Some(false), "it is not read again");
}

fn naming(guests: &[&str]) -> Admission {
    let guests = guests.iter().map(|one| ((*one).to_owned(), Right::Nothing));
    Admission { guests: guests.collect(), ..Admission::default() }
}

fn rows(table: &str) -> Write {
    let (table, stage) = (table.to_owned(), None);
    Write::Rows { table, first: 1, rows: Vec::new(), people: Vec::new(), stage }
}

impl Admissions {
    /// Asks for a table that names these guests; did it have to be read?
    async fn reads(&self, table: &str, guests: &[&str]) -> bool {
        let mut is_read = false;
        let read = || {
            is_read = true;
            ready(Ok(naming(guests)))
        };
        self.of(table, "game", read).await.unwrap();
        is_read
    }
}

#[tokio::test]
async fn what_is_written_drops_what_it_changes_and_nothing_else() {
    let all = Admissions::default();
    for (table, guests) in [("a", &[BOB][..]), ("ab", &[EVE]), ("b", &[BOB, EVE])] {
        assert!(all.reads(table, guests).await && !all.reads(table, guests).await);
    }
    drop(all.after(&rows("a")));
    assert!(all.reads("a", &[BOB]).await);
    assert!(!all.reads("ab", &[EVE]).await && !all.reads("b", &[BOB, EVE]).await);
    let forget = |guest: &str| Write::Forget { guest: guest.to_owned(), day: TODAY };
    drop(all.after(&forget(EVE)));
    assert!(!all.reads("a", &[BOB]).await);
    assert!(all.reads("ab", &[]).await && all.reads("b", &[BOB]).await);
    for write in [Write::Probe, Write::Opened { tables: vec!["a".to_owned()], day: TODAY }] {
        drop(all.after(&write));
    }
    assert!(!all.reads("a", &[BOB]).await);
    // What is read while something is written is told to those who have asked, and not kept.
    for write in [rows("c"), forget(ANN)] {
        let (go, read) = (Semaphore::new(0), AtomicU32::new(0));
        let slow = || async {
            read.fetch_add(1, Ordering::Relaxed);
            let _permit = go.acquire().await;
            Ok(naming(&[]))
        };
        let mut asking = pin!(all.of("c", "game", slow));
        assert!(asking.as_mut().now_or_never().is_none());
        drop(all.after(&write));
        go.add_permits(1);
        assert!(asking.await.is_ok());
        assert!(all.reads("c", &[]).await);
        drop(all.after(&rows("c")));
    }
    // Somebody who does not wait for the answer keeps nobody from it.
    assert!(all.of("d", "game", pending::<Result<_, _>>).now_or_never().is_none());
    assert!(all.reads("d", &[]).await);
}

#[tokio::test]
async fn only_so_many_tables_and_people_are_remembered() {
    let all = Admissions::new(8, 20);
    for table in 0..8 {
        assert!(all.reads(&table.to_string(), &[]).await);
    }
    assert!(!all.reads("0", &[]).await);
    assert!(all.reads("new", &[]).await);
    // The quarter that was asked for least recently is gone.
    assert!(all.len() <= 8);
    for (table, is_gone) in [("0", false), ("7", false), ("new", false), ("1", true)] {
        assert_eq!(all.reads(table, &[]).await, is_gone, "{table}");
    }
    assert!(all.reads("many", &[BOB; 19]).await && !all.reads("many", &[BOB; 19]).await);
    assert!(all.reads("more", &[EVE; 2]).await);
    assert!(all.reads("many", &[BOB; 19]).await, "they were too many together");
    assert!(all.len() <= 8);
}
