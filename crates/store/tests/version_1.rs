//! A data file that the last program before version 2 has made: brought to the newest version, with nobody in its rows.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use std::path::{Path, PathBuf};

use rusqlite::Connection;
use store::{Kept, Sqlite, Stage, Store as _};

const OLD: &str = include_str!("data/version-1.sql");

const ANN: &str = "87d82d155685fda42f606911efa50ac1";
const BOB: &str = "bc24701f15e9fe32fec06e40e78f0f6d";
const CLEO: &str = "dd704b4ed850a6f829eacf6e60957164";
const DORA: &str = "33c5eee24ea8db99859f155c6b1dbd51";
const GUS: &str = "f9a30f500b3c41b9667b57f8f1398a6d";

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("spymaster-old-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let file = Connection::open(folder.join("spymaster.sqlite3")).unwrap();
    file.pragma_update(None, "journal_mode", "WAL").unwrap();
    file.execute_batch(OLD).unwrap();
    folder
}

fn is_on_disk(folder: &Path, text: &str) -> bool {
    let mut files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.any(|file| {
        let bytes = std::fs::read(file).unwrap();
        bytes.windows(text.len()).any(|part| part == text.as_bytes())
    })
}

/// Everybody's guest and name, by number.
fn people(kept: &Kept) -> Vec<(Option<&str>, &str)> {
    let numbers: Vec<_> = kept.people.iter().map(|person| person.number).collect();
    assert_eq!(numbers, (0..).take(numbers.len()).collect::<Vec<u32>>());
    kept.people.iter().map(|person| (person.guest.as_deref(), person.name.as_str())).collect()
}

#[tokio::test]
async fn people_leave_the_rows_and_everything_else_stays() {
    let folder = folder("rows");
    let before = Connection::open(folder.join("spymaster.sqlite3")).unwrap();
    let old: Vec<(String, i64, String)> = before
        .prepare("SELECT name, seq, body FROM rows JOIN tables ON number = table_number")
        .unwrap()
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap();
    drop(before);
    assert!(is_on_disk(&folder, "Gus"));
    let store = Sqlite::open(&folder).unwrap();

    let waiting = store.load("h2pxyf7era").await.unwrap().unwrap();
    let gone = (None, "");
    let all = [(Some(ANN), "Ann"), (Some(BOB), "Bob"), (Some(CLEO), "Cleo"), gone];
    assert_eq!((people(&waiting), waiting.stage), (all.to_vec(), Stage::Waiting));
    assert!(waiting.rows[0].contains("\"host\":0"), "{}", waiting.rows[0]);
    assert_eq!(waiting.rows[6], "{\"barred\":1}");
    assert!(waiting.rows[8].contains("\"person\":2"), "{}", waiting.rows[8]);
    let rematch = store.load("6es9xj8u8a").await.unwrap().unwrap();
    assert_eq!(rematch.rows[2], "{\"invited\":[0,1]}");
    let uploaded = store.load("tn9qny5f33").await.unwrap().unwrap();
    assert_eq!(people(&uploaded), [(Some(DORA), "Dora"), (Some(ANN), "Ann")]);
    assert_eq!(uploaded.stage, Stage::Running);

    let mut same = 0;
    for (table, seq, body) in &old {
        let row = &store.load(table).await.unwrap().unwrap().rows[*seq as usize - 1];
        let names = ["made", "invited", "sat", "barred"];
        if names.iter().any(|name| body.starts_with(&format!("{{\"{name}\":"))) {
            for text in ["guest", "name", ANN, BOB, CLEO, DORA, GUS, "Ann", "Bob", "Dora", "P1"] {
                let row = row.replace("\"secret\"", "").replace(&secret(body), "");
                assert!(!row.contains(text), "{text} in {row}");
            }
        } else {
            assert_eq!(row, body);
            same += 1;
        }
    }
    assert!(same > 20);

    // Names of guests stay, except of one whose cookie was revoked: that one is erased.
    assert_eq!(store.name(ANN).await, Ok(Some("Ann".to_owned())));
    assert_eq!(store.name(GUS).await, Ok(None));
    assert_eq!(store.forgotten().await, Ok(vec![GUS.to_owned()]));
    drop(store);
    assert!(!is_on_disk(&folder, "Gus"), "an erased name is on the disk");
    // Once is enough: the second start changes nothing.
    let store = Sqlite::open(&folder).unwrap();
    assert_eq!(store.load("h2pxyf7era").await, Ok(Some(waiting)));
}

/// What stands behind `"secret":`; in the fixture it may begin like somebody's id.
fn secret(body: &str) -> String {
    let (_, rest) = body.split_once("\"secret\":\"").unwrap_or(("", "\""));
    rest.split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_table_of_version_1_has_sums_like_any_other() {
    let folder = folder("sums");
    drop(Sqlite::open(&folder).unwrap());
    let file = Connection::open(folder.join("spymaster.sqlite3")).unwrap();
    file.execute_batch(
        "DROP TRIGGER rows_stay;
            UPDATE rows SET body = '{\"act\":\"A lay 3\"}' WHERE table_number = 2 AND seq = 7;",
    )
    .unwrap();
    drop(file);
    let store = Sqlite::open(&folder).unwrap();
    let error = store.load("4nk7zt8wmq").await.unwrap_err();
    assert_eq!(error.to_string(), "table 4nk7zt8wmq is damaged: row 7 is not what was stored");
    assert!(store.load("h2pxyf7era").await.unwrap().is_some());
}
