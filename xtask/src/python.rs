//! The example of a client in another language, against the real server: it plays a whole game, and the record that
//! it is given is true.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::run::{built, command, shown, spymaster, target, works};

/// The one package that the example needs.
const PACKAGE: &str = "websockets==15.0.1";

/// Python, and its package in a folder of our own.
pub fn ready(root: &Path) -> Result<()> {
    if !works(&mut command(root, "python3", &["--version"])) {
        bail!(
            "python3 is missing, and the example client is written in it: apt-get install python3"
        );
    }
    if works(&mut python(root, &["-c", "import websockets.sync.client"])) {
        return Ok(());
    }
    if !works(&mut command(root, "python3", &["-m", "pip", "--version"])) {
        bail!(
            "pip is missing, and brings the example client's package: apt-get install python3-pip"
        );
    }
    let folder = folder(root).to_string_lossy().into_owned();
    let install =
        ["-m", "pip", "install", "--quiet", "--upgrade", "--no-deps", "--target", &folder, PACKAGE];
    shown(command(root, "python3", &install).env("PIP_ROOT_USER_ACTION", "ignore"))
}

/// Plays a whole game on a server of its own, and has the record checked.
pub fn client(root: &Path) -> Result<()> {
    built(root)?;
    let place = target(root).join("tmp/python-client");
    // What an earlier run has left is of no use.
    let _ = std::fs::remove_dir_all(&place);
    std::fs::create_dir_all(&place)?;
    let data = place.to_string_lossy().into_owned();
    let words = ["serve", "--listen", "127.0.0.1:0", "--data", &data];
    let mut serve = command(root, &spymaster(root, "debug"), &words);
    let mut server = Running(serve.stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?);
    let mut line = String::new();
    let out = server.0.stdout.take().context("the server says nothing")?;
    // Kept open to the end: a server that cannot print would stop.
    let mut out = BufReader::new(out);
    out.read_line(&mut line)?;
    let address = line.trim().rsplit("http://").next().unwrap_or_default();
    let program = root.join("docs/examples/client.py").to_string_lossy().into_owned();
    shown(python(root, &[&program, address]).current_dir(&place))?;
    let record = place.join("record.json").to_string_lossy().into_owned();
    shown(&mut command(root, &spymaster(root, "debug"), &["verify", &record]))
}

/// A server that does not outlive the step.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn folder(root: &Path) -> PathBuf {
    target(root).join("tools/python")
}

fn python(root: &Path, words: &[&str]) -> Command {
    let mut python = command(root, "python3", words);
    python.env("PYTHONPATH", folder(root));
    python
}
