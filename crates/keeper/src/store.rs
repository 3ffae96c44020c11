//! Tables in the browser's own database: one entry per table, replaced as a whole.
//!
//! An entry begins with its form. Older pages wrote none; such an entry begins with the length of the table's name,
//! which is never zero.

use core::fmt;

use game::Seat;
use serde::{Deserialize, Serialize};
use table::{Chair, Named, Progress, SUMMARY_VERSION, Sitter, Summary};
use ui::link::{decode, encode};

use crate::database::{Database, Refused};

const DATABASE: &str = "spymaster";
const TABLES: &str = "tables";
/// How an entry begins: no name is empty, and then the version of its summary.
const FORM: [u8; 2] = [0, SUMMARY_VERSION];

/// A table as it is kept.
#[derive(Serialize, Deserialize)]
pub struct Kept {
    /// What lists show of it.
    pub summary: Summary,
    /// The tab that has it open, or had it last.
    pub holder: u64,
    /// The table itself, in the form of its game.
    pub table: Vec<u8>,
}

/// Why something could not be kept or found.
pub enum StoreError {
    /// Another tab has taken the table over.
    NotOurs,
    /// The browser refuses, or has no room.
    Browser(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotOurs => out.write_str("taken over by another tab"),
            Self::Browser(reason) => out.write_str(reason),
        }
    }
}

impl From<Refused> for StoreError {
    fn from(refused: Refused) -> Self {
        Self::Browser(refused.words())
    }
}

/// The database, or why there is none.
pub struct Store(Result<Database, String>);

impl Store {
    /// Opens the database; where the browser forbids it, tables live as long as the page.
    pub async fn open() -> Self {
        Self(Database::open(DATABASE, TABLES).await.map_err(Refused::words))
    }

    fn database(&self) -> Result<&Database, StoreError> {
        self.0.as_ref().map_err(|reason| StoreError::Browser(reason.clone()))
    }

    /// All tables, the last played first; entries that cannot be read any more are left out.
    pub async fn list(&self) -> Result<Vec<Summary>, StoreError> {
        let all = self.database()?.all().await?;
        let mut tables: Vec<Summary> =
            all.iter().filter_map(|bytes| read(bytes)).map(|kept| kept.summary).collect();
        game::sort_few(&mut tables, |summary| core::cmp::Reverse(summary.played));
        Ok(tables)
    }

    /// One table.
    pub async fn get(&self, id: &str) -> Result<Option<Kept>, StoreError> {
        let found = self.database()?.get(id).await?;
        Ok(found.and_then(|bytes| read(&bytes)))
    }

    /// Keeps a table; with `holder`, only if that tab still has it.
    pub async fn put(&self, kept: &Kept, holder: Option<u64>) -> Result<(), StoreError> {
        let bytes = write(kept)?;
        let is_held = move |there: Option<Vec<u8>>| {
            there.and_then(|bytes| read(&bytes)).map(|there| there.holder) == holder
        };
        let may: Option<&dyn Fn(Option<Vec<u8>>) -> bool> =
            if holder.is_some() { Some(&is_held) } else { None };
        match self.database()?.put(&kept.summary.id, &bytes, may).await? {
            true => Ok(()),
            false => Err(StoreError::NotOurs),
        }
    }

    /// Forgets a table.
    pub async fn delete(&self, id: &str) -> Result<(), StoreError> {
        Ok(self.database()?.delete(id).await?)
    }
}

fn write(kept: &Kept) -> Result<Vec<u8>, StoreError> {
    let bytes = encode(kept).map_err(|error| StoreError::Browser(error.to_string()))?;
    Ok([FORM.as_slice(), &bytes].concat())
}

fn read(bytes: &[u8]) -> Option<Kept> {
    match bytes.strip_prefix(&FORM) {
        Some(bytes) => decode(bytes).ok(),
        // Another form than this begins like it and is of a newer page.
        None if bytes.first() == FORM.first() => None,
        None => decode::<(Old, u64, Vec<u8>)>(bytes).ok().map(|(old, holder, table)| Kept {
            summary: old.renewed(),
            holder,
            table,
        }),
    }
}

/// A summary as older pages wrote it.
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
    /// The same in the present form; results were not written.
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
        let again = read(&write(&kept).ok().unwrap()).unwrap();
        assert_eq!(again.summary, kept.summary);
        let mut newer = write(&kept).ok().unwrap();
        *newer.get_mut(1).unwrap() += 1;
        assert!(read(&newer).is_none());
    }
}
