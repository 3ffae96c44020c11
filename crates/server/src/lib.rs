//! The server: gives the page to browsers. Games run in the browser; nothing here knows a rule.
//!
//! ```no_run
//! # fn main() -> Result<(), server::Error> {
//! let server = server::Server::bind("127.0.0.1:8080", server::Page::built())?;
//! println!("http://{}", server.address());
//! server.run()
//! # }
//! ```
//! [`Server::run`] returns after Ctrl-C or a `SIGTERM`, when what was being answered is answered.
#![warn(missing_docs)]

mod answer;
mod encoding;
mod error;
mod headers;
mod page;
mod routes;
mod stop;

use std::net::SocketAddr;

use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};

pub use error::Error;
pub use page::Page;
pub use routes::router;

/// A server that has its address, but does not answer yet.
#[derive(Debug)]
pub struct Server {
    runtime: Runtime,
    listener: TcpListener,
    address: SocketAddr,
    stop: stop::Signals,
    page: Page,
}

impl Server {
    /// Takes an address, e.g. `127.0.0.1:8080`; port 0 is any free one.
    ///
    /// From here on a signal to stop is heard, so that whoever was told the address can also end it.
    ///
    /// # Errors
    /// When it is no address, when somebody else has it, or when the system refuses threads or signals.
    pub fn bind(address: &str, page: Page) -> Result<Self, Error> {
        let runtime = Builder::new_multi_thread().enable_all().build().map_err(Error::Run)?;
        let refused = |source| Error::Listen { address: address.to_owned(), source };
        let listener = runtime.block_on(TcpListener::bind(address)).map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        let inside = runtime.enter();
        let stop = stop::Signals::hear().map_err(Error::Run)?;
        drop(inside);
        Ok(Self { runtime, listener, address, stop, page })
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
        let Self { runtime, listener, stop, page, .. } = self;
        let serving = axum::serve(listener, router(page)).with_graceful_shutdown(stop.asked());
        runtime.block_on(serving.into_future()).map_err(Error::Run)
    }
}
