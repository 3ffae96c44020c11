//! The score sheet at the end of a game: places, totals, and where each point comes from.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::Result;
use catalog::Playable;
use game::{Ending, Message, Outcome, ScorePart, Seat, SeatSet};

use crate::chrome::Chrome;
use crate::voice::Voice;

/// Prints the sheet, the winner first; `resigned` are those who left and are placed behind for it.
pub fn print<G: Playable>(
    game: &G,
    state: &G::State,
    outcome: &Outcome,
    resigned: SeatSet,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<()> {
    let title = voice.say(&Chrome::ScoreTitle.message());
    writeln!(out, "\n{title}\n{}", "─".repeat(title.chars().count()))?;
    if outcome.ending == Ending::Abandoned {
        writeln!(out, "{}", voice.say(&Chrome::Abandoned.message()))?;
    }
    let mut seats: Vec<_> = Seat::first(game::MAX_SEATS).zip(&outcome.seats).collect();
    seats.sort_by_key(|(seat, result)| (result.place, *seat));
    for (seat, result) in seats {
        let place = match outcome.ending {
            Ending::Finished => format!("{}.", result.place),
            Ending::Abandoned => String::new(),
        };
        let total = voice.say(&Chrome::ScoreTotal.message());
        let name = seat.to_string();
        writeln!(out, "{place:>3} {name:<2} {:>4} {total}", result.score)?;
        for part in worth_naming(game.score_sheet(state, seat)) {
            let name = voice.say(&Message::new(part.key).with("count", part.count));
            // One point each: the number is there already.
            let same = i64::from(part.points) == i64::from(part.count);
            let count = if same { String::new() } else { format!(" ({})", part.count) };
            writeln!(out, "       {:>4} {name}{count}", part.points)?;
        }
    }
    for tied in ties(outcome, resigned) {
        let seats: Vec<_> = tied.iter().map(ToString::to_string).collect();
        writeln!(out, "{}", voice.say(&Chrome::TieBroken.message().with("seats", seats)))?;
    }
    Ok(())
}

/// Parts that brought nothing say nothing, unless there is nothing else.
fn worth_naming(parts: Vec<ScorePart>) -> Vec<ScorePart> {
    if parts.iter().all(|part| part.points == 0) {
        return parts;
    }
    parts.into_iter().filter(|part| part.points != 0).collect()
}

/// Those with equal points whose places the rules tell apart all the same, best place first.
fn ties(outcome: &Outcome, resigned: SeatSet) -> Vec<Vec<Seat>> {
    if outcome.ending == Ending::Abandoned {
        return Vec::new();
    }
    let mut by_score: BTreeMap<i32, Vec<(u8, Seat)>> = BTreeMap::new();
    for (seat, result) in Seat::first(game::MAX_SEATS).zip(&outcome.seats) {
        if !resigned.has(seat) {
            by_score.entry(result.score).or_default().push((result.place, seat));
        }
    }
    let mut ties: Vec<_> = by_score.into_values().rev().collect();
    ties.iter_mut().for_each(|seats| seats.sort_unstable());
    ties.retain(|seats| seats.first().map(|it| it.0) != seats.last().map(|it| it.0));
    ties.into_iter().map(|seats| seats.into_iter().map(|(_, seat)| seat).collect()).collect()
}

#[cfg(test)]
mod tests {
    use game::SeatOutcome;

    use super::*;

    fn outcome(seats: &[(u8, i32)]) -> Outcome {
        let seats = seats.iter().map(|&(place, score)| SeatOutcome { place, score }).collect();
        Outcome { ending: Ending::Finished, seats }
    }

    #[test]
    fn a_tie_is_named_where_the_rules_break_it() {
        let tie = outcome(&[(2, 20), (3, 10), (1, 20)]);
        assert_eq!(ties(&tie, SeatSet::EMPTY), [[Seat(2), Seat(0)]]);
        // Who left is behind for that, not for a tie-break.
        assert!(ties(&tie, SeatSet::only(Seat(0))).is_empty());
        assert!(ties(&outcome(&[(1, 20), (1, 20), (3, 5)]), SeatSet::EMPTY).is_empty());
        let abandoned = Outcome { ending: Ending::Abandoned, ..tie };
        assert!(ties(&abandoned, SeatSet::EMPTY).is_empty());
    }

    #[test]
    fn parts_without_points_are_left_out_unless_all_are() {
        let part = |points| ScorePart { key: "key", count: 0, points };
        assert_eq!(worth_naming(vec![part(3), part(0)]), [part(3)]);
        assert_eq!(worth_naming(vec![part(0), part(0)]), [part(0), part(0)]);
    }
}
