//! What belongs to a part of the page and ends with it: values, effects, contexts, last words.

use core::any::{Any, TypeId};
use core::cell::RefCell;
use std::rc::{Rc, Weak};

use crate::graph::slots::{self, Key};
use crate::graph::{Kind, Node, queue, quietly};

/// The part of the page that is being made, and to which all that is made now belongs.
#[derive(Clone)]
pub struct Owner(Rc<Part>);

/// What belongs to one part.
///
/// It is ended by whatever made it, and not by being dropped: a handler that is still known to the browser may keep it.
#[derive(Default)]
struct Part {
    around: Option<Owner>,
    inside: RefCell<Vec<Weak<Part>>>,
    contexts: RefCell<Vec<(TypeId, Rc<dyn Any>)>>,
    last_words: RefCell<Vec<Box<dyn FnOnce()>>>,
    values: RefCell<Vec<Key>>,
    effects: RefCell<Vec<Rc<Node>>>,
}

thread_local! {
    static CURRENT: RefCell<Option<Owner>> = const { RefCell::new(None) };
}

impl Owner {
    /// The one that is being made, or whose handler runs.
    pub fn current() -> Option<Self> {
        CURRENT.with_borrow(Clone::clone)
    }

    /// Does something as a part of it.
    pub fn with<R>(&self, done: impl FnOnce() -> R) -> R {
        let before = CURRENT.replace(Some(self.clone()));
        let result = done();
        CURRENT.set(before);
        result
    }

    /// A new one, inside of the current one where there is one.
    pub(crate) fn new() -> Self {
        let around = Self::current();
        let made = Self(Rc::new(Part { around: around.clone(), ..Part::default() }));
        if let Some(around) = around {
            let mut inside = around.0.inside.borrow_mut();
            // Those that have gone are forgotten from time to time.
            if inside.len() >= 64 && inside.len().is_power_of_two() {
                inside.retain(|part| part.strong_count() > 0);
            }
            inside.push(Rc::downgrade(&made.0));
        }
        made
    }

    /// Ends all that belongs to it: first what is inside, then its last words are said, then its values go.
    pub(crate) fn end(&self) {
        for part in self.0.inside.take().iter().filter_map(Weak::upgrade) {
            Self(part).end();
        }
        for say in self.0.last_words.take() {
            quietly(say);
        }
        drop(self.0.effects.take());
        for key in self.0.values.take() {
            drop(slots::remove(key));
        }
    }

    /// The value of this type that this part or the nearest one around provides.
    fn context(&self, kind: TypeId) -> Option<Rc<dyn Any>> {
        let find = |part: &Part| {
            let contexts = part.contexts.borrow();
            contexts.iter().find(|(other, _)| *other == kind).map(|(_, value)| Rc::clone(value))
        };
        let mut part = &self.0;
        loop {
            match (find(part), &part.around) {
                (None, Some(around)) => part = &around.0,
                (found, _) => return found,
            }
        }
    }
}

/// Keeps a value as long as the part of the page that is being made; for ever outside of any.
pub(crate) fn keep(node: Rc<Node>) -> Key {
    let key = slots::insert(node);
    if let Some(owner) = Owner::current() {
        owner.0.values.borrow_mut().push(key);
    }
    key
}

/// Something that is done now and again whenever a value that it read has changed.
pub struct Effect;

impl Effect {
    /// Does this, for the first time after the page has been brought up to date.
    #[expect(
        clippy::new_ret_no_self,
        reason = "an effect belongs to its part of the page, and to no handle"
    )]
    pub fn new(done: impl FnMut() + 'static) {
        new_effect(Box::new(done));
    }
}

fn new_effect(done: Box<dyn FnMut()>) {
    let node = Node::effect(Kind::Other, done);
    queue::add(Kind::Other, 0, &node);
    match Owner::current() {
        Some(owner) => owner.0.effects.borrow_mut().push(node),
        None => core::mem::forget(node),
    }
}

/// Does this when the part of the page that is being made goes away or is made anew.
pub fn on_cleanup(done: impl FnOnce() + 'static) {
    if let Some(owner) = Owner::current() {
        owner.0.last_words.borrow_mut().push(Box::new(done));
    }
}

/// Lets everything inside of this part of the page find a value by its type.
pub fn provide_context<T: 'static>(value: T) {
    provide(TypeId::of::<T>(), Rc::new(value));
}

fn provide(kind: TypeId, value: Rc<dyn Any>) {
    if let Some(owner) = Owner::current() {
        let mut contexts = owner.0.contexts.borrow_mut();
        contexts.retain(|(other, _)| *other != kind);
        contexts.push((kind, value));
    }
}

/// The value of this type that the parts around provide.
///
/// # Panics
/// When none does.
pub fn expect_context<T: Clone + 'static>() -> T {
    let found = Owner::current().and_then(|owner| owner.context(TypeId::of::<T>()));
    #[expect(clippy::expect_used, reason = "what a page needs is provided at its root")]
    found.as_deref().and_then(|found| found.downcast_ref::<T>()).cloned().expect("a context")
}

/// Lets a task run beside the page.
pub fn spawn_local(task: impl Future<Output = ()> + 'static) {
    wasm_bindgen_futures::spawn_local(task);
}
