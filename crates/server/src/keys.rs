//! The keys that sign cookies, in a file of their own: whoever has one can pretend to be any guest.
//!
//! The file holds the current key and, for a while, the previous one, so that a key can be replaced without sending
//! everybody away. The store keeps the fingerprint of the current one: a server that has other keys would know nobody,
//! so it does not start.

use std::io;
use std::path::{Path, PathBuf};

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};
use store::{Store, StoreError, Write};
use table::bytes_from_hex;

use crate::system::System;
use crate::token::hex;

/// The store's setting with the fingerprint.
const FINGERPRINT: &str = "key-fingerprint";
/// Where data of version 1 held the key itself.
const OLD_PLACE: &str = "key";

const HEADING: &str = "\
# Signs the cookies of Spymaster's guests: keep this file secret, and back it up with the data.
# To replace the key, put `previous` in place of `current` and start the server again; it draws a new one.
";

/// Why there are no keys.
#[derive(Debug, thiserror::Error)]
pub enum KeyError {
    /// The file cannot be read or written.
    #[error("the key file {}: {error}", path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// There is something else in the file.
    #[error("the key file {} is not one: line {line}", path.display())]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// The first line that is wrong.
        line: usize,
    },
    /// The data has a key, and the file is not there.
    #[error("the data was kept with a key, but there is no key file {}: name the right one with --key", path.display())]
    Missing {
        /// Which file.
        path: PathBuf,
    },
    /// The data has another key.
    #[error("the data was kept with another key: name the right file with --key")]
    Other,
    /// The fingerprint cannot be read or kept.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No key can be drawn.
    #[error(transparent)]
    NoRandomness(#[from] crate::NoRandomness),
}

#[derive(Clone, PartialEq, Eq)]
struct Key([u8; 32]);

impl Key {
    fn fingerprint(&self) -> [u8; 32] {
        Sha256::new().chain_update(b"spymaster key ").chain_update(self.0).finalize().into()
    }

    /// A short name for it, in cookies.
    fn id(&self) -> String {
        hex(self.fingerprint().get(..4).unwrap_or_default())
    }

    fn sign(&self, guest: &str) -> String {
        // A key of any length is allowed, so that this cannot fail; an empty signature would fit nothing.
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.0) else { return String::new() };
        mac.update(b"guest ");
        mac.update(guest.as_bytes());
        hex(&mac.finalize().into_bytes())
    }
}

/// Keys from a file, or given, before it is known whether they are those of the data.
pub struct Keys {
    file: Option<PathBuf>,
    current: Option<Key>,
    previous: Option<Key>,
}

impl std::fmt::Debug for Keys {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Keys").field("file", &self.file).finish_non_exhaustive()
    }
}

impl Keys {
    /// Those of this file; it is made when the data turns out to have no key yet.
    ///
    /// # Errors
    /// When the file is no key file, or cannot be kept from others.
    pub fn in_file(path: &Path) -> Result<Self, KeyError> {
        let mut keys = Self { file: Some(path.to_owned()), current: None, previous: None };
        let failed = |error| KeyError::File { path: path.to_owned(), error };
        let text = match store::read_private(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(keys),
            Err(error) => return Err(failed(error)),
        };
        for (line, words) in (1..).zip(text.lines()) {
            let wrong = || KeyError::Unreadable { path: path.to_owned(), line };
            match words.split_whitespace().collect::<Vec<_>>().as_slice() {
                [] => {}
                [first, ..] if first.starts_with('#') => {}
                [name, key] => {
                    let key = Key(bytes_from_hex(key).ok_or_else(wrong)?);
                    match *name {
                        "current" => keys.current = Some(key),
                        "previous" => keys.previous = Some(key),
                        _ => return Err(wrong()),
                    }
                }
                _ => return Err(wrong()),
            }
        }
        Ok(keys)
    }

    /// This key, which is written nowhere; for tests.
    #[must_use]
    pub const fn given(key: [u8; 32]) -> Self {
        Self { file: None, current: Some(Key(key)), previous: None }
    }

    /// Holds the keys against what the store knows of them; draws one where there is none yet.
    pub(crate) async fn settle(
        mut self,
        store: &dyn Store,
        system: &System,
    ) -> Result<Signer, KeyError> {
        let known = store.setting(FINGERPRINT).await?;
        let old = store.setting(OLD_PLACE).await?;
        let mut is_new = false;
        let current = match (self.current.take(), &self.previous, &old, &known) {
            (Some(current), ..) => current,
            (None, None, Some(old), _) => {
                is_new = true;
                Key(old.as_slice().try_into().map_err(|_| KeyError::Other)?)
            }
            (None, None, None, Some(_)) => {
                return Err(KeyError::Missing { path: self.file.unwrap_or_default() });
            }
            (None, Some(_), ..) | (None, None, None, None) => {
                is_new = true;
                Key(system.random()?)
            }
        };
        let signer = Signer { current, previous: self.previous };
        let is_ours = |print: &[u8]| signer.all().any(|key| key.fingerprint() == print);
        let is_other = known.as_ref().is_some_and(|known| !is_ours(known))
            || old.as_ref().is_some_and(|old| signer.all().all(|key| key.0 != old.as_slice()));
        if is_other {
            return Err(KeyError::Other);
        }
        if is_new && let Some(path) = &self.file {
            let save = store::write_private(path, signer.text().as_bytes());
            save.map_err(|error| KeyError::File { path: path.clone(), error })?;
        }
        let fingerprint = signer.current.fingerprint();
        if old.is_some() || known.as_deref() != Some(&fingerprint) {
            let settings = vec![
                (FINGERPRINT.to_owned(), Some(fingerprint.to_vec())),
                (OLD_PLACE.to_owned(), None),
            ];
            store.write(Write::Settings(settings)).await?;
        }
        Ok(signer)
    }
}

/// The keys of this data.
pub struct Signer {
    current: Key,
    previous: Option<Key>,
}

impl Signer {
    fn all(&self) -> impl Iterator<Item = &Key> {
        std::iter::once(&self.current).chain(&self.previous)
    }

    fn text(&self) -> String {
        let line = |name: &str, key: &Key| format!("{name} {}\n", hex(&key.0));
        let previous = self.previous.as_ref().map(|key| line("previous", key));
        format!("{HEADING}{}{}", line("current", &self.current), previous.unwrap_or_default())
    }

    /// A guest's id, signed: `KEY.GUEST.SIGNATURE`.
    pub fn seal(&self, guest: &str) -> String {
        format!("{}.{guest}.{}", self.current.id(), self.current.sign(guest))
    }

    /// The guest of a sealed id, and whether the current key has signed it. Cookies of version 1 name no key.
    pub fn open<'v>(&self, value: &'v str) -> Option<(&'v str, bool)> {
        let mut parts = value.rsplitn(3, '.');
        let (signature, guest, id) = (parts.next()?, parts.next()?, parts.next());
        let fits = guest.len() == 32 && guest.bytes().all(|byte| byte.is_ascii_hexdigit());
        let named = |key: &&Key| id.is_none_or(|id| key.id() == id);
        let signed = |key: &&Key| same(key.sign(guest).as_bytes(), signature.as_bytes());
        let key = self.all().filter(named).find(signed).filter(|_| fits)?;
        Some((guest, id.is_some() && *key == self.current))
    }
}

/// Compares without telling by its time where two texts differ.
fn same(one: &[u8], other: &[u8]) -> bool {
    let differences = one.iter().zip(other).fold(0, |sum, (a, b)| sum | (a ^ b));
    one.len() == other.len() && !one.is_empty() && differences == 0
}
