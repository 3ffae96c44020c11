//! One table in memory: what is stored of it, who has it open, and the only way to change it.
//!
//! Whatever is asked is first worked out ([`plan`]), then stored, and only then part of the table and told.
//! One request at a time is worked out and stored; looking is possible all the while.

mod before_start;
mod board;
mod clock;
mod deal;
mod devices;
mod facts;
mod guests;
mod hosting;
mod inner;
mod names;
mod new_table;
mod people;
mod plan;
mod record;
mod rematch;
mod rights;
mod show;
mod stand_in;
mod summary;
mod table_act;
#[cfg(test)]
pub mod tests;
mod upload;
mod votes;
mod watchers;

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use game::Playable;
use store::{Day, Kept, StoreError, Write};
use table::Refused;
use tokio::sync::OnceCell;
use wire::{Denied, Stage, TableId, ToClient, ToClientOf, ToServer, ToServerOf};

use crate::admissions::Admission;
use crate::failure::denied_by;
use crate::house::Shared;
use crate::limiter::{Kind, Level, Payer};
use crate::metrics::Metrics;
pub use guests::{Key, Reader};
use inner::{Inner, stored_facts};
pub use new_table::{Party, new_table};
use plan::Reply;
pub use plan::{Plan, Who, is_partial, is_stale};
pub use stand_in::next_beat;
pub use upload::{Trouble, upload_work, uploaded_table};

/// About as many rows as a seat has in a round.
const ROWS_PER_TURN: u32 = 8;

/// A table in memory.
pub struct Room<G: Playable> {
    pub id: TableId,
    shared: Arc<Shared>,
    /// Held while something is worked out and stored.
    writing: tokio::sync::Mutex<()>,
    inner: Mutex<Inner<G>>,
    /// The day that was last noted as one on which somebody had it open.
    opened: AtomicU32,
    /// The record, once somebody has asked for it.
    record: OnceCell<String>,
    in_memory: InMemory,
    /// Its bots answer this much later than at the end of the pace, so that tables that begin together do not all
    /// answer together. It is drawn when the table is loaded and has nothing to do with the game.
    phase: Duration,
}

/// Counts a table and its rows for as long as they are in memory.
struct InMemory {
    metrics: Arc<Metrics>,
    rows: AtomicU32,
}

impl InMemory {
    fn new(metrics: &Arc<Metrics>, rows: u32) -> Self {
        let this = Self { metrics: Arc::clone(metrics), rows: AtomicU32::new(0) };
        this.metrics.tables.inc();
        this.add(rows);
        this
    }

    fn add(&self, rows: u32) {
        self.rows.fetch_add(rows, Ordering::Relaxed);
        self.metrics.rows_in_memory.inc_by(rows.into());
    }
}

impl Drop for InMemory {
    fn drop(&mut self) {
        self.metrics.tables.dec();
        self.metrics.rows_in_memory.dec_by(self.rows.load(Ordering::Relaxed).into());
    }
}

impl<G: Playable> Room<G> {
    /// The table that was stored.
    pub async fn restore(
        game: G,
        shared: Arc<Shared>,
        kept: Kept,
    ) -> Result<Arc<Self>, StoreError> {
        let id = kept.head.table.clone();
        let (system, config) = (shared.system.clone(), shared.config.clone());
        let bytes = kept.rows.iter().map(String::len).sum();
        let inner =
            shared.system.work(bytes, move || Inner::restore(system, &config, game, &kept)).await;
        let inner = inner
            .ok()
            .flatten()
            .ok_or_else(|| StoreError::Broken("its rows cannot be played again".to_owned()))?;
        let in_memory = InMemory::new(&shared.metrics, inner.rows());
        let (writing, inner) = (tokio::sync::Mutex::default(), Mutex::new(inner));
        let (opened, record) = (AtomicU32::new(0), OnceCell::new());
        let phase = stand_in::draw_phase(&shared.system, shared.config.pace);
        let room = Self { id, shared, writing, inner, opened, record, in_memory, phase };
        let room = Arc::new(room);
        room.await_everybody();
        room.await_shares();
        room.await_host();
        Ok(room)
    }

    /// Whom the table that was stored would let in. It is not played again for that; nothing where it cannot be read.
    pub async fn read_admission(game: G, shared: &Shared, kept: Kept) -> Option<Admission> {
        let bytes = kept.rows.iter().map(String::len).sum();
        let read = move || Some(stored_facts(&game, &kept)?.admission());
        shared.system.work(bytes, read).await.ok().flatten()
    }

    pub(crate) fn inner(&self) -> MutexGuard<'_, Inner<G>> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has nobody had it open for so long?
    pub fn is_idle(&self, idle: Duration) -> bool {
        let inner = self.inner();
        let unused = || self.shared.system.now().saturating_duration_since(inner.touched) >= idle;
        inner.guests.is_empty() && (inner.stale || unused())
    }

    /// When somebody used it last.
    pub fn touched(&self) -> Instant {
        self.inner().touched
    }

    /// What it costs to load it, in rows times seats.
    ///
    /// While a game runs, the number of its rows says how often people act in secret. So its cost is reckoned from what
    /// everybody at the table knows.
    pub fn work(&self) -> u32 {
        let inner = self.inner();
        let running = inner.table.as_ref().filter(|_| inner.stage() == Stage::Running);
        let rows = running.map_or_else(
            || inner.rows(),
            |table| {
                let turns = table.game().round(table.state()).saturating_mul(inner.seats());
                // What was played elsewhere is no secret of this table, but rounded all the same.
                let elsewhere = inner.uploaded_rows().checked_next_power_of_two();
                turns.saturating_mul(ROWS_PER_TURN).max(elsewhere.unwrap_or(u32::MAX))
            },
        );
        rows.saturating_mul(inner.seats())
    }

    /// What it costs to start it: a game that was uploaded is played again.
    pub fn work_to_start(&self) -> u32 {
        let inner = self.inner();
        let waits = inner.table.is_none();
        if waits { inner.uploaded_rows().saturating_mul(inner.seats()) } else { 0 }
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
        inner.watchers.remove(guest);
        if inner.facts.people.forget(guest) {
            let Inner { facts, guests, .. } = &mut *inner;
            guests.recognise(facts);
            inner.version += 1;
            inner.guests.wake_all();
        }
    }

    /// A guest who has this table open has another name now.
    pub fn rename(&self, guest: &str, name: &str) {
        self.inner().rename(guest, name);
    }

    /// Does what somebody asks for, or answers why not; whoever pays pays for the rows.
    pub async fn perform(
        self: &Arc<Self>,
        who: Who,
        frame: ToServerOf<G>,
        payer: Option<&Payer>,
    ) -> Vec<ToClientOf<G>> {
        if let ToServer::Record = frame {
            return vec![self.record().await];
        }
        let acts = matches!(frame, ToServer::Submit { .. });
        let replies = self.carry_out(|inner| inner.plan(&self.id, &who, frame), payer).await;
        if acts && replies.contains(&ToClient::Denied(Denied::TooManyChanges)) {
            self.shared.metrics.limited("acts", "seat");
        }
        replies
    }

    /// Stores what is planned, and then makes it part of the table.
    async fn carry_out(
        self: &Arc<Self>,
        plan: impl FnOnce(&mut Inner<G>) -> Result<Plan<G>, Reply<G>>,
        payer: Option<&Payer>,
    ) -> Vec<ToClientOf<G>> {
        if let Some(payer) = payer
            && payer.wait(Kind::Stored, true, self.shared.system.now()).is_some()
        {
            self.shared.limited(Kind::Stored.name(), Level::Guest, payer.from);
            return vec![ToClient::Denied(Denied::TooFast)];
        }
        let writing = self.writing.lock().await;
        let planned = plan(&mut self.inner());
        self.carry_on(writing, planned, payer).await
    }

    /// Stores what was planned since this was locked, and then makes it part of the table.
    async fn carry_on(
        self: &Arc<Self>,
        writing: tokio::sync::MutexGuard<'_, ()>,
        planned: Result<Plan<G>, Reply<G>>,
        payer: Option<&Payer>,
    ) -> Vec<ToClientOf<G>> {
        let mut plan = match planned {
            Ok(plan) => plan,
            Err(reply) => {
                self.shared.metrics.refused.inc();
                return vec![*reply];
            }
        };
        // Nobody else changes the table meanwhile; looking at it is possible, however long this takes.
        let beginning = self.inner().beginning(&plan);
        if let Some((bytes, begin)) = beginning {
            plan.begun = self.shared.system.work(bytes, begin).await.ok().flatten();
            if plan.begun.is_none() {
                return vec![ToClient::Denied(Denied::Failed)];
            }
        }
        let rows = match self.write_rows(&plan, payer) {
            Ok(rows) => rows,
            Err(why) => return vec![ToClient::Denied(why)],
        };
        if let Some(kept) = plan.create.take() {
            let write = Write::Create { kept, day: self.shared.system.today() };
            if let Err(error) = self.shared.write(write).await {
                return vec![ToClient::Denied(self.failed(&error))];
            }
        }
        if let Err(error) = self.store(rows, &plan).await {
            return vec![ToClient::Denied(self.failed(&error))];
        }
        let (replies, starts) = (std::mem::take(&mut plan.replies), plan.begun.is_some());
        self.in_memory.add(u32::try_from(plan.rows.len()).unwrap_or(u32::MAX));
        let (done, host) = {
            let mut inner = self.inner();
            let done = inner.commit(plan);
            let host = inner.facts.people.guest(inner.facts.host).filter(|_| starts);
            (done, host.cloned())
        };
        drop(writing);
        if let Some(host) = host {
            self.shared.limiter.table_started(&host, self.shared.system.now());
        }
        if done.is_none() {
            // What was stored is true; what is in memory is not any more.
            self.go_stale();
            return vec![ToClient::Denied(Denied::Failed)];
        }
        self.wake_bots();
        self.wind();
        self.await_shares();
        self.time_vote();
        replies
    }

    /// The rows of a plan as they are stored, unless they are too many.
    fn write_rows(&self, plan: &Plan<G>, payer: Option<&Payer>) -> Result<Vec<String>, Denied> {
        let rows: Result<Vec<_>, _> = plan.rows.iter().map(serde_json::to_string).collect();
        let rows = rows.map_err(|_| Denied::Failed)?;
        let Some(payer) = payer else { return Ok(rows) };
        let (shared, now) = (&self.shared, self.shared.system.now());
        let waits = plan.begun.is_none();
        if waits && self.inner().changes_too_often(&plan.rows, &shared.limiter.limits) {
            shared.metrics.limited("rows_before_start", "table");
            return Err(Denied::TooManyChanges);
        }
        let bytes = rows.iter().map(String::len).sum::<usize>();
        // How many rows there are may depend on what is hidden, so they are paid for afterwards and never refused.
        payer.charge(Kind::Stored, u32::try_from(bytes).unwrap_or(u32::MAX), now);
        Ok(rows)
    }

    async fn store(&self, rows: Vec<String>, plan: &Plan<G>) -> Result<(), StoreError> {
        let begun = self.shared.system.now();
        if rows.is_empty() {
            return Ok(());
        }
        let first = self.inner().stored + 1;
        let (table, people, stage) = (self.id.clone(), plan.people.clone(), plan.stage);
        self.shared.write(Write::Rows { table, first, rows, people, stage }).await?;
        let took = self.shared.system.now() - begun;
        self.shared.metrics.stored_after.observe(took.as_secs_f64());
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
        Stage::Waiting | Stage::Dealing => store::Stage::Waiting,
        Stage::Running => store::Stage::Running,
        Stage::Over => store::Stage::Over,
    }
}

/// A refusal as a frame.
pub fn refused<G: Playable>(ask: table::Ask, why: Refused<G::Refusal>) -> Box<ToClientOf<G>> {
    Box::new(ToClient::Refused { ask, why })
}
