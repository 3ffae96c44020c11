//! What page and server say to each other: one set of types, two encodings.
//!
//! A socket belongs to one game and speaks one [`Encoding`], which is its WebSocket subprotocol: `postcard` for
//! our own page, whose types must be the very same ([`schema`]), and JSON for everybody else.
//! Nothing here does IO; it compiles for wasm32. Nothing here may hold a secret that its reader must not know:
//! whatever counts in a frame counts what this viewer was told, never what was stored.
#![warn(missing_docs)]

mod close;
mod encoding;
mod patch;
mod place;
#[cfg(not(target_arch = "wasm32"))]
pub mod schema;
mod to_client;
mod to_server;
mod update;
mod upload;

pub use close::Close;
pub use encoding::{Encoding, JSON, Unreadable};
pub use patch::{Base, Edit, Patch};
pub use place::{Links, Place, Speaker, Stage, TableInfo, Talk};
pub use to_client::{Denied, ToClient, ToClientOf, You};
pub use to_server::{Greeting, ToServer, ToServerOf};
pub use update::Update;
pub use upload::{MAX_UPLOAD_ROWS, Unfit, Upload};

/// The name of a table; part of its address.
pub type TableId = String;

/// A longer name nobody has.
pub const MAX_NAME: usize = 40;
/// A longer thing nobody says at once.
pub const MAX_SAYING: usize = 300;
