//! An update as the difference from the one before, for large tables, where most of it stays the same.
//!
//! It is cut from the bytes of postcard, so that no game has to know of it: whoever reads it writes the view it has
//! once more, and changes those bytes.

use game::{Outcome, Seat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::Ask;

use crate::{Unreadable, Update};

/// Minimum run of equal bytes at the same place that is worth ending an edit for.
const APART: usize = 4;

/// Equal runs this long are taken as a real match after an insertion or deletion.
const ALIKE: usize = 10;

/// How far ahead to look for a match before giving up and sending the rest.
const REACH: usize = 160;

/// One place where the bytes differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edit {
    /// So many stay, counted from the edit before.
    pub keep: u32,
    /// So many after them are gone.
    pub drop: u32,
    /// These stand there now.
    pub insert: Vec<u8>,
}

/// An update by what has changed since the last one on this socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Patch<E> {
    /// As in the update.
    pub ask: Ask,
    /// As in the update.
    pub round: u32,
    /// What is different in the numbers of the seats that are asked.
    pub asked: Vec<Edit>,
    /// What is different in the view, written in postcard.
    pub view: Vec<Edit>,
    /// As in the update.
    pub first: u32,
    /// As in the update.
    pub events: Vec<(u32, E)>,
    /// As in the update.
    pub outcome: Option<Outcome>,
}

/// What patches are made from and applied to: seats as numbers, and the view in postcard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Base {
    asked: Vec<u8>,
    view: Vec<u8>,
}

impl Base {
    /// Of this update.
    ///
    /// # Errors
    /// When the view breaks the rules of the wire.
    pub fn of<V: Serialize, E>(update: &Update<V, E>) -> Result<Self, Unreadable> {
        let asked = update.asked.iter().map(|seat| seat.0).collect();
        Ok(Self { asked, view: write(&update.view)? })
    }
}

impl<V: Serialize + DeserializeOwned, E: Clone> Update<V, E> {
    /// This update, told to somebody who has that base, which becomes this one's.
    ///
    /// # Errors
    /// When the view breaks the rules of the wire.
    pub fn patch(&self, base: &mut Base) -> Result<Patch<E>, Unreadable> {
        let new = Base::of(self)?;
        let patch = Patch {
            ask: self.ask,
            round: self.round,
            asked: edits(&base.asked, &new.asked),
            view: edits(&base.view, &new.view),
            first: self.first,
            events: self.events.clone(),
            outcome: self.outcome.clone(),
        };
        *base = new;
        Ok(patch)
    }

    /// The update that this patch makes of the one before it.
    ///
    /// # Errors
    /// When it is a patch of another one.
    pub fn patched(&self, patch: Patch<E>) -> Result<Self, Unreadable> {
        let base = Base::of(self)?;
        let Patch { ask, round, asked, view, first, events, outcome } = patch;
        let asked = apply(&base.asked, &asked)?.into_iter().map(Seat).collect();
        let view = read(&apply(&base.view, &view)?)?;
        Ok(Self { ask, round, asked, view, first, events, outcome })
    }
}

/// By postcard itself: a page that names the other encoding, even only as what it is not, would carry it along.
fn write(view: &impl Serialize) -> Result<Vec<u8>, Unreadable> {
    postcard::to_allocvec(view).map_err(|_| Unreadable)
}

fn read<V: DeserializeOwned>(bytes: &[u8]) -> Result<V, Unreadable> {
    match postcard::take_from_bytes(bytes) {
        Ok((view, [])) => Ok(view),
        Ok(_) | Err(_) => Err(Unreadable),
    }
}

fn same(old: &[u8], new: &[u8]) -> usize {
    old.iter().zip(new).take_while(|(old, new)| old == new).count()
}

/// What has to be done to `old`: not always the least, but nearly, and found in one go.
fn edits(old: &[u8], new: &[u8]) -> Vec<Edit> {
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let (mut all, mut old, mut new) = (Vec::new(), old, new);
    loop {
        let keep = same(old, new);
        (old, new) = (after(old, keep), after(new, keep));
        if old.is_empty() && new.is_empty() {
            return all;
        }
        let (drop, insert) = gap(old, new);
        let inserted = new.get(..insert).unwrap_or(new).to_vec();
        all.push(Edit { keep: count(keep), drop: count(drop), insert: inserted });
        (old, new) = (after(old, drop), after(new, insert));
    }
}

fn after(bytes: &[u8], count: usize) -> &[u8] {
    bytes.get(count..).unwrap_or_default()
}

/// How many bytes on each side stand between two that differ and the next that are alike.
fn gap(old: &[u8], new: &[u8]) -> (usize, usize) {
    // Most often just some bytes are others; then a few more or less.
    let aligned = (1..=REACH).map(|both| (both, both));
    let shifted = (1..=REACH).flat_map(|sum| (0..=sum).map(move |drop| (drop, sum - drop)));
    let alike = |&(drop, insert): &(usize, usize), enough: usize| {
        let (old, new) = (after(old, drop), after(new, insert));
        let common = same(old, new);
        common >= enough || common > 0 && common == old.len() && common == new.len()
    };
    aligned
        .take(APART)
        .find(|gap| alike(gap, APART))
        .or_else(|| shifted.clone().find(|gap| alike(gap, ALIKE)))
        .unwrap_or((old.len(), new.len()))
}

fn apply(old: &[u8], edits: &[Edit]) -> Result<Vec<u8>, Unreadable> {
    let mut rest = old;
    let mut new = Vec::with_capacity(old.len());
    for Edit { keep, drop, insert } in edits {
        let (kept, after) = rest.split_at_checked(*keep as usize).ok_or(Unreadable)?;
        let (_, after) = after.split_at_checked(*drop as usize).ok_or(Unreadable)?;
        new.extend_from_slice(kept);
        new.extend_from_slice(insert);
        rest = after;
    }
    new.extend_from_slice(rest);
    Ok(new)
}

#[cfg(test)]
mod tests {
    use bots::Fast;
    use game::Chance as _;

    use super::*;

    #[test]
    fn edits_make_the_new_of_the_old_and_are_small() {
        let mut chance = Fast::from_number(1);
        for _ in 0..2_000 {
            let old: Vec<u8> = (0..chance.below(60)).map(|_| chance.below(3) as u8).collect();
            let mut new = old.clone();
            for _ in 0..chance.below(4) {
                let place = chance.below(new.len() as u32 + 1) as usize;
                match chance.below(3) {
                    0 => new.insert(place, 7),
                    1 if place < new.len() => drop(new.remove(place)),
                    _ => new.iter_mut().skip(place).take(1).for_each(|byte| *byte = 9),
                }
            }
            let all = edits(&old, &new);
            assert_eq!(apply(&old, &all).as_deref(), Ok(new.as_slice()), "{old:?}");
            assert_eq!(all.is_empty(), old == new);
        }
        let (old, mut new) = (vec![0; 1_000], vec![0; 1_000]);
        (new[10], new[12], new[900]) = (1, 1, 1);
        let all = edits(&old, &new);
        assert_eq!(all.iter().map(|edit| edit.insert.len()).collect::<Vec<_>>(), [3, 1]);
    }

    #[test]
    fn a_patch_of_something_else_is_refused() {
        let edit = |keep, drop| Edit { keep, drop, insert: Vec::new() };
        assert_eq!(apply(&[1, 2, 3], &[edit(2, 2)]), Err(Unreadable));
        assert_eq!(apply(&[1, 2, 3], &[edit(4, 0)]), Err(Unreadable));
        assert_eq!(apply(&[1, 2, 3], &[edit(1, 1), edit(0, 1)]), Ok(vec![1]));
    }
}
