//! What has been looked at already, in a table of fixed size.
//!
//! A position is a room, what is open, what was entered, and what can still be used: all points spent and all
//! loot follow from these. So one that was met with as much movement and as many uses needs no second look; nor
//! does one that could have been walked to from there.

use crate::raid::node::Node;
use crate::raid::region::Region;
use crate::raid::room_set::PerRoom;

/// Two to this power is the number of buckets.
const BITS: u32 = 13;
/// Entries that are looked through for one position.
const BUCKET: usize = 4;

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    done: u32,
    seen: u32,
    run: u32,
    uses: u8,
    boots: u8,
    /// The most movement with which a room was come to, and one.
    reach: PerRoom<u8>,
}

impl Entry {
    /// Is it about the same rooms, with as much to use?
    const fn is_about(&self, other: &Self) -> bool {
        self.run == other.run
            && self.done == other.done
            && self.seen == other.seen
            && self.boots == other.boots
            && self.uses & other.uses == other.uses
    }
}

/// The table.
#[derive(Clone, Debug)]
pub(crate) struct Memo {
    entries: Vec<[Entry; BUCKET]>,
    run: u32,
    /// Does it matter whether steps are paid by movement or by boots?
    is_strict: bool,
}

impl Memo {
    pub(crate) fn new() -> Self {
        Self { entries: vec![[Entry::default(); BUCKET]; 1 << BITS], run: 0, is_strict: false }
    }

    /// Forgets everything.
    ///
    /// With `strict`, positions that differ in steps of the boots are taken as different: swings are not paid by
    /// boots, and where swings do not all cost the same, more movement in all may be less for the next swing.
    pub(crate) fn clear(&mut self, strict: bool) {
        self.is_strict = strict;
        self.run = self.run.wrapping_add(1);
        if self.run == 0 {
            self.entries.fill([Entry::default(); BUCKET]);
            self.run = 1;
        }
    }

    /// Was this met before, or better?
    pub(crate) fn has_met(&self, node: &Node) -> bool {
        let new = self.entry(node);
        let met = |old: &Entry| *old.reach.at(node.room) > node.reach && old.is_about(&new);
        self.entries.get(slot(&new)).is_some_and(|bucket| bucket.iter().any(met))
    }

    /// Remembers that this was met, with everything that can be walked to from there.
    pub(crate) fn meet(&mut self, node: &Node, region: &Region) {
        let mut new = self.entry(node);
        let strict = self.is_strict;
        let Some(bucket) = self.entries.get_mut(slot(&new)) else { return };
        // What is old may go, then what has the least before it.
        let same = |old: &Entry| old.is_about(&new) && new.uses == old.uses;
        let index = bucket.iter().position(same).or_else(|| {
            let left = |old: &Entry| if old.run == new.run { !old.done.count_ones() } else { 0 };
            (0..).zip(bucket.iter()).min_by_key(|(_, old)| left(old)).map(|(index, _)| index)
        });
        let Some(entry) = index.and_then(|index| bucket.get_mut(index)) else { return };
        if same(entry) {
            new.reach = entry.reach;
        }
        if !strict {
            for room in region.inside.iter() {
                let reach = (node.reach + 1).saturating_sub(*region.far.at(room));
                *new.reach.at_mut(room) = reach.max(*new.reach.at(room));
            }
        }
        *new.reach.at_mut(node.room) = (node.reach + 1).max(*new.reach.at(node.room));
        *entry = new;
    }

    fn entry(&self, node: &Node) -> Entry {
        Entry {
            done: node.done.0,
            seen: node.seen.0,
            run: self.run,
            uses: node.uses.0,
            boots: if self.is_strict { node.boots } else { 0 },
            reach: PerRoom::of(0),
        }
    }
}

/// The bucket of a position.
const fn slot(entry: &Entry) -> usize {
    const ODD: u64 = 0xd6e8_feb8_6659_fd93;
    let rooms = (entry.done as u64) << 32 | entry.seen as u64;
    let mixed = rooms.wrapping_mul(ODD);
    ((mixed ^ mixed >> 32).wrapping_mul(ODD) >> (64 - BITS)) as usize
}
