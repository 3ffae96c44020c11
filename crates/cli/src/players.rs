//! Who sits where: people and bots, as given on the command line.

use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;

use anyhow::Result;
use bots::BotKind;

use crate::failure::bad_argument;
use crate::printable::clipped;

/// Who can sit on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    Human,
    Bot(BotKind),
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => out.write_str("human"),
            Self::Bot(kind) => kind.fmt(out),
        }
    }
}

impl FromStr for PlayerKind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.trim() {
            "human" => Ok(Self::Human),
            text => text
                .parse()
                .map(Self::Bot)
                .map_err(|_| "the players are human, greedy, thumb and random".to_owned()),
        }
    }
}

/// How many seats, checked against what the game allows.
pub fn seat_count(game: &str, allowed: &RangeInclusive<u8>, players: &str) -> Result<u8> {
    let count = players.trim().parse().ok().filter(|count| allowed.contains(count));
    count.ok_or_else(|| {
        let (fewest, most, players) = (allowed.start(), allowed.end(), clipped(players));
        bad_argument(format!("{game} is for {fewest} to {most} players, not {players}"))
    })
}

/// A full list of players: those named, then greedy bots; one person on seat A when none is named.
pub fn seating(named: &[PlayerKind], players: Option<u8>, fewest: u8) -> Result<Vec<PlayerKind>> {
    let named = if named.is_empty() { &[PlayerKind::Human] } else { named };
    let count = match players {
        Some(count) => usize::from(count),
        None => named.len().max(usize::from(fewest)),
    };
    if named.len() > count {
        let given = named.len();
        return Err(bad_argument(format!("--seats names {given} players, but only {count} play")));
    }
    let rest = core::iter::repeat_n(PlayerKind::Bot(BotKind::Greedy), count - named.len());
    Ok(named.iter().copied().chain(rest).collect())
}

/// One bot for every seat: the same everywhere, or one named per seat.
pub fn bot_seating(named: &[BotKind], players: u8) -> Result<Vec<BotKind>> {
    match *named {
        [all] => Ok(vec![all; usize::from(players)]),
        _ if named.len() == usize::from(players) => Ok(named.to_vec()),
        _ => Err(bad_argument(format!(
            "{players} seats need one --player for all, or one each, not {}",
            named.len()
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn free_seats_are_taken_by_greedy_bots() {
        let greedy = PlayerKind::Bot(BotKind::Greedy);
        let random = PlayerKind::Bot(BotKind::Random);
        assert_eq!(seating(&[], None, 2).unwrap(), [PlayerKind::Human, greedy]);
        assert_eq!(seating(&[random], Some(3), 2).unwrap(), [random, greedy, greedy]);
        assert_eq!(seating(&[random; 3], None, 2).unwrap(), [random; 3]);
        assert!(seating(&[random; 3], Some(2), 2).is_err());
    }

    #[test]
    fn bots_are_named_for_all_or_one_by_one() {
        assert_eq!(bot_seating(&[BotKind::Thumb], 3).unwrap(), [BotKind::Thumb; 3]);
        assert!(bot_seating(&[BotKind::Thumb; 2], 3).is_err());
    }
}
