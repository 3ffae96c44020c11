//! Effects that wait for their turn.
//!
//! First those that bring the page up to date, the older ones before the younger: what stands around a piece is older
//! than the piece, and may take it away. Then all others, in the order in which they were told, each of which finds the
//! page up to date.

use core::cell::RefCell;
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use super::{Kind, Node};

#[derive(Default)]
struct Queue {
    /// Sorted, the oldest last.
    page: Vec<(u64, Weak<Node>)>,
    others: VecDeque<Weak<Node>>,
    /// Will somebody come and call them?
    is_called: bool,
}

thread_local! {
    static QUEUE: RefCell<Queue> = RefCell::default();
}

/// Lets an effect wait for its turn, which comes when whatever runs now is done.
pub(crate) fn add(kind: Kind, number: u64, node: &Rc<Node>) {
    let was_called = QUEUE.with_borrow_mut(|queue| {
        match kind {
            Kind::Page => {
                let at = queue.page.partition_point(|(other, _)| *other > number);
                queue.page.insert(at, (number, Rc::downgrade(node)));
            }
            Kind::Other => queue.others.push_back(Rc::downgrade(node)),
        }
        core::mem::replace(&mut queue.is_called, true)
    });
    // Only in a browser: tests call them by hand.
    if !was_called && cfg!(target_family = "wasm") {
        crate::spawn_local(async { call() });
    }
}

/// Calls all, and those that are added meanwhile.
pub(crate) fn call() {
    while let Some(node) = next() {
        node.turn();
    }
}

/// The next one that is still there.
fn next() -> Option<Rc<Node>> {
    QUEUE.with_borrow_mut(|queue| {
        loop {
            let page = queue.page.pop().map(|(_, node)| node);
            match page.or_else(|| queue.others.pop_front()) {
                Some(node) => {
                    if let Some(node) = node.upgrade() {
                        return Some(node);
                    }
                }
                None => {
                    queue.is_called = false;
                    return None;
                }
            }
        }
    })
}
