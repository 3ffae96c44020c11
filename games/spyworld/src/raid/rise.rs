//! How the best raid is looked for: not from below, but from above.
//!
//! The first look is only for raids as good as could be hoped for; as long as there are none, the next one is
//! content with less. So nearly all of the search is spent where the best raid is.

use crate::raid::goal::Most;
use crate::raid::node::Node;
use crate::raid::search::Search;

impl Search<'_, Most> {
    /// Finds the best raid that is worth more than nothing.
    pub(crate) fn rise(&mut self, starts: &[(u8, Node)], nothing: i32) {
        self.goal.floor = i32::MIN;
        let hope = self.first_hope(starts).unwrap_or(nothing);
        let weights = self.goal.weights;
        let smallest = [weights.loot, weights.room, weights.guard]
            .into_iter()
            .filter(|&weight| weight > 0)
            .min();
        let unit = i32::from(smallest.unwrap_or(1));
        let mut less = 0;
        loop {
            let floor = hope.saturating_sub(1 + less).max(nothing).max(self.goal.best);
            self.goal.floor = floor;
            self.run(starts);
            if self.goal.floor > floor || floor <= self.goal.best || self.nodes > self.limit {
                break;
            }
            less = 2 * less + 4 * unit;
        }
    }
}
