//! Tables as earlier builds stored them: one entry in postcard with all rows in it, its summary in one of two forms.
//!
//! The first form has no number: it begins with the length of the table's name, which is never zero.

use game::Seat;
use serde::{Deserialize, Serialize};
use table::{Chair, Named, Progress, Sitter, Summary};
use wire::decode;

/// How an entry of the second form begins.
const SECOND: [u8; 2] = [0, 1];

/// A table as it was stored.
#[derive(Debug, Serialize, Deserialize)]
pub struct Kept {
    /// What lists show of it.
    pub summary: Summary,
    /// The tab that had it open.
    pub holder: u64,
    /// The table itself: `table::Saved` of its game, in postcard.
    pub table: Vec<u8>,
}

/// Reads an entry of either form.
pub fn read(bytes: &[u8]) -> Option<Kept> {
    match bytes.strip_prefix(&SECOND) {
        Some(bytes) => decode(bytes).ok(),
        // Anything else that begins with a zero is of a newer build.
        None if bytes.first() == SECOND.first() => None,
        None => decode::<(Old, u64, Vec<u8>)>(bytes).ok().map(|(old, holder, table)| Kept {
            summary: old.renewed(),
            holder,
            table,
        }),
    }
}

/// A summary of the first form.
#[derive(Serialize, Deserialize)]
struct Old {
    id: String,
    game: String,
    chairs: Vec<Chair>,
    round: u32,
    asked: Vec<Seat>,
    over: bool,
    played: u64,
}

impl Old {
    /// The same as a summary of today; results were not written.
    fn renewed(self) -> Summary {
        let Self { id, game, chairs, round, asked, over, played } = self;
        let is_person = |chair: &Chair| chair.sitter == Sitter::Person;
        let alone = chairs.iter().filter(|chair| is_person(chair)).count() == 1;
        let my_turn = asked.iter().any(|seat| chairs.get(seat.index()).is_some_and(is_person));
        let seats = u8::try_from(chairs.len()).unwrap_or(u8::MAX);
        let named = |(seat, chair): (Seat, Chair)| Named {
            seat,
            bot: !is_person(&chair),
            me: alone && is_person(&chair),
            name: chair.name,
            score: None,
            won: false,
        };
        let people = (0..).map(Seat).zip(chairs).map(named).collect();
        let progress = if over { Progress::Over } else { Progress::Running };
        let my_turn = my_turn && !over;
        Summary { id, game, progress, seats, people, my_turn, round, played }.with_result(None)
    }
}

#[cfg(test)]
mod tests {
    use wire::encode;

    use super::*;

    #[test]
    fn entries_of_older_pages_are_read_and_those_of_newer_ones_left_alone() {
        let old = Old {
            id: "k7bd4x2m".to_owned(),
            game: "spynet".to_owned(),
            chairs: vec![Chair::person("Ann"), Chair::bot("Otto", bots::BotKind::Greedy)],
            round: 3,
            asked: vec![Seat(0)],
            over: false,
            played: 1_700_000_000_000,
        };
        let kept = read(&encode(&(old, 7_u64, vec![1_u8, 2])).unwrap()).unwrap();
        assert_eq!((kept.holder, kept.table.as_slice()), (7, [1, 2].as_slice()));
        assert!(kept.summary.my_turn && kept.summary.people.first().unwrap().me);
        let second = [SECOND.as_slice(), &encode(&kept).unwrap()].concat();
        assert_eq!(read(&second).unwrap().summary, kept.summary);
        assert!(read(&[0, 2, 3, 4]).is_none());
    }
}
