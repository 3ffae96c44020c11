//! The seed of an online game: everybody commits before anybody reveals.
//!
//! Server and browsers each draw 32 bytes, their *share*, and publish a hash of it. When the host starts the game all
//! hashes are shown and stay as they are; then the browsers reveal their shares, and the server uses its own, which
//! nobody else learns before the end. So nobody can choose a share that fits those of others. Each attempt to start is
//! a *round* with new shares. `docs/record.md` has the bytes.

use game::{Seat, Seed};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};

use crate::Secret;

/// What a hash is of is part of it, so that none can be used as another.
const SERVER: &[u8] = b"spymaster deal 2 server\0";
const SEAT: &[u8] = b"spymaster deal 2 seat\0";
const COMMITMENTS: &[u8] = b"spymaster deal 2 commitments\0";
const SEED: &[u8] = b"spymaster deal 2 seed\0";

/// A share, or a hash.
pub type Bytes = [u8; 32];

/// One attempt to start the game of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealRound<'a> {
    /// The table's name; it contains no zero byte.
    pub table: &'a str,
    /// Counted from 1.
    pub round: u32,
}

/// What a seat adds to the deal of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Commitment {
    /// Nothing: a bot, or a person who sits without contributing.
    Nothing,
    /// The share with this hash.
    Share(Bytes),
    /// Nothing, because the host started without this person's share.
    LeftOut,
}

impl DealRound<'_> {
    fn hash(self, tag: &[u8]) -> Sha256 {
        let hash = Sha256::new_with_prefix(tag);
        hash.chain_update(self.table).chain_update([0]).chain_update(self.round.to_le_bytes())
    }

    /// The hash of a seat's share.
    #[must_use]
    pub fn commitment(self, seat: Seat, share: &Bytes) -> Bytes {
        self.hash(SEAT).chain_update([seat.0]).chain_update(share).finalize().into()
    }

    /// The hash of the server's share.
    #[must_use]
    pub fn server_commitment(self, secret: &Secret) -> Bytes {
        self.hash(SERVER).chain_update(secret.0).finalize().into()
    }

    /// One hash of all hashes that are shown when the game is started: a device that keeps it notices every change.
    #[must_use]
    pub fn all_commitments(self, server: &Bytes, seats: &[Commitment]) -> Bytes {
        let count = u8::try_from(seats.len()).unwrap_or(u8::MAX);
        let mut hash = self.hash(COMMITMENTS).chain_update(server).chain_update([count]);
        for seat in seats {
            match seat {
                Commitment::Nothing => hash.update([0]),
                Commitment::Share(bytes) => {
                    hash.update([1]);
                    hash.update(bytes);
                }
                Commitment::LeftOut => hash.update([2]),
            }
        }
        hash.finalize().into()
    }

    /// The seed that comes of the server's share and those of the seats.
    #[must_use]
    pub fn seed(self, secret: &Secret, shares: &[Option<Bytes>]) -> Seed {
        // A key of any length is allowed, so that this cannot fail.
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&secret.0) else { return Seed(secret.0) };
        mac.update(SEED);
        mac.update(self.table.as_bytes());
        mac.update(&[0]);
        mac.update(&self.round.to_le_bytes());
        for (seat, share) in (0..).map(Seat).zip(shares) {
            if let Some(share) = share {
                mac.update(&[seat.0]);
                mac.update(share);
            }
        }
        Seed(mac.finalize().into_bytes().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROUND: DealRound<'_> = DealRound { table: "k7", round: 2 };

    fn hex(bytes: Bytes) -> String {
        Seed(bytes).to_string()
    }

    /// Computed by another program (Python's hashlib and hmac).
    #[test]
    fn the_bytes_are_pinned() {
        let (secret, share) = (Secret([7; 32]), [1; 32]);
        let server = ROUND.server_commitment(&secret);
        let own = ROUND.commitment(Seat(1), &share);
        let seats = [Commitment::Nothing, Commitment::Share(own), Commitment::LeftOut];
        assert_eq!(hex(server), PINNED[0]);
        assert_eq!(hex(own), PINNED[1]);
        assert_eq!(hex(ROUND.all_commitments(&server, &seats)), PINNED[2]);
        assert_eq!(ROUND.seed(&secret, &[None, Some(share), None]).to_string(), PINNED[3]);
    }

    const PINNED: [&str; 4] = [
        "cd530f317efa9a7e7b732547469bf1f5bddddc06669e30dc095faa90e3b19516",
        "31eba13322e55a1317c21b4d06fe60740021b119d581c26aacfae3bf4ddcdf99",
        "8d7e421149ef0bf49399e64c1e18d0ad5a0f6c3d1e8c524a7a19b9a75c3e4140",
        "850c640acecd72f904f11109b987822aec501f5df0ee657421e1382999fceaf1",
    ];

    #[test]
    fn every_part_changes_every_hash() {
        let (secret, share) = (Secret([7; 32]), [1; 32]);
        let rounds = [
            ROUND,
            DealRound { round: 3, ..ROUND },
            DealRound { table: "k8", ..ROUND },
            DealRound { table: "k7\0", ..ROUND },
        ];
        let mut all = Vec::new();
        for round in rounds {
            let server = round.server_commitment(&secret);
            all.push(server);
            all.push(round.server_commitment(&Secret([8; 32])));
            all.push(round.commitment(Seat(0), &share));
            all.push(round.commitment(Seat(1), &share));
            all.push(round.commitment(Seat(1), &[2; 32]));
            for seats in [
                &[Commitment::Nothing][..],
                &[Commitment::LeftOut],
                &[Commitment::Share(share)],
                &[Commitment::Nothing, Commitment::Nothing],
            ] {
                all.push(round.all_commitments(&server, seats));
                all.push(round.all_commitments(&[9; 32], seats));
            }
            for shares in [
                &[][..],
                &[Some(share)],
                &[None, Some(share)],
                &[Some(share), Some(share)],
                &[Some([2; 32])],
            ] {
                all.push(round.seed(&secret, shares).0);
                all.push(round.seed(&Secret([8; 32]), shares).0);
            }
        }
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
    }
}
