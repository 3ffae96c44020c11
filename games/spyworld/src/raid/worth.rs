//! What rooms are worth to the raider, and the most that some of them can bring.

use crate::raid::bundles::Allowed;
use crate::raid::node::Node;
use crate::raid::plan::Plan;
use crate::raid::prices::{Affordable, PriceList, Purse};
use crate::raid::raider::Gadget;
use crate::raid::room_set::{PerRoom, RoomSet};

/// What is in rooms of one class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Sort {
    /// A secret or nothing: as many as are reached.
    Free,
    /// A guard.
    Guard,
    /// A trap. Its worth is that of its room; what its owner gains is taken off later.
    Trap,
}

/// Rooms that are worth the same.
#[derive(Clone, Copy, Debug)]
struct Class {
    rooms: RoomSet,
    worth: i32,
    sort: Sort,
}

/// What rooms are worth, and what they cost; it does not change during a search.
#[derive(Clone, Debug, Default)]
pub(crate) struct Worth {
    /// Most worth first.
    classes: Vec<Class>,
    prices: PriceList,
    /// Secrets of each kind.
    kinds: [RoomSet; 3],
}

/// What can be had from a position at most, one thing by itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Rooms worth entering that some way leads to.
    pub(crate) useful: RoomSet,
    /// Guards, traps, and both together that points suffice for.
    pub(crate) guards: u8,
    traps: u8,
    pub(crate) both: u8,
    /// Traps that smoke lets through.
    pub(crate) smokes: u8,
    /// What a set of three kinds would bring.
    pub(crate) set: i32,
    /// Points there are, those that darts may spare included.
    pub(crate) purse: Purse,
}

/// The most that some rooms can bring, and the worth of the best room that was left out for want of steps.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sum {
    pub(crate) sum: i32,
    pub(crate) next: i32,
}

impl Limits {
    /// The same within what the points can pay for together.
    pub(crate) fn within(mut self, allowed: &Allowed) -> Self {
        self.useful = self.useful.and(allowed.rooms);
        self.guards = self.guards.min(allowed.guards);
        self.both = self.both.min(allowed.both);
        self
    }
}

impl Worth {
    pub(crate) fn prepare(&mut self, plan: &Plan, start: &Node) {
        self.prices.prepare(plan, start);
        self.classes.clear();
        for room in plan.all.iter() {
            self.sort_in(plan, room);
        }
        self.classes.sort_unstable_by_key(|class| (-class.worth, class.sort));
        self.kinds = [1, 2, 4]
            .map(|kind| plan.secrets.iter().filter(|&room| *plan.kind.at(room) == kind).collect());
    }

    fn sort_in(&mut self, plan: &Plan, room: u8) {
        let each = i32::from(plan.weights.room);
        let (worth, sort) = if plan.guards.has(room) {
            (each + i32::from(plan.weights.guard), Sort::Guard)
        } else if plan.traps.has(room) {
            (each, Sort::Trap)
        } else {
            (each + worth_of(plan, room), Sort::Free)
        };
        let same = |class: &&mut Class| class.worth == worth && class.sort == sort;
        match self.classes.iter_mut().find(same) {
            Some(class) => class.rooms = class.rooms.with(room),
            None => self.classes.push(Class { rooms: RoomSet::of(room), worth, sort }),
        }
    }

    /// What each closed room is worth at most.
    pub(crate) fn each(&self, plan: &Plan, start: &Node) -> PerRoom<i32> {
        let mut each = PerRoom::of(0);
        let smokes = start.uses.left(plan, Gadget::Smoke) > 0;
        for class in &self.classes {
            for room in class.rooms.without(start.done).iter() {
                let seen = if start.seen.has(room) { i32::from(plan.weights.room) } else { 0 };
                let loss = match class.sort {
                    Sort::Trap if plan.traps_count && !smokes => i32::from(plan.weights.trap),
                    Sort::Free | Sort::Guard | Sort::Trap => 0,
                };
                *each.at_mut(room) = (class.worth - seen - loss).max(0);
            }
        }
        each
    }

    /// What could be had from here if there were points for everything.
    pub(crate) fn loose(&self, plan: &Plan, node: &Node) -> Limits {
        let smokes = node.uses.left(plan, Gadget::Smoke);
        let useful = wanted(plan, node, smokes);
        let set = self.set_of(plan, node, useful);
        let purse = self.prices.purse(plan, node);
        Limits { useful, guards: u8::MAX, traps: u8::MAX, both: u8::MAX, smokes, set, purse }
    }

    /// What could be had from here, one thing by itself.
    pub(crate) fn limits(&self, plan: &Plan, node: &Node) -> Limits {
        let closed = plan.all.without(node.done);
        let smokes = node.uses.left(plan, Gadget::Smoke);
        let purse = self.prices.purse(plan, node);
        let shut = |&room: &u8| {
            purse.pay(plan.cost.at(room)).is_none() && !(smokes > 0 && plan.traps.has(room))
        };
        let shut: RoomSet = closed.and(plan.costly).iter().filter(shut).collect();
        let mut useful = wanted(plan, node, smokes);
        if !shut.is_empty() {
            useful = useful.and(flood(plan, node, plan.all.without(shut)));
        }
        let Affordable { traps, guards, both } = self.prices.affordable(closed, &purse);
        Limits {
            useful,
            guards,
            traps: traps + smokes,
            both: both + smokes,
            smokes,
            set: self.set_of(plan, node, useful),
            purse,
        }
    }

    /// What a set of three kinds would bring, if it is still to be had.
    pub(crate) fn set_of(&self, plan: &Plan, node: &Node, useful: RoomSet) -> i32 {
        if plan.set == 0 || node.kinds & 0b111 == 0b111 {
            return 0;
        }
        let all = node.done.or(useful);
        let full = self.kinds.iter().all(|kind| !kind.and(all).is_empty());
        if full { i32::from(plan.weights.loot) * i32::from(plan.set) } else { 0 }
    }

    /// The most that these rooms can bring with so many steps; rooms that take no movement take none of them.
    pub(crate) fn most(&self, plan: &Plan, limits: &Limits, rooms: RoomSet, steps: u8) -> Sum {
        let most = self.in_order(plan, limits, rooms, steps, true);
        let guard = i32::from(plan.weights.room) + i32::from(plan.weights.guard);
        // Points that pay for a guard pay for no trap. To take what is worth most first is best all the same, unless
        // two things can stand in for a guard.
        if plan.short.is_empty() || guard >= for_guard(plan, most.next) {
            return most;
        }
        self.in_order(plan, limits, rooms, steps, false)
    }

    /// What is worth most is taken first; with `shared`, guards and traps are paid for by the same points.
    fn in_order(
        &self,
        plan: &Plan,
        limits: &Limits,
        rooms: RoomSet,
        steps: u8,
        shared: bool,
    ) -> Sum {
        let Limits { mut guards, mut traps, mut both, mut smokes, .. } = *limits;
        let mut steps = steps;
        let mut all = Sum::default();
        for class in &self.classes {
            let rooms = class.rooms.and(rooms);
            if rooms.is_empty() {
                continue;
            }
            let short = if plan.short.is_empty() { 0 } else { rooms.and(plan.short).len() };
            let long = rooms.len() - short;
            if long > steps && all.next == 0 {
                all.next = class.worth;
            }
            let take = short + long.min(steps);
            let take = match class.sort {
                Sort::Free => {
                    all.sum += i32::from(take) * class.worth;
                    take
                }
                Sort::Guard => {
                    let take = take.min(guards).min(both);
                    guards -= take;
                    both -= if shared { take } else { 0 };
                    all.sum += i32::from(take) * class.worth;
                    take
                }
                Sort::Trap => {
                    let take = take.min(traps).min(both);
                    traps -= take;
                    both -= take;
                    let smoked = take.min(smokes);
                    smokes -= smoked;
                    let loss = if plan.traps_count { i32::from(plan.weights.trap) } else { 0 };
                    all.sum += i32::from(smoked) * class.worth
                        + i32::from(take - smoked) * (class.worth - loss).max(0);
                    take
                }
            };
            steps -= take.saturating_sub(short);
            if steps == 0 && all.next > 0 && plan.short.is_empty() {
                break;
            }
        }
        all
    }

    /// Those of these rooms that cannot be left out: the loss would be above the slack, even if the best of what
    /// was left out stands in for it.
    pub(crate) fn above(
        &self,
        plan: &Plan,
        limits: &Limits,
        rooms: RoomSet,
        slack: i32,
        next: i32,
    ) -> RoomSet {
        let mut above = RoomSet::NONE;
        for class in &self.classes {
            if class.worth - next <= slack {
                break;
            }
            let rooms = class.rooms.and(rooms);
            let all = match class.sort {
                Sort::Free => true,
                // If points do not suffice for all of them, none by itself is needed; and points that are not
                // spent on a guard may be spent on a trap.
                Sort::Guard => {
                    limits.guards.min(limits.both) >= rooms.len()
                        && class.worth - for_guard(plan, next) > slack
                }
                Sort::Trap => false,
            };
            if all {
                above = above.or(rooms);
            }
        }
        above
    }
}

/// What can stand in for a guard at most: the best of what was left out takes its step, or a trap that its points
/// pay for; or both, if the trap takes no step.
pub(crate) fn for_guard(plan: &Plan, next: i32) -> i32 {
    let trap = i32::from(plan.weights.room);
    if plan.short.is_empty() { next.max(trap) } else { next + trap }
}

/// What is in a room is worth so much, beside the room.
pub(crate) fn worth_of(plan: &Plan, room: u8) -> i32 {
    i32::from(plan.weights.loot) * i32::from(*plan.loot.at(room))
}

/// Rooms that are worth entering.
fn wanted(plan: &Plan, node: &Node, smokes: u8) -> RoomSet {
    // A trap that costs more than its room is worth is in the way, and nothing else.
    let spoilt = plan.weights.trap >= plan.weights.room && plan.traps_count && smokes == 0;
    let unseen = plan.all.without(node.seen);
    let rooms = match plan.weights.room {
        0 => RoomSet::NONE,
        _ if spoilt => unseen.without(plan.traps),
        _ => unseen,
    };
    plan.valued.without(node.done).or(rooms)
}

/// Everything that can be come to over these rooms, with the gadgets that are left.
fn flood(plan: &Plan, node: &Node, over: RoomSet) -> RoomSet {
    let drill = node.uses.left(plan, Gadget::Drill) > 0;
    let swing = node.uses.left(plan, Gadget::Grapnel) > 0;
    let diagonal = node.uses.diagonal();
    let mut flood = RoomSet::of(node.room);
    let mut todo = flood;
    while let Some(room) = todo.pop() {
        let mut next = *plan.open.at(room);
        if drill {
            next = next.or(*plan.walled.at(room));
        }
        if swing {
            next = next.or(*plan.swing.at(room));
        }
        if diagonal {
            next = next.or(*plan.diagonal.at(room));
        }
        let fresh = next.and(over).without(flood);
        flood = flood.or(fresh);
        todo = todo.or(fresh);
    }
    flood
}
