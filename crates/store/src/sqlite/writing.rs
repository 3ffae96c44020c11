//! The one thread that writes: whatever waits is committed together, so that one sync serves many tables.

use std::sync::mpsc::Receiver;

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::oneshot;

use super::performing::{Done, perform};
use super::schema::truncate_log;
use super::tails::Tails;
use crate::{StoreError, Write};

/// More than this are not committed together, so that nobody waits long.
const GROUP: usize = 512;

/// Something to do, and who waits for it.
#[derive(Debug)]
pub struct Job {
    pub todo: Todo,
    pub answer: oneshot::Sender<Result<u64, StoreError>>,
}

/// What the writer can do.
#[derive(Debug)]
pub enum Todo {
    Write(Write),
    Bound(u32),
}

/// Works until nobody can ask any more.
pub fn run(mut connection: Connection, mut tails: Tails, jobs: &Receiver<Job>) {
    while let Ok(first) = jobs.recv() {
        let mut group = vec![first];
        while group.len() < GROUP
            && let Ok(next) = jobs.try_recv()
        {
            group.push(next);
        }
        let results = commit(&mut connection, &group);
        let erased = |(job, result): (&Job, &Result<Done, _>)| match job.todo {
            Todo::Write(Write::Sweep { .. }) => true,
            Todo::Write(Write::Forget { .. }) => matches!(result, Ok(Done { count: 1.., .. })),
            _ => false,
        };
        if group.iter().zip(&results).any(erased) {
            // The log still holds what was erased; where it is in use, it is emptied the next time.
            let _ = truncate_log(&connection);
        }
        for (job, result) in group.into_iter().zip(results) {
            if let Ok(Done { tail: Some((table, rows)), .. }) = result {
                tails.note(table, rows);
            }
            // Whoever asked may have left; what was written stays.
            let _ = job.answer.send(result.map(|done| done.count));
        }
    }
}

/// Commits a group: each job is done wholly or not at all, and none unless the commit succeeds.
fn commit(connection: &mut Connection, group: &[Job]) -> Vec<Result<Done, StoreError>> {
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
            Ok(done) => savepoint.commit().map(|()| done).map_err(StoreError::from),
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
