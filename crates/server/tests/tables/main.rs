//! Tables over real sockets: whole games, every right and wrong way to sit, leave, come back and misbehave.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::disallowed_methods,
    reason = "a test may stop at the first surprise, and has a clock and threads of its own"
)]

mod abuse;
mod bad_line;
mod before_start;
mod client;
mod damage;
mod deal;
mod devices;
mod disk;
mod forgetting;
mod front;
mod fuzz;
mod keys;
mod leak;
mod limits;
mod loading;
mod many;
mod names;
mod own_acts;
mod playing;
mod rematch;
mod retention;
mod rights;
mod seats;
mod site;
mod summaries;
mod unseen;
mod upload;
mod version_1;
mod votes;
mod watchers;
