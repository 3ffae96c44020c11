//! Do the points suffice for given rooms, and for what lies between?
//!
//! Rooms are joined one by one: what costs nothing is walked over, what costs points is paid for, under smoke or
//! leapt over. A question that takes too long is answered with yes.

use crate::raid::bound::Here;
use crate::raid::plan::Plan;
use crate::raid::prices::Purse;
use crate::raid::raider::Gadget;
use crate::raid::room_set::{PerRoom, RoomSet};

/// Regions that are looked at for one question.
const TRIES: u32 = 16;

/// How far the rooms are joined.
#[derive(Clone, Copy)]
struct Link {
    /// What can be come to.
    region: RoomSet,
    /// Rooms that can be walked over.
    over: RoomSet,
    /// Rooms that were tried and led to nothing.
    banned: RoomSet,
    purse: Purse,
    smokes: u8,
    drills: u8,
    swings: u8,
    slants: u8,
}

impl Here<'_> {
    /// Do the points suffice for these rooms and the way to them?
    pub(crate) fn has_points(&self, rooms: RoomSet) -> bool {
        let plan = self.plan;
        let paid = rooms.and(plan.costly).iter();
        let purse = paid.map(|room| plan.cost.at(room)).try_fold(self.limits.purse, Purse::pay);
        let Some(purse) = purse else { return false };
        let link = Link {
            region: RoomSet::of(self.node.room),
            over: self.node.done.or(plan.all.without(plan.costly)).or(rooms),
            banned: RoomSet::NONE,
            purse,
            smokes: self.limits.smokes,
            drills: self.drills,
            swings: self.node.uses.left(plan, Gadget::Grapnel),
            slants: self.diagonal,
        };
        link.joins(plan, rooms, &mut { TRIES })
    }
}

impl Link {
    /// Can all of these rooms be come to?
    fn joins(mut self, plan: &Plan, rooms: RoomSet, tries: &mut u32) -> bool {
        let mut beside = RoomSet::NONE;
        let mut todo = self.region;
        while let Some(room) = todo.pop() {
            let next = plan.open.at(room).without(self.region);
            let fresh = next.and(self.over);
            beside = beside.or(next);
            self.region = self.region.or(fresh);
            todo = todo.or(fresh);
        }
        if rooms.without(self.region).is_empty() {
            return true;
        }
        let Some(less) = tries.checked_sub(1) else { return true };
        *tries = less;
        for room in beside.without(self.region).without(self.banned).iter() {
            let mut opened = self.entering(plan, room);
            if opened.any(|link| link.joins(plan, rooms, tries)) {
                return true;
            }
            // With this room nothing came of it, whatever else was done.
            self.banned = self.banned.with(room);
        }
        let drilled = self.drills.checked_sub(1).map(|drills| Self { drills, ..self });
        let swung = self.swings.checked_sub(1).map(|swings| Self { swings, ..self });
        let slanted = self.slants.checked_sub(1).map(|slants| Self { slants, ..self });
        [(drilled, &plan.walled), (swung, &plan.swing), (slanted, &plan.diagonal)]
            .into_iter()
            .filter_map(|(link, ways)| link.map(|link| (link, ways)))
            .any(|(link, ways)| link.leaps(plan, ways, rooms, tries))
    }

    /// The same after a leap.
    fn leaps(self, plan: &Plan, ways: &PerRoom<RoomSet>, rooms: RoomSet, tries: &mut u32) -> bool {
        let reached = self.region.iter().fold(RoomSet::NONE, |set, room| set.or(*ways.at(room)));
        let mut fresh = reached.without(self.region).iter();
        fresh.any(|room| {
            let there = |link: Self| Self { region: link.region.with(room), ..link };
            if self.over.has(room) {
                return there(self).joins(plan, rooms, tries);
            }
            self.entering(plan, room).any(|link| there(link).joins(plan, rooms, tries))
        })
    }

    /// With this room paid for, or passed under smoke.
    fn entering(self, plan: &Plan, room: u8) -> impl Iterator<Item = Self> {
        let open = Self { over: self.over.with(room), ..self };
        let paid = self.purse.pay(plan.cost.at(room)).map(|purse| Self { purse, ..open });
        let smoked = self.smokes.checked_sub(1).filter(|_| plan.traps.has(room));
        paid.into_iter().chain(smoked.map(|smokes| Self { smokes, ..open }))
    }
}
