//! The files of the project as text, read once and looked at by every rule of `tidy`.

use std::path::Path;

use anyhow::{Context as _, Result};

use crate::run::entries;

/// One file.
pub struct File {
    /// Its path from the workspace's folder, with `/`.
    pub path: String,
    /// Its text; empty where it is not text.
    pub text: String,
}

impl File {
    /// The last part of the path.
    pub fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or_default()
    }

    /// What follows the last dot of the name.
    pub fn ending(&self) -> &str {
        self.name().rsplit_once('.').map_or("", |(_, ending)| ending)
    }

    /// The lines, counted from 1.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.text.lines())
    }
}

/// All files of the project, in the order of their paths.
pub struct Tree {
    files: Vec<File>,
}

impl Tree {
    /// Reads everything below this folder that `.gitignore` does not name.
    pub fn read(root: &Path) -> Result<Self> {
        let ignored = std::fs::read_to_string(root.join(".gitignore")).unwrap_or_default();
        let mut files = Vec::new();
        collect(root, "", &ignored, &mut files)?;
        Ok(Self { files })
    }

    /// A project made up for a test.
    #[cfg(test)]
    pub fn sample(files: &[(&str, &str)]) -> Self {
        let file = |&(path, text): &(&str, &str)| File { path: path.into(), text: text.into() };
        Self { files: files.iter().map(file).collect() }
    }

    /// Every file.
    pub fn files(&self) -> impl Iterator<Item = &File> {
        self.files.iter()
    }

    /// The Rust sources.
    pub fn rust(&self) -> impl Iterator<Item = &File> {
        self.files().filter(|file| file.ending() == "rs")
    }

    /// The files below this folder.
    pub fn below<'t>(&'t self, folder: &str) -> impl Iterator<Item = &'t File> + use<'t> {
        let start = format!("{folder}/");
        self.files().filter(move |file| file.path.starts_with(&start))
    }

    /// The file at this path.
    pub fn file(&self, path: &str) -> Option<&File> {
        self.files().find(|file| file.path == path)
    }

    /// Is there a file or a folder at this path?
    pub fn has(&self, path: &str) -> bool {
        self.file(path).is_some() || self.below(path).next().is_some()
    }

    /// The folders directly below this one.
    pub fn folders(&self, folder: &str) -> Vec<&str> {
        let mut found: Vec<&str> = self
            .below(folder)
            .filter_map(|file| file.path.get(folder.len() + 1..)?.split_once('/'))
            .map(|(name, _)| name)
            .collect();
        found.dedup();
        found
    }
}

/// The simple lines of `.gitignore`: a name anywhere, or `/name` at the top.
fn is_ignored(ignored: &str, path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    path == ".git"
        || ignored.lines().map(|line| line.trim().trim_end_matches('/')).any(|line| {
            line.strip_prefix('/').map_or(line == name, |top| top == path) && !line.is_empty()
        })
}

fn collect(folder: &Path, prefix: &str, ignored: &str, files: &mut Vec<File>) -> Result<()> {
    for entry in entries(folder)? {
        let name = entry.file_name().unwrap_or_default().to_string_lossy();
        let path = format!("{prefix}{name}");
        if is_ignored(ignored, &path) {
            continue;
        }
        if entry.is_dir() {
            collect(&entry, &format!("{path}/"), ignored, files)?;
        } else {
            let bytes = std::fs::read(&entry).with_context(|| format!("cannot read {path}"))?;
            files.push(File { path, text: String::from_utf8(bytes).unwrap_or_default() });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_there_through_its_files() {
        let tree =
            Tree::sample(&[("games/a/src/lib.rs", ""), ("games/b/x", ""), ("gamesome/y", "")]);
        assert_eq!(tree.folders("games"), ["a", "b"]);
        assert!(tree.has("games/a/src") && tree.has("games/b/x") && !tree.has("games/a/s"));
        assert_eq!(tree.below("games").count(), 2);
    }

    #[test]
    fn ignored_paths_are_those_of_gitignore() {
        let lines = "/target\nnode_modules/\n\n";
        for path in [".git", "target", "node_modules", "e2e/node_modules"] {
            assert!(is_ignored(lines, path), "{path}");
        }
        for path in ["xtask/target", "src", ".gitignore"] {
            assert!(!is_ignored(lines, path), "{path}");
        }
    }
}
