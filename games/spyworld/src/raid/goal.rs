//! What a search is after: the most of one value, or every haul that no other covers.

use crate::raid::haul::{Haul, Weights};
use crate::raid::node::Node;
use crate::raid::prospect::Prospect;
use crate::raid::search::{Search, Sight, Trace};
use crate::raid::tours::Target;

/// What a search is after.
pub(crate) trait Goal: Sized {
    /// Are there targets?
    const AIMS: bool;

    /// what it could come to
    fn appraise(search: &Search<'_, Self>, node: &Node, targets: &[Target]) -> Option<(i32, i32)>;

    /// A raid could stop here.
    fn offer(&mut self, haul: &Haul, trace: &Trace);

    /// How much the node could come to with the target in sight; `None` if that is not worth it.
    fn hope(&self, node: &Node, prospect: &Prospect, sight: &Sight) -> Option<i32>;

    /// No target can come to more than this beside the loot of its stops.
    fn cap(&self, node: &Node, prospect: &Prospect, stops: u8) -> i32;

    /// Could a raid with so much loot, and no more than that beside, be worth it?
    fn is_possible(&self, cap: i32, loot: u16) -> bool;

    /// Is a hope of old still one?
    fn is_worth(&self, hope: i32) -> bool;
}

/// The most of one value, above a floor.
#[derive(Clone, Debug)]
pub(crate) struct Most {
    pub(crate) weights: Weights,
    /// Nothing up to this is of interest.
    pub(crate) floor: i32,
    /// The best so far, even below the floor.
    pub(crate) best: i32,
    pub(crate) trace: Trace,
}

impl Goal for Most {
    const AIMS: bool = false;
    fn appraise(search: &Search<'_, Self>, node: &Node, _: &[Target]) -> Option<(i32, i32)> {
        search.bound(node).map(|hope| (hope, 0))
    }

    #[inline]
    fn offer(&mut self, haul: &Haul, trace: &Trace) {
        let value = self.weights.value(haul);
        if value > self.best {
            self.best = value;
            self.floor = self.floor.max(value);
            self.trace.clone_from(trace);
        }
    }

    #[inline]
    fn hope(&self, node: &Node, prospect: &Prospect, sight: &Sight) -> Option<i32> {
        let Weights { loot: per_loot, room, guard, trap } = self.weights;
        let Sight { stops, loot, others, guards, .. } = *sight;
        let plain = prospect.plain.min(others - guards);
        let traps =
            prospect.traps.min(others - guards - plain).min(prospect.both.saturating_sub(guards));
        // A trap is worth its room, and costs what the owner gains, unless smoke lets the raider through.
        let smoked = traps.min(prospect.smokes);
        let sprung = i32::from(traps - smoked) * (i32::from(room) - i32::from(trap)).max(0);
        let entered = i32::from(stops) + i32::from(guards) + i32::from(plain) + i32::from(smoked);
        let hope = self.weights.value(&Haul { loot: 0, ..node.haul })
            + i32::from(per_loot) * i32::from(loot)
            + i32::from(room) * entered
            + i32::from(guard) * i32::from(guards)
            + sprung;
        self.is_worth(hope).then_some(hope)
    }

    #[inline]
    fn cap(&self, node: &Node, prospect: &Prospect, stops: u8) -> i32 {
        let Weights { loot, room, guard, .. } = self.weights;
        self.weights.value(&Haul { loot: 0, ..node.haul })
            + i32::from(loot) * i32::from(prospect.loot)
            + i32::from(room) * i32::from(prospect.rooms(stops, 0))
            + i32::from(guard) * i32::from(prospect.guards(stops))
    }

    #[inline]
    fn is_possible(&self, cap: i32, loot: u16) -> bool {
        cap + i32::from(self.weights.loot) * i32::from(loot) > self.floor
    }

    #[inline]
    fn is_worth(&self, hope: i32) -> bool {
        hope > self.floor
    }
}
