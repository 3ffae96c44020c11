//! All tables of one game: which are in memory, how one comes back from the store, how one leaves.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures::future::BoxFuture;
use game::{ContentError, Playable};
use store::{Day, Kept, StoreError};
use table::Summary;
use tokio::sync::OnceCell;
use wire::{Encoding, TableId, schema};

use crate::admin::{self, AdminReply, Task};
use crate::admissions::{Admission, Unread};
use crate::connection;
use crate::guest::GuestId;
use crate::house::Shared;
use crate::limiter::{Held, Kind, Level, Payer};
use crate::room::Room;
use crate::socket::Socket;
use crate::token::hash;

/// Who comes with a socket.
pub struct Caller {
    pub encoding: Encoding,
    pub guest: GuestId,
    /// Who pays for what happens on it.
    pub payer: Payer,
    /// Its place among the sockets that are counted, or why there is none.
    pub place: Result<Vec<Held>, Level>,
}

/// What the gate needs of a game, whichever it is.
pub trait AnyHall: Send + Sync {
    /// The hash of its types.
    fn schema(&self) -> &str;

    /// Talks over a socket until it is closed.
    fn talk(self: Arc<Self>, socket: Socket, caller: Caller) -> BoxFuture<'static, ()>;

    /// Lets idle tables leave memory; names those that nobody has noted as open today.
    fn tidy(&self, today: Day) -> Vec<TableId>;

    /// Is this table in memory?
    fn holds(&self, table: &str) -> bool;

    /// Lets a table that is deleted leave memory, and everybody leave it.
    fn let_go(&self, table: &str);

    /// The tables that nobody uses, and since when.
    fn unused(&self) -> Vec<(Instant, TableId)>;

    /// Lets this table leave memory, unless somebody uses it now.
    fn evict(&self, table: &str);

    /// Does what an administrator wants with a table, if it is one of this game.
    fn administer<'a>(&'a self, table: &'a str, task: Task) -> BoxFuture<'a, Option<AdminReply>>;

    /// A table of this game in a few words for this guest, if the guest may open it without a link; whoever pays pays
    /// for bringing it back to memory.
    fn summary<'a>(
        &'a self,
        table: &'a str,
        guest: &'a str,
        payer: &'a Payer,
    ) -> BoxFuture<'a, Option<Summary>>;

    /// Erases a guest, who is erased in the store already, from all tables in memory.
    fn forget<'a>(&'a self, guest: &'a str) -> BoxFuture<'a, ()>;
}

/// A place for a table in memory: filled by whoever needs it first, while the others wait.
type Slot<G> = Arc<OnceCell<Option<Arc<Room<G>>>>>;

/// The tables of one game.
pub struct Hall<G: Playable> {
    pub game: G,
    pub shared: Arc<Shared>,
    schema: String,
    rooms: Mutex<HashMap<TableId, Slot<G>>>,
}

impl<G: Playable> Hall<G> {
    pub fn new(game: G, shared: Arc<Shared>) -> Result<Self, schema::Undescribed> {
        let schema = schema::hash(&schema::text::<G>()?);
        Ok(Self { game, shared, schema, rooms: Mutex::default() })
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<TableId, Slot<G>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table with this name, from memory or from the store.
    pub async fn open(&self, table: &str) -> Result<Option<Arc<Room<G>>>, StoreError> {
        loop {
            let slot = Arc::clone(self.rooms().entry(table.to_owned()).or_default());
            let found = slot.get_or_try_init(|| self.load(table)).await.cloned();
            let stale = matches!(&found, Ok(Some(room)) if room.is_stale());
            if matches!(&found, Ok(Some(_))) && !stale {
                return found;
            }
            // Names that lead nowhere must not fill the memory, and what is stale is read anew.
            let mut rooms = self.rooms();
            if rooms.get(table).is_some_and(|there| Arc::ptr_eq(there, &slot)) {
                rooms.remove(table);
            }
            if !stale {
                return found;
            }
        }
    }

    /// The table with this name, if it lets this guest in with this token; for anybody else none is loaded.
    pub async fn open_for(
        &self,
        table: &str,
        guest: &str,
        token: Option<&str>,
    ) -> Result<Option<Arc<Room<G>>>, StoreError> {
        if !self.is_in_memory(table) {
            let token = token.map(hash);
            let read = || self.read_admission(table);
            match self.shared.admissions.of(table, G::ID, read).await {
                Ok(admission) if !admission.lets_in(guest, token.as_deref()) => return Ok(None),
                // What cannot be read is reported on loading.
                Ok(_) | Err(Unread::Unreadable) => {}
                Err(Unread::NoTable) => return Ok(None),
                Err(Unread::Failed(error)) => return Err(error),
            }
        }
        self.open(table).await
    }

    /// Reads who may come in at a table.
    async fn read_admission(&self, table: &str) -> Result<Admission, Unread> {
        let kept = self.shared.load(table).await.map_err(Unread::Failed)?;
        let kept = kept.ok_or(Unread::NoTable)?;
        if kept.head.game != G::ID {
            // Nobody comes in by this game.
            return Ok(Admission::default());
        }
        let game = self.game(kept.head.rules).map_err(|_| Unread::Unreadable)?;
        Room::read_admission(game, &self.shared, kept).await.ok_or(Unread::Unreadable)
    }

    /// Is the table in memory, so that opening it costs nothing?
    pub fn is_in_memory(&self, table: &str) -> bool {
        self.rooms().get(table).is_some_and(|slot| slot.initialized())
    }

    async fn load(&self, table: &str) -> Result<Option<Arc<Room<G>>>, StoreError> {
        let Some(kept) = self.shared.load(table).await? else { return Ok(None) };
        if kept.head.game != G::ID {
            return Ok(None);
        }
        let stage = kept.stage;
        let room = self.restore(kept).await.inspect_err(|error| {
            if let Some(left_out) = self.shared.logs.table.due(self.shared.system.now()) {
                tracing::error!(table, %error, left_out, "a table cannot be played on");
            }
        })?;
        room.correct_stage(stage).await?;
        self.shared.admissions.forget_table(table);
        self.look_for_room();
        Ok(Some(room))
    }

    /// The game with this rules number.
    pub fn game(&self, rules: u32) -> Result<G, ContentError> {
        if rules == self.game.rules() {
            return Ok(self.game.clone());
        }
        G::new(Arc::clone(self.game.edition()), rules)
    }

    async fn restore(&self, kept: Kept) -> Result<Arc<Room<G>>, StoreError> {
        let broken = |what: String| StoreError::Broken(what);
        let game = self.game(kept.head.rules).map_err(|error| broken(error.to_string()))?;
        if game.edition_hash().to_string() != kept.head.edition {
            return Err(broken("it was played with another edition".to_owned()));
        }
        Room::restore(game, Arc::clone(&self.shared), kept).await
    }

    /// Takes a new table in; it is stored already.
    pub async fn take_in(&self, kept: Kept) -> Result<Arc<Room<G>>, StoreError> {
        let room = self.restore(kept).await?;
        let slot = Arc::new(OnceCell::from(Some(Arc::clone(&room))));
        self.rooms().insert(room.id.clone(), slot);
        self.look_for_room();
        Ok(room)
    }

    /// If there are too many tables in memory, some have to go.
    fn look_for_room(&self) {
        if self.shared.is_memory_full(1) {
            self.shared.crowded.notify_one();
        }
    }

    /// Does nobody use it, for so long? Only the list holds it then, and whoever wants it needs the list too.
    fn is_unused(&self, slot: &Slot<G>, idle: Duration) -> bool {
        let alone = |room: &Arc<Room<G>>| Arc::strong_count(room) == 1 && room.is_idle(idle);
        let unused = |room: &Option<Arc<Room<G>>>| room.as_ref().is_none_or(alone);
        Arc::strong_count(slot) == 1 && slot.get().is_some_and(unused)
    }
}

impl<G: Playable> AnyHall for Hall<G> {
    fn schema(&self) -> &str {
        &self.schema
    }

    fn talk(self: Arc<Self>, socket: Socket, caller: Caller) -> BoxFuture<'static, ()> {
        Box::pin(connection::talk(self, socket, caller))
    }

    fn tidy(&self, today: Day) -> Vec<TableId> {
        let idle = self.shared.config.idle;
        let mut opened = Vec::new();
        self.rooms().retain(|table, slot| {
            if let Some(Some(room)) = slot.get()
                && room.is_new_today(today)
            {
                opened.push(table.clone());
            }
            !self.is_unused(slot, idle)
        });
        opened
    }

    fn holds(&self, table: &str) -> bool {
        self.rooms().contains_key(table)
    }

    fn let_go(&self, table: &str) {
        let slot = self.rooms().remove(table);
        if let Some(Some(room)) = slot.as_ref().and_then(|slot| slot.get()) {
            room.go_stale();
        }
    }

    fn unused(&self) -> Vec<(Instant, TableId)> {
        let rooms = self.rooms();
        let unused = rooms.iter().filter(|(_, slot)| self.is_unused(slot, Duration::ZERO));
        let touched = |slot: &Slot<G>| slot.get().and_then(Option::as_ref).map(|it| it.touched());
        unused.filter_map(|(table, slot)| Some((touched(slot)?, table.clone()))).collect()
    }

    fn evict(&self, table: &str) {
        let mut rooms = self.rooms();
        if rooms.get(table).is_some_and(|slot| self.is_unused(slot, Duration::ZERO)) {
            rooms.remove(table);
        }
    }

    fn administer<'a>(&'a self, table: &'a str, task: Task) -> BoxFuture<'a, Option<AdminReply>> {
        Box::pin(admin::perform(self, table, task))
    }

    fn summary<'a>(
        &'a self,
        table: &'a str,
        guest: &'a str,
        payer: &'a Payer,
    ) -> BoxFuture<'a, Option<Summary>> {
        Box::pin(async move {
            let here = self.is_in_memory(table);
            let owes = || payer.wait(Kind::Work, false, self.shared.system.now()).is_some();
            if !here && (owes() || self.shared.is_memory_full(2)) {
                return None;
            }
            let room = self.open_for(table, guest, None).await.ok().flatten()?;
            if !here {
                payer.charge(Kind::Work, room.work(), self.shared.system.now());
            }
            room.summary(guest)
        })
    }

    fn forget<'a>(&'a self, guest: &'a str) -> BoxFuture<'a, ()> {
        // A table that is just being read may have been read before the store had erased the guest.
        let knows = |slot: &Slot<G>| match slot.get() {
            Some(room) => room.as_ref().is_some_and(|room| room.knows(guest)),
            None => true,
        };
        let rooms = self.rooms();
        let tables = rooms.iter().filter(|(_, slot)| knows(slot));
        let tables: Vec<TableId> = tables.map(|(table, _)| table.clone()).collect();
        drop(rooms);
        Box::pin(async move {
            for table in tables {
                if let Ok(Some(room)) = self.open(&table).await {
                    room.forget(guest).await;
                }
            }
        })
    }
}
