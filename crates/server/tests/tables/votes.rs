//! What the people at a running table decide together: who is sent away, and which bot's seat is opened.

use std::sync::Arc;
use std::time::Duration;

use bots::BotKind;
use conformance::hidden_hand::HiddenHand;
use game::{Choices as _, Seat, Viewer};
use server::Config;
use store::Memory;
use table::Sitter;
use wire::{Denied, Encoding, Motion, Stage, ToClient, ToServer};

use crate::client::{Client, seated};
use crate::site::{Site, quick};

pub type Hand = Client<HiddenHand>;

pub async fn someone(site: &Site, name: &str) -> Hand {
    Client::named(site.address, Encoding::Json, name).await
}

pub fn sit(seat: u8) -> wire::ToServerOf<HiddenHand> {
    ToServer::Sit { seat: Seat(seat), commitment: None }
}

pub fn open(table: &str, token: Option<&str>) -> wire::ToServerOf<HiddenHand> {
    ToServer::Open { table: table.to_owned(), token: token.map(str::to_owned), heard: 0 }
}

/// An answer to a vote.
pub fn vote(what: Motion, yes: bool) -> wire::ToServerOf<HiddenHand> {
    ToServer::Vote { what, yes }
}

/// The token in an answer that is nothing but a link to this seat.
pub fn seat_link(answer: &[wire::ToClientOf<HiddenHand>], wanted: u8) -> String {
    match answer {
        [ToClient::SeatLink { seat, token }] if *seat == Seat(wanted) => token.clone(),
        other => panic!("no link: {other:?}"),
    }
}

/// A running game of Ann, who made the table, and as many others, with a bot on the last of the seats.
pub async fn with_a_bot(site: &Site, people: u8) -> Vec<Hand> {
    let mut host = someone(site, "Ann").await;
    let table = host.create(HiddenHand::default_options(people + 1)).await;
    let link = host.links.clone().unwrap().seat;
    let bot = ToServer::Bot { seat: Seat(people), kind: Some(BotKind::Greedy) };
    assert_eq!(host.ask(bot).await, []);
    host.sit(0).await;
    let mut all = vec![host];
    for seat in 1..people {
        let mut next = someone(site, &format!("P{seat}")).await;
        next.open(&table, Some(&link)).await;
        next.sit(seat).await;
        all.push(next);
    }
    assert_eq!(all[0].ask(ToServer::Start).await, []);
    for client in &mut all {
        client.sync().await;
        assert_eq!(client.stage(), Stage::Running);
    }
    all
}

pub fn table_of(client: &Hand) -> String {
    client.you.clone().unwrap().table
}

#[tokio::test]
async fn a_bots_seat_is_opened_by_consent_of_all_and_its_link_works_once() {
    let site = Site::in_memory();
    let mut all = with_a_bot(&site, 3).await;
    let (table, seat) = (table_of(&all[0]), Seat(3));
    // The host alone cannot, in any way.
    assert_eq!(all[0].denied(ToServer::Bot { seat, kind: None }).await, Denied::NeedsVote);
    let other_bot = ToServer::Bot { seat, kind: Some(BotKind::Random) };
    assert_eq!(all[0].denied(other_bot).await, Denied::NeedsVote);
    assert_eq!(all[1].ask(ToServer::Propose(Motion::Open(seat))).await, []);
    let ballot = all[1].info.clone().unwrap().vote.unwrap();
    assert_eq!((ballot.what, ballot.by, ballot.needed), (Motion::Open(seat), Seat(1), 3));
    assert_eq!((ballot.voters.len(), ballot.yes), (3, vec![Seat(1)]));
    assert_eq!(all[0].ask(vote(Motion::Open(seat), true)).await, []);
    assert_eq!(all[0].info.as_ref().unwrap().places[3].sitter, Sitter::Bot(BotKind::Greedy));
    // One who does not want it ends the vote; then all agree.
    assert_eq!(all[2].ask(vote(Motion::Open(seat), false)).await, []);
    assert_eq!(all[2].info.as_ref().unwrap().vote, None);
    assert_eq!(all[2].ask(ToServer::Propose(Motion::Open(seat))).await, []);
    assert_eq!(all[0].ask(vote(Motion::Open(seat), true)).await, []);
    assert_eq!(all[1].ask(vote(Motion::Open(seat), true)).await, []);
    // The link goes to the person who proposed it, and to nobody else.
    let token = seat_link(&all[2].sync().await, 3);
    assert_eq!(all[0].sync().await, []);

    let mut new = someone(&site, "Dora").await;
    new.open(&table, Some(&token)).await;
    let you = new.you.clone().unwrap();
    assert_eq!((you.viewer, you.offer, you.may_sit), (Viewer::Spectator, Some(seat), true));
    let mut late = someone(&site, "Emil").await;
    late.open(&table, Some(&token)).await;
    new.sit(3).await;
    assert!(late.sync().await.contains(&ToClient::Closed), "the link has been used");
    assert_eq!(late.denied(open(&table, Some(&token))).await, Denied::NoTable);
    // She comes back by her cookie.
    assert_eq!(new.ask(ToServer::Close).await, [ToClient::Closed]);
    new.story.clear();
    new.open(&table, None).await;
    assert_eq!(new.seat(), Some(seat));
}

#[tokio::test]
async fn an_opened_seat_can_be_given_back_to_a_bot() {
    let site = Site::in_memory();
    let mut all = with_a_bot(&site, 1).await;
    let (table, seat) = (table_of(&all[0]), Seat(1));
    let answer = all[0].ask(ToServer::Propose(Motion::Open(seat))).await;
    let token = seat_link(&answer, 1);
    let mut new = someone(&site, "Dora").await;
    new.open(&table, Some(&token)).await;
    let bot = ToServer::Bot { seat, kind: Some(BotKind::Thumb) };
    assert_eq!(all[0].ask(bot).await, []);
    assert!(new.sync().await.contains(&ToClient::Closed));
    assert_eq!(new.denied(open(&table, Some(&token))).await, Denied::NoTable);
}

#[tokio::test]
async fn somebody_is_sent_away_by_a_vote_and_a_bot_plays_on() {
    let site = Site::in_memory();
    let options = HiddenHand::default_options(3);
    let mut all = seated::<HiddenHand>(site.address, options, 3, Encoding::Json).await;
    let (table, links) = (table_of(&all[0]), all[0].links.clone().unwrap());
    let mut watcher = someone(&site, "Eve").await;
    watcher.open(&table, Some(&links.watch)).await;
    assert_eq!(all[0].denied(ToServer::Kick(Seat(2))).await, Denied::NeedsVote);
    assert_eq!(all[1].ask(ToServer::Propose(Motion::Kick(Seat(2)))).await, []);
    // The one concerned is not asked, and those without a seat are not.
    assert_eq!(all[2].denied(vote(Motion::Kick(Seat(2)), false)).await, Denied::NoVote);
    assert_eq!(watcher.denied(vote(Motion::Kick(Seat(2)), true)).await, Denied::NoSeat);
    assert_eq!(watcher.denied(ToServer::Propose(Motion::Kick(Seat(0)))).await, Denied::NoSeat);
    // Nobody counts twice.
    assert_eq!(all[1].ask(vote(Motion::Kick(Seat(2)), true)).await, []);
    assert_eq!(all[1].info.clone().unwrap().vote.unwrap().yes, [Seat(1)]);
    let answer = all[0].ask(vote(Motion::Kick(Seat(2)), true)).await;
    assert!(matches!(answer.as_slice(), [ToClient::Links(_)]), "{answer:?}");
    let place = all[0].info.clone().unwrap().places[2].clone();
    assert!(matches!(place.sitter, Sitter::Bot(_)), "{place:?}");
    assert_eq!((place.name.as_str(), place.before.as_str()), ("", "P2"));
    let mut gone = all.pop().unwrap();
    assert!(gone.sync().await.contains(&ToClient::Closed));
    assert!(watcher.sync().await.contains(&ToClient::Closed), "all links are new");
    for token in [None, Some(links.seat.as_str()), Some(links.watch.as_str())] {
        assert_eq!(gone.denied(open(&table, token)).await, Denied::NoTable);
    }
    let new = all[0].links.clone().unwrap();
    assert_eq!(gone.denied(open(&table, Some(&new.watch))).await, Denied::NoTable);
}

#[tokio::test]
async fn nobody_is_sent_away_by_one_person_and_nobody_sends_the_maker_away() {
    let config = Config { vote: Duration::from_millis(300), ..quick() };
    let site = Site::new(Arc::new(Memory::default()), config);
    let options = HiddenHand::default_options(2);
    let mut two = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    let kick = |seat| ToServer::Propose(Motion::Kick(Seat(seat)));
    assert_eq!(two[0].denied(kick(1)).await, Denied::TooFewVoters);
    let options = HiddenHand::default_options(3);
    let mut all = seated::<HiddenHand>(site.address, options, 3, Encoding::Json).await;
    assert_eq!(all[1].denied(kick(0)).await, Denied::Protected);
    assert_eq!(all[1].denied(kick(1)).await, Denied::Protected);
    assert_eq!(all[1].denied(kick(9)).await, Denied::Taken);
    assert_eq!(all[1].denied(ToServer::Propose(Motion::Open(Seat(2)))).await, Denied::Taken);
    assert_eq!(all[1].denied(vote(Motion::Kick(Seat(2)), true)).await, Denied::NoVote);
    assert_eq!(all[1].ask(kick(2)).await, []);
    all[0].sync().await;
    // The time passes, and nothing has come of it.
    all[0].until(|one| one.info.as_ref().unwrap().vote.is_none()).await;
    assert_eq!(all[0].info.as_ref().unwrap().places[2].sitter, Sitter::Person);
    assert_eq!(all[0].denied(vote(Motion::Kick(Seat(2)), true)).await, Denied::NoVote);
}

#[tokio::test]
async fn whoever_has_proposed_something_waits_before_the_next_proposal() {
    let site = Site::in_memory();
    let options = HiddenHand::default_options(3);
    let mut all = seated::<HiddenHand>(site.address, options, 3, Encoding::Json).await;
    let kick = ToServer::Propose(Motion::Kick(Seat(2)));
    assert_eq!(all[1].ask(kick.clone()).await, []);
    let other = ToServer::Propose(Motion::Kick(Seat(1)));
    assert_eq!(all[2].denied(other).await, Denied::VoteRunning);
    assert_eq!(all[0].ask(vote(Motion::Kick(Seat(2)), false)).await, []);
    assert_eq!(all[0].info.as_ref().unwrap().vote, None, "it cannot succeed any more");
    assert_eq!(all[1].denied(kick.clone()).await, Denied::TooFast);
    assert_eq!(all[0].ask(kick).await, []);
}

#[tokio::test]
async fn whoever_has_just_lost_the_line_is_asked_all_the_same() {
    let site = Site::in_memory();
    let mut all = with_a_bot(&site, 2).await;
    let table = table_of(&all[0]);
    let away = all.pop().unwrap();
    let cookie = away.cookie.clone();
    drop(away);
    all[0].until(|one| !one.info.as_ref().unwrap().places[1].present).await;
    assert_eq!(all[0].ask(ToServer::Propose(Motion::Open(Seat(2)))).await, []);
    let ballot = all[0].info.clone().unwrap().vote.unwrap();
    assert_eq!((ballot.voters, ballot.needed), (vec![Seat(0), Seat(1)], 2));
    let mut back = Hand::connect(site.address, Encoding::Json, Some(&cookie)).await;
    back.open(&table, None).await;
    assert_eq!(back.ask(vote(Motion::Open(Seat(2)), false)).await, []);
    assert_eq!(back.info.as_ref().unwrap().vote, None);
}

#[tokio::test]
async fn somebody_for_whom_a_bot_plays_is_not_waited_for_but_asked_when_back() {
    let config = Config { grace: Duration::from_millis(40), ..quick() };
    let site = Site::new(Arc::new(Memory::default()), config);
    let mut all = with_a_bot(&site, 3).await;
    let table = table_of(&all[0]);
    let away = all.pop().unwrap();
    let cookie = away.cookie.clone();
    drop(away);
    all[0].until(|one| one.info.as_ref().unwrap().places[2].held.is_some()).await;
    assert_eq!(all[0].ask(ToServer::Propose(Motion::Open(Seat(3)))).await, []);
    let ballot = all[0].info.clone().unwrap().vote.unwrap();
    assert_eq!(ballot.voters, [Seat(0), Seat(1)]);
    let mut back = Hand::connect(site.address, Encoding::Json, Some(&cookie)).await;
    back.open(&table, None).await;
    let ballot = back.info.clone().unwrap().vote.unwrap();
    assert_eq!((ballot.voters, ballot.needed), (vec![Seat(0), Seat(1), Seat(2)], 3));
}

/// A running game of two people and a bot. The second person has been away for longer than the grace period; here is
/// the cookie of that person.
async fn with_somebody_away(vote: Duration) -> (Site, Vec<Hand>, String) {
    let config = Config { grace: Duration::from_millis(40), vote, ..quick() };
    let site = Site::new(Arc::new(Memory::default()), config);
    let mut all = with_a_bot(&site, 2).await;
    let cookie = all.pop().unwrap().cookie.clone();
    all[0].until(|one| one.info.as_ref().unwrap().places[1].held.is_some()).await;
    (site, all, cookie)
}

#[tokio::test]
async fn people_who_are_away_can_come_back_and_object_to_opening_a_seat() {
    let (site, mut all, cookie) = with_somebody_away(Duration::from_secs(3_600)).await;
    let what = Motion::Open(Seat(2));
    // Everybody who is here agrees, and that is not enough yet.
    assert_eq!(all[0].ask(ToServer::Propose(what)).await, []);
    let ballot = all[0].info.clone().unwrap().vote.unwrap();
    assert_eq!((ballot.voters, ballot.needed, ballot.at_end), (vec![Seat(0)], 1, true));
    let mut back = Hand::connect(site.address, Encoding::Json, Some(&cookie)).await;
    back.open(&table_of(&all[0]), None).await;
    let ballot = back.info.clone().unwrap().vote.unwrap();
    assert_eq!((ballot.voters, ballot.needed), (vec![Seat(0), Seat(1)], 2));
    assert!(!ballot.at_end, "everybody is here");
    assert_eq!(back.ask(vote(what, false)).await, []);
    all[0].sync().await;
    let info = all[0].info.clone().unwrap();
    assert_eq!(info.vote, None);
    assert!(matches!(info.places[2].sitter, Sitter::Bot(_)));
}

#[tokio::test]
async fn a_seat_opens_at_the_end_of_the_vote_if_nobody_comes_back_to_object() {
    let (_site, mut all, _) = with_somebody_away(Duration::from_millis(50)).await;
    assert_eq!(all[0].ask(ToServer::Propose(Motion::Open(Seat(2)))).await, []);
    all[0].until(|one| one.info.as_ref().unwrap().places[2].sitter == Sitter::Open).await;
    assert_eq!(all[0].info.as_ref().unwrap().vote, None);
}

#[tokio::test]
async fn people_who_joined_a_running_game_send_nobody_away() {
    let site = Site::in_memory();
    let mut all = with_a_bot(&site, 3).await;
    let (table, what) = (table_of(&all[0]), Motion::Open(Seat(3)));
    assert_eq!(all[0].ask(ToServer::Propose(what)).await, []);
    assert_eq!(all[1].ask(vote(what, true)).await, []);
    assert_eq!(all[2].ask(vote(what, true)).await, []);
    let token = seat_link(&all[0].sync().await, 3);
    let mut second = someone(&site, "Ann's other cookie").await;
    second.open(&table, Some(&token)).await;
    second.sit(3).await;
    let kick = Motion::Kick(Seat(2));
    assert_eq!(second.denied(ToServer::Propose(kick)).await, Denied::NoVote);
    assert_eq!(all[1].ask(ToServer::Propose(kick)).await, []);
    let ballot = all[1].info.clone().unwrap().vote.unwrap();
    assert_eq!((ballot.voters, ballot.needed), (vec![Seat(0), Seat(1)], 2));
    assert_eq!(second.denied(vote(kick, true)).await, Denied::NoVote);
    // They may be sent away themselves.
    assert_eq!(all[0].ask(vote(kick, false)).await, []);
    let kick = Motion::Kick(Seat(3));
    assert_eq!(all[2].ask(ToServer::Propose(kick)).await, []);
    assert_eq!(all[1].ask(vote(kick, true)).await, []);
    assert!(second.sync().await.contains(&ToClient::Closed));
}

#[tokio::test]
async fn an_answer_to_another_vote_does_not_count() {
    let site = Site::in_memory();
    let mut all = with_a_bot(&site, 3).await;
    assert_eq!(all[1].ask(ToServer::Propose(Motion::Kick(Seat(2)))).await, []);
    for other in [Motion::Open(Seat(2)), Motion::Kick(Seat(1)), Motion::Open(Seat(3))] {
        assert_eq!(all[0].denied(vote(other, true)).await, Denied::NoVote);
    }
    all[1].sync().await;
    assert_eq!(all[1].info.clone().unwrap().vote.unwrap().yes, [Seat(1)]);
}
