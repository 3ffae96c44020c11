//! What a request meets first: its host, its origin, its cookie; and where the figures are, and are not.

use std::sync::Arc;

use server::Config;
use store::Memory;
use wire::{Encoding, JSON};

use crate::abuse::get;
use crate::client::{Client, open_socket};
use crate::playing::metric;
use crate::site::{Site, quick};

type Hand = Client<conformance::hidden_hand::HiddenHand>;

fn site(config: Config) -> Site {
    Site::new(Arc::new(Memory::default()), config)
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap()
}

#[tokio::test]
async fn figures_are_on_a_listener_of_their_own() {
    let site = Site::in_memory();
    // For everybody else it is an address of the page like any other.
    let public = get(site.address, "GET", "/metrics", &[]).await;
    assert!(!public.contains("spymaster_"), "{public}");
    let own = get(site.metrics, "GET", "/metrics", &[]).await;
    assert!(status(&own) == "200" && own.contains("spymaster_rows_total 0"), "{own}");
    assert!(own.contains("content-security-policy"), "{own}");
    assert_eq!(status(&get(site.metrics, "GET", "/health", &[]).await), "404");
    assert_eq!(status(&get(site.metrics, "GET", "/", &[]).await), "404");
}

/// A request whose `Host` is this and nothing else.
async fn asked_as(site: &Site, path: &str, host: &str) -> String {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let mut socket = tokio::net::TcpStream::connect(site.address).await.unwrap();
    let text = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    socket.write_all(text.as_bytes()).await.unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn with_a_list_of_hosts_no_other_is_served() {
    let any = Site::in_memory();
    assert_ne!(status(&asked_as(&any, "/", "evil.example").await), "421");
    let site = site(Config { hosts: vec!["spy.example".to_owned()], ..quick() });
    assert_ne!(status(&asked_as(&site, "/", "spy.example:8080").await), "421");
    for path in ["/", "/assets/a.js", "/api/socket/hidden-hand", "/api/guest/forget"] {
        let answer = asked_as(&site, path, "evil.example").await;
        assert_eq!(status(&answer), "421", "{path}");
        assert!(answer.contains("content-security-policy"), "{path}");
    }
    // Whoever looks whether it runs may not know the name.
    for path in ["/health", "/ready"] {
        assert_eq!(status(&asked_as(&site, path, "10.0.0.1").await), "200", "{path}");
    }
    assert_eq!(metric(site.metrics, "spymaster_foreign_total").await, 4.0);
}

#[tokio::test]
async fn two_origins_are_none_and_https_takes_pages_over_https_only() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let ask = async |site: &Site, origins: &[String]| {
        let mut socket = tokio::net::TcpStream::connect(site.address).await.unwrap();
        let host = site.address;
        let mut text = format!(
            "GET /api/socket/hidden-hand HTTP/1.1\r\nhost: {host}\r\nconnection: upgrade\r\n\
             upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAA\r\n\
             sec-websocket-protocol: {JSON}\r\n"
        );
        origins.iter().for_each(|origin| text.push_str(&format!("origin: {origin}\r\n")));
        socket.write_all(format!("{text}\r\n").as_bytes()).await.unwrap();
        let mut answer = [0; 12];
        socket.read_exact(&mut answer).await.unwrap();
        String::from_utf8_lossy(&answer[9..]).into_owned()
    };
    let plain = Site::in_memory();
    let own = format!("http://{}", plain.address);
    assert_eq!(ask(&plain, &[]).await, "101");
    assert_eq!(ask(&plain, std::slice::from_ref(&own)).await, "101");
    let two = [own.clone(), "http://evil.example".to_owned()];
    assert_eq!(ask(&plain, &two).await, "403");
    let secure = site(Config { https: true, ..quick() });
    let (http, https) =
        (format!("http://{}", secure.address), format!("https://{}", secure.address));
    assert_eq!(ask(&secure, &[http]).await, "403");
    assert_eq!(ask(&secure, &[https]).await, "101");
}

#[tokio::test]
async fn over_https_cookies_are_of_this_host_alone_and_browsers_stay_there() {
    let plain = Site::in_memory();
    let answer = get(plain.address, "GET", "/health", &[]).await;
    assert!(!answer.contains("strict-transport-security"), "{answer}");
    let forwarded = get(plain.address, "GET", "/health", &["x-forwarded-proto: https"]).await;
    assert!(forwarded.contains("strict-transport-security: max-age=31536000"), "{forwarded}");

    let secure = site(Config { https: true, ..quick() });
    let answer = get(secure.address, "GET", "/health", &[]).await;
    assert!(answer.contains("strict-transport-security: max-age=31536000"), "{answer}");
    let mut ann = Hand::named(secure.address, Encoding::Json, "Ann").await;
    assert!(ann.cookie.starts_with("__Host-spymaster-guest="), "{}", ann.cookie);
    ann.sync().await;
    let same = Hand::connect(secure.address, Encoding::Json, Some(&ann.cookie)).await;
    assert_eq!(same.cookie, ann.cookie, "no new one is needed");
    // A cookie from before is the same guest under the new name.
    let old = ann.cookie.replace("__Host-", "");
    let headers = [("cookie", old.as_str())];
    let (_, given) = open_socket(secure.address, "hidden-hand", JSON, &headers).await.unwrap();
    assert_eq!(given.as_deref(), Some(ann.cookie.as_str()));
}
