//! Once more: the same host, people, bots and options; nobody else takes a chair that is kept.

use std::sync::Arc;
use std::time::Duration;

use bots::BotKind;
use conformance::hidden_hand::HiddenHand;
use game::{Choices as _, Seat, Viewer};
use server::Config;
use store::Memory;
use table::Sitter;
use wire::{Denied, Encoding, Stage, ToClient, ToServer};

use crate::client::{Client, play_on, seated};
use crate::site::{Site, quick};

type Hand = Client<HiddenHand>;

/// Ann, Bob and Cid, then a bot, at a finished game whose rematch Bob has asked for; the name of that table.
async fn once_more(site: &Site) -> (Vec<Hand>, String) {
    let mut all = seated_with_bot(site).await;
    for one in &mut all {
        if !one.is_over() {
            one.ask(ToServer::Resign).await;
        }
    }
    all[1].until(Client::is_over).await;
    assert_eq!(all[1].ask(ToServer::Rematch).await, []);
    all[0].sync().await;
    let next = all[0].info.as_ref().unwrap().rematch.clone().unwrap();
    (all, next)
}

async fn seated_with_bot(site: &Site) -> Vec<Hand> {
    let mut all = Vec::new();
    for name in ["Ann", "Bob", "Cid"] {
        all.push(Hand::named(site.address, Encoding::Json, name).await);
    }
    let table = all[0].create(HiddenHand::default_options(4)).await;
    let link = all[0].links.clone().unwrap().seat;
    for (seat, one) in (0..).zip(&mut all) {
        if seat > 0 {
            one.open(&table, Some(&link)).await;
        }
        one.sit(seat).await;
    }
    let bot = ToServer::Bot { seat: Seat(3), kind: Some(BotKind::Random) };
    assert_eq!(all[0].ask(bot).await, []);
    assert_eq!(all[0].ask(ToServer::Start).await, []);
    for one in &mut all {
        one.until(|one| one.stage() == Stage::Running).await;
    }
    all
}

fn sit(seat: u8) -> ToServer<conformance::hidden_hand::Options, conformance::hidden_hand::Action> {
    ToServer::Sit { seat: Seat(seat), commitment: None }
}

#[tokio::test]
async fn a_rematch_keeps_host_people_bots_and_seats_whoever_asks() {
    let site = Site::in_memory();
    let (mut all, next) = once_more(&site).await;
    // The links are the host's, though somebody else has asked.
    let before = all[0].links.clone();
    assert_ne!(before, None);
    assert_eq!((&all[1].links, &all[2].links), (&None, &None));
    for (seat, one) in (0..).zip(&mut all) {
        one.forget();
        one.open(&next, None).await;
        let you = one.you.clone().unwrap();
        assert_eq!((you.offer, you.host), (Some(Seat(seat)), seat == 0));
        assert_eq!(you.viewer, Viewer::Spectator);
    }
    let places = all[2].info.clone().unwrap().places;
    assert_eq!(
        places.iter().map(|it| it.kept_for.as_str()).collect::<Vec<_>>(),
        ["Ann", "Bob", "Cid", ""]
    );
    assert_eq!(places[3].sitter, Sitter::Bot(BotKind::Random));
    // One press each.
    for (seat, one) in (0..).zip(&mut all) {
        one.sit(seat).await;
    }
    assert_eq!(all[1].denied(ToServer::Start).await, Denied::NotHost);
    assert_eq!(all[0].ask(ToServer::Start).await, []);
    all[2].until(|one| one.stage() == Stage::Running).await;
}

#[tokio::test]
async fn a_kept_chair_is_free_for_its_person_alone_until_the_host_frees_it() {
    let site = Site::in_memory();
    let (mut all, next) = once_more(&site).await;
    let link = all[0].links.clone().unwrap().seat;
    let mut eve = Hand::named(site.address, Encoding::Json, "Eve").await;
    eve.open(&next, Some(&link)).await;
    assert_eq!(eve.you.as_ref().unwrap().offer, None);
    for seat in 0..3 {
        assert_eq!(eve.denied(sit(seat)).await, Denied::Taken);
    }
    all[1].forget();
    all[1].open(&next, None).await;
    // Not by the others who played, either.
    assert_eq!(all[1].denied(sit(2)).await, Denied::Taken);
    all[1].sit(1).await;
    all[0].forget();
    all[0].open(&next, None).await;
    let free = ToServer::Bot { seat: Seat(2), kind: None };
    assert_eq!(all[1].denied(free.clone()).await, Denied::NotHost);
    assert_eq!(all[0].ask(free).await, []);
    eve.sync().await;
    eve.sit(2).await;
    // Whoever takes another chair keeps none.
    assert_eq!(all[0].ask(sit(3)).await, []);
    assert_eq!(all[0].info.as_ref().unwrap().places[0].kept_for, "");
    all[2].forget();
    all[2].open(&next, None).await;
    assert_eq!(all[2].you.as_ref().unwrap().offer, None);
    all[2].sit(0).await;
}

#[tokio::test]
async fn the_makers_chair_is_kept_while_somebody_else_is_host() {
    let config = Config { grace: Duration::from_millis(60), ..quick() };
    let site = Site::new(Arc::new(Memory::default()), config);
    let (mut all, next) = once_more(&site).await;
    let maker = all.remove(0);
    let cookie = maker.cookie.clone();
    drop(maker);
    all[0].forget();
    all[0].open(&next, None).await;
    all[0].sit(1).await;
    all[0].until(|one| one.you.as_ref().is_some_and(|you| you.host)).await;
    for kind in [None, Some(BotKind::Random)] {
        let bot = ToServer::Bot { seat: Seat(0), kind };
        assert_eq!(all[0].denied(bot).await, Denied::Protected);
    }
    let mut maker = Hand::connect(site.address, Encoding::Json, Some(&cookie)).await;
    maker.open(&next, None).await;
    assert_eq!(maker.you.as_ref().unwrap().offer, Some(Seat(0)));
    maker.sit(0).await;
}

#[tokio::test]
async fn what_is_kept_is_kept_after_a_restart_and_on_every_device() {
    let store = Arc::new(Memory::default());
    let site = Site::new(store.clone(), quick());
    let mut all = seated_with_bot(&site).await;
    let table = all[0].you.as_ref().unwrap().table.clone();
    let answer = all[1].ask(ToServer::ReturnLink).await;
    let Some(ToClient::SeatLink { token, .. }) = answer.first() else { panic!("{answer:?}") };
    let mut phone = Hand::connect(site.address, Encoding::Json, None).await;
    phone.open(&table, Some(token)).await;
    for one in &mut all {
        if !one.is_over() {
            one.ask(ToServer::Resign).await;
        }
    }
    all[2].until(Client::is_over).await;
    all[2].ask(ToServer::Rematch).await;
    let next = all[2].info.as_ref().unwrap().rematch.clone().unwrap();
    let cookie = phone.cookie.clone();
    drop((all, phone));
    site.stop().await;
    let site = Site::new(store, quick());
    let mut phone = Hand::connect(site.address, Encoding::Json, Some(&cookie)).await;
    phone.say(ToServer::Name("Bob".to_owned())).await;
    phone.open(&next, None).await;
    assert_eq!(phone.you.as_ref().unwrap().offer, Some(Seat(1)));
    phone.sit(1).await;
}

#[tokio::test]
async fn before_the_start_somebody_invited_takes_the_chair_of_a_bot() {
    let site = Site::in_memory();
    let mut host = Hand::named(site.address, Encoding::Json, "Ann").await;
    let table = host.create(HiddenHand::default_options(2)).await;
    host.sit(0).await;
    host.ask(ToServer::Bot { seat: Seat(1), kind: Some(BotKind::Greedy) }).await;
    let links = host.links.clone().unwrap();
    let mut eve = Hand::named(site.address, Encoding::Json, "Eve").await;
    eve.open(&table, Some(&links.watch)).await;
    assert_eq!(eve.denied(sit(1)).await, Denied::Taken);
    let mut bob = Hand::named(site.address, Encoding::Json, "Bob").await;
    bob.open(&table, Some(&links.seat)).await;
    assert_eq!(bob.denied(sit(0)).await, Denied::Taken);
    bob.sit(1).await;
    assert_eq!(host.ask(ToServer::Start).await, []);
    bob.until(|bob| bob.stage() == Stage::Running).await;
    // In a running game no chair of a bot is free.
    let mut beside =
        seated::<HiddenHand>(site.address, HiddenHand::default_options(2), 2, Encoding::Json).await;
    beside[1].ask(ToServer::Leave).await;
    assert_eq!(beside[1].denied(sit(1)).await, Denied::Taken);
    let mut chance = bots::Fast::from_number(1);
    play_on(&HiddenHand::house(), &mut beside[..1], &mut chance, 1).await;
}
