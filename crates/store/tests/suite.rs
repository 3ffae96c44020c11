//! One suite for every store, and what only a file can do: restart, be full, be of a newer program.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::disallowed_methods)]

#[path = "data/samples.rs"]
mod samples;

use std::sync::{Arc, Mutex};

use samples::{create, folder, kept, rows};
use store::{Join, Memory, Old, Person, Sqlite, Stage, Store, StoreError, Threads, Work, Write};

fn person(number: u32, guest: &str, name: &str) -> Person {
    Person { number, guest: Some(guest.into()), name: name.into() }
}

fn erased(number: u32) -> Person {
    Person { number, guest: None, name: String::new() }
}

fn name(guest: &str, name: &str) -> Write {
    Write::Name { guest: guest.into(), name: name.into(), day: 1 }
}

fn forget(guest: &str) -> Write {
    Write::Forget { guest: guest.into(), day: 1 }
}

async fn holds(store: &dyn Store) {
    rows_hold(store).await;
    people_hold(store).await;
    tables_grow_old(store).await;
    guests_are_swept_and_banned(store).await;
    assert_eq!(store.setting("a").await, Ok(None));
    let set = |name: &str, value: Option<&[u8]>| (name.to_owned(), value.map(<[u8]>::to_vec));
    let both = vec![set("a", Some(&[1, 2])), set("b", Some(&[]))];
    assert_eq!(store.write(Write::Settings(both)).await, Ok(2));
    let more = vec![set("a", Some(&[3])), set("b", None), set("c", None)];
    store.write(Write::Settings(more)).await.unwrap();
    assert_eq!(store.setting("a").await, Ok(Some(vec![3])));
    assert_eq!(store.setting("b").await, Ok(None));
}

async fn tables_grow_old(store: &dyn Store) {
    let empty = store.list(u32::MAX).await.unwrap();
    assert!(empty.is_empty());
    let before = store.list(0).await.unwrap();
    let last = before.last().map_or(0, |listed| listed.number);
    let kept = |table: &str, stage, day| {
        let mut kept = kept(table, &["a", "b"]);
        (kept.stage, kept.people) = (stage, vec![person(0, "zoe", "Zoe")]);
        Write::Create { kept, day }
    };
    for (table, stage, day) in [
        ("early", Stage::Waiting, 100),
        ("later", Stage::Waiting, 102),
        ("runs", Stage::Running, 100),
        ("ended", Stage::Over, 100),
    ] {
        store.write(kept(table, stage, day)).await.unwrap();
    }
    let listed = store.list(last).await.unwrap();
    let names: Vec<_> = listed.iter().map(|one| one.head.table.as_str()).collect();
    assert_eq!(names, ["early", "later", "runs", "ended"]);
    assert_eq!(store.list(listed[1].number).await.unwrap(), listed[2..]);
    let one = &listed[2];
    assert_eq!((one.stage, one.created, one.opened), (Stage::Running, 100, 100));
    assert_eq!((one.rows, one.people), (2, 1));

    // What is old depends on the stage, and on when somebody had it open last.
    let old = async |waiting, running, over| {
        let mut old = store.old(Old { waiting, running, over }).await.unwrap();
        old.sort();
        old
    };
    assert_eq!(old(0, 0, 0).await, [] as [&str; 0]);
    // Other tests of the suite have left tables of the first day.
    assert_eq!(old(0, 101, 0).await, ["club", "runs"]);
    assert_eq!(old(0, 0, 101).await, ["ended"]);
    assert!(old(102, 0, 0).await.contains(&"early".to_owned()));
    assert!(!old(102, 0, 0).await.contains(&"later".to_owned()));
    let opened = Write::Opened { tables: vec!["early".into(), "nothing".into()], day: 105 };
    assert_eq!(store.write(opened).await, Ok(1));
    assert!(!old(105, 0, 0).await.contains(&"early".to_owned()));

    // Somebody's tables, those that were open last first.
    let own = async |guest, most| -> Vec<String> {
        let listed = store.tables_of(guest, most).await.unwrap();
        listed.into_iter().map(|one| one.head.table).collect()
    };
    assert_eq!(own("zoe", 3).await, ["early", "later", "ended"]);
    assert_eq!(own("zoe", 9).await.len(), 4);
    assert_eq!(own("nobody", 9).await, [] as [&str; 0]);

    // A table goes as a whole, once; what is written to it later is refused.
    assert_eq!(store.write(Write::Delete("early".into())).await, Ok(4));
    assert_eq!(store.write(Write::Delete("early".into())).await, Ok(0));
    assert_eq!(store.load("early").await, Ok(None));
    assert_eq!(store.write(rows("early", 3, &["c"])).await, Err(StoreError::Conflict));
    assert_eq!(store.load("later").await.unwrap().unwrap().rows.len(), 2);
    // The name is free, and the place in the list is a new one.
    store.write(kept("early", Stage::Waiting, 106)).await.unwrap();
    assert_eq!(store.load("early").await.unwrap().unwrap().rows.len(), 2);
    let listed = store.list(listed[3].number).await.unwrap();
    assert_eq!((listed.len(), listed[0].head.table.as_str()), (1, "early"));
}

async fn guests_are_swept_and_banned(store: &dyn Store) {
    for guest in ["zoe", "yan"] {
        let name = Write::Name { guest: guest.into(), name: "Z".into(), day: 100 };
        store.write(name).await.unwrap();
    }
    // A name that is said again is as old as before.
    let again = Write::Name { guest: "yan".into(), name: "Yan".into(), day: 200 };
    store.write(again).await.unwrap();
    let forgotten = store.forgotten().await.unwrap();
    assert!(!forgotten.is_empty());
    let sweep = |names, forgotten| Write::Sweep { names, forgotten };
    assert_eq!(store.write(sweep(0, 0)).await, Ok(0));
    assert_eq!(store.write(sweep(100, 1)).await, Ok(0));
    // Whoever is at a table keeps the name.
    assert_eq!(store.write(sweep(101, 1)).await, Ok(1));
    assert_eq!(store.name("yan").await, Ok(None));
    assert_eq!(store.name("zoe").await, Ok(Some("Z".into())));

    let ban = |guest: &str| Write::Ban { guest: guest.into(), day: 1 };
    assert_eq!(store.write(ban("yan")).await, Ok(1));
    assert_eq!(store.write(ban("yan")).await, Ok(0));
    assert_eq!(store.write(ban("zoe")).await, Ok(1));
    assert_eq!(store.write(Write::Unban("yan".into())).await, Ok(1));
    assert_eq!(store.write(Write::Unban("yan".into())).await, Ok(0));
    assert_eq!(store.banned().await, Ok(vec!["zoe".to_owned()]));
}

async fn rows_hold(store: &dyn Store) {
    assert_eq!(store.load("t").await, Ok(None));
    assert_eq!(store.write(create("t", &["a"])).await, Ok(2));
    assert_eq!(store.write(create("t", &["x"])).await, Err(StoreError::Conflict));
    assert_eq!(store.write(rows("t", 2, &["b", "c"])).await, Ok(2));
    // A number that is there, in whole or in part; one that leaves a gap; a table that is not there.
    assert_eq!(store.write(rows("t", 3, &["x"])).await, Err(StoreError::Conflict));
    assert_eq!(store.write(rows("t", 1, &["x"])).await, Err(StoreError::Conflict));
    assert_eq!(store.write(rows("t", 5, &["x"])).await, Err(StoreError::Conflict));
    assert_eq!(store.write(rows("u", 1, &["x"])).await, Err(StoreError::Conflict));
    assert_eq!(store.write(rows("t", 0, &["x"])).await, Err(StoreError::Conflict));
    assert_eq!(store.write(rows("t", 1, &[])).await, Err(StoreError::Conflict));
    assert_eq!(store.write(rows("t", 4, &[])).await, Ok(0));
    assert_eq!(store.write(Write::Probe).await, Ok(0));
    assert_eq!(store.load("t").await, Ok(Some(kept("t", &["a", "b", "c"]))));
    // Writers that do not wait for each other: each row once, and of two rivals one.
    store.write(create("v", &[])).await.unwrap();
    let rivals = [store.write(rows("v", 1, &["one"])), store.write(rows("v", 1, &["two"]))];
    let mut won = Vec::new();
    for rival in rivals {
        won.push(rival.await);
    }
    assert_eq!(won, [Ok(1), Err(StoreError::Conflict)]);
    assert_eq!(store.load("v").await.unwrap().unwrap().rows, ["one"]);
}

async fn people_hold(store: &dyn Store) {
    assert_eq!(store.name("ann").await, Ok(None));
    for called in ["Ann", "Anna"] {
        assert_eq!(store.write(name("ann", called)).await, Ok(1));
    }
    assert_eq!(store.name("ann").await, Ok(Some("Anna".to_owned())));
    // People come with the rows that name them, and may have another name later.
    let mut club = kept("club", &["a"]);
    club.people = vec![person(0, "ann", "Ann")];
    assert_eq!(store.write(Write::Create { kept: club.clone(), day: 1 }).await, Ok(3));
    let more = |first, people, stage| Write::Rows {
        table: "club".into(),
        first,
        rows: vec!["b".into()],
        people,
        stage,
    };
    let two = vec![person(1, "bob", "Bob"), person(0, "ann", "Anna")];
    assert_eq!(store.write(more(2, two, Some(Stage::Running))).await, Ok(4));
    // A write that is refused changes nobody's name and no stage.
    let late = more(2, vec![person(1, "eve", "Eve")], Some(Stage::Over));
    assert_eq!(store.write(late).await, Err(StoreError::Conflict));
    club.rows.push("b".into());
    club.stage = Stage::Running;
    club.people = vec![person(0, "ann", "Anna"), person(1, "bob", "Bob")];
    assert_eq!(store.load("club").await, Ok(Some(club.clone())));
    let mut other = kept("other", &[]);
    other.people = vec![person(0, "bob", "Bobby"), person(1, "ann", "A")];
    store.write(Write::Create { kept: other.clone(), day: 1 }).await.unwrap();

    // A guest who is forgotten is erased at every table, and nobody else is.
    assert_eq!(store.write(forget("ann")).await, Ok(4));
    assert_eq!(store.name("ann").await, Ok(None));
    assert_eq!(store.forgotten().await, Ok(vec!["ann".to_owned()]));
    club.people[0] = erased(0);
    other.people[1] = erased(1);
    assert_eq!(store.load("club").await, Ok(Some(club.clone())));
    assert_eq!(store.load("other").await, Ok(Some(other)));
    // What was on its way is not written down any more.
    assert_eq!(store.write(name("ann", "Ann")).await, Ok(0));
    assert_eq!(store.name("ann").await, Ok(None));
    store.write(more(3, vec![person(2, "ann", "Ann")], None)).await.unwrap();
    assert_eq!(store.load("club").await.unwrap().unwrap().people[2], erased(2));
    let mut late = kept("late", &[]);
    late.people = vec![person(0, "ann", "Ann")];
    store.write(Write::Create { kept: late, day: 1 }).await.unwrap();
    assert_eq!(store.load("late").await.unwrap().unwrap().people, [erased(0)]);
    // Of somebody who has done nothing, nothing remains.
    assert_eq!(store.write(forget("nobody")).await, Ok(0));
    assert_eq!(store.forgotten().await, Ok(vec!["ann".to_owned()]));
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
    let club = store.load("club").await.unwrap().unwrap();
    assert_eq!(club.people, [erased(0), person(1, "bob", "Bob"), erased(2)]);
    assert_eq!((club.stage, club.rows.len()), (Stage::Running, 3));
    assert_eq!(store.forgotten().await, Ok(vec!["ann".to_owned()]));
    assert_eq!(store.setting("a").await, Ok(Some(vec![3])));
    assert_eq!(store.banned().await, Ok(vec!["zoe".to_owned()]));
    assert_eq!(store.load("early").await.unwrap().unwrap().rows.len(), 2);
    assert_eq!(store.write(Write::Sweep { names: 0, forgotten: 2 }).await, Ok(1));
    assert_eq!(store.forgotten().await, Ok(vec![]));
}

#[tokio::test]
async fn many_at_once_are_all_kept() {
    let store = Sqlite::open(&folder("many")).unwrap();
    let names: Vec<String> = (0..50).map(|n| format!("t{n}")).collect();
    let created: Vec<_> = names.iter().map(|name| store.write(create(name, &["a"]))).collect();
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
    store.write(create("t", &["a"])).await.unwrap();
    store.bound_pages(1).await.unwrap();
    let long = "x".repeat(4_000);
    let mut there = 1;
    let full = loop {
        match store.write(rows("t", there + 1, &[&long, &long])).await {
            Ok(_) => there += 2,
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
    store.write(create("t", &["a"])).await.unwrap();
    let file = rusqlite::Connection::open(store.path()).unwrap();
    file.pragma_update(None, "foreign_keys", true).unwrap();
    for sql in ["UPDATE rows SET body = 'x'", "DELETE FROM rows", "DELETE FROM rows WHERE seq = 1"]
    {
        assert!(file.execute(sql, []).unwrap_err().to_string().contains("rows stay"), "{sql}");
    }
    let error = file.execute("UPDATE tables SET name = 'x'", []).unwrap_err();
    assert!(error.to_string().contains("heads stay"), "{error}");
    // Only together with its table.
    file.execute("DELETE FROM tables", []).unwrap();
    let left: u32 = file.query_row("SELECT count(*) FROM rows", [], |row| row.get(0)).unwrap();
    assert_eq!(left, 0);
}

#[test]
fn a_file_of_a_newer_program_is_left_alone() {
    let folder = folder("newer");
    let path = Sqlite::open(&folder).unwrap().path().to_owned();
    let file = rusqlite::Connection::open(path).unwrap();
    file.pragma_update(None, "user_version", 99).unwrap();
    let error = Sqlite::open(&folder).unwrap_err();
    assert_eq!(error, StoreError::Newer { found: 99, known: 2 });
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
    store.write(Write::Create { kept: kept("t", &["a"]), day: 1 }).await.unwrap();
    assert!(ended.lock().unwrap().is_empty());
    drop(store);
    assert_eq!(*ended.lock().unwrap(), ["store-reader", "store-writer"]);
    // A system without threads is said so.
    let none = Threads::new(|_, _| Err(std::io::Error::other("no threads")));
    let error = Sqlite::open_on(&none, &folder).unwrap_err();
    assert_eq!(error, StoreError::Broken("no threads".to_owned()));
}
