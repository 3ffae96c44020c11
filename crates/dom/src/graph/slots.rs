//! Where values lie that handles speak of: a handle is a number and can be copied, a value goes with its owner.

use core::cell::RefCell;
use std::rc::Rc;

use super::Node;

/// Speaks of one value; when that has gone, of none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Key {
    at: usize,
    /// How many values lay there before.
    turn: u32,
}

#[derive(Default)]
struct Slots {
    all: Vec<(u32, Option<Rc<Node>>)>,
    free: Vec<usize>,
}

thread_local! {
    static SLOTS: RefCell<Slots> = RefCell::default();
}

/// Puts a value somewhere.
pub(crate) fn insert(node: Rc<Node>) -> Key {
    SLOTS.with_borrow_mut(|slots| {
        let at = slots.free.pop().unwrap_or(slots.all.len());
        match slots.all.get_mut(at) {
            Some((turn, place)) => {
                *place = Some(node);
                Key { at, turn: *turn }
            }
            None => {
                slots.all.push((0, Some(node)));
                Key { at, turn: 0 }
            }
        }
    })
}

/// The value that a key speaks of.
pub(crate) fn get(key: Key) -> Option<Rc<Node>> {
    SLOTS.with_borrow(|slots| {
        slots
            .all
            .get(key.at)
            .filter(|(turn, _)| *turn == key.turn)
            .and_then(|(_, node)| node.clone())
    })
}

/// Takes a value away; whoever gets it drops it, which may do anything.
pub(crate) fn remove(key: Key) -> Option<Rc<Node>> {
    SLOTS.with_borrow_mut(|slots| {
        let (turn, place) = slots.all.get_mut(key.at).filter(|(turn, _)| *turn == key.turn)?;
        *turn = turn.wrapping_add(1);
        let node = place.take();
        slots.free.push(key.at);
        node
    })
}
