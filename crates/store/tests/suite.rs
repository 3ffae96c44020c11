//! One suite for every store, and what only a file can do: restart, be full, be of a newer program.
#![allow(clippy::unwrap_used, clippy::disallowed_methods)]

use std::path::PathBuf;

use std::sync::{Arc, Mutex};

use store::{Head, Join, Kept, Memory, Sqlite, Store, StoreError, Threads, Work, Write};

fn kept(table: &str, rows: &[&str]) -> Kept {
    let head = Head { table: table.into(), game: "g".into(), rules: 2, edition: "abc".into() };
    Kept { head, rows: rows.iter().map(|&row| row.to_owned()).collect() }
}

fn rows(table: &str, first: u32, rows: &[&str]) -> Write {
    let rows = rows.iter().map(|&row| row.to_owned()).collect();
    Write::Rows { table: table.into(), first, rows }
}

fn folder(name: &str) -> PathBuf {
    let folder =
        std::env::temp_dir().join(format!("spymaster-store-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

async fn holds(store: &dyn Store) {
    assert_eq!(store.load("t").await, Ok(None));
    store.write(Write::Create(kept("t", &["a"]))).await.unwrap();
    assert_eq!(store.write(Write::Create(kept("t", &["x"]))).await, Err(StoreError::Conflict));
    store.write(rows("t", 2, &["b", "c"])).await.unwrap();
    // A number that is there, in whole or in part; one that leaves a gap; a table that is not there.
    assert_eq!(store.write(rows("t", 3, &["x"])).await, Err(StoreError::Conflict));
    assert_eq!(store.write(rows("t", 1, &["x"])).await, Err(StoreError::Conflict));
    assert_eq!(store.write(rows("t", 5, &["x"])).await, Err(StoreError::Conflict));
    assert_eq!(store.write(rows("u", 1, &["x"])).await, Err(StoreError::Conflict));
    assert_eq!(store.load("t").await, Ok(Some(kept("t", &["a", "b", "c"]))));
    // Writers that do not wait for each other: each row once, and of two rivals one.
    store.write(Write::Create(kept("v", &[]))).await.unwrap();
    let rivals = [store.write(rows("v", 1, &["one"])), store.write(rows("v", 1, &["two"]))];
    let mut won = Vec::new();
    for rival in rivals {
        won.push(rival.await);
    }
    assert_eq!(won, [Ok(()), Err(StoreError::Conflict)]);
    assert_eq!(store.load("v").await.unwrap().unwrap().rows, ["one"]);
    // Guests.
    assert_eq!(store.name("ann").await, Ok(None));
    for name in ["Ann", "Anna"] {
        store.write(Write::Name { guest: "ann".into(), name: name.into() }).await.unwrap();
    }
    assert_eq!(store.name("ann").await, Ok(Some("Anna".to_owned())));
    store.write(Write::Revoke("bob".into())).await.unwrap();
    store.write(Write::Revoke("bob".into())).await.unwrap();
    assert_eq!(store.revoked().await, Ok(vec!["bob".to_owned()]));
    assert_eq!(store.key([1; 32]).await, Ok([1; 32]));
    assert_eq!(store.key([2; 32]).await, Ok([1; 32]));
}

#[tokio::test]
async fn the_suite_holds_in_memory() {
    holds(&Memory::default()).await;
}

#[tokio::test]
async fn the_suite_holds_in_a_file_and_all_is_there_afterwards() {
    let folder = folder("suite");
    let store = Sqlite::open(&folder).unwrap();
    holds(&store).await;
    drop(store);
    let store = Sqlite::open(&folder).unwrap();
    assert_eq!(store.load("t").await, Ok(Some(kept("t", &["a", "b", "c"]))));
    assert_eq!(store.name("ann").await, Ok(Some("Anna".to_owned())));
    assert_eq!(store.revoked().await, Ok(vec!["bob".to_owned()]));
    assert_eq!(store.key([3; 32]).await, Ok([1; 32]));
}

#[tokio::test]
async fn many_at_once_are_all_kept() {
    let store = Sqlite::open(&folder("many")).unwrap();
    let names: Vec<String> = (0..50).map(|n| format!("t{n}")).collect();
    let created: Vec<_> =
        names.iter().map(|name| store.write(Write::Create(kept(name, &["a"])))).collect();
    for one in created {
        one.await.unwrap();
    }
    let written: Vec<_> = (2..42)
        .flat_map(|seq| names.iter().map(move |name| (name, seq)))
        .map(|(name, seq)| store.write(rows(name, seq, &["b"])))
        .collect();
    for one in written {
        one.await.unwrap();
    }
    for name in &names {
        assert_eq!(store.load(name).await.unwrap().unwrap().rows.len(), 41);
    }
}

#[tokio::test]
async fn a_full_disk_refuses_and_harms_nothing_and_goes_on_when_there_is_room() {
    let folder = folder("full");
    let store = Sqlite::open(&folder).unwrap();
    store.write(Write::Create(kept("t", &["a"]))).await.unwrap();
    store.bound_pages(1).await.unwrap();
    let long = "x".repeat(4_000);
    let mut there = 1;
    let full = loop {
        match store.write(rows("t", there + 1, &[&long, &long])).await {
            Ok(()) => there += 2,
            Err(error) => break error,
        }
        assert!(there < 1_000, "it is never full");
    };
    assert_eq!(full, StoreError::Full);
    assert_eq!(store.load("t").await.unwrap().unwrap().rows.len(), there as usize);
    store.bound_pages(1_000_000).await.unwrap();
    store.write(rows("t", there + 1, &[&long])).await.unwrap();
    drop(store);
    let store = Sqlite::open(&folder).unwrap();
    assert_eq!(store.load("t").await.unwrap().unwrap().rows.len(), there as usize + 1);
    let file = rusqlite::Connection::open(store.path()).unwrap();
    let sound: String = file.pragma_query_value(None, "integrity_check", |row| row.get(0)).unwrap();
    assert_eq!(sound, "ok");
}

#[tokio::test]
async fn rows_cannot_be_changed_or_taken_away() {
    let store = Sqlite::open(&folder("stay")).unwrap();
    store.write(Write::Create(kept("t", &["a"]))).await.unwrap();
    let file = rusqlite::Connection::open(store.path()).unwrap();
    for sql in ["UPDATE rows SET body = 'x'", "DELETE FROM rows"] {
        assert!(file.execute(sql, []).unwrap_err().to_string().contains("rows stay"), "{sql}");
    }
}

#[test]
fn a_file_of_a_newer_program_is_left_alone() {
    let folder = folder("newer");
    let path = Sqlite::open(&folder).unwrap().path().to_owned();
    let file = rusqlite::Connection::open(path).unwrap();
    file.pragma_update(None, "user_version", 99).unwrap();
    let error = Sqlite::open(&folder).unwrap_err();
    assert_eq!(error, StoreError::Newer { found: 99, known: 1 });
}

#[tokio::test]
async fn its_threads_are_those_that_it_was_given() {
    let ended = Arc::new(Mutex::new(Vec::new()));
    let note = Arc::clone(&ended);
    let threads = Threads::new(move |name: &str, work: Work| {
        let (name, note) = (name.to_owned(), Arc::clone(&note));
        let thread = std::thread::spawn(work);
        let join: Join = Box::new(move || {
            thread.join().unwrap();
            note.lock().unwrap().push(name);
        });
        Ok(join)
    });
    let folder = folder("threads");
    let store = Sqlite::open_on(&threads, &folder).unwrap();
    store.write(Write::Create(kept("t", &["a"]))).await.unwrap();
    assert!(ended.lock().unwrap().is_empty());
    drop(store);
    assert_eq!(*ended.lock().unwrap(), ["store-writer", "store-reader"]);
    // A system without threads is said so.
    let none = Threads::new(|_, _| Err(std::io::Error::other("no threads")));
    let error = Sqlite::open_on(&none, &folder).unwrap_err();
    assert_eq!(error, StoreError::Broken("no threads".to_owned()));
}
