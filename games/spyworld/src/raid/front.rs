//! Every haul that no other covers, and a table that knows at once whether one is covered.

use crate::raid::goal::Goal;
use crate::raid::haul::Haul;
use crate::raid::node::Node;
use crate::raid::prospect::Prospect;
use crate::raid::search::{Search, Sight, Trace};
use crate::raid::tours::Target;

/// Rooms, guards and traps are all below this.
const SIDE: usize = 33;

/// The front found so far.
#[derive(Clone, Debug)]
pub(crate) struct Frontier {
    pub(crate) hauls: Vec<(Haul, Trace)>,
    /// For so many rooms and guards at least and traps at most: the most loot, and one.
    loot: Vec<u32>,
    /// Do traps count for their owner?
    traps_count: bool,
}

impl Frontier {
    pub(crate) fn new(traps_count: bool) -> Self {
        Self { hauls: Vec::new(), loot: vec![0; SIDE * SIDE * SIDE], traps_count }
    }

    fn index(rooms: usize, guards: usize, traps: usize) -> usize {
        (rooms * SIDE + guards) * SIDE + traps
    }

    #[inline]
    fn is_covered(&self, haul: &Haul) -> bool {
        let index = Self::index(haul.rooms.into(), haul.guards.into(), haul.traps.into());
        self.loot.get(index).is_some_and(|&loot| loot > u32::from(haul.loot))
    }

    /// Marks everything that this haul covers.
    pub(crate) fn cover(&mut self, haul: &Haul) {
        for rooms in 0..=usize::from(haul.rooms) {
            for guards in 0..=usize::from(haul.guards) {
                let first = Self::index(rooms, guards, haul.traps.into());
                let last = Self::index(rooms, guards, SIDE);
                for entry in self.loot.get_mut(first..last).unwrap_or_default() {
                    *entry = (*entry).max(u32::from(haul.loot) + 1);
                }
            }
        }
    }
}

impl Goal for Frontier {
    const AIMS: bool = true;
    fn appraise(search: &Search<'_, Self>, node: &Node, targets: &[Target]) -> Option<(i32, i32)> {
        search.hope(node, targets)
    }

    #[inline]
    fn offer(&mut self, haul: &Haul, trace: &Trace) {
        if self.is_covered(haul) {
            return;
        }
        self.cover(haul);
        self.hauls.retain(|(old, _)| !haul.covers(old));
        self.hauls.push((*haul, trace.clone()));
    }

    /// With every number of traps from none to all: is something hoped for that is not covered?
    fn hope(&self, node: &Node, prospect: &Prospect, sight: &Sight) -> Option<i32> {
        let Sight { stops, loot, others, guards, .. } = *sight;
        let least = if self.traps_count { 0 } else { prospect.traps };
        for sprung in least..=prospect.traps {
            let traps = prospect.traps.min(sprung.saturating_add(prospect.smokes));
            let entered = others.min(guards.saturating_add(prospect.plain).saturating_add(traps));
            let haul = Haul {
                loot,
                rooms: node.haul.rooms + stops + entered,
                guards: node.haul.guards + guards,
                traps: node.haul.traps + if self.traps_count { sprung } else { 0 },
            };
            if !self.is_covered(&haul) {
                return Some(i32::from(loot));
            }
        }
        None
    }

    #[inline]
    fn cap(&self, _: &Node, _: &Prospect, _: u8) -> i32 {
        0
    }

    #[inline]
    fn is_possible(&self, _: i32, _: u16) -> bool {
        true
    }

    #[inline]
    fn is_worth(&self, _: i32) -> bool {
        true
    }
}
