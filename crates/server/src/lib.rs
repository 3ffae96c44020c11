//! The server: serves the page and hosts online tables.
//!
//! ```no_run
//! # fn main() -> Result<(), server::Error> {
//! let server = server::Server::bind(server::System::real(), "127.0.0.1:8080", server::Page::built())?;
//! println!("http://{}", server.address());
//! server.run()
//! # }
//! ```
//!
//! [`Server::run`] returns after Ctrl-C or `SIGTERM`, once running requests are answered. With a [`House`] the server
//! also hosts tables. From the outside in:
//!
//! ```text
//! gate        checks a request for a socket
//! connection  one socket
//! House       everything the server hosts
//! └─ Hall     all tables of one game (AnyHall hides the game's type)
//!    └─ Room  one table in memory: plan, store, commit, wake
//! ```
//!
//! No rule of any game is decided here.
#![warn(missing_docs)]

mod answer;
mod config;
mod connection;
mod encoding;
mod error;
mod failure;
mod gate;
mod guest;
mod hall;
mod headers;
mod house;
mod keys;
mod metrics;
mod page;
mod rate;
mod retention;
mod room;
mod routes;
mod stop;
mod system;
mod text;
mod token;
mod visits;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use store::Store;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};

pub use config::{Config, Retention};
pub use error::Error;
pub use house::House;
pub use keys::{KeyError, Keys};
pub use page::Page;
pub use routes::router;
pub use system::{NoRandomness, System};

/// A server that has its address, but does not answer yet.
#[derive(Debug)]
pub struct Server {
    system: System,
    runtime: Runtime,
    listener: TcpListener,
    address: SocketAddr,
    stop: stop::Signals,
    page: Page,
    house: Option<House>,
}

/// So long sockets have to say goodbye when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

impl Server {
    /// Takes an address, e.g. `127.0.0.1:8080`; port 0 is any free one.
    ///
    /// Handles stop signals from here on, so that a process that was told the address can also stop the server.
    ///
    /// # Errors
    /// When it is no address, when somebody else has it, or when the system refuses threads or signals.
    pub fn bind(system: System, address: &str, page: Page) -> Result<Self, Error> {
        let runtime = Builder::new_multi_thread().enable_all().build().map_err(Error::Run)?;
        let refused = |source| Error::Listen { address: address.to_owned(), source };
        let listener = runtime.block_on(TcpListener::bind(address)).map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        let inside = runtime.enter();
        let stop = stop::Signals::hear().map_err(Error::Run)?;
        drop(inside);
        Ok(Self { system, runtime, listener, address, stop, page, house: None })
    }

    /// Keeps tables of every game in this store; these keys sign the cookies of guests.
    ///
    /// # Errors
    /// When the store cannot be read, or was kept with other keys.
    pub fn keep_tables(
        &mut self,
        store: Arc<dyn Store>,
        keys: Keys,
        config: Config,
    ) -> Result<(), Error> {
        let opening = House::open(self.system.clone(), store, keys, config);
        self.house = Some(self.runtime.block_on(opening)?);
        Ok(())
    }

    /// The same with the games of `furnish`; for tests.
    ///
    /// # Errors
    /// When the store cannot be read, or was kept with other keys.
    pub fn keep_tables_of(
        &mut self,
        store: Arc<dyn Store>,
        keys: Keys,
        config: Config,
        furnish: impl FnOnce(&mut House),
    ) -> Result<(), Error> {
        let opening = House::empty(self.system.clone(), store, keys, config);
        let mut house = self.runtime.block_on(opening)?;
        furnish(&mut house);
        self.house = Some(house);
        Ok(())
    }

    /// Where it listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Is there a page to give?
    #[must_use]
    pub fn has_page(&self) -> bool {
        self.page.is_built()
    }

    /// Answers until it is told to stop.
    ///
    /// # Errors
    /// When the system takes the socket away.
    pub fn run(self) -> Result<(), Error> {
        self.run_until(std::future::pending())
    }

    /// The same, or until this comes true.
    ///
    /// # Errors
    /// When the system takes the socket away.
    pub fn run_until(self, enough: impl Future<Output = ()> + Send + 'static) -> Result<(), Error> {
        let Self { runtime, listener, stop, page, house, .. } = self;
        let (stopped, stopping) = tokio::sync::oneshot::channel::<()>();
        // Several small frames in a row must not wait for each other's receipts; a socket that refuses is slower only.
        let listener = listener.tap_io(|socket| drop(socket.set_nodelay(true)));
        let serving = axum::serve(listener, router(page, house.clone()));
        let serving = serving.with_graceful_shutdown(async move {
            tokio::select! {
                () = stop.asked() => {}
                () = enough => {}
            }
            // The receiver is gone only if everything is.
            let _ = stopped.send(());
        });
        runtime
            .block_on(async move {
                let Some(house) = house else { return serving.into_future().await };
                let tidying = tokio::spawn(house.clone().keep_tidy());
                let sockets = async move {
                    let _ = stopping.await;
                    house.stop(FAREWELL).await;
                };
                let (served, ()) = tokio::join!(serving.into_future(), sockets);
                tidying.abort();
                served
            })
            .map_err(Error::Run)
    }
}
