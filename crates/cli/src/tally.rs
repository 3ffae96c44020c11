//! Counting many games: wins, scores, lengths, and one digest over all of them.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::Result;
use game::{Digest, Encoder, Outcome, Seat};
use serde::Serialize;
use serde_json::Value;

/// By the first two words of an action: how often it was done. What is not there was never done.
pub type Acts = BTreeMap<String, u64>;

/// What is kept of one game.
#[derive(Clone, Debug)]
pub struct GameResult {
    pub steps: u32,
    pub rounds: u32,
    /// `None` when the game was cut.
    pub outcome: Option<Outcome>,
    pub digest: Digest,
}

/// The figures of all games, as `--json` prints them.
#[derive(Debug, Serialize)]
pub struct Tally {
    pub game: &'static str,
    pub edition: String,
    /// What the table had agreed on.
    pub options: Value,
    pub seed: String,
    pub max_steps: u32,
    pub games: usize,
    /// Games that were played to their end; wins, shares and scores are over these.
    pub finished: usize,
    /// Games that were cut.
    pub unfinished: usize,
    pub seats: Vec<SeatTally>,
    pub steps: Spread,
    pub rounds: Spread,
    /// How often each thing was done; `null` unless asked for.
    pub acts: Option<Acts>,
    /// Over the digests of all last states, in order.
    pub digest: String,
}

/// The figures of one seat.
#[derive(Debug, Serialize)]
pub struct SeatTally {
    pub seat: String,
    pub player: String,
    /// Games on the first place, shared ones too.
    pub wins: usize,
    /// Wins in percent of the finished games; `null` without any.
    pub share: Option<f64>,
    pub mean_score: Option<f64>,
}

/// How a number is spread over all games.
#[derive(Debug, Serialize)]
pub struct Spread {
    pub median: f64,
    pub min: u32,
    pub max: u32,
}

impl Spread {
    fn of(mut numbers: Vec<u32>) -> Self {
        numbers.sort_unstable();
        let at = |index: usize| numbers.get(index).copied().unwrap_or_default();
        let last = numbers.len().saturating_sub(1);
        // Two neighbours of the middle for an even number of games.
        let median = (f64::from(at(last / 2)) + f64::from(at(last.div_ceil(2)))) / 2.0;
        Self { median, min: at(0), max: at(last) }
    }
}

/// Counts one seat.
pub fn seat_tally(results: &[GameResult], seat: Seat, player: String) -> SeatTally {
    let outcomes = || results.iter().filter_map(|result| result.outcome.as_ref());
    let wins = outcomes().filter(|outcome| outcome.winners().any(|winner| winner == seat)).count();
    let scores: Vec<i64> = outcomes()
        .filter_map(|outcome| outcome.seats.get(seat.index()))
        .map(|result| result.score.into())
        .collect();
    let per_game = |sum: f64| (!scores.is_empty()).then(|| sum / scores.len() as f64);
    SeatTally {
        seat: seat.to_string(),
        player,
        wins,
        share: per_game(wins as f64 * 100.0),
        mean_score: per_game(scores.iter().sum::<i64>() as f64),
    }
}

/// Steps and rounds of all games, cut ones too, and the digest over all of them.
pub fn lengths(results: &[GameResult]) -> (Spread, Spread, Digest) {
    let mut digest = Encoder::new();
    results.iter().for_each(|result| digest.bytes(&result.digest.0));
    (
        Spread::of(results.iter().map(|result| result.steps).collect()),
        Spread::of(results.iter().map(|result| result.rounds).collect()),
        digest.finish(),
    )
}

/// The figures as a table for people.
pub fn print(tally: &Tally, out: &mut dyn Write) -> Result<()> {
    let Tally { game, edition, games, finished, unfinished, max_steps, .. } = tally;
    writeln!(out, "{game}, edition {edition}: {games} games")?;
    write!(out, "{finished} finished, {unfinished} unfinished")?;
    writeln!(out, " (cut after {max_steps} steps)\n")?;
    writeln!(out, "{:<5}{:<8}{:>8}{:>9}{:>12}", "seat", "player", "wins", "share", "mean score")?;
    let figure = |number: Option<f64>, unit: &str| {
        number.map_or_else(|| "–".to_owned(), |number| format!("{number:.1}{unit}"))
    };
    for seat in &tally.seats {
        let (share, score) = (figure(seat.share, " %"), figure(seat.mean_score, ""));
        writeln!(out, "{:<5}{:<8}{:>8}{share:>9}{score:>12}", seat.seat, seat.player, seat.wins)?;
    }
    writeln!(out, "\n{:<13}{:>8}{:>9}{:>12}", "length", "median", "min", "max")?;
    for (name, spread) in [("steps", &tally.steps), ("rounds", &tally.rounds)] {
        writeln!(out, "{name:<13}{:>8}{:>9}{:>12}", spread.median, spread.min, spread.max)?;
    }
    if let Some(acts) = &tally.acts {
        writeln!(out, "\n{:<32}{:>10}", "done", "times")?;
        acts.iter().try_for_each(|(act, times)| writeln!(out, "{act:<32}{times:>10}"))?;
    }
    writeln!(out, "\ndigest {}", tally.digest)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle_or_between_the_two_middles() {
        let median = |numbers: &[u32]| Spread::of(numbers.to_vec()).median;
        assert_eq!(median(&[]), 0.0);
        assert_eq!(median(&[5, 1, 9]), 5.0);
        assert_eq!(median(&[5, 1, 8, 9]), 6.5);
        let spread = Spread::of(vec![5, 1, 9]);
        assert_eq!((spread.min, spread.max), (1, 9));
    }
}
