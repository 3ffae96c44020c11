//! How long things take, and where requests may come from; tests make it all short. How much is too much is in
//! [`Limits`].

mod limits;

use std::time::Duration;

use crate::address::Network;
pub use limits::{Limits, PEOPLE_PER_ADDRESS, Shares};

/// The settings of a house.
#[derive(Clone, Debug)]
pub struct Config {
    /// So long a person can be away before a bot holds the seat.
    pub grace: Duration,
    /// Duration of a vote, and the time between two proposals of the same person.
    pub vote: Duration,
    /// After a change of options, the time before the game can start; only if somebody besides the host sits there.
    pub settle: Duration,
    /// So long a bot takes for a step, so that people can follow.
    pub pace: Duration,
    /// A table that nobody has had open for so long leaves memory.
    pub idle: Duration,
    /// So often a socket is asked whether somebody is there.
    pub ping: Duration,
    /// After so much silence it is closed.
    pub silence: Duration,
    /// So long a reader may take for one frame.
    pub patience: Duration,
    /// At tables for more than eight, what does not ask for an answer waits so long and goes out together.
    pub together: Duration,
    /// So long a clock runs, where the rules know one.
    pub clock: Duration,
    /// Time for browsers to reveal their shares of the deal.
    pub reveal: Duration,
    /// So long a request may take from its first byte to the end of its head; also, how long a connection may wait
    /// before its first request and between two of them.
    pub head: Duration,
    /// A connection on which no byte was read or written for so long is closed, unless it became a socket.
    pub stall: Duration,
    /// When the server stops, requests that are not answered after this time are cut off.
    pub stop: Duration,
    /// Browsers connect over https, whatever the request says: cookies are for https alone.
    pub https: bool,
    /// Requests must be for one of these hosts; if the list is empty, every host is served.
    pub hosts: Vec<String>,
    /// What these say in `X-Forwarded-For` and `X-Forwarded-Proto` counts.
    pub proxies: Vec<Network>,
    /// How much is too much.
    pub limits: Limits,
    /// How long things are kept.
    pub retention: Retention,
    /// So often it is looked for things that were kept long enough.
    pub sweep: Duration,
}

/// How many days things are kept. Tables count from the day somebody had them open last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// A table whose game never began.
    pub waiting: u32,
    /// A table whose game has begun and is not over.
    pub running: u32,
    /// A table whose game is over.
    pub over: u32,
    /// The name of a guest who is at no table, from the day it was said first.
    pub names: u32,
    /// That a guest was forgotten. After that a copy of the cookie is worth what a new one is.
    pub forgotten: u32,
}

impl Default for Retention {
    fn default() -> Self {
        Self { waiting: 1, running: 365, over: 90, names: 30, forgotten: 30 }
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            grace: Duration::from_secs(60),
            vote: Duration::from_secs(60),
            settle: Duration::from_secs(3),
            pace: Duration::from_millis(600),
            idle: Duration::from_secs(600),
            ping: Duration::from_secs(25),
            silence: Duration::from_secs(80),
            patience: Duration::from_secs(20),
            together: Duration::from_millis(200),
            clock: Duration::from_secs(120),
            reveal: Duration::from_secs(10),
            head: Duration::from_secs(10),
            stall: Duration::from_secs(30),
            stop: Duration::from_secs(3),
            https: false,
            hosts: Vec::new(),
            proxies: Vec::new(),
            limits: Limits::default(),
            retention: Retention::default(),
            sweep: Duration::from_secs(3_600),
        }
    }
}
