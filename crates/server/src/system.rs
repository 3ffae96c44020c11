//! What the server takes from the operating system, as one value that is passed in.
//!
//! Randomness and the date are the only parts so far. The rest of the server draws nothing by itself, so a test that
//! passes in a seeded source gets the same tables every time.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use sha2::{Digest as _, Sha256};

/// The operating system has no random bytes to give; nothing can be set up then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the operating system gives no random bytes")]
pub struct NoRandomness;

/// Fills a buffer with random bytes.
type FillRandom = dyn Fn(&mut [u8]) -> Result<(), NoRandomness> + Send + Sync;

/// The operating system, or what a test puts in its place.
#[derive(Clone)]
pub struct System {
    fill_random: Arc<FillRandom>,
}

impl System {
    /// The real one.
    #[must_use]
    pub fn real() -> Self {
        Self::with_random(|buffer| getrandom::fill(buffer).map_err(|_| NoRandomness))
    }

    /// One that draws its random bytes from this source.
    pub fn with_random(
        fill: impl Fn(&mut [u8]) -> Result<(), NoRandomness> + Send + Sync + 'static,
    ) -> Self {
        Self { fill_random: Arc::new(fill) }
    }

    /// One that draws the same bytes every time, for tests: anybody who knows the seed knows every card.
    ///
    /// Each length is a stream of its own: how many guests come (16 bytes each) does not change what is dealt
    /// (32 bytes a table).
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        let drawn = Mutex::new(HashMap::<usize, u64>::new());
        Self::with_random(move |buffer| {
            let mut drawn = drawn.lock().unwrap_or_else(PoisonError::into_inner);
            let count = drawn.entry(buffer.len()).or_default();
            *count += 1;
            for (block, part) in (0_u64..).zip(buffer.chunks_mut(32)) {
                let mut hash = Sha256::new();
                for number in [seed, *count, block] {
                    hash.update(number.to_le_bytes());
                }
                part.copy_from_slice(hash.finalize().get(..part.len()).ok_or(NoRandomness)?);
            }
            Ok(())
        })
    }

    /// The day by the system's clock; time before 1970 counts as the first day.
    pub(crate) fn today(&self) -> store::Day {
        let passed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        store::Day::try_from(passed.as_secs() / 86_400).unwrap_or(store::Day::MAX)
    }

    /// `N` random bytes.
    pub(crate) fn random<const N: usize>(&self) -> Result<[u8; N], NoRandomness> {
        let mut bytes = [0; N];
        (self.fill_random)(&mut bytes)?;
        Ok(bytes)
    }
}

impl Default for System {
    fn default() -> Self {
        Self::real()
    }
}

impl fmt::Debug for System {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("System").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_bytes_beside_other_draws() {
        let (one, other) = (System::seeded(1), System::seeded(1));
        let secrets = |system: &System| [system.random::<32>().unwrap(), system.random().unwrap()];
        other.random::<16>().unwrap();
        let drawn = secrets(&one);
        assert_eq!(drawn, secrets(&other));
        assert_ne!(drawn[0], drawn[1]);
        assert_ne!(drawn, secrets(&System::seeded(2)));
    }

    #[test]
    fn the_real_one_never_repeats() {
        let system = System::real();
        assert_ne!(system.random::<32>().unwrap(), system.random::<32>().unwrap());
    }
}
