//! A server of its own for each test, that can be stopped and started again on the same data.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use conformance::hidden_hand::HiddenHand;
use conformance::sealed_choice::SealedChoice;
use server::{Config, Error, House, Keys, Limits, Page, Server, System};
use store::{Memory, Sqlite, Store};
use tokio::sync::oneshot;

/// Bots answer at once, so that tests need not wait; nobody's seat is held by a bot and no deal fails, however slow the
/// machine is.
pub fn quick() -> Config {
    let grace = Duration::from_secs(600);
    let (pace, settle) = (Duration::ZERO, Duration::ZERO);
    let limits = Limits::unlimited();
    Config { grace, reveal: grace, pace, settle, limits, ..Config::default() }
}

/// The same with the usual limits.
pub fn bounded() -> Config {
    Config { limits: Limits::default(), ..quick() }
}

/// Another seed for each server of a test: one that is started again must not draw the same guests as before.
fn system() -> System {
    static SERVERS: AtomicU64 = AtomicU64::new(0);
    System::seeded(SERVERS.fetch_add(1, Ordering::Relaxed))
}

/// All servers of a test know each other's guests.
pub fn keys() -> Keys {
    Keys::given([7; 32])
}

pub struct Site {
    pub address: SocketAddr,
    /// Where its figures are.
    pub metrics: SocketAddr,
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
        furnish: impl FnOnce(&mut House) + Send + 'static,
    ) -> Self {
        Self::with_keys(store, keys(), config, furnish).unwrap()
    }

    /// With these keys for cookies; they may not be those of the store.
    pub fn with_keys(
        store: Arc<dyn Store>,
        keys: Keys,
        config: Config,
        furnish: impl FnOnce(&mut House) + Send + 'static,
    ) -> Result<Self, Error> {
        Self::of(system(), store, keys, config, furnish)
    }

    /// One that draws what every other server with this number draws.
    pub fn seeded(
        number: u64,
        store: Arc<dyn Store>,
        config: Config,
        furnish: impl FnOnce(&mut House) + Send + 'static,
    ) -> Self {
        Self::of(System::seeded(number), store, keys(), config, furnish).unwrap()
    }

    fn of(
        system: System,
        store: Arc<dyn Store>,
        keys: Keys,
        config: Config,
        furnish: impl FnOnce(&mut House) + Send + 'static,
    ) -> Result<Self, Error> {
        Self::start(move || {
            let mut server = Server::bind(system, "127.0.0.1:0", Page::built())?;
            server.keep_tables_of(store, keys, config, furnish)?;
            Ok(server)
        })
    }

    /// With every real game.
    pub fn of_catalog(store: Arc<dyn Store>, config: Config) -> Self {
        Self::start(move || {
            let mut server = Server::bind(system(), "127.0.0.1:0", Page::built())?;
            server.keep_tables(store, keys(), config)?;
            Ok(server)
        })
        .unwrap()
    }

    /// On a thread of its own, since a server brings its own runtime.
    fn start(
        server: impl FnOnce() -> Result<Server, Error> + Send + 'static,
    ) -> Result<Self, Error> {
        let (stop, stopped) = oneshot::channel::<()>();
        let (tell, told) = std::sync::mpsc::channel();
        let enough = async {
            let _ = stopped.await;
        };
        let thread = std::thread::spawn(move || match server() {
            Ok(mut server) => {
                let metrics = server.show_metrics("127.0.0.1:0").unwrap();
                tell.send(Ok((server.address(), metrics))).unwrap();
                server.run_until(enough);
            }
            Err(error) => tell.send(Err(error)).unwrap(),
        });
        let (address, metrics) = told.recv().unwrap()?;
        Ok(Self { address, metrics, stop: Some(stop), thread: Some(thread) })
    }

    pub fn in_memory() -> Self {
        Self::new(Arc::new(Memory::default()), quick())
    }

    /// Ends the server as a host would.
    pub async fn stop(mut self) {
        drop(self.stop.take());
        let thread = self.thread.take().unwrap();
        tokio::task::spawn_blocking(|| thread.join().unwrap()).await.unwrap();
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
