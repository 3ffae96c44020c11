//! On what the figures were measured: processor, system, kind of build.

use std::fs;
use std::thread;

use serde::Serialize;

#[derive(Serialize)]
pub struct Machine {
    pub processor: String,
    pub threads: usize,
    pub system: String,
    /// Figures of a debug build mean little.
    pub optimised: bool,
}

impl Machine {
    pub fn here() -> Self {
        Self {
            processor: processor().unwrap_or_else(|| "unknown processor".to_owned()),
            threads: thread::available_parallelism().map_or(1, Into::into),
            system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
            optimised: !cfg!(debug_assertions),
        }
    }
}

/// The first model that Linux names; other systems have no such file.
fn processor() -> Option<String> {
    let text = fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = text.lines().find(|line| line.starts_with("model name"))?;
    line.split_once(':').map(|(_, name)| name.trim().to_owned())
}
