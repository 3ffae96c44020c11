//! `cargo xtask load [--peers] [--json]`: a crowd of its own plays on a server, each on one core; prints what was
//! measured.
//!
//! It judges nothing; the figures of a known machine are in `docs/benchmarks.md`. With `--peers` the toy game is also
//! played on two other servers, whose packages are fetched first. `cargo xtask load --abuse` measures one usual table
//! while others misbehave.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result};

use crate::run::{command, read, shown, target, works};

/// What is measured of our own server; `crates/server/examples/load` knows them.
const CLASSES: &[&str] =
    &["memory", "committed", "paced", "resident", "idle", "resume", "reconnect", "hundred"];

/// The other servers: their folder has a server and a crowd for each.
const PEERS: &[&str] = &["boardgame-io", "colyseus"];

/// The columns, as they are printed for people.
const COLUMNS: &[&str] = &[
    "server",
    "tables",
    "class",
    "moves_per_second",
    "moves_per_cpu_second",
    "p50_ms",
    "p99_ms",
    "bytes_per_move",
    "bytes",
    "seconds",
    "rss_bytes",
];

/// A server that does not outlive its measurement.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// One usual table while others misbehave, one kind of abuse after the other; about four minutes.
pub fn abuse(root: &Path) -> Result<()> {
    let build = ["build", "--locked", "--release", "--package", "server", "--example", "load"];
    shown(&mut command(root, "cargo", &build))?;
    let program = target(root).join("release/examples/load");
    let program = program.to_str().context("the build folder's name is not text")?;
    shown(pinned(root, "1", &[program, "abuse"]).env("LOAD_SERVER_CORE", "0"))
}

/// Measures everything, or says which step failed.
pub fn load(root: &Path, peers: bool, json: bool) -> Result<()> {
    let build = ["build", "--locked", "--release", "--package", "server", "--example", "load"];
    let mut build = command(root, "cargo", &build);
    if json {
        // Only figures are printed then.
        build.stdout(Stdio::null()).status().context("cargo cannot be started")?;
    } else {
        shown(&mut build)?;
        println!("{}", COLUMNS.join("\t"));
    }
    let program = target(root).join("release/examples/load");
    let program = program.to_str().context("the build folder's name is not text")?;
    let mut rows = Vec::new();
    for class in CLASSES {
        let mut measure = pinned(root, "1", &[program, "measure", class]);
        rows.push(print(read(measure.env("LOAD_SERVER_CORE", "0"))?, json));
    }
    if peers {
        // Not `ci`: npm leaves out of its lock what other systems would need, and then misses it.
        let install =
            ["install", "--no-save", "--prefix", "xtask/peers", "--no-audit", "--no-fund"];
        read(&mut command(root, "npm", &install))?;
        for peer in PEERS {
            let row = print(measure_peer(root, peer)?, json);
            // By processor time, so that what else the machine does counts for neither.
            let speed = |row: &str| field(row, "moves_per_cpu_second").parse::<f64>().ok();
            let ratio = rows.first().and_then(|own| speed(own)).zip(speed(&row));
            if let Some((own, theirs)) = ratio {
                println!("# {:.1} times {peer}", own / theirs.max(1.0));
            }
        }
    }
    Ok(())
}

fn measure_peer(root: &Path, peer: &str) -> Result<String> {
    let folder = root.join("xtask/peers");
    let file = format!("{peer}.mjs");
    let mut serve = pinned(root, "0", &["node", &file]);
    let mut server = Running(serve.current_dir(&folder).stdout(Stdio::piped()).spawn()?);
    let out = server.0.stdout.take().context("the server says nothing")?;
    let mut lines = BufReader::new(out).lines();
    let is_port = |line: &String| line.parse::<u16>().is_ok();
    let port = lines.by_ref().map_while(Result::ok).find(is_port);
    let port = port.with_context(|| format!("{peer} did not start"))?;
    let (file, pid) = (format!("{peer}-crowd.mjs"), server.0.id().to_string());
    read(pinned(root, "1", &["node", &file, &port, &pid, "100", "8"]).current_dir(&folder))
}

/// Prints one line of JSON as it is, or as a line of a table.
fn print(row: String, json: bool) -> String {
    if json {
        print!("{row}");
    } else {
        let fields: Vec<&str> = COLUMNS.iter().map(|name| field(&row, name)).collect();
        println!("{}", fields.join("\t"));
    }
    row
}

/// The value of a field in a flat line of JSON; no parser is worth its while for that.
fn field<'a>(row: &'a str, name: &str) -> &'a str {
    let found = row.split_once(&format!("\"{name}\":"));
    let value = found.and_then(|(_, rest)| rest.split([',', '}']).next());
    value.unwrap_or("-").trim_matches('"')
}

/// On one core, where the system can do that; as a process that keeps its own id.
fn pinned(root: &Path, core: &str, words: &[&str]) -> Command {
    let taskset = ["taskset", "-c", core];
    let able = works(&mut command(root, "taskset", &["-c", core, "true"]));
    let all: Vec<&str> =
        taskset.iter().take(if able { 3 } else { 0 }).chain(words).copied().collect();
    let (program, args) = all.split_first().map_or(("true", [].as_slice()), |(p, a)| (*p, a));
    command(root, program, args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_is_found_in_a_line() {
        let row = "{\"server\":\"spymaster\",\"tables\":100,\"rss_bytes\":7}\n";
        assert_eq!(field(row, "server"), "spymaster");
        assert_eq!(field(row, "tables"), "100");
        assert_eq!(field(row, "rss_bytes"), "7");
        assert_eq!(field(row, "p50_ms"), "-");
    }
}
