//! How often a table may be changed before its start: nobody uses that up for the others.

use bots::BotKind;
use conformance::hidden_hand::HiddenHand;
use game::{Choices as _, Seat};
use server::Limits;
use wire::{Denied, Encoding, Stage, ToClient, ToServer};

use crate::client::{hex, play_beside_bots};
use crate::limits::{limited, options, site};
use crate::votes::{Hand, sit};

#[tokio::test]
async fn a_table_is_changed_only_so_often_before_its_start() {
    let site = site(Limits { rows_before_start: 8, ..Limits::unlimited() });
    let mut ann = Hand::named(site.address, Encoding::Json, "Ann").await;
    ann.create(options()).await;
    ann.sit(0).await;
    let bot = ToServer::Bot { seat: Seat(1), kind: Some(BotKind::Thumb) };
    assert_eq!(ann.ask(bot).await, []);
    for _ in 0..3 {
        assert_eq!(ann.ask(ToServer::Options(options())).await, []);
    }
    assert_eq!(ann.denied(ToServer::Options(options())).await, Denied::TooManyChanges);
    // The host has as much again for what keeps the table usable.
    for _ in 0..8 {
        let answer = ann.ask(ToServer::NewLinks).await;
        assert!(matches!(answer.as_slice(), [ToClient::Links(_)]), "{answer:?}");
    }
    assert_eq!(ann.denied(ToServer::NewLinks).await, Denied::TooManyChanges);
    assert_eq!(limited(&site, "rows_before_start", "table").await, 2.0);
    // It can still be started, and then there is no such bound.
    assert_eq!(ann.ask(ToServer::Start).await, []);
    play_beside_bots(&HiddenHand::house(), &mut ann).await;
}

/// Sits down and stands up again until that is refused; says how often it was done.
async fn sit_and_leave(guest: &mut Hand) -> u32 {
    for times in 0..100 {
        match guest.ask(sit(1)).await.as_slice() {
            [] => assert_eq!(guest.ask(ToServer::Leave).await, []),
            [ToClient::Denied(Denied::TooManyChanges)] => return times,
            other => panic!("{other:?}"),
        }
    }
    panic!("nothing is counted");
}

#[tokio::test]
async fn guests_who_change_chairs_all_the_time_take_the_table_from_nobody() {
    let (rows_before_start, rows_before_start_per_person) = (40, 10);
    let limits = Limits { rows_before_start, rows_before_start_per_person, ..Limits::unlimited() };
    let site = site(limits);
    let mut ann = Hand::named(site.address, Encoding::Json, "Ann").await;
    let table = ann.create(HiddenHand::default_options(3)).await;
    let commitment = Some(hex(1));
    assert_eq!(ann.ask(ToServer::Sit { seat: Seat(0), commitment }).await, []);
    let link = ann.links.clone().unwrap().seat;
    let mut bob = Hand::named(site.address, Encoding::Json, "Bob").await;
    bob.open(&table, Some(&link)).await;
    bob.sit(2).await;
    // Each of them has a share that is theirs, and many together use up what is there for those with the link.
    let mut changed = Vec::new();
    for number in 0..4 {
        let mut eve = Hand::named(site.address, Encoding::Json, &format!("Eve {number}")).await;
        eve.open(&table, Some(&link)).await;
        changed.push(sit_and_leave(&mut eve).await);
    }
    assert_eq!(changed[..3], [5; 3]);
    assert!(changed[3] < 5, "{changed:?}");
    // Those who sit there can commit, leave, and be sent away; with new links others can come again.
    let mut late = Hand::named(site.address, Encoding::Json, "Late").await;
    late.open(&table, Some(&link)).await;
    assert_eq!(late.denied(sit(1)).await, Denied::TooManyChanges);
    assert_eq!(bob.ask(ToServer::Leave).await, []);
    let answer = ann.ask(ToServer::NewLinks).await;
    let [ToClient::Links(links)] = answer.as_slice() else { panic!("{answer:?}") };
    late.sync().await;
    late.open(&table, Some(&links.seat)).await;
    late.sit(1).await;
    let answer = ann.ask(ToServer::Kick(Seat(1))).await;
    assert!(matches!(answer.as_slice(), [ToClient::Links(_)]), "{answer:?}");
    for seat in [1, 2].map(Seat) {
        assert_eq!(ann.ask(ToServer::Bot { seat, kind: Some(BotKind::Thumb) }).await, []);
    }
    assert_eq!(ann.ask(ToServer::Start).await, []);
    assert_eq!(ann.stage(), Stage::Dealing);
}
