//! How far it is over rooms that are open, and which closed rooms are at the end of it.

use crate::raid::plan::Plan;
use crate::raid::room_set::{PerRoom, RoomSet};

/// What can be walked to without opening anything, and the closed rooms next to it.
pub(crate) struct Region {
    /// Rooms walked to.
    pub(crate) inside: RoomSet,
    /// Closed rooms next to them.
    pub(crate) edge: RoomSet,
    /// Movement to each of both.
    pub(crate) far: PerRoom<u8>,
}

impl Region {
    /// From this room, over these open rooms, with so much movement.
    pub(crate) fn around(plan: &Plan, from: u8, open: RoomSet, movement: u8) -> Self {
        let mut region =
            Self { inside: RoomSet::of(from), edge: RoomSet::NONE, far: PerRoom::of(u8::MAX) };
        *region.far.at_mut(from) = 0;
        let mut layer = RoomSet::of(from);
        let mut far = 0;
        while !layer.is_empty() {
            let mut next = RoomSet::NONE;
            let mut todo = layer;
            while !todo.is_empty() {
                let beside =
                    todo.iter().fold(RoomSet::NONE, |set, room| set.or(*plan.open.at(room)));
                let fresh = beside.without(region.inside).without(region.edge);
                let same = fresh.and(plan.short);
                region.add(same, open, far);
                // Short rooms are as near as the room before them.
                todo = same.and(open);
                next = next.or(fresh.without(plan.short));
            }
            if far >= movement {
                break;
            }
            far += 1;
            next = next.without(region.inside).without(region.edge);
            region.add(next, open, far);
            layer = next.and(open);
        }
        region
    }

    /// Closed rooms next to these that can be walked to as soon over a closed room that does no harm: whoever goes
    /// there opens that one too.
    pub(crate) fn better(&self, plan: &Plan, from: u8, open: RoomSet) -> RoomSet {
        let harmless = plan.harmless.without(open);
        let mut better = RoomSet::NONE;
        // Rooms come to over open rooms only, and over one that was closed.
        let mut met = RoomSet::of(from);
        let mut plain = met;
        let mut over = RoomSet::NONE;
        let mut far = 0;
        while !plain.or(over).is_empty() && plan.short.is_empty() {
            far += 1;
            let beside = |rooms: RoomSet| {
                rooms.iter().fold(RoomSet::NONE, |set, room| set.or(*plan.open.at(room)))
            };
            let next = beside(over);
            better = better.or(self
                .edge
                .and(next)
                .iter()
                .filter(|&room| *self.far.at(room) >= far)
                .collect());
            let all = beside(plain).or(next).without(met).and(open.or(harmless));
            // A closed room itself is come to plainly; what follows it is not.
            over = all.and(next.or(harmless));
            plain = all.without(over);
            met = met.or(all);
        }
        better
    }

    fn add(&mut self, rooms: RoomSet, open: RoomSet, far: u8) {
        self.inside = self.inside.or(rooms.and(open));
        self.edge = self.edge.or(rooms.without(open));
        for room in rooms.iter() {
            *self.far.at_mut(room) = far;
        }
    }
}
