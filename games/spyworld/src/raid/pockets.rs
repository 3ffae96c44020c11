//! How many rooms can be collected with so many steps, seeing how they hang together.
//!
//! Rooms still worth entering lie in *pockets*, parted by rooms that bring nothing any more. A raider who
//! changes pockets steps on such a room, and so does one who leaves a dead end or, on a board of two colours,
//! collects more rooms of one colour than a path can. Every such step is wasted; that is the whole bound.

use crate::raid::plan::Plan;
use crate::raid::room_set::RoomSet;
use crate::raid::tours::Tours;

/// A pocket.
#[derive(Clone, Copy, Debug, Default)]
struct Pocket {
    /// Rooms that one path without waste could collect.
    cheap: u8,
    /// Stops in it.
    stops: u16,
}

/// More pockets than this are taken as one, which is never too little.
const MOST: usize = 12;

/// Pockets seen from a room.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pockets {
    /// The pockets, those with most rooms first.
    pockets: [Pocket; MOST],
    count: usize,
    /// Rooms that cost a wasted step.
    dear: u8,
    /// Short rooms: they take no movement at all.
    short: u8,
    /// Steps to the first of the rooms that are wasted.
    before: u8,
    /// Wasted steps that gadgets may spare.
    spared: u8,
}

impl Pockets {
    /// The pockets of these rooms; `colour` is one of two colours, if each step changes between them.
    pub(crate) fn around(
        plan: &Plan,
        tours: &Tours,
        colour: Option<RoomSet>,
        here: u8,
        useful: RoomSet,
    ) -> Self {
        let near = *plan.open.at(here);
        let through = useful.or(plan.short);
        let mut pockets = Self { short: useful.and(plan.short).len(), ..Self::default() };
        let mut left = useful.without(plan.short);
        while !left.is_empty() {
            let mut pocket = RoomSet(left.0 & left.0.wrapping_neg());
            let mut todo = pocket;
            let mut ends = 0_u8;
            while let Some(room) = todo.pop() {
                let next = plan.open.at(room).and(through);
                // A dead end: back out over the room one came from. Next door it may be the first of a path.
                let alone = next.is_single() && next.and(plan.short).is_empty();
                if alone && !near.has(room) && !plan.short.has(room) {
                    ends += 1;
                }
                let fresh = next.without(pocket);
                pocket = pocket.or(fresh);
                todo = todo.or(fresh);
            }
            left = left.without(pocket);
            let rooms = pocket.without(plan.short);
            let size = rooms.len();
            // A path has two ends, and as many rooms of one colour as of the other, or one more; and each wasted
            // step is the beginning of one more path.
            let mut cheap = size - ends.saturating_sub(1) / 2;
            if let (Some(colour), true) = (colour, rooms == pocket) {
                let one = rooms.and(colour).len();
                cheap = cheap.min(2 * one.min(size - one) + 1);
            }
            pockets.dear += size - cheap;
            let stops =
                rooms.and(tours.rooms).iter().fold(0, |stops, room| stops | tours.bit.at(room));
            pockets.add(Pocket { cheap, stops });
        }
        pockets
    }

    /// The same, with so many steps to the first of them and so many wasted steps that gadgets may spare.
    pub(crate) const fn with(mut self, before: u8, spared: u8) -> Self {
        self.before = before;
        self.spared += spared;
        self
    }

    fn add(&mut self, pocket: Pocket) {
        if self.count == MOST {
            self.spared += 1;
            self.count -= 1;
            if let Some(last) = self.pockets.last().copied() {
                self.add(Pocket {
                    cheap: last.cheap + pocket.cheap,
                    stops: last.stops | pocket.stops,
                });
            }
            return;
        }
        let mut held = pocket;
        for entry in self.pockets.iter_mut().take(self.count + 1) {
            if held.cheap > entry.cheap {
                core::mem::swap(entry, &mut held);
            }
        }
        self.count += 1;
    }

    /// The most rooms with so many steps, these stops among them.
    pub(crate) fn most(&self, steps: u8, stops: u16) -> u8 {
        let mut steps = steps.saturating_sub(self.before);
        let mut spared = self.spared + 1;
        let mut got = 0;
        let mut waste = |steps: &mut u8| {
            if spared > 0 {
                spared -= 1;
            } else {
                *steps = steps.saturating_sub(1);
            }
        };
        let mut must = 0;
        for pocket in self.pockets.iter().take(self.count) {
            if pocket.stops & stops != 0 {
                waste(&mut steps);
                must += pocket.cheap;
            }
        }
        let take = must.min(steps);
        got += take;
        steps -= take;
        for pocket in self.pockets.iter().take(self.count) {
            if steps == 0 {
                break;
            }
            if pocket.stops & stops == 0 {
                waste(&mut steps);
                let take = pocket.cheap.min(steps);
                got += take;
                steps -= take;
            }
        }
        let free = spared.min(self.dear).min(steps);
        steps -= free;
        got + free + (self.dear - free).min(steps / 2) + self.short
    }
}
