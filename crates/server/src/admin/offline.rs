//! Administration without a server: on the data itself, which nobody else has open.

use std::sync::Arc;

use store::Store;
use tokio::runtime::{Builder, Runtime};

use super::{AdminReply, AdminRequest};
use crate::{Config, Error, House, Keys, System};

/// The data of a server that does not run.
#[derive(Debug)]
pub struct Offline {
    house: House,
    runtime: Runtime,
}

impl Offline {
    /// Opens the tables of this store.
    ///
    /// # Errors
    /// When the store cannot be read, or was kept with other keys.
    pub fn open(system: System, store: Arc<dyn Store>, keys: Keys) -> Result<Self, Error> {
        let runtime = Builder::new_multi_thread().enable_all().build().map_err(Error::Run)?;
        let house = runtime.block_on(House::open(system, store, keys, Config::default()))?;
        Ok(Self { house, runtime })
    }

    /// Does what is asked for.
    #[must_use]
    pub fn ask(&self, request: AdminRequest) -> AdminReply {
        self.runtime.block_on(self.house.administer(request))
    }
}
