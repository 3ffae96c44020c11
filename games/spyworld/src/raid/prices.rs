//! What points can pay for: how many rooms, and which.

use crate::raid::lair::Cost;
use crate::raid::node::Node;
use crate::raid::plan::Plan;
use crate::raid::raider::Gadget;
use crate::raid::room_set::RoomSet;

/// Points.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Purse {
    pub(crate) stealth: i16,
    pub(crate) combat: i16,
    pub(crate) total: i16,
}

impl Purse {
    /// What is left after this, if it suffices.
    #[inline]
    pub(crate) fn pay(self, cost: &Cost) -> Option<Self> {
        let left = self.less(cost);
        (left.stealth >= 0 && left.combat >= 0 && left.total >= 0).then_some(left)
    }

    /// What is left after this, or missing.
    #[inline]
    pub(crate) const fn less(self, cost: &Cost) -> Self {
        Self {
            stealth: self.stealth - cost.stealth as i16,
            combat: self.combat - cost.combat as i16,
            total: self.total - cost.total(),
        }
    }

    /// Is it no smaller than another?
    #[inline]
    pub(crate) const fn covers(&self, other: &Self) -> bool {
        self.stealth >= other.stealth && self.combat >= other.combat && self.total >= other.total
    }
}

/// What traps and guards cost; it does not change during a search.
#[derive(Clone, Debug, Default)]
pub(crate) struct PriceList {
    traps: Prices,
    guards: Prices,
    /// The same by all points together.
    traps_in_all: Prices,
    guards_in_all: Prices,
    both: Prices,
    /// Points of stealth, of combat and in all that no, one or two uses of darts spare at most.
    spared: [[i16; 3]; 3],
}

/// How many traps, guards, and both together can be paid for; smoke is not counted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Affordable {
    pub(crate) traps: u8,
    pub(crate) guards: u8,
    pub(crate) both: u8,
}

impl PriceList {
    pub(crate) fn prepare(&mut self, plan: &Plan, start: &Node) {
        let closed = plan.all.without(start.done);
        let total = |room| plan.cost.at(room).total();
        let points = plan.stealth + plan.combat;
        let guards = closed.and(plan.guards);
        self.guards.fill(guards, 0, |room| plan.cost.at(room).stealth.into());
        let stealth = self.guards.dearest();
        self.guards.fill(guards, plan.combat, |room| plan.cost.at(room).combat.into());
        self.guards_in_all.fill(guards, points, total);
        self.spared = [stealth, self.guards.dearest(), self.guards_in_all.dearest()];
        let traps = closed.and(plan.traps);
        self.traps.fill(traps, plan.stealth, |room| plan.cost.at(room).stealth.into());
        self.traps_in_all.fill(traps, points, total);
        self.both.fill(traps.or(guards), points, total);
    }

    /// Points that could still be spent, those that darts may spare included.
    pub(crate) fn purse(&self, plan: &Plan, node: &Node) -> Purse {
        let darts = usize::from(node.uses.left(plan, Gadget::Darts));
        let [stealth, combat, total] =
            self.spared.map(|points| points.get(darts).copied().unwrap_or(0));
        Purse {
            stealth: plan.stealth - node.stealth + stealth,
            combat: plan.combat - node.combat + combat,
            total: plan.stealth + plan.combat - node.total + total,
        }
    }

    /// How many of these rooms can be paid for.
    pub(crate) fn affordable(&self, closed: RoomSet, purse: &Purse) -> Affordable {
        let &Purse { stealth, combat, total } = purse;
        let traps = self.traps.affordable(closed, stealth);
        let guards = self.guards.affordable(closed, combat);
        Affordable {
            traps: traps.min(self.traps_in_all.affordable(closed, total)),
            guards: guards.min(self.guards_in_all.affordable(closed, total)),
            both: self.both.affordable(closed, total),
        }
    }
}

/// Closed rooms by price, cheapest first.
#[derive(Clone, Debug, Default)]
struct Prices {
    rooms: Vec<(u8, i16)>,
    all: RoomSet,
    /// Do the points of the start pay for all of them?
    ample: bool,
}

impl Prices {
    fn fill(&mut self, rooms: RoomSet, points: i16, price: impl Fn(u8) -> i16) {
        self.rooms.clear();
        self.rooms.extend(rooms.iter().map(|room| (room, price(room))));
        self.rooms.sort_unstable_by_key(|&(room, price)| (price, room));
        self.all = rooms;
        self.ample = self.rooms.iter().map(|&(_, price)| price).sum::<i16>() <= points;
    }

    /// How many of these rooms so many points pay for.
    fn affordable(&self, closed: RoomSet, mut points: i16) -> u8 {
        if self.ample {
            return self.all.and(closed).len();
        }
        let mut count = 0;
        for &(_, price) in self.rooms.iter().filter(|(room, _)| closed.has(*room)) {
            points -= price;
            if points < 0 {
                break;
            }
            count += 1;
        }
        count
    }

    /// The price of the dearest one or two.
    fn dearest(&self) -> [i16; 3] {
        let mut prices = self.rooms.iter().rev().map(|&(_, price)| price);
        let one = prices.next().unwrap_or(0);
        [0, one, one + prices.next().unwrap_or(0)]
    }
}
