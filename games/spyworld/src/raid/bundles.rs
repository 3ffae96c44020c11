//! Which rooms the points can pay for together, and what lies within.
//!
//! A *bundle* is a set of rooms that cost points: all of it can be paid for, and nothing can be added. Whoever
//! opens rooms of one bundle only comes to what lies behind them; movement is not asked for.

use arrayvec::ArrayVec;

use crate::raid::node::Node;
use crate::raid::plan::Plan;
use crate::raid::prices::Purse;
use crate::raid::raider::Gadget;
use crate::raid::room_set::{PerRoom, RoomSet};
use crate::raid::worth::Worth;

/// With more bundles than this, or more steps to find them, points are taken to suffice for anything.
const MOST: usize = 6_000;
const STEPS: u32 = 60_000;

/// A bundle.
#[derive(Clone, Copy, Debug)]
struct Bundle {
    /// The rooms that are paid for.
    paid: RoomSet,
    /// Everything that can be come to.
    within: RoomSet,
    /// What all of that is worth at most.
    worth: i32,
    guards: u8,
    traps: u8,
}

/// What the bundles that are left allow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Allowed {
    pub(crate) rooms: RoomSet,
    pub(crate) guards: u8,
    pub(crate) both: u8,
}

/// So many bundles are looked at one by one.
pub(crate) const FEW: usize = 2;

/// All bundles, those worth most first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bundles {
    all: Vec<Bundle>,
    is_ready: bool,
    /// What each room is worth at most.
    worth: PerRoom<i32>,
    /// Value of the raid so far.
    start: i32,
    /// Rooms open at the start.
    started: RoomSet,
    /// Steps left to find bundles.
    steps: u32,
    /// Leaps there are.
    leaps: u8,
}

/// How far a bundle is made.
#[derive(Clone, Copy)]
struct Draft {
    paid: RoomSet,
    /// Everything that can be come to.
    within: RoomSet,
    /// Everything beside that.
    beside: RoomSet,
    /// Rooms that are left out though there were points for them.
    spurned: RoomSet,
    purse: Purse,
    smokes: u8,
}

impl Draft {
    /// Comes to one more room, and over these to all behind it.
    fn come_to(&mut self, plan: &Plan, room: u8, over: RoomSet) {
        let mut todo = RoomSet::of(room);
        self.within = self.within.with(room);
        while let Some(room) = todo.pop() {
            let open = *plan.open.at(room);
            self.beside = self.beside.or(open);
            let fresh = open.and(over).without(self.within);
            self.within = self.within.or(fresh);
            todo = todo.or(fresh);
        }
    }

    fn pays(&self, plan: &Plan, room: u8) -> bool {
        self.purse.pay(plan.cost.at(room)).is_some() || self.smokes > 0 && plan.traps.has(room)
    }
}

impl Bundles {
    /// Forgets the bundles of another raid.
    pub(crate) const fn forget(&mut self) {
        self.is_ready = false;
    }

    /// Finds all bundles of a raid.
    pub(crate) fn prepare(&mut self, plan: &Plan, worth: &Worth, start: &Node) {
        self.all.clear();
        self.steps = STEPS;
        self.started = start.done;
        self.start = plan.weights.value(&start.haul);
        self.worth = worth.each(plan, start);
        self.leaps = start.uses.left(plan, Gadget::Drill)
            + start.uses.left(plan, Gadget::Grapnel)
            + u8::from(start.uses.diagonal());
        let limits = worth.limits(plan, start);
        let mut draft = Draft {
            paid: RoomSet::NONE,
            within: RoomSet::NONE,
            beside: RoomSet::NONE,
            spurned: RoomSet::NONE,
            purse: limits.purse,
            smokes: limits.smokes,
        };
        draft.come_to(plan, start.room, start.done.or(plan.all.without(plan.costly)));
        self.grow(plan, worth, start, draft);
        self.is_ready = self.steps > 0 && self.all.len() < MOST;
        self.all.sort_unstable_by_key(|bundle| (-bundle.worth, bundle.paid));
        self.all.dedup_by_key(|bundle| bundle.paid);
    }

    /// With the next room, and without it.
    fn grow(&mut self, plan: &Plan, worth: &Worth, start: &Node, draft: Draft) {
        self.steps = self.steps.saturating_sub(1);
        if self.steps == 0 || self.all.len() >= MOST {
            return;
        }
        let closed = plan.costly.without(start.done).without(draft.paid);
        // With a leap one may come to anything.
        let next = if self.leaps > 0 { closed } else { closed.and(draft.beside) };
        let room = next.without(draft.spurned).iter().find(|&room| draft.pays(plan, room));
        let Some(room) = room else {
            // What could be added belongs to another bundle.
            if !draft.spurned.without(draft.paid).iter().any(|room| draft.pays(plan, room)) {
                self.close(plan, worth, start, draft.paid);
            }
            return;
        };
        let mut with = Draft { paid: draft.paid.with(room), ..draft };
        if draft.beside.has(room) {
            let free = start.done.or(plan.all.without(plan.costly));
            with.come_to(plan, room, free.or(with.paid));
        }
        if let Some(purse) = draft.purse.pay(plan.cost.at(room)) {
            self.grow(plan, worth, start, Draft { purse, ..with });
        }
        if draft.smokes > 0 && plan.traps.has(room) {
            self.grow(plan, worth, start, Draft { smokes: draft.smokes - 1, ..with });
        }
        let without = Draft { spurned: draft.spurned.with(room), ..draft };
        // If there are points for everything else and for a room that was left out, this is no bundle.
        let rest = closed
            .without(without.spurned)
            .iter()
            .fold(draft.purse, |purse, room| purse.less(plan.cost.at(room)));
        if !without.spurned.iter().any(|room| rest.pay(plan.cost.at(room)).is_some()) {
            self.grow(plan, worth, start, without);
        }
    }

    /// Everything was decided: what lies within?
    fn close(&mut self, plan: &Plan, worth: &Worth, start: &Node, paid: RoomSet) {
        let over = start.done.or(paid).or(plan.all.without(plan.costly));
        let sum = |rooms: RoomSet| rooms.iter().map(|room| *self.worth.at(room)).sum::<i32>();
        let mut within = walk(plan, RoomSet::of(start.room), over);
        let mut all = sum(within);
        if self.leaps > 0 {
            // One leap, one more region.
            let mut others = over.without(within);
            let mut worths = [0; 8];
            while let Some(room) = others.pop() {
                let region = walk(plan, RoomSet::of(room), over);
                others = others.without(region);
                within = within.or(region);
                let mut held = sum(region);
                for entry in &mut worths {
                    if held > *entry {
                        core::mem::swap(entry, &mut held);
                    }
                }
            }
            all += worths.iter().take(usize::from(self.leaps)).sum::<i32>();
        }
        let closed = within.without(start.done);
        let guards = closed.and(plan.guards).len();
        let traps = closed.and(plan.traps).len();
        let worth = all + worth.set_of(plan, start, within);
        self.all.push(Bundle { paid, within, worth, guards, traps });
    }

    /// What is allowed by the bundles that go with what was opened and could come to more than the floor: each by
    /// itself, or all together if there are many. Nothing if there is none.
    pub(crate) fn allowed(&self, plan: &Plan, node: &Node, floor: i32) -> ArrayVec<Allowed, FEW> {
        let mut allowed = ArrayVec::new();
        if !self.is_ready {
            allowed.push(Allowed { rooms: plan.all, guards: u8::MAX, both: u8::MAX });
            return allowed;
        }
        let opened = node.done.without(self.started);
        let seen: i32 = opened.iter().map(|room| *self.worth.at(room)).sum();
        let least = floor + self.start + seen - plan.weights.value(&node.haul);
        let (guards, traps) = (opened.and(plan.guards).len(), opened.and(plan.traps).len());
        let costly = opened.and(plan.costly);
        for bundle in &self.all {
            if self.start + bundle.worth <= least {
                break;
            }
            if !costly.without(bundle.paid).is_empty() {
                continue;
            }
            let new = Allowed {
                rooms: bundle.within,
                // Whoever came through under smoke may have beaten guards of another bundle.
                guards: bundle.guards.saturating_sub(guards),
                both: (bundle.guards + bundle.traps).saturating_sub(guards + traps),
            };
            if allowed.try_push(new).is_err() {
                let all = allowed.drain(..).fold(new, Allowed::or);
                allowed.push(all);
            }
        }
        allowed
    }
}

impl Allowed {
    fn or(self, other: Self) -> Self {
        Self {
            rooms: self.rooms.or(other.rooms),
            guards: self.guards.max(other.guards),
            both: self.both.max(other.both),
        }
    }
}

/// Everything that can be walked to over these rooms.
fn walk(plan: &Plan, from: RoomSet, over: RoomSet) -> RoomSet {
    let mut region = from;
    let mut todo = from;
    while let Some(room) = todo.pop() {
        let fresh = plan.open.at(room).and(over).without(region);
        region = region.or(fresh);
        todo = todo.or(fresh);
    }
    region
}
