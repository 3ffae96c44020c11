//! Who may sit, leave, kick, talk, start; who holds the seat of somebody absent.

use std::sync::Arc;
use std::time::Duration;

use bots::BotKind;
use conformance::hidden_hand::HiddenHand;
use game::{Choices as _, Seat, Viewer};
use server::Config;
use spynet::SpyNet;
use store::Memory;
use table::Sitter;
use wire::{Denied, Encoding, Greeting, Stage, Talk, ToClient, ToServer};

use crate::client::{Client, play_beside_bots, seated};
use crate::site::{Site, quick};

type Hand = Client<HiddenHand>;

async fn someone(site: &Site, name: &str) -> Hand {
    Client::named(site.address, Encoding::Json, name).await
}

#[tokio::test]
async fn only_whoever_has_a_link_gets_in_and_only_the_seat_link_seats() {
    let site = Site::in_memory();
    let mut host = someone(&site, "Ann").await;
    let table = host.create(HiddenHand::default_options(2)).await;
    let links = host.links.clone().unwrap();
    let mut other = someone(&site, "Bob").await;
    for token in [None, Some(""), Some("guess"), Some(links.seat.get(1..).unwrap())] {
        let open =
            ToServer::Open { table: table.clone(), token: token.map(str::to_owned), heard: 0 };
        assert_eq!(other.denied(open).await, Denied::NoTable);
    }
    // The same words for a table that is not there.
    let open = ToServer::Open { table: "nothing".into(), token: None, heard: 0 };
    assert_eq!(other.denied(open).await, Denied::NoTable);
    other.open(&table, Some(&links.watch)).await;
    assert!(!other.you.as_ref().unwrap().may_sit);
    let sit = |seat| ToServer::Sit { seat: Seat(seat), commitment: None };
    assert_eq!(other.denied(sit(0)).await, Denied::Taken);
    other.open(&table, Some(&links.seat)).await;
    other.sit(1).await;
    host.sync().await;
    assert_eq!(host.info.as_ref().unwrap().places[1].name, "Bob");
    // A chair is taken once, and a guest has one.
    assert_eq!(host.denied(sit(1)).await, Denied::Taken);
    assert_eq!(host.denied(sit(9)).await, Denied::Taken);
    host.sit(0).await;
    let bad = ToServer::Sit { seat: Seat(0), commitment: Some("short".into()) };
    host.ask(ToServer::Leave).await;
    assert_eq!(host.denied(bad).await, Denied::BadText);
}

#[tokio::test]
async fn only_the_host_decides_and_options_are_seen_by_all_before_the_start() {
    let site = Site::in_memory();
    let mut host = someone(&site, "Ann").await;
    let table = host.create(HiddenHand::default_options(2)).await;
    host.sit(0).await;
    let mut other = someone(&site, "Bob").await;
    other.open(&table, Some(&host.links.clone().unwrap().seat)).await;
    other.sit(1).await;
    let three = HiddenHand::default_options(3);
    let bot = ToServer::Bot { seat: Seat(2), kind: Some(BotKind::Greedy) };
    for frame in [
        ToServer::Options(three),
        bot.clone(),
        ToServer::Kick(Seat(0)),
        ToServer::NewLinks,
        ToServer::Start,
    ] {
        assert_eq!(other.denied(frame).await, Denied::NotHost);
    }
    assert_eq!(host.ask(ToServer::Options(three)).await, []);
    other.sync().await;
    assert_eq!(other.info.as_ref().unwrap().options, three);
    assert_eq!(host.denied(ToServer::Start).await, Denied::EmptyChair);
    let nine = conformance::hidden_hand::Options { seats: 9, partners: false };
    assert!(matches!(host.ask(ToServer::Options(nine)).await[0], ToClient::BadOptions(_)));
    // A chair with a person on it is no bot's.
    let taken = ToServer::Bot { seat: Seat(1), kind: Some(BotKind::Thumb) };
    assert_eq!(host.denied(taken).await, Denied::Taken);
    assert_eq!(host.ask(bot).await, []);
    assert_eq!(host.ask(ToServer::Start).await, []);
    other.until(|other| other.stage() == Stage::Running).await;
    assert_eq!(other.info.as_ref().unwrap().places[2].sitter, Sitter::Bot(BotKind::Greedy));
    assert_eq!(host.denied(ToServer::Options(three)).await, Denied::WrongStage);
    assert_eq!(host.denied(ToServer::Start).await, Denied::WrongStage);
}

#[tokio::test]
async fn whoever_was_kicked_does_not_come_back_by_the_old_link() {
    let site = Site::in_memory();
    let mut host = someone(&site, "Ann").await;
    let table = host.create(HiddenHand::default_options(2)).await;
    host.sit(0).await;
    let old = host.links.clone().unwrap();
    let mut other = someone(&site, "Bob").await;
    other.open(&table, Some(&old.seat)).await;
    other.sit(1).await;
    let answer = host.ask(ToServer::Kick(Seat(1))).await;
    let new = host.links.clone().unwrap();
    assert!(matches!(answer[0], ToClient::Links(_)) && new != old);
    assert!(other.sync().await.contains(&ToClient::Closed));
    let open =
        |token: &str| ToServer::Open { table: table.clone(), token: Some(token.into()), heard: 0 };
    assert_eq!(other.denied(open(&new.seat)).await, Denied::NoTable);
    let mut again = someone(&site, "Bob again").await;
    assert_eq!(again.denied(open(&old.seat)).await, Denied::NoTable);
    again.open(&table, Some(&new.seat)).await;
    again.sit(1).await;
}

#[tokio::test]
async fn a_bot_holds_the_seat_of_somebody_absent_until_they_are_back() {
    let config = Config { grace: Duration::from_millis(40), ..quick() };
    let site = Site::new(Arc::new(Memory::default()), config);
    let options = HiddenHand::default_options(2);
    let mut all = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    let table = all[0].you.clone().unwrap().table;
    let away = all.pop().unwrap();
    let (cookie, game) = (away.cookie.clone(), HiddenHand::house());
    drop(away);
    let here = &mut all[0];
    here.until(|here| here.info.as_ref().unwrap().places[1].held.is_some()).await;
    assert!(!here.info.as_ref().unwrap().places[1].present);
    // The bot plays: whoever stayed is asked again and again.
    let mut chance = bots::Fast::from_number(1);
    for _ in 0..2 {
        here.until(Client::is_asked).await;
        here.act(&game, &mut chance).await;
    }
    let mut back = Hand::connect(site.address, Encoding::Json, Some(&cookie)).await;
    back.open(&table, None).await;
    here.sync().await;
    let place = here.info.as_ref().unwrap().places[1].clone();
    assert_eq!((place.held, place.present, place.name.as_str()), (None, true, "P1"));
}

#[tokio::test]
async fn a_watcher_alone_keeps_nothing_running() {
    let config = Config { grace: Duration::from_millis(40), ..quick() };
    let site = Site::new(Arc::new(Memory::default()), config);
    let mut ann = someone(&site, "Ann").await;
    let table = ann.create(HiddenHand::default_options(3)).await;
    ann.sit(0).await;
    let links = ann.links.clone().unwrap();
    let mut bob = someone(&site, "Bob").await;
    bob.open(&table, Some(&links.seat)).await;
    bob.sit(1).await;
    ann.ask(ToServer::Bot { seat: Seat(2), kind: Some(BotKind::Thumb) }).await;
    let mut watcher = someone(&site, "Eve").await;
    watcher.open(&table, Some(&links.watch)).await;
    assert_eq!(ann.ask(ToServer::Start).await, []);
    let cookie = ann.cookie.clone();
    drop((ann, bob));
    let held = |watcher: &Hand| {
        let places = &watcher.info.as_ref().unwrap().places;
        places.iter().filter(|place| place.held.is_some()).count() == 2
    };
    watcher.until(held).await;
    watcher.sync().await;
    let before = watcher.story.len();
    // A bot would have answered at once by now: each ping goes the whole way round.
    for _ in 0..50 {
        watcher.sync().await;
    }
    assert_eq!(watcher.story.len(), before, "nobody who sits here is there");
    assert!(!watcher.is_over());
    // With one of those who sit the game goes on: a bot holds the other's seat.
    let mut ann = Hand::connect(site.address, Encoding::Json, Some(&cookie)).await;
    ann.open(&table, None).await;
    play_beside_bots(&HiddenHand::house(), &mut ann).await;
    watcher.until(Client::is_over).await;
}

#[tokio::test]
async fn a_bot_plays_on_for_somebody_who_left_in_the_middle_of_a_game() {
    let site = Site::in_memory();
    let options = HiddenHand::default_options(2);
    let mut all = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    let (table, links) = (all[0].you.clone().unwrap().table, all[0].links.clone().unwrap());
    let mut left = all.pop().unwrap();
    assert_eq!(left.ask(ToServer::Leave).await, []);
    assert_eq!(left.you.as_ref().unwrap().viewer, Viewer::Spectator);
    all[0].sync().await;
    assert!(matches!(all[0].info.as_ref().unwrap().places[1].sitter, Sitter::Bot(_)));
    let mut new = someone(&site, "Cleo").await;
    new.open(&table, Some(&links.watch)).await;
    let sit = ToServer::Sit { seat: Seat(1), commitment: None };
    assert_eq!(new.denied(sit.clone()).await, Denied::Taken);
    assert_eq!(left.denied(sit).await, Denied::Taken);
}

#[tokio::test]
async fn while_the_host_is_away_somebody_else_decides() {
    let config = Config { grace: Duration::from_millis(40), ..quick() };
    let site = Site::new(Arc::new(Memory::default()), config);
    let mut host = someone(&site, "Ann").await;
    let table = host.create(HiddenHand::default_options(2)).await;
    host.sit(0).await;
    let mut other = someone(&site, "Bob").await;
    other.open(&table, Some(&host.links.clone().unwrap().seat)).await;
    other.sit(1).await;
    assert!(!other.you.as_ref().unwrap().host);
    drop(host);
    other.until(|other| other.you.as_ref().unwrap().host).await;
    assert_eq!(other.ask(ToServer::Start).await, []);
}

#[tokio::test]
async fn resigning_ends_a_game_for_two_and_a_rematch_seats_the_same_people() {
    let site = Site::in_memory();
    let options = HiddenHand::default_options(2);
    let mut all = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    assert_eq!(all[0].denied(ToServer::Rematch).await, Denied::WrongStage);
    assert_eq!(all[1].ask(ToServer::Resign).await, []);
    all[0].until(Client::is_over).await;
    assert!(matches!(all[0].ask(ToServer::Rematch).await[0], ToClient::Links(_)));
    assert_eq!(all[1].denied(ToServer::Rematch).await, Denied::WrongStage);
    let table = all[1].info.as_ref().unwrap().rematch.clone().unwrap();
    for (seat, client) in (0..).zip(&mut all) {
        client.story.clear();
        client.open(&table, None).await;
        client.sit(seat).await;
        assert_eq!(client.stage(), Stage::Waiting);
    }
    assert_eq!(all[0].ask(ToServer::Start).await, []);
}

#[tokio::test]
async fn people_talk_where_the_rules_allow_it_and_greet_everywhere() {
    let site = Site::furnished(Arc::new(Memory::default()), quick(), |house| {
        house.add(HiddenHand::house());
        house.add(SpyNet::house().unwrap());
    });
    let options = HiddenHand::default_options(2);
    let mut all = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    let said = "<script>alert('hello')</script>";
    all[0].say(ToServer::Say(said.to_owned())).await;
    all[0].sync().await;
    let heard = all[1].sync().await;
    let [ToClient::Said(speaker, text)] = heard.as_slice() else { panic!("{heard:?}") };
    assert_eq!((speaker.name.as_str(), text.as_str()), ("Ann", said));
    for bad in ["", "  ", &"x".repeat(301), "a\nb"] {
        assert_eq!(all[0].denied(ToServer::Say(bad.to_owned())).await, Denied::BadText);
    }

    // SN-7.1: partners may not tell each other about cards or plans.
    let options = SpyNet::default_options(4);
    let mut team = seated::<SpyNet>(site.address, options, 4, Encoding::Postcard).await;
    assert_eq!(team[0].info.as_ref().unwrap().talk, Talk::Greetings);
    assert_eq!(team[0].denied(ToServer::Say("I have a spy".to_owned())).await, Denied::NoTalk);
    team[0].say(ToServer::Greet(Greeting::Hello)).await;
    team[0].sync().await;
    assert!(matches!(team[2].sync().await[0], ToClient::Greeted(_, Greeting::Hello)));
    // A new name would be a way to talk; the chair keeps the one it was taken with.
    team[0].ask(ToServer::Name("I have a spy".to_owned())).await;
    team[0].say(ToServer::Greet(Greeting::Thanks)).await;
    team[0].sync().await;
    let heard = team[2].sync().await;
    let ToClient::Greeted(speaker, _) = &heard[0] else { panic!("{heard:?}") };
    assert_eq!(speaker.name, "Ann");
}
