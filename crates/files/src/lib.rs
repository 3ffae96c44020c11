//! Files of people's own: editions and records; a module of its own, loaded only when somebody has one.
//!
//! Parsers would weigh a fifth of the page, and hardly anybody loads a file. Knows no page.
#![warn(missing_docs)]

mod edition;
mod record;

pub use edition::read_edition;
pub use record::{read_record, write_record};

use game::Game as _;
use spy_connection::SpyConnection;
use spyworld::Spyworld;

/// A game whose files are read here.
#[derive(Clone, Copy)]
enum Known {
    SpyConnection,
    Spyworld,
}

/// Which game is meant?
fn known(game: &str) -> Result<Known, String> {
    match game {
        SpyConnection::ID => Ok(Known::SpyConnection),
        Spyworld::ID => Ok(Known::Spyworld),
        other => Err(format!("no files of `{other}` can be read here")),
    }
}
