//! What can be had from each fringe on, at the end of a web that was made; with a price on points, if they are short.

use crate::raid::lair::Cost;
use crate::raid::prices::Purse;
use crate::raid::room_set::PerRoom;
use crate::raid::web::choice::Choice;
use crate::raid::web::sketch::Sketch;
use crate::raid::web::spin::{Level, NEVER, Strand};

/// Values are told in so many parts, so that prices need not be whole.
pub(crate) const PARTS: i32 = 64;

/// No point costs more, in parts.
const DEAREST: i64 = 1 << 16;

/// What one point costs, in parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Price {
    pub(crate) stealth: i32,
    pub(crate) combat: i32,
    pub(crate) total: i32,
}

impl Price {
    /// What all points are worth.
    pub(crate) fn of(&self, purse: &Purse) -> i32 {
        self.stealth * i32::from(purse.stealth)
            + self.combat * i32::from(purse.combat)
            + self.total * i32::from(purse.total)
    }

    /// A better price, if so much is asked for by the best drawing: more for what is short, less for what is not. The
    /// nearer it is to what is of interest, the smaller the change.
    pub(crate) fn bid(&self, spent: &Purse, purse: &Purse, gap: i32) -> Option<Self> {
        let over = [
            (self.stealth, spent.stealth - purse.stealth),
            (self.combat, spent.combat - purse.combat),
            (self.total, spent.total - purse.total),
        ]
        // What costs nothing cannot cost less.
        .map(|(old, over)| (old, i64::from(if old == 0 { over.max(0) } else { over })));
        let square: i64 = over.iter().map(|(_, over)| over * over).sum();
        let [stealth, combat, total] = over.map(|(old, over)| {
            let more = (over * i64::from(gap)).checked_div(2 * square).unwrap_or(0);
            i32::try_from((i64::from(old) + more).clamp(0, DEAREST)).unwrap_or(0)
        });
        let new = Self { stealth, combat, total };
        (new != *self).then_some(new)
    }

    fn cost(&self, cost: &Cost) -> i32 {
        self.stealth * i32::from(cost.stealth)
            + self.combat * i32::from(cost.combat)
            + self.total * i32::from(cost.total())
    }
}

/// A web with prices.
pub(crate) struct Pull<'a> {
    pub(crate) sketch: &'a Sketch<'a>,
    /// What each room costs that is not open.
    pub(crate) cost: &'a PerRoom<Cost>,
    pub(crate) price: Price,
}

impl Pull<'_> {
    /// What a choice brings, in parts and less what it costs.
    #[inline]
    pub(crate) fn gain(&self, choice: Choice, room: u8) -> i32 {
        let manner = choice.manner();
        let cost = if manner.opens() { self.price.cost(self.cost.at(room)) } else { 0 };
        PARTS * self.sketch.terms.worth(manner, room) - cost
    }

    /// Reckons back from the end.
    pub(crate) fn all(&self, levels: &mut [Level]) {
        let lanes = self.sketch.terms.lanes();
        let Some((last, before)) = levels.split_last_mut() else { return };
        last.hope.clear();
        for fringe in &last.fringes {
            // A diagonal step that was not taken spares nothing.
            let least = if fringe.uses().diagonal() { self.sketch.terms.spared } else { 0 };
            let closed = fringe.is_closed();
            let lane =
                (0..lanes).map(|left| if closed && left >= usize::from(least) { 0 } else { NEVER });
            last.hope.extend(lane);
        }
        let mut after: &Level = last;
        for (level, place) in before.iter_mut().zip(self.sketch.layout).rev() {
            level.hope.clear();
            level.hope.resize(level.fringes.len() * lanes, NEVER);
            let bounds = level.first.iter().zip(level.first.iter().skip(1));
            let spans = level.spans.iter().zip(bounds);
            for (lane, (&(low, high), (&first, &end))) in
                level.hope.chunks_exact_mut(lanes).zip(spans)
            {
                if low >= high {
                    continue;
                }
                let (least, most) = (lanes - usize::from(high), lanes - usize::from(low));
                let strands = level.strands.get(first as usize..end as usize).unwrap_or_default();
                for strand in strands {
                    let gain = self.gain(strand.choice, place.room);
                    let cost = usize::from(strand.cost);
                    let least = least.max(cost);
                    let begin = strand.to as usize * lanes + least - cost;
                    let onward = after.hope.get(begin..).unwrap_or_default();
                    let into = lane.get_mut(least..most).unwrap_or_default();
                    for (entry, &more) in into.iter_mut().zip(onward) {
                        *entry = (*entry).max(more + gain);
                    }
                }
            }
            after = level;
        }
    }

    /// The most that can be had in all, in parts, without what points are worth.
    pub(crate) fn most(&self, levels: &[Level]) -> i32 {
        let first = levels.first().and_then(|level| level.hope.last());
        first.copied().unwrap_or(NEVER)
    }

    /// Points that the best drawing takes.
    pub(crate) fn spent(&self, levels: &[Level]) -> Purse {
        let lanes = self.sketch.terms.lanes();
        let mut spent = Purse::default();
        let (mut fringe, mut left) = (0, lanes - 1);
        for (place, pair) in self.sketch.layout.iter().zip(levels.windows(2)) {
            let [level, after] = pair else { break };
            let strands = level.strands_of(fringe);
            let hope = |strand: &&Strand| {
                let left = left.checked_sub(usize::from(strand.cost));
                let hope = left
                    .and_then(|left| after.hope.get(strand.to as usize * lanes + left))
                    .copied();
                hope.unwrap_or(NEVER) + self.gain(strand.choice, place.room)
            };
            let Some(best) = strands.iter().max_by_key(hope) else { break };
            if best.choice.manner().opens() {
                let cost = self.cost.at(place.room);
                spent.stealth += i16::from(cost.stealth);
                spent.combat += i16::from(cost.combat);
                spent.total += cost.total();
            }
            fringe = best.to;
            left -= usize::from(best.cost);
        }
        spent
    }
}
