//! `spymaster serve` as a process: it says where it is, answers, stops when told, and refuses in one line.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::Child;

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
}
