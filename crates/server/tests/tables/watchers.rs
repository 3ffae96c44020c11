//! Those who watch: the host mutes them and sends them away by number.

use std::sync::Arc;

use conformance::hidden_hand::HiddenHand;
use game::{Choices as _, Seat};
use spynet::SpyNet;
use store::Memory;
use wire::{Denied, Encoding, Greeting, ToClient, ToServer};

use crate::client::{Client, seated};
use crate::site::{Site, folder, quick, sqlite};
use crate::votes::{Hand, open, someone, table_of};

#[tokio::test]
async fn those_who_watch_are_muted_and_sent_away_by_number() {
    let site = Site::in_memory();
    let options = HiddenHand::default_options(2);
    let mut all = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    let (table, links) = (table_of(&all[0]), all[0].links.clone().unwrap());
    let mut eve = someone(&site, "Eve").await;
    eve.open(&table, Some(&links.watch)).await;
    let mut finn = someone(&site, "Finn").await;
    finn.open(&table, Some(&links.watch)).await;
    // A second page of hers is not a second person.
    let mut page = Hand::connect(site.address, Encoding::Json, Some(&eve.cookie)).await;
    page.open(&table, Some(&links.watch)).await;
    all[0].sync().await;
    let watching = all[0].info.clone().unwrap().watching;
    let names: Vec<_> = watching.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Eve", "Finn"]);
    let (number, other) = (watching[0].number, watching[1].number);

    let mute = |watcher, muted| ToServer::MuteWatcher { watcher, muted };
    for frame in [mute(number, true), ToServer::RemoveWatcher(number)] {
        assert_eq!(all[1].denied(frame.clone()).await, Denied::NotHost);
        assert_eq!(eve.denied(frame).await, Denied::NotHost);
    }
    assert_eq!(all[0].denied(ToServer::RemoveWatcher(99)).await, Denied::Taken);
    assert_eq!(all[0].ask(mute(number, true)).await, []);
    let hello = || ToServer::Say("hello".to_owned());
    assert_eq!(eve.denied(hello()).await, Denied::Muted);
    assert_eq!(page.denied(ToServer::Greet(Greeting::Hello)).await, Denied::Muted);
    // Coming back does not help.
    eve.ask(ToServer::Close).await;
    page.ask(ToServer::Close).await;
    eve.story.clear();
    eve.open(&table, Some(&links.watch)).await;
    assert_eq!(eve.denied(hello()).await, Denied::Muted);
    // All her pages were closed, so she has another number.
    all[0].sync().await;
    let watching = all[0].info.clone().unwrap().watching;
    let eves = watching.iter().find(|one| one.name == "Eve").unwrap();
    let number = eves.number;
    assert!(eves.muted);
    assert_eq!(all[0].ask(mute(number, false)).await, []);
    eve.say(hello()).await;
    eve.sync().await;
    let heard = all[1].sync().await;
    let [ToClient::Said(speaker, _)] = heard.as_slice() else { panic!("{heard:?}") };
    assert_eq!(speaker.watcher, Some(number));
    assert_eq!(all[0].sync().await.len(), 1);

    assert_eq!(all[0].ask(ToServer::RemoveWatcher(number)).await, []);
    assert!(eve.sync().await.contains(&ToClient::Closed));
    assert_eq!(eve.denied(open(&table, Some(&links.watch))).await, Denied::NoTable);
    // The others stay.
    assert!(!finn.sync().await.contains(&ToClient::Closed));
    all[0].sync().await;
    let watching = all[0].info.clone().unwrap().watching;
    assert_eq!(watching.iter().map(|one| one.number).collect::<Vec<_>>(), [other]);
}

#[tokio::test]
async fn whoever_made_the_table_is_not_sent_away_while_watching() {
    let site = Site::in_memory();
    let mut maker = someone(&site, "Ann").await;
    let table = maker.create(HiddenHand::default_options(2)).await;
    let mut other = someone(&site, "Bob").await;
    other.open(&table, Some(&maker.links.clone().unwrap().seat)).await;
    other.sit(1).await;
    let number = other.info.clone().unwrap().watching[0].number;
    assert_eq!(other.denied(ToServer::RemoveWatcher(number)).await, Denied::NotHost);
    assert_eq!(maker.denied(ToServer::RemoveWatcher(number)).await, Denied::Protected);
    let sit = ToServer::Sit { seat: Seat(0), commitment: None };
    assert_eq!(maker.ask(sit).await, []);
}

#[tokio::test]
async fn where_talk_is_forbidden_the_names_of_those_who_watch_are_not_shown() {
    let site = Site::furnished(Arc::new(Memory::default()), quick(), |house| {
        house.add(SpyNet::house().unwrap());
    });
    let options = SpyNet::default_options(4);
    let mut team = seated::<SpyNet>(site.address, options, 4, Encoding::Postcard).await;
    let (table, links) = (team[0].you.clone().unwrap().table, team[0].links.clone().unwrap());
    let mut eve =
        Client::<SpyNet>::named(site.address, Encoding::Json, "keep the Mole Hunter").await;
    eve.open(&table, Some(&links.watch)).await;
    team[0].sync().await;
    let watching = team[0].info.clone().unwrap().watching;
    assert_eq!(watching.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), [""]);
}

#[tokio::test]
async fn somebody_muted_is_muted_after_a_restart_too() {
    let folder = folder("muted");
    let site = Site::new(sqlite(&folder), quick());
    let mut host = someone(&site, "Ann").await;
    let table = host.create(HiddenHand::default_options(2)).await;
    let links = host.links.clone().unwrap();
    let mut eve = someone(&site, "Eve").await;
    eve.open(&table, Some(&links.watch)).await;
    host.sync().await;
    let number = |host: &Hand| {
        let watching = host.info.clone().unwrap().watching;
        watching.iter().find(|one| one.name == "Eve").unwrap().number
    };
    let mute = ToServer::MuteWatcher { watcher: number(&host), muted: true };
    assert_eq!(host.ask(mute).await, []);
    let (cookie, hosts) = (eve.cookie.clone(), host.cookie.clone());
    drop((eve, host));
    site.stop().await;
    let site = Site::new(sqlite(&folder), quick());
    let mut eve = Hand::connect(site.address, Encoding::Json, Some(&cookie)).await;
    eve.open(&table, Some(&links.watch)).await;
    let hello = || ToServer::Say("hello".to_owned());
    assert_eq!(eve.denied(hello()).await, Denied::Muted);
    let mut host = Hand::connect(site.address, Encoding::Json, Some(&hosts)).await;
    host.open(&table, None).await;
    assert!(host.info.clone().unwrap().watching.iter().any(|one| one.muted));
    let listen = ToServer::MuteWatcher { watcher: number(&host), muted: false };
    assert_eq!(host.ask(listen).await, []);
    assert!(matches!(eve.ask(hello()).await.as_slice(), [ToClient::Said(..)]));
}
