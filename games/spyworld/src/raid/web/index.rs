//! Where in its level a fringe is.

use crate::raid::web::fringe::Fringe;

/// Two to this power is the number of entries at first.
const BITS: u32 = 12;

/// A table of fringes.
#[derive(Clone, Debug)]
pub(crate) struct Index {
    entries: Vec<(u64, u32, u32)>,
    run: u32,
    held: usize,
    bits: u32,
}

impl Default for Index {
    fn default() -> Self {
        Self { entries: Vec::new(), run: 0, held: 0, bits: BITS }
    }
}

impl Index {
    pub(crate) fn clear(&mut self) {
        if self.entries.is_empty() {
            self.entries.resize(1 << self.bits, (0, 0, 0));
        }
        self.held = 0;
        self.run = self.run.wrapping_add(1);
        if self.run == 0 {
            self.entries.fill((0, 0, 0));
            self.run = 1;
        }
    }

    /// The number of a fringe; if it is not known, then it is this one from now on.
    #[inline]
    pub(crate) fn find(&mut self, fringe: Fringe, new: u32) -> u32 {
        if 2 * self.held >= self.entries.len() {
            self.grow();
        }
        let mut slot = self.slot(fringe.0);
        loop {
            let mask = self.entries.len() - 1;
            let Some(entry) = self.entries.get_mut(slot & mask) else { return new };
            if entry.1 != self.run {
                *entry = (fringe.0, self.run, new);
                self.held += 1;
                return new;
            }
            if entry.0 == fringe.0 {
                return entry.2;
            }
            slot += 1;
        }
    }

    /// The number of a fringe, if it is known.
    pub(crate) fn get(&self, fringe: Fringe) -> Option<u32> {
        let mut slot = self.slot(fringe.0);
        loop {
            let &(key, run, number) = self.entries.get(slot & (self.entries.len() - 1))?;
            if run != self.run {
                return None;
            }
            if key == fringe.0 {
                return Some(number);
            }
            slot += 1;
        }
    }

    const fn slot(&self, key: u64) -> usize {
        const ODD: u64 = 0xd6e8_feb8_6659_fd93;
        let mixed = (key ^ key >> 29).wrapping_mul(ODD);
        ((mixed ^ mixed >> 32).wrapping_mul(ODD) >> (64 - self.bits)) as usize
    }

    fn grow(&mut self) {
        self.bits += 1;
        let old = core::mem::take(&mut self.entries);
        self.entries.resize(1 << self.bits, (0, 0, 0));
        self.held = 0;
        for (key, run, number) in old {
            if run == self.run {
                self.find(Fringe(key), number);
            }
        }
    }
}
