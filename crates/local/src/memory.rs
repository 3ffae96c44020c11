//! A device of memory and a page that listens to it, for tests.
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::collections::VecDeque;
use std::rc::Rc;

use crate::{
    Device, Found, FromDevice, FromDeviceOf, FromWorker, FromWorkerOf, Host, Later, LineId, Local,
    Task, ToDeviceOf, ToWorker, Unstored, Write,
};
use game::Viewer;
use wire::{ToClientOf, ToServer, ToServerOf};

/// What a device of memory holds; tests look at it and change it.
pub struct Memory<G: Local> {
    /// The tables that are stored, by name.
    pub stored: RefCell<BTreeMap<String, Found>>,
    /// What the host has said, the oldest first.
    pub said: RefCell<VecDeque<FromWorkerOf<G>>>,
    /// What is to be done later, and after how many milliseconds.
    pub later: RefCell<Vec<(u32, Later)>>,
    /// The time, in milliseconds since 1970.
    pub now: Cell<u64>,
    /// The number of this tab.
    pub tab: Cell<u64>,
    /// Does the disk refuse to write?
    pub full: Cell<bool>,
    /// Number of writes, and how many bytes the last one had.
    pub writes: Cell<(u32, usize)>,
    /// The tables that another tab has open.
    pub elsewhere: RefCell<Vec<String>>,
}

impl<G: Local> Default for Memory<G> {
    fn default() -> Self {
        Self {
            stored: RefCell::default(),
            said: RefCell::default(),
            later: RefCell::default(),
            now: Cell::new(1_700_000_000_000),
            tab: Cell::new(1),
            full: Cell::new(false),
            writes: Cell::new((0, 0)),
            elsewhere: RefCell::default(),
        }
    }
}

/// The device.
#[derive(Clone)]
pub struct OnMemory<G: Local>(pub Rc<Memory<G>>);

impl<G: Local> Device<G> for OnMemory<G> {
    fn say(&self, message: FromWorkerOf<G>) {
        self.0.said.borrow_mut().push_back(message);
    }

    fn after(&self, millis: u32, then: Later) {
        self.0.later.borrow_mut().push((millis, then));
    }

    fn now(&self) -> u64 {
        self.0.now.get()
    }

    fn tab(&self) -> u64 {
        self.0.tab.get()
    }

    async fn is_elsewhere(&self, table: &str) -> bool {
        self.0.elsewhere.borrow().iter().any(|other| other == table)
    }

    fn claim(&self, table: &str) {
        self.0.elsewhere.borrow_mut().retain(|other| other != table);
    }

    fn hold(&self, _: &str) {}

    fn release(&self, _: &str) {}

    async fn entries(&self) -> Result<Vec<Vec<u8>>, Unstored> {
        Ok(self.0.stored.borrow().values().map(|found| found.entry.clone()).collect())
    }

    async fn read(&self, table: &str) -> Result<Option<Found>, Unstored> {
        Ok(self.0.stored.borrow().get(table).cloned())
    }

    async fn write(&self, write: Write<'_>) -> Result<(), Unstored> {
        if self.0.full.get() {
            return Err(Unstored::Browser("the disk is full".to_owned()));
        }
        let Write { table, entry, parts, anew, may } = write;
        let mut stored = self.0.stored.borrow_mut();
        let there = stored.get(table).map(|found| found.entry.as_slice());
        if may.is_some_and(|may| !may(there)) {
            return Err(Unstored::NotOurs);
        }
        let found = stored.entry(table.to_owned()).or_default();
        if anew {
            found.parts.clear();
        }
        entry.clone_into(&mut found.entry);
        found.parts.extend(parts.iter().map(|(_, part)| part.clone()));
        let bytes = entry.len() + parts.iter().map(|(_, part)| part.len()).sum::<usize>();
        self.0.writes.set((self.0.writes.get().0 + 1, bytes));
        Ok(())
    }

    async fn delete(&self, table: &str) -> Result<(), Unstored> {
        self.0.stored.borrow_mut().remove(table);
        Ok(())
    }
}

/// A page with its worker.
pub struct Page<G: Local> {
    /// What the device holds.
    pub memory: Rc<Memory<G>>,
    host: Host<G, OnMemory<G>>,
}

impl<G: Local> Page<G> {
    /// A page on this device.
    pub fn new(memory: &Rc<Memory<G>>) -> Self {
        Self { memory: Rc::clone(memory), host: Host::new(OnMemory(Rc::clone(memory))) }
    }

    /// Lets the host do a task.
    pub fn perform(&mut self, task: Task<G>) {
        futures::executor::block_on(self.host.perform(task, |_| false));
    }

    /// The same after this question was forgotten.
    pub fn perform_forgetting(&mut self, task: Task<G>, forgotten: u32) {
        futures::executor::block_on(self.host.perform(task, |number| number == forgotten));
    }

    /// Asks the device for something.
    pub fn device(&mut self, asked: ToDeviceOf<G>) {
        self.perform(Task::Message(ToWorker::Device(asked)));
    }

    /// Says something on a line.
    pub fn say(&mut self, line: LineId, frame: ToServerOf<G>) {
        self.perform(Task::Message(ToWorker::Say(line, Box::new(frame))));
    }

    /// Opens a line for this viewer, and on it a table.
    pub fn open(&mut self, line: LineId, viewer: Viewer, table: &str) {
        self.perform(Task::Message(ToWorker::Open(line, viewer)));
        self.say(line, ToServer::Open { table: table.to_owned(), token: None, heard: 0 });
    }

    /// Lets the bots act until they wait for somebody; says how often they did.
    pub fn let_bots_play(&mut self) -> usize {
        let mut steps = 0;
        loop {
            let all = std::mem::take(&mut *self.memory.later.borrow_mut());
            let (bots, clocks): (Vec<_>, Vec<_>) =
                all.into_iter().partition(|(_, it)| matches!(it, Later::Bots { .. }));
            self.memory.later.borrow_mut().extend(clocks);
            if bots.is_empty() {
                return steps;
            }
            bots.into_iter().for_each(|(_, later)| self.perform(Task::Later(later)));
            steps += 1;
        }
    }

    /// What was said since the last time.
    pub fn heard(&self) -> Vec<FromWorkerOf<G>> {
        self.memory.said.borrow_mut().drain(..).collect()
    }

    /// What was said on this line since the last time; all else is dropped.
    pub fn heard_on(&self, line: LineId) -> Vec<ToClientOf<G>> {
        let on = |message| match message {
            FromWorker::Said(on, frame) if on == line => Some(*frame),
            _ => None,
        };
        self.heard().into_iter().filter_map(on).collect()
    }

    /// What the device said since the last time; all else is dropped.
    pub fn heard_of_device(&self) -> Vec<FromDeviceOf<G>> {
        let of = |message| match message {
            FromWorker::Device(news) => Some(news),
            _ => None,
        };
        self.heard().into_iter().filter_map(of).collect()
    }

    /// The tables that are listed.
    pub fn list(&mut self) -> Vec<table::Summary> {
        self.device(crate::ToDevice::List);
        let tables = |news| match news {
            FromDevice::Tables(tables) => Some(tables),
            _ => None,
        };
        self.heard_of_device().into_iter().find_map(tables).unwrap_or_default()
    }
}
