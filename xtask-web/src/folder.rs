//! Where things are read from and written to.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

/// Which page is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The one that players of a real server get: as small as it can be.
    Release,
    /// The one that `cargo play` shows: built in a fraction of the time.
    Quick,
}

/// The workspace and where cargo builds to.
pub struct Folders {
    root: PathBuf,
    target: PathBuf,
    kind: Kind,
}

impl Folders {
    /// From wherever in the project the command was given.
    pub fn find(kind: Kind) -> Result<Self> {
        let here = std::env::current_dir().context("the current folder cannot be read")?;
        let root = here
            .ancestors()
            .find(|folder| folder.join("xtask-web/Cargo.toml").is_file())
            .context("this is not a folder of the project")?
            .canonicalize()
            .context("the project's folder cannot be found")?;
        let target = std::env::var_os("CARGO_TARGET_DIR")
            .map_or_else(|| root.join("target"), |folder| root.join(folder));
        Ok(Self { root, target, kind })
    }

    /// The workspace.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The page's own files.
    pub fn page(&self) -> PathBuf {
        self.root.join("crates/app/page")
    }

    /// What one game brings.
    pub fn game(&self, id: &str) -> PathBuf {
        self.root.join("games").join(id)
    }

    /// What sources call a file: `art/x.svg` for one of the page's, `art/GAME/x.svg` for one of a game's.
    pub fn asset_name(&self, file: &Path) -> Result<String> {
        let odd = || format!("{} is no place for a file of the page", file.display());
        let (page, games) = (self.page(), self.root.join("games"));
        let parts = |path: &Path| -> Vec<String> {
            path.iter().map(|part| part.to_string_lossy().into_owned()).collect()
        };
        if let Ok(path) = file.strip_prefix(&page) {
            return Ok(parts(path).join("/"));
        }
        match parts(file.strip_prefix(&games).with_context(odd)?).as_slice() {
            [game, web, folder, name] if web == "web" => Ok(format!("{folder}/{game}/{name}")),
            _ => anyhow::bail!(odd()),
        }
    }

    /// Which page this is.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The profile that cargo builds the page with.
    pub const fn profile(&self) -> &'static str {
        match self.kind {
            Kind::Release => "wasm",
            Kind::Quick => "play",
        }
    }

    /// What is built.
    pub fn target(&self) -> &Path {
        &self.target
    }

    /// The page, ready to be served.
    pub fn web(&self) -> PathBuf {
        match self.kind {
            Kind::Release => self.target.join("web"),
            Kind::Quick => self.target.join("play/web"),
        }
    }
}

/// The files of a folder with this ending, in the order of their names; none if there is no such folder.
pub fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let reading = || format!("cannot read {}", folder.display());
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(reading)? {
        found.push(entry.with_context(reading)?.path());
    }
    found.retain(|path| path.extension().is_some_and(|end| end == ending));
    found.sort();
    Ok(found)
}

/// A file's bytes.
pub fn bytes(path: &Path) -> Result<Vec<u8>> {
    std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

/// A file's text.
pub fn text(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_games_may_have_a_drawing_of_the_same_name() {
        let folders =
            Folders { root: "/r".into(), target: "/r/target".into(), kind: Kind::Release };
        let name = |path: &str| folders.asset_name(Path::new(path)).ok();
        assert_eq!(name("/r/crates/app/page/art/x.svg").as_deref(), Some("art/x.svg"));
        assert_eq!(name("/r/games/a/web/art/x.svg").as_deref(), Some("art/a/x.svg"));
        assert_eq!(name("/r/games/a/rules/x.svg"), None);
        assert_eq!(name("/etc/x.svg"), None);
    }
}
