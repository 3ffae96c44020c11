//! Who answers: the running server, through its socket, or the data itself.

#[cfg(unix)]
mod socket;

use std::path::Path;
use std::sync::Arc;

use anyhow::Result;
use server::{AdminReply, AdminRequest, Keys, Offline, System, admin_socket};
use store::{Sqlite, StoreError};

use crate::data_folder;
use crate::failure::bad_argument;

/// The database in a data folder.
const DATABASE: &str = "spymaster.sqlite3";

/// A way to ask.
pub enum Admin {
    #[cfg(unix)]
    Server(socket::Socket),
    Data(Box<Offline>),
}

impl Admin {
    /// Asks the server of this folder or, if none uses it, the data.
    pub fn open(data: &Path, key: Option<&Path>) -> Result<Self> {
        let unusable = |why: String| bad_argument(format!("--data {}: {why}", data.display()));
        if !data.join(DATABASE).exists() {
            return Err(unusable("there is no data of a server here".to_owned()));
        }
        #[cfg(unix)]
        if let Some(socket) = socket::Socket::connect(data) {
            return Ok(Self::Server(socket));
        }
        let store = Sqlite::open(data).map_err(|error| {
            let socket = admin_socket(data);
            let at = socket.display();
            unusable(match error {
                StoreError::InUse => {
                    format!("another program uses this folder, and nobody answers at {at}")
                }
                error => error.to_string(),
            })
        })?;
        let key = match key {
            Some(file) => file.to_owned(),
            None => data_folder::key_beside(data).map_err(bad_argument)?,
        };
        let keys = Keys::in_file(&key).map_err(bad_argument)?;
        // As the server does it, so that every request is logged in both ways.
        let logs = tracing_subscriber::fmt().json().with_writer(std::io::stderr);
        let _ = logs.try_init();
        let offline = Offline::open(System::real(), Arc::new(store), keys);
        Ok(Self::Data(Box::new(offline.map_err(bad_argument)?)))
    }

    /// What comes of a request.
    pub fn ask(&mut self, request: AdminRequest) -> Result<AdminReply> {
        match self {
            #[cfg(unix)]
            Self::Server(socket) => socket.ask(&request),
            Self::Data(offline) => Ok(offline.ask(request)),
        }
    }
}
