//! Steps that lead to nothing new, and yet must be taken.
//!
//! Rooms that must be entered lie in *pieces*, each of which one path could go through. Between two pieces a step is
//! lost; and a room with one neighbour only is the end of a piece, of which there are two.

use crate::raid::bound::Here;
use crate::raid::room_set::RoomSet;

impl Here<'_> {
    /// Could all of these rooms be entered, as far as steps go?
    pub(crate) fn has_movement(&self, rooms: RoomSet) -> bool {
        let rooms = rooms.without(self.plan.short);
        self.waste(rooms, rooms) + rooms.len() <= self.steps
    }

    /// Steps that are lost on the way through all rooms that must be entered: those that lead to none of `new`.
    pub(crate) fn waste(&self, new: RoomSet, must: RoomSet) -> u8 {
        let plan = self.plan;
        let new = new.without(plan.short);
        let must = must.without(plan.short);
        let first = self.rings.iter().position(|ring| !ring.and(new).is_empty());
        let before = first.map_or(0, |far| (far as u8).saturating_sub(1 + self.diagonal));
        let near = plan.beside.at(self.node.room);
        let (mut pieces, mut ends, mut begun) = (0, 0, before > 0);
        let mut left = must;
        while !left.is_empty() {
            let mut part = RoomSet(left.0 & left.0.wrapping_neg());
            let mut todo = part;
            let mut lack = 0;
            while let Some(room) = todo.pop() {
                let next = plan.beside.at(room).and(new);
                if must.has(room) {
                    let lacks = u8::from(next.is_empty()) + u8::from(next.is_single());
                    lack += lacks;
                    begun |= lacks > 0 && near.has(room);
                }
                let fresh = next.without(part);
                part = part.or(fresh);
                todo = todo.or(fresh);
            }
            left = left.without(part);
            let mut least = 1;
            if let Some(colour) = self.colour.filter(|_| part.without(must).is_empty()) {
                let one = part.and(colour).len();
                least = one.abs_diff(part.len() - one).max(1);
            }
            ends += lack;
            pieces += least.max(lack.div_ceil(2));
        }
        // A piece has two ends, and the first of the first is next to the raider.
        let pieces = pieces.max((ends + u8::from(!begun)).div_ceil(2));
        before + pieces.saturating_sub(1 + self.drills + self.diagonal)
    }
}
