//! The one thread that reads.

use std::sync::mpsc::Receiver;

use rusqlite::{Connection, OptionalExtension as _, Params, Row};

use super::sums::Sum;
use super::tails::Tails;
use crate::{Head, Kept, LIST, Listed, Old, Person, Stage, StoreError};

/// Something to look up; it answers whoever asked by itself.
pub type Question = Box<dyn FnOnce(&mut Reader) + Send>;

/// What the thread reads from.
pub struct Reader {
    from: Connection,
    tails: Tails,
}

/// How a stage is kept.
pub const fn stage_number(stage: Stage) -> i64 {
    match stage {
        Stage::Waiting => 0,
        Stage::Running => 1,
        Stage::Over => 2,
    }
}

const fn stage(number: i64) -> Stage {
    match number {
        0 => Stage::Waiting,
        1 => Stage::Running,
        _ => Stage::Over,
    }
}

impl Reader {
    pub const fn new(from: Connection, tails: Tails) -> Self {
        Self { from, tails }
    }

    /// Works until nobody can ask any more.
    pub fn run(&mut self, questions: &Receiver<Question>) {
        while let Ok(question) = questions.recv() {
            question(self);
        }
    }

    pub fn table(&mut self, table: &str) -> Result<Option<Kept>, StoreError> {
        let number = self
            .from
            .prepare_cached("SELECT number FROM tables WHERE name = ?")?
            .query_row([table], |row| row.get::<_, i64>(0))
            .optional()?;
        let Some(number) = number else { return Ok(None) };
        // Before the rows are read: more can be written at any time.
        let at_least = self.tails.known(number);
        // One transaction, so that head and rows are of the same moment.
        let transaction = self.from.unchecked_transaction()?;
        let head = transaction
            .prepare_cached("SELECT game, rules, edition, stage FROM tables WHERE number = ?")?
            .query_row([number], |row| {
                let (game, rules, edition) = (row.get(0)?, row.get(1)?, row.get(2)?);
                Ok((stage(row.get(3)?), Head { table: table.to_owned(), game, rules, edition }))
            })
            .optional()?;
        // It may have been deleted just now.
        let Some((stage, head)) = head else { return Ok(None) };
        let rows = rows(&transaction, number, &head)?;
        let count = u32::try_from(rows.len()).unwrap_or(u32::MAX);
        if count < at_least {
            return Err(StoreError::Damaged { table: head.table, row: count + 1 });
        }
        let people = transaction
            .prepare_cached(
                "SELECT person, guest, name FROM people WHERE table_number = ? ORDER BY person",
            )?
            .query_map([number], |row| {
                Ok(Person { number: row.get(0)?, guest: row.get(1)?, name: row.get(2)? })
            })?
            .collect::<Result<_, _>>()?;
        Ok(Some(Kept { head, stage, rows, people }))
    }

    pub fn name(&self, guest: &str) -> Result<Option<String>, StoreError> {
        let mut find = self.from.prepare_cached("SELECT name FROM guests WHERE guest = ?")?;
        Ok(find.query_row([guest], |row| row.get(0)).optional()?)
    }

    pub fn forgotten(&self) -> Result<Vec<String>, StoreError> {
        self.texts("SELECT guest FROM forgotten ORDER BY guest", ())
    }

    pub fn banned(&self) -> Result<Vec<String>, StoreError> {
        self.texts("SELECT guest FROM banned ORDER BY guest", ())
    }

    fn texts(&self, sql: &str, with: impl Params) -> Result<Vec<String>, StoreError> {
        let mut find = self.from.prepare_cached(sql)?;
        let found = find.query_map(with, |row| row.get(0))?;
        Ok(found.collect::<Result<_, _>>()?)
    }

    pub fn list(&self, after: u32) -> Result<Vec<Listed>, StoreError> {
        self.listed("WHERE number > ? ORDER BY number LIMIT ?", (after, LIST))
    }

    pub fn tables_of(&self, guest: &str, most: u32) -> Result<Vec<Listed>, StoreError> {
        let those = "WHERE number IN (SELECT table_number FROM people WHERE guest = ?)
            ORDER BY opened DESC, number DESC LIMIT ?";
        self.listed(those, (guest, most))
    }

    fn listed(&self, those: &str, with: impl Params) -> Result<Vec<Listed>, StoreError> {
        let mut find = self.from.prepare_cached(&format!(
            "SELECT number, name, game, rules, edition, stage, created, opened,
                    coalesce((SELECT max(seq) FROM rows WHERE table_number = number), 0),
                    (SELECT count(*) FROM people WHERE table_number = number)
                FROM tables {those}"
        ))?;
        let listed = |row: &Row<'_>| {
            let (table, game, rules, edition) =
                (row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?);
            Ok(Listed {
                number: row.get(0)?,
                head: Head { table, game, rules, edition },
                stage: stage(row.get(5)?),
                created: row.get(6)?,
                opened: row.get(7)?,
                rows: row.get(8)?,
                people: row.get(9)?,
            })
        };
        let found = find.query_map(with, listed)?;
        Ok(found.collect::<Result<_, _>>()?)
    }

    pub fn old(&self, old: Old) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT name FROM tables
            WHERE opened < CASE stage WHEN 0 THEN ?1 WHEN 1 THEN ?2 ELSE ?3 END LIMIT ?4";
        self.texts(sql, (old.waiting, old.running, old.over, LIST))
    }

    pub fn setting(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let mut find = self.from.prepare_cached("SELECT value FROM settings WHERE name = ?")?;
        Ok(find.query_row([name], |row| row.get(0)).optional()?)
    }
}

/// All rows, each held against its sum.
fn rows(from: &Connection, number: i64, head: &Head) -> Result<Vec<String>, StoreError> {
    let damaged = |row: u32| StoreError::Damaged { table: head.table.clone(), row };
    let mut find =
        from.prepare_cached("SELECT seq, body, sum FROM rows WHERE table_number = ? ORDER BY seq")?;
    let mut found = find.query([number])?;
    let mut sum = Sum::of_head(head);
    let mut rows = Vec::new();
    for next in 1_u32.. {
        // Where the file itself is damaged, reading fails.
        let Some(row) = found.next().map_err(|_| damaged(next))? else { break };
        let body = row.get_ref(1)?.as_bytes().map_err(|_| damaged(next))?;
        sum = sum.then(body);
        let body = String::from_utf8(body.to_vec()).map_err(|_| damaged(next))?;
        if row.get::<_, i64>(0)? != i64::from(next) || row.get::<_, i64>(2)? != sum.0 {
            return Err(damaged(next));
        }
        rows.push(body);
    }
    Ok(rows)
}
