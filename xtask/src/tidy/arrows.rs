//! Which crate may know which: the arrows between our crates, and what the pure ones must never pull in.
//!
//! Asks cargo for the resolved tree, so that a renamed or indirect dependency is seen too.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context as _, Result};

use super::Finding;
use crate::run::{command, read as output};

/// One crate of ours and what it depends on, tests left out.
pub struct Member {
    name: String,
    /// Its folder from the workspace's, e.g. `crates/game`.
    folder: String,
    /// Crates of ours that it names itself, by folder.
    ours: BTreeSet<String>,
    /// Everything else, directly or not, by name.
    others: BTreeSet<String>,
}

/// Nothing pure may pull these in: a runtime, a database, entropy from the outside.
const IMPURE: &[&str] = &["tokio", "sqlx", "getrandom"];

/// Who may depend on whom; `None` for crates at the outside, which may know anything but each other's games.
fn allowed(folder: &str) -> Option<&'static [&'static str]> {
    match folder {
        "crates/game" => Some(&[]),
        "crates/bots" | "crates/text" => Some(&["crates/game"]),
        "crates/table" => Some(&["crates/game", "crates/bots"]),
        "crates/wire" => Some(&["crates/game", "crates/bots", "crates/table"]),
        "crates/store" => Some(&[]),
        "crates/conformance" => Some(&["crates/game", "crates/table", "crates/text"]),
        "crates/trials" => Some(&[
            "crates/game",
            "crates/bots",
            "crates/conformance",
            "crates/table",
            "crates/text",
        ]),
        "crates/catalog" => Some(&["crates/game", "games"]),
        game if is_game(game) => Some(&["crates/game"]),
        _ => None,
    }
}

/// `games/x`, and nothing deeper: the components of a page are outside the rules.
fn is_game(folder: &str) -> bool {
    folder.strip_prefix("games/").is_some_and(|rest| !rest.contains('/'))
}

/// `games/x/web`: the page of one game.
fn is_page(folder: &str) -> bool {
    folder.strip_prefix("games/").is_some_and(|rest| rest.ends_with("/web"))
}

/// One wasm per game: these are built for one game at a time, and name it.
fn part_of_page(folder: &str) -> bool {
    ["crates/app", "crates/keeper", "crates/files"].contains(&folder)
}

/// What the crate in a folder is called: after the folder, and a game's page after its game too.
fn named_after(folder: &str) -> String {
    let mut parts = folder.rsplit('/');
    match (parts.next(), parts.next()) {
        (Some("web"), Some(game)) => format!("{game}-web"),
        (name, _) => name.unwrap_or_default().to_owned(),
    }
}

fn is_pure(folder: &str) -> bool {
    is_game(folder)
        || ["crates/game", "crates/bots", "crates/conformance", "crates/table", "crates/wire"]
            .contains(&folder)
}

/// Every arrow that points the wrong way.
pub fn arrows(members: &[Member]) -> Vec<Finding> {
    let mut found = Vec::new();
    for member in members {
        let arrow = |to: &String| Finding::of(&member.folder, format!("may not depend on {to}"));
        if let Some(list) = allowed(&member.folder) {
            let right = |to: &str| list.contains(&to) || is_game(to) && list.contains(&"games");
            found.extend(member.ours.iter().filter(|to| !right(to)).map(arrow));
        } else {
            // The catalog is the only door to the games; their pages are the app's.
            let own = |to: &str| member.folder.starts_with(&format!("{to}/"));
            let past = |to: &&String| {
                !part_of_page(&member.folder) && (is_game(to) && !own(to) || is_page(to))
            };
            found.extend(member.ours.iter().filter(past).map(arrow));
        }
        if is_pure(&member.folder) {
            let impure = |name: &&String| IMPURE.contains(&name.as_str());
            found.extend(member.others.iter().filter(impure).map(arrow));
        }
        if member.folder.contains('/') && named_after(&member.folder) != member.name {
            found.push(Finding::of(&member.folder, format!("the crate is called {}", member.name)));
        }
    }
    found
}

/// The tree of normal dependencies of every crate of ours, on every platform.
pub fn read(root: &Path) -> Result<Vec<Member>> {
    let what = ["tree", "--locked", "--workspace", "--edges", "normal", "--target", "all"];
    let text = output(command(root, "cargo", &what).args(["--prefix", "depth"]))?;
    let root = root.to_str().context("the project's folder has a name that is not text")?;
    Ok(members(&text, root))
}

/// From a crate to those it names, each written as cargo does: `game v0.1.0 (/…/crates/game)`.
type Graph<'t> = BTreeMap<&'t str, BTreeSet<&'t str>>;

/// Reads lines like `1game v0.1.0 (/…/crates/game)`. Cargo unfolds a crate only where it first comes up,
/// so the edges of all its places are put together.
fn graph(text: &str) -> (Vec<&str>, Graph<'_>) {
    let (mut tops, mut edges) = (Vec::new(), Graph::new());
    let mut above: Vec<&str> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        let name = line.trim_start_matches(|c: char| c.is_ascii_digit());
        let depth = line.strip_suffix(name).and_then(|depth| depth.parse().ok()).unwrap_or(0);
        let name = name.trim_end_matches(" (*)").trim_end_matches(" (proc-macro)");
        above.truncate(depth);
        match above.last() {
            Some(parent) => {
                edges.entry(parent).or_default().insert(name);
            }
            None => tops.push(name),
        }
        above.push(name);
    }
    (tops, edges)
}

/// Everything that can be reached from a crate.
fn reached<'t>(edges: &Graph<'t>, from: &'t str) -> BTreeSet<&'t str> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(name) = open.pop() {
        let next = edges.get(name).into_iter().flatten();
        open.extend(next.filter(|name| found.insert(**name)));
    }
    found
}

fn members(text: &str, root: &str) -> Vec<Member> {
    let (tops, edges) = graph(text);
    let name = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
    let folder = |line: &str| {
        let (_, path) = line.split_once(&format!("({root}/"))?;
        path.strip_suffix(')').map(str::to_owned)
    };
    tops.into_iter()
        .filter_map(|top| {
            let named = edges.get(top).into_iter().flatten();
            let outside = reached(&edges, top).into_iter().filter(|line| folder(line).is_none());
            Some(Member {
                name: name(top),
                folder: folder(top)?,
                ours: named.filter_map(|line| folder(line)).collect(),
                others: outside.map(name).collect(),
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(folder: &str, dependencies: &[&str]) -> usize {
        let name = named_after(folder);
        let mut text = format!("0{name} v0.1.0 (/w/{folder})\n");
        for dependency in dependencies {
            match dependency.rsplit_once('/') {
                Some((_, name)) => text += &format!("1{name} v0.1.0 (/w/{dependency})\n"),
                None => text += &format!("1serde v1.0.0\n2{dependency} v1.2.3\n"),
            }
        }
        arrows(&members(&text, "/w")).len()
    }

    #[test]
    fn arrows_that_point_the_wrong_way_are_found() {
        assert_eq!(check("games/a", &["crates/game", "games/b"]), 1);
        assert_eq!(check("games/a", &["crates/bots"]), 1);
        assert_eq!(check("crates/game", &["crates/text"]), 1);
        assert_eq!(check("crates/bots", &["crates/game", "crates/catalog", "games/a"]), 2);
        assert_eq!(check("crates/text", &["games/a"]), 1);
        assert_eq!(check("crates/catalog", &["crates/cli", "crates/bots"]), 2);
        assert_eq!(check("crates/cli", &["games/a"]), 1);
        assert_eq!(check("crates/server", &["games/a/web"]), 1);
        assert_eq!(check("games/a/web", &["games/b", "games/b/web"]), 2);
        assert_eq!(check("games/a", &["tokio"]), 1);
        assert_eq!(check("crates/bots", &["getrandom", "sqlx"]), 2);
    }

    #[test]
    fn arrows_that_point_the_right_way_pass() {
        assert_eq!(check("games/a", &["crates/game", "serde"]), 0);
        assert_eq!(check("crates/catalog", &["crates/game", "games/a", "games/b"]), 0);
        assert_eq!(check("crates/conformance", &["crates/game", "crates/text"]), 0);
        assert_eq!(check("crates/cli", &["crates/catalog", "crates/text", "getrandom"]), 0);
        assert_eq!(check("games/a/web", &["games/a", "crates/ui"]), 0);
        assert_eq!(check("crates/app", &["games/a", "games/a/web", "crates/ui"]), 0);
    }

    #[test]
    fn a_crate_that_is_unfolded_elsewhere_is_followed() {
        let text = "0bots v0.1.0 (/w/crates/bots)\n1game v0.1.0 (/w/crates/game)\n2serde v1.0.1\n\
                    3serde_derive v1.0.1 (proc-macro)\n2sha2 v0.11.0\n\n\
                    0game v0.1.0 (/w/crates/game) (*)\n";
        let members = members(text, "/w");
        let names: Vec<_> = members.iter().map(|member| member.folder.as_str()).collect();
        assert_eq!(names, ["crates/bots", "crates/game"]);
        for member in &members {
            assert!(member.others.iter().eq(["serde", "serde_derive", "sha2"]), "{}", member.name);
        }
        assert!(members[0].ours.iter().eq(["crates/game"]));
        assert!(members[1].ours.is_empty());
    }
}
