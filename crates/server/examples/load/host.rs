//! The server's side: a process of its own, on a core of its own where the system can do that.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use conformance::hidden_hand::HiddenHand;
use server::{Config, Keys, Limits, Page, Server, System};
use spy_connection::SpyConnection;
use spyworld::Spyworld;
use store::{Memory, Sqlite, Store};

/// Says that the server has the usual limits.
const USUAL: &str = "usual";

/// Serves until it is killed; prints its address first.
pub fn serve(place: &str, port: &str, pace: &str, limits: &str) {
    let store: Arc<dyn Store> = match place {
        "memory" => Arc::new(Memory::default()),
        folder => Arc::new(Sqlite::open(folder.as_ref()).unwrap()),
    };
    let mut server =
        Server::bind(System::real(), &format!("127.0.0.1:{port}"), Page::built()).unwrap();
    // The crowd is quicker than people.
    let pace = Duration::from_secs(pace.parse().unwrap());
    let limits = match limits {
        USUAL => Limits::default(),
        _ => Limits::unlimited(),
    };
    let config = Config { limits, pace, ..Config::default() };
    let furnish = |house: &mut server::House| {
        house.add(HiddenHand::house());
        house.add(SpyConnection::house().unwrap());
        house.add(Spyworld::house().unwrap());
    };
    server.keep_tables_of(store, Keys::given([7; 32]), config, furnish).unwrap();
    println!("{}", server.address());
    server.run();
}

/// A server that does not outlive its measurement.
pub struct Host {
    child: Child,
    pub address: SocketAddr,
    place: String,
}

impl Host {
    /// Starts one, in memory or in a new folder of this name.
    pub fn start(folder: Option<&str>) -> Self {
        Self::start_with(folder, "none")
    }

    /// The same with the limits that hosts have.
    pub fn start_limited(folder: &str) -> Self {
        Self::start_with(Some(folder), USUAL)
    }

    fn start_with(folder: Option<&str>, limits: &str) -> Self {
        let place = match folder {
            None => "memory".to_owned(),
            Some(name) => {
                let folder: PathBuf = std::env::current_exe().unwrap();
                let folder = folder.ancestors().nth(3).unwrap().join("load").join(name);
                // What an earlier run has left is of no use.
                let _ = std::fs::remove_dir_all(&folder);
                std::fs::create_dir_all(&folder).unwrap();
                folder.to_string_lossy().into_owned()
            }
        };
        let (child, address) = spawn(&place, "0", "0", limits);
        Self { child, address, place }
    }

    /// Kills it and starts another one on the same data, in which bots sleep: what they do would be measured too.
    pub fn restart(&mut self) {
        self.kill();
        (self.child, self.address) =
            spawn(&self.place, &self.address.port().to_string(), "3600", "none");
    }

    fn kill(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// The memory that it takes.
    pub fn rss(&self) -> u64 {
        let text = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let text = text.unwrap_or_default();
        let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|it| it.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or(0) * 1024
    }

    /// The bytes in its folder.
    pub fn disk(&self) -> u64 {
        let files = std::fs::read_dir(&self.place).into_iter().flatten().flatten();
        files.filter_map(|file| file.metadata().ok()).map(|it| it.len()).sum()
    }

    /// The processor time that it has taken so far.
    pub fn cpu(&self) -> Duration {
        let text = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()));
        let text = text.unwrap_or_default();
        let after = text.rsplit(") ").next().unwrap_or_default();
        let ticks = after.split(' ').skip(11).take(2).filter_map(|it| it.parse::<u64>().ok());
        Duration::from_millis(ticks.sum::<u64>() * 10)
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.kill();
    }
}

fn spawn(place: &str, port: &str, pace: &str, limits: &str) -> (Child, SocketAddr) {
    let own = std::env::current_exe().unwrap();
    let mut command = match std::env::var("LOAD_SERVER_CORE") {
        Ok(core) => {
            let mut command = Command::new("taskset");
            command.args(["-c", &core]).arg(own);
            command
        }
        Err(_) => Command::new(own),
    };
    command.args(["serve", place, port, pace, limits]).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    (child, line.trim().parse().unwrap())
}
