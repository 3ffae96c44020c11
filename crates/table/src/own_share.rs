//! What one person's device keeps of a deal, to check the record by itself after the end.

use core::fmt;
use core::str::FromStr;

use game::{Seat, Seed};

use crate::deal::{Bytes, DealRound};
use crate::proof::bytes_from_hex;

/// The form of the text.
const VERSION: &str = "1";

/// The share that a device drew for one round, and what it was shown when it revealed it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct OwnShare {
    /// For which round.
    pub round: u32,
    /// For which seat.
    pub seat: Seat,
    /// The bytes.
    pub share: Bytes,
    /// The hash of all commitments that were shown, once it was revealed.
    pub shown: Option<Bytes>,
}

impl OwnShare {
    /// What is published of it at this table before the start: 64 hex digits.
    #[must_use]
    pub fn commitment(&self, table: &str) -> String {
        let round = DealRound { table, round: self.round };
        Seed(round.commitment(self.seat, &self.share)).to_string()
    }
}

/// A share must not end up in a log by accident.
impl fmt::Debug for OwnShare {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { round, seat, .. } = self;
        write!(out, "OwnShare(round {round}, seat {seat})")
    }
}

/// As it is stored.
impl fmt::Display for OwnShare {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { round, seat, share, shown } = self;
        write!(out, "{VERSION} {round} {} {} ", seat.0, Seed(*share))?;
        match shown {
            Some(shown) => write!(out, "{}", Seed(*shown)),
            None => out.write_str("-"),
        }
    }
}

/// The text is not a share as it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no share of a deal")]
pub struct NoShare;

impl FromStr for OwnShare {
    type Err = NoShare;

    fn from_str(text: &str) -> Result<Self, NoShare> {
        let mut parts = text.split(' ');
        let mut part = || parts.next().ok_or(NoShare);
        if part()? != VERSION {
            return Err(NoShare);
        }
        let round = part()?.parse().map_err(|_| NoShare)?;
        let seat = Seat(part()?.parse().map_err(|_| NoShare)?);
        let share = bytes_from_hex(part()?).ok_or(NoShare)?;
        let shown = match part()? {
            "-" => None,
            shown => Some(bytes_from_hex(shown).ok_or(NoShare)?),
        };
        Ok(Self { round, seat, share, shown })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_kept_in_a_line() {
        for shown in [None, Some([3; 32])] {
            let own = OwnShare { round: 2, seat: Seat(1), share: [7; 32], shown };
            assert_eq!(own.to_string().parse(), Ok(own));
        }
        let own = OwnShare { round: 2, seat: Seat(1), share: [7; 32], shown: None };
        for text in ["", "1", "1 2 1", "2 2 1 07 -", &own.to_string().replacen('1', "2", 1)] {
            assert_eq!(text.parse::<OwnShare>(), Err(NoShare), "{text}");
        }
        assert!(!format!("{own:?}").contains("07"));
    }
}
