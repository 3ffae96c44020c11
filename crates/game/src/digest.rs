//! Digests over a canonical encoding that is written field by field.
//!
//! Never `derive(Hash)`, never a serialiser: those differ between machines and versions.

use core::fmt;
use core::str::FromStr;

use sha2::{Digest as _, Sha256};

use crate::Game;
use crate::deal::NotHex;

/// A SHA-256 sum, written as 64 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// The digest of a state: game, rules number, edition and every field.
    #[must_use]
    pub fn of<G: Game>(game: &G, state: &G::State) -> Self {
        let mut out = Encoder::new();
        out.text(G::ID);
        out.u32(game.rules());
        out.bytes(&game.edition_hash().0);
        state.encode(&mut out);
        out.finish()
    }

    /// The first eight hex digits: enough to find the row where two replays part.
    #[must_use]
    pub fn short(&self) -> String {
        self.to_string().chars().take(8).collect()
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(out, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Digest({self})")
    }
}

impl FromStr for Digest {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        bytes_from_hex(text).map(Self).ok_or(NotHex)
    }
}

/// 64 lower-case hex digits as bytes.
pub(crate) fn bytes_from_hex(text: &str) -> Option<[u8; 32]> {
    let digit = |c: u8| match c {
        b'0'..=b'9' => Some(c - b'0'),
        b'a'..=b'f' => Some(c - b'a' + 10),
        _ => None,
    };
    if text.len() != 64 {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        if let [high, low] = *pair {
            *byte = digit(high)? << 4 | digit(low)?;
        }
    }
    Some(bytes)
}

/// Something that can be written in its one canonical way.
pub trait Canonical {
    /// Writes every field, always in the same order and width.
    fn encode(&self, out: &mut Encoder);
}

/// Takes fields, little-endian, and hashes them.
#[derive(Clone)]
pub struct Encoder(Sha256);

impl Default for Encoder {
    fn default() -> Self {
        Self::new()
    }
}

impl Encoder {
    /// An encoder that has taken nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self(Sha256::new())
    }

    /// One byte.
    pub fn u8(&mut self, value: u8) {
        self.0.update([value]);
    }

    /// Two bytes, little-endian.
    pub fn u16(&mut self, value: u16) {
        self.0.update(value.to_le_bytes());
    }

    /// Four bytes, little-endian.
    pub fn u32(&mut self, value: u32) {
        self.0.update(value.to_le_bytes());
    }

    /// Eight bytes, little-endian.
    pub fn u64(&mut self, value: u64) {
        self.0.update(value.to_le_bytes());
    }

    /// These bytes as they are, without their number: the reader must know it.
    pub fn bytes(&mut self, value: &[u8]) {
        self.0.update(value);
    }

    /// UTF-8 and a zero byte.
    pub fn text(&mut self, value: &str) {
        self.0.update(value.as_bytes());
        self.0.update([0]);
    }

    /// The digest of all that was taken.
    #[must_use]
    pub fn finish(self) -> Digest {
        Digest(self.0.finalize().into())
    }
}
