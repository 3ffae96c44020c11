//! Values that are followed: whoever reads one while being shown is shown anew when it changes.
//!
//! Inside, all of them hold one and the same type, so that the reactive graph is compiled once and not for each type
//! and closure of the page. A handle is a plain copy; its value goes with the part of the page in which it was made.

use core::marker::PhantomData;
use std::rc::Rc;

use crate::graph::slots::{self, Key};
use crate::graph::{Held, Node, Step, quietly};
use crate::scope::keep;

/// Works a value out.
type Source = Rc<dyn Fn() -> Held>;

fn hold<T: 'static>(value: T) -> Held {
    Rc::new(value)
}

fn look<T: 'static>(held: &Held) -> &T {
    #[expect(clippy::expect_used, reason = "a handle is only ever made with a value of its type")]
    held.downcast_ref().expect("a value of the handle's type")
}

fn owned<T: Clone + 'static>(held: &Held) -> T {
    look::<T>(held).clone()
}

// These stand for all types, so that each is compiled once.
fn read(raw: Key) -> Held {
    there(slots::get(raw).and_then(|node| node.read()))
}
fn peek(raw: Key) -> Held {
    there(slots::get(raw).and_then(|node| node.peek()))
}
fn there(held: Option<Held>) -> Held {
    #[expect(clippy::expect_used, reason = "what reads a value lives no longer than the value")]
    held.expect("a value whose part of the page is there")
}
// What comes too late, such as an answer to a page that was left, is for nobody.
fn write(raw: Key, held: Held) {
    if let Some(node) = slots::get(raw) {
        node.set(held);
    }
}
fn put(raw: Key, held: Held) {
    if let Some(node) = slots::get(raw) {
        node.put(held);
    }
}

macro_rules! handle {
    ($handle:ident) => {
        impl<T> Clone for $handle<T> {
            fn clone(&self) -> Self {
                *self
            }
        }
        impl<T> Copy for $handle<T> {}
    };
}

macro_rules! reading {
    ($handle:ident, $read:expr, $peek:expr) => {
        impl<T: 'static> $handle<T> {
            /// The value, which is followed from now on.
            pub fn get(&self) -> T
            where
                T: Clone,
            {
                owned(&$read(self.raw))
            }

            /// Looks at the value, which is followed from now on.
            pub fn with<R>(&self, look_at: impl FnOnce(&T) -> R) -> R {
                look_at(look(&$read(self.raw)))
            }

            /// The value as it is now.
            pub fn get_untracked(&self) -> T
            where
                T: Clone,
            {
                owned(&$peek(self.raw))
            }

            /// Looks at the value as it is now.
            pub fn with_untracked<R>(&self, look_at: impl FnOnce(&T) -> R) -> R {
                look_at(look(&$peek(self.raw)))
            }

            /// Follows the value without looking at it.
            pub fn track(&self) {
                let _ = $read(self.raw);
            }
        }
    };
}

/// A value that can be changed.
pub struct RwSignal<T> {
    raw: Key,
    of: PhantomData<T>,
}
handle!(RwSignal);
reading!(RwSignal, read, peek);

impl<T: 'static> RwSignal<T> {
    /// Begins with this value.
    pub fn new(value: T) -> Self {
        Self { raw: keep(Node::value(hold(value))), of: PhantomData }
    }

    /// Where the value lies.
    #[cfg(test)]
    pub(crate) fn key(&self) -> Key {
        self.raw
    }

    /// Another value; all who follow it are told, even if it is the same.
    pub fn set(&self, value: T) {
        write(self.raw, hold(value));
    }

    /// Changes the value.
    pub fn update(&self, change: impl FnOnce(&mut T))
    where
        T: Clone,
    {
        let mut value = self.get_untracked();
        change(&mut value);
        self.set(value);
    }
}

/// A value that is worked out when it is asked for, and again only when something it depends on has changed.
pub struct Memo<T> {
    raw: Key,
    of: PhantomData<T>,
}
handle!(Memo);
reading!(Memo, read, peek);

impl<T: PartialEq + 'static> Memo<T> {
    /// Is worked out like this.
    pub fn new(work_out: impl Fn() -> T + 'static) -> Self {
        Self::from_step(Box::new(move |_| hold(work_out())))
    }

    /// Is worked out like this from what it was last.
    pub fn from_last(work_out: impl Fn(Option<&T>) -> T + 'static) -> Self {
        Self::from_step(Box::new(move |last| hold(work_out(last.map(look)))))
    }

    fn from_step(step: Step) -> Self {
        let same = |old: &Held, new: &Held| look::<T>(old) == look::<T>(new);
        Self { raw: keep(Node::memo(step, same)), of: PhantomData }
    }
}

/// A value that is only looked at, wherever it comes from.
pub struct Signal<T> {
    raw: Key,
    of: PhantomData<T>,
}
handle!(Signal);

fn ask(source: Key) -> Held {
    look::<Source>(&peek(source))()
}
fn ask_quietly(source: Key) -> Held {
    quietly(|| ask(source))
}
reading!(Signal, ask, ask_quietly);

impl<T: 'static> Signal<T> {
    /// Is worked out like this, each time somebody looks.
    pub fn derive(work_out: impl Fn() -> T + 'static) -> Self {
        Self::from_source(Rc::new(move || hold(work_out())))
    }

    fn from_source(source: Source) -> Self {
        Self { raw: keep(Node::value(hold(source))), of: PhantomData }
    }
}

impl<T: 'static> From<RwSignal<T>> for Signal<T> {
    fn from(signal: RwSignal<T>) -> Self {
        let raw = signal.raw;
        Self::from_source(Rc::new(move || read(raw)))
    }
}

impl<T: 'static> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Self {
        let raw = memo.raw;
        Self::from_source(Rc::new(move || read(raw)))
    }
}

/// A value that nobody follows.
pub struct StoredValue<T> {
    raw: Key,
    of: PhantomData<T>,
}
handle!(StoredValue);

impl<T: 'static> StoredValue<T> {
    /// Stores this.
    pub fn new(value: T) -> Self {
        Self { raw: keep(Node::value(hold(value))), of: PhantomData }
    }

    /// A copy of it.
    pub fn get_value(&self) -> T
    where
        T: Clone,
    {
        owned(&peek(self.raw))
    }

    /// Looks at it.
    pub fn with_value<R>(&self, look_at: impl FnOnce(&T) -> R) -> R {
        look_at(look(&peek(self.raw)))
    }

    /// Stores something else.
    pub fn set_value(&self, value: T) {
        put(self.raw, hold(value));
    }
}

/// Something to be done with a value, by whoever it is handed to.
pub struct Callback<In> {
    raw: StoredValue<Rc<dyn Fn(In)>>,
}

impl<In> Clone for Callback<In> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<In> Copy for Callback<In> {}

impl<In: 'static> Callback<In> {
    /// This is to be done.
    pub fn new(done: impl Fn(In) + 'static) -> Self {
        Self { raw: StoredValue::new(Rc::new(done)) }
    }

    /// Does it.
    pub fn run(&self, with: In) {
        (self.raw.get_value())(with);
    }
}
