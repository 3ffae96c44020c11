//! Tables in one SQLite file: one thread writes, in groups, one reads.
//!
//! A write is answered only after the commit of its group, and a commit returns only after the log is synced:
//! `synchronous=FULL` is asked for and checked, since a build or a setting could say otherwise.

mod folder;
mod performing;
mod reading;
mod schema;
mod sums;
mod tails;
mod version_2;
mod writing;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};

use rusqlite::ErrorCode;
use tokio::sync::oneshot;

use crate::threads::{Join, Work};
use crate::{Answer, Kept, Listed, Old, Store, StoreError, Threads, Write};
use folder::Folder;
use reading::{Question, Reader};
use tails::Tails;
use writing::{Job, Todo};

/// Tables in a file.
pub struct Sqlite {
    writer: Option<Sender<Job>>,
    reader: Option<Sender<Question>>,
    writing: Option<Join>,
    reading: Option<Join>,
    path: PathBuf,
    warnings: Vec<String>,
    /// Let go of last.
    _folder: Folder,
}

impl fmt::Debug for Sqlite {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Sqlite").field("path", &self.path).finish_non_exhaustive()
    }
}

impl Sqlite {
    /// Opens the data in this folder, or makes it; nobody but the owner can read the folder from then on.
    ///
    /// # Errors
    /// When another program uses it, or it cannot be opened, is damaged, is of a newer program, or would not be synced.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        Self::open_with(&Threads::real(), folder, None)
    }

    /// The same, on these threads.
    ///
    /// # Errors
    /// As `open`.
    pub fn open_on(threads: &Threads, folder: &Path) -> Result<Self, StoreError> {
        Self::open_with(threads, folder, None)
    }

    /// The same, over another layer between SQLite and the system; for tests.
    ///
    /// # Errors
    /// As `open`.
    pub fn open_with_vfs(folder: &Path, vfs: Option<&str>) -> Result<Self, StoreError> {
        Self::open_with(&Threads::real(), folder, vfs)
    }

    fn open_with(threads: &Threads, folder: &Path, vfs: Option<&str>) -> Result<Self, StoreError> {
        let mut folder = Folder::take(folder)?;
        let path = folder.database()?;
        let mut warnings = Vec::new();
        let mut writing = schema::connect(&path, vfs)?;
        warnings.extend(schema::quick_check(&writing)?);
        schema::migrate(&mut writing)?;
        schema::check(&writing)?;
        let mut tails = Tails::new(folder.tails()?);
        let lost = tails.cut_after(schema::last_table(&writing)?);
        if lost > 0 {
            warnings.push(format!(
                "{lost} tables are missing: the end of the data was lost, with the log or with the disk"
            ));
        }
        let mut reading = Reader::new(schema::connect(&path, vfs)?, Tails::new(folder.tails()?));
        folder.reserve();
        let (writer, jobs) = channel();
        let (reader, questions) = channel();
        let start = |name: &str, work: Work| {
            threads.start(name, work).map_err(|error| StoreError::Broken(error.to_string()))
        };
        let writing = start("store-writer", Box::new(move || writing::run(writing, tails, &jobs)))?;
        let reading = start("store-reader", Box::new(move || reading.run(&questions)))?;
        Ok(Self {
            writer: Some(writer),
            reader: Some(reader),
            writing: Some(writing),
            reading: Some(reading),
            path,
            warnings,
            _folder: folder,
        })
    }

    /// Where the file is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What whoever runs the program should know, a sentence each: what was not checked, and what is missing.
    #[must_use]
    pub fn warnings(&self) -> &[String] {
        &self.warnings
    }

    /// Lets the file grow to so many pages and no further; for hosts with little room, and for tests.
    pub fn bound_pages(&self, pages: u32) -> Answer<()> {
        let bound = self.job(Todo::Bound(pages));
        Box::pin(async move { bound.await.map(drop) })
    }

    fn job(&self, todo: Todo) -> Answer<u64> {
        let (answer, answered) = oneshot::channel();
        let sent = self.writer.as_ref().is_some_and(|to| to.send(Job { todo, answer }).is_ok());
        Box::pin(
            async move { if sent { answered.await.unwrap_or_else(|_| gone()) } else { gone() } },
        )
    }

    fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Reader) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        let (answer, answered) = oneshot::channel();
        // Whoever asked may have left; then nobody needs the answer.
        let ask: Question = Box::new(move |from| drop(answer.send(question(from))));
        let sent = self.reader.as_ref().is_some_and(|to| to.send(ask).is_ok());
        Box::pin(
            async move { if sent { answered.await.unwrap_or_else(|_| gone()) } else { gone() } },
        )
    }
}

impl Store for Sqlite {
    fn write(&self, write: Write) -> Answer<u64> {
        self.job(Todo::Write(write))
    }

    fn load(&self, table: &str) -> Answer<Option<Kept>> {
        let table = table.to_owned();
        self.ask(move |from| from.table(&table))
    }

    fn name(&self, guest: &str) -> Answer<Option<String>> {
        let guest = guest.to_owned();
        self.ask(move |from| from.name(&guest))
    }

    fn forgotten(&self) -> Answer<Vec<String>> {
        self.ask(|from| from.forgotten())
    }

    fn banned(&self) -> Answer<Vec<String>> {
        self.ask(|from| from.banned())
    }

    fn list(&self, after: u32) -> Answer<Vec<Listed>> {
        self.ask(move |from| from.list(after))
    }

    fn tables_of(&self, guest: &str, most: u32) -> Answer<Vec<Listed>> {
        let guest = guest.to_owned();
        self.ask(move |from| from.tables_of(&guest, most))
    }

    fn old(&self, old: Old) -> Answer<Vec<String>> {
        self.ask(move |from| from.old(old))
    }

    fn setting(&self, name: &str) -> Answer<Option<Vec<u8>>> {
        let name = name.to_owned();
        self.ask(move |from| from.setting(&name))
    }
}

/// Ends both threads; what was asked before is still done.
impl Drop for Sqlite {
    fn drop(&mut self) {
        // One after the other: SQLite empties the log when the last connection closes, and two that close at the same
        // time both find that they are not the last.
        self.reader = None;
        if let Some(join) = self.reading.take() {
            join();
        }
        self.writer = None;
        if let Some(join) = self.writing.take() {
            join();
        }
    }
}

fn gone<T>() -> Result<T, StoreError> {
    Err(StoreError::Broken("the store has stopped".to_owned()))
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::ConstraintViolation) => Self::Conflict,
            _ => Self::Broken(error.to_string()),
        }
    }
}
