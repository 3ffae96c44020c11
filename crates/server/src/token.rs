//! Tokens and table names, and what the store keeps of a token.

use game::Seed;
use sha2::{Digest as _, Sha256};

use crate::system::{NoRandomness, System};

/// 128 bits as 32 hex digits: a link's token or a guest's id.
pub fn token(system: &System) -> Result<String, NoRandomness> {
    Ok(hex(&system.random::<16>()?))
}

/// A table's name: short enough to be read out, long enough not to be guessed.
pub fn table_name(system: &System) -> Result<String, NoRandomness> {
    const LETTERS: &[u8] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let letter = |byte: u8| LETTERS.get(usize::from(byte & 31)).copied().map_or('a', char::from);
    Ok(system.random::<10>()?.into_iter().map(letter).collect())
}

/// As hex digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The hash of a token: enough to recognise the token, useless to a thief.
pub fn hash(token: &str) -> String {
    Seed(Sha256::digest(token.as_bytes()).into()).to_string()
}
