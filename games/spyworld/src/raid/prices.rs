//! How many rooms points can pay for.

use crate::raid::room_set::RoomSet;

/// Closed rooms by price, cheapest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Prices {
    rooms: Vec<(u8, i16)>,
    all: RoomSet,
    /// Do the points of the start pay for all of them?
    ample: bool,
}

impl Prices {
    pub(crate) fn fill(&mut self, rooms: RoomSet, points: i16, price: impl Fn(u8) -> i16) {
        self.rooms.clear();
        self.rooms.extend(rooms.iter().map(|room| (room, price(room))));
        self.rooms.sort_unstable_by_key(|&(room, price)| (price, room));
        self.all = rooms;
        self.ample = self.rooms.iter().map(|&(_, price)| price).sum::<i16>() <= points;
    }

    /// How many of these rooms so many points pay for.
    pub(crate) fn affordable(&self, closed: RoomSet, mut points: i16) -> u8 {
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
    pub(crate) fn dearest(&self) -> [i16; 3] {
        let mut prices = self.rooms.iter().rev().map(|&(_, price)| price);
        let one = prices.next().unwrap_or(0);
        [0, one, one + prices.next().unwrap_or(0)]
    }
}
