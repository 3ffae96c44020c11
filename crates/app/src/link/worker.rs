//! The worker as a way to tables: lines are numbers in front of the frames. It also does what only a device can do.

use core::cell::{Cell, RefCell};
use std::rc::Rc;

use game::{Advise, Viewer};
use js_sys::Uint8Array;
use local::{FromDeviceOf, FromWorker, FromWorkerOf, LineId, Thought, ToWorker, ToWorkerOf};
use ui::link::{Hear, Line, Link, News};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::Closure;
use web_sys::MessageEvent;
use wire::{ToServerOf, decode, encode};

use crate::Rules;

/// What the worker says that belongs to no line.
pub enum Heard {
    /// Of the device.
    Device(FromDeviceOf<Rules>),
    /// Of the question with this number.
    Thought(u32, Thought<<Rules as Advise>::Advice>),
}

/// The worker.
#[derive(Clone)]
pub struct Worker(Rc<Shared>);

/// What is called with all that happens on a line.
type Listener = Rc<dyn Fn(News<Rules>)>;
/// What is called with every message of the worker.
type Messages = Closure<dyn FnMut(MessageEvent)>;

struct Shared {
    worker: web_sys::Worker,
    next: Cell<LineId>,
    lines: RefCell<Vec<(LineId, Listener)>>,
    /// Lives as long as the worker may call it.
    heard: RefCell<Option<Messages>>,
}

impl Worker {
    /// Listens to this worker; `hear` is called with what belongs to no line.
    pub fn new(worker: web_sys::Worker, hear: impl Fn(Heard) + 'static) -> Self {
        let (lines, next) = (RefCell::new(Vec::new()), Cell::new(0));
        let shared = Rc::new(Shared { worker, next, lines, heard: RefCell::new(None) });
        let listening = Rc::downgrade(&shared);
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let Some(shared) = listening.upgrade() else { return };
            let bytes = event.data().dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec());
            let Ok(message) = decode::<FromWorkerOf<Rules>>(&bytes.unwrap_or_default()) else {
                return;
            };
            match message {
                FromWorker::Said(line, frame) => {
                    if let Some(hear) = shared.line(line) {
                        hear(News::Frame(frame));
                    }
                }
                FromWorker::Device(news) => hear(Heard::Device(news)),
                FromWorker::Thought(number, thought) => hear(Heard::Thought(number, thought)),
            }
        });
        shared.worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        *shared.heard.borrow_mut() = Some(heard);
        Self(shared)
    }

    /// Says something.
    pub fn send(&self, message: &ToWorkerOf<Rules>) {
        self.0.send(message);
    }
}

impl Shared {
    fn send(&self, message: &ToWorkerOf<Rules>) {
        if let Ok(bytes) = encode(message) {
            // Bytes can always be cloned for a worker.
            let _ = self.worker.post_message(&Uint8Array::from(bytes.as_slice()));
        }
    }

    /// What listens to this line; a line that was closed meanwhile has nothing that does.
    fn line(&self, line: LineId) -> Option<Listener> {
        let lines = self.lines.borrow();
        lines.iter().find(|(id, _)| *id == line).map(|(_, hear)| Rc::clone(hear))
    }
}

impl Link<Rules> for Worker {
    fn line(&self, viewer: Viewer, hear: Hear<Rules>) -> Box<dyn Line<Rules>> {
        let id = self.0.next.get();
        self.0.next.set(id.wrapping_add(1));
        self.0.lines.borrow_mut().push((id, Rc::from(hear)));
        self.0.send(&ToWorker::Open(id, viewer));
        Box::new(WorkerLine { id, shared: Rc::clone(&self.0) })
    }
}

struct WorkerLine {
    id: LineId,
    shared: Rc<Shared>,
}

impl Line<Rules> for WorkerLine {
    fn send(&self, frame: &ToServerOf<Rules>) {
        self.shared.send(&ToWorker::Say(self.id, Box::new(frame.clone())));
    }
}

impl Drop for WorkerLine {
    fn drop(&mut self) {
        self.shared.lines.borrow_mut().retain(|(id, _)| *id != self.id);
        self.shared.send(&ToWorker::Close(self.id));
    }
}
