//! The two ways to a table: a socket to the server, and the worker beside this page.

mod server;
mod worker;

pub use server::Server;
pub use worker::{Heard, Worker};
