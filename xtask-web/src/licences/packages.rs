//! Which crates of others are in the wasm and in the server, and where cargo keeps their sources.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result, bail};
use serde_json::Value;

use crate::folder::Folders;
use crate::games::modules;
use crate::wasm::TARGET;

/// A crate of somebody else.
#[derive(Clone, Debug)]
pub struct Package {
    pub name: String,
    pub version: String,
    /// Its licences, as its makers wrote it: `MIT OR Apache-2.0`.
    pub expression: String,
    pub authors: Vec<String>,
    /// Where it is developed: crates from one place are under one licence.
    pub home: String,
    /// Its sources.
    pub folder: PathBuf,
}

/// All that are shipped, by name. What only helps to build is not: macros, build scripts, tests.
pub fn shipped(folders: &Folders) -> Result<Vec<Package>> {
    let mut wanted = tree(folders, &["--package", "cli"])?;
    for module in modules() {
        let words = ["--package", module.package, "--target", TARGET, "--no-default-features"];
        let words: Vec<&str> = words.into_iter().chain(["--features", module.features]).collect();
        wanted.extend(tree(folders, &words)?);
    }
    let mut known = known(folders)?;
    let mut found = Vec::new();
    for (name, version) in wanted {
        let package = known
            .remove(&(name.clone(), version.clone()))
            .with_context(|| format!("cargo metadata does not know {name} {version}"))?;
        found.extend(package);
    }
    Ok(found)
}

/// Name and version of everything that a build is linked from.
fn tree(folders: &Folders, what: &[&str]) -> Result<BTreeSet<(String, String)>> {
    let words = ["tree", "--locked", "--edges", "normal,no-proc-macro", "--prefix", "none"];
    let words: Vec<&str> =
        words.into_iter().chain(["--format", "{p}"]).chain(what.iter().copied()).collect();
    let text = cargo(folders, &words)?;
    text.lines()
        .map(|line| named(line).with_context(|| format!("cargo tree says `{line}`")))
        .collect()
}

/// `anyhow v1.0.0 (*)` is anyhow, 1.0.0.
fn named(line: &str) -> Option<(String, String)> {
    let mut words = line.split_whitespace();
    let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
    Some((name.to_owned(), version.to_owned()))
}

/// What cargo knows about every crate; nothing about our own, whose licence stands elsewhere.
fn known(folders: &Folders) -> Result<BTreeMap<(String, String), Option<Package>>> {
    let version = cargo(folders, &["--version", "--verbose"])?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.context("cargo does not say for which machine it builds")?;
    // Without a platform, cargo would want the sources for every machine there is.
    let words = ["metadata", "--locked", "--format-version", "1", "--filter-platform", TARGET];
    let words: Vec<&str> = words.into_iter().chain(["--filter-platform", host]).collect();
    let json: Value = serde_json::from_str(&cargo(folders, &words)?).context("cargo metadata")?;
    let packages = json.get("packages").and_then(Value::as_array).context("no packages")?;
    packages.iter().map(|json| package(json).context("a package without a name")).collect()
}

fn package(json: &Value) -> Option<((String, String), Option<Package>)> {
    let text = |key: &str| json.get(key).and_then(Value::as_str).map(str::to_owned);
    let (name, version) = (text("name")?, text("version")?);
    let key = (name.clone(), version.clone());
    if json.get("source").is_none_or(Value::is_null) {
        return Some((key, None));
    }
    let authors = json.get("authors").and_then(Value::as_array).into_iter().flatten();
    let package = Package {
        name,
        version,
        expression: text("license").unwrap_or_default(),
        authors: authors.filter_map(Value::as_str).map(str::to_owned).collect(),
        home: text("repository").unwrap_or_default(),
        folder: PathBuf::from(text("manifest_path")?).parent()?.to_owned(),
    };
    Some((key, Some(package)))
}

/// What cargo prints.
fn cargo(folders: &Folders, words: &[&str]) -> Result<String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let done = Command::new(cargo).args(words).current_dir(folders.root()).output();
    let done = done.context("cannot start cargo")?;
    if !done.status.success() {
        bail!("cargo {}: {}", words.join(" "), String::from_utf8_lossy(&done.stderr).trim());
    }
    String::from_utf8(done.stdout).context("cargo prints odd letters")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_tree_is_a_name_and_a_version() {
        let is = Some(("a-b".to_owned(), "1.2.3".to_owned()));
        assert_eq!(named("a-b v1.2.3"), is);
        assert_eq!(named("a-b v1.2.3 (*)"), is);
        assert_eq!(named("a-b v1.2.3 (/a/path)"), is);
        assert_eq!(named("a-b"), None);
    }
}
