//! Runs `spymaster` and keeps what it says; every assertion shows all of it when it fails.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use serde_json::Value;

/// A call of the program that was not made yet.
pub struct TestCommand {
    command: Command,
    input: Vec<u8>,
}

/// A call of the program that ended.
#[derive(Debug)]
pub struct Ran {
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

/// The program with these words as arguments.
pub fn spymaster(words: &str) -> TestCommand {
    let mut command = Command::new(env!("CARGO_BIN_EXE_spymaster"));
    command.args(words.split_whitespace());
    TestCommand { command, input: Vec::new() }
}

impl TestCommand {
    /// One more argument, which may hold spaces.
    pub fn arg(mut self, arg: impl AsRef<std::ffi::OsStr>) -> Self {
        self.command.arg(arg);
        self
    }

    /// More arguments, without spaces.
    pub fn args(mut self, words: &str) -> Self {
        self.command.args(words.split_whitespace());
        self
    }

    /// Types these lines.
    pub fn input(mut self, lines: impl AsRef<[u8]>) -> Self {
        self.input = lines.as_ref().to_owned();
        self
    }

    /// Begins; the caller types and ends it, and nobody reads.
    pub fn start(mut self) -> Child {
        self.command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        self.command.spawn().unwrap()
    }

    /// Begins; the caller reads and ends it, and nobody types.
    pub fn start_read(mut self) -> Child {
        self.command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        self.command.spawn().unwrap()
    }

    /// The same, with what it logs in this file.
    pub fn start_logged(mut self, log: fs::File) -> Child {
        self.command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
        self.command.spawn().unwrap()
    }

    pub fn run(mut self) -> Ran {
        self.command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = self.command.spawn().unwrap();
        // The program may end without reading everything.
        let _ = child.stdin.take().unwrap().write_all(&self.input);
        let output = child.wait_with_output().unwrap();
        Ran {
            code: output.status.code(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// Runs while nobody reads what is printed.
    pub fn run_unread(mut self) -> Ran {
        self.command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = self.command.spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        Ran { code: output.status.code(), stdout: String::new(), stderr }
    }

    /// Runs, and must succeed without a complaint.
    pub fn ok(self) -> Ran {
        let ran = self.run().exits(0);
        assert_eq!(ran.stderr, "", "{ran:#?}");
        ran
    }

    /// Runs, and must be refused with one clear line that holds this text.
    pub fn refused(self, text: &str) {
        let ran = self.run().exits(2);
        assert_eq!(ran.stderr.lines().count(), 1, "{ran:#?}");
        assert!(ran.stderr.starts_with("spymaster: ") && ran.stderr.contains(text), "{ran:#?}");
        assert_eq!(ran.stdout, "", "{ran:#?}");
    }

    /// Runs, must succeed, and prints exactly one JSON object.
    pub fn json(self) -> Value {
        let ran = self.ok();
        ran.json()
    }
}

impl Ran {
    pub fn exits(self, code: i32) -> Self {
        assert_eq!(self.code, Some(code), "{self:#?}");
        self
    }

    pub fn says(self, text: &str) -> Self {
        assert!(self.stdout.contains(text), "no `{text}` in {self:#?}");
        self
    }

    /// Must not have said this.
    pub fn never_says(self, text: &str) -> Self {
        assert!(!self.stdout.contains(text), "`{text}` in {self:#?}");
        self
    }

    pub fn complains(self, text: &str) -> Self {
        assert!(self.stderr.contains(text), "no `{text}` in {self:#?}");
        self
    }

    pub fn json(&self) -> Value {
        let value: Value = serde_json::from_str(&self.stdout).unwrap();
        assert!(value.is_object(), "{self:#?}");
        value
    }
}

/// An empty folder of this test's own.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A file of the repository.
pub fn repository(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}
