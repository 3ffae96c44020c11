//! Lists with keys: a piece keeps its nodes as long as its key is in the list, wherever it moves.

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Element, FocusOptions, HtmlElement, Node};

use super::{Ground, Shown};
use crate::browser::document;
use crate::view::View;

/// What becomes of a piece of the new list.
enum Piece {
    /// It is where it belongs, between the others that stay.
    Stays(Shown),
    Moves(Shown),
    New(View),
}

/// Makes a list be these views: lays each over the piece with its key, wherever that is, and moves as few as possible.
pub(super) fn list_over(
    ground: Ground,
    old: Vec<(u64, Shown)>,
    new: Vec<(u64, View)>,
    end: &Node,
) -> Vec<(u64, Shown)> {
    let Some(parent) = end.parent_node() else { return old };
    let (before, after) = (keys(&old), keys(&new));
    let sources = sources(&before, &after);
    let stays = stays(&sources);
    let mut old: Vec<Option<Shown>> = old.into_iter().map(|(_, shown)| Some(shown)).collect();
    let mut pieces = Vec::with_capacity(new.len());
    for (((key, view), source), stays) in new.into_iter().zip(&sources).zip(stays) {
        let known = source.and_then(|at| old.get_mut(at)).and_then(Option::take);
        let piece = match (known, stays) {
            (Some(shown), true) => Piece::Stays(ground.lay_over(shown, view)),
            (Some(shown), false) => Piece::Moves(ground.lay_over(shown, view)),
            (None, _) => Piece::New(view),
        };
        pieces.push((key, piece));
    }
    old.into_iter().flatten().for_each(Shown::remove);
    let focused = document().active_element();
    // From the last to the first: each is put before the one behind it.
    let mut next = end.clone();
    let mut list = Vec::with_capacity(pieces.len());
    for (key, piece) in pieces.into_iter().rev() {
        let shown = match piece {
            Piece::Stays(shown) => shown,
            Piece::Moves(shown) => {
                shown.each_node(&mut |node| move_before(&parent, node, &next));
                shown
            }
            Piece::New(view) => ground.mount(view, &parent, Some(&next)),
        };
        if let Some(first) = shown.first() {
            next = first;
        }
        list.push((key, shown));
    }
    list.reverse();
    keep_focus(focused);
    list
}

fn keys<T>(list: &[(u64, T)]) -> Vec<u64> {
    list.iter().map(|(key, _)| *key).collect()
}

/// Where each of the new list is in the old one. Each place counts once: of two pieces with the same key, the first
/// stands for the first.
fn sources(old: &[u64], new: &[u64]) -> Vec<Option<usize>> {
    let mut taken = vec![false; old.len()];
    // Most lists change little: the next one is mostly behind the last one.
    let mut begin = 0;
    let find = |key: &u64| {
        let places = (begin..old.len()).chain(0..begin);
        let mut fits = places.filter(|at| old.get(*at) == Some(key));
        let found = fits.find(|at| taken.get(*at) == Some(&false))?;
        if let Some(taken) = taken.get_mut(found) {
            *taken = true;
        }
        begin = found + 1;
        Some(found)
    };
    new.iter().map(find).collect()
}

/// Which pieces stay where they are: as many as possible that are in their old order, so that few are moved.
fn stays(sources: &[Option<usize>]) -> Vec<bool> {
    // For each length, the last one of the chain whose end is nearest to the front; and what comes before each.
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = vec![None; sources.len()];
    let source = |at: usize| sources.get(at).copied().flatten();
    for at in 0..sources.len() {
        let Some(own) = source(at) else { continue };
        let length = ends.partition_point(|end| source(*end) < Some(own));
        if let Some(before) = before.get_mut(at) {
            *before = length.checked_sub(1).and_then(|last| ends.get(last)).copied();
        }
        match ends.get_mut(length) {
            Some(end) => *end = at,
            None => ends.push(at),
        }
    }
    let mut stays = vec![false; sources.len()];
    let mut next = ends.last().copied();
    while let Some(at) = next {
        if let Some(stays) = stays.get_mut(at) {
            *stays = true;
        }
        next = before.get(at).copied().flatten();
    }
    stays
}

#[wasm_bindgen]
extern "C" {
    /// A node that may know how to move others and keep their state.
    type Mover;

    #[wasm_bindgen(method, catch, js_name = moveBefore)]
    fn move_before(this: &Mover, node: &Node, next: &Node) -> Result<(), JsValue>;
}

/// Moves a node to another place; with what it shows, such as the focus or an animation, where the browser can do that.
fn move_before(parent: &Node, node: &Node, next: &Node) {
    if parent.unchecked_ref::<Mover>().move_before(node, next).is_err() {
        // It fails only for nodes of another document.
        let _ = parent.insert_before(node, Some(next));
    }
}

/// Gives the focus back to what had it, where moving has taken it.
fn keep_focus(had: Option<Element>) {
    let Some(had) =
        had.filter(|had| had.is_connected() && document().active_element().as_ref() != Some(had))
    else {
        return;
    };
    let still = FocusOptions::new();
    still.set_prevent_scroll(true);
    // Fails for nothing that is on the page.
    let _ = had.unchecked_into::<HtmlElement>().focus_with_options(&still);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The places of the new list that stay.
    fn staying(old: &[u64], new: &[u64]) -> Vec<usize> {
        let stays = stays(&sources(old, new));
        stays.iter().enumerate().filter(|(_, stays)| **stays).map(|(at, _)| at).collect()
    }

    #[test]
    fn as_few_as_possible_are_moved() {
        assert_eq!(staying(&[1, 2, 3], &[1, 2, 3]), [0, 1, 2]);
        // What is new in front moves nothing.
        assert_eq!(staying(&[1, 2, 3], &[9, 8, 1, 2, 3]), [2, 3, 4]);
        // The last one comes to the front, or the first one to the end: one is moved.
        assert_eq!(staying(&[1, 2, 3, 4], &[4, 1, 2, 3]), [1, 2, 3]);
        assert_eq!(staying(&[1, 2, 3, 4], &[2, 3, 4, 1]), [0, 1, 2]);
        assert_eq!(staying(&[1, 2, 3, 4], &[4, 3, 2, 1]).len(), 1);
        assert_eq!(staying(&[1, 2, 3, 4, 5, 6], &[5, 1, 7, 2, 6, 4]), [1, 3, 5]);
        assert_eq!(staying(&[], &[1]), [0; 0]);
    }

    #[test]
    fn each_piece_is_found_once() {
        assert_eq!(sources(&[1, 2, 1], &[1, 1, 1, 2]), [Some(0), Some(2), None, Some(1)]);
        assert_eq!(sources(&[3, 2, 1], &[1, 2, 4, 3]), [Some(2), Some(1), None, Some(0)]);
    }
}
