//! What could still be had besides the stops: rooms, guards, at the price of traps. Never too little.

use crate::raid::calendar::Calendar;
use crate::raid::distances::Distances;
use crate::raid::lair::Cost;
use crate::raid::node::Node;
use crate::raid::patrol::Patrol;
use crate::raid::plan::Plan;
use crate::raid::pockets::Pockets;
use crate::raid::prices::{PriceList, Purse};
use crate::raid::raider::Gadget;
use crate::raid::room_set::RoomSet;
use crate::raid::tours::{MAX_STOPS, Tours};

/// What could still be had.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Prospect {
    /// By number of stops still stolen, at most so many rooms in all, those stops included.
    rooms: [u8; MAX_STOPS + 1],
    /// By number of stops still stolen, at most so many guards.
    guards: [u8; MAX_STOPS + 1],
    /// Rooms without trap or guard that are no stops.
    pub(crate) plain: u8,
    /// Traps that can be paid for, smoke included.
    pub(crate) traps: u8,
    /// Traps and guards together that can be paid for, smoke included.
    pub(crate) both: u8,
    /// Traps that smoke could let through.
    pub(crate) smokes: u8,
    /// Loot of secrets that are no stops.
    pub(crate) loot: u16,
    /// Rooms that are worth entering and could be, each for itself.
    pub(crate) useful: RoomSet,
    /// Stops that are not among them.
    pub(crate) lost: u16,
    /// Points that could still be spent.
    pub(crate) purse: Purse,
    /// How the rooms hang together, once that was asked for.
    pockets: Option<Pockets>,
    /// Movement left, and how much more secrets could bring.
    reach: u8,
    bonus: u8,
    /// Secrets that are no stops and could still be stolen.
    beyond: u8,
}

impl Prospect {
    /// The most rooms with so many stops still stolen, which are these.
    #[inline]
    pub(crate) fn rooms(&self, count: u8, stops: u16) -> u8 {
        let rooms = self.rooms.get(usize::from(count)).copied().unwrap_or(0);
        let pockets = self.pockets.as_ref();
        pockets.map_or(rooms, |pockets| rooms.min(pockets.most(self.steps(count), stops)))
    }

    /// Looks more closely at how the rooms hang together.
    pub(crate) fn refine(
        &mut self,
        plan: &Plan,
        distances: &Distances,
        tours: &Tours,
        node: &Node,
    ) {
        let drills = node.uses.left(plan, Gadget::Drill);
        let diagonal = u8::from(node.uses.diagonal());
        let rings = distances.rings(drills, node.room);
        // On the way to the nearest of the rooms nothing is collected.
        let first = rings.iter().position(|ring| !ring.and(self.useful).is_empty());
        let before = first.map_or(0, |far| (far as u8).saturating_sub(1 + diagonal));
        let colour = distances.colour;
        let pockets = Pockets::around(plan, tours, colour, node.room, self.useful);
        self.pockets = Some(pockets.with(before, drills + diagonal));
    }

    /// Movement there could be in all with so many stops still stolen.
    #[inline]
    pub(crate) fn steps(&self, count: u8) -> u8 {
        self.reach + self.bonus.min(count.saturating_add(self.beyond))
    }

    #[inline]
    pub(crate) fn guards(&self, stops: u8) -> u8 {
        self.guards.get(usize::from(stops)).copied().unwrap_or(0)
    }
}

/// What does not change during a search: what rooms cost.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outlook {
    prices: PriceList,
    /// Rooms that cost points.
    costly: RoomSet,
}

impl Outlook {
    pub(crate) fn prepare(&mut self, plan: &Plan, start: &Node) {
        let closed = plan.all.without(start.done);
        self.prices.prepare(plan, start);
        let costly = |room: &u8| *plan.cost.at(*room) != Cost::default();
        self.costly = closed.iter().filter(costly).collect();
    }

    /// What could still be had from here.
    pub(crate) fn prospect(
        &self,
        plan: &Plan,
        distances: &Distances,
        tours: &Tours,
        patrol: &Patrol,
        node: &Node,
    ) -> Prospect {
        let closed = plan.all.without(node.done);
        let smokes = node.uses.left(plan, Gadget::Smoke);
        let purse = self.prices.purse(plan, node);
        let useful = self.useful(plan, distances, node, &purse, smokes);
        let others = useful.without(tours.rooms);
        let beyond = others.and(tours.beyond);
        let paid = self.prices.affordable(closed, &purse);
        let (traps, both) = (paid.traps + smokes, paid.both + smokes);
        let set = !tours.beyond.is_empty() && node.kinds & 0b111 != 0b111;
        let loot = beyond.iter().map(|room| *plan.loot.at(room)).fold(0, u16::saturating_add);
        let lost = tours.rooms.and(closed).without(useful);
        let mut prospect = Prospect {
            plain: others.without(plan.traps).without(plan.guards).len(),
            traps: traps.min(others.and(plan.traps).len()).min(both),
            both,
            smokes,
            loot: if set { loot.saturating_add(plan.set) } else { loot },
            useful,
            lost: lost.iter().fold(0, |stops, room| stops | tours.bit.at(room)),
            purse,
            reach: node.reach,
            bonus: plan.bonus.saturating_sub(node.stolen),
            beyond: beyond.len(),
            ..Prospect::default()
        };
        let drills = node.uses.left(plan, Gadget::Drill);
        let calendar = Calendar::of(plan, distances, node, drills);
        let met = |steps: u8| {
            let guards = useful.and(plan.guards);
            let steps = steps + u8::from(node.uses.diagonal());
            let some = plan.weights.guard > 0;
            if some { patrol.most(drills, node.room, guards, steps) } else { guards.len() }
        };
        // Only movement that secrets bring makes a difference between numbers of stops.
        let mut last = (u8::MAX, 0, 0);
        for stops in 0..=tours.count {
            let steps = prospect.steps(stops);
            if steps != last.0 {
                last = (steps, calendar.most(useful, steps), paid.guards.min(met(steps)));
            }
            let index = usize::from(stops);
            if let Some(rooms) = prospect.rooms.get_mut(index) {
                *rooms = last.1;
            }
            if let Some(guards) = prospect.guards.get_mut(index) {
                *guards = last.2;
            }
        }
        prospect
    }

    /// Rooms that are worth entering, near enough and not too dear, each for itself.
    fn useful(
        &self,
        plan: &Plan,
        distances: &Distances,
        node: &Node,
        purse: &Purse,
        smokes: u8,
    ) -> RoomSet {
        // A trap that costs more than its room is worth is in the way, and nothing else.
        let spoilt = plan.weights.trap >= plan.weights.room && plan.traps_count && smokes == 0;
        let unseen = plan.all.without(node.seen);
        let wanted = match plan.weights.room {
            0 => RoomSet::NONE,
            _ if spoilt && !plan.is_front => unseen.without(plan.traps),
            _ => unseen,
        };
        let near = distances.within(plan, node).without(node.done).and(plan.valued.or(wanted));
        let costly = near.and(self.costly);
        let paid = |&room: &u8| {
            purse.pay(plan.cost.at(room)).is_some() || smokes > 0 && plan.traps.has(room)
        };
        near.without(costly).or(costly.iter().filter(paid).collect())
    }
}
