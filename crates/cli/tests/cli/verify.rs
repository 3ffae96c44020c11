//! `spymaster verify`: what it says is proven, and what it says rests on trust.

use std::fs;
use std::path::PathBuf;

use game::{Choices as _, Seat, Seed, TableAct};
use spy_connection::SpyConnection;
use table::{Bytes, Chair, DealRound, Proof, Secret, Table};

use crate::command::{folder, spymaster};

const ROUND: DealRound<'_> = DealRound { table: "k7", round: 2 };
const SECRET: Secret = Secret([7; 32]);
const ANN: Bytes = [1; 32];
const BOB: Bytes = [2; 32];

fn played(seed: Seed) -> Table<SpyConnection> {
    let chairs = vec![Chair::person("Ann"), Chair::person("Bob")];
    let (game, options) = (SpyConnection::house().unwrap(), SpyConnection::default_options(2));
    let mut table = Table::new(game, options, seed, chairs).unwrap();
    let change = table.table_act(TableAct::Resign(Seat(0))).unwrap();
    table.commit(change).unwrap();
    table
}

/// The proof of a game with these shares, in a file.
fn file(name: &str, shares: [Option<Bytes>; 2], without: &[Seat]) -> (PathBuf, String) {
    let record = played(ROUND.seed(&SECRET, &shares)).record().unwrap();
    let proof = Proof::new(ROUND, &SECRET, &shares, without, record);
    let file = folder(name).join("proof.json");
    fs::write(&file, proof.to_json().unwrap()).unwrap();
    (file, Seed(proof.all_commitments().unwrap()).to_string())
}

fn entropy(seat: &str, share: Bytes) -> String {
    format!("--entropy {seat}={}", Seed(share))
}

#[test]
fn two_shares_prove_the_deal_and_a_player_can_be_certain() {
    let (file, shown) = file("two-shares", [Some(ANN), Some(BOB)], &[]);
    let plain = spymaster("verify").arg(&file).ok();
    let plain = plain.says("The record holds").says("Seats whose devices").says("2 attempts");
    plain.says("unless all of these players and the server").says("until a player checks it");
    let verdict = spymaster("verify --json").arg(&file).json();
    assert_eq!(verdict["contributed"], serde_json::json!(["A", "B"]));
    assert_eq!((&verdict["rounds"], &verdict["rests_on_trust"]), (&2.into(), &false.into()));
    assert_eq!(verdict["commitment"], shown.as_str());
    assert_eq!(verdict["own"], serde_json::Value::Null);
    let own = spymaster("verify").arg(&file).args(&entropy("A", ANN));
    own.ok().says("Proven by your --entropy").says("With --commitment you can also prove");
    let seen = spymaster("verify --commitment").arg(&shown).arg(&file);
    seen.ok().says("Proven by your --commitment");
    let both = |lang: &str| {
        let command = spymaster("verify --commitment").arg(&shown).arg(&file);
        command.args(&entropy("B", BOB)).args(lang).ok()
    };
    both("--lang en").says("to you it is certain that nobody chose the deal");
    both("--lang de").says("Für dich ist damit sicher");
    both("--lang fr").says("Pour vous, il est donc certain");
}

#[test]
fn a_share_that_the_server_has_exchanged_is_found_with_the_own_values() {
    // Ann's device drew 1, and this is what it was shown; the server has put 3 in its place.
    let (_, shown) = file("as-it-was", [Some(ANN), Some(BOB)], &[]);
    let (file, _) = file("exchanged", [Some([3; 32]), Some(BOB)], &[]);
    spymaster("verify").arg(&file).ok();
    let own = spymaster("verify").arg(&file).args(&entropy("A", ANN)).run();
    own.exits(1).complains("the device of seat A drew other bytes");
    let seen = spymaster("verify --commitment").arg(&shown).arg(&file).run();
    seen.exits(1).complains("not those that were shown");
    let json = spymaster("verify --json").arg(&file).args(&entropy("A", ANN)).run();
    assert!(json.stdout.contains("\"verified\":false"), "{json:#?}");
}

#[test]
fn fewer_than_two_shares_rest_on_trust() {
    let (one, _) = file("one-share", [Some(ANN), None], &[Seat(1)]);
    let said = spymaster("verify").arg(&one).ok();
    said.says("Fewer than two devices").says("rests on trust").says("without the share of: B");
    let left_out = spymaster("verify").arg(&one).args(&entropy("B", BOB)).ok();
    left_out.says("the host started without them");
    let (none, _) = file("no-share", [None, None], &[]);
    let said = spymaster("verify").arg(&none).ok();
    said.says("No player's device").says("rests on trust in the server");
    let denied = spymaster("verify").arg(&none).args(&entropy("B", BOB)).run();
    denied.exits(1).complains("the device of seat B");
    assert_eq!(spymaster("verify --json").arg(&none).json()["rests_on_trust"], true);
}

#[test]
fn a_proof_of_the_first_format_still_holds_and_says_less() {
    let entropy = [Some(ANN), Some(BOB)];
    let record = played(SECRET.seed("k7", &entropy)).record().unwrap();
    let proof = Proof::format_1("k7", &SECRET, &entropy, record);
    let file = folder("first-format").join("proof.json");
    fs::write(&file, proof.to_json().unwrap()).unwrap();
    let said = spymaster("verify --commitment").arg(SECRET.commitment()).arg(&file).ok();
    said.says("first format").says("you have to trust the server");
    let other = spymaster("verify --commitment").arg(Seed(ANN).to_string()).arg(&file).run();
    other.exits(1).complains("not those that were shown");
}

#[test]
fn own_values_must_be_written_rightly() {
    for words in ["--commitment 12", "--entropy 12", "--entropy A=12", "--entropy ?=12"] {
        let ran = spymaster("verify game.json").args(words).run();
        assert_eq!(ran.code, Some(2), "{ran:#?}");
    }
}
