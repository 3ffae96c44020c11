//! One person on several devices, by a personal link.

use bots::Fast;
use conformance::hidden_hand::HiddenHand;
use game::{Choices as _, Seat};
use wire::{Denied, Encoding, Motion, ToClient, ToServer};

use crate::client::{play_on, seated};
use crate::site::{Site, folder, quick, sqlite};
use crate::votes::{Hand, open, seat_link, sit, someone, table_of, vote, with_a_bot};

#[tokio::test]
async fn a_personal_link_leads_to_ones_own_seat_on_another_device() {
    let folder = folder("devices");
    let site = Site::new(sqlite(&folder), quick());
    let options = HiddenHand::default_options(2);
    let mut all = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    let table = table_of(&all[0]);
    let first = seat_link(&all[1].ask(ToServer::ReturnLink).await, 1);
    // Asking again makes the link before useless.
    let link = seat_link(&all[1].ask(ToServer::ReturnLink).await, 1);
    let mut phone = Hand::connect(site.address, Encoding::Json, None).await;
    assert_eq!(phone.denied(open(&table, Some(&first))).await, Denied::NoTable);
    // It is of no use to somebody who sits at this table.
    assert_eq!(all[0].denied(open(&table, Some(&link))).await, Denied::OtherSeat);
    all[0].open(&table, None).await;
    phone.open(&table, Some(&link)).await;
    assert_eq!(phone.seat(), Some(Seat(1)));
    assert_eq!(phone.update.clone().unwrap().view, all[1].update.clone().unwrap().view);
    // It works once; the same device needs no link any more.
    let mut thief = Hand::connect(site.address, Encoding::Json, None).await;
    assert_eq!(thief.denied(open(&table, Some(&link))).await, Denied::NoTable);
    phone.ask(ToServer::Close).await;
    phone.story.clear();
    phone.open(&table, Some(&link)).await;
    assert_eq!(phone.seat(), Some(Seat(1)));
    // Both devices play on, and both are one person.
    let game = HiddenHand::house();
    let old = all.pop().unwrap();
    let mut both = [all.pop().unwrap(), phone];
    play_on(&game, &mut both, &mut Fast::from_number(1), 3).await;
    let [host, phone] = both;
    let cookies = [&host, &phone, &old].map(|one| one.cookie.clone());
    site.stop().await;

    let site = Site::new(sqlite(&folder), quick());
    let mut again = Vec::new();
    for cookie in &cookies {
        let mut one = Hand::connect(site.address, Encoding::Json, Some(cookie)).await;
        one.open(&table, None).await;
        again.push(one);
    }
    let [mut host, mut phone, mut old]: [Hand; 3] = again.try_into().ok().unwrap();
    assert_eq!((phone.seat(), old.seat()), (Some(Seat(1)), Some(Seat(1))));
    host.sync().await;
    assert_eq!(host.info.as_ref().unwrap().watching, []);
    assert_eq!(host.info.as_ref().unwrap().places[1].name, "P1");
    // A device that came by a link asks for another one: nobody loses the seat.
    let link = seat_link(&phone.ask(ToServer::ReturnLink).await, 1);
    assert_eq!(old.sync().await, []);
    // The device that sat down does: only that one is left, and the link is replaced.
    seat_link(&old.ask(ToServer::ReturnLink).await, 1);
    assert!(phone.sync().await.contains(&ToClient::Closed));
    assert_eq!(phone.denied(open(&table, None)).await, Denied::NoTable);
    assert_eq!(phone.denied(open(&table, Some(&link))).await, Denied::NoTable);
    assert_eq!(old.sync().await, []);
}

#[tokio::test]
async fn whoever_comes_back_on_another_device_is_still_the_host_and_is_asked_for_the_rematch() {
    let site = Site::in_memory();
    let options = HiddenHand::default_options(2);
    let mut all = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    let table = table_of(&all[0]);
    let link = seat_link(&all[0].ask(ToServer::ReturnLink).await, 0);
    let mut phone = Hand::connect(site.address, Encoding::Json, None).await;
    phone.open(&table, Some(&link)).await;
    assert!(phone.you.as_ref().unwrap().host);
    drop(all.remove(0));
    all[0].sync().await;
    assert!(all[0].info.as_ref().unwrap().places[0].present, "one of her devices is there");
    assert_eq!(all[0].ask(ToServer::Resign).await, []);
    assert_eq!(all[0].ask(ToServer::Rematch).await, []);
    // The links are for the host.
    assert!(phone.sync().await.iter().any(|frame| matches!(frame, ToClient::Links(_))));
    let next = phone.info.as_ref().unwrap().rematch.clone().unwrap();
    phone.ask(ToServer::Name("Ann".to_owned())).await;
    phone.forget();
    phone.open(&next, None).await;
    phone.sit(0).await;
}

#[tokio::test]
async fn a_device_that_lost_the_seat_takes_no_other() {
    let site = Site::in_memory();
    let mut all = with_a_bot(&site, 2).await;
    let table = table_of(&all[0]);
    let link = seat_link(&all[1].ask(ToServer::ReturnLink).await, 1);
    let mut phone = someone(&site, "Phone").await;
    phone.open(&table, Some(&link)).await;
    seat_link(&all[1].ask(ToServer::ReturnLink).await, 1);
    assert!(phone.sync().await.contains(&ToClient::Closed));
    assert_eq!(all[1].ask(ToServer::Propose(Motion::Open(Seat(2)))).await, []);
    assert_eq!(all[0].ask(vote(Motion::Open(Seat(2)), true)).await, []);
    let token = seat_link(&all[1].sync().await, 2);
    phone.open(&table, Some(&token)).await;
    assert_eq!(phone.denied(sit(2)).await, Denied::OtherSeat);
}
