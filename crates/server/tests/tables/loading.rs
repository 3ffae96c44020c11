//! Who may have a table loaded that is not in memory, and what that costs.

use bots::BotKind;
use game::Seat;
use server::{Config, Limits, Shares};
use wire::{Denied, Encoding, ToServer};

use crate::limits::{long_game, only, options};
use crate::playing::metric;
use crate::site::{Site, folder, quick, sqlite};
use crate::votes::{Hand, open, seat_link};

#[tokio::test]
async fn whoever_has_much_played_again_may_load_nothing_more_for_a_while() {
    let folder = folder("loads");
    let limits = Limits::unlimited();
    let site = Site::new(sqlite(&folder), Config { limits, ..quick() });
    let mut ann = Hand::named(site.address, Encoding::Postcard, "Ann").await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        ann.ask(ToServer::Upload(Box::new(long_game(1_000)))).await;
        tables.push(ann.you.clone().unwrap().table);
    }
    site.stop().await;
    let work = Shares { guest: only(3_000), ..Limits::unlimited().work };
    let limits = Limits { work, ..limits };
    let site = Site::new(sqlite(&folder), Config { limits, ..quick() });
    let mut ann = Hand::connect(site.address, Encoding::Postcard, Some(&ann.cookie)).await;
    let open = |table: &str| ToServer::Open { table: table.to_owned(), token: None, heard: 0 };
    for table in tables.iter().take(2) {
        assert_eq!(ann.ask(open(table)).await, []);
    }
    assert_eq!(ann.denied(open(&tables[2])).await, Denied::TooFast);
    // What is in memory can be opened; whether something is, nobody learns.
    assert_eq!(ann.ask(open(&tables[0])).await, []);
    // Starting such a table plays it again as well.
    assert_eq!(ann.denied(ToServer::Start).await, Denied::TooFast);
    assert_eq!(ann.denied(open("nowhere")).await, Denied::TooFast);
    let mut bob = Hand::connect(site.address, Encoding::Postcard, None).await;
    assert_eq!(bob.denied(open("nowhere")).await, Denied::NoTable);
}

/// How often a new guest is told that there is no such table, before they have to wait.
async fn refusals_of(site: &Site, table: &str) -> u32 {
    let mut guest = Hand::named(site.address, Encoding::Json, "Mallory").await;
    for times in 0..10 {
        if guest.denied(open(table, None)).await == Denied::TooFast {
            return times;
        }
    }
    panic!("nothing is counted");
}

#[tokio::test]
async fn nobody_has_a_table_loaded_that_lets_them_not_in() {
    let folder = folder("strangers");
    let site = Site::new(sqlite(&folder), quick());
    let mut ann = Hand::named(site.address, Encoding::Json, "Ann").await;
    let table = ann.create(options()).await;
    ann.sit(0).await;
    ann.ask(ToServer::Bot { seat: Seat(1), kind: Some(BotKind::Thumb) }).await;
    assert_eq!(ann.ask(ToServer::Start).await, []);
    let (links, token) =
        (ann.links.clone().unwrap(), seat_link(&ann.ask(ToServer::ReturnLink).await, 0));
    site.stop().await;
    let work = Shares { guest: only(10_000), ..Limits::unlimited().work };
    let limits = Limits { work, ..Limits::unlimited() };
    let site = Site::new(sqlite(&folder), Config { limits, ..quick() });
    let mut eve = Hand::named(site.address, Encoding::Json, "Eve").await;
    for token in [None, Some("nothing"), Some(links.seat.as_str())] {
        assert_eq!(eve.denied(open(&table, token)).await, Denied::NoTable);
    }
    assert_eq!(metric(site.metrics, "spymaster_tables").await, 0.0, "it was loaded for a stranger");
    // What a refusal costs does not say whether there is a table, how long it is, or whether it is in memory.
    let mut refusals = Vec::new();
    for name in [table.as_str(), "nowhere"] {
        refusals.push(refusals_of(&site, name).await);
    }
    // Those with a right to it have it loaded.
    let mut watcher = Hand::named(site.address, Encoding::Json, "Eva").await;
    watcher.open(&table, Some(&links.watch)).await;
    assert_eq!(metric(site.metrics, "spymaster_tables").await, 1.0);
    refusals.push(refusals_of(&site, &table).await);
    assert_eq!(refusals, [3; 3]);
    drop((eve, watcher));
    site.stop().await;
    let site = Site::new(sqlite(&folder), quick());
    let mut phone = Hand::named(site.address, Encoding::Json, "Ann").await;
    phone.open(&table, Some(&token)).await;
    assert_eq!(phone.seat(), Some(Seat(0)));
}
