//! What each job does to the file, inside the transaction of its group.

use rusqlite::{Connection, OptionalExtension as _};

use super::reading::stage_number;
use super::sums::Sum;
use super::writing::Todo;
use crate::{Day, Head, Kept, Person, StoreError, Write};

/// What a job has done.
#[derive(Clone, Copy, Debug, Default)]
pub struct Done {
    /// So many entries were added, changed or erased.
    pub count: u64,
    /// A table and how many rows it has now.
    pub tail: Option<(i64, u32)>,
}

impl Done {
    const fn count(count: u64) -> Self {
        Self { count, tail: None }
    }
}

/// Does a job, wholly or not at all: whoever calls takes back what was done before an error.
pub fn perform(to: &Connection, todo: &Todo) -> Result<Done, StoreError> {
    match todo {
        Todo::Write(Write::Create { kept, day }) => create(to, kept, *day),
        Todo::Write(Write::Rows { table, first, rows, people, stage }) => {
            let number = to
                .prepare_cached("SELECT number FROM tables WHERE name = ?")?
                .query_row([table], |row| row.get::<_, i64>(0))
                .optional()?
                .ok_or(StoreError::Conflict)?;
            if rows.is_empty() && has_row(to, number, *first)? {
                return Err(StoreError::Conflict);
            }
            let sum = sum_before(to, number, *first)?;
            let mut done = append(to, number, *first, sum, rows)?;
            done.count += write_people(to, number, people)?;
            if let Some(stage) = stage {
                let sql = "UPDATE tables SET stage = ? WHERE number = ?";
                to.prepare_cached(sql)?.execute((stage_number(*stage), number))?;
                done.count += 1;
            }
            Ok(done)
        }
        Todo::Write(Write::Name { guest, name, day }) => {
            if is_forgotten(to, guest)? {
                return Ok(Done::default());
            }
            let sql = "INSERT INTO guests VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET name = ?2";
            Ok(Done::count(to.prepare_cached(sql)?.execute((guest, name, day))? as u64))
        }
        Todo::Write(Write::Opened { tables, day }) => {
            let mut update = to.prepare_cached("UPDATE tables SET opened = ? WHERE name = ?")?;
            let mut count = 0;
            for table in tables {
                count += update.execute((day, table))?;
            }
            Ok(Done::count(count as u64))
        }
        Todo::Write(Write::Delete(table)) => delete(to, table),
        Todo::Write(Write::Ban { guest, day }) => Ok(Done::count(
            to.execute("INSERT OR IGNORE INTO banned VALUES (?, ?)", (guest, day))? as u64,
        )),
        Todo::Write(Write::Unban(guest)) => {
            Ok(Done::count(to.execute("DELETE FROM banned WHERE guest = ?", [guest])? as u64))
        }
        Todo::Write(Write::Sweep { names, forgotten }) => {
            let names = to.execute(
                "DELETE FROM guests WHERE day < ?
                    AND NOT EXISTS (SELECT 1 FROM people WHERE people.guest = guests.guest)",
                [names],
            )?;
            let forgotten = to.execute("DELETE FROM forgotten WHERE day < ?", [forgotten])?;
            Ok(Done::count((names + forgotten) as u64))
        }
        Todo::Write(Write::Settings(settings)) => {
            for (name, value) in settings {
                match value {
                    Some(value) => {
                        to.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (name, value))?
                    }
                    None => to.execute("DELETE FROM settings WHERE name = ?", [name])?,
                };
            }
            Ok(Done::count(settings.len() as u64))
        }
        Todo::Write(Write::Probe) => {
            // Two pages more, which the next rows may use.
            to.execute("INSERT OR REPLACE INTO settings VALUES ('probe', zeroblob(8192))", [])?;
            to.execute("DELETE FROM settings WHERE name = 'probe'", [])?;
            Ok(Done::default())
        }
        Todo::Write(Write::Forget { guest, day }) => forget(to, guest, *day).map(Done::count),
        Todo::Bound(pages) => {
            to.pragma_update(None, "max_page_count", pages)?;
            Ok(Done::default())
        }
    }
}

fn create(to: &Connection, kept: &Kept, day: Day) -> Result<Done, StoreError> {
    let Head { table, game, rules, edition } = &kept.head;
    to.prepare_cached(
        "INSERT INTO tables (name, game, rules, edition, stage, created, opened)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)",
    )?
    .execute((table, game, rules, edition, stage_number(kept.stage), day))?;
    let number = to.last_insert_rowid();
    let mut done = append(to, number, 1, Sum::of_head(&kept.head), &kept.rows)?;
    done.count += 1 + write_people(to, number, &kept.people)?;
    Ok(done)
}

/// Deletes the head; the file's own rules delete the rest with it, and only so.
fn delete(to: &Connection, table: &str) -> Result<Done, StoreError> {
    let found = to
        .prepare_cached(
            "SELECT number, (SELECT count(*) FROM rows WHERE table_number = number)
                + (SELECT count(*) FROM people WHERE table_number = number)
                FROM tables WHERE name = ?",
        )?
        .query_row([table], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, u32>(1)?)))
        .optional()?;
    let Some((number, count)) = found else { return Ok(Done::default()) };
    to.prepare_cached("DELETE FROM tables WHERE number = ?")?.execute([number])?;
    Ok(Done { count: u64::from(count) + 1, tail: Some((number, 0)) })
}

/// The sum that the row with this number is chained to; the row before it has it, or the head.
fn sum_before(to: &Connection, number: i64, first: u32) -> Result<Sum, StoreError> {
    let before = i64::from(first) - 1;
    if before > 0 {
        let sum = to
            .prepare_cached("SELECT sum FROM rows WHERE table_number = ? AND seq = ?")?
            .query_row((number, before), |row| row.get(0))
            .optional()?;
        return sum.map(Sum).ok_or(StoreError::Conflict);
    }
    let head = to
        .prepare_cached("SELECT name, game, rules, edition FROM tables WHERE number = ?")?
        .query_row([number], |row| {
            let (table, game) = (row.get(0)?, row.get(1)?);
            Ok(Head { table, game, rules: row.get(2)?, edition: row.get(3)? })
        })?;
    Ok(Sum::of_head(&head))
}

fn has_row(to: &Connection, number: i64, seq: u32) -> Result<bool, StoreError> {
    let sql = "SELECT EXISTS (SELECT 1 FROM rows WHERE table_number = ? AND seq = ?)";
    Ok(to.prepare_cached(sql)?.query_row((number, seq), |row| row.get(0))?)
}

fn append(
    to: &Connection,
    table: i64,
    first: u32,
    mut sum: Sum,
    rows: &[String],
) -> Result<Done, StoreError> {
    let mut insert = to.prepare_cached("INSERT INTO rows VALUES (?, ?, ?, ?)")?;
    for (seq, body) in (first..).zip(rows) {
        sum = sum.then(body.as_bytes());
        insert.execute((table, seq, body, sum.0))?;
    }
    let last = first.saturating_add(u32::try_from(rows.len()).unwrap_or(u32::MAX));
    let last = last.saturating_sub(1);
    Ok(Done { count: rows.len() as u64, tail: Some((table, last)) })
}

fn write_people(to: &Connection, table: i64, people: &[Person]) -> Result<u64, StoreError> {
    for Person { number, guest, name } in people {
        // Somebody may be forgotten while what they did is on its way here.
        let is_forgotten = guest.as_ref().map_or(Ok(false), |guest| is_forgotten(to, guest))?;
        let (guest, name) = if is_forgotten { (&None, "") } else { (guest, name.as_str()) };
        to.prepare_cached(
            "INSERT INTO people VALUES (?1, ?2, ?3, ?4)
                ON CONFLICT DO UPDATE SET guest = ?3, name = ?4",
        )?
        .execute((table, number, guest, name))?;
    }
    Ok(people.len() as u64)
}

fn is_forgotten(to: &Connection, guest: &str) -> Result<bool, StoreError> {
    let sql = "SELECT EXISTS (SELECT 1 FROM forgotten WHERE guest = ?)";
    Ok(to.prepare_cached(sql)?.query_row([guest], |row| row.get(0))?)
}

fn forget(to: &Connection, guest: &str, day: Day) -> Result<u64, StoreError> {
    let erased = to
        .execute("UPDATE people SET guest = NULL, name = '' WHERE guest = ?", [guest])?
        + to.execute("DELETE FROM guests WHERE guest = ?", [guest])?;
    if erased == 0 {
        return Ok(0);
    }
    to.execute("INSERT OR REPLACE INTO forgotten VALUES (?, ?)", (guest, day))?;
    Ok(erased as u64 + 1)
}
