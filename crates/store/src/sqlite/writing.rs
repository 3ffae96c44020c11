//! The one thread that writes: whatever waits is committed together, so that one sync serves many tables.

use std::sync::mpsc::Receiver;

use rusqlite::{Connection, OptionalExtension as _, TransactionBehavior};
use tokio::sync::oneshot;

use crate::{Head, StoreError, Write};

/// More than this are not committed together, so that nobody waits long.
const GROUP: usize = 512;

/// Something to do, and who waits for it.
#[derive(Debug)]
pub struct Job {
    pub todo: Todo,
    pub answer: oneshot::Sender<Result<(), StoreError>>,
}

/// What the writer can do.
#[derive(Debug)]
pub enum Todo {
    Write(Write),
    Key([u8; 32]),
    Bound(u32),
}

/// Works until nobody can ask any more.
pub fn run(mut connection: Connection, jobs: &Receiver<Job>) {
    while let Ok(first) = jobs.recv() {
        let mut group = vec![first];
        while group.len() < GROUP
            && let Ok(next) = jobs.try_recv()
        {
            group.push(next);
        }
        let results = commit(&mut connection, &group);
        for (job, result) in group.into_iter().zip(results) {
            // Whoever asked may have left; what was written stays.
            let _ = job.answer.send(result);
        }
    }
}

/// Commits a group: each job is done wholly or not at all, and none unless the commit succeeds.
fn commit(connection: &mut Connection, group: &[Job]) -> Vec<Result<(), StoreError>> {
    let all = |error: &StoreError| vec![Err(error.clone()); group.len()];
    let mut transaction = match connection.transaction_with_behavior(TransactionBehavior::Immediate)
    {
        Ok(transaction) => transaction,
        Err(error) => return all(&error.into()),
    };
    let mut results = Vec::with_capacity(group.len());
    for job in group {
        let savepoint = match transaction.savepoint() {
            Ok(savepoint) => savepoint,
            Err(error) => return all(&error.into()),
        };
        let done = perform(&savepoint, &job.todo);
        let done = match done {
            Ok(()) => savepoint.commit().map_err(StoreError::from),
            // Dropping the savepoint takes back what this job has done.
            Err(error) => {
                drop(savepoint);
                Err(error)
            }
        };
        // Some failures end the whole transaction; what came before in the group is then gone too.
        if let Err(error) = &done
            && transaction.is_autocommit()
        {
            return all(error);
        }
        results.push(done);
    }
    match transaction.commit() {
        Ok(()) => results,
        Err(error) => all(&error.into()),
    }
}

fn perform(to: &Connection, todo: &Todo) -> Result<(), StoreError> {
    match todo {
        Todo::Write(Write::Create(kept)) => {
            let Head { table, game, rules, edition } = &kept.head;
            to.prepare_cached(
                "INSERT INTO tables (name, game, rules, edition) VALUES (?, ?, ?, ?)",
            )?
            .execute((table, game, rules, edition))?;
            append(to, to.last_insert_rowid(), 1, &kept.rows)
        }
        Todo::Write(Write::Rows { table, first, rows }) => {
            let number = to
                .prepare_cached("SELECT number FROM tables WHERE name = ?")?
                .query_row([table], |row| row.get::<_, i64>(0))
                .optional()?
                .ok_or(StoreError::Conflict)?;
            let before = i64::from(*first) - 1;
            let there: bool = to
                .prepare_cached(
                    "SELECT EXISTS (SELECT 1 FROM rows WHERE table_number = ? AND seq = ?)",
                )?
                .query_row((number, before), |row| row.get(0))?;
            if before > 0 && !there {
                return Err(StoreError::Conflict);
            }
            append(to, number, *first, rows)
        }
        Todo::Write(Write::Name { guest, name }) => {
            let sql = "INSERT INTO guests VALUES (?1, ?2) ON CONFLICT DO UPDATE SET name = ?2";
            to.prepare_cached(sql)?.execute((guest, name))?;
            Ok(())
        }
        Todo::Write(Write::Revoke(guest)) => {
            to.prepare_cached("INSERT OR IGNORE INTO revoked VALUES (?)")?.execute([guest])?;
            Ok(())
        }
        Todo::Key(key) => {
            let sql = "INSERT OR IGNORE INTO settings VALUES ('key', ?)";
            to.prepare_cached(sql)?.execute([key.as_slice()])?;
            Ok(())
        }
        Todo::Bound(pages) => Ok(to.pragma_update(None, "max_page_count", pages)?),
    }
}

fn append(to: &Connection, table: i64, first: u32, rows: &[String]) -> Result<(), StoreError> {
    let mut insert = to.prepare_cached("INSERT INTO rows VALUES (?, ?, ?)")?;
    for (seq, body) in (first..).zip(rows) {
        insert.execute((table, seq, body))?;
    }
    Ok(())
}
