//! How the best raid is looked for: not from below, but from above.
//!
//! The first look is only for raids as good as could be hoped for; as long as there are none, the next one is
//! content with less. So nearly all of the search is spent where the best raid is.

use crate::raid::goal::Most;
use crate::raid::node::Node;
use crate::raid::raider::Gadget;
use crate::raid::search::{Search, Tables};

/// Nodes of the first look for the very best, and of the look for something good.
const FIRST: u64 = 40;
const GOOD: u64 = 90;

impl Search<'_, Most> {
    /// A short look: is there a raid as good as can be hoped for? If none is found at once, then at least one that
    /// is good. Says whether that is proven to be the best.
    pub(crate) fn glance(&mut self, starts: &[(u8, Node)], nodes: u64) -> bool {
        let ceiling = self.ceiling(starts);
        for (floor, limit) in [(ceiling - 1, FIRST), (i32::MIN, FIRST + GOOD)] {
            let floor = floor.max(self.goal.best);
            self.goal.floor = floor;
            self.limit = nodes.min(limit);
            if ceiling <= self.goal.best {
                return true;
            }
            self.run(starts);
            let proven = self.goal.floor > floor || floor == self.goal.best;
            if proven && self.nodes <= self.limit {
                return true;
            }
        }
        ceiling <= self.goal.best
    }

    /// Finds a raid that is better than the best so far, if there is one. Says whether that is proven.
    pub(crate) fn rise(&mut self, starts: &[(u8, Node)]) -> bool {
        let ceiling = self.ceiling(starts);
        let gap = ceiling - 1 - self.goal.best;
        for less in [gap / 4, gap] {
            let floor = (ceiling - 1 - less).max(self.goal.best);
            self.goal.floor = floor;
            self.run(starts);
            if self.nodes > self.limit {
                return false;
            }
            if self.goal.floor > floor || floor == self.goal.best {
                break;
            }
        }
        true
    }

    /// Finds out what points can pay for together.
    pub(crate) fn bundle(&mut self, starts: &[(u8, Node)]) {
        let tables = &mut *self.tables;
        if let Some((_, start)) = starts.first() {
            tables.bundles.prepare(self.plan, &tables.worth, start);
        }
    }

    /// Makes tours through so many stops.
    pub(crate) fn tour(&mut self, starts: &[(u8, Node)], stops: usize) {
        let plan = self.plan;
        let drills = starts.iter().map(|(_, start)| start.uses.left(plan, Gadget::Drill)).max();
        let closed = plan.secrets.without(self.started);
        let Tables { tours, distances, .. } = &mut *self.tables;
        tours.prepare(plan, distances, drills.unwrap_or(0), closed, stops);
    }

    /// The most that could be hoped for: by halves between the best so far and what seems possible.
    pub(crate) fn ceiling(&mut self, starts: &[(u8, Node)]) -> i32 {
        let mut low = self.goal.best;
        self.goal.floor = low;
        let Some(mut high) = self.first_hope(starts) else { return low };
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            self.goal.floor = middle;
            match self.first_hope(starts) {
                Some(hope) => {
                    high = high.min(hope);
                    low = middle;
                }
                None => high = middle,
            }
        }
        high
    }
}
