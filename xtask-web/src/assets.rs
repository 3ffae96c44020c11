//! The files whose names carry a hash of what is in them: a name never changes its meaning, so browsers may keep
//! them for ever.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result, bail};
use sha2::{Digest as _, Sha256};

/// One file.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its path below the page's root, e.g. `assets/boot.0123456789ab.js`.
    pub path: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

impl Asset {
    /// Its address.
    pub fn url(&self) -> String {
        format!("/{}", self.path)
    }
}

/// All of them, by the name that sources use, e.g. `boot.js`.
#[derive(Clone, Debug, Default)]
pub struct Assets {
    files: BTreeMap<String, Asset>,
}

impl Assets {
    /// Adds a file and returns its address; the same file twice is one.
    pub fn add(&mut self, name: &str, bytes: Vec<u8>) -> Result<String> {
        let path = format!("assets/{}", hashed(name, &bytes)?);
        let url = format!("/{path}");
        match self.files.get(name) {
            Some(there) if there.path != path => bail!("two files want to be {name}"),
            Some(_) => {}
            None => {
                self.files.insert(name.to_owned(), Asset { path, bytes });
            }
        }
        Ok(url)
    }

    /// The address of a file that must be there.
    pub fn url(&self, name: &str) -> Result<String> {
        self.files.get(name).map(Asset::url).with_context(|| format!("there is no asset {name}"))
    }

    /// Is there a file of this name?
    pub fn has(&self, name: &str) -> bool {
        self.files.contains_key(name)
    }

    /// Every file with its name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Asset)> {
        self.files.iter().map(|(name, asset)| (name.as_str(), asset))
    }
}

/// The first digits of a hash: enough that two builds never meet.
pub fn digits(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

/// `rules/x.en.html` becomes `rules/x.en.0123456789ab.html`.
fn hashed(name: &str, bytes: &[u8]) -> Result<String> {
    let plain = |c: char| c.is_ascii_alphanumeric() || "./_-".contains(c);
    if !name.chars().all(plain) {
        bail!("{name}: the server serves only plain names");
    }
    let (stem, ending) = name.rsplit_once('.').with_context(|| format!("{name} has no ending"))?;
    Ok(format!("{stem}.{}.{ending}", digits(bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_changes_with_what_is_in_it() {
        let mut assets = Assets::default();
        let one = assets.add("rules/a.en.html", b"one".to_vec()).unwrap();
        assert_eq!(one, format!("/assets/rules/a.en.{}.html", digits(b"one")));
        assert_eq!(assets.add("rules/a.en.html", b"one".to_vec()).unwrap(), one);
        assert_eq!(assets.url("rules/a.en.html").unwrap(), one);
        assert!(assets.add("rules/a.en.html", b"two".to_vec()).is_err());
    }

    #[test]
    fn odd_names_are_refused() {
        for name in ["a b.css", "a", "ä.css", "a%2f.css"] {
            assert!(Assets::default().add(name, Vec::new()).is_err(), "{name}");
        }
    }
}
