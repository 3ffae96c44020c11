//! The most guards that could be met with so much movement, if no room cost any points.

use crate::raid::distances::{Distances, LAYERS};
use crate::raid::legs::Legs;
use crate::raid::room_set::{PerRoom, RoomSet};

/// More guards than this are not walked to; what is beyond is taken to be at hand.
const MAX_GUARDS: usize = 9;
/// Numbers of guards there can be among those, none included.
const NUMBERS: usize = MAX_GUARDS + 1;

/// The least movement to some of the guards that are left.
#[derive(Clone, Debug, Default)]
pub(crate) struct Patrol {
    rooms: RoomSet,
    /// Each guard as a bit of a set, by room.
    bit: PerRoom<u16>,
    legs: Legs,
    /// Per layer, set of guards left and number of guards to meet, the least movement from every room.
    need: [Vec<PerRoom<u8>>; LAYERS],
}

impl Patrol {
    pub(crate) fn prepare(&mut self, distances: &Distances, drills: u8, guards: RoomSet) {
        let order: Vec<u8> = guards.iter().take(MAX_GUARDS).collect();
        self.rooms = order.iter().copied().collect();
        for (index, &room) in order.iter().enumerate() {
            *self.bit.at_mut(room) = 1 << index;
        }
        self.legs.prepare(distances, &order, drills);
        for (layer, need) in (0..=drills).zip(&mut self.need) {
            need.clear();
            for set in 0_u16..1 << order.len() {
                let all = set.count_ones() as usize;
                for number in 0..NUMBERS {
                    let mut least = match self.legs.least(layer, set) {
                        Some(least) if number == all => *least,
                        _ => PerRoom::of(u8::MAX),
                    };
                    // Some of these are some of these without one.
                    if number < all {
                        for index in (0..order.len()).filter(|index| set >> index & 1 == 1) {
                            let fewer = usize::from(set & !(1 << index)) * NUMBERS + number;
                            if let Some(fewer) = need.get(fewer) {
                                least.shorten(fewer, 0);
                            }
                        }
                    }
                    need.push(least);
                }
            }
        }
    }

    /// The most of these guards that so much movement could suffice for.
    pub(crate) fn most(&self, layer: u8, room: u8, guards: RoomSet, movement: u8) -> u8 {
        let set = guards.and(self.rooms).iter().fold(0, |set, guard| set | self.bit.at(guard));
        let beyond = guards.without(self.rooms).len();
        let [plain, once, twice] = &self.need;
        let need = match layer {
            0 => plain,
            1 => once,
            _ => twice,
        };
        let first = usize::from(set) * NUMBERS;
        let need = need.get(first..first + NUMBERS).unwrap_or_default();
        let most = need.iter().rposition(|least| *least.at(room) <= movement);
        beyond + most.map_or(0, |number| number as u8)
    }
}
