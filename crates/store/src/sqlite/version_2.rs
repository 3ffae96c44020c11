//! From version 1 to 2: rows name people by number, and every row has a sum.
//!
//! Rows of version 1 held guest ids and names. They move to `people`, from where they can be erased. This is the only
//! place in the store that looks into a row.

use std::collections::{HashMap, HashSet};

use rusqlite::{Connection, Transaction};
use serde_json::{Value, json};

use super::sums::Sum;
use crate::{Head, StoreError};

const CREATE: &str = "
    CREATE TABLE tables_2 (
        number  INTEGER PRIMARY KEY AUTOINCREMENT,
        name    TEXT NOT NULL UNIQUE,
        game    TEXT NOT NULL,
        rules   INTEGER NOT NULL,
        edition TEXT NOT NULL,
        stage   INTEGER NOT NULL,
        created INTEGER NOT NULL,
        opened  INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE rows_2 (
        table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
        seq          INTEGER NOT NULL CHECK (seq > 0),
        body         TEXT NOT NULL,
        sum          INTEGER NOT NULL,
        PRIMARY KEY (table_number, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE people (
        table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
        person       INTEGER NOT NULL,
        guest        TEXT,
        name         TEXT NOT NULL,
        PRIMARY KEY (table_number, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX people_by_guest ON people (guest) WHERE guest IS NOT NULL;
    CREATE TABLE guests_2 (
        guest TEXT PRIMARY KEY,
        name  TEXT NOT NULL,
        day   INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE forgotten (guest TEXT PRIMARY KEY, day INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE banned (guest TEXT PRIMARY KEY, day INTEGER NOT NULL) STRICT, WITHOUT ROWID;
";

/// Rows go only together with their table: deleting its head deletes them, and nothing else does.
const REPLACE: &str = "
    DROP TRIGGER rows_stay;
    DROP TRIGGER rows_are_kept;
    DROP TABLE rows;
    DROP TABLE tables;
    DROP TABLE guests;
    DROP TABLE revoked;
    ALTER TABLE tables_2 RENAME TO tables;
    ALTER TABLE rows_2 RENAME TO rows;
    ALTER TABLE guests_2 RENAME TO guests;
    CREATE TRIGGER rows_stay BEFORE UPDATE ON rows BEGIN SELECT RAISE(ABORT, 'rows stay'); END;
    CREATE TRIGGER rows_are_kept BEFORE DELETE ON rows
        WHEN EXISTS (SELECT 1 FROM tables WHERE number = OLD.table_number)
        BEGIN SELECT RAISE(ABORT, 'rows stay'); END;
    CREATE TRIGGER heads_stay BEFORE UPDATE OF number, name, game, rules, edition ON tables
        BEGIN SELECT RAISE(ABORT, 'heads stay'); END;
";

/// Brings the file to version 2.
pub fn migrate(to: &Transaction<'_>) -> Result<(), StoreError> {
    to.execute_batch(CREATE)?;
    let today: i64 = to.query_row("SELECT unixepoch() / 86400", [], |row| row.get(0))?;
    let revoked: HashSet<String> = to
        .prepare("SELECT guest FROM revoked")?
        .query_map([], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    let heads: Vec<(i64, Head)> = to
        .prepare("SELECT number, name, game, rules, edition FROM tables ORDER BY number")?
        .query_map([], |row| {
            let (table, game) = (row.get(1)?, row.get(2)?);
            Ok((row.get(0)?, Head { table, game, rules: row.get(3)?, edition: row.get(4)? }))
        })?
        .collect::<Result<_, _>>()?;
    let mut met = HashSet::new();
    for (number, head) in heads {
        let mut people = People { revoked: &revoked, all: Vec::new(), by_guest: HashMap::new() };
        let has_begun = copy_rows(to, number, &head, &mut people)?;
        let Head { table, game, rules, edition } = head;
        to.prepare_cached("INSERT INTO tables_2 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)")?
            .execute((number, table, game, rules, edition, i64::from(has_begun), today))?;
        let mut insert = to.prepare_cached("INSERT INTO people VALUES (?, ?, ?, ?)")?;
        for (person, (guest, name)) in people.all.into_iter().enumerate() {
            insert.execute((number, i64::try_from(person).unwrap_or(i64::MAX), guest, name))?;
        }
        met.extend(people.by_guest.into_keys().filter(|guest| revoked.contains(guest)));
    }
    to.execute(
        "INSERT INTO guests_2 SELECT guest, name, ? FROM guests
            WHERE guest NOT IN (SELECT guest FROM revoked)",
        [today],
    )?;
    // A revoked guest whom nobody has met has no rights that could be taken away.
    for guest in met {
        to.prepare_cached("INSERT INTO forgotten VALUES (?, ?)")?.execute((guest, today))?;
    }
    Ok(to.execute_batch(REPLACE)?)
}

/// Copies the rows of a table; has its game begun? Whether it is over only the rules know: that is found out when
/// somebody opens it.
fn copy_rows(
    to: &Connection,
    number: i64,
    head: &Head,
    people: &mut People<'_>,
) -> Result<bool, StoreError> {
    let mut read =
        to.prepare_cached("SELECT seq, body FROM rows WHERE table_number = ? ORDER BY seq")?;
    let mut write = to.prepare_cached("INSERT INTO rows_2 VALUES (?, ?, ?, ?)")?;
    let mut sum = Sum::of_head(head);
    let mut has_begun = false;
    let mut rows = read.query([number])?;
    while let Some(row) = rows.next()? {
        let (seq, body): (i64, String) = (row.get(0)?, row.get(1)?);
        has_begun |= body.starts_with("{\"started\":");
        // A row that cannot be read stays as it is: its table could not be played before either.
        let body = rewrite(&body, people).unwrap_or(body);
        sum = sum.then(body.as_bytes());
        write.execute((number, seq, body, sum.0))?;
    }
    Ok(has_begun)
}

/// The people of one table; a revoked guest has a number, and neither id nor name.
struct People<'r> {
    revoked: &'r HashSet<String>,
    all: Vec<(Option<String>, String)>,
    by_guest: HashMap<String, usize>,
}

impl People<'_> {
    fn number(&mut self, guest: &str) -> usize {
        let known = self.by_guest.get(guest).copied();
        known.unwrap_or_else(|| {
            let number = self.all.len();
            self.by_guest.insert(guest.to_owned(), number);
            let guest = Some(guest.to_owned()).filter(|guest| !self.revoked.contains(guest));
            self.all.push((guest, String::new()));
            number
        })
    }

    fn call(&mut self, number: usize, name: &str) {
        if let Some((Some(_), called)) = self.all.get_mut(number) {
            name.clone_into(called);
        }
    }
}

/// The row with numbers in place of guests; nothing where it names nobody.
fn rewrite(body: &str, people: &mut People<'_>) -> Option<String> {
    const NAMING: [&str; 4] = ["{\"made\":", "{\"invited\":", "{\"sat\":", "{\"barred\":"];
    if !NAMING.iter().any(|start| body.starts_with(start)) {
        return None;
    }
    let mut row: Value = serde_json::from_str(body).ok()?;
    if let Some(made) = row.get_mut("made") {
        let host = people.number(made.get("host")?.as_str()?);
        made.as_object_mut()?.insert("host".to_owned(), json!(host));
    } else if let Some(guests) = row.get_mut("invited") {
        for guest in guests.as_array_mut()? {
            *guest = json!(people.number(guest.as_str()?));
        }
    } else if let Some(guest) = row.get_mut("barred") {
        *guest = json!(people.number(guest.as_str()?));
    } else {
        let sat = row.get_mut("sat")?.as_object_mut()?;
        let person = people.number(sat.remove("guest")?.as_str()?);
        people.call(person, sat.remove("name")?.as_str()?);
        sat.insert("person".to_owned(), json!(person));
    }
    Some(row.to_string())
}
