//! The key that signs cookies: in a file of its own, replaced without sending anybody away, and never mixed up.

use std::path::{Path, PathBuf};

use conformance::hidden_hand::HiddenHand;
use server::{Error, Keys};
use wire::JSON;

use crate::client::open_socket;
use crate::site::{Site, folder, quick, sqlite};

fn start(data: &Path, key: &Path) -> Result<Site, Error> {
    let keys = Keys::in_file(key)?;
    Site::with_keys(sqlite(data), keys, quick(), |house| house.add(HiddenHand::house()))
}

fn refused(data: &Path, key: &Path) -> String {
    let error = start(data, key).err().unwrap().to_string();
    assert_eq!(error.lines().count(), 1, "{error}");
    error
}

/// The cookie that a socket with this one is answered with, if any.
async fn cookie(site: &Site, old: Option<&str>) -> Option<String> {
    let headers: Vec<_> = old.map(|old| ("cookie", old)).into_iter().collect();
    open_socket(site.address, "hidden-hand", JSON, &headers).await.unwrap().1
}

fn guest(cookie: &str) -> &str {
    cookie.split(['=', '.']).find(|part| part.len() == 32).unwrap()
}

fn places(name: &str) -> (PathBuf, PathBuf) {
    let folder = folder(name);
    (folder.join("data"), folder.join("data.key"))
}

/// As docs/operating.md says it.
fn rotate(key: &Path) {
    let text = std::fs::read_to_string(key).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with("previous"));
    let lines: Vec<_> = lines.map(|line| line.replace("current", "previous")).collect();
    std::fs::write(key, lines.join("\n")).unwrap();
}

#[tokio::test]
async fn a_key_is_replaced_without_sending_anybody_away() {
    let (data, key) = places("key-rotate");
    let site = start(&data, &key).unwrap();
    let first = cookie(&site, None).await.unwrap();
    assert_eq!(cookie(&site, Some(&first)).await, None, "a current cookie needs no other");
    site.stop().await;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(&key), 0o600);
        // One that was open to others is closed.
        std::fs::set_permissions(&key, std::fs::Permissions::from_mode(0o644)).unwrap();
        start(&data, &key).unwrap().stop().await;
        assert_eq!(mode(&key), 0o600);
    }

    rotate(&key);
    let site = start(&data, &key).unwrap();
    let second = cookie(&site, Some(&first)).await.unwrap();
    assert!(guest(&second) == guest(&first) && second != first);
    assert_eq!(cookie(&site, Some(&second)).await, None);
    site.stop().await;
    let text = std::fs::read_to_string(&key).unwrap();
    assert!(text.contains("\ncurrent ") && text.contains("\nprevious "), "{text}");

    // After the next time the first key is worth nothing, and the second still is.
    rotate(&key);
    let site = start(&data, &key).unwrap();
    assert_ne!(guest(&cookie(&site, Some(&first)).await.unwrap()), guest(&first));
    assert_eq!(guest(&cookie(&site, Some(&second)).await.unwrap()), guest(&second));
}

#[tokio::test]
async fn a_server_with_another_key_does_not_start() {
    let (data, key) = places("key-other");
    start(&data, &key).unwrap().stop().await;
    let (elsewhere, other) = places("key-elsewhere");
    start(&elsewhere, &other).unwrap().stop().await;
    assert_eq!(
        refused(&data, &other),
        "the data was kept with another key: name the right file with --key"
    );
    let missing = key.with_file_name("missing");
    let error = refused(&data, &missing);
    assert!(error.contains("there is no key file") && error.contains("--key"), "{error}");
    assert!(!missing.exists(), "a key was drawn that nobody can use");
    for (text, line) in [("current abc", 1), ("# one\nkey 00", 2), ("current\n", 1)] {
        std::fs::write(&missing, text).unwrap();
        assert!(refused(&data, &missing).ends_with(&format!("line {line}")), "{text}");
    }
    // The right one still opens it.
    start(&data, &key).unwrap().stop().await;
}
