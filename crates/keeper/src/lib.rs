//! The worker that keeps local tables: it runs the table and its bots and stores them in the browser's database.
//!
//! It is a wasm file of its own, so it never freezes the page, and the page can be shown before any bot is loaded. It
//! draws nothing. It handles one request at a time, and stores a changed table before it tells the page; if storing
//! fails, the game goes on and the page is told that it is not being saved.
//!
//! `worker.js` expects that [`worker_main`] sets `onmessage` (or adds a listener) before it returns. Messages that
//! the page sent earlier are delivered right afterwards, in order.

mod database;
mod rivals;
mod running;
mod store;
mod timer;

use futures::StreamExt as _;
use futures::channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use game::{Game, Seed, TableAct, Viewer};
use js_sys::Uint8Array;
use table::{Refused, Table};
use ui::link::{decode, encode};
use ui::message::{NewTable, Reply, ReplyOf, Request, RequestOf, SavedOf};
use ui::page::{GamePage, game_of};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use rivals::Rivals;
use running::Running;
use store::{Kept, Store, StoreError};

/// The game of this build; where several are asked for, as by a check of the whole workspace, the last of them.
#[cfg(all(feature = "spy-connection", not(any(feature = "spynet", feature = "spyworld"))))]
type Page = spy_connection_web::Page;
#[cfg(all(feature = "spynet", not(feature = "spyworld")))]
type Page = spynet_web::Page;
#[cfg(feature = "spyworld")]
type Page = spyworld_web::Page;
/// Its rules.
type Rules = <Page as GamePage>::Game;

/// What the keeper has to do next.
enum Task {
    /// The page asks.
    Request(RequestOf<Rules>),
    /// A bot's time has come, unless the table has moved on since.
    BotStep { seq: u32 },
    /// Another tab takes this table over.
    Yield(String),
    /// The clock of this table has run down.
    TimeUp(String),
}

/// Answers the page for as long as the worker lives; called once.
#[wasm_bindgen]
pub fn worker_main() {
    console_error_panic_hook::set_once();
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let (tasks, todo) = unbounded();
    let heard = tasks.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = event.data().dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec());
        if let Ok(request) = decode(&bytes.unwrap_or_default()) {
            // The loop below never ends, so that there is always somebody to take it.
            let _ = heard.unbounded_send(Task::Request(request));
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    wasm_bindgen_futures::spawn_local(Keeper::run(scope, tasks, todo));
}

/// Everything the keeper holds.
struct Keeper {
    scope: DedicatedWorkerGlobalScope,
    tasks: UnboundedSender<Task>,
    store: Store,
    rivals: Rivals,
    running: Option<Running>,
    /// Has the running table been stored by this tab? Only then a missing entry means that another tab took it.
    is_kept: bool,
    pace: u32,
}

impl Keeper {
    async fn run(
        scope: DedicatedWorkerGlobalScope,
        tasks: UnboundedSender<Task>,
        mut todo: UnboundedReceiver<Task>,
    ) {
        let store = Store::open().await;
        let yielding = tasks.clone();
        let rivals = Rivals::new(move |id| {
            let _ = yielding.unbounded_send(Task::Yield(id));
        });
        let mut keeper =
            Self { scope, tasks, store, rivals, running: None, is_kept: false, pace: 0 };
        while let Some(task) = todo.next().await {
            match task {
                Task::Request(request) => keeper.answer(request).await,
                Task::BotStep { seq } => keeper.bot_step(seq).await,
                Task::Yield(id) => keeper.yield_to_rival(&id),
                Task::TimeUp(id) => keeper.time_up(&id).await,
            }
        }
    }

    fn say(&self, reply: &ReplyOf<Rules>) {
        if let Ok(bytes) = encode(reply) {
            // Bytes can always be cloned for the page.
            let _ = self.scope.post_message(&Uint8Array::from(bytes.as_slice()));
        }
    }

    async fn answer(&mut self, request: RequestOf<Rules>) {
        match request {
            Request::List => self.list().await,
            Request::Create(new) => self.create(new).await,
            Request::Open { id, take_over } => self.open(&id, take_over).await,
            Request::Close(id) => {
                // A page that is left says so after the next one has asked for its table.
                if self.running.as_ref().is_some_and(|running| running.id == id) {
                    self.close();
                }
            }
            Request::Watch(viewer) => self.watch(viewer),
            Request::Submit { seat, ask, actions } => {
                let Some(running) = &self.running else { return };
                let change = running.table.submit(seat, ask, &actions);
                self.change(change).await;
            }
            Request::Resign(seat) => {
                let Some(running) = &self.running else { return };
                let change = running.table.table_act(TableAct::Resign(seat));
                self.change(change).await;
            }
            Request::Delete(id) => {
                if self.running.as_ref().is_some_and(|running| running.id == id) {
                    self.close();
                }
                match self.store.delete(&id).await {
                    Ok(()) => self.list().await,
                    Err(error) => self.say(&Reply::Failed(error.to_string())),
                }
            }
            Request::Keep(id, saved) => self.keep(&id, &saved).await,
            Request::Story(id) => self.story(&id).await,
            Request::HandOver(id) => self.hand_over(&id),
            Request::Ponder(question) => {
                let Some(running) = &self.running else { return };
                self.say(&Reply::Pondered(running.ponder(&question)));
            }
            Request::PonderElsewhere(bytes) => {
                self.say(&Reply::Pondered(running::ponder_elsewhere(&bytes).unwrap_or_default()));
            }
            Request::Pace(millis) => self.pace = millis,
        }
    }

    /// A table that was played elsewhere is kept as if it had been played here.
    async fn keep(&self, id: &str, saved: &SavedOf<Rules>) {
        let game = game_of::<Page>(saved.edition.as_deref(), Some(saved.rules));
        let table = game.and_then(|game| Table::restore(game, saved).ok());
        let Some(table) = table else { return };
        let played = Running::new(id.to_owned(), table, saved.edition.clone());
        if let Err(error) = self.store.put(&played.kept(self.rivals.me()), None).await {
            self.say(&Reply::Failed(error.to_string()));
        }
    }

    async fn list(&self) {
        match self.store.list().await {
            Ok(tables) => self.say(&Reply::Tables(tables)),
            Err(error) => {
                self.say(&Reply::Tables(Vec::new()));
                self.say(&Reply::Failed(error.to_string()));
            }
        }
    }

    async fn create(&mut self, new: NewTable<<Rules as Game>::Options>) {
        self.close();
        let Some(game) = game_of::<Page>(new.edition.as_deref(), None) else {
            return self.say(&Reply::Gone(new.id));
        };
        match Table::new(game, new.options, Seed(new.seed), new.chairs) {
            Ok(table) => self.begin(Running::new(new.id, table, new.edition)).await,
            Err(refusal) => self.say(&Reply::BadOptions(refusal)),
        }
    }

    async fn open(&mut self, id: &str, take_over: bool) {
        if let Some(running) = self.running.as_ref().filter(|running| running.id == id) {
            self.say(&Reply::Opened(running.opened()));
            return;
        }
        self.close();
        if take_over {
            self.rivals.claim(id);
        } else if self.rivals.has_it(id).await {
            return self.say(&Reply::Elsewhere(id.to_owned()));
        }
        let kept = match self.store.get(id).await {
            Ok(kept) => kept,
            Err(error) => return self.say(&Reply::Failed(error.to_string())),
        };
        match kept.and_then(|kept| Running::restore(id, &kept)) {
            Some(running) => self.begin(running).await,
            None => self.say(&Reply::Gone(id.to_owned())),
        }
    }

    /// From here on the table is this tab's.
    async fn begin(&mut self, running: Running) {
        self.rivals.hold(&running.id);
        let stored = self.store.put(&running.kept(self.rivals.me()), None).await;
        self.say(&Reply::Opened(running.opened()));
        self.running = Some(running);
        self.is_kept = stored.is_ok();
        if let Err(error) = stored {
            self.say(&Reply::Failed(error.to_string()));
        }
        self.wake_bot();
    }

    fn close(&mut self) {
        self.running = None;
        self.rivals.release();
    }

    fn watch(&mut self, viewer: Viewer) {
        let Some(running) = &mut self.running else { return };
        // A judge sees everything: not at a table that is still played.
        if viewer == Viewer::Judge && !running.is_over() {
            return;
        }
        running.watch(viewer);
        self.tell();
    }

    /// Sends what the viewer has not heard yet.
    fn tell(&mut self) {
        let Some(running) = &mut self.running else { return };
        let update = running.update();
        let viewer = running.viewer;
        self.say(&Reply::Update(viewer, Box::new(update)));
    }

    /// Commits a change, stores the table, tells the page and wakes the next bot; or says why not.
    async fn change(
        &mut self,
        change: Result<table::Change<Rules>, Refused<<Rules as Game>::Refusal>>,
    ) {
        let Some(running) = &mut self.running else { return };
        let dropped = change.as_ref().ok().and_then(|change| change.dropped().cloned());
        let committed = change.and_then(|change| running.table.commit(change));
        if let Err(refused) = committed {
            self.say(&Reply::Refused(refused));
            self.tell();
            return;
        }
        self.changed().await;
        if let Some(rest) = dropped {
            self.say(&Reply::Refused(rest));
        }
    }

    /// The table has changed: stores it, tells the page, wakes the next bot.
    async fn changed(&mut self) {
        let Some(running) = &mut self.running else { return };
        let kept = running.kept(self.rivals.me());
        let holder = self.is_kept.then_some(self.rivals.me());
        match self.store.put(&kept, holder).await {
            Ok(()) => self.is_kept = true,
            Err(StoreError::NotOurs) => return self.yield_to_rival(&kept.summary.id),
            // The game goes on as long as the page is open; the person is told that it is not kept.
            Err(error) => self.say(&Reply::Failed(error.to_string())),
        }
        self.tell();
        self.wind_clock();
        self.wake_bot();
    }

    /// Where a clock was agreed on and runs, lets it run down.
    fn wind_clock(&mut self) {
        let Some(running) = &mut self.running else { return };
        let Some(seconds) = running.clock() else { return };
        let (tasks, id) = (self.tasks.clone(), running.id.clone());
        timer::after(&self.scope, seconds * 1000, move || {
            let _ = tasks.unbounded_send(Task::TimeUp(id));
        });
    }

    async fn time_up(&mut self, id: &str) {
        let Some(running) = self.running.as_ref().filter(|running| running.id == id) else {
            return;
        };
        // A player who was quicker than the clock has already ended it; then the rules refuse this.
        if let Ok(change) = running.table.table_act(TableAct::TimeUp) {
            self.change(Ok(change)).await;
        }
    }

    /// If a bot is to act, lets it act after its time.
    fn wake_bot(&self) {
        let Some(running) = &self.running else { return };
        let bot = running.bot_to_act();
        self.say(&Reply::Thinking(bot));
        if bot.is_some() {
            let (tasks, seq) = (self.tasks.clone(), running.table.seq());
            timer::after(&self.scope, self.pace, move || {
                let _ = tasks.unbounded_send(Task::BotStep { seq });
            });
        }
    }

    /// All bots that are asked something answer at one moment.
    async fn bot_step(&mut self, seq: u32) {
        let Some(running) = &mut self.running else { return };
        if running.table.seq() != seq {
            return;
        }
        let change = running.table.submit_all(&running.bot_answers());
        match change.and_then(|change| running.table.commit(change)) {
            Err(refused) => self.change(Err(refused)).await,
            Ok(()) => self.changed().await,
        }
    }

    fn yield_to_rival(&mut self, id: &str) {
        if self.running.as_ref().is_some_and(|running| running.id == id) {
            self.close();
            self.say(&Reply::TakenOver(id.to_owned()));
        }
    }

    /// The open table is on its way to others.
    fn hand_over(&self, id: &str) {
        let open = self.running.as_ref().filter(|running| running.id == id);
        match open {
            Some(running) => self.say(&Reply::HandedOver(Box::new(running.saved()))),
            None => self.say(&Reply::Gone(id.to_owned())),
        }
    }

    async fn story(&self, id: &str) {
        // The open table has its story even where the browser keeps nothing.
        let open = self.running.as_ref().filter(|running| running.id == id && running.is_over());
        let saved = match open {
            Some(open) => Some(open.saved()),
            None => {
                let kept: Option<Kept> = self.store.get(id).await.ok().flatten();
                let stored = kept.and_then(|kept| Running::restore(id, &kept));
                stored.filter(Running::is_over).map(|stored| stored.saved())
            }
        };
        self.say(&match saved {
            Some(saved) => Reply::Story(id.to_owned(), Box::new(saved)),
            None => Reply::NoStory(id.to_owned()),
        });
    }
}
