//! How long things take and how much of something is too much; tests make it all short.

use std::time::Duration;

/// The settings of a house.
#[derive(Clone, Debug)]
pub struct Config {
    /// So long a person can be away before a bot holds the seat.
    pub grace: Duration,
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
    /// So many frames may come at once on one socket; an action costs one, a new table ten.
    pub burst: u32,
    /// So many more are allowed each second.
    pub per_second: u32,
    /// Cookies are for https alone, whatever the request says.
    pub https: bool,
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
            pace: Duration::from_millis(600),
            idle: Duration::from_secs(600),
            ping: Duration::from_secs(25),
            silence: Duration::from_secs(80),
            patience: Duration::from_secs(20),
            together: Duration::from_millis(200),
            clock: Duration::from_secs(120),
            burst: 60,
            per_second: 20,
            https: false,
            retention: Retention::default(),
            sweep: Duration::from_secs(3_600),
        }
    }
}
