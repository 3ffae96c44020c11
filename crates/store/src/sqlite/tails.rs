//! How many rows each table had, in a file of its own: 4 bytes per table, by its number.
//!
//! SQLite ends its log where a sum is wrong, without a word: a log that was cut or damaged loses the newest rows, and
//! what is left looks whole. This file says how many there were. It is written after each commit and never synced, so
//! it costs little and never claims too much: after a power failure it may only know less.

use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};

/// Bytes per table.
const WIDTH: i64 = 4;

/// The numbers of rows.
#[derive(Debug)]
pub struct Tails(File);

impl Tails {
    pub const fn new(file: File) -> Self {
        Self(file)
    }

    /// A table has so many rows now; none once it is deleted.
    pub fn note(&mut self, table: i64, rows: u32) {
        // Where this cannot be written, less is known later.
        let _ = self.write(table, rows);
    }

    fn write(&mut self, table: i64, rows: u32) -> io::Result<()> {
        self.seek(table)?;
        self.0.write_all(&rows.to_le_bytes())
    }

    /// So many rows a table has had at least.
    pub fn known(&mut self, table: i64) -> u32 {
        let mut bytes = [0; WIDTH as usize];
        let read = self.seek(table).and_then(|()| self.0.read_exact(&mut bytes));
        read.map_or(0, |()| u32::from_le_bytes(bytes))
    }

    /// How many tables there were with a higher number than this, the highest that is left. They are not counted again.
    pub fn cut_after(&mut self, last: i64) -> usize {
        let Ok(()) = self.seek(last.saturating_add(1)) else { return 0 };
        let mut rest = Vec::new();
        let Ok(_) = self.0.read_to_end(&mut rest) else { return 0 };
        let lost = rest.chunks(WIDTH as usize).filter(|rows| rows.iter().any(|byte| *byte != 0));
        let lost = lost.count();
        if lost > 0 {
            // Left in place, they would be held against tables that are made later.
            let _ = self.0.set_len(u64::try_from((last + 1) * WIDTH).unwrap_or(0));
        }
        lost
    }

    fn seek(&mut self, table: i64) -> io::Result<()> {
        let offset = u64::try_from(table.saturating_mul(WIDTH)).map_err(io::Error::other)?;
        self.0.seek(SeekFrom::Start(offset)).map(drop)
    }
}
