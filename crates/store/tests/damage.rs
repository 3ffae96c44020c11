//! What happens to a file outside the program: changed and lost rows are found and stop one table, a second program
//! and other people are kept out.
#![allow(clippy::unwrap_used)]

#[path = "data/samples.rs"]
mod samples;

use std::path::{Path, PathBuf};

use rusqlite::Connection;
use samples::{create, folder, rows};
use store::{Sqlite, Store as _, StoreError, Write};

const DATABASE: &str = "spymaster.sqlite3";
const LOG: &str = "spymaster.sqlite3-wal";

fn damaged(table: &str, row: u32) -> Option<StoreError> {
    Some(StoreError::Damaged { table: table.into(), row })
}

/// Two tables with five rows each.
async fn two_tables(folder: &Path) -> Sqlite {
    let store = Sqlite::open(folder).unwrap();
    for table in ["hurt", "whole"] {
        store.write(create(table, &["a", "b"])).await.unwrap();
        store.write(rows(table, 3, &["c", "d", "e"])).await.unwrap();
    }
    store
}

#[tokio::test]
async fn a_row_that_was_changed_moved_or_lost_stops_its_table_alone() {
    let changes = [
        ("UPDATE rows SET body = 'x' WHERE table_number = 1 AND seq = 2", 2),
        ("UPDATE rows SET sum = sum + 1 WHERE table_number = 1 AND seq = 5", 5),
        ("UPDATE rows SET body = x'63ff' WHERE table_number = 1 AND seq = 3", 3),
        ("UPDATE rows SET seq = 9 WHERE table_number = 1 AND seq = 4", 4),
        ("DELETE FROM rows WHERE table_number = 1 AND seq = 1", 1),
        ("DELETE FROM rows WHERE table_number = 1 AND seq = 3", 3),
        // The end leaves no gap: only the count that was written down shows it.
        ("DELETE FROM rows WHERE table_number = 1 AND seq = 5", 5),
        ("DELETE FROM rows WHERE table_number = 1 AND seq > 2", 3),
        ("DELETE FROM rows WHERE table_number = 1", 1),
        // Rows of another table, as they are there.
        (
            "UPDATE rows SET (body, sum) = (SELECT body, sum FROM rows AS other
                WHERE other.table_number = 2 AND other.seq = rows.seq) WHERE table_number = 1",
            1,
        ),
        ("UPDATE tables SET rules = 3 WHERE number = 1", 1),
    ];
    for (sql, row) in changes {
        let folder = folder("rows");
        drop(two_tables(&folder).await);
        let file = Connection::open(folder.join(DATABASE)).unwrap();
        file.execute_batch(
            "DROP TRIGGER rows_stay; DROP TRIGGER rows_are_kept; DROP TRIGGER heads_stay;",
        )
        .unwrap();
        // As a damaged file would have it, whatever the types are.
        file.execute(sql.replace("x'63ff'", "CAST(x'63ff' AS TEXT)").as_str(), []).unwrap();
        drop(file);
        let store = Sqlite::open(&folder).unwrap();
        assert_eq!(store.load("hurt").await.err(), damaged("hurt", row), "{sql}");
        assert_eq!(store.load("whole").await.unwrap().unwrap().rows.len(), 5, "{sql}");
        store.write(rows("whole", 6, &["f"])).await.unwrap();
        assert_eq!(store.warnings(), [] as [String; 0]);
    }
}

/// The folder as a program leaves it that is killed now.
fn crash(folder: &Path, name: &str) -> PathBuf {
    let copy = samples::folder(name);
    for file in std::fs::read_dir(folder).unwrap() {
        let file = file.unwrap();
        std::fs::copy(file.path(), copy.join(file.file_name())).unwrap();
    }
    copy
}

#[tokio::test]
async fn a_log_that_was_cut_or_damaged_is_noticed() {
    let folder = folder("log");
    drop(two_tables(&folder).await);
    let store = Sqlite::open(&folder).unwrap();
    for seq in 6..40 {
        store.write(rows("hurt", seq, &["more"])).await.unwrap();
    }
    store.write(create("late", &["a"])).await.unwrap();

    // As it was: nothing is lost.
    let copy = crash(&folder, "log-whole");
    let again = Sqlite::open(&copy).unwrap();
    assert_eq!(again.load("hurt").await.unwrap().unwrap().rows.len(), 39);
    assert_eq!(again.warnings(), [] as [String; 0]);

    let length = std::fs::metadata(folder.join(LOG)).unwrap().len();
    for (name, cut) in [("log-cut", true), ("log-hurt", false)] {
        let copy = crash(&folder, name);
        let log = copy.join(LOG);
        if cut {
            std::fs::File::options().write(true).open(log).unwrap().set_len(length / 2).unwrap();
        } else {
            let mut bytes = std::fs::read(&log).unwrap();
            let middle = bytes.len() / 2;
            bytes[middle] ^= 1;
            std::fs::write(log, bytes).unwrap();
        }
        let again = Sqlite::open(&copy).unwrap();
        let Err(StoreError::Damaged { table, row }) = again.load("hurt").await else {
            panic!("{name}: lost rows go unnoticed")
        };
        assert!(table == "hurt" && (7..40).contains(&row), "{name}: {row}");
        // The other one had all its rows before; one that was made later is gone, which is said as well.
        assert_eq!(again.load("whole").await.unwrap().unwrap().rows.len(), 5);
        assert_eq!(again.load("late").await, Ok(None));
        let [warning] = again.warnings() else { panic!("{name}: {:?}", again.warnings()) };
        assert!(warning.starts_with("1 tables are missing"), "{warning}");
        // What is made then under the same number is a table like any other.
        again.write(create("new", &["a"])).await.unwrap();
        drop(again);
        let again = Sqlite::open(&copy).unwrap();
        assert_eq!(again.load("new").await.unwrap().unwrap().rows, ["a"]);
        assert_eq!(again.warnings(), [] as [String; 0]);
    }
}

#[tokio::test]
async fn a_file_whose_structure_is_damaged_is_refused_with_one_line() {
    let folder = folder("structure");
    let store = Sqlite::open(&folder).unwrap();
    let long = "x".repeat(3_000);
    for table in 0..20 {
        store.write(create(&format!("t{table}"), &[&long, &long])).await.unwrap();
    }
    drop(store);
    let path = folder.join(DATABASE);
    let mut bytes = std::fs::read(&path).unwrap();
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0xaa);
    std::fs::write(&path, bytes).unwrap();
    let error = Sqlite::open(&folder).unwrap_err().to_string();
    assert!(error.starts_with("the data is damaged: ") && error.lines().count() == 1, "{error}");
}

#[tokio::test]
async fn one_program_at_a_time() {
    let folder = folder("lock");
    let store = two_tables(&folder).await;
    assert_eq!(Sqlite::open(&folder).err(), Some(StoreError::InUse));
    assert_eq!(StoreError::InUse.to_string(), "another program uses this folder");
    store.write(rows("hurt", 6, &["f"])).await.unwrap();
    drop(store);
    let store = Sqlite::open(&folder).unwrap();
    assert_eq!(store.load("hurt").await.unwrap().unwrap().rows.len(), 6);
}

#[cfg(unix)]
#[tokio::test]
async fn one_program_at_a_time_also_if_the_lock_file_is_moved_or_deleted() {
    let folder = folder("lock-gone");
    let lock = folder.join("spymaster.lock");
    let store = two_tables(&folder).await;
    std::fs::rename(&lock, folder.join("elsewhere")).unwrap();
    assert_eq!(Sqlite::open(&folder).err(), Some(StoreError::InUse));
    assert!(!lock.exists(), "a program that is refused leaves the folder as it is");
    std::fs::write(&lock, "another one").unwrap();
    assert_eq!(Sqlite::open(&folder).err(), Some(StoreError::InUse));
    std::fs::remove_file(&lock).unwrap();
    assert_eq!(Sqlite::open(&folder).err(), Some(StoreError::InUse));
    // The first one goes on, and after it somebody else can have the folder.
    store.write(rows("hurt", 6, &["f"])).await.unwrap();
    drop(store);
    let store = Sqlite::open(&folder).unwrap();
    assert_eq!(store.load("hurt").await.unwrap().unwrap().rows.len(), 6);
    assert_eq!(Sqlite::open(&folder).err(), Some(StoreError::InUse));
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_but_the_owner_reads_the_folder_also_one_that_was_open_to_all() {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let modes = |folder: &Path| {
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap());
        let mut modes: Vec<_> = files
            .map(|file| (file.file_name().into_string().unwrap(), mode(&file.path())))
            .collect();
        modes.sort();
        modes
    };
    let closed = ["lock", "sqlite3", "sqlite3-shm", "sqlite3-wal", "tails"]
        .map(|ending| (format!("spymaster.{ending}"), 0o600));

    let folder = folder("modes").join("deep/data");
    let store = two_tables(&folder).await;
    assert_eq!((mode(&folder), modes(&folder)), (0o700, closed.to_vec()));
    // A crash leaves all files, and somebody has opened them.
    let copy = crash(&folder, "modes-copy");
    std::fs::set_permissions(&copy, Permissions::from_mode(0o755)).unwrap();
    for file in std::fs::read_dir(&copy).unwrap() {
        let path = file.unwrap().path();
        std::fs::set_permissions(path, Permissions::from_mode(0o644)).unwrap();
    }
    drop(store);
    let store = Sqlite::open(&copy).unwrap();
    store.write(rows("hurt", 6, &["f"])).await.unwrap();
    assert_eq!((mode(&copy), modes(&copy)), (0o700, closed.to_vec()));

    // A folder with other things in it is left as it is.
    let home = samples::folder("modes-home");
    std::fs::set_permissions(&home, Permissions::from_mode(0o755)).unwrap();
    std::fs::write(home.join("letter.txt"), "Dear").unwrap();
    let error = Sqlite::open(&home).unwrap_err().to_string();
    assert!(error.contains("choose an empty one"), "{error}");
    assert_eq!(mode(&home), 0o755);
}

#[tokio::test]
async fn a_probe_fails_when_nothing_can_be_stored() {
    let store = two_tables(&folder("probe")).await;
    for _ in 0..3 {
        store.write(Write::Probe).await.unwrap();
    }
    store.bound_pages(1).await.unwrap();
    let long = "x".repeat(4_000);
    let mut next = 6;
    while store.write(rows("hurt", next, &[&long])).await.is_ok() {
        next += 1;
    }
    assert_eq!(store.write(Write::Probe).await, Err(StoreError::Full));
    store.bound_pages(1_000_000).await.unwrap();
    assert_eq!(store.write(Write::Probe).await, Ok(0));
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_with_a_second_name_is_refused() {
    let folder = folder("linked");
    drop(two_tables(&folder).await);
    let other = folder.join("other");
    std::fs::hard_link(folder.join(DATABASE), &other).unwrap();
    let error = Sqlite::open(&folder).unwrap_err();
    assert!(matches!(&error, StoreError::Broken(why) if why.contains("hard link")), "{error}");
    std::fs::remove_file(other).unwrap();
    assert!(Sqlite::open(&folder).is_ok());
}
