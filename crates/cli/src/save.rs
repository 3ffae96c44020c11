//! The file that keeps a game: tried before the game begins, and replaced as a whole each time.
//!
//! Whatever happens to the program, the file holds either the record before or the record after.
//! Nobody else's file is ever overwritten, and no game that could still be resumed.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use anyhow::Result;
use game::Header;
use serde_json::Value;

use crate::failure::bad_argument;

/// No record is as long as this.
const LONGEST: u64 = 64 << 20;

/// A file that a record can be written to.
#[derive(Debug)]
pub struct SaveFile {
    /// As the person named it.
    name: String,
    file: PathBuf,
    temporary: PathBuf,
}

impl SaveFile {
    /// A file that is new, or holds the record of a game that is over.
    pub fn new(file: &Path) -> Result<Self> {
        if let Err(reason) = replaceable(file) {
            return Err(bad_argument(format!("{}: {reason}", file.display())));
        }
        Self::of_resumed(file)
    }

    /// The file of the very game that goes on.
    pub fn of_resumed(file: &Path) -> Result<Self> {
        let name = file.display().to_string();
        let wrong = |reason: &str| bad_argument(format!("{name}: cannot be written: {reason}"));
        // What a link leads to is replaced, not the link.
        let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
        let last = file.file_name().ok_or_else(|| wrong("not the name of a file"))?;
        let temporary = format!(".{}.{}.tmp", last.to_string_lossy(), std::process::id());
        let temporary = file.with_file_name(temporary);
        if file.exists() {
            // The folder may be writable where the file is not.
            OpenOptions::new()
                .append(true)
                .open(&file)
                .map_err(|error| wrong(&error.to_string()))?;
        }
        File::create(&temporary)
            .and_then(|_| fs::remove_file(&temporary))
            .map_err(|error| wrong(&error.to_string()))?;
        Ok(Self { name, file, temporary })
    }

    /// As the person named it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Replaces what the file holds, at once or not at all.
    pub fn write(&self, text: &str) -> io::Result<()> {
        let written =
            fs::write(&self.temporary, text).and_then(|()| fs::rename(&self.temporary, &self.file));
        if written.is_err() {
            // What cannot be written may not be there to be removed.
            let _ = fs::remove_file(&self.temporary);
        }
        written
    }
}

/// May what is there be replaced?
fn replaceable(file: &Path) -> Result<(), String> {
    let found = match fs::metadata(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        found => found.map_err(|error| error.to_string())?,
    };
    if found.is_dir() {
        return Err("is a folder".to_owned());
    }
    let foreign = || "is there already and is no record of this program".to_owned();
    if !found.is_file() || found.len() > LONGEST {
        return Err(foreign());
    }
    let bytes = fs::read(file).map_err(|error| error.to_string())?;
    let text = String::from_utf8(bytes).map_err(|_| foreign())?;
    Header::read(&text).map_err(|_| foreign())?;
    let record: Value = serde_json::from_str(&text).map_err(|_| foreign())?;
    let begun = record.get("rows").and_then(Value::as_array).is_some_and(|rows| !rows.is_empty());
    if begun && record.get("result").is_none_or(Value::is_null) {
        return Err(
            "holds an unfinished game; go on with it by --resume, or name another file".to_owned()
        );
    }
    Ok(())
}
