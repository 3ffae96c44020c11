//! What may be left out: is there a raid with everything of worth but a little?
//!
//! Whatever cannot be had together must be left out in part, and that costs slack. A question that takes too long is
//! answered with yes.

use crate::raid::bound::{Best, Here};
use crate::raid::room_set::RoomSet;
use crate::raid::worth::{for_guard, worth_of};

/// Tours, and raids, that are looked at for one position.
const TOURS: u32 = 30;
const RAIDS: u32 = 6;

/// What leaving out costs.
#[derive(Clone, Copy)]
struct Slack {
    /// How much may still be lost.
    left: i32,
    /// What stands in for something left out.
    next: i32,
    /// Guards that were not counted on, as points do not suffice for all.
    spare: u8,
}

impl Slack {
    /// What is left after a loss, if it is not too great.
    fn after(self, loss: i32) -> Option<Self> {
        let left = self.left - (loss - self.next);
        (left >= 0).then_some(Self { left, ..self })
    }
}

impl Here<'_> {
    /// Could there be a raid with everything of worth but some whose loss is within the slack?
    pub(crate) fn has_raid(&self, best: &Best) -> bool {
        let (stops, fixed) = (self.stops(self.useful), self.stops(best.must));
        let big = self.useful.and(self.plan.valued);
        let guards = big.and(self.plan.guards).len();
        let paid = self.limits.guards.min(self.limits.both);
        let spare = guards.saturating_sub(paid);
        let slack = Slack { left: best.slack, next: best.next, spare };
        let toured = self.fits(stops)
            || self.fits(fixed) && self.tours_fewer(stops, stops & !fixed, slack, &mut { TOURS });
        toured
            && (self.is_possible(big)
                || self.is_possible(best.must.and(big))
                    && self.raids_fewer(big, big.without(best.must), slack, &mut { RAIDS }))
    }

    /// The stops among these rooms, as a set.
    fn stops(&self, rooms: RoomSet) -> u16 {
        let tours = &self.tables.tours;
        rooms.and(tours.rooms).iter().fold(0, |stops, room| stops | tours.bit.at(room))
    }

    /// Is there movement enough for a tour through these stops?
    #[inline]
    fn fits(&self, stops: u16) -> bool {
        let least = self.tables.tours.least(self.drills, self.node.room, stops);
        least <= self.steps + self.diagonal
    }

    /// Is there a tour without at least one of those that may be left out?
    fn tours_fewer(&self, stops: u16, mut may: u16, slack: Slack, tries: &mut u32) -> bool {
        while may != 0 {
            let one = may & may.wrapping_neg();
            may &= may - 1;
            let worth = self.tables.tours.worth(one.trailing_zeros());
            let Some(less) = slack.after(worth) else { continue };
            let Some(fewer) = tries.checked_sub(1) else { return true };
            *tries = fewer;
            let rest = stops & !one;
            if self.fits(rest) || self.tours_fewer(rest, may, less, tries) {
                return true;
            }
        }
        false
    }

    /// Could all of these rooms be entered in one raid, for all that is easily seen?
    fn is_possible(&self, rooms: RoomSet) -> bool {
        self.fits(self.stops(rooms)) && self.has_movement(rooms) && self.has_points(rooms)
    }

    /// Is there a raid without at least one of the rooms that may be left out?
    fn raids_fewer(&self, rooms: RoomSet, may: RoomSet, slack: Slack, tries: &mut u32) -> bool {
        let mut may = may;
        while let Some(one) = may.pop() {
            let Some(less) = self.without(one, slack) else { continue };
            let Some(fewer) = tries.checked_sub(1) else { return true };
            *tries = fewer;
            let rest = rooms.without(RoomSet::of(one));
            if self.is_possible(rest) || self.raids_fewer(rest, may, less, tries) {
                return true;
            }
        }
        false
    }

    /// The slack after this room is left out.
    fn without(&self, room: u8, slack: Slack) -> Option<Slack> {
        let plan = self.plan;
        let each = i32::from(plan.weights.room);
        if !plan.guards.has(room) {
            return slack.after(each + worth_of(plan, room));
        }
        if let Some(spare) = slack.spare.checked_sub(1) {
            return Some(Slack { spare, ..slack });
        }
        let guard = each + i32::from(plan.weights.guard);
        slack.after(guard - for_guard(plan, slack.next) + slack.next)
    }
}
