//! A data file that the last program before version 2 has made: everybody comes back by the old cookie and plays on.

use std::net::SocketAddr;
use std::path::PathBuf;

use bots::Fast;
use conformance::hidden_hand::HiddenHand;
use game::Record;
use server::Keys;
use table::{Proof, Sitter};
use wire::{Denied, Encoding, Stage, ToClient, ToServer};

use crate::client::{Client, open_socket, play_on};
use crate::site::{Site, folder, quick, sqlite};

type Hand = Client<HiddenHand>;
type Options = conformance::hidden_hand::Options;

const OLD: &str = include_str!("../../../store/tests/data/version-1.sql");

const WAITING: &str = "h2pxyf7era";
const RUNNING: &str = "4nk7zt8wmq";
const FINISHED: &str = "nhfx5xyc89";
const REMATCH: &str = "6es9xj8u8a";
const UPLOADED: &str = "tn9qny5f33";

const KEY: &str = "87d82d155685fda42f606911efa50ac195bef4be188fcd1ecdb773d60e88ae5f";
const ANN: &str = "spymaster-guest=87d82d155685fda42f606911efa50ac1.4a3c24776024904b89e3e92b69084a20a91dc522c1fcdcc27a12a7b7c9890a0d";
const BOB: &str = "spymaster-guest=bc24701f15e9fe32fec06e40e78f0f6d.4df000dc8abea1c679afe93dea0cf05343865d80d37e1092d58a8d30bb07c9ba";
const CLEO: &str = "spymaster-guest=dd704b4ed850a6f829eacf6e60957164.b0c2c08df91142b7375ac814aa06b4c010a793e4d37075e5e591bf6c5ced906b";
const DORA: &str = "spymaster-guest=33c5eee24ea8db99859f155c6b1dbd51.cbbc1a324f86160de47c94d55ff49a6289e06396df185ec27a97e9c4e55576fb";
const GUS: &str = "spymaster-guest=f9a30f500b3c41b9667b57f8f1398a6d.c90ee7d69dc9d298b18d5215d3c1a742c85e7b2ecbc15778686a4443cd1f5e96";
const RUNNERS: [&str; 2] = [
    "spymaster-guest=beabf663c6719affd6d5cdee39d8a316.4cbf29e52a8b7a55a95e7094cb451901ca046c19e3b86670f7aa7afa38ec9622",
    "spymaster-guest=99c919e0a291a34b26b6d345411f9bbe.b3507866dbff98d36da21534c912392be8c9261ce310548dfd10206b368ab634",
];
const WINNERS: [&str; 2] = [
    "spymaster-guest=2b8fca33194a9eca0f85bdfae4f6dbed.91dc7afa9f790b10a60a9a4fdb381ebe1e0ee5427ee324a721bd2a5a3e4ef765",
    "spymaster-guest=d3c661e0ff8191eaf0d834ae78a8f827.6576948054840c29d2e734d6144b44d8368cd42a2a4b6fabd0bd12ebdfa006e4",
];

fn old_folder() -> PathBuf {
    let folder = folder("version-1");
    let file = rusqlite::Connection::open(folder.join("spymaster.sqlite3")).unwrap();
    file.pragma_update(None, "journal_mode", "WAL").unwrap();
    file.execute_batch(OLD).unwrap();
    folder
}

async fn back(address: SocketAddr, cookie: &str, table: &str) -> Hand {
    let mut client = Hand::connect(address, Encoding::Json, Some(cookie)).await;
    client.open(table, None).await;
    client
}

async fn record(client: &mut Hand) -> String {
    let answer = client.ask(ToServer::Record).await;
    let [ToClient::Record(json)] = answer.as_slice() else { panic!("{answer:?}") };
    json.clone()
}

#[tokio::test]
async fn every_table_plays_on() {
    let (folder, key) = (old_folder(), folder("version-1-key").join("key"));
    let start = || {
        let keys = Keys::in_file(&key).unwrap();
        Site::with_keys(sqlite(&folder), keys, quick(), |house| house.add(HiddenHand::house()))
    };
    let site = start().unwrap();
    let (address, game) = (site.address, HiddenHand::house());
    let mut chance = Fast::from_number(1);

    // Ann and Cleo sit as they sat; whoever was kicked stays out, and whoever gave up the cookie has no name.
    let mut ann = back(address, ANN, WAITING).await;
    let names = |client: &Hand| -> Vec<String> {
        client.info.as_ref().unwrap().places.iter().map(|place| place.name.clone()).collect()
    };
    assert_eq!(
        (names(&ann), ann.stage()),
        (vec!["Ann".into(), "Cleo".into(), String::new()], Stage::Waiting)
    );
    assert!(ann.you.as_ref().unwrap().host);
    assert_eq!(ann.info.as_ref().unwrap().places[2].sitter, Sitter::Person);
    let mut bob = Hand::connect(address, Encoding::Json, Some(BOB)).await;
    let open = ToServer::Open { table: WAITING.into(), token: None, heard: 0 };
    assert_eq!(bob.denied(open).await, Denied::NoTable);
    let (_, fresh) =
        open_socket(address, "hidden-hand", wire::JSON, &[("cookie", GUS)]).await.unwrap();
    let guest =
        |cookie: &str| cookie.split(['=', '.']).find(|part| part.len() == 32).unwrap().to_owned();
    assert_ne!(guest(&fresh.unwrap()), guest(GUS), "a revoked cookie is known");
    let mut cleo = back(address, CLEO, WAITING).await;
    assert_eq!(ann.ask(ToServer::Start).await, []);
    cleo.until(|cleo| cleo.stage() == Stage::Running).await;

    // A running game goes to its end, and its proof holds.
    let [one, two] = RUNNERS;
    let mut all = [back(address, one, RUNNING).await, back(address, two, RUNNING).await];
    assert_eq!((names(&all[0]), all[0].stage()), (vec!["Ann".into(), "P1".into()], Stage::Running));
    assert_eq!(all[0].story.len(), 4);
    play_on(&game, &mut all, &mut chance, 1_000).await;
    assert!(all.iter().all(Client::is_over));
    Proof::<Options>::read(&record(&mut all[0]).await).unwrap().verify(&game).unwrap();

    // A finished one is over, and both are invited to the next.
    let [one, two] = WINNERS;
    let mut over = back(address, one, FINISHED).await;
    assert_eq!(over.stage(), Stage::Over);
    Proof::<Options>::read(&record(&mut over).await).unwrap().verify(&game).unwrap();
    for (seat, cookie) in [(0, one), (1, two)] {
        let mut client = back(address, cookie, REMATCH).await;
        client.sit(seat).await;
    }

    // So does one that was uploaded.
    let dora = back(address, DORA, UPLOADED).await;
    ann.story.clear();
    ann.update = None;
    ann.open(UPLOADED, None).await;
    assert!(dora.info.as_ref().unwrap().uploaded && dora.stage() == Stage::Running);
    let mut all = [dora, ann];
    loop {
        for client in &mut all {
            client.sync().await;
        }
        if all.iter().all(Client::is_over) {
            break;
        }
        play_on(&game, &mut all, &mut chance, 1).await;
    }
    let record: Record<Options> = Record::read(&record(&mut all[0]).await).unwrap();
    record.verify(&game, |_, _, _| ()).unwrap();
    drop(all);

    // The key has moved out of the data; those who come back with a newer cookie are the same guests.
    site.stop().await;
    let text = std::fs::read_to_string(&key).unwrap();
    assert!(text.contains(&format!("current {KEY}\n")), "{text}");
    // Data of version 1 did not say which games are over; now it is known.
    let file = rusqlite::Connection::open(folder.join("spymaster.sqlite3")).unwrap();
    let sql = "SELECT name FROM tables WHERE stage = 2 ORDER BY number";
    let mut find = file.prepare(sql).unwrap();
    let over: Vec<String> =
        find.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    assert_eq!(over, [RUNNING, FINISHED, UPLOADED]);
    drop(find);
    drop(file);
    let data = std::fs::read(folder.join("spymaster.sqlite3")).unwrap();
    let bytes: [u8; 32] = table::bytes_from_hex(KEY).unwrap();
    assert!(!data.windows(32).any(|part| part == bytes), "the key is in the data");
    let site = start().unwrap();
    assert_eq!(back(site.address, ANN, UPLOADED).await.stage(), Stage::Over);
}
