//! Bytes that nobody can guess, from the system; and how they are written in links and names.

use game::Seed;
use sha2::{Digest as _, Sha256};

/// The system gives no chance: nothing can be set up then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the system gives no chance")]
pub struct NoChance;

/// So many bytes of it.
pub fn bytes<const N: usize>() -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoChance)?;
    Ok(bytes)
}

/// 128 bits as 32 hex digits: a token or a guest.
pub fn token() -> Result<String, NoChance> {
    Ok(hex(&bytes::<16>()?))
}

/// A table's name: short enough to be read out, long enough not to be met by guessing alone.
pub fn table_name() -> Result<String, NoChance> {
    const LETTERS: &[u8] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let letter = |byte: u8| LETTERS.get(usize::from(byte & 31)).copied().map_or('a', char::from);
    Ok(bytes::<10>()?.into_iter().map(letter).collect())
}

/// As hex digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What is kept of a token: enough to know it again, useless to whoever reads it.
pub fn hash(token: &str) -> String {
    Seed(Sha256::digest(token.as_bytes()).into()).to_string()
}
