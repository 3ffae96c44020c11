//! Names at a table: what is no name is refused, no two look alike, and none changes once the game has begun.

use std::sync::Arc;

use conformance::hidden_hand::HiddenHand;
use game::{Choices as _, Seat, Viewer};
use spynet::SpyNet;
use store::Memory;
use wire::{Denied, Encoding, Greeting, Motion, ToClient, ToServer};

use crate::client::{Client, seated};
use crate::site::{Site, quick};

type Hand = Client<HiddenHand>;

async fn someone(site: &Site, name: &str) -> Hand {
    Client::named(site.address, Encoding::Json, name).await
}

fn names(client: &Hand) -> Vec<&str> {
    client.info.as_ref().unwrap().places.iter().map(|place| place.name.as_str()).collect()
}

#[tokio::test]
async fn what_is_no_name_is_refused_and_the_old_name_stays() {
    let site = Site::in_memory();
    let mut ann = someone(&site, "Ann").await;
    let bad = ["", " ", "a\u{202e}b", "a\u{61c}b", "\u{3164}", "A\u{ad}nn", "a\u{301}\u{301}"];
    for name in bad {
        assert_eq!(ann.denied(ToServer::Name(name.to_owned())).await, Denied::BadName, "{name:?}");
    }
    ann.create(HiddenHand::default_options(2)).await;
    ann.sit(0).await;
    assert_eq!(names(&ann), ["Ann", ""]);
    let answer = ann.ask(ToServer::Name(" Zoe\u{308} ".to_owned())).await;
    assert_eq!(answer, [ToClient::Hello("Zoë".to_owned())], "in normal form");
}

#[tokio::test]
async fn names_that_look_alike_get_numbers() {
    let site = Site::in_memory();
    let mut ann = someone(&site, "Ann").await;
    let table = ann.create(HiddenHand::default_options(4)).await;
    ann.sit(0).await;
    let link = ann.links.clone().unwrap().seat;
    // The same name, one in Cyrillic letters, and one in small ones.
    let mut others = Vec::new();
    for (seat, name) in (1..).zip(["Ann", "\u{410}nn", "ann"]) {
        let mut other = someone(&site, name).await;
        other.open(&table, Some(&link)).await;
        other.sit(seat).await;
        others.push(other);
    }
    ann.sync().await;
    assert_eq!(names(&ann), ["Ann", "Ann 2", "\u{410}nn 3", "ann 4"]);
    // One's own name is nobody else's.
    assert_eq!(ann.ask(ToServer::Leave).await, []);
    ann.sit(0).await;
    assert_eq!(names(&ann)[0], "Ann");
}

#[tokio::test]
async fn somebody_who_sits_down_again_in_a_running_game_keeps_the_name() {
    let site = Site::in_memory();
    let options = HiddenHand::default_options(2);
    let mut all = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    let table = all[0].you.clone().unwrap().table;
    assert_eq!(all[0].ask(ToServer::Leave).await, []);
    let opened = all[1].ask(ToServer::Propose(Motion::Open(Seat(0)))).await;
    let [ToClient::SeatLink { token, .. }] = opened.as_slice() else { panic!("{opened:?}") };
    let ann = &mut all[0];
    ann.ask(ToServer::Name("I have the seven".to_owned())).await;
    ann.story.clear();
    ann.open(&table, Some(token)).await;
    ann.sit(0).await;
    assert_eq!(names(ann)[0], "Ann");
}

#[tokio::test]
async fn a_watcher_of_a_running_game_keeps_the_first_name_and_none_where_talk_is_forbidden() {
    let site = Site::furnished(Arc::new(Memory::default()), quick(), |house| {
        house.add(HiddenHand::house());
        house.add(SpyNet::house().unwrap());
    });
    let options = HiddenHand::default_options(2);
    let mut all = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    let (table, watch) = (all[0].you.clone().unwrap().table, all[0].links.clone().unwrap().watch);
    let mut watcher = someone(&site, "Ann").await;
    watcher.open(&table, Some(&watch)).await;
    let cookie = watcher.cookie.clone();
    for name in ["Ann", "Keep the seven"] {
        watcher.ask(ToServer::Name(name.to_owned())).await;
        watcher.say(ToServer::Say("Hello".to_owned())).await;
        watcher.sync().await;
    }
    drop(watcher);
    let mut again = Hand::connect(site.address, Encoding::Json, Some(&cookie)).await;
    again.open(&table, Some(&watch)).await;
    again.say(ToServer::Greet(Greeting::Hello)).await;
    again.sync().await;
    let speaker = |frame: ToClient<_, _, _, _, _>| match frame {
        ToClient::Said(speaker, _) | ToClient::Greeted(speaker, _) => Some(speaker),
        _ => None,
    };
    let heard: Vec<_> = all[0].sync().await.into_iter().filter_map(speaker).collect();
    assert_eq!(heard.len(), 3);
    for speaker in heard {
        assert_eq!((speaker.viewer, speaker.name.as_str()), (Viewer::Spectator, "Ann 2"));
    }

    // SN-7.1: a name could tell partners something that nobody may say.
    let options = SpyNet::default_options(4);
    let mut team = seated::<SpyNet>(site.address, options, 4, Encoding::Json).await;
    let (table, watch) = (team[0].you.clone().unwrap().table, team[0].links.clone().unwrap().watch);
    let name = "Keep the Mole Hunter";
    let mut watcher = Client::<SpyNet>::named(site.address, Encoding::Json, name).await;
    watcher.open(&table, Some(&watch)).await;
    watcher.say(ToServer::Greet(Greeting::Hello)).await;
    watcher.sync().await;
    let heard = team[1].sync().await;
    let [ToClient::Greeted(speaker, _)] = heard.as_slice() else { panic!("{heard:?}") };
    assert_eq!((speaker.viewer, speaker.name.as_str()), (Viewer::Spectator, ""));
}

#[tokio::test]
async fn the_list_of_watchers_and_what_they_say_have_the_same_name() {
    let site = Site::in_memory();
    let mut ann = someone(&site, "Ann").await;
    let table = ann.create(HiddenHand::default_options(2)).await;
    let watch = ann.links.clone().unwrap().watch;
    let mut eve = someone(&site, "Eve").await;
    eve.open(&table, Some(&watch)).await;
    let mut page = Hand::connect(site.address, Encoding::Json, Some(&eve.cookie)).await;
    page.open(&table, Some(&watch)).await;
    let rename = |name: &str| ToServer::Name(name.to_owned());
    let listed = |ann: &Hand| {
        let watching = ann.info.clone().unwrap().watching;
        watching.into_iter().map(|one| one.name).filter(|name| name != "Ann").collect::<Vec<_>>()
    };
    // Before the start a new name is seen at once, whichever page speaks.
    eve.ask(rename("Eva")).await;
    for page in [&mut eve, &mut page] {
        page.say(ToServer::Greet(Greeting::Hello)).await;
        page.sync().await;
        let heard = ann.sync().await;
        let [ToClient::Greeted(speaker, _)] = heard.as_slice() else { panic!("{heard:?}") };
        assert_eq!((speaker.name.as_str(), listed(&ann)), ("Eva", vec!["Eva".to_owned()]));
    }
    // Afterwards no name changes.
    ann.sit(0).await;
    let bot = ToServer::Bot { seat: Seat(1), kind: Some(bots::BotKind::Thumb) };
    assert_eq!(ann.ask(bot).await, []);
    assert_eq!(ann.ask(ToServer::Start).await, []);
    eve.ask(rename("take the second pile")).await;
    eve.say(ToServer::Greet(Greeting::Hello)).await;
    eve.sync().await;
    let heard = ann.sync().await;
    let [ToClient::Greeted(speaker, _)] = heard.as_slice() else { panic!("{heard:?}") };
    assert_eq!((speaker.name.as_str(), listed(&ann)), ("Eva", vec!["Eva".to_owned()]));
}
