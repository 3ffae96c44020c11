//! The page about threats lists every message and every request, and every test that it names exists.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use conformance::hidden_hand::HiddenHand;
use wire::schema::{self, Shape};

/// The repository's folder.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The cells of every row of a table whose last column says what proves it.
fn rows() -> Vec<Vec<String>> {
    let page = std::fs::read_to_string(root().join("docs/threats.md")).unwrap();
    let cells = |line: &str| line.split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    let (mut rows, mut is_proven) = (Vec::new(), false);
    for line in page.lines() {
        if !line.starts_with('|') {
            is_proven = false;
        } else if line.ends_with("| proven by |") {
            is_proven = true;
        } else if is_proven && !line.starts_with("|-") {
            rows.push(cells(line));
        }
    }
    rows
}

/// What stands in backticks.
fn quoted(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_message_is_on_the_page_about_threats() {
    let listed: BTreeSet<String> =
        rows().iter().filter_map(|cells| quoted(&cells[1]).first().cloned()).collect();
    let types = schema::describe::<HiddenHand>().unwrap();
    for side in ["ToServer", "ToClient"] {
        let Some(Shape::OneOf(messages)) = types.get(side) else { panic!("{side} is no enum") };
        for (message, _) in messages {
            assert!(
                listed.contains(message),
                "docs/threats.md says nothing about {side}::{message}"
            );
        }
    }
}

#[test]
fn every_request_is_on_the_page_about_threats() {
    let listed: BTreeSet<String> =
        rows().iter().filter_map(|cells| quoted(&cells[1]).first().cloned()).collect();
    let routes = std::fs::read_to_string(root().join("crates/server/src/routes.rs")).unwrap();
    let routes = routes.split(".route(\"").skip(1).map(|route| {
        let (path, rest) = route.split_once("\", ").unwrap();
        let method = if rest.starts_with("post(") { "POST" } else { "GET" };
        format!("{method} {}", path.replace("{game}", "GAME"))
    });
    let routes: Vec<_> = routes.collect();
    assert!(routes.contains(&"POST /api/guest/forget".to_owned()), "{routes:?}");
    for route in routes {
        assert!(listed.contains(&route), "docs/threats.md says nothing about {route}");
    }
}

#[test]
fn every_test_on_the_page_about_threats_exists() {
    let mut sources = String::new();
    let mut folders = vec![root().join("crates"), root().join("games")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.extension().and_then(|end| end.to_str()) {
                Some("rs") => sources += &std::fs::read_to_string(&path).unwrap(),
                _ if path.is_dir() => folders.push(path),
                _ => {}
            }
        }
    }
    let mut count = 0;
    for cells in rows() {
        let tests = quoted(&cells[3]);
        assert!(!tests.is_empty(), "no test proves {}", cells[1]);
        for test in tests {
            assert!(sources.contains(&format!("fn {test}(")), "there is no test {test}");
            count += 1;
        }
    }
    assert!(count > 0);
}
