//! Very many sockets on which nothing is said: all of them are answered, and they take little memory.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;

use futures::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::client_async_with_config;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use wire::JSON;

use crate::command::{folder, spymaster};

/// All of them together may take so many bytes.
const MEMORY: u64 = 400 * 1024 * 1024;

#[tokio::test]
async fn ten_thousand_idle_sockets_are_answered_in_little_memory_and_it_endures() {
    let count = std::env::var("ENDURE").map_or(200, |_| 10_000);
    let data = folder("sockets");
    // All of them come from one address.
    let serve = spymaster("serve --listen 127.0.0.1:0 --people-per-address 10000 --data");
    let mut child = serve.arg(&data).start_read();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address: SocketAddr =
        line.trim().strip_prefix("Spymaster is at http://").unwrap().parse().unwrap();
    let mut sockets = Vec::new();
    for _ in 0..count {
        let url = format!("ws://{address}/api/socket/spy-connection");
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("sec-websocket-protocol", JSON.parse().unwrap());
        let stream = TcpStream::connect(address).await.unwrap();
        let small = WebSocketConfig::default().read_buffer_size(512).write_buffer_size(0);
        let (mut socket, _) = client_async_with_config(request, stream, Some(small)).await.unwrap();
        assert!(socket.next().await.unwrap().unwrap().is_text());
        sockets.push(socket);
    }
    // Whoever came first and whoever came last are answered while all are there.
    for place in [0, count / 2, count - 1] {
        sockets[place].send(Message::text("{\"Ping\":7}")).await.unwrap();
        let answer = loop {
            // A server asks from time to time whether somebody is there.
            if let Message::Text(text) = sockets[place].next().await.unwrap().unwrap() {
                break text;
            }
        };
        assert_eq!(answer.as_str(), "{\"Pong\":7}");
    }
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id()));
    if let Ok(status) = status {
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        let bytes = line.split_whitespace().next().unwrap().parse::<u64>().unwrap() * 1024;
        println!("{count} idle sockets: {bytes} bytes");
        assert!(bytes < MEMORY, "{bytes} bytes");
    }
    child.kill().unwrap();
    child.wait().unwrap();
}
