//! A new edition is released while tables are open: they are finished with the one they began with, and new tables
//! have the new one.

use std::sync::Arc;

use bots::{BotKind, Fast};
use game::{Choices as _, Game as _, House as _, Playable, Record, Seat, Seed};
use server::House;
use spynet::SpyNet;
use store::{Memory, Store};
use table::{Chair, Proof, Table};
use wire::{Encoding, Stage, ToClient, ToServer, Unfit, Upload};

use crate::client::{Client, play_on, seated};
use crate::site::{Site, quick};

const NEXT: &str = include_str!("../../../../games/spynet/tests/editions/next.toml");

fn first() -> SpyNet {
    SpyNet::house().unwrap()
}

/// The rules over an edition with other cards, which is newer than the house edition of this build.
fn next() -> SpyNet {
    let edition = SpyNet::read_edition_file("next.toml", NEXT).unwrap();
    SpyNet::new(Arc::new(edition), SpyNet::NEWEST_RULES).unwrap()
}

/// A server whose newest edition is this one, and which knows those before it.
fn site(store: &Arc<dyn Store>, newest: SpyNet, earlier: Vec<SpyNet>) -> Site {
    let furnish = |house: &mut House| house.add_with_earlier(newest, earlier);
    Site::furnished(Arc::clone(store), quick(), furnish)
}

/// The record of a finished game, which is true under these rules.
async fn proven<G: Playable>(client: &mut Client<G>, game: &G) -> Record<G::Options> {
    let answer = client.ask(ToServer::Record).await;
    let [ToClient::Record(json)] = answer.as_slice() else { panic!("{answer:?}") };
    let proof = Proof::read(json).unwrap();
    proof.verify(game).unwrap();
    proof.record
}

#[tokio::test]
async fn a_table_is_finished_with_the_edition_it_began_with_after_a_newer_one_is_released() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let old = site(&store, first(), Vec::new());
    let options = SpyNet::default_options(2);
    let mut all = seated::<SpyNet>(old.address, options.clone(), 2, Encoding::Postcard).await;
    let mut chance = Fast::from_number(7);
    play_on(&first(), &mut all, &mut chance, 12).await;
    let table = all[0].you.clone().unwrap().table;
    old.stop().await;

    let new = site(&store, next(), vec![first()]);
    let mut back = Vec::new();
    for old in &all {
        let cookie = Some(old.cookie.as_str());
        let mut client = Client::<SpyNet>::connect(new.address, old.encoding, cookie).await;
        client.story.clone_from(&old.story);
        client.open(&table, None).await;
        let hash = first().edition_hash().to_string();
        assert_eq!(client.info.as_ref().unwrap().edition, hash);
        assert_eq!(client.update.as_ref().unwrap().view, old.update.as_ref().unwrap().view);
        back.push(client);
    }
    play_on(&first(), &mut back, &mut chance, 10_000).await;
    assert!(back.iter().all(Client::is_over));
    let record = proven(&mut back[0], &first()).await;
    assert!(record.verify(&next(), |_, _, _| {}).is_err(), "it names its own edition");

    // A new table has the new edition.
    let mut newer = seated::<SpyNet>(new.address, options, 2, Encoding::Postcard).await;
    assert_eq!(newer[0].info.as_ref().unwrap().edition, next().edition_hash().to_string());
    play_on(&next(), &mut newer, &mut chance, 10_000).await;
    newer[0].sync().await;
    assert_eq!(newer[0].stage(), Stage::Over);
    proven(&mut newer[0], &next()).await;
}

#[tokio::test]
async fn a_table_whose_edition_is_not_known_stays_closed_and_harms_no_other() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let ahead = site(&store, next(), vec![first()]);
    let mut host = Client::<SpyNet>::named(ahead.address, Encoding::Json, "Ann").await;
    let table = host.create(SpyNet::default_options(2)).await;
    ahead.stop().await;
    // An older server, as after a step back.
    let behind = site(&store, first(), Vec::new());
    let mut back =
        Client::<SpyNet>::connect(behind.address, Encoding::Json, Some(&host.cookie)).await;
    let answer = back.ask(ToServer::Open { table, token: None, heard: 0 }).await;
    assert!(matches!(answer.as_slice(), [ToClient::Denied(_)]), "{answer:?}");
    assert!(back.info.is_none());
    back.create(SpyNet::default_options(2)).await;
    assert_eq!(back.stage(), Stage::Waiting);
}

#[tokio::test]
async fn a_game_from_elsewhere_may_have_an_earlier_edition() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let site = site(&store, next(), vec![first()]);
    let mut host = Client::<SpyNet>::named(site.address, Encoding::Postcard, "Ann").await;
    let begun = |game: SpyNet| -> Upload<_, _> {
        let chairs = vec![Chair::person("Ann"), Chair::bot("B", BotKind::Thumb)];
        let (options, seed) = (SpyNet::default_options(2), Seed::from_text("upload"));
        let mut table = Table::new(game, options, seed, chairs).unwrap();
        let seat = table.game().to_act(table.state()).iter().next().unwrap();
        let mut legal = game::ActionList::new();
        table.game().legal(table.state(), seat, &mut legal);
        let change = table.submit(seat, table.ask(seat), &[legal[0]]).unwrap();
        table.commit(change).unwrap();
        table.save(None).into()
    };
    let answer = host.ask(ToServer::Upload(Box::new(begun(first())))).await;
    assert!(matches!(answer.as_slice(), [ToClient::Links(_)]), "{answer:?}");
    assert_eq!(host.info.as_ref().unwrap().edition, first().edition_hash().to_string());
    host.sit(0).await;
    assert_eq!(host.seat(), Some(Seat(0)));
    let unknown = Upload { edition: "0".repeat(64), ..begun(first()) };
    let answer = host.ask(ToServer::Upload(Box::new(unknown))).await;
    let newest = next().edition_hash().to_string();
    assert_eq!(answer, [ToClient::BadUpload(Unfit::Edition(newest))]);
}
