//! The server with seeded randomness, for the browser tests: `seeded SEED LISTEN DATA PACE_MS`.
//!
//! `spymaster serve` has no such switch: a server whose cards can be worked out must not be started by accident.

use std::error::Error;
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use server::{Config, Keys, Page, Server, System};
use store::Sqlite;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [seed, listen, data, pace] = words.as_slice() else {
        return Err("usage: seeded SEED LISTEN DATA PACE_MS".into());
    };
    let config = Config { pace: Duration::from_millis(pace.parse()?), ..Config::default() };
    let mut server = Server::bind(System::seeded(seed.parse()?), listen, Page::built())?;
    server.keep_tables(Arc::new(Sqlite::open(Path::new(data))?), Keys::given([7; 32]), config)?;
    let mut out = std::io::stdout();
    writeln!(out, "Spymaster is at http://{}", server.address())?;
    out.flush()?;
    server.run();
    Ok(())
}
