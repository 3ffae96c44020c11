//! One table in memory: what is stored of it, who has it open, and the only way to change it.
//!
//! Whatever is asked is first worked out ([`plan`]), then stored, and only then part of the table and told.
//! One request at a time is worked out and stored; looking is possible all the while.

mod clock;
mod facts;
mod guests;
mod inner;
mod new_table;
mod people;
mod plan;
mod show;
mod stand_in;
mod upload;

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use game::Playable;
use store::{Day, Kept, StoreError, Write};
use table::Refused;
use wire::{Denied, Stage, TableId, ToClient, ToClientOf, ToServerOf};

use crate::failure::denied_by;
use crate::house::Shared;
pub use guests::{Key, Reader};
use inner::Inner;
pub use new_table::new_table;
use plan::Reply;
pub use plan::{Plan, Who, is_partial, is_stale};
pub use upload::{Trouble, uploaded_table};

/// A table in memory.
pub struct Room<G: Playable> {
    pub id: TableId,
    shared: Arc<Shared>,
    /// Held while something is worked out and stored.
    writing: tokio::sync::Mutex<()>,
    inner: Mutex<Inner<G>>,
    /// The day that was last noted as one on which somebody had it open.
    opened: AtomicU32,
}

impl<G: Playable> Room<G> {
    /// The table that was stored.
    pub fn restore(game: G, shared: Arc<Shared>, kept: &Kept) -> Result<Arc<Self>, StoreError> {
        let inner = Inner::restore(shared.system.clone(), game, kept)
            .ok_or_else(|| StoreError::Broken("its rows cannot be played again".to_owned()))?;
        let id = kept.head.table.clone();
        let room = Arc::new(Self {
            id,
            shared,
            writing: tokio::sync::Mutex::default(),
            inner: Mutex::new(inner),
            opened: AtomicU32::new(0),
        });
        room.await_everybody();
        Ok(room)
    }

    fn inner(&self) -> MutexGuard<'_, Inner<G>> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has nobody had it open for so long?
    pub fn is_idle(&self, idle: Duration) -> bool {
        let inner = self.inner();
        inner.guests.is_empty() && (inner.stale || inner.touched.elapsed() >= idle)
    }

    /// Is what is in memory no longer what is stored? Then it has to be opened anew.
    pub fn is_stale(&self) -> bool {
        self.inner().stale
    }

    /// Was it not noted yet that somebody had it open today? Then that is to be noted now.
    pub fn is_new_today(&self, today: Day) -> bool {
        self.opened.swap(today, Ordering::Relaxed) != today
    }

    /// Tells the store how far the table is, if it does not know that; data of version 1 did not say.
    pub async fn correct_stage(&self, stored: store::Stage) -> Result<(), StoreError> {
        let (stage, first) = {
            let inner = self.inner();
            (stored_stage(inner.stage()), inner.stored + 1)
        };
        if stage == stored {
            return Ok(());
        }
        let (table, stage) = (self.id.clone(), Some(stage));
        let write = Write::Rows { table, first, rows: vec![], people: vec![], stage };
        match self.shared.write(write).await {
            // It can be read all the same; the next one who opens it tries again.
            Ok(_) | Err(StoreError::Full) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Do the rows name this guest?
    pub fn knows(&self, guest: &str) -> bool {
        self.inner().facts.people.number_of(guest).is_some()
    }

    /// Erases a guest, who is erased in the store already.
    pub async fn forget(&self, guest: &str) {
        // What was planned before it may still be on its way to the store.
        let _writing = self.writing.lock().await;
        let mut inner = self.inner();
        if inner.facts.people.forget(guest) {
            inner.version += 1;
            inner.guests.wake_all();
        }
    }

    /// Does what somebody asks for, or answers why not.
    pub async fn perform(self: &Arc<Self>, who: Who, frame: ToServerOf<G>) -> Vec<ToClientOf<G>> {
        self.carry_out(|inner| inner.plan(&self.id, &who, frame)).await
    }

    /// Stores what is planned, and then makes it part of the table.
    async fn carry_out(
        self: &Arc<Self>,
        plan: impl FnOnce(&mut Inner<G>) -> Result<Plan<G>, Reply<G>>,
    ) -> Vec<ToClientOf<G>> {
        let writing = self.writing.lock().await;
        let planned = plan(&mut self.inner());
        let mut plan = match planned {
            Ok(plan) => plan,
            Err(reply) => {
                self.shared.metrics.refused.inc();
                return vec![*reply];
            }
        };
        if let Some(kept) = plan.create.take() {
            let write = Write::Create { kept, day: self.shared.system.today() };
            if let Err(error) = self.shared.write(write).await {
                return vec![ToClient::Denied(self.failed(&error))];
            }
        }
        if let Err(error) = self.store(&plan).await {
            return vec![ToClient::Denied(self.failed(&error))];
        }
        let replies = std::mem::take(&mut plan.replies);
        let done = self.inner().commit(plan);
        drop(writing);
        if done.is_none() {
            // What was stored is true; what is in memory is not any more.
            self.go_stale();
            return vec![ToClient::Denied(Denied::Failed)];
        }
        self.wake_bots();
        self.wind();
        replies
    }

    async fn store(&self, plan: &Plan<G>) -> Result<(), StoreError> {
        let begun = Instant::now();
        let rows: Result<Vec<_>, _> = plan.rows.iter().map(serde_json::to_string).collect();
        let rows = rows.map_err(|error| StoreError::Broken(error.to_string()))?;
        if rows.is_empty() {
            return Ok(());
        }
        let first = self.inner().stored + 1;
        let (table, people, stage) = (self.id.clone(), plan.people.clone(), plan.stage);
        self.shared.write(Write::Rows { table, first, rows, people, stage }).await?;
        self.shared.metrics.stored_after.observe(begun.elapsed().as_secs_f64());
        Ok(())
    }

    fn failed(&self, error: &StoreError) -> Denied {
        if *error != StoreError::Full {
            // Whether something was stored is not known: whoever opens it next reads it anew.
            self.go_stale();
        }
        denied_by(error)
    }

    /// What is in memory is no longer what is stored: everybody leaves, and whoever opens it reads it anew.
    pub fn go_stale(&self) {
        let mut inner = self.inner();
        inner.stale = true;
        inner.guests.close_all();
    }
}

/// A stage as the store knows it.
const fn stored_stage(stage: Stage) -> store::Stage {
    match stage {
        Stage::Waiting => store::Stage::Waiting,
        Stage::Running => store::Stage::Running,
        Stage::Over => store::Stage::Over,
    }
}

/// A refusal as a frame.
pub fn refused<G: Playable>(ask: table::Ask, why: Refused<G::Refusal>) -> Box<ToClientOf<G>> {
    Box::new(ToClient::Refused { ask, why })
}
