//! Whole games through sockets, in both encodings, with a watcher, over restarts; and their proofs.

use std::sync::Arc;
use std::time::Duration;

use bots::{BotKind, Fast};
use catalog::{Entry, Visitor, ids, with_game};
use conformance::hidden_hand::HiddenHand;
use conformance::sealed_choice::{Action, SealedChoice};
use game::{Choices as _, Playable, Seat, Viewer};
use server::Config;
use store::Memory;
use table::{Ask, Proof, Refused};
use wire::{Denied, Encoding, Stage, ToClient, ToServer};

use crate::client::{Client, play_beside_bots, play_on, seated};
use crate::site::{Site, folder, quick, sqlite};

#[tokio::test]
async fn a_whole_game_in_each_encoding_with_a_watcher_and_a_proof_at_the_end() {
    let site = Site::in_memory();
    let game = HiddenHand::house();
    for encoding in Encoding::ALL {
        let options = HiddenHand::default_options(2);
        let mut all = seated::<HiddenHand>(site.address, options, 2, encoding).await;
        let (table, links) = (all[0].you.clone().unwrap().table, all[0].links.clone().unwrap());
        let mut watcher = Client::<HiddenHand>::named(site.address, encoding, "Eve").await;
        watcher.open(&table, Some(&links.watch)).await;
        assert_eq!(watcher.you.as_ref().unwrap().viewer, Viewer::Spectator);
        let commitment = all[1].info.as_ref().unwrap().commitment.clone();
        // Before the end there is no record for anybody.
        all[0].denied(ToServer::Record).await;
        play_on(&game, &mut all, &mut Fast::from_number(1), 1_000).await;
        watcher.sync().await;
        for client in all.iter().chain([&watcher]) {
            assert!(client.is_over());
            assert_eq!(client.stage(), Stage::Over);
        }
        // The watcher has been told what everybody was told, no more.
        assert!(!watcher.story.is_empty());
        let answer = watcher.ask(ToServer::Record).await;
        let [ToClient::Record(json)] = answer.as_slice() else { panic!("{answer:?}") };
        let proof = Proof::read(json).unwrap();
        proof.verify(&game).unwrap();
        assert_eq!(proof.commitment, commitment, "what was published before the start");
        // Nobody has contributed here; what that is worth is in `deal.rs`.
        assert!(proof.worth().rests_on_trust());
    }
}

#[tokio::test]
async fn a_hundred_choose_at_once_and_nobody_is_stale() {
    let site = Site::in_memory();
    let options = SealedChoice::default_options(100);
    let mut all = seated::<SealedChoice>(site.address, options, 100, Encoding::Postcard).await;
    for client in &mut all {
        let ask = client.update.as_ref().unwrap().ask;
        let actions = vec![Action::Choose(3), Action::Confirm];
        client.say(ToServer::Submit { ask, actions }).await;
    }
    for client in &mut all {
        assert_eq!(client.sync().await, []);
    }
    for client in &mut all {
        client.sync().await;
        assert_eq!(client.update.as_ref().unwrap().round, 2);
    }
}

struct PlayByBots;
impl Visitor for PlayByBots {
    type Out = std::pin::Pin<Box<dyn Future<Output = ()>>>;
    fn visit<G: Playable>(self, entry: Entry<G>) -> Self::Out {
        Box::pin(async move {
            let game = entry.house_game(G::NEWEST_RULES).unwrap();
            let site = Site::of_catalog(Arc::new(Memory::default()), quick());
            let seats = *G::SEATS.start();
            let mut host = Client::<G>::named(site.address, Encoding::Postcard, "Ann").await;
            host.create(G::default_options(seats)).await;
            let bot = |seat| ToServer::Bot { seat: Seat(seat), kind: Some(BotKind::Thumb) };
            for seat in 0..seats {
                assert_eq!(host.ask(bot(seat)).await, []);
            }
            assert_eq!(host.denied(ToServer::Start).await, Denied::NobodySits);
            host.ask(ToServer::Bot { seat: Seat(0), kind: None }).await;
            host.sit(0).await;
            assert_eq!(host.ask(ToServer::Start).await, []);
            play_beside_bots(&game, &mut host).await;
            host.sync().await;
            let answer = host.ask(ToServer::Record).await;
            let [ToClient::Record(json)] = answer.as_slice() else { panic!("{answer:?}") };
            Proof::read(json).unwrap().verify(&game).unwrap();
        })
    }
}

#[tokio::test]
async fn bots_play_every_real_game_to_its_end_beside_a_person() {
    for id in ids() {
        with_game(id, PlayByBots).unwrap().await;
    }
}

#[tokio::test]
async fn an_old_answer_gets_the_newest_view_and_changes_nothing() {
    let site = Site::in_memory();
    let options = HiddenHand::default_options(2);
    let mut all = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
    let game = HiddenHand::house();
    let next = all.iter().position(Client::is_asked).unwrap();
    let mut chance = Fast::from_number(3);
    let action = all[next].choose(&game, &mut chance);
    let ask = all[next].update.as_ref().unwrap().ask;
    let submit = ToServer::Submit { ask, actions: vec![action] };
    assert_eq!(all[next].ask(submit.clone()).await, []);
    let after = all[next].update.clone();
    all[next].update = None;
    // The same frame once more, as a line that repeats itself would bring it.
    let answer = all[next].ask(submit).await;
    assert_eq!(answer, [ToClient::Refused { ask, why: Refused::Stale }]);
    let again = all[next].update.clone().unwrap();
    assert_eq!(Some(again.view), after.map(|update| update.view));
    // An answer for tomorrow's question, and one without anything.
    let answer = all[next].ask(ToServer::Submit { ask: Ask(999), actions: vec![action] }).await;
    assert!(matches!(answer[0], ToClient::Refused { why: Refused::Stale, .. }));
}

#[tokio::test]
async fn after_a_restart_everybody_goes_on_where_they_were() {
    let folder = folder("restart");
    let game = HiddenHand::house();
    let mut chance = Fast::from_number(5);
    let site = Site::new(sqlite(&folder), quick());
    let options = HiddenHand::default_options(3);
    let mut all = seated::<HiddenHand>(site.address, options, 3, Encoding::Postcard).await;
    play_on(&game, &mut all, &mut chance, 4).await;
    let table = all[0].you.clone().unwrap().table;
    site.stop().await;
    // They are told why the socket closed.
    let close = loop {
        if let Err(close) = all[0].next_or_close().await {
            break close.unwrap();
        }
    };
    assert_eq!(u16::from(close.code), wire::Close::Stopping.code());

    let site = Site::new(sqlite(&folder), quick());
    let mut back = Vec::new();
    for old in &all {
        let mut client =
            Client::<HiddenHand>::connect(site.address, old.encoding, Some(&old.cookie)).await;
        // No link is needed: the cookie is enough. What it knew already is not told again.
        client.story.clone_from(&old.story);
        client.open(&table, None).await;
        assert_eq!(client.seat(), old.seat());
        assert_eq!(client.story, old.story);
        let (new, old) = (client.update.clone().unwrap(), old.update.clone().unwrap());
        assert_eq!((new.view, new.ask, new.events), (old.view, old.ask, Vec::new()));
        back.push(client);
    }
    assert_eq!(back[0].info.as_ref().unwrap().places[0].name, "Ann");
    play_on(&game, &mut back, &mut chance, 1_000).await;
    assert!(back.iter().all(Client::is_over));
}

#[tokio::test]
async fn an_idle_table_leaves_memory_and_comes_back() {
    let config = Config { idle: Duration::from_millis(50), ..quick() };
    let site = Site::new(Arc::new(Memory::default()), config);
    let mut host = Client::<HiddenHand>::named(site.address, Encoding::Json, "Ann").await;
    let table = host.create(HiddenHand::default_options(2)).await;
    host.sit(0).await;
    assert!(metric(site.metrics, "spymaster_tables").await >= 1.0);
    host.ask(ToServer::Close).await;
    while metric(site.metrics, "spymaster_tables").await > 0.0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    host.open(&table, None).await;
    assert_eq!(host.seat(), Some(Seat(0)));
}

/// One figure of the server, as whoever watches it reads it.
pub async fn metric(address: std::net::SocketAddr, name: &str) -> f64 {
    let text = crate::abuse::get(address, "GET", "/metrics", &[]).await;
    let line = text.lines().find(|line| line.starts_with(&format!("{name} ")));
    line.and_then(|line| line.rsplit(' ').next()).unwrap().parse().unwrap()
}
