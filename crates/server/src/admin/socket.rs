//! The socket through which administrators reach a running server.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use futures::StreamExt as _;
use futures::stream::BoxStream;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::UnixStream;

use super::AdminReply;
use crate::house::House;
use crate::system::System;

/// Maximum length of a request in bytes.
const MAX_REQUEST: u64 = 4 * 1024;

/// Timeout of a connection between two requests.
const PATIENCE: Duration = Duration::from_secs(60);

/// Delay after a failure to accept a connection.
const PAUSE: Duration = Duration::from_secs(1);

/// A socket in the data folder, for its owner alone; the file goes when the server stops.
pub struct AdminSocket {
    path: PathBuf,
    connections: BoxStream<'static, io::Result<UnixStream>>,
}

impl std::fmt::Debug for AdminSocket {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("AdminSocket").field("path", &self.path).finish_non_exhaustive()
    }
}

impl AdminSocket {
    /// Starts to listen. The caller holds the lock of the data folder, so a socket file that exists is from a server that died.
    pub fn listen(system: &System, path: &Path) -> io::Result<Self> {
        match std::fs::remove_file(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            Ok(()) | Err(_) => {}
        }
        Ok(Self { path: path.to_owned(), connections: system.listen_at(path)? })
    }

    /// Answers until it is dropped.
    pub async fn serve(mut self, house: House) {
        while let Some(accepted) = self.connections.next().await {
            match accepted {
                Ok(stream) => drop(tokio::spawn(answer(house.clone(), stream))),
                Err(_) => house.shared.system.sleep(PAUSE).await,
            }
        }
    }
}

impl Drop for AdminSocket {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

/// Answers one line after the other.
async fn answer(house: House, stream: UnixStream) -> io::Result<()> {
    let (read, mut write) = stream.into_split();
    let mut read = BufReader::new(read);
    loop {
        let mut line = Vec::new();
        let mut bounded = (&mut read).take(MAX_REQUEST);
        let reading = bounded.read_until(b'\n', &mut line);
        let Some(length) = house.shared.system.timeout(PATIENCE, reading).await else {
            return Ok(());
        };
        if length? == 0 {
            return Ok(());
        }
        let request = line.ends_with(b"\n").then(|| serde_json::from_slice(&line));
        let reply = match request {
            Some(Ok(request)) => house.administer(request).await,
            Some(Err(error)) => AdminReply::Refused(format!("that is no request: {error}")),
            None => return Ok(()),
        };
        let mut text = serde_json::to_vec(&reply)?;
        text.push(b'\n');
        write.write_all(&text).await?;
    }
}

#[cfg(test)]
mod tests {
    use super::super::AdminRequest;

    #[test]
    fn requests_are_read_as_they_are_written() {
        for (request, text) in [
            (AdminRequest::List(0), r#"{"list":0}"#),
            (AdminRequest::Show("abc".to_owned()), r#"{"show":"abc"}"#),
        ] {
            assert_eq!(serde_json::to_string(&request).unwrap(), text);
            assert_eq!(serde_json::from_str::<AdminRequest>(text).unwrap(), request);
        }
    }
}
