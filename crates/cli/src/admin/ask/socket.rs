//! The socket of a running server.

use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, Result};
use server::{AdminReply, AdminRequest, admin_socket};

/// Timeout for an answer of the server.
const PATIENCE: Duration = Duration::from_secs(60);

/// A line to a running server.
pub struct Socket(BufReader<UnixStream>);

impl Socket {
    /// Nothing where nobody listens.
    pub fn connect(data: &Path) -> Option<Self> {
        let stream = UnixStream::connect(admin_socket(data)).ok()?;
        stream.set_read_timeout(Some(PATIENCE)).ok()?;
        stream.set_write_timeout(Some(PATIENCE)).ok()?;
        Some(Self(BufReader::new(stream)))
    }

    /// What comes of a request.
    pub fn ask(&mut self, request: &AdminRequest) -> Result<AdminReply> {
        let mut line = serde_json::to_string(request)?;
        line.push('\n');
        self.0.get_mut().write_all(line.as_bytes()).context("the server is gone")?;
        let mut answer = String::new();
        self.0.read_line(&mut answer).context("the server does not answer")?;
        serde_json::from_str(&answer).context("the server gave no answer that this program knows")
    }
}
