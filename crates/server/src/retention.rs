//! What does not stay: tables leave memory when nobody has them open, and the store when they are old or deleted;
//! guests are forgotten when they say so, and banned when whoever runs the server says so.

use std::collections::HashSet;
use std::sync::PoisonError;
use std::time::Duration;

use futures::future::join_all;
use store::{Old, StoreError, Write};

use crate::house::{House, stopped};

impl House {
    /// Lets tables leave memory that nobody has open, and sweeps the store now and then; runs until the server stops.
    ///
    /// Nothing is swept right after the start: people whose tables were open come back first.
    pub(crate) async fn keep_tidy(self) {
        let mut stopping = self.shared.stopping.subscribe();
        let config = &self.shared.config;
        let pause = (config.idle / 4).max(Duration::from_millis(20)).min(config.sweep);
        let system = &self.shared.system;
        let mut swept = system.now();
        loop {
            tokio::select! {
                () = system.sleep(pause) => {
                    self.tidy().await;
                    if system.now() - swept >= config.sweep {
                        swept = system.now();
                        // What fails is logged, and tried again the next time.
                        let _ = self.sweep().await;
                    }
                }
                () = self.shared.crowded.notified() => self.make_room(),
                () = stopped(&mut stopping) => return,
            }
        }
    }

    /// Notes which tables somebody had open today, and lets those leave memory that nobody has open now.
    async fn tidy(&self) {
        let day = self.shared.system.today();
        let tables: Vec<_> = self.halls().flat_map(|hall| hall.tidy(day)).collect();
        if !tables.is_empty() {
            // Where this fails, they look older than they are; none is deleted while it is in memory.
            let _ = self.shared.write(Write::Opened { tables, day }).await;
        }
        self.shared.limiter.sweep(self.shared.system.now());
        let payers = self.shared.limiter.remembered();
        self.shared.metrics.payers.set(i64::try_from(payers).unwrap_or(i64::MAX));
    }

    /// Deletes what was kept long enough.
    ///
    /// # Errors
    /// When the store fails; what was deleted before stays deleted.
    pub async fn sweep(&self) -> Result<(), StoreError> {
        let (keep, today) = (&self.shared.config.retention, self.shared.system.today());
        let before = |days: u32| today.saturating_sub(days);
        let old = Old {
            waiting: before(keep.waiting),
            running: before(keep.running),
            over: before(keep.over),
        };
        let mut deleted = 0;
        loop {
            let found = self.shared.store.old(old).await?;
            let unused = found.iter().filter(|table| !self.halls().any(|hall| hall.holds(table)));
            let gone = join_all(unused.map(|table| self.delete(table))).await;
            let gone = gone.into_iter().collect::<Result<Vec<_>, _>>()?.len();
            deleted += gone;
            if gone == 0 {
                break;
            }
        }
        let known = self.shared.store.forgotten().await?;
        let (names, forgotten) = (before(keep.names), before(keep.forgotten));
        let erased = self.shared.write(Write::Sweep { names, forgotten }).await?;
        let left: HashSet<_> = self.shared.store.forgotten().await?.into_iter().collect();
        known
            .iter()
            .filter(|guest| !left.contains(*guest))
            .for_each(|guest| self.shared.guests.is_as_new(guest));
        if deleted > 0 || erased > 0 {
            tracing::info!(
                tables = deleted,
                guests = erased,
                "what was kept long enough is deleted"
            );
        }
        Ok(())
    }

    /// Deletes a table; everybody leaves it. Was it there?
    ///
    /// # Errors
    /// When the store fails; then it is still there.
    pub async fn delete(&self, table: &str) -> Result<bool, StoreError> {
        let deleted = self.shared.write(Write::Delete(table.to_owned())).await?;
        // What is on its way to the store is refused there from now on.
        self.halls().for_each(|hall| hall.let_go(table));
        let damaged =
            self.shared.damaged.lock().unwrap_or_else(PoisonError::into_inner).remove(table);
        if damaged.is_some() {
            self.shared.metrics.damaged.dec();
        }
        Ok(deleted > 0)
    }

    /// Forgets a guest: closes the sockets, makes the cookie worthless, and erases name and id everywhere.
    ///
    /// # Errors
    /// When nothing could be erased; the sockets are closed all the same.
    pub async fn forget(&self, guest: &str) -> Result<(), StoreError> {
        let guests = &self.shared.guests;
        // First the sockets: what they have begun is stored before it is erased, and nothing comes after it.
        guests.forget(guest).await;
        let day = self.shared.system.today();
        let erased = self.shared.write(Write::Forget { guest: guest.to_owned(), day }).await;
        for hall in self.halls() {
            hall.forget(guest).await;
        }
        if !matches!(erased, Ok(1..)) {
            guests.is_as_new(guest);
        }
        erased.map(drop)
    }

    /// Keeps a guest out from now on, and closes the sockets; or lets the guest in again.
    ///
    /// # Errors
    /// When the store fails; then nothing has changed.
    pub async fn ban(&self, guest: &str, out: bool) -> Result<(), StoreError> {
        let (day, name) = (self.shared.system.today(), guest.to_owned());
        let write = if out { Write::Ban { guest: name, day } } else { Write::Unban(name) };
        self.shared.write(write).await?;
        self.shared.guests.ban(guest, out).await;
        Ok(())
    }
}
