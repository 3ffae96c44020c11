//! The licences of everything that players are handed, besides our own: `licences.html`, a piece of the page.
//!
//! Nothing here is a list kept by hand: cargo says which crates are in the wasm and in the server, and their texts
//! are read from where cargo keeps its sources. A crate whose licence has no text anywhere fails the build.

mod choice;
mod packages;
mod piece;

use anyhow::{Context as _, Result};

use crate::assets::{Assets, digits};
use crate::folder::{self, Folders, Kind};
use choice::Templates;
use piece::Entry;

/// What sources call it.
pub const NAME: &str = "licences.html";

/// Adds the piece.
pub fn add(folders: &Folders, assets: &mut Assets) -> Result<()> {
    let html = match folders.kind() {
        Kind::Release => piece::html(&entries(folders)?),
        Kind::Quick => cached(folders)?,
    };
    assets.add(NAME, html.into_bytes())?;
    Ok(())
}

/// The piece of the last build with the same dependencies, as asking cargo takes seconds at every start.
fn cached(folders: &Folders) -> Result<String> {
    let lock = digits(&folder::bytes(&folders.root().join("Cargo.lock"))?);
    let file = folders.target().join("bindgen").join(format!("licences.{lock}.html"));
    if let Ok(html) = std::fs::read_to_string(&file) {
        return Ok(html);
    }
    let html = piece::html(&entries(folders)?);
    std::fs::create_dir_all(folders.target().join("bindgen"))
        .and_then(|()| std::fs::write(&file, &html))
        .with_context(|| format!("cannot write {}", file.display()))?;
    Ok(html)
}

/// Every text with whom it is from, the fonts first.
fn entries(folders: &Folders) -> Result<Vec<Entry>> {
    let ofl = folder::text(&folders.page().join("fonts/OFL.txt"))?;
    let mut found =
        vec![Entry { licence: "OFL-1.1".to_owned(), text: ofl, whose: "IBM Plex".to_owned() }];
    let templates = Templates::read(folders.root())?;
    let packages = packages::shipped(folders)?;
    for package in &packages {
        let texts = choice::texts(package, &packages, &templates)
            .with_context(|| format!("the licence of {} {}", package.name, package.version))?;
        let whose = format!("{} {}", package.name, package.version);
        found.extend(texts.into_iter().map(|(licence, text)| Entry {
            licence,
            text,
            whose: whose.clone(),
        }));
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_crate_in_the_page_and_the_server_has_its_text() {
        let folders = Folders::find(Kind::Release).unwrap();
        let packages = packages::shipped(&folders).unwrap();
        let entries = entries(&folders).unwrap();
        // One crate of the page alone, one of the server alone, one that brings no text, and one that only builds.
        let has = |name: &str| packages.iter().any(|package| package.name == name);
        assert!(has("wasm-bindgen") && has("tokio") && has("fluent-langneg"));
        assert!(!has("wasm-bindgen-macro") && !has("wasm-bindgen-cli-support") && !has("app"));
        for package in &packages {
            let whose = format!("{} {}", package.name, package.version);
            let own: Vec<&Entry> = entries.iter().filter(|entry| entry.whose == whose).collect();
            assert!(!own.is_empty(), "{whose}");
            assert!(own.iter().all(|entry| entry.text.len() > 200), "{whose}");
        }
        let html = piece::html(&entries);
        assert!(html.contains("SIL OPEN FONT LICENSE") && html.contains("Apache License"));
        assert!(!html.contains(" style=") && !html.contains("<script"));
    }
}
