//! `spymaster serve` as a process: it says where it is, answers, stops when told, and refuses in one line.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Stdio};

use crate::command::{folder, spymaster};

/// A running server; it does not outlive its test.
struct Running {
    child: Child,
    address: String,
}

impl Running {
    fn start(name: &str) -> Self {
        Self::start_in(&folder(name).join("data"))
    }

    fn start_in(data: &Path) -> Self {
        let mut child = spymaster("serve --listen 127.0.0.1:0 --data").arg(data).start_read();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Spymaster is at http://").unwrap().to_owned();
        assert!(data.is_dir(), "the folder for data is made");
        Self { child, address }
    }

    fn get(&self, path: &str) -> String {
        let mut socket = TcpStream::connect(&self.address).unwrap();
        write!(socket, "GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        socket.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn it_says_where_it_is_and_answers_there() {
    let server = Running::start("serve-answers");
    assert!(server.get("/health").ends_with("\r\n\r\nok\n"));
    assert!(server.get("/").contains("content-security-policy: default-src 'none'"));
}

#[cfg(unix)]
#[test]
fn it_ends_well_when_the_system_says_so() {
    let mut server = Running::start("serve-stops");
    let id = server.child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    assert_eq!(server.child.wait().unwrap().code(), Some(0));
}

#[cfg(unix)]
#[test]
fn it_ends_although_somebody_holds_half_a_request() {
    let mut server = Running::start("serve-half");
    let mut half = TcpStream::connect(&server.address).unwrap();
    half.write_all(b"GET / HTTP/1.1\r\nHo").unwrap();
    assert!(server.get("/health").ends_with("ok\n"), "the half request has been accepted too");
    let id = server.child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    assert_eq!(server.child.wait().unwrap().code(), Some(0));
    drop(half);
}

#[cfg(target_os = "linux")]
#[test]
fn without_files_it_says_so_and_goes_on_when_there_are_some() {
    let data = folder("serve-files").join("data");
    let program = env!("CARGO_BIN_EXE_spymaster");
    let script = format!(
        "ulimit -n 60; exec {program} serve --listen 127.0.0.1:0 --data {}",
        data.display()
    );
    let mut command = std::process::Command::new("sh");
    command.args(["-c", &script]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Spymaster is at http://").unwrap().to_owned();
    let mut log = BufReader::new(child.stderr.take().unwrap()).lines();
    let server = Running { child, address };
    // More than it has files for.
    let held: Vec<_> = (0..80).map(|_| TcpStream::connect(&server.address).unwrap()).collect();
    let said = log.by_ref().map(Result::unwrap).find(|line| line.contains("no connection"));
    assert!(said.unwrap().contains("are too many files open?"));
    drop(held);
    assert!(server.get("/health").ends_with("ok\n"));
}

#[test]
fn its_figures_are_where_it_was_told_and_nowhere_else() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let data = folder("serve-metrics").join("data");
    let serve = || spymaster("serve --listen 127.0.0.1:0 --data").arg(&data).args("--metrics");
    serve().arg(&port).refused(&format!("cannot listen on 127.0.0.1:{port}: another program"));
    drop(taken);
    let mut child = serve().arg(&port).start_read();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Spymaster is at http://").unwrap().to_owned();
    let server = Running { child, address };
    assert!(!server.get("/metrics").contains("spymaster_"));
    let mut figures = TcpStream::connect(format!("127.0.0.1:{port}")).unwrap();
    figures.write_all(b"GET /metrics HTTP/1.0\r\nhost: localhost\r\n\r\n").unwrap();
    let mut answer = String::new();
    figures.read_to_string(&mut answer).unwrap();
    assert!(answer.contains("spymaster_sockets 0"), "{answer}");
}

#[test]
fn with_a_host_it_is_served_for_that_one_alone() {
    let data = folder("serve-host").join("data");
    let serve = spymaster("serve --listen 127.0.0.1:0 --host spy.example --host x --data");
    let mut child = serve.arg(&data).start_read();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Spymaster is at http://").unwrap().to_owned();
    let server = Running { child, address };
    assert!(!server.get("/").starts_with("HTTP/1.1 421"), "x is a host of it");
    let mut socket = TcpStream::connect(&server.address).unwrap();
    socket.write_all(b"GET / HTTP/1.1\r\nhost: y\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 421"), "{answer}");
}

#[test]
fn a_second_server_on_the_same_data_is_refused_and_a_dead_one_keeps_nobody_out() {
    let data = folder("serve-twice").join("data");
    let mut first = Running::start_in(&data);
    spymaster("serve --listen 127.0.0.1:0 --data")
        .arg(&data)
        .refused("another program uses this folder");
    first.child.kill().unwrap();
    first.child.wait().unwrap();
    Running::start_in(&data);
}

#[test]
fn the_key_is_beside_the_data_and_another_one_is_refused() {
    let folder = folder("serve-key");
    let (data, key) = (folder.join("data"), folder.join("data.key"));
    drop(Running::start_in(&data));
    assert!(std::fs::read_to_string(&key).unwrap().contains("\ncurrent "));
    let serve = || spymaster("serve --listen 127.0.0.1:0 --data").arg(&data);
    let other = folder.join("other.key");
    serve().args("--key").arg(&other).refused("there is no key file");
    std::fs::write(&other, format!("current {}\n", "ab".repeat(32))).unwrap();
    serve().args("--key").arg(&other).refused("the data was kept with another key");
}

#[test]
fn what_it_cannot_have_is_refused_in_one_line() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = folder("serve-refused");
    let serve = |listen: &str| spymaster("serve --data").arg(&data).args("--listen").arg(listen);
    serve(&address).refused(&format!("cannot listen on {address}: another program listens there"));
    serve("nowhere").refused("cannot listen on nowhere: ");
    let file = data.join("file");
    std::fs::write(&file, "").unwrap();
    spymaster("serve --listen 127.0.0.1:0 --data").arg(&file).refused("--data ");
    serve("127.0.0.1:0").args("--trusted-proxy proxy").refused("such as 127.0.0.1 or 10.0.0.0/8");
    serve("127.0.0.1:0").args("--host http://x").refused("without scheme and port");
    serve("127.0.0.1:0").args("--metrics here").refused("must be a port, or an address");
    let people = serve("127.0.0.1:0").args("--people-per-address 0");
    people.refused("must be between 1 and 100000");
}
