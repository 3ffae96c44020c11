//! The least movement that takes a raider through given rooms if none cost any points.
//!
//! Rooms are taken in any order; what one tour opens does not help another. So this is a bound, never a plan.

use crate::raid::distances::{Distances, LAYERS};
use crate::raid::room_set::PerRoom;

/// Tours through sets of rooms.
#[derive(Clone, Debug, Default)]
pub(crate) struct Legs {
    /// Per layer and set, the least movement from every room.
    least: [Vec<PerRoom<u8>>; LAYERS],
}

impl Legs {
    /// All tours through these rooms, with so many walls to drill at most.
    pub(crate) fn prepare(&mut self, distances: &Distances, rooms: &[u8], drills: u8) {
        let ways: Vec<[PerRoom<u8>; LAYERS]> =
            rooms.iter().map(|&room| [0, 1, 2].map(|walls| distances.to(walls, room))).collect();
        for layer in 0..=drills {
            self.tour(rooms, &ways, layer);
        }
    }

    /// First to some room, then on through the others.
    fn tour(&mut self, rooms: &[u8], ways: &[[PerRoom<u8>; LAYERS]], layer: u8) {
        let mut table =
            self.least.get_mut(usize::from(layer)).map(core::mem::take).unwrap_or_default();
        table.clear();
        table.push(PerRoom::of(0));
        for set in 1_usize..1 << rooms.len() {
            let mut least = PerRoom::of(u8::MAX);
            let mut left = set;
            while left != 0 {
                let index = left.trailing_zeros() as usize;
                left &= left - 1;
                let (Some(&room), Some(ways)) = (rooms.get(index), ways.get(index)) else { break };
                let rest = set & !(1 << index);
                for (before, way) in (0..=layer).zip(ways) {
                    let after = layer - before;
                    let tours =
                        if before == 0 { Some(&table) } else { self.least.get(usize::from(after)) };
                    if let Some(onward) = tours.and_then(|tours| tours.get(rest)) {
                        least.shorten(way, *onward.at(room));
                    }
                }
            }
            table.push(least);
        }
        if let Some(entry) = self.least.get_mut(usize::from(layer)) {
            *entry = table;
        }
    }

    /// The least movement through all rooms of a set, from every room.
    #[inline]
    pub(crate) fn least(&self, layer: u8, set: u16) -> Option<&PerRoom<u8>> {
        let [plain, once, twice] = &self.least;
        let tours = match layer {
            0 => plain,
            1 => once,
            _ => twice,
        };
        tours.get(usize::from(set))
    }
}
