//! The score sheet at the end of a game: places, totals, and where each point comes from.

use std::io::Write;

use anyhow::Result;
use catalog::Playable;
use game::{Ending, Message, Outcome, Seat};

use crate::chrome::Chrome;
use crate::voice::Voice;

/// Prints the sheet, the winner first.
pub fn print<G: Playable>(
    game: &G,
    state: &G::State,
    outcome: &Outcome,
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
        for part in game.score_sheet(state, seat) {
            let name = voice.say(&Message::new(part.key).with("count", part.count));
            writeln!(out, "       {:>4} {name} ({})", part.points, part.count)?;
        }
    }
    Ok(())
}
