//! What rooms that are not decided about can bring at most.
//!
//! Doors are counted by halves, one on each side. A room that is entered needs two of them, but for the end of the
//! raid; what rooms of the edge still need is not there for others; and where every door is between a white room and
//! a black one, there are as many halves of one colour as of the other.

use crate::raid::lair::MAX_ROOMS;
use crate::raid::plan::Plan;
use crate::raid::raider::Gadget;
use crate::raid::room_set::RoomSet;
use crate::raid::web::choice::Manner;
use crate::raid::web::fringe::Fringe;
use crate::raid::web::layout::Place;
use crate::raid::web::sketch::Sketch;
use crate::raid::web::spin::NEVER;

/// The most that so many rooms bring.
type Sums = [i32; MAX_ROOMS + 1];

/// What the rest can bring.
pub(crate) struct Rest<'a> {
    place: &'a Place,
    /// Where rooms are short, units are halves already.
    is_half: bool,
    spared: u8,
    /// Slots whose rooms are white.
    white: u8,
    has_colours: bool,
    /// Is the start to come, and white?
    start: [i16; 2],
    all: Sums,
    by_colour: [Sums; 2],
    /// What smoke brings at most, each time.
    smoke: i32,
}

/// What a fringe needs of the halves there are: of all, and of each colour.
pub(crate) struct Needs {
    all: i16,
    by_colour: [i16; 2],
    is_closed: bool,
    least: u8,
    /// What smoke could bring.
    more: i32,
}

impl<'a> Rest<'a> {
    pub(crate) fn new(sketch: &Sketch<'_>, place: &'a Place) -> Self {
        let Sketch { plan, terms, .. } = sketch;
        let colour = sketch.colour.filter(|_| terms.unit == 1);
        let white = colour.unwrap_or(RoomSet::NONE);
        let sums = |rooms: RoomSet| {
            let best = |room: u8| terms.worth(Manner::Enter, room).max(0);
            let at_once = rooms.and(plan.short).iter().map(best).sum();
            let mut rest = [0; MAX_ROOMS];
            for (entry, room) in rest.iter_mut().zip(rooms.without(plan.short).iter()) {
                *entry = best(room);
            }
            rest.sort_unstable_by_key(|&worth| -worth);
            let (mut sums, mut sum) = ([at_once; MAX_ROOMS + 1], at_once);
            for (entry, worth) in sums.iter_mut().skip(1).zip(rest) {
                sum += worth;
                *entry = sum;
            }
            sums
        };
        let start = sketch.start.room;
        let traps = place.after.and(plan.traps).without(sketch.start.done);
        let gain = traps.iter().map(|room| terms.smoke(room)).max().unwrap_or(0).max(0);
        Self {
            place,
            is_half: terms.unit > 1,
            spared: terms.spared,
            white: place
                .edge
                .and(white)
                .iter()
                .fold(0, |slots, room| slots | 1 << place.slots.at(room)),
            has_colours: colour.is_some(),
            start: [white.has(start), !white.has(start)].map(|has| i16::from(has && !place.begun)),
            all: sums(place.after),
            by_colour: [sums(place.after.and(white)), sums(place.after.without(white))],
            smoke: if sketch.smokes { gain } else { 0 },
        }
    }

    /// What a fringe needs at least.
    pub(crate) fn needs(&self, plan: &Plan, fringe: Fringe) -> Needs {
        let smokes = fringe.uses().left(plan, Gadget::Smoke);
        let more = self.smoke * i32::from(smokes);
        let odd = fringe.odd_slots();
        let is_closed = fringe.is_closed();
        let least = if fringe.uses().diagonal() { self.spared } else { 0 };
        if self.is_half {
            let all = (odd & self.place.long).count_ones() as i16;
            return Needs { all, by_colour: [0; 2], is_closed, least, more };
        }
        let begun = self.place.begun;
        let has_end = (odd.count_ones() & 1 != 0) != begun || is_closed;
        let end = i16::from(!has_end);
        let all = i16::from(fringe.halves(begun)) + i16::from(!begun) - end;
        let [white, black] = self.start;
        let by_colour = [
            (odd & self.white).count_ones() as i16 + white - end,
            (odd & !self.white).count_ones() as i16 + black - end,
        ];
        Needs { all, by_colour, is_closed, least, more }
    }

    /// The most that can be had with so many units left.
    #[inline]
    pub(crate) fn most(&self, needs: &Needs, left: u8) -> i32 {
        if needs.is_closed {
            return if left < needs.least { NEVER } else { 0 };
        }
        let sum = |sums: &Sums, halves: i16| {
            let rooms = usize::try_from(halves.max(0) / 2).unwrap_or(0);
            sums.get(rooms).or(sums.last()).copied().unwrap_or(NEVER)
        };
        let halves = if self.is_half { i16::from(left) } else { 2 * i16::from(left) };
        if halves < needs.all {
            return NEVER;
        }
        let all = sum(&self.all, halves - needs.all);
        if !self.has_colours {
            return all + needs.more;
        }
        let [white, black] = &self.by_colour;
        let [for_white, for_black] = needs.by_colour;
        let left = i16::from(left);
        if left < for_white || left < for_black {
            return NEVER;
        }
        all.min(sum(white, left - for_white) + sum(black, left - for_black)) + needs.more
    }
}
