//! What can keep the server from serving; each is one line for whoever started it.

use std::io;

/// Why there is no server.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The address cannot be had.
    #[error("cannot listen on {address}: {}", reason(source))]
    Listen {
        /// What was asked for.
        address: String,
        /// What the system says.
        source: io::Error,
    },
    /// Nobody's cookie would be known.
    #[error(transparent)]
    Key(#[from] crate::KeyError),
    /// What is kept cannot be read.
    #[error("the data cannot be used: {0}")]
    Store(#[source] store::StoreError),
    /// The system gives no threads, signals or sockets.
    #[error("the server cannot run: {0}")]
    Run(#[source] io::Error),
}

/// The two usual reasons in plain words, with a way out.
fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::AddrInUse => {
            "another program listens there; choose another port with --listen".to_owned()
        }
        io::ErrorKind::PermissionDenied => {
            "that port is not allowed to you; choose one from 1024 up with --listen".to_owned()
        }
        _ => error.to_string(),
    }
}
