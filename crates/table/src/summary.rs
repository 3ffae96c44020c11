//! A table in a few words, for lists: any page can read them without the rules, whichever game is played there.
//!
//! Whoever keeps a table writes them: the worker for local tables, the server for its own. A summary is made for one
//! person and holds nothing that this person may not know.

use game::{Outcome, Seat};
use serde::{Deserialize, Serialize};

/// The version of [`Summaries`]; a reader leaves alone what has another one.
pub const SUMMARY_VERSION: u8 = 1;

/// No more people than this are named in a summary.
const MOST_NAMED: usize = 6;

/// The tables that somebody can go back to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summaries {
    /// The version of what follows; the first byte in postcard.
    pub version: u8,
    /// The tables, in no order.
    pub tables: Vec<Summary>,
}

/// One table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Its name.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub progress: Progress,
    /// How many seats it has.
    pub seats: u8,
    /// Who sits there, at a large table only some of them; empty chairs are left out.
    pub people: Vec<Named>,
    /// Is this person asked something? At one screen: is any person asked?
    pub my_turn: bool,
    /// The round, counted from 1; 0 before the start.
    pub round: u32,
    /// When it was played last, in milliseconds since 1970. A server knows only the day on which somebody had it open.
    pub played: u64,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// The game has not begun.
    Waiting,
    /// The game runs.
    Running,
    /// The game is over.
    Over,
}

/// Somebody at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    /// On which seat.
    pub seat: Seat,
    /// The name; empty for a bot that each page names in its own way, and for a person who was forgotten.
    pub name: String,
    /// Is it a bot?
    pub bot: bool,
    /// Is it the person for whom this was written? At one screen nobody is, unless only one person plays.
    pub me: bool,
    /// The points at the end.
    pub score: Option<i32>,
    /// Has this seat won?
    pub won: bool,
}

impl Summary {
    /// Adds the result, and leaves out those who are too many: the reader and the winners stay.
    #[must_use]
    pub fn with_result(mut self, outcome: Option<&Outcome>) -> Self {
        for one in &mut self.people {
            let result = outcome.and_then(|outcome| outcome.seats.get(one.seat.index()));
            one.score = result.map(|result| result.score);
            one.won = result.is_some_and(|result| result.place == 1);
        }
        self.people.sort_by_key(|one| (!one.me, !one.won, one.seat));
        self.people.truncate(MOST_NAMED);
        self.people.sort_by_key(|one| one.seat);
        self
    }
}

#[cfg(test)]
mod tests {
    use game::Ending;

    use super::*;

    #[test]
    fn at_a_large_table_the_reader_and_the_winner_are_named() {
        let named = |seat: u8| Named {
            seat: Seat(seat),
            name: seat.to_string(),
            bot: false,
            me: seat == 70,
            score: None,
            won: false,
        };
        let summary = Summary {
            id: "k7".to_owned(),
            game: "spyworld".to_owned(),
            progress: Progress::Over,
            seats: 100,
            people: (0..100).map(named).collect(),
            my_turn: false,
            round: 17,
            played: 0,
        };
        let points = |seat: Seat| i32::from(seat.0 == 90);
        let outcome = Outcome::ranked(Ending::Finished, 100, points, points);
        let short = summary.with_result(Some(&outcome));
        let seats: Vec<u8> = short.people.iter().map(|one| one.seat.0).collect();
        assert_eq!(seats, [0, 1, 2, 3, 70, 90]);
        let won: Vec<_> = short.people.iter().filter(|one| one.won).map(|one| one.score).collect();
        assert_eq!(won, [Some(1)]);
    }
}
