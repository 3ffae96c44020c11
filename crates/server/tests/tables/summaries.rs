//! The list of tables that somebody can go back to: by cookie, of every game, and no more than opening them shows.

use std::sync::Arc;

use bots::Fast;
use conformance::hidden_hand::HiddenHand;
use conformance::sealed_choice::SealedChoice;
use game::{Chance as _, Choices as _};
use server::{Allowance, Config, Limits, Shares};
use store::Memory;
use table::{Progress, SUMMARY_VERSION, Summaries, Summary};
use wire::{Encoding, Stage, ToServer};

use crate::abuse::get;
use crate::client::{Client, seated};
use crate::site::{Site, bounded, quick};

async fn asked(site: &Site, cookie: &str) -> String {
    let cookie = format!("Cookie: {cookie}");
    get(site.address, "GET", "/api/tables", &[&cookie, "Accept: application/json"]).await
}

async fn list(site: &Site, cookie: &str) -> Vec<Summary> {
    let answer = asked(site, cookie).await;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 200") && head.contains("no-store"), "{head}");
    let list: Summaries = serde_json::from_str(body).unwrap();
    assert_eq!(list.version, SUMMARY_VERSION);
    list.tables
}

#[tokio::test]
async fn whoever_sits_finds_every_table_with_turn_and_result_and_nobody_else_does() {
    let site = Site::in_memory();
    let options = HiddenHand::default_options(2);
    let mut all = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    let table = all[0].you.as_ref().unwrap().table.clone();
    let mut waits =
        Client::<SealedChoice>::connect(site.address, Encoding::Json, Some(&all[0].cookie)).await;
    let second = waits.create(SealedChoice::default_options(3)).await;
    let found = list(&site, &all[0].cookie).await;
    assert_eq!(found.len(), 2);
    let of = |id: &str| found.iter().find(|one| one.id == id).unwrap();
    assert_eq!(
        (of(&second).progress, of(&second).game.as_str()),
        (Progress::Waiting, "sealed-choice")
    );
    assert_eq!(of(&table).progress, Progress::Running);
    let named: Vec<_> = of(&table).people.iter().map(|it| (it.name.as_str(), it.me)).collect();
    assert_eq!(named, [("Ann", true), ("P1", false)]);
    // My turn is mine alone.
    for one in &all {
        let found = list(&site, &one.cookie).await;
        let of_table = found.iter().find(|it| it.id == table).unwrap();
        assert_eq!(of_table.my_turn, one.is_asked());
    }
    // A stranger, a forged cookie and somebody who watches find nothing of it.
    let watcher = Client::<HiddenHand>::connect(site.address, Encoding::Json, None).await;
    for cookie in ["", "spymaster-guest=forged", &watcher.cookie] {
        assert_eq!(list(&site, cookie).await, []);
    }
    all[1].ask(ToServer::Resign).await;
    all[0].until(Client::is_over).await;
    let found = list(&site, &all[0].cookie).await;
    let over = found.iter().find(|one| one.id == table).unwrap();
    assert_eq!((over.progress, over.my_turn), (Progress::Over, false));
    assert!(over.people.iter().all(|one| one.score.is_some()));
}

#[tokio::test]
async fn somebody_sent_away_or_forgotten_is_not_in_any_list() {
    let site = Site::in_memory();
    let mut host = Client::<HiddenHand>::named(site.address, Encoding::Json, "Ann").await;
    let table = host.create(HiddenHand::default_options(2)).await;
    host.sit(0).await;
    let mut other = Client::<HiddenHand>::named(site.address, Encoding::Json, "Bob").await;
    other.open(&table, Some(&host.links.clone().unwrap().seat)).await;
    other.sit(1).await;
    assert_eq!(list(&site, &other.cookie).await.len(), 1);
    host.ask(ToServer::Kick(game::Seat(1))).await;
    assert_eq!(list(&site, &other.cookie).await, []);
    let cookie = format!("Cookie: {}", host.cookie);
    get(site.address, "POST", "/api/guest/forget", &[&cookie]).await;
    assert_eq!(list(&site, &host.cookie).await, []);
}

#[tokio::test]
async fn tables_that_are_not_in_memory_are_read_and_the_list_is_bounded_and_paid_for() {
    let store = Arc::new(Memory::default());
    let site = Site::new(store.clone(), quick());
    let mut host = Client::<HiddenHand>::named(site.address, Encoding::Json, "Ann").await;
    for _ in 0..30 {
        host.create(HiddenHand::default_options(2)).await;
        host.sit(0).await;
    }
    let cookie = host.cookie.clone();
    drop(host);
    site.stop().await;
    let few = Shares {
        guest: Allowance::new(2, 3_600),
        address: Allowance::new(100, 3_600),
        total: Allowance::new(100, 3_600),
    };
    let limits = Limits { opened: few, ..bounded().limits };
    let site = Site::new(store, Config { limits, ..quick() });
    assert_eq!(list(&site, &cookie).await.len(), 24);
    list(&site, &cookie).await;
    assert!(asked(&site, &cookie).await.starts_with("HTTP/1.1 429"));
    let strange = get(site.address, "GET", "/api/tables", &["Origin: http://evil.example"]).await;
    assert!(strange.starts_with("HTTP/1.1 403"));
}

#[tokio::test]
async fn what_others_choose_in_secret_changes_nothing_in_the_list() {
    let site = Site::in_memory();
    let options = SealedChoice::default_options(3);
    let mut all = seated::<SealedChoice>(site.address, options, 3, Encoding::Json).await;
    assert_eq!(all[0].stage(), Stage::Running);
    let before = asked(&site, &all[1].cookie).await;
    let body = |answer: &str| answer.split_once("\r\n\r\n").unwrap().1.to_owned();
    let mut chance = Fast::from_number(7);
    for _ in 0..3 {
        let ask = all[0].update.as_ref().unwrap().ask;
        let number = u8::try_from(1 + chance.below(3)).unwrap();
        let choice = vec![conformance::sealed_choice::Action::Choose(number)];
        all[0].ask(ToServer::Submit { ask, actions: choice }).await;
        assert_eq!(body(&asked(&site, &all[1].cookie).await), body(&before));
    }
}
