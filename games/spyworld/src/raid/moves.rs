//! The moves of a position: every closed room next to open ones, and everything a gadget can reach.

use crate::raid::goal::Goal;
use crate::raid::lair::Cost;
use crate::raid::node::{Node, Uses};
use crate::raid::raider::{Gadget, SWING};
use crate::raid::region::Region;
use crate::raid::room_set::{PerRoom, RoomSet};
use crate::raid::search::{By, Move, Search};

impl<G: Goal> Search<'_, G> {
    /// Keeps all children that are worth it; the targets of this level begin at `first`.
    pub(crate) fn spread(&mut self, node: &Node, region: &Region, first: usize) {
        let plan = self.plan;
        let near = self.tables.distances.within(plan, node);
        let closed = near.without(node.done);
        let ample = node.is_ample(plan, closed);
        let better = region.better(plan, node.room, node.done);
        for to in region.edge.iter() {
            let far = *region.far.at(to);
            // Where a walk over closed rooms is as short and nothing speaks against opening them, it is better.
            if better.has(to)
                || ample && far > 1 && self.tables.distances.is_detour(node.room, to, far, closed)
            {
                continue;
            }
            let mut new = *node;
            new.walk(far);
            self.enter(new, to, By::Walk, ample, first);
        }
        if node.uses.left(plan, Gadget::Drill) > 0 {
            let uses = node.uses.without(Gadget::Drill);
            self.leap(node, region, By::Drill, uses, ample, first);
        }
        if node.uses.diagonal() {
            let uses = node.uses.without_diagonal();
            self.leap(node, region, By::Diagonal, uses, ample, first);
        }
        // A swing takes no less movement than two steps: it is good for sparing points only.
        if !ample && node.uses.left(plan, Gadget::Grapnel) > 0 {
            let uses = node.uses.without(Gadget::Grapnel);
            self.leap(node, region, By::Swing, uses, ample, first);
        }
    }

    /// Leaps with a gadget from wherever in the region it takes the least movement.
    fn leap(
        &mut self,
        node: &Node,
        region: &Region,
        by: By,
        uses: Uses,
        ample: bool,
        first: usize,
    ) {
        let plan = self.plan;
        let ways = match by {
            By::Walk => return,
            By::Drill => &plan.walled,
            By::Diagonal => &plan.diagonal,
            By::Swing => &plan.swing,
        };
        let mut far = PerRoom::of(u8::MAX);
        let mut reached = RoomSet::NONE;
        for from in region.inside.iter() {
            for to in ways.at(from).iter() {
                let least = (*far.at(to)).min(*region.far.at(from));
                *far.at_mut(to) = least;
                reached = reached.with(to);
            }
        }
        for to in reached.iter() {
            let swing = by == By::Swing;
            let cost = if swing { SWING - 1 + plan.step(to) } else { plan.step(to) };
            let far = *far.at(to);
            // Where a walk leads as soon, the gadget is wasted.
            if u16::from(far) + u16::from(cost) > u16::from(node.reach)
                || far + cost >= *region.far.at(to)
            {
                continue;
            }
            let mut new = *node;
            new.walk(far);
            if !swing {
                new.walk(cost);
            } else if new.reach - new.boots >= cost {
                new.reach -= cost;
            } else {
                continue;
            }
            new.uses = uses;
            self.enter(new, to, by, ample, first);
        }
    }

    /// Enters a room, in every way that may be worth it.
    fn enter(&mut self, mut new: Node, to: u8, by: By, ample: bool, first: usize) {
        let plan = self.plan;
        new.room = to;
        if !new.seen.has(to) {
            new.seen = new.seen.with(to);
            new.haul.rooms += 1;
        }
        let plain = Move { to, by, smoke: false };
        if new.done.has(to) {
            self.keep(new, plain, first);
            return;
        }
        let harmless = *plan.cost.at(to) == Cost::default() && plan.weights.trap == 0;
        if plan.traps.has(to) && !ample && !harmless && new.uses.left(plan, Gadget::Smoke) > 0 {
            let smoked = Node { uses: new.uses.without(Gadget::Smoke), ..new };
            self.keep(smoked, Move { smoke: true, ..plain }, first);
        }
        new.open(plan, &self.tables.tours);
        self.keep(new, plain, first);
    }
}
