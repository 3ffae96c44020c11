//! Instructions per step: this program runs itself under valgrind, twice, and takes the difference.
//!
//! Instructions do not depend on what else the machine is doing, so they can be compared between runs.

use std::env;
use std::process::{Command, Stdio};

use crate::args::TableArgs;

/// Two lengths, so that start-up and set-up cancel out.
const FEW: u32 = 2_000;
const MANY: u32 = 12_000;

/// Instructions of one random step; `None` where valgrind is missing.
pub fn instructions_per_step(table: &TableArgs, cut: u32) -> Option<f64> {
    let [few, many] = [FEW, MANY].map(|steps| count(table, steps, cut));
    Some(many?.checked_sub(few?)? as f64 / f64::from(MANY - FEW))
}

fn count(table: &TableArgs, steps: u32, cut: u32) -> Option<u64> {
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    command.arg(env::current_exe().ok()?).arg("steps").arg(&table.game);
    command.args(["--steps", &steps.to_string(), "--cut", &cut.to_string()]);
    if let Some(players) = &table.players {
        command.args(["--players", players]);
    }
    if let Some(seed) = &table.seed {
        command.args(["--seed", seed]);
    }
    if let Some(edition) = &table.edition {
        command.arg("--edition").arg(edition);
    }
    table.options.iter().for_each(|option| {
        command.args(["--set", option]);
    });
    let output = command.stdin(Stdio::null()).output().ok()?;
    if !output.status.success() {
        return None;
    }
    collected(&String::from_utf8_lossy(&output.stderr))
}

/// The number in callgrind's line `==123== Collected : 4567`.
fn collected(report: &str) -> Option<u64> {
    let line = report.lines().find(|line| line.contains("Collected :"))?;
    line.rsplit(':').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_count_is_read_from_callgrinds_report() {
        let report = "==1== Events    : Ir\n==1== Collected : 4567\n==1== \n";
        assert_eq!(collected(report), Some(4567));
        assert_eq!(collected("nothing"), None);
    }
}
