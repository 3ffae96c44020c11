//! Shows the sync: between what is written to the log and the answer to whoever asked, the log is synced. And a full
//! disk: a server starts and reads, without a byte written.
//!
//! A kill does not test that, since the system keeps what a dead program has written. So a layer of our own stands
//! between SQLite and the system and writes down what happens to the log, in its order.
#![allow(clippy::unwrap_used)]
#![allow(unsafe_code, reason = "SQLite's layer to the system is a table of C functions")]

#[path = "data/samples.rs"]
mod samples;

use std::ffi::{c_char, c_int, c_void};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, OnceLock};

use rusqlite::ffi;
use samples::{create, folder};
use store::{Sqlite, Store as _, StoreError, Write};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Written,
    Synced,
    Answered,
}

static STEPS: Mutex<Vec<Step>> = Mutex::new(Vec::new());
/// The tests share the list above, and the disk.
static ALONE: Mutex<()> = Mutex::new(());
/// Is there no room for the log?
static FULL: AtomicBool = AtomicBool::new(false);

fn note(step: Step) {
    STEPS.lock().unwrap().push(step);
}

fn steps() -> Vec<Step> {
    std::mem::take(&mut *STEPS.lock().unwrap())
}

/// The system's own layer, and its functions for files.
struct Below {
    vfs: *mut ffi::sqlite3_vfs,
    methods: OnceLock<ffi::sqlite3_io_methods>,
    watched: OnceLock<ffi::sqlite3_io_methods>,
}
// SAFETY: SQLite's layers are made to be used from any thread.
unsafe impl Sync for Below {}
// SAFETY: as above.
unsafe impl Send for Below {}
static BELOW: OnceLock<Below> = OnceLock::new();

unsafe extern "C" fn write(
    file: *mut ffi::sqlite3_file,
    bytes: *const c_void,
    count: c_int,
    offset: ffi::sqlite3_int64,
) -> c_int {
    note(Step::Written);
    if FULL.load(Ordering::SeqCst) {
        return ffi::SQLITE_FULL;
    }
    let below = BELOW.get().unwrap().methods.get().unwrap().xWrite.unwrap();
    // SAFETY: called by SQLite with a file that the layer below has opened.
    unsafe { below(file, bytes, count, offset) }
}

unsafe extern "C" fn sync(file: *mut ffi::sqlite3_file, flags: c_int) -> c_int {
    let below = BELOW.get().unwrap().methods.get().unwrap().xSync.unwrap();
    // SAFETY: as above.
    let done = unsafe { below(file, flags) };
    note(Step::Synced);
    done
}

unsafe extern "C" fn open(
    _: *mut ffi::sqlite3_vfs,
    name: ffi::sqlite3_filename,
    file: *mut ffi::sqlite3_file,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    let below = BELOW.get().unwrap();
    // SAFETY: the layer below opens the file; then its functions are exchanged for ours, which call them.
    unsafe {
        let done = (*below.vfs).xOpen.unwrap()(below.vfs, name, file, flags, out);
        if done == ffi::SQLITE_OK && flags & ffi::SQLITE_OPEN_WAL != 0 {
            let methods = below.methods.get_or_init(|| *(*file).pMethods);
            let watched = below.watched.get_or_init(|| {
                let mut watched = *methods;
                watched.xWrite = Some(write);
                watched.xSync = Some(sync);
                watched
            });
            (*file).pMethods = watched;
        }
        done
    }
}

const NAME: &std::ffi::CStr = c"watched";

fn register() {
    BELOW.get_or_init(|| {
        // SAFETY: a copy of the usual layer under another name; it is never freed, as SQLite demands.
        unsafe {
            let vfs = ffi::sqlite3_vfs_find(std::ptr::null::<c_char>());
            let mut own = Box::new(*vfs);
            own.zName = NAME.as_ptr();
            own.pNext = std::ptr::null_mut();
            own.xOpen = Some(open);
            assert_eq!(ffi::sqlite3_vfs_register(Box::into_raw(own), 0), ffi::SQLITE_OK);
            Below { vfs, methods: OnceLock::new(), watched: OnceLock::new() }
        }
    });
}

fn rows(first: u32) -> Write {
    samples::rows("t", first, &["x".repeat(200).as_str()])
}

#[test]
fn nothing_is_answered_before_the_log_is_synced() {
    let _alone = ALONE.lock().unwrap();
    register();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let store = Sqlite::open_with_vfs(&folder("answered"), Some("watched")).unwrap();
    runtime.block_on(store.write(create("t", &[]))).unwrap();
    for seq in 1..40 {
        steps();
        runtime.block_on(store.write(rows(seq))).unwrap();
        note(Step::Answered);
        let steps = steps();
        let at = |step| steps.iter().rposition(|one| *one == step);
        assert!(at(Step::Written).is_some(), "nothing was written");
        assert!(at(Step::Synced) > at(Step::Written), "answered unsynced: {steps:?}");
        assert_eq!(steps.last(), Some(&Step::Answered));
    }
    // Many at once: one sync may serve all of them, but none is answered before it.
    steps();
    let many: Vec<_> = (40..80).map(|seq| store.write(rows(seq))).collect();
    for one in many {
        runtime.block_on(one).unwrap();
    }
    let steps = steps();
    assert_eq!(steps.last(), Some(&Step::Synced), "{steps:?}");
    let syncs = steps.iter().filter(|step| **step == Step::Synced).count();
    assert!(syncs < 40, "nothing was committed together: {syncs} syncs");
}

#[test]
fn on_a_full_disk_it_starts_and_reads_and_goes_on_when_there_is_room() {
    let _alone = ALONE.lock().unwrap();
    register();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let folder = folder("no-room");
    let open = || Sqlite::open_with_vfs(&folder, Some("watched"));
    let store = open().unwrap();
    runtime.block_on(store.write(create("t", &["a"]))).unwrap();
    drop(store);
    FULL.store(true, Ordering::SeqCst);
    let store = open();
    let read = store.as_ref().map(|store| runtime.block_on(store.load("t")));
    let wrote = store.as_ref().map(|store| runtime.block_on(store.write(rows(2))));
    FULL.store(false, Ordering::SeqCst);
    assert_eq!(read.unwrap().unwrap().unwrap().rows, ["a"]);
    assert_eq!(wrote.unwrap(), Err(StoreError::Full));
    runtime.block_on(store.unwrap().write(rows(2))).unwrap();
}

#[test]
fn without_the_setting_the_trace_shows_no_sync() {
    let _alone = ALONE.lock().unwrap();
    register();
    let path = folder("unsynced").join("file");
    let flags = rusqlite::OpenFlags::default();
    let file = rusqlite::Connection::open_with_flags_and_vfs(path, flags, NAME).unwrap();
    file.pragma_update(None, "journal_mode", "WAL").unwrap();
    file.execute_batch("CREATE TABLE t (a)").unwrap();
    file.pragma_update(None, "synchronous", "OFF").unwrap();
    steps();
    file.execute("INSERT INTO t VALUES (1)", []).unwrap();
    let steps = steps();
    assert!(steps.contains(&Step::Written) && !steps.contains(&Step::Synced), "{steps:?}");
}
