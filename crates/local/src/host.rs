//! Answers the lines of a page and what it asks of the device, one task at a time.
//!
//! Every change is stored before it is committed and told to any line. Where nothing can be stored, the game goes on
//! and the page is told so; the next write stores what is missing.

use game::{ActionList, TableAct, Viewer};
use table::{Change, Refused, Summary};
use wire::{CLOCK_MILLIS, Denied, TableId, ToClient, ToClientOf, ToServer, ToServerOf};

use crate::local_table::{LocalTable, unstored};
use crate::stored;
use crate::{
    Device, FromDevice, FromDeviceOf, FromWorker, Later, LineId, Local, May, Question, SavedOf,
    Thought, ToDevice, ToDeviceOf, ToWorker, ToWorkerOf, Unstored, Write,
};

/// What a host does next.
#[derive(Clone, Debug)]
pub enum Task<G: Local> {
    /// The page says something.
    Message(ToWorkerOf<G>),
    /// The time has come.
    Later(Later),
    /// Another tab takes this table over.
    Yield(TableId),
}

/// The tables of one device that are open, and the lines of one page.
pub struct Host<G: Local, D> {
    device: D,
    lines: Vec<(LineId, Viewer)>,
    tables: Vec<LocalTable<G>>,
    /// Milliseconds between two steps of bots.
    pace: u32,
}

/// A change that was worked out, or why there is none.
type Planned<G> = Result<Change<G>, Refused<<G as game::Game>::Refusal>>;

impl<G: Local, D: Device<G>> Host<G, D> {
    /// A host without tables.
    pub const fn new(device: D) -> Self {
        Self { device, lines: Vec::new(), tables: Vec::new(), pace: 0 }
    }

    /// The device.
    pub const fn device(&self) -> &D {
        &self.device
    }

    /// Does one task. `is_forgotten` says whether a question needs no answer any more.
    pub async fn perform(&mut self, task: Task<G>, is_forgotten: impl Fn(u32) -> bool) {
        match task {
            Task::Message(ToWorker::Open(line, viewer)) => {
                self.lines.retain(|(other, _)| *other != line);
                self.lines.push((line, viewer));
            }
            Task::Message(ToWorker::Say(line, frame)) => self.hear(line, *frame).await,
            Task::Message(ToWorker::Close(line)) => {
                self.lines.retain(|(other, _)| *other != line);
                self.leave(line);
            }
            Task::Message(ToWorker::Device(asked)) => self.answer(asked).await,
            Task::Message(ToWorker::Think(question)) => {
                if !is_forgotten(question.number) {
                    self.think(&question);
                }
            }
            // Whoever collects the tasks has noted it.
            Task::Message(ToWorker::Forget(_)) => {}
            Task::Later(Later::Bots { table, rows }) => self.bots(&table, rows).await,
            Task::Later(Later::TimeUp { table, round }) => self.time_up(&table, round).await,
            Task::Yield(table) => self.lose(&table),
        }
    }

    fn say(&self, line: LineId, frame: ToClientOf<G>) {
        self.device.say(FromWorker::Said(line, Box::new(frame)));
    }

    fn tell(&self, news: FromDeviceOf<G>) {
        self.device.say(FromWorker::Device(news));
    }

    fn place(&self, table: &str) -> Option<usize> {
        self.tables.iter().position(|open| open.id == table)
    }

    fn table(&mut self, table: &str) -> Option<&mut LocalTable<G>> {
        self.tables.iter_mut().find(|open| open.id == table)
    }

    /// Answers what is said on a line, as a server does.
    async fn hear(&mut self, line: LineId, frame: ToServerOf<G>) {
        let Some(viewer) = self.lines.iter().find(|(id, _)| *id == line).map(|(_, one)| *one)
        else {
            return;
        };
        match frame {
            ToServer::Open { table, token: _, heard } => {
                return self.open(line, viewer, table, heard).await;
            }
            ToServer::Close => {
                self.leave(line);
                return self.say(line, ToClient::Closed);
            }
            ToServer::Ping(number) => return self.say(line, ToClient::Pong(number)),
            // A page and its worker share the memory of the device: a view is copied in no time.
            ToServer::Patches => return,
            _ => {}
        }
        let Some(open) = self.tables.iter_mut().find(|open| open.has(line)) else {
            return self.say(line, ToClient::Denied(Denied::NotOpen));
        };
        let Some(seat) = viewer.seat() else {
            return self.say(line, ToClient::Denied(Denied::NoSeat));
        };
        let id = open.id.clone();
        match frame {
            ToServer::Submit { ask, actions } => {
                let planned = open.table.submit(seat, ask, &actions);
                self.change(&id, Some((line, ask)), planned).await;
            }
            ToServer::Resign => {
                let ask = open.table.ask(seat);
                let planned = open.table.table_act(TableAct::Resign(seat));
                self.change(&id, Some((line, ask)), planned).await;
            }
            ToServer::Legal => {
                let mut legal = ActionList::new();
                open.table.game().legal(open.table.state(), seat, &mut legal);
                let ask = open.table.ask(seat);
                self.say(line, ToClient::Legal { ask, actions: legal.to_vec() });
            }
            // Here nobody sits down, votes or talks, and nothing is dealt.
            ToServer::Name(_)
            | ToServer::Create(_)
            | ToServer::Open { .. }
            | ToServer::Close
            | ToServer::Sit { .. }
            | ToServer::Leave
            | ToServer::Options(_)
            | ToServer::Bot { .. }
            | ToServer::Kick(_)
            | ToServer::NewLinks
            | ToServer::Start
            | ToServer::Say(_)
            | ToServer::Greet(_)
            | ToServer::Rematch
            | ToServer::Record
            | ToServer::Ping(_)
            | ToServer::Upload(_)
            | ToServer::Patches
            | ToServer::Commit(_)
            | ToServer::Reveal(_)
            | ToServer::StartWithout(_)
            | ToServer::Propose(_)
            | ToServer::Vote { .. }
            | ToServer::ReturnLink
            | ToServer::RemoveWatcher(_)
            | ToServer::MuteWatcher { .. } => {
                self.say(line, ToClient::Denied(Denied::WrongStage));
            }
        }
    }

    /// A line wants to look at a table, which is read from the database if it is not open yet.
    async fn open(&mut self, line: LineId, viewer: Viewer, table: TableId, heard: u32) {
        if !self.tables.iter().any(|open| open.id == table && open.has(line)) {
            self.leave(line);
        }
        if self.place(&table).is_none() {
            if self.device.is_elsewhere(&table).await {
                return self.tell(FromDevice::Elsewhere(table));
            }
            let read = match self.read(&table).await {
                Ok(read) => read,
                Err(error) => {
                    self.tell(FromDevice::NotStored(error.to_string()));
                    None
                }
            };
            let Some(read) = read else {
                return self.say(line, ToClient::Denied(Denied::NoTable));
            };
            self.begin(read).await;
        }
        let Some(open) = self.table(&table) else { return };
        if !open.admits(viewer) {
            return self.say(line, ToClient::Denied(Denied::NoSeat));
        }
        let update = open.attach(line, viewer, heard);
        let (you, info, edition) = (open.you(viewer), open.info(), open.edition.clone());
        self.tell(FromDevice::Opened { table: table.clone(), edition });
        self.say(line, ToClient::You(you));
        self.say(line, ToClient::Table(Box::new(info)));
        if let Some(update) = update {
            self.say(line, ToClient::Update(Box::new(update)));
        }
        self.say(line, ToClient::Clock(self.time_left(&table)));
        self.wind(&table);
        self.wake_bots(&table);
    }

    async fn read(&self, table: &str) -> Result<Option<LocalTable<G>>, Unstored> {
        let found = self.device.read(table).await?;
        Ok(found.and_then(|found| LocalTable::read(table, &found)))
    }

    /// From here on the table is this tab's.
    async fn begin(&mut self, mut open: LocalTable<G>) {
        self.device.hold(&open.id);
        match self.store(&open, None, false).await {
            Ok(stored) => open.stored = Some(stored),
            Err(error) => self.tell(FromDevice::NotStored(error.to_string())),
        }
        self.tables.push(open);
    }

    /// Stores what of a table is not stored yet, and with it a change; says how many rows are stored then. With
    /// `is_ours` only if no other tab has taken the table over.
    async fn store(
        &self,
        open: &LocalTable<G>,
        change: Option<&Change<G>>,
        is_ours: bool,
    ) -> Result<u32, Unstored> {
        let unwritable = || Unstored::Browser("the table cannot be written".to_owned());
        let (table, tab) = (&open.table, self.device.tab());
        let new = change.map(Change::rows).unwrap_or_default();
        let state = change.map_or(table.state(), Change::state);
        let rows = unstored(table, open.stored.unwrap_or(0), new);
        let total = table.seq().saturating_add(u32::try_from(new.len()).unwrap_or(u32::MAX));
        let entry = open.entry(state, total, tab, self.device.now()).write();
        let entry = entry.ok_or_else(unwritable)?;
        let is_held = |there: Option<&[u8]>| {
            there.and_then(stored::listed).is_some_and(|(_, holder)| holder == tab)
        };
        let may: Option<&May<'_>> = is_ours.then_some(&is_held);
        let mut parts = Vec::new();
        if open.stored.is_none() {
            parts.push((0, stored::write_head::<G>(&open.head()).ok_or_else(unwritable)?));
        }
        if !rows.is_empty() {
            let first = open.stored.unwrap_or(0).saturating_add(1);
            parts.push((first, stored::write_rows(table.game(), &rows).ok_or_else(unwritable)?));
        }
        let (entry, parts) = (entry.as_slice(), parts.as_slice());
        let anew = open.stored.is_none();
        self.device.write(Write { table: &open.id, entry, parts, anew, may }).await?;
        Ok(total)
    }

    /// A line leaves its table; a table without lines is closed.
    fn leave(&mut self, line: LineId) {
        let Some(place) = self.tables.iter().position(|open| open.has(line)) else { return };
        let Some(open) = self.tables.get_mut(place) else { return };
        open.detach(line);
        if open.lines().next().is_none() {
            let id = open.id.clone();
            self.close(&id);
        }
    }

    fn close(&mut self, table: &str) {
        if let Some(place) = self.place(table) {
            self.tables.swap_remove(place);
            self.device.release(table);
        }
    }

    /// Another tab has taken the table over.
    fn lose(&mut self, table: &str) {
        let Some(open) = self.tables.iter().find(|open| open.id == table) else { return };
        let lines: Vec<LineId> = open.lines().collect();
        self.close(table);
        self.tell(FromDevice::TakenOver(table.to_owned()));
        for line in lines {
            self.say(line, ToClient::Closed);
        }
    }

    /// Stores a change, commits it, tells all lines, and wakes clock and bots; or tells `asker` why not.
    async fn change(
        &mut self,
        table: &str,
        asker: Option<(LineId, table::Ask)>,
        planned: Planned<G>,
    ) {
        let refuse = |host: &mut Self, why: Refused<G::Refusal>| {
            let Some((line, ask)) = asker else { return };
            let is_old = matches!(why, Refused::Stale | Refused::MovedOn);
            host.say(line, ToClient::Refused { ask, why });
            if is_old && let Some(update) = host.table(table).and_then(|open| open.again(line)) {
                host.say(line, ToClient::Update(Box::new(update)));
            }
        };
        let change = match planned {
            Ok(change) => change,
            Err(why) => return refuse(self, why),
        };
        let Some(open) = self.tables.iter().find(|open| open.id == table) else { return };
        // A table that was never stored has no entry that another tab could have taken.
        let is_ours = open.stored.is_some();
        let stored = match self.store(open, Some(&change), is_ours).await {
            Ok(stored) => Some(stored),
            Err(Unstored::NotOurs) => return self.lose(table),
            Err(error) => {
                // The game goes on as long as the page is open.
                self.tell(FromDevice::NotStored(error.to_string()));
                None
            }
        };
        let dropped = change.dropped().cloned();
        let Some(open) = self.table(table) else { return };
        open.stored = stored.or(open.stored);
        if let Err(why) = open.table.commit(change) {
            return refuse(self, why);
        }
        let is_over = open.is_over();
        let (news, info) = (open.news(), is_over.then(|| open.info()));
        for (line, update) in news {
            if let Some(info) = &info {
                self.say(line, ToClient::Table(Box::new(info.clone())));
            }
            self.say(line, ToClient::Update(Box::new(update)));
        }
        if let Some(why) = dropped {
            refuse(self, why);
        }
        self.wind(table);
        self.wake_bots(table);
    }

    fn time_left(&self, table: &str) -> Option<u32> {
        let open = self.tables.iter().find(|open| open.id == table)?;
        let (_, until) = open.clock?;
        Some(u32::try_from(until.saturating_sub(self.device.now())).unwrap_or(u32::MAX))
    }

    /// Starts, stops or leaves alone the clock, as the rules say now.
    fn wind(&mut self, table: &str) {
        let now = self.device.now();
        let Some(open) = self.table(table) else { return };
        let round = open.timed_round();
        if round == open.clock.map(|(round, _)| round) {
            return;
        }
        open.clock = round.map(|round| (round, now.saturating_add(CLOCK_MILLIS.into())));
        let lines: Vec<LineId> = open.lines().collect();
        if let Some(round) = round {
            self.device.after(CLOCK_MILLIS, Later::TimeUp { table: table.to_owned(), round });
        }
        for line in lines {
            self.say(line, ToClient::Clock(round.map(|_| CLOCK_MILLIS)));
        }
    }

    async fn time_up(&mut self, table: &str, round: u32) {
        let Some(open) = self.table(table) else { return };
        let runs = open.clock.is_some_and(|(running, _)| running == round);
        if !runs || open.timed_round() != Some(round) {
            return;
        }
        let planned = open.table.table_act(TableAct::TimeUp);
        self.change(table, None, planned).await;
    }

    /// If bots are to act, lets them act after their time. They wait while nobody looks.
    fn wake_bots(&self, table: &str) {
        let Some(open) = self.tables.iter().find(|open| open.id == table) else { return };
        if open.waits_for_bots() && open.lines().next().is_some() {
            let rows = open.table.seq();
            self.device.after(self.pace, Later::Bots { table: table.to_owned(), rows });
        }
    }

    /// All bots that are asked something answer at one moment, which is one write.
    async fn bots(&mut self, table: &str, rows: u32) {
        let Some(open) = self.table(table) else { return };
        if open.table.seq() != rows {
            return;
        }
        let planned = open.table.submit_all(&open.bot_answers());
        self.change(table, None, planned).await;
    }

    /// Answers what only a device can do.
    async fn answer(&mut self, asked: ToDeviceOf<G>) {
        match asked {
            ToDevice::List => self.list().await,
            ToDevice::Create(new) => {
                // Options that no table can have are refused by the page; opening such a table finds none.
                if let Some(open) = LocalTable::create(*new) {
                    self.begin(open).await;
                }
            }
            ToDevice::Delete(table) => {
                self.close(&table);
                match self.device.delete(&table).await {
                    Ok(()) => self.list().await,
                    Err(error) => self.tell(FromDevice::NotStored(error.to_string())),
                }
            }
            ToDevice::TakeOver(table) => self.device.claim(&table),
            ToDevice::Keep(table, saved) => self.keep(&table, *saved).await,
            ToDevice::History(table) => {
                let history = self.history(&table).await.map(Box::new);
                self.tell(FromDevice::History(table, history));
            }
            ToDevice::HandOver(table) => {
                if let Some(open) = self.tables.iter().find(|open| open.id == table) {
                    self.tell(FromDevice::HandedOver(Box::new(open.saved().into())));
                }
            }
            ToDevice::Pace(millis) => self.pace = millis,
        }
    }

    async fn list(&self) {
        let entries = match self.device.entries().await {
            Ok(entries) => entries,
            Err(error) => {
                self.tell(FromDevice::NotStored(error.to_string()));
                Vec::new()
            }
        };
        let summaries = entries.iter().filter_map(|entry| stored::listed(entry));
        let mut tables: Vec<Summary> = summaries.map(|(summary, _)| summary).collect();
        game::sort_few(&mut tables, |summary| core::cmp::Reverse(summary.played));
        self.tell(FromDevice::Tables(tables));
    }

    /// A table that was played elsewhere is stored as if it had been played here.
    async fn keep(&self, table: &str, saved: SavedOf<G>) {
        let Some(open) = LocalTable::<G>::restore(table, saved) else { return };
        if let Err(error) = self.store(&open, None, false).await {
            self.tell(FromDevice::NotStored(error.to_string()));
        }
    }

    /// All that was done at a table that is over. An open one has its history even where nothing can be stored.
    async fn history(&self, table: &str) -> Option<SavedOf<G>> {
        if let Some(open) = self.tables.iter().find(|open| open.id == table) {
            return open.is_over().then(|| open.saved());
        }
        let read = self.read(table).await.ok()??;
        read.is_over().then(|| read.saved())
    }

    /// Thinks something through, from what the viewer sees alone.
    fn think(&self, asked: &Question<G::View, G::Question>) {
        let Question { number, rules, edition, viewer, view, question } = asked;
        self.device.say(FromWorker::Thought(*number, Thought::Begun));
        let game = G::load(edition.as_deref(), Some(*rules));
        let thought = game
            .map_or(Thought::Nothing, |game| Thought::Answer(game.advise(view, *viewer, question)));
        self.device.say(FromWorker::Thought(*number, thought));
    }
}
