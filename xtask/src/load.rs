//! `cargo xtask load [--json]`: a crowd of its own plays on a server, each on one core; prints what was measured.
//!
//! It judges nothing; the figures of a known machine are in `docs/benchmarks.md`.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result};

use crate::run::{command, read, shown, target, works};

/// Class, where tables are kept, how many there are, and for how many seconds they are watched.
const RUNS: &[(&str, Place, &str, &str)] = &[
    ("memory", Place::Memory, "100", "8"),
    ("committed", Place::Disk, "400", "8"),
    ("paced", Place::Disk, "2000", "10"),
];

#[derive(Clone, Copy)]
enum Place {
    Memory,
    Disk,
}

/// A server that does not outlive its measurement.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Measures all classes.
pub fn load(root: &Path, json: bool) -> Result<()> {
    let build = ["build", "--locked", "--release", "--package", "server", "--example", "load"];
    let mut build = command(root, "cargo", &build);
    if json {
        build.stdout(Stdio::null()).status().context("cargo cannot be started")?;
    } else {
        shown(&mut build)?;
    }
    let program = target(root).join("release/examples/load");
    let program = program.to_str().context("the build folder's name is not text")?;
    for (class, place, tables, seconds) in RUNS {
        let folder = target(root).join("load");
        // What an earlier run has left is of no use.
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder)?;
        let place = match place {
            Place::Memory => "memory".to_owned(),
            Place::Disk => folder.to_string_lossy().into_owned(),
        };
        let mut serve = pinned(root, "0", &[program, "serve", &place]);
        let mut server = Running(serve.stdout(Stdio::piped()).spawn()?);
        let mut address = String::new();
        let out = server.0.stdout.take().context("the server says nothing")?;
        BufReader::new(out).read_line(&mut address)?;
        let pid = server.0.id().to_string();
        let drive = [program, "drive", address.trim(), class, tables, seconds, &pid];
        print!("{}", read(&mut pinned(root, "1", &drive))?);
    }
    Ok(())
}

/// On one core, where the system can do that.
fn pinned(root: &Path, core: &str, words: &[&str]) -> Command {
    let taskset = ["taskset", "-c", core];
    let able = works(&mut command(root, "taskset", &["-c", core, "true"]));
    let all: Vec<&str> =
        taskset.iter().take(if able { 3 } else { 0 }).chain(words).copied().collect();
    let (program, args) = all.split_first().map_or(("true", [].as_slice()), |(p, a)| (*p, a));
    command(root, program, args)
}
