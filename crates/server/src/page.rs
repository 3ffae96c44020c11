//! The files of the built page, in the binary or in a folder.
//!
//! A path that is not made of plain names finds nothing: there is no way out of the folder.

use std::borrow::Cow;
use std::path::PathBuf;

/// Files in the binary: path and content, in the order of the paths.
type Files = &'static [(&'static str, &'static [u8])];

/// What `build.rs` found; nothing but in release.
static BUILT_IN: Files = {
    const FILES: Files = include!(concat!(env!("OUT_DIR"), "/files.rs"));
    FILES
};

/// The built page.
#[derive(Clone, Debug)]
pub struct Page(Place);

#[derive(Clone, Debug)]
enum Place {
    BuiltIn(Files),
    Folder(PathBuf),
}

impl Page {
    /// The page that was built into the binary or, in other builds than release, the one in the build folder as it is now.
    #[must_use]
    pub fn built() -> Self {
        if cfg!(page_in_binary) {
            Self(Place::BuiltIn(BUILT_IN))
        } else {
            Self::in_folder(env!("SPYMASTER_WEB").into())
        }
    }

    /// The page in this folder, read anew for every answer.
    #[must_use]
    pub const fn in_folder(folder: PathBuf) -> Self {
        Self(Place::Folder(folder))
    }

    /// Is there anything?
    pub(crate) fn is_built(&self) -> bool {
        self.file("index.html").is_some()
    }

    /// What is in the file at this path.
    pub(crate) fn file(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        if !path.split('/').all(is_plain) {
            return None;
        }
        match &self.0 {
            Place::BuiltIn(files) => {
                let place = files.binary_search_by(|(name, _)| (*name).cmp(path)).ok()?;
                files.get(place).map(|(_, bytes)| Cow::Borrowed(*bytes))
            }
            Place::Folder(folder) => std::fs::read(folder.join(path)).ok().map(Cow::Owned),
        }
    }
}

/// Letters, digits and three signs, and no dot in front: no `..`, no hidden file, no drive, no stream.
fn is_plain(name: &str) -> bool {
    !name.is_empty()
        && !name.starts_with('.')
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_in_the_binary_are_found_by_their_path() {
        let page = Page(Place::BuiltIn(&[("assets/a.js", b"1"), ("index.html", b"2")]));
        assert!(page.is_built());
        assert_eq!(page.file("assets/a.js").as_deref(), Some(b"1".as_slice()));
        assert_eq!(page.file("assets"), None);
        assert_eq!(page.file("assets/b.js"), None);
    }

    #[test]
    fn no_path_leads_out_of_the_folder() {
        let page = Page::in_folder(concat!(env!("CARGO_MANIFEST_DIR"), "/src").into());
        assert!(page.file("lib.rs").is_some());
        for path in [
            "../Cargo.toml",
            "/etc/passwd",
            "",
            ".",
            "..",
            "a/../lib.rs",
            "lib.rs/",
            "%6cib.rs",
            "a\\b",
        ] {
            assert_eq!(page.file(path), None, "{path}");
        }
    }
}
