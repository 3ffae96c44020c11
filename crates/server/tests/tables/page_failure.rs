//! Pages that have failed say so: one bounded line, counted, only by our own pages, and not too often.

use std::net::SocketAddr;
use std::sync::Arc;

use server::{Allowance, Config, Limits, Shares};
use store::Memory;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use crate::playing::metric;
use crate::site::{Site, bounded, quick};

const REPORT: &str = r#"{"game":"spynet","page":"table","build":"/assets/spynet-1.wasm","place":"crates/dom/src/mount.rs:1:2","message":"an element"}"#;

/// Posts this; the status of the answer.
async fn post(address: SocketAddr, headers: &str, body: &str) -> String {
    let mut socket = tokio::net::TcpStream::connect(address).await.unwrap();
    let length = body.len();
    let head =
        format!("POST /api/page-failure HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    let text = format!("{head}{headers}content-length: {length}\r\n\r\n{body}");
    socket.write_all(text.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    // What is too long may be answered before it was read.
    let _ = socket.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).chars().skip("HTTP/1.1 ".len()).take(3).collect()
}

async fn counted(site: &Site) -> f64 {
    metric(site.metrics, "spymaster_page_failures_total").await
}

#[tokio::test]
async fn a_report_of_our_own_page_is_counted_and_nothing_else_is() {
    let site = Site::in_memory();
    assert_eq!(post(site.address, "", REPORT).await, "200");
    assert_eq!(post(site.address, "origin: http://evil.example\r\n", REPORT).await, "403");
    assert_eq!(post(site.address, "", "{}").await, "400");
    let more = REPORT.replace("\"game\"", "\"hand\":[1],\"game\"");
    assert_eq!(post(site.address, "", &more).await, "400");
    let long = REPORT.replace("an element", &"x".repeat(2_048));
    assert_eq!(post(site.address, "", &long).await, "400");
    assert_eq!(counted(&site).await, 1.0);
}

#[tokio::test]
async fn an_address_and_everybody_report_only_so_many_failures() {
    let only = |amount| Allowance::new(amount, 1_000_000);
    let failures = Shares { guest: only(0), address: only(2), total: only(3) };
    let limits = Limits { failures, ..Limits::unlimited() };
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    let site = Site::new(Arc::new(Memory::default()), Config { limits, proxies, ..quick() });
    let from = |address: &str| format!("x-forwarded-for: {address}\r\n");
    let mut answers = Vec::new();
    for address in ["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.2"] {
        answers.push(post(site.address, &from(address), REPORT).await);
    }
    assert_eq!(answers, ["200", "200", "429", "200", "429"]);
    assert_eq!(counted(&site).await, 3.0);
}

#[tokio::test]
async fn a_classroom_may_report_a_failure_each() {
    let site = Site::new(Arc::new(Memory::default()), bounded());
    for _ in 0..server::PEOPLE_PER_ADDRESS {
        assert_eq!(post(site.address, "", REPORT).await, "200");
    }
}
