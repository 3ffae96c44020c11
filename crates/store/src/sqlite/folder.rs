//! The folder for the data: for its owner alone, and for one program at a time.

use std::fs::{self, File, TryLockError};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use crate::StoreError;
use crate::private::{close_to_others, is_open_to_others, make_private_folder, open_private};

/// The database. SQLite gives the two files that belong to it the same mode.
const DATABASE: &str = "spymaster.sqlite3";
/// What SQLite keeps beside the database; there only while it is open, or after a crash.
const BESIDE: [&str; 2] = ["spymaster.sqlite3-wal", "spymaster.sqlite3-shm"];
/// Locked as long as a program uses the folder; the system unlocks it when the program dies, however that happens.
const LOCK: &str = "spymaster.lock";
/// How many rows each table had.
const TAILS: &str = "spymaster.tails";

/// SQLite needs half of this to open a database even for reading, for the index of its log. The lock file holds the room
/// and gives it back for that moment, so that a server can start on a full disk.
const RESERVE: usize = 64 * 1024;

/// A folder that no other program uses.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    lock: File,
    /// The folder, locked too: somebody may move or delete the lock file.
    #[cfg(unix)]
    _folder: File,
}

impl Folder {
    /// Takes the folder, makes it if there is none, and closes it and the files in it to others.
    pub fn take(path: &Path) -> Result<Self, StoreError> {
        make(path).map_err(|error| broken(path, &error))?;
        #[cfg(unix)]
        let folder = lock_folder(path)?;
        let lock = own_file(path, LOCK)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse),
            Err(TryLockError::Error(error)) => return Err(broken(&path.join(LOCK), &error)),
        }
        // Gives the room back; where that fails there was none.
        let _ = lock.set_len(0);
        for file in BESIDE.map(|name| path.join(name)) {
            if file.exists() {
                close_to_others(&file).map_err(|error| broken(&file, &error))?;
            }
        }
        Ok(Self {
            path: path.to_owned(),
            lock,
            #[cfg(unix)]
            _folder: folder,
        })
    }

    /// The database, which is there from now on.
    pub fn database(&self) -> Result<PathBuf, StoreError> {
        let (file, path) = (own_file(&self.path, DATABASE)?, self.path.join(DATABASE));
        has_one_name(&file).map_err(|error| broken(&path, &error))?;
        Ok(path)
    }

    /// The file with the numbers of rows.
    pub fn tails(&self) -> Result<File, StoreError> {
        own_file(&self.path, TAILS)
    }
}

impl Folder {
    /// Takes the room again, as much as there is.
    pub fn reserve(&mut self) {
        let start = self.lock.seek(SeekFrom::Start(0));
        let _ = start.and_then(|_| self.lock.write_all(&[0; RESERVE]));
    }
}

/// The database is closed; the system unlocks the file after this.
impl Drop for Folder {
    fn drop(&mut self) {
        self.reserve();
    }
}

/// Locks the folder itself. Where a file system cannot do that, the lock file alone has to do.
#[cfg(unix)]
fn lock_folder(path: &Path) -> Result<File, StoreError> {
    let folder = File::open(path).map_err(|error| broken(path, &error))?;
    match folder.try_lock() {
        Ok(()) | Err(TryLockError::Error(_)) => Ok(folder),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
    }
}

/// Refuses a file with a second name (a hard link): each name has a log of its own, and the locks are those of one
/// folder.
#[cfg(unix)]
fn has_one_name(file: &File) -> io::Result<()> {
    match std::os::unix::fs::MetadataExt::nlink(&file.metadata()?) {
        0 | 1 => Ok(()),
        _ => Err(io::Error::other("it has another name too, a hard link; start with a copy")),
    }
}

#[cfg(not(unix))]
fn has_one_name(_: &File) -> io::Result<()> {
    Ok(())
}

fn broken(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Broken(format!("{}: {error}", path.display()))
}

fn own_file(folder: &Path, name: &str) -> Result<File, StoreError> {
    let path = folder.join(name);
    open_private(&path).map_err(|error| broken(&path, &error))
}

fn make(path: &Path) -> io::Result<()> {
    if !path.is_dir() {
        return make_private_folder(path);
    }
    let is_ours = path.join(DATABASE).exists() || fs::read_dir(path)?.next().is_none();
    if !is_ours && is_open_to_others(path)? {
        // Somebody's home, or `/srv`, must not be closed to others by mistake.
        let why = "others can read this folder and it holds other things; choose an empty one";
        return Err(io::Error::other(why));
    }
    close_to_others(path)
}
