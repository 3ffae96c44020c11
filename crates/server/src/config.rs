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
        }
    }
}
