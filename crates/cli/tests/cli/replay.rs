//! Records: played again, and refused when somebody changed them.

use std::fs;
use std::path::PathBuf;

use crate::command::{folder, spymaster};

/// The record of a whole game, and its text.
fn record(name: &str) -> (PathBuf, String) {
    let file = folder(name).join("game.json");
    spymaster("play spy-connection --seats thumb,thumb --seed 5 --save").arg(&file).ok();
    let text = fs::read_to_string(&file).unwrap();
    (file, text)
}

#[test]
fn a_record_is_told_in_words_and_verified() {
    let (file, _) = record("told");
    let ran = spymaster("replay").arg(&file).ok().says("A takes").says("Final score");
    let (opening, log) = ran.stdout.split_once("── Round 1 ──\n").unwrap();
    assert!(opening.contains("LONDON") && !log.contains("LONDON"), "{ran:#?}");
    assert_eq!(log.matches("── Round 2 ──\n").count(), 1, "{ran:#?}");
    ran.says("Verified: ");
    let quiet = spymaster("replay --quiet").arg(&file).ok();
    assert_eq!(quiet.stdout.lines().count(), 1, "{quiet:#?}");
    spymaster("replay --lang de").arg(&file).ok().says("Endwertung").says("Geprüft: ");
    spymaster("replay --lang fr").arg(&file).ok().says("Score final").says("Vérifié\u{202f}: ");
    let verdict = spymaster("replay --json").arg(&file).json();
    assert_eq!(verdict["verified"], true);
    assert_eq!(verdict["game"], "spy-connection");
    assert_eq!(verdict["finished"], true);
    assert_eq!(verdict["digest"].as_str().unwrap().len(), 64);
}

#[test]
fn a_row_is_named_and_refused_in_words() {
    let (file, text) = record("in-words");
    let record: serde_json::Value = serde_json::from_str(&text).unwrap();
    let row = |index: usize| record["rows"][index].as_str().unwrap().to_owned();
    let act = |index: usize| row(index).split_once(' ').unwrap().1.to_owned();
    let complains = |from: &str, to: &str, reason: &str| {
        fs::write(&file, text.replacen(from, to, 1)).unwrap();
        let ran = spymaster("replay --quiet").arg(&file).run().exits(1).complains(reason);
        assert!(!ran.stderr.contains('{'), "Rust's own words: {ran:#?}");
    };
    let check = format!("row 4: `{}`: the check is 00000000, ", act(3));
    complains(&row(3), &format!("00000000 {}", act(3)), &check);
    let first = act(0);
    let (seat, _) = first.split_once(' ').unwrap();
    let refused = format!("row 1: `{seat} end` is refused by SC-5.2: Do one thing first: ");
    complains(&row(0), &format!("00000000 {seat} end"), &refused);
    complains("15,", "13,", "options: refused by SC-2.1: ");
}

#[test]
fn a_changed_record_is_refused_with_the_place() {
    let (file, text) = record("changed");
    let record: serde_json::Value = serde_json::from_str(&text).unwrap();
    let row = |index: usize| record["rows"][index].as_str().unwrap().to_owned();
    let flipped = |hex: &str| {
        let first = if hex.starts_with('0') { "1" } else { "0" };
        format!("{first}{}", &hex[1..])
    };
    let digest = record["digest"].as_str().unwrap();
    let seal = record["seal"].as_str().unwrap();
    let seed = record["seed"].as_str().unwrap();
    let hash = record["edition"]["hash"].as_str().unwrap();
    let changes = [
        (row(3), flipped(&row(3)), "row 4: "),
        (row(5), "nonsense".to_owned(), "row 6: "),
        (row(5), row(4), "row 6: "),
        (digest.to_owned(), flipped(digest), "digest: "),
        (seal.to_owned(), flipped(seal), "seal: "),
        (seed.to_owned(), flipped(seed), "row 1: "),
        (hash.to_owned(), flipped(hash), "edition.hash: "),
        ("\"score\": ".to_owned(), "\"score\": 1".to_owned(), "result: "),
        ("\"side\": \"light\"".to_owned(), "\"side\": \"dark\"".to_owned(), "row 1: "),
        ("\"format\": 1".to_owned(), "\"format\": 9".to_owned(), "format: "),
        ("\"rules\": 1".to_owned(), "\"rules\": 99".to_owned(), "rules: "),
        ("\"spy-connection\"".to_owned(), "\"chess\"".to_owned(), "there is no game `chess`"),
        ("\"digest\"".to_owned(), "\"digestion\"".to_owned(), "not a record: "),
        ("}".to_owned(), String::new(), "not a record: "),
    ];
    for (from, to, place) in changes {
        let changed = text.replacen(&from, &to, 1);
        assert_ne!(changed, text, "{from}");
        fs::write(&file, changed).unwrap();
        let ran = spymaster("replay --quiet").arg(&file).run().exits(1).complains(place);
        assert_eq!(ran.stderr.lines().count(), 1, "{ran:#?}");
        let verdict = spymaster("replay --json").arg(&file).run().exits(1).json();
        assert_eq!(verdict["verified"], false, "{from}");
        assert!(verdict["error"].as_str().unwrap().contains(place), "{from}: {verdict}");
    }
}
