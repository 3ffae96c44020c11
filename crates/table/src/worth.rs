//! What a proof that holds is worth: to anybody, and to somebody who kept the share of their own device.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::deal::Bytes;
use crate::own_share::OwnShare;
use crate::proof::{Proof, Unproven};

/// With fewer shares of browsers, others cannot know whether the server worked with the only person.
const ENOUGH: usize = 2;

/// What a proof that holds is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Worth {
    /// Had everybody committed before anybody revealed? Not in format 1.
    pub committed: bool,
    /// Number of attempts to start, the last one included.
    pub rounds: u32,
    /// The seats whose browsers contributed.
    pub contributed: Vec<Seat>,
    /// The host started without the shares of these.
    pub without: Vec<Seat>,
}

impl Worth {
    /// Does it rest on trust in the server that nobody chose the deal?
    #[must_use]
    pub fn rests_on_trust(&self) -> bool {
        !self.committed || self.contributed.len() < ENOUGH
    }
}

/// What became of the share of one's own device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Own {
    /// It is in the seed.
    Used,
    /// The game was started without it.
    LeftOut,
}

impl<O: Serialize + for<'de> Deserialize<'de>> Proof<O> {
    /// What it is worth, if it holds.
    #[must_use]
    pub fn worth(&self) -> Worth {
        let seats = (0..).map(Seat).zip(&self.entropy);
        let contributed = seats.filter(|(_, share)| share.is_some()).map(|(seat, _)| seat);
        Worth {
            committed: self.deal.is_some(),
            rounds: self.deal.as_ref().map_or(1, |deal| deal.round),
            contributed: contributed.collect(),
            without: self.deal.as_ref().map(|deal| deal.without.clone()).unwrap_or_default(),
        }
    }

    /// Checks that these commitments were shown when the game was started.
    ///
    /// # Errors
    /// When it were others.
    pub fn check_shown(&self, shown: &Bytes) -> Result<(), Unproven> {
        if self.all_commitments()? == *shown { Ok(()) } else { Err(Unproven::Shown) }
    }

    /// Checks that the record has this share for this seat, or says that the host started without it.
    ///
    /// # Errors
    /// When it has another, or none.
    pub fn check_share(&self, seat: Seat, own: &Bytes) -> Result<Own, Unproven> {
        let left_out = self.deal.as_ref().is_some_and(|deal| deal.without.contains(&seat));
        match self.share(seat)? {
            Some(share) if share == *own => Ok(Own::Used),
            None if left_out => Ok(Own::LeftOut),
            Some(_) | None => Err(Unproven::OtherShare(seat)),
        }
    }

    /// Checks the record against what a device kept of the deal.
    ///
    /// # Errors
    /// When the record does not tell what this device saw and did.
    pub fn check_own(&self, own: &OwnShare) -> Result<Own, Unproven> {
        // A device that has committed cannot have been at a table of format 1.
        let round = self.deal.as_ref().ok_or(Unproven::Shown)?.round;
        if own.round > round {
            return Err(Unproven::Rounds);
        }
        match &own.shown {
            Some(shown) if own.round == round => {
                self.check_shown(shown)?;
                self.check_share(own.seat, &own.share)
            }
            // It has revealed nothing in the last round, so nothing can be in the record in its name.
            Some(_) | None => match self.share(own.seat)? {
                None => Ok(Own::LeftOut),
                Some(_) => Err(Unproven::OtherShare(own.seat)),
            },
        }
    }
}
