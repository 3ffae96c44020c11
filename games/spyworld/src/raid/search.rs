//! Depth first through everything that is still worth it.
//!
//! A move leads to the next room to be opened, over rooms that are open already, or uses a gadget. The bound
//! says what the rest of a raid could bring at most; what is not worth it is left out.

use crate::raid::bundles::Bundles;
use crate::raid::distances::Distances;
use crate::raid::goal::Goal;
use crate::raid::joint::{Asked, Joint};
use crate::raid::memo::Memo;
use crate::raid::node::Node;
use crate::raid::patrol::Patrol;
use crate::raid::plan::Plan;
use crate::raid::prospect::{Outlook, Prospect};
use crate::raid::raider::Gadget;
use crate::raid::region::Region;
use crate::raid::room_set::RoomSet;
use crate::raid::tours::{Target, Tours};
use crate::raid::web::loom::Webs;
use crate::raid::worth::Worth;

/// How a move enters its room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    Walk,
    Drill,
    Swing,
    Diagonal,
}

/// A move: over open rooms, and then into one more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Move {
    pub(crate) to: u8,
    pub(crate) by: By,
    pub(crate) smoke: bool,
}

/// How a position was come by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Trace {
    /// How often the boots were put on at the start.
    pub(crate) boots: u8,
    pub(crate) moves: Vec<Move>,
}

/// What is seen of a target from a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    /// Stops that are missing, as a set and counted.
    missing: u16,
    pub(crate) stops: u8,
    /// Loot of the raid if it comes to the target.
    pub(crate) loot: u16,
    /// Rooms beside those stops that could be entered, and guards among them.
    pub(crate) others: u8,
    pub(crate) guards: u8,
}

/// A position that a move leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child {
    pub(crate) node: Node,
    pub(crate) by: Move,
    /// What it could come to.
    pub(crate) hope: i32,
    /// What it could come to at most, beside loot of stops.
    cap: i32,
    /// Ways on from there: those with few go first, before they become dead ends.
    onward: u8,
}

/// What a search works with; kept from one to the next.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    pub(crate) memo: Memo,
    pub(crate) distances: Distances,
    pub(crate) tours: Tours,
    pub(crate) patrol: Patrol,
    pub(crate) joint: Joint,
    pub(crate) outlook: Outlook,
    pub(crate) worth: Worth,
    pub(crate) bundles: Bundles,
    pub(crate) webs: Webs,
    /// Positions still to be looked at, on all levels.
    pub(crate) children: Vec<Child>,
    /// Final sets of stops that are still possible, on all levels.
    pub(crate) targets: Vec<Target>,
}

/// A search.
pub(crate) struct Search<'a, G> {
    pub(crate) plan: &'a Plan,
    pub(crate) tables: &'a mut Tables,
    pub(crate) goal: &'a mut G,
    /// Rooms done before the search began.
    pub(crate) started: RoomSet,
    pub(crate) trace: Trace,
    pub(crate) nodes: u64,
    pub(crate) limit: u64,
}

impl<G: Goal> Search<'_, G> {
    /// Do steps of the boots count by themselves?
    pub(crate) fn is_strict(&self, starts: &[(u8, Node)]) -> bool {
        let plan = self.plan;
        let boots =
            plan.owned.has(Gadget::Boots) || starts.iter().any(|(_, start)| start.boots > 0);
        boots && plan.owned.has(Gadget::Grapnel) && !plan.short.is_empty()
    }

    /// Searches from these starts, which differ in how often the boots are put on.
    pub(crate) fn run(&mut self, starts: &[(u8, Node)]) {
        self.tables.memo.clear(self.is_strict(starts));
        for &(boots, start) in starts {
            self.trace.boots = boots;
            self.trace.moves.clear();
            self.tables.children.clear();
            let mut targets = core::mem::take(&mut self.tables.targets);
            targets.clear();
            if G::AIMS {
                self.tables.tours.targets(&mut targets);
            }
            self.tables.targets = targets;
            let all = self.tables.targets.len();
            if let Some((_, cap)) = G::appraise(self, &start, &self.tables.targets) {
                self.visit(&start, cap, 0, all);
            }
        }
    }

    /// Takes a closer look at which guards and secrets go together.
    pub(crate) fn join(&mut self, starts: &[(u8, Node)]) {
        let guards = self.plan.guards.without(self.started);
        let drills = starts.iter().map(|(_, start)| start.uses.left(self.plan, Gadget::Drill));
        let Tables { distances, tours, joint, .. } = &mut *self.tables;
        joint.prepare(distances, tours, drills.max().unwrap_or(0), guards);
    }

    /// What could be hoped for at the start.
    pub(crate) fn first_hope(&mut self, starts: &[(u8, Node)]) -> Option<i32> {
        let mut targets = core::mem::take(&mut self.tables.targets);
        targets.clear();
        if G::AIMS {
            self.tables.tours.targets(&mut targets);
        }
        let hope = starts
            .iter()
            .filter_map(|(_, start)| G::appraise(self, start, &targets))
            .map(|(hope, _)| hope)
            .max();
        self.tables.targets = targets;
        hope
    }

    /// The highest hope of a node among targets of a level, and what no target can exceed beside its loot.
    pub(crate) fn hope(&self, node: &Node, targets: &[Target]) -> Option<(i32, i32)> {
        let Tables { distances, tours, patrol, outlook, .. } = &*self.tables;
        let mut prospect = outlook.prospect(self.plan, distances, tours, patrol, node);
        let own = tours.loot(node.stops);
        let cap = self.goal.cap(node, &prospect, tours.count);
        let mut reached = targets.iter().filter_map(|&target| self.sight(node, own, target));
        if reached.next().is_none_or(|sight| !self.goal.is_possible(cap, sight.loot)) {
            return None;
        }
        prospect.refine(self.plan, distances, tours, node);
        let cap = self.goal.cap(node, &prospect, tours.count);
        let mut best = None;
        for &target in targets {
            let Some(mut sight) = self.sight(node, own, target) else { continue };
            // The richest targets come first.
            if !self.goal.is_possible(cap, sight.loot) {
                break;
            }
            if sight.missing & prospect.lost != 0 {
                continue;
            }
            sight.loot = sight.loot.saturating_add(prospect.loot);
            let rooms = prospect.rooms(sight.stops, sight.missing);
            let Some(others) = rooms.checked_sub(sight.stops) else { continue };
            sight.others = others;
            sight.guards = prospect.guards(sight.stops).min(others);
            best = best.max(self.hope_of(node, &prospect, sight));
        }
        best.map(|hope| (hope, cap))
    }

    /// The hope of one target, with as many guards as fit on one tour with its stops.
    fn hope_of(&self, node: &Node, prospect: &Prospect, mut sight: Sight) -> Option<i32> {
        let asked = Asked {
            joint: &self.tables.joint,
            plan: self.plan,
            layer: node.uses.left(self.plan, Gadget::Drill),
            room: node.room,
            movement: prospect.steps(sight.stops) + u8::from(node.uses.diagonal()),
        };
        let guards = prospect.useful.and(self.plan.guards);
        loop {
            let hope = self.goal.hope(node, prospect, &sight)?;
            if sight.guards == 0
                || !self.tables.joint.is_ready()
                || asked.has(sight.missing, guards, sight.guards, &prospect.purse)
            {
                return Some(hope);
            }
            sight.guards -= 1;
        }
    }

    /// Is there movement enough for a target? Then how many stops are missing, and what will the loot be?
    #[inline]
    fn sight(&self, node: &Node, own: u16, target: Target) -> Option<Sight> {
        if target.stops & node.stops != node.stops {
            return None;
        }
        let missing = target.stops & !node.stops;
        let stops = missing.count_ones() as u8;
        let tours = &self.tables.tours;
        let bonus = self.plan.bonus.saturating_sub(node.stolen);
        let found = bonus.min(stops.saturating_add(tours.beyond.without(node.done).len()));
        let steps = node.reach + found + u8::from(node.uses.diagonal());
        let drills = node.uses.left(self.plan, Gadget::Drill);
        if tours.least(drills, node.room, missing) > steps {
            return None;
        }
        let loot = node.haul.loot.saturating_sub(own).saturating_add(target.loot);
        Some(Sight { missing, stops, loot, others: 0, guards: 0 })
    }

    fn visit(&mut self, node: &Node, cap: i32, first: usize, last: usize) {
        self.nodes += 1;
        if self.nodes > self.limit {
            return;
        }
        self.goal.offer(&node.haul, &self.trace);
        if self.tables.memo.has_met(node) {
            return;
        }
        let region = Region::around(self.plan, node.room, node.done, node.reach);
        self.tables.memo.meet(node, &region);
        let below = self.tables.children.len();
        if G::AIMS {
            self.aim(node, cap, first, last);
        }
        let targets = self.tables.targets.len();
        if targets > last || !G::AIMS {
            self.spread(node, &region, last);
        }
        if let Some(children) = self.tables.children.get_mut(below..) {
            children.sort_unstable_by_key(|child| {
                (child.hope, child.node.reach, u8::MAX - child.onward, child.by.to)
            });
        }
        while self.tables.children.len() > below {
            let Some(child) = self.tables.children.pop() else { break };
            if self.goal.is_worth(child.hope) {
                self.trace.moves.push(child.by);
                self.visit(&child.node, child.cap, last, targets);
                self.trace.moves.pop();
            }
        }
        self.tables.targets.truncate(last);
    }

    /// Copies the targets of the level above that are still possible.
    fn aim(&mut self, node: &Node, cap: i32, first: usize, last: usize) {
        let own = self.tables.tours.loot(node.stops);
        for index in first..last {
            let Some(&target) = self.tables.targets.get(index) else { break };
            let Some(sight) = self.sight(node, own, target) else { continue };
            if !self.goal.is_possible(cap, sight.loot) {
                break;
            }
            self.tables.targets.push(target);
        }
    }

    /// Keeps a child if it is worth it.
    pub(crate) fn keep(&mut self, node: Node, by: Move, first: usize) {
        if !node.is_paid(self.plan, self.started) || self.tables.memo.has_met(&node) {
            return;
        }
        let targets = self.tables.targets.get(first..).unwrap_or_default();
        if let Some((hope, cap)) = G::appraise(self, &node, targets) {
            let onward = self.plan.open.at(node.room).without(node.done).len();
            self.tables.children.push(Child { node, by, hope, cap, onward });
        }
    }
}
