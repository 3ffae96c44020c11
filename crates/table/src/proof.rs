//! The proof that nobody chose the chance of an online game: neither the server nor anybody who played.
//!
//! Before the start the server publishes SHA-256 over its secret. Every person's browser then adds chance of its
//! own, and the seed is HMAC-SHA-256 of all that under the secret. After the end everything is shown: whoever
//! kept the commitment can check that the secret was not exchanged. `docs/record.md` has the bytes.

use game::{Notation, Record, RecordError, Seat, Seed};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The only form there is so far.
const FORMAT: u32 = 1;

/// What the server draws before a table exists for anybody.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

/// A secret must not end up in a log by accident.
impl core::fmt::Debug for Secret {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        out.write_str("Secret(…)")
    }
}

impl Secret {
    /// What is published of it before the start: 64 hex digits.
    #[must_use]
    pub fn commitment(&self) -> String {
        Seed(Sha256::digest(self.0).into()).to_string()
    }

    /// The seed of the table with this name, and the chance of each person's browser; bots have none.
    #[must_use]
    pub fn seed(&self, table: &str, entropy: &[Option<[u8; 32]>]) -> Seed {
        // A key of any length is allowed, so that this cannot fail.
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.0) else { return Seed(self.0) };
        mac.update(table.as_bytes());
        for (seat, bytes) in (0..).map(Seat).zip(entropy) {
            if let Some(bytes) = bytes {
                mac.update(&[0, seat.0]);
                mac.update(bytes);
            }
        }
        Seed(mac.finalize().into_bytes().into())
    }
}

/// 32 bytes from 64 lower-case hex digits.
#[must_use]
pub fn bytes_from_hex(text: &str) -> Option<[u8; 32]> {
    text.parse::<Seed>().ok().map(|seed| seed.0)
}

/// The record of a finished online game with everything that its seed came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof<O> {
    /// The form of this file.
    pub proof: u32,
    /// The table's name.
    pub table: String,
    /// What was published before the start.
    pub commitment: String,
    /// What it was published of.
    pub secret: String,
    /// The chance of each seat's browser, seat A first; `null` for a bot.
    pub entropy: Vec<Option<String>>,
    /// The game.
    pub record: Record<O>,
}

/// What is not true in a proof.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unproven {
    /// It is no proof, or not written as the server writes it.
    #[error("this is not a record of an online game as a server writes it: {0}")]
    Form(String),
    /// The secret is not the one that was published.
    #[error("commitment: it is not the SHA-256 of the secret")]
    Commitment,
    /// The seed is not made of secret, table and entropy.
    #[error("seed: it is not made of this secret, table and entropy")]
    Seed,
    /// The game itself is not true.
    #[error("record: {0}")]
    Record(#[from] RecordError),
}

impl<O: Serialize + for<'de> Deserialize<'de>> Proof<O> {
    /// Puts record and origin together.
    #[must_use]
    pub fn new(
        table: &str,
        secret: &Secret,
        entropy: &[Option<[u8; 32]>],
        record: Record<O>,
    ) -> Self {
        Self {
            proof: FORMAT,
            table: table.to_owned(),
            commitment: secret.commitment(),
            secret: Seed(secret.0).to_string(),
            entropy: entropy.iter().map(|one| one.map(|bytes| Seed(bytes).to_string())).collect(),
            record,
        }
    }

    /// The proof as a file's text.
    ///
    /// # Errors
    /// When the options cannot be written as JSON.
    pub fn to_json(&self) -> Result<String, Unproven> {
        let text = serde_json::to_string_pretty(self);
        text.map(|text| text + "\n").map_err(|error| Unproven::Form(error.to_string()))
    }

    /// Reads a proof; there is one way to write each, so that no byte can be changed unseen.
    ///
    /// # Errors
    /// When it is none.
    pub fn read(json: &str) -> Result<Self, Unproven> {
        let proof: Self =
            serde_json::from_str(json).map_err(|error| Unproven::Form(error.to_string()))?;
        if proof.proof != FORMAT {
            return Err(Unproven::Form(format!("form {} is not known", proof.proof)));
        }
        if proof.to_json()? != json {
            return Err(Unproven::Form("it was changed".to_owned()));
        }
        Ok(proof)
    }

    /// Checks commitment, seed and every row of the game.
    ///
    /// # Errors
    /// The first thing that is not true.
    pub fn verify<G: Notation<Options = O>>(&self, game: &G) -> Result<(), Unproven> {
        let hex = |text: &String| {
            bytes_from_hex(text).ok_or_else(|| Unproven::Form("64 hex digits expected".to_owned()))
        };
        let secret = Secret(hex(&self.secret)?);
        if secret.commitment() != self.commitment {
            return Err(Unproven::Commitment);
        }
        let entropy = self.entropy.iter().map(|one| one.as_ref().map(hex).transpose());
        let entropy = entropy.collect::<Result<Vec<_>, _>>()?;
        if secret.seed(&self.table, &entropy) != self.record.seed {
            return Err(Unproven::Seed);
        }
        self.record.verify(game, |_, _, _| {})?;
        Ok(())
    }
}
