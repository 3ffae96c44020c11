//! What keeps a build or a start from working, each in one sentence that says what to do.
//!
//! What can be known ahead is looked at before minutes are spent on building; the rest is recognised in what cargo
//! prints.

use std::io::Write as _;
use std::net::TcpListener;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Result, bail};

use crate::run::{command, read};

/// A build writes about this much below `target`, in KiB.
const BUILD_SIZE: u64 = 1_500_000;

const NO_DISK: &str =
    "The disk is full: free about 2 GB, then run the command again (what was built is kept).";
const NO_NETWORK: &str =
    "The dependencies cannot be downloaded: check the network, then run the command again.";
const NO_COMPILER: &str = "There is no working C compiler, which the database needs: install one \
    (Debian and Ubuntu: `apt install build-essential`, Fedora: `dnf install gcc`, macOS: `xcode-select --install`).";

/// The sentence for what went wrong, if it is one of the usual things.
pub fn advice(output: &str) -> Option<&'static str> {
    let says = |words: &[&str]| words.iter().any(|word| output.contains(word));
    if says(&["No space left on device", "os error 28"]) {
        return Some(NO_DISK);
    }
    if says(&["linker `cc` not found", "failed to find tool", "Is `cc` installed"]) {
        return Some(NO_COMPILER);
    }
    let network = [
        "failed to download",
        "Could not resolve",
        "Couldn't resolve",
        "Could not connect",
        "Couldn't connect",
        "spurious network error",
        "could not download",
        "download of",
    ];
    says(&network).then_some(NO_NETWORK)
}

/// Is there room for a build?
pub fn disk_has_room(root: &Path) -> Result<()> {
    // Where `df` is not known, a full disk is noticed later.
    let Ok(table) = read(command(root, "df", &["-Pk", "."]).stderr(Stdio::null())) else {
        return Ok(());
    };
    let built = crate::run::target(root).join(super::PROFILE).is_dir();
    if !built && free(&table).is_some_and(|free| free < BUILD_SIZE) {
        bail!(NO_DISK);
    }
    Ok(())
}

/// The free KiB in the table that `df -Pk` prints.
fn free(table: &str) -> Option<u64> {
    table.lines().nth(1)?.split_whitespace().nth(3)?.parse().ok()
}

/// Does a C compiler translate a program with a header?
pub fn compiles_c(root: &Path) -> Result<()> {
    // On Windows the compiler is found by a search of its own, and a missing one is noticed later.
    if cfg!(windows) || std::env::var_os("CC").is_some() {
        return Ok(());
    }
    let words = ["-fsyntax-only", "-x", "c", "-"];
    let started = command(root, "cc", &words)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    let Ok(mut compiler) = started else { bail!(NO_COMPILER) };
    if let Some(mut source) = compiler.stdin.take() {
        // A compiler that reads nothing says so by its status.
        let _ = source.write_all(b"#include <stdio.h>\n");
    }
    if !compiler.wait().is_ok_and(|status| status.success()) {
        bail!(NO_COMPILER);
    }
    Ok(())
}

/// Can the server have this address?
pub fn port_is_free(address: &str) -> Result<()> {
    match TcpListener::bind(address) {
        Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => bail!(
            "Another program listens at {address}: stop it, or choose another port with `cargo play --listen 127.0.0.1:8081`."
        ),
        // Anything else the server says better.
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_failures_are_recognised() {
        for (output, sentence) in [
            ("error: failed to write: No space left on device (os error 28)", NO_DISK),
            ("error: failed to download `serde v1.0.0`", NO_NETWORK),
            ("warning: spurious network error (3 tries remaining)", NO_NETWORK),
            ("[6] Could not resolve hostname", NO_NETWORK),
            ("error: linker `cc` not found", NO_COMPILER),
        ] {
            assert_eq!(advice(output), Some(sentence), "{output}");
        }
        assert_eq!(advice("error[E0308]: mismatched types"), None);
    }

    #[test]
    fn the_free_space_is_read_from_the_table() {
        let table =
            "Filesystem 1024-blocks Used Available Capacity Mounted on\n/dev/vda 100 60 40 60% /\n";
        assert_eq!(free(table), Some(40));
        assert_eq!(free("df: unknown"), None);
    }

    #[test]
    fn a_port_that_somebody_has_is_not_free() {
        let taken = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = taken.local_addr().unwrap().to_string();
        let said = port_is_free(&address).unwrap_err().to_string();
        assert!(said.contains(&address) && said.contains("--listen"), "{said}");
        drop(taken);
        port_is_free(&address).unwrap();
    }
}
