//! What has been looked at already, in a table of fixed size.
//!
//! A position is a room, what is open, what was entered, and what can still be used: all points spent and all
//! loot follow from these. So one that was met with as much movement and as many uses needs no second look.

use crate::raid::node::Node;

/// Two to this power is the number of entries.
const BITS: u32 = 16;
/// Entries that are looked through for one position.
const BUCKET: usize = 4;

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    done: u32,
    seen: u32,
    run: u32,
    room: u8,
    uses: u8,
    reach: u8,
    movement: u8,
}

impl Entry {
    /// Is everything that could be done from the other possible from here too?
    const fn covers(&self, other: &Self) -> bool {
        self.reach >= other.reach
            && self.movement >= other.movement
            && self.uses & other.uses == other.uses
    }

    const fn is_at(&self, other: &Self) -> bool {
        self.run == other.run
            && self.done == other.done
            && self.seen == other.seen
            && self.room == other.room
    }
}

/// The table.
#[derive(Clone, Debug)]
pub(crate) struct Memo {
    entries: Vec<[Entry; BUCKET]>,
    run: u32,
}

impl Memo {
    pub(crate) fn new() -> Self {
        Self { entries: vec![[Entry::default(); BUCKET]; (1 << BITS) / BUCKET], run: 0 }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.run = self.run.wrapping_add(1);
        if self.run == 0 {
            self.entries.fill([Entry::default(); BUCKET]);
            self.run = 1;
        }
    }

    /// Was this met before, or better?
    pub(crate) fn has_met(&self, node: &Node) -> bool {
        let new = self.entry(node);
        let bucket = self.entries.get(slot(&new));
        bucket.is_some_and(|bucket| bucket.iter().any(|old| old.is_at(&new) && old.covers(&new)))
    }

    /// Remembers that this was met.
    pub(crate) fn meet(&mut self, node: &Node) {
        let new = self.entry(node);
        let Some(bucket) = self.entries.get_mut(slot(&new)) else { return };
        // What is old may go, and what this one covers, then what has the least before it.
        let worth = |old: &Entry| {
            let stale = old.run != new.run || old.is_at(&new) && new.covers(old);
            if stale { 0 } else { u16::from(old.reach) + 1 }
        };
        if let Some(entry) = bucket.iter_mut().min_by_key(|old| worth(old)) {
            *entry = new;
        }
    }

    const fn entry(&self, node: &Node) -> Entry {
        Entry {
            done: node.done.0,
            seen: node.seen.0,
            run: self.run,
            room: node.room,
            uses: node.uses.0,
            reach: node.reach,
            movement: node.reach.saturating_sub(node.boots),
        }
    }
}

/// The bucket of a position.
const fn slot(entry: &Entry) -> usize {
    const ODD: u64 = 0xd6e8_feb8_6659_fd93;
    let rooms = (entry.done as u64) << 32 | entry.seen as u64;
    let mixed = (rooms ^ (entry.room as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_mul(ODD);
    ((mixed ^ mixed >> 32).wrapping_mul(ODD) >> (64 - BITS)) as usize / BUCKET
}
