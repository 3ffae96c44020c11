//! Tables over real sockets: whole games, every right and wrong way to sit, leave, come back and misbehave.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

mod abuse;
mod bad_line;
mod client;
mod disk;
mod leak;
mod many;
mod playing;
mod seats;
mod site;
mod upload;
