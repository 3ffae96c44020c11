//! The messages between page and server: one set of types in two encodings.
//!
//! A socket belongs to one game and uses one [`Encoding`], which is its WebSocket subprotocol: postcard for our own
//! page, which must have been built with exactly the same types ([`schema`]), and JSON for every other client.
//!
//! This crate does no IO and compiles for wasm32. A message must not contain anything its reader may not know:
//! counters in it count what this viewer was told, never what was stored.
#![warn(missing_docs)]

mod close;
mod deal;
mod encoding;
mod patch;
mod place;
#[cfg(not(target_arch = "wasm32"))]
pub mod schema;
mod to_client;
mod to_server;
mod update;
mod upload;
mod vote;

pub use close::Close;
pub use deal::{DealInfo, Share};
pub use encoding::{Encoding, JSON, Unreadable};
pub use patch::{Base, Edit, Patch};
pub use place::{Links, Place, Speaker, Stage, TableInfo, Talk, Watcher};
pub use to_client::{Denied, ToClient, ToClientOf, You};
pub use to_server::{Greeting, ToServer, ToServerOf};
pub use update::Update;
pub use upload::{MAX_UPLOAD_ROWS, Unfit, Upload};
pub use vote::{Motion, Vote};

/// The name of a table; part of its address.
pub type TableId = String;

/// A longer name nobody has.
pub const MAX_NAME: usize = 40;
/// A longer thing nobody says at once.
pub const MAX_SAYING: usize = 300;
