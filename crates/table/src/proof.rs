//! The proof that nobody chose the chance of an online game: the record of the game, and all that its seed came from.
//!
//! There are two formats. In format 2 everybody committed before anybody revealed ([`DealRound`]). In format 1 only the
//! server did, and the browsers sent their bytes openly: the server could choose the deal. Such proofs are
//! still read, and are worth less. `docs/record.md` has the bytes.

use game::{Deal, Notation, Record, RecordError, Seat, Seed};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::deal::{Bytes, Commitment, DealRound};

/// Only the server committed.
const FORMAT_1: u32 = 1;
/// Everybody committed.
const FORMAT_2: u32 = 2;

/// The server's share of a seed, drawn for one round of the deal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

/// A secret must not end up in a log by accident.
impl core::fmt::Debug for Secret {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        out.write_str("Secret(…)")
    }
}

impl Secret {
    /// What was published of it before the start in format 1: 64 hex digits.
    #[must_use]
    pub fn commitment(&self) -> String {
        Seed(Sha256::digest(self.0).into()).to_string()
    }

    /// The seed in format 1, of the table with this name and the chance of each person's browser; bots have none.
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
    /// The format of this file.
    pub proof: u32,
    /// The table's name.
    pub table: String,
    /// How it was dealt; not in format 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Dealt>,
    /// The server's commitment.
    pub commitment: String,
    /// The server's share.
    pub secret: String,
    /// Each seat's share, seat A first; `null` for a bot and for somebody who did not contribute.
    pub entropy: Vec<Option<String>>,
    /// The game.
    pub record: Record<O>,
}

/// The round of the deal in which a game was started.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dealt {
    /// Number of attempts to start, this one included.
    pub round: u32,
    /// The hash of each seat's share, seat A first.
    pub commitments: Vec<Option<String>>,
    /// The host started without the shares of these seats.
    pub without: Vec<Seat>,
}

/// What is not true in a proof.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unproven {
    /// It is no proof, or not written as the server writes it.
    #[error("this is not a record of an online game as a server writes it: {0}")]
    Form(String),
    /// The secret is not the one that was published.
    #[error("commitment: it is not that of the secret")]
    Commitment,
    /// A share is not the one that its seat committed to.
    #[error("entropy: that of seat {0} is not what was committed to")]
    Share(Seat),
    /// Other commitments were shown when the game was started.
    #[error("commitments: they are not those that were shown when the game was started")]
    Shown,
    /// The record has another share for this seat than its own device, or none.
    #[error("entropy: the device of seat {0} drew other bytes")]
    OtherShare(Seat),
    /// There were more attempts than the record says.
    #[error("round: there were more attempts to start than this")]
    Rounds,
    /// The seed is not made of secret, table and entropy.
    #[error("seed: it is not made of this secret, table and entropy")]
    Seed,
    /// The game itself is not true.
    #[error("record: {0}")]
    Record(#[from] RecordError),
}

fn hex(text: &str) -> Result<Bytes, Unproven> {
    bytes_from_hex(text).ok_or_else(|| Unproven::Form("64 hex digits expected".to_owned()))
}

fn optional_hex(list: &[Option<String>]) -> Result<Vec<Option<Bytes>>, Unproven> {
    list.iter().map(|one| one.as_deref().map(hex).transpose()).collect()
}

fn written(list: &[Option<Bytes>]) -> Vec<Option<String>> {
    list.iter().map(|one| one.map(|bytes| Seed(bytes).to_string())).collect()
}

fn form(why: &str) -> Unproven {
    Unproven::Form(why.to_owned())
}

impl<O: Serialize + for<'de> Deserialize<'de>> Proof<O> {
    /// A proof in format 1, for games that were started when there was no other.
    #[must_use]
    pub fn format_1(
        table: &str,
        secret: &Secret,
        entropy: &[Option<Bytes>],
        record: Record<O>,
    ) -> Self {
        Self {
            proof: FORMAT_1,
            table: table.to_owned(),
            deal: None,
            commitment: secret.commitment(),
            secret: Seed(secret.0).to_string(),
            entropy: written(entropy),
            record,
        }
    }

    /// A proof in format 2: the shares of the seats, and which were left out.
    #[must_use]
    pub fn new(
        round: DealRound<'_>,
        secret: &Secret,
        shares: &[Option<Bytes>],
        without: &[Seat],
        record: Record<O>,
    ) -> Self {
        let commit = |(seat, share): (Seat, &Option<Bytes>)| {
            share.map(|share| round.commitment(seat, &share))
        };
        let commitments: Vec<_> = (0..).map(Seat).zip(shares).map(commit).collect();
        Self {
            proof: FORMAT_2,
            table: round.table.to_owned(),
            deal: Some(Dealt {
                round: round.round,
                commitments: written(&commitments),
                without: without.to_vec(),
            }),
            commitment: Seed(round.server_commitment(secret)).to_string(),
            secret: Seed(secret.0).to_string(),
            entropy: written(shares),
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
        match (proof.proof, &proof.deal) {
            (FORMAT_1, None) | (FORMAT_2, Some(_)) => {}
            (FORMAT_1 | FORMAT_2, _) => return Err(form("the deal does not fit the format")),
            (other, _) => return Err(Unproven::Form(format!("format {other} is not known"))),
        }
        if proof.to_json()? != json {
            return Err(form("it was changed"));
        }
        Ok(proof)
    }

    /// Checks commitments, seed and every row of the game.
    ///
    /// # Errors
    /// The first thing that is not true.
    pub fn verify<G: Notation<Options = O>>(&self, game: &G) -> Result<(), Unproven> {
        let secret = Secret(hex(&self.secret)?);
        let entropy = optional_hex(&self.entropy)?;
        let seed = match &self.deal {
            None => {
                if secret.commitment() != self.commitment {
                    return Err(Unproven::Commitment);
                }
                secret.seed(&self.table, &entropy)
            }
            Some(deal) => {
                let round = self.round(deal)?;
                if hex(&self.commitment)? != round.server_commitment(&secret) {
                    return Err(Unproven::Commitment);
                }
                check_shares(round, &self.commitments(deal)?, &entropy)?;
                round.seed(&secret, &entropy)
            }
        };
        if seed != self.record.seed {
            return Err(Unproven::Seed);
        }
        self.record.verify(game, |_, _, _| {})?;
        let state = game.setup(&self.record.options, &Deal::new(seed));
        let seats = state.map_or(0, |state| game.seats(&state));
        if self.deal.is_some() && entropy.len() != usize::from(seats) {
            return Err(form("there is not one entry for each seat"));
        }
        Ok(())
    }

    fn round(&self, deal: &Dealt) -> Result<DealRound<'_>, Unproven> {
        if deal.round == 0 || self.table.contains('\0') {
            return Err(form("there is no such round or table"));
        }
        Ok(DealRound { table: &self.table, round: deal.round })
    }

    /// What each seat had committed to when the game was started.
    fn commitments(&self, deal: &Dealt) -> Result<Vec<Commitment>, Unproven> {
        let mut seats = Vec::new();
        for (seat, text) in (0..).map(Seat).zip(&deal.commitments) {
            seats.push(match (text, deal.without.contains(&seat)) {
                (Some(text), false) => Commitment::Share(hex(text)?),
                (None, false) => Commitment::Nothing,
                (None, true) => Commitment::LeftOut,
                (Some(_), true) => return Err(form("a seat that was left out has a share")),
            });
        }
        let in_order = deal.without.is_sorted_by(|one, next| one < next);
        if !in_order || deal.without.iter().any(|seat| seat.index() >= seats.len()) {
            return Err(form("the seats that were left out are not in order"));
        }
        Ok(seats)
    }

    /// One hash of all commitments that were shown when the game was started; in format 1 that of the server.
    ///
    /// # Errors
    /// When they are written wrongly.
    pub fn all_commitments(&self) -> Result<Bytes, Unproven> {
        let server = hex(&self.commitment)?;
        match &self.deal {
            None => Ok(server),
            Some(deal) => Ok(self.round(deal)?.all_commitments(&server, &self.commitments(deal)?)),
        }
    }

    /// The share of a seat.
    ///
    /// # Errors
    /// When it is written wrongly.
    pub fn share(&self, seat: Seat) -> Result<Option<Bytes>, Unproven> {
        self.entropy.get(seat.index()).and_then(Option::as_deref).map(hex).transpose()
    }
}

/// Is every share the one that its seat committed to?
fn check_shares(
    round: DealRound<'_>,
    commitments: &[Commitment],
    shares: &[Option<Bytes>],
) -> Result<(), Unproven> {
    if commitments.len() != shares.len() {
        return Err(form("there is not one entry for each seat"));
    }
    for ((seat, commitment), share) in (0..).map(Seat).zip(commitments).zip(shares) {
        let fits = match (commitment, share) {
            (Commitment::Share(hash), Some(share)) => round.commitment(seat, share) == *hash,
            (Commitment::Nothing | Commitment::LeftOut, None) => true,
            (Commitment::Share(_), None) | (_, Some(_)) => false,
        };
        if !fits {
            return Err(Unproven::Share(seat));
        }
    }
    Ok(())
}
