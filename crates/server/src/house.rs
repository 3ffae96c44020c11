//! Everything that all tables of a server share: games, store, guests, settings, counters.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use catalog::{Entry, Playable, Visitor, ids, with_game};
use store::{Kept, Store, StoreError, Write};
use tokio::sync::{Notify, watch};

use crate::address::Address;
use crate::admissions::Admissions;
use crate::config::Config;
use crate::error::Error;
use crate::front::Front;
use crate::guest::Guests;
use crate::hall::{AnyHall, Hall};
use crate::keys::Keys;
use crate::limiter::{Level, Limiter};
use crate::log::Logs;
use crate::metrics::Metrics;
use crate::room::next_beat;
use crate::socket::Unfinished;
use crate::system::System;

/// What tables have in common.
pub struct Shared {
    pub system: System,
    pub store: Arc<dyn Store>,
    pub config: Config,
    pub guests: Guests,
    pub metrics: Arc<Metrics>,
    pub limiter: Arc<Limiter>,
    pub logs: Arc<Logs>,
    pub unfinished: Arc<Unfinished>,
    /// Who may come in at tables that are not in memory.
    pub admissions: Admissions,
    /// There are too many tables in memory.
    pub crowded: Notify,
    /// Tables whose rows are not what was stored; they are named in the log once, and not read again.
    pub damaged: Mutex<BTreeMap<String, StoreError>>,
    /// When it was last tried to store something, and whether that was possible.
    probed: tokio::sync::Mutex<Option<(Instant, bool)>>,
    /// True once the server stops.
    pub stopping: watch::Sender<bool>,
}

/// How long it takes to read tables shows in whole beats of this length only.
const BEAT: Duration = Duration::from_millis(50);

/// However often somebody asks, the disk is tried only once in this time.
const PROBE_PAUSE: Duration = Duration::from_secs(1);

impl Shared {
    /// Counts that somebody at this address ran into a limit, and says so in the log now and then.
    pub fn limited(&self, limit: &'static str, level: Level, address: Address) {
        let level = level.name();
        self.metrics.limited(limit, level);
        if let Some(left_out) = self.logs.limited.due(self.system.now()) {
            tracing::warn!(limit, level, %address, left_out, "somebody ran into a limit");
        }
    }

    /// Is there more in memory than there should be, by so many times the limit?
    pub fn is_memory_full(&self, times: i64) -> bool {
        let limits = &self.limiter.limits;
        let over = |count: i64, most: u32| count > i64::from(most).saturating_mul(times);
        over(self.metrics.tables.get(), limits.tables_in_memory)
            || over(self.metrics.rows_in_memory.get(), limits.rows_in_memory)
    }

    /// Writes something to the store, and counts it.
    pub async fn write(&self, write: Write) -> Result<u64, StoreError> {
        let table = write.table().map(str::to_owned);
        let _outdated = self.admissions.after(&write);
        let written = self.store.write(write).await;
        match &written {
            Ok(count) => drop(self.metrics.rows.inc_by(*count)),
            Err(error) => {
                self.metrics.store_failures.inc();
                if let Some(left_out) = self.logs.store.due(self.system.now()) {
                    tracing::error!(table, %error, left_out, "nothing was stored");
                }
            }
        }
        written
    }

    /// Reads a table; one that is damaged stops here, and no other.
    pub async fn load(&self, table: &str) -> Result<Option<Kept>, StoreError> {
        let damaged = || self.damaged.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(error) = damaged().get(table) {
            return Err(error.clone());
        }
        let loaded = self.store.load(table).await;
        if let Err(error @ StoreError::Damaged { .. }) = &loaded
            && damaged().insert(table.to_owned(), error.clone()).is_none()
        {
            self.metrics.damaged.inc();
            tracing::error!(table, %error, "a table is stopped");
        }
        loaded
    }

    /// Waits for the end of the beat that runs now, counted from when somebody asked for tables: how long it took to
    /// read them would say how many rows they have.
    pub async fn end_of_beat(&self, begun: Instant) {
        self.system.sleep_until(next_beat(begun, BEAT, self.system.now())).await;
    }

    /// Can something be stored just now?
    pub async fn can_store(&self) -> bool {
        let mut probed = self.probed.lock().await;
        match *probed {
            Some((when, can)) if self.system.now() - when < PROBE_PAUSE => can,
            _ => {
                let can = self.write(Write::Probe).await.is_ok();
                *probed = Some((self.system.now(), can));
                can
            }
        }
    }
}

/// All the tables of a server.
#[derive(Clone)]
pub struct House {
    pub(crate) shared: Arc<Shared>,
    halls: BTreeMap<&'static str, Arc<dyn AnyHall>>,
}

impl std::fmt::Debug for House {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("House").field("games", &self.halls.keys()).finish_non_exhaustive()
    }
}

impl House {
    /// A house without games.
    ///
    /// # Errors
    /// When the store cannot be read, or was kept with other keys.
    pub async fn empty(
        system: System,
        store: Arc<dyn Store>,
        keys: Keys,
        config: Config,
    ) -> Result<Self, Error> {
        let signer = keys.settle(&*store, &system).await?;
        let guests = Guests::open(&*store, signer, system.clone()).await.map_err(Error::Store)?;
        let (stopping, _) = watch::channel(false);
        let unfinished = Arc::new(Unfinished::new(config.limits.unfinished_bytes));
        let Front { system, config, limiter, metrics, logs } = Front::new(system, config);
        let crowded = Notify::new();
        let shared = Shared {
            system,
            store,
            config,
            guests,
            metrics,
            limiter,
            logs,
            unfinished,
            admissions: Admissions::default(),
            crowded,
            damaged: Mutex::default(),
            probed: tokio::sync::Mutex::default(),
            stopping,
        };
        Ok(Self { shared: Arc::new(shared), halls: BTreeMap::new() })
    }

    /// What its connections share.
    pub(crate) fn front(&self) -> Front {
        let Shared { system, config, limiter, metrics, logs, .. } = &*self.shared;
        Front {
            system: system.clone(),
            config: config.clone(),
            limiter: Arc::clone(limiter),
            metrics: Arc::clone(metrics),
            logs: Arc::clone(logs),
        }
    }

    /// A house with every game of the catalog.
    ///
    /// # Errors
    /// When the store cannot be read, or was kept with other keys.
    pub async fn open(
        system: System,
        store: Arc<dyn Store>,
        keys: Keys,
        config: Config,
    ) -> Result<Self, Error> {
        let mut house = Self::empty(system, store, keys, config).await?;
        for id in ids() {
            // The ids are the catalog's own.
            let _ = with_game(id, Furnish(&mut house));
        }
        Ok(house)
    }

    /// Adds a game; its rules with an older number over the same edition are made as tables need them.
    pub fn add<G: Playable>(&mut self, game: G) {
        match Hall::new(game, Arc::clone(&self.shared)) {
            Ok(hall) => drop(self.halls.insert(G::ID, Arc::new(hall))),
            Err(error) => tracing::error!(game = G::ID, %error, "a game cannot be played online"),
        }
    }

    pub(crate) fn hall(&self, game: &str) -> Option<&Arc<dyn AnyHall>> {
        self.halls.get(game)
    }

    pub(crate) fn halls(&self) -> impl Iterator<Item = &Arc<dyn AnyHall>> {
        self.halls.values()
    }

    /// Lets the tables leave memory that nobody has had open for longest, until a part of it is free.
    pub(crate) fn make_room(&self) {
        let halls = self.halls.values();
        let mut unused: Vec<_> =
            halls.flat_map(|hall| hall.unused().into_iter().map(move |one| (one, hall))).collect();
        unused.sort_by_key(|((touched, _), _)| *touched);
        // A sixteenth more than needed, so that this is seldom done.
        let spare = self.shared.metrics.tables.get() / 16;
        let mut further = 0;
        for ((_, table), hall) in unused {
            if !self.shared.is_memory_full(1) {
                further += 1;
                if further > spare {
                    return;
                }
            }
            hall.evict(&table);
        }
    }

    /// Closes every socket, and waits until they are gone; all that was answered is stored already.
    pub(crate) async fn stop(&self, patience: Duration) {
        self.shared.stopping.send_replace(true);
        let gone = async {
            while self.shared.metrics.sockets.get() > 0 {
                self.shared.system.sleep(Duration::from_millis(10)).await;
            }
        };
        // Whoever does not let go is left to the system.
        let _ = self.shared.system.timeout(patience, gone).await;
    }
}

struct Furnish<'h>(&'h mut House);

impl Visitor for Furnish<'_> {
    type Out = ();

    fn visit<G: Playable>(self, entry: Entry<G>) {
        match entry.house_game(G::NEWEST_RULES) {
            Ok(game) => self.0.add(game),
            Err(error) => tracing::error!(game = G::ID, %error, "the house edition is broken"),
        }
    }
}

/// Resolves once the server stops.
pub async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // Nobody can say it any more: that is an end too.
    let _ = stopping.wait_for(|stop| *stop).await;
}
