//! The reactive graph: signals, memos (derived values) and effects.
//!
//! A change only marks what depends on it. A memo is recomputed when it is read, an effect when its turn comes
//! (`queue`), and each first checks whether anything that it read has really changed. So nothing runs twice for one
//! change, or with some values from before it and some from after it.
//!
//! Single-threaded, without locks; knows no page.

pub(crate) mod queue;
pub(crate) mod slots;
#[cfg(test)]
mod tests;

use core::any::Any;
use core::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use crate::scope::Owner;

/// Any value.
pub(crate) type Held = Rc<dyn Any>;
/// Works a value out, knowing the last one.
pub(crate) type Step = Box<dyn Fn(Option<&Held>) -> Held>;
/// Are two values the same?
pub(crate) type Same = fn(&Held, &Held) -> bool;

/// How much of a value or an effect still holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum State {
    /// Everything.
    Fresh,
    /// Something that it depends on may have changed.
    Doubtful,
    /// Something that it read has changed.
    Stale,
}

/// A value or an effect, and its place in the graph.
pub(crate) struct Node {
    /// Later ones have higher numbers.
    number: u64,
    state: Cell<State>,
    value: RefCell<Option<Held>>,
    /// What it read when it was worked out last.
    sources: RefCell<Vec<Weak<Node>>>,
    /// Who read it, in the order in which they did; also some that do not follow it any more.
    followers: RefCell<Vec<Follower>>,
    /// How often it was worked out.
    runs: Cell<u32>,
    work: Work,
}

/// A node and when it read something: if it has been worked out since then, that does not count any more. So nobody has
/// to be looked for among thousands that follow the same value.
struct Follower {
    node: Weak<Node>,
    run: u32,
}

impl Follower {
    /// The node, if it still follows.
    fn still(&self) -> Option<Rc<Node>> {
        self.node.upgrade().filter(|node| node.runs.get() == self.run)
    }
}

enum Work {
    /// A value that is set from outside.
    Set,
    Memo {
        owner: Owner,
        step: Step,
        same: Same,
    },
    Effect {
        owner: Owner,
        kind: Kind,
        /// None while it runs.
        run: RefCell<Option<Box<dyn FnMut()>>>,
    },
}

/// What an effect is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// It brings the page up to date.
    Page,
    /// Anything else, which finds the page up to date.
    Other,
}

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
    /// What is being worked out, and follows whatever is read meanwhile.
    static READER: RefCell<Option<Rc<Node>>> = const { RefCell::new(None) };
}

/// Does something for this reader; for none, nothing is followed.
fn read_as(reader: Option<Rc<Node>>, done: &mut dyn FnMut()) {
    let before = READER.replace(reader);
    done();
    READER.set(before);
}

/// Does something that follows nothing, whoever asks for it.
pub(crate) fn quietly<R>(done: impl FnOnce() -> R) -> R {
    let before = READER.take();
    let result = done();
    READER.set(before);
    result
}

impl Node {
    fn new(state: State, value: Option<Held>, work: Work) -> Rc<Self> {
        let number = COUNT.get();
        COUNT.set(number + 1);
        Rc::new(Self {
            number,
            state: Cell::new(state),
            value: RefCell::new(value),
            sources: RefCell::default(),
            followers: RefCell::default(),
            runs: Cell::new(0),
            work,
        })
    }

    /// A value.
    pub(crate) fn value(held: Held) -> Rc<Self> {
        Self::new(State::Fresh, Some(held), Work::Set)
    }

    /// A value that is worked out.
    pub(crate) fn memo(step: Step, same: Same) -> Rc<Self> {
        Self::new(State::Stale, None, Work::Memo { owner: Owner::new(), step, same })
    }

    /// Something to be done; it waits for [`Node::run`] or for its turn.
    pub(crate) fn effect(kind: Kind, run: Box<dyn FnMut()>) -> Rc<Self> {
        let run = RefCell::new(Some(run));
        Self::new(State::Stale, None, Work::Effect { owner: Owner::new(), kind, run })
    }

    /// What it is now.
    pub(crate) fn peek(self: &Rc<Self>) -> Option<Held> {
        self.refresh();
        self.value.borrow().clone()
    }

    /// What it is now; whoever is being worked out follows it.
    pub(crate) fn read(self: &Rc<Self>) -> Option<Held> {
        let held = self.peek();
        if let Some(reader) = READER.with_borrow(Clone::clone) {
            let mut sources = reader.sources.borrow_mut();
            if !sources.iter().rev().any(|known| known.as_ptr() == Rc::as_ptr(self)) {
                sources.push(Rc::downgrade(self));
                self.follow(&reader);
            }
        }
        held
    }

    fn follow(&self, reader: &Rc<Self>) {
        let mut followers = self.followers.borrow_mut();
        if followers.len() == followers.capacity() {
            followers.retain(|follower| follower.still().is_some());
            // As much room as is used, so that this is not done again soon.
            let used = followers.len();
            followers.reserve(used + 1);
        }
        followers.push(Follower { node: Rc::downgrade(reader), run: reader.runs.get() });
    }

    /// Another value, of which nobody is told.
    pub(crate) fn put(&self, held: Held) {
        let _last = self.value.replace(Some(held));
    }

    /// Another value.
    pub(crate) fn set(&self, held: Held) {
        self.put(held);
        self.mark_followers(State::Stale);
    }

    fn mark_followers(&self, state: State) {
        for follower in self.followers.borrow().iter().filter_map(Follower::still) {
            follower.mark(state);
        }
    }

    fn mark(self: &Rc<Self>, state: State) {
        let before = self.state.get();
        self.state.set(before.max(state));
        // Whoever follows something that is not fresh has been told before.
        if before == State::Fresh {
            match &self.work {
                Work::Set | Work::Memo { .. } => self.mark_followers(State::Doubtful),
                Work::Effect { kind, .. } => queue::add(*kind, self.number, self),
            }
        }
    }

    /// Must it be worked out anew? From now on it counts as fresh.
    fn was_stale(&self) -> bool {
        if self.state.get() == State::Doubtful {
            let sources = self.sources.borrow().clone();
            for source in sources.iter().filter_map(Weak::upgrade) {
                // If it has another value now, it marks this.
                source.refresh();
                if self.state.get() == State::Stale {
                    break;
                }
            }
        }
        self.state.replace(State::Fresh) == State::Stale
    }

    /// Works a memo out, if that is necessary.
    fn refresh(self: &Rc<Self>) {
        let Work::Memo { owner, step, same } = &self.work else { return };
        if !self.was_stale() {
            return;
        }
        let last = self.value.borrow().clone();
        let mut next = None;
        self.work_out(owner, &mut || next = Some(step(last.as_ref())));
        let Some(next) = next else { return };
        let is_same = last.is_some_and(|last| same(&last, &next));
        self.put(next);
        if !is_same {
            self.mark_followers(State::Stale);
        }
    }

    /// Runs an effect whose turn has come, if that is necessary.
    pub(crate) fn turn(self: &Rc<Self>) {
        if self.was_stale() {
            self.run();
        }
    }

    /// Runs an effect.
    pub(crate) fn run(self: &Rc<Self>) {
        let Work::Effect { owner, run, .. } = &self.work else { return };
        // In its place again afterwards: what it does must not find it borrowed.
        let Some(mut call) = run.take() else { return };
        self.state.set(State::Fresh);
        self.work_out(owner, &mut call);
        run.replace(Some(call));
    }

    fn work_out(self: &Rc<Self>, owner: &Owner, done: &mut dyn FnMut()) {
        // From now on it follows nothing that it does not read again.
        self.runs.set(self.runs.get().wrapping_add(1));
        self.sources.take();
        owner.end();
        owner.with(|| read_as(Some(Rc::clone(self)), done));
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        match &self.work {
            Work::Set => {}
            Work::Memo { owner, .. } | Work::Effect { owner, .. } => owner.end(),
        }
    }
}

/// An effect that keeps what it made: it runs at once, again when something that it read has changed, and no more when
/// this is dropped.
pub(crate) struct Kept<T> {
    made: Rc<RefCell<Option<T>>>,
    _node: Rc<Node>,
}

impl<T: 'static> Kept<T> {
    /// Makes something of what is there, and again and again.
    pub(crate) fn new(mut make: Box<dyn FnMut(Option<T>) -> T>, first: T) -> Self {
        let made = Rc::new(RefCell::new(Some(first)));
        let place = Rc::clone(&made);
        let run = move || {
            let last = place.take();
            let next = make(last);
            place.replace(Some(next));
        };
        let node = Node::effect(Kind::Page, Box::new(run));
        node.run();
        Self { made, _node: node }
    }

    /// What was made, which is nobody's any more.
    pub(crate) fn take(&self) -> Option<T> {
        self.made.take()
    }

    /// Looks at what was made; nothing while it is being made.
    pub(crate) fn look<R>(&self, look: impl FnOnce(&T) -> R) -> Option<R> {
        self.made.borrow().as_ref().map(look)
    }
}
