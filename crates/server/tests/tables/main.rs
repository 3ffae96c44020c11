//! Tables over real sockets: whole games, every right and wrong way to sit, leave, come back and misbehave.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

mod abuse;
mod bad_line;
mod client;
mod damage;
mod disk;
mod forgetting;
mod keys;
mod leak;
mod many;
mod placed;
mod playing;
mod retention;
mod seats;
mod site;
mod upload;
mod version_1;
