//! The server: serves the page and hosts online tables.
//!
//! ```no_run
//! # fn main() -> Result<(), server::Error> {
//! let server = server::Server::bind(server::System::real(), "127.0.0.1:8080", server::Page::built())?;
//! println!("http://{}", server.address());
//! server.run();
//! # Ok(())
//! # }
//! ```
//!
//! [`Server::run`] returns within ten seconds after Ctrl-C or `SIGTERM`. With a [`House`] the server also hosts tables. From the outside in:
//!
//! ```text
//! accept      takes connections, within limits
//! front       what every request meets first
//! gate        checks a request for a socket
//! connection  one socket
//! House       everything the server hosts
//! └─ Hall     all tables of one game (AnyHall hides the game's type)
//!    └─ Room  one table in memory: plan, store, commit, wake
//! ```
//!
//! No rule of any game is decided here.
#![warn(missing_docs)]

mod accept;
mod address;
mod admin;
mod admissions;
mod answer;
mod config;
mod connection;
mod encoding;
mod error;
mod failure;
mod front;
mod gate;
mod guest;
mod hall;
mod headers;
mod house;
mod keys;
mod limiter;
mod log;
mod metrics;
mod name;
mod page;
mod rate;
mod retention;
mod room;
mod routes;
mod socket;
mod stop;
mod summaries;
mod system;
mod text;
mod token;
mod visits;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use store::Store;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;

pub use address::{Network, NoNetwork};
pub use admin::{
    AdminDetails, AdminReply, AdminRequest, AdminSeat, AdminTable, Offline, admin_socket,
};
pub use config::{Config, Limits, PEOPLE_PER_ADDRESS, Retention, Shares};
pub use error::Error;
use front::Front;
pub use house::House;
pub use keys::{KeyError, Keys};
pub use page::Page;
pub use rate::Allowance;
pub use system::{Listener, NoRandomness, Stream, System};

/// A server that has its address, but does not answer yet.
#[derive(Debug)]
pub struct Server {
    system: System,
    runtime: Runtime,
    listener: Listener,
    metrics: Option<Listener>,
    stop: stop::Signals,
    page: Page,
    house: Option<House>,
    #[cfg(unix)]
    admin: Option<admin::AdminSocket>,
}

/// So long sockets have to say goodbye when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// So long work on other threads may go on after that.
const LAST_WORK: Duration = Duration::from_secs(1);

impl Server {
    /// Takes an address, e.g. `127.0.0.1:8080`; port 0 is any free one.
    ///
    /// Handles stop signals from here on, so that a process that was told the address can also stop the server.
    ///
    /// # Errors
    /// When it is no address, when somebody else has it, or when the system refuses threads or signals.
    pub fn bind(system: System, address: &str, page: Page) -> Result<Self, Error> {
        let runtime = Builder::new_multi_thread().enable_all().build().map_err(Error::Run)?;
        let listener = listen(&system, &runtime, address)?;
        let inside = runtime.enter();
        let stop = stop::Signals::hear().map_err(Error::Run)?;
        drop(inside);
        Ok(Self {
            system,
            runtime,
            listener,
            metrics: None,
            stop,
            page,
            house: None,
            #[cfg(unix)]
            admin: None,
        })
    }

    /// Gives its figures to whoever asks at this address, and nowhere else; says where that is.
    ///
    /// # Errors
    /// When it is no address, or when somebody else has it.
    pub fn show_metrics(&mut self, address: &str) -> Result<SocketAddr, Error> {
        let listener = listen(&self.system, &self.runtime, address)?;
        let address = listener.address;
        self.metrics = Some(listener);
        Ok(address)
    }

    /// Answers administrators at this socket, which only this user can open. The data folder must be this server's.
    ///
    /// # Errors
    /// When the system refuses the socket.
    #[cfg(unix)]
    pub fn open_admin(&mut self, path: &std::path::Path) -> std::io::Result<()> {
        let inside = self.runtime.enter();
        self.admin = Some(admin::AdminSocket::listen(&self.system, path)?);
        drop(inside);
        Ok(())
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
        self.listener.address
    }

    /// Is there a page to give?
    #[must_use]
    pub fn has_page(&self) -> bool {
        self.page.is_built()
    }

    /// Answers until it is told to stop.
    pub fn run(self) {
        self.run_until(std::future::pending());
    }

    /// The same, or until this comes true.
    pub fn run_until(self, enough: impl Future<Output = ()> + Send + 'static) {
        let Self {
            system,
            runtime,
            listener,
            metrics,
            stop,
            page,
            house,
            #[cfg(unix)]
            admin,
        } = self;
        runtime.block_on(async move {
            let front = match &house {
                Some(house) => house.front(),
                None => Front::new(system, Config::default()),
            };
            let (stops, stopping) = watch::channel(false);
            let router = routes::router(front.clone(), page, house.clone());
            let serving = accept::serve(front.clone(), listener, router, stopping.clone());
            let showing = async {
                if let Some(listener) = metrics {
                    let router = routes::metrics(front.clone());
                    accept::serve(front.clone(), listener, router, stopping).await;
                }
            };
            #[cfg(unix)]
            let administering =
                admin.zip(house.clone()).map(|(socket, house)| tokio::spawn(socket.serve(house)));
            let tidying = house.clone().map(|house| tokio::spawn(house.keep_tidy()));
            let stopping = async {
                tokio::select! {
                    () = stop.asked() => {}
                    () = enough => {}
                }
                stops.send_replace(true);
                if let Some(house) = house {
                    house.stop(FAREWELL).await;
                }
            };
            tokio::join!(serving, showing, stopping);
            if let Some(tidying) = tidying {
                tidying.abort();
            }
            #[cfg(unix)]
            if let Some(administering) = administering {
                administering.abort();
            }
        });
        // What is stored is stored; nobody waits for an answer any more.
        runtime.shutdown_timeout(LAST_WORK);
    }
}

fn listen(system: &System, runtime: &Runtime, address: &str) -> Result<Listener, Error> {
    let refused = |source| Error::Listen { address: address.to_owned(), source };
    runtime.block_on(system.listen(address)).map_err(refused)
}
