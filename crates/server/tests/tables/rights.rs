//! What somebody knows stays with their seat, and who is let in is decided by what the table is now.

use std::sync::Arc;
use std::time::Duration;

use bots::BotKind;
use conformance::hidden_hand::HiddenHand;
use game::{Choices as _, Seat, Viewer};
use server::Config;
use store::Memory;
use table::Sitter;
use wire::{Denied, Encoding, Motion, Stage, ToClient, ToServer};

use crate::site::{Site, folder, quick, sqlite};
use crate::votes::{Hand, open, seat_link, sit, someone, table_of, vote, with_a_bot};

#[tokio::test]
async fn nobody_sees_two_seats_of_one_game() {
    let site = Site::in_memory();
    let mut all = with_a_bot(&site, 2).await;
    let (table, links) = (table_of(&all[0]), all[0].links.clone().unwrap());
    // The host empties a bot's chair, leaves and sits down there.
    assert_eq!(all[0].denied(ToServer::Bot { seat: Seat(2), kind: None }).await, Denied::NeedsVote);
    assert_eq!(all[0].ask(ToServer::Leave).await, []);
    assert_eq!(all[0].you.as_ref().unwrap().viewer, Viewer::Spectator);
    assert_eq!(all[0].denied(sit(2)).await, Denied::OtherSeat);
    // What was left is a bot's, and nobody's to take.
    let place = all[0].info.clone().unwrap().places[0].clone();
    assert!(matches!(place.sitter, Sitter::Bot(_)), "{place:?}");
    assert_eq!(place.before, "Ann");
    assert_eq!(all[0].denied(sit(0)).await, Denied::Taken);
    let mut second = someone(&site, "Ann's other cookie").await;
    assert_eq!(second.denied(open(&table, Some(&links.seat))).await, Denied::NoTable);
    second.open(&table, Some(&links.watch)).await;
    for seat in 0..3 {
        assert_eq!(second.denied(sit(seat)).await, Denied::Taken);
    }
    // With everybody's consent the seat is open, and still not for her.
    let token = seat_link(&all[1].ask(ToServer::Propose(Motion::Open(Seat(2)))).await, 2);
    all[0].open(&table, Some(&token)).await;
    assert_eq!(all[0].you.as_ref().unwrap().offer, None);
    assert_eq!(all[0].denied(sit(2)).await, Denied::OtherSeat);
    // A person on one seat does not take another.
    all[1].open(&table, Some(&token)).await;
    assert_eq!(all[1].denied(sit(2)).await, Denied::OtherSeat);
    second.open(&table, Some(&token)).await;
    assert_eq!(second.denied(sit(0)).await, Denied::Taken);
    second.sit(2).await;
    // Her own seat she gets back in the same way.
    let answer = second.ask(ToServer::Propose(Motion::Open(Seat(0)))).await;
    assert_eq!(answer, []);
    assert_eq!(all[1].ask(vote(Motion::Open(Seat(0)), true)).await, []);
    let token = seat_link(&second.sync().await, 0);
    all[0].open(&table, Some(&token)).await;
    all[0].sit(0).await;
}

#[tokio::test]
async fn after_the_start_the_link_to_a_chair_lets_nobody_in() {
    let site = Site::in_memory();
    let mut host = someone(&site, "Ann").await;
    let table = host.create(HiddenHand::default_options(2)).await;
    let links = host.links.clone().unwrap();
    host.sit(0).await;
    let mut early = someone(&site, "Bob").await;
    early.open(&table, Some(&links.seat)).await;
    host.ask(ToServer::Bot { seat: Seat(1), kind: Some(BotKind::Thumb) }).await;
    assert_eq!(host.ask(ToServer::Start).await, []);
    early.sync().await;
    let you = early.you.clone().unwrap();
    assert_eq!(
        (early.stage(), you.viewer, you.may_sit),
        (Stage::Running, Viewer::Spectator, false)
    );
    let mut late = someone(&site, "Cleo").await;
    assert_eq!(late.denied(open(&table, Some(&links.seat))).await, Denied::NoTable);
    late.open(&table, Some(&links.watch)).await;
    assert!(!late.you.as_ref().unwrap().may_sit);
}

#[tokio::test]
async fn who_sat_where_is_known_after_a_restart() {
    let folder = folder("seen");
    let site = Site::new(sqlite(&folder), quick());
    let mut all = with_a_bot(&site, 2).await;
    let table = table_of(&all[0]);
    assert_eq!(all[0].ask(ToServer::Leave).await, []);
    let token = seat_link(&all[1].ask(ToServer::Propose(Motion::Open(Seat(2)))).await, 2);
    let cookie = all[0].cookie.clone();
    site.stop().await;
    let site = Site::new(sqlite(&folder), quick());
    let mut back = Hand::connect(site.address, Encoding::Json, Some(&cookie)).await;
    back.open(&table, Some(&token)).await;
    assert_eq!(back.denied(sit(2)).await, Denied::OtherSeat);
    let mut new = someone(&site, "Dora").await;
    new.open(&table, Some(&token)).await;
    new.sit(2).await;
}

#[tokio::test]
async fn a_reload_of_the_host_gives_nobody_power_over_them() {
    let site = Site::in_memory();
    let mut host = someone(&site, "Ann").await;
    let table = host.create(HiddenHand::default_options(2)).await;
    host.sit(0).await;
    let mut other = someone(&site, "Bob").await;
    other.open(&table, Some(&host.links.clone().unwrap().seat)).await;
    other.sit(1).await;
    let cookie = host.cookie.clone();
    for running in [false, true] {
        if running {
            assert_eq!(host.ask(ToServer::Start).await, []);
        }
        drop(host);
        other.until(|other| !other.info.as_ref().unwrap().places[0].present).await;
        // Everybody is told how long it takes until somebody else is host, or a bot plays.
        assert!(other.info.as_ref().unwrap().places[0].grace.is_some());
        assert!(!other.you.as_ref().unwrap().host);
        for frame in [ToServer::Kick(Seat(0)), ToServer::NewLinks] {
            assert_eq!(other.denied(frame).await, Denied::NotHost);
        }
        host = Hand::connect(site.address, Encoding::Json, Some(&cookie)).await;
        host.open(&table, None).await;
        assert!(host.you.as_ref().unwrap().host);
        other.until(|other| other.info.as_ref().unwrap().places[0].present).await;
    }
}

#[tokio::test]
async fn hosting_passes_on_after_the_grace_and_comes_back_at_once() {
    let config = Config { grace: Duration::from_millis(60), ..quick() };
    let site = Site::new(Arc::new(Memory::default()), config);
    let mut host = someone(&site, "Ann").await;
    let table = host.create(HiddenHand::default_options(3)).await;
    let link = host.links.clone().unwrap().seat;
    host.sit(0).await;
    let mut others = Vec::new();
    for seat in 1..3 {
        let mut other = someone(&site, &format!("P{seat}")).await;
        other.open(&table, Some(&link)).await;
        other.sit(seat).await;
        others.push(other);
    }
    let cookie = host.cookie.clone();
    drop(host);
    others[0].until(|other| other.you.as_ref().unwrap().host).await;
    // The frame about the table follows.
    others[0].sync().await;
    assert_eq!(others[0].info.as_ref().unwrap().places[0].grace, None);
    // The host of the meantime can kick neither the maker of the table nor themselves.
    assert_eq!(others[0].denied(ToServer::Kick(Seat(0))).await, Denied::Protected);
    assert_eq!(others[0].denied(ToServer::Kick(Seat(1))).await, Denied::Protected);
    assert!(matches!(others[0].ask(ToServer::Kick(Seat(2))).await[0], ToClient::Links(_)));
    // Somebody who was sent away by them is not barred for ever, but needs the new link.
    let new = others[0].links.clone().unwrap();
    assert!(others[1].sync().await.contains(&ToClient::Closed));
    assert_eq!(others[1].denied(open(&table, Some(&link))).await, Denied::NoTable);
    others[1].open(&table, Some(&new.seat)).await;
    others[1].sit(2).await;
    // The maker, who comes back, is given the new links.
    let mut host = Hand::connect(site.address, Encoding::Json, Some(&cookie)).await;
    host.open(&table, None).await;
    host.sync().await;
    assert_eq!(host.links, Some(new));
    let you = host.you.clone().unwrap();
    assert_eq!((you.host, you.viewer), (true, Viewer::Seat(Seat(0))));
    others[0].sync().await;
    assert!(!others[0].you.as_ref().unwrap().host);
    assert_eq!(others[0].denied(ToServer::Start).await, Denied::NotHost);
    assert_eq!(host.denied(ToServer::Kick(Seat(0))).await, Denied::Protected);
}

#[tokio::test]
async fn somebody_who_was_kicked_has_no_second_line_to_the_chair() {
    let site = Site::in_memory();
    let mut host = someone(&site, "Ann").await;
    let table = host.create(HiddenHand::default_options(2)).await;
    host.sit(0).await;
    let link = host.links.clone().unwrap().seat;
    let mut rude = someone(&site, "Rude").await;
    rude.open(&table, Some(&link)).await;
    rude.sit(1).await;
    let mut second = someone(&site, "Rude's other cookie").await;
    second.open(&table, Some(&link)).await;
    host.ask(ToServer::Kick(Seat(1))).await;
    second.say(sit(1)).await;
    let answer = second.sync().await;
    assert!(answer.contains(&ToClient::Closed), "{answer:?}");
    host.sync().await;
    assert_eq!(host.info.as_ref().unwrap().places[1].sitter, Sitter::Open);
}

#[tokio::test]
async fn new_links_send_everybody_away_who_has_no_chair() {
    let site = Site::in_memory();
    let mut host = someone(&site, "Ann").await;
    let table = host.create(HiddenHand::default_options(2)).await;
    let old = host.links.clone().unwrap();
    let mut sits = someone(&site, "Bob").await;
    sits.open(&table, Some(&old.seat)).await;
    sits.sit(1).await;
    let mut watchers = Vec::new();
    for token in [&old.seat, &old.watch] {
        let mut one = someone(&site, "Eve").await;
        one.open(&table, Some(token)).await;
        watchers.push(one);
    }
    assert!(matches!(host.ask(ToServer::NewLinks).await[0], ToClient::Links(_)));
    for one in &mut watchers {
        assert!(one.sync().await.contains(&ToClient::Closed));
        for token in [&old.seat, &old.watch] {
            assert_eq!(one.denied(open(&table, Some(token))).await, Denied::NoTable);
        }
    }
    // Seated people stay, and so does the host, who has no chair yet.
    assert_eq!(sits.sync().await, []);
    host.sit(0).await;
    assert_eq!(sits.ask(ToServer::Leave).await, []);
    sits.sit(1).await;
}

#[tokio::test]
async fn options_leave_people_their_chairs_and_their_time_to_see_them() {
    let config = Config { settle: Duration::from_secs(3_600), ..quick() };
    let site = Site::new(Arc::new(Memory::default()), config);
    let mut host = someone(&site, "Ann").await;
    let table = host.create(HiddenHand::default_options(3)).await;
    host.sit(0).await;
    let mut other = someone(&site, "Bob").await;
    other.open(&table, Some(&host.links.clone().unwrap().seat)).await;
    other.sit(2).await;
    let two = HiddenHand::default_options(2);
    assert_eq!(host.denied(ToServer::Options(two)).await, Denied::ChairInUse);
    assert_eq!(other.ask(ToServer::Leave).await, []);
    other.sit(1).await;
    assert_eq!(host.ask(ToServer::Options(two)).await, []);
    assert_eq!(host.denied(ToServer::Start).await, Denied::OptionsChanged);
    // Where nobody else sits, nobody needs the time.
    assert_eq!(other.ask(ToServer::Leave).await, []);
    let bot = ToServer::Bot { seat: Seat(1), kind: Some(BotKind::Thumb) };
    assert_eq!(host.ask(bot).await, []);
    assert_eq!(host.ask(ToServer::Start).await, []);
}

#[tokio::test]
async fn an_opened_seat_is_closed_again_when_somebody_is_sent_away_or_links_are_new() {
    let site = Site::in_memory();
    let mut all = with_a_bot(&site, 3).await;
    let table = table_of(&all[0]);
    for round in 0..2 {
        let by = 1 + round;
        assert_eq!(all[by].ask(ToServer::Propose(Motion::Open(Seat(3)))).await, []);
        let others = (0..3).filter(|one| *one != by);
        for other in others {
            assert_eq!(all[other].ask(vote(Motion::Open(Seat(3)), true)).await, []);
        }
        let token = seat_link(&all[by].sync().await, 3);
        if round == 0 {
            assert_eq!(all[0].ask(ToServer::NewLinks).await.len(), 1);
        } else {
            assert_eq!(all[0].ask(ToServer::Propose(Motion::Kick(Seat(2)))).await, []);
            assert!(
                !all[1]
                    .ask(vote(Motion::Kick(Seat(2)), true))
                    .await
                    .iter()
                    .any(|it| matches!(it, ToClient::Denied(_)))
            );
        }
        let mut again = someone(&site, "Again").await;
        assert_eq!(again.denied(open(&table, Some(&token))).await, Denied::NoTable);
    }
}

#[tokio::test]
async fn a_table_that_is_refused_leaves_the_open_one_open() {
    let site = Site::in_memory();
    let mut host = someone(&site, "Ann").await;
    let table = host.create(HiddenHand::default_options(2)).await;
    host.sit(0).await;
    assert_eq!(host.denied(open("nowhere", None)).await, Denied::NoTable);
    assert_eq!(host.denied(open(&"x".repeat(100), None)).await, Denied::NoTable);
    let mut other = someone(&site, "Bob").await;
    other.open(&table, Some(&host.links.clone().unwrap().seat)).await;
    assert!(other.info.as_ref().unwrap().places[0].present);
    assert_eq!(host.ask(ToServer::Leave).await, []);
    assert_eq!(host.you.as_ref().unwrap().viewer, Viewer::Spectator);
}
