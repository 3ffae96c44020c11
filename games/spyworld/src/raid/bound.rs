//! What a position can come to at most.
//!
//! First as many of the best rooms as there are steps. That leaves some *slack* above what is known already, and
//! rooms worth more than the slack *must* be entered: is there movement enough to walk through all of those
//! (`waste`), with something left out (`omit`), and do the points suffice for the way (`link`)?

use crate::raid::distances::RINGS;
use crate::raid::goal::Most;
use crate::raid::node::Node;
use crate::raid::plan::Plan;
use crate::raid::raider::Gadget;
use crate::raid::room_set::RoomSet;
use crate::raid::search::{Search, Tables};
use crate::raid::worth::{Limits, Sum};

/// What is known about a position before anything is asked about it.
pub(crate) struct Here<'a> {
    pub(crate) plan: &'a Plan,
    pub(crate) tables: &'a Tables,
    pub(crate) node: &'a Node,
    pub(crate) limits: Limits,
    /// Rooms worth entering that are near enough.
    pub(crate) useful: RoomSet,
    /// Movement there could be.
    pub(crate) steps: u8,
    pub(crate) drills: u8,
    /// The diagonal step, as a number.
    pub(crate) diagonal: u8,
    /// Rooms of one colour, if every step changes between two.
    pub(crate) colour: Option<RoomSet>,
    pub(crate) rings: &'a [RoomSet; RINGS],
}

/// What the best rooms come to.
pub(crate) struct Best {
    /// How much more it is than what is of interest.
    pub(crate) slack: i32,
    /// The worth of the best room left out.
    pub(crate) next: i32,
    /// Rooms that must be entered.
    pub(crate) must: RoomSet,
}

impl Search<'_, Most> {
    /// The most a raid from here can be worth, if that is of interest.
    pub(crate) fn bound(&self, node: &Node) -> Option<i32> {
        let worth = &self.tables.worth;
        let ceiling = self.plan.ceiling();
        if ceiling <= self.goal.floor {
            return None;
        }
        let allowed = self.tables.bundles.allowed(self.plan, node, self.goal.floor);
        let loose = worth.loose(self.plan, node);
        let mut limits = None;
        let mut best = None;
        for allowed in &allowed {
            // First without asking for points, which takes longer.
            let here = self.here(node, loose.within(allowed));
            if self.best(&here, here.steps).is_none() {
                continue;
            }
            let limits = *limits.get_or_insert_with(|| worth.limits(self.plan, node));
            best = best.max(self.closely(&self.here(node, limits.within(allowed))));
        }
        best.map(|best| best.min(ceiling))
    }

    /// The same at a closer look.
    fn closely(&self, here: &Here<'_>) -> Option<i32> {
        let mut new = here.steps;
        let mut best = self.best(here, new)?;
        // Steps that enter nothing new are lost: then fewer rooms can be entered, and more of them must be.
        for _ in 0..2 {
            let fewer = here.steps.checked_sub(here.waste(here.useful, best.must))?;
            if fewer >= new {
                break;
            }
            new = fewer;
            best = self.best(here, new)?;
        }
        let possible = here.has_movement(best.must) && here.has_raid(&best);
        possible.then_some(best.slack + self.goal.floor + 1)
    }

    fn here<'a>(&'a self, node: &'a Node, limits: Limits) -> Here<'a> {
        let (plan, tables) = (self.plan, &*self.tables);
        let secrets = limits.useful.and(plan.secrets).len();
        let steps = node.reach + plan.bonus.saturating_sub(node.stolen).min(secrets);
        let diagonal = u8::from(node.uses.diagonal());
        let drills = node.uses.left(plan, Gadget::Drill);
        let rings = tables.distances.rings(drills, node.room);
        let useful = limits.useful.and(tables.distances.disc(drills, node.room, steps + diagonal));
        let colour = tables.distances.colour.filter(|_| plan.short.is_empty());
        Here { plan, tables, node, limits, useful, steps, drills, diagonal, colour, rings }
    }

    /// The best rooms, no more than so many of them.
    fn best(&self, here: &Here<'_>, new: u8) -> Option<Best> {
        let (plan, worth) = (self.plan, &self.tables.worth);
        let Here { node, limits, useful, steps, diagonal, .. } = here;
        let base = self.goal.weights.value(&node.haul) + limits.set - self.goal.floor - 1;
        let Sum { sum, next } = worth.most(plan, limits, *useful, new);
        let slack = base + sum;
        if slack < 0 {
            return None;
        }
        let mut best = Best { slack, next, must: worth.above(plan, limits, *useful, slack, next) };
        // Steps change between two colours, so that there are as many of one as of the other.
        let Some(colour) = here.colour else { return Some(best) };
        let same = if colour.has(node.room) { useful.and(colour) } else { useful.without(colour) };
        let other = useful.without(same);
        let (even, odd) = (steps / 2 + diagonal, steps - steps / 2 + diagonal);
        if same.len() <= even && other.len() <= odd {
            return Some(best);
        }
        let one = worth.most(plan, limits, same, even.min(new));
        let two = worth.most(plan, limits, other, odd.min(new));
        let slack = base + one.sum + two.sum;
        if slack < 0 {
            return None;
        }
        best.must = best
            .must
            .or(worth.above(plan, limits, same, slack, one.next))
            .or(worth.above(plan, limits, other, slack, two.next));
        if slack < best.slack {
            best.slack = slack;
            best.next = one.next.max(two.next);
        }
        Some(best)
    }
}
