//! A server of its own for each test, that can be stopped and started again on the same data.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use conformance::hidden_hand::HiddenHand;
use conformance::sealed_choice::SealedChoice;
use server::{Config, House, Page, Server};
use store::{Memory, Sqlite, Store};
use tokio::sync::oneshot;

/// Everything short, so that tests need not wait.
pub fn quick() -> Config {
    Config { grace: Duration::from_millis(40), pace: Duration::ZERO, ..Config::default() }
}

pub struct Site {
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Site {
    /// With the two fixture games.
    pub fn new(store: Arc<dyn Store>, config: Config) -> Self {
        Self::furnished(store, config, |house| {
            house.add(HiddenHand::house());
            house.add(SealedChoice::house());
        })
    }

    pub fn furnished(
        store: Arc<dyn Store>,
        config: Config,
        furnish: impl FnOnce(&mut House),
    ) -> Self {
        let mut server = Server::bind("127.0.0.1:0", Page::built()).unwrap();
        server.keep_tables_of(store, config, furnish).unwrap();
        Self::start(server)
    }

    /// With every real game.
    pub fn of_catalog(store: Arc<dyn Store>, config: Config) -> Self {
        let mut server = Server::bind("127.0.0.1:0", Page::built()).unwrap();
        server.keep_tables(store, config).unwrap();
        Self::start(server)
    }

    fn start(server: Server) -> Self {
        let address = server.address();
        let (stop, stopped) = oneshot::channel::<()>();
        let enough = async {
            let _ = stopped.await;
        };
        let thread = std::thread::spawn(move || server.run_until(enough).unwrap());
        Self { address, stop: Some(stop), thread: Some(thread) }
    }

    pub fn in_memory() -> Self {
        Self::new(Arc::new(Memory::default()), quick())
    }

    /// Ends the server as a host would.
    pub fn stop(mut self) {
        drop(self.stop.take());
        self.thread.take().unwrap().join().unwrap();
    }
}

/// A folder that nobody has used.
pub fn folder(name: &str) -> PathBuf {
    let folder =
        std::env::temp_dir().join(format!("spymaster-tables-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

pub fn sqlite(folder: &std::path::Path) -> Arc<Sqlite> {
    Arc::new(Sqlite::open(folder).unwrap())
}
