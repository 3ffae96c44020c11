//! How commands fail: which exit code, and one clear line on stderr.
//!
//! 0 is success, 1 means that something does not hold (a scenario, a record), 2 that the command was
//! called with something it cannot use.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Error, Result};

use crate::printable::printable;

/// Something the person gave that cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct BadArgument(String);

/// An error that says so and exits with 2.
pub fn bad_argument(reason: impl ToString) -> Error {
    BadArgument(reason.to_string()).into()
}

/// The text of a file that the person named.
pub fn read_file(path: &Path) -> Result<String> {
    std::fs::read_to_string(path)
        .map_err(|error| bad_argument(format!("{}: {error}", path.display())))
}

/// Tells the person, and finds the exit code.
pub fn report(error: &Error) -> ExitCode {
    if is_broken_pipe(error) {
        // Whoever read our output has seen enough, as with `| head`.
        return ExitCode::SUCCESS;
    }
    eprintln!("spymaster: {}", printable(&format!("{error:#}")));
    if error.is::<BadArgument>() { ExitCode::from(2) } else { ExitCode::FAILURE }
}

fn is_broken_pipe(error: &Error) -> bool {
    error.chain().any(|cause| {
        let kind = cause.downcast_ref::<io::Error>().map(io::Error::kind).or_else(|| {
            cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind)
        });
        kind == Some(io::ErrorKind::BrokenPipe)
    })
}
