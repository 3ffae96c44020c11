//! Each room takes a step of its own, and none before it can be reached: the simplest bound on rooms.

use crate::raid::distances::{Distances, RINGS};
use crate::raid::node::Node;
use crate::raid::plan::Plan;
use crate::raid::room_set::RoomSet;

/// Steps to come, and what could be entered in each.
pub(crate) struct Calendar<'a> {
    /// Rooms by distance.
    rings: &'a [RoomSet; RINGS],
    /// Rooms of one colour, if every step changes between two.
    colour: Option<RoomSet>,
    /// Rooms entered without movement.
    short: RoomSet,
    /// Where the raider is.
    here: u8,
    /// No room is further than this.
    furthest: u8,
    /// The diagonal step may still bring everything nearer by so much.
    nearer: u8,
}

impl<'a> Calendar<'a> {
    pub(crate) fn of(plan: &Plan, distances: &'a Distances, node: &Node, drills: u8) -> Self {
        let plain = plan.short.is_empty() && !node.uses.diagonal();
        Self {
            rings: distances.rings(drills, node.room),
            colour: distances.colour.filter(|_| plain),
            short: plan.short,
            here: node.room,
            furthest: distances.furthest,
            nearer: u8::from(node.uses.diagonal()),
        }
    }
}

impl Calendar<'_> {
    /// The most of these rooms that can be entered with so many steps.
    pub(crate) fn most(&self, rooms: RoomSet, steps: u8) -> u8 {
        let Some(colour) = self.colour else {
            return self.fit(rooms.without(self.short), steps, 1) + rooms.and(self.short).len();
        };
        // Even steps end on the colour one stands on.
        let same = if colour.has(self.here) { rooms.and(colour) } else { rooms.without(colour) };
        let odd = if steps % 2 == 1 { steps } else { steps.saturating_sub(1) };
        self.fit(same, steps & !1, 2) + self.fit(rooms.without(same), odd, 2)
    }

    /// From the last step back: at no time more rooms than steps from then on.
    fn fit(&self, rooms: RoomSet, last: u8, stride: u8) -> u8 {
        let mut fitted = 0;
        // Nothing is further than this, so the steps after that fit anything.
        let after = last.saturating_sub(self.furthest + stride) / stride;
        let mut slots = after;
        let mut step = last - after * stride;
        while step > 0 {
            slots += 1;
            let mut ring = self.ring(step + self.nearer);
            if step == 1 && self.nearer > 0 {
                ring = ring.or(self.ring(1));
            }
            fitted = (fitted + ring.and(rooms).len()).min(slots);
            step = step.saturating_sub(stride);
        }
        fitted
    }

    #[inline]
    fn ring(&self, far: u8) -> RoomSet {
        self.rings.get(usize::from(far)).copied().unwrap_or(RoomSet::NONE)
    }
}
