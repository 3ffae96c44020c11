//! How the web is made: room by room, every way to go on from every fringe that could still be worth it.

use crate::raid::node::Uses;
use crate::raid::raider::Gadget;
use crate::raid::web::choice::{Choice, Manner, used};
use crate::raid::web::fringe::{Debt, Fringe};
use crate::raid::web::index::Index;
use crate::raid::web::layout::Place;
use crate::raid::web::pull::PARTS;
use crate::raid::web::rest::Rest;
use crate::raid::web::sketch::Sketch;

/// Less than anything.
pub(crate) const NEVER: i32 = i32::MIN / 4;

/// A way from one fringe to the next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strand {
    pub(crate) to: u32,
    pub(crate) choice: Choice,
    /// Units of movement.
    pub(crate) cost: u8,
}

/// All fringes before one room is decided about, and the ways on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Level {
    pub(crate) fringes: Vec<Fringe>,
    /// By fringe, with how many units used it could be worth it: from, and up to.
    pub(crate) spans: Vec<(u8, u8)>,
    /// By fringe, where its strands begin.
    pub(crate) first: Vec<u32>,
    pub(crate) strands: Vec<Strand>,
    /// By fringe and units left, the most that can be had from there on, in parts.
    pub(crate) hope: Vec<i32>,
}

impl Level {
    fn clear(&mut self) {
        self.fringes.clear();
        self.spans.clear();
        self.first.clear();
        self.strands.clear();
    }

    /// The ways on from a fringe.
    pub(crate) fn strands_of(&self, fringe: u32) -> &[Strand] {
        let at = |index: usize| self.first.get(index).copied().unwrap_or(0) as usize;
        let fringe = fringe as usize;
        self.strands.get(at(fringe)..at(fringe + 1)).unwrap_or_default()
    }
}

/// What a web is made of; kept from one to the next.
#[derive(Clone, Debug, Default)]
pub(crate) struct Web {
    pub(crate) levels: Vec<Level>,
    pub(crate) index: Index,
    /// By fringe and units used, the most so far: of one level and of the next.
    now: Vec<i32>,
    next: Vec<i32>,
}

/// A web that is being made.
pub(crate) struct Spin<'a> {
    pub(crate) sketch: &'a Sketch<'a>,
    pub(crate) web: &'a mut Web,
    /// An easier web of the same raid, and where its fringes are.
    pub(crate) guide: Option<(&'a [Level], &'a mut Index)>,
}

/// Where a strand begins: the values of its fringe that are worth it, and the units used for the first of them.
#[derive(Clone, Copy)]
struct Source {
    first: usize,
    end: usize,
    low: u8,
}

/// A choice that is being made.
#[derive(Clone, Copy)]
struct Draft {
    fringe: Fringe,
    choice: Choice,
    cost: u8,
}

impl Spin<'_> {
    /// Makes the web, with no more than so many strands. How many there are, and whether anything is worth it;
    /// nothing if they are too many.
    pub(crate) fn all(&mut self, most: usize) -> Option<(usize, bool)> {
        let (layout, lanes) = (self.sketch.layout, self.sketch.terms.lanes());
        let places = layout.len();
        let Web { levels, now, .. } = &mut *self.web;
        levels.resize_with(places + 1, Level::default);
        levels.iter_mut().for_each(Level::clear);
        now.clear();
        now.resize(lanes, NEVER);
        *now.first_mut()? = 0;
        let first = levels.first_mut()?;
        first.fringes.push(Fringe::bare(self.sketch.start.uses));
        first.spans.push((0, 1));
        let mut strands = 0;
        for (depth, place) in layout.iter().enumerate() {
            let mut level = core::mem::take(self.web.levels.get_mut(depth)?);
            let mut after = core::mem::take(self.web.levels.get_mut(depth + 1)?);
            self.web.index.clear();
            self.web.next.clear();
            for from in 0..level.fringes.len() {
                level.first.push(level.strands.len() as u32);
                let fringe = *level.fringes.get(from)?;
                let (low, high) = *level.spans.get(from)?;
                if low < high {
                    let start = from * lanes;
                    let (first, end) = (start + usize::from(low), start + usize::from(high));
                    self.choose(
                        place,
                        fringe,
                        Source { first, end, low },
                        (&mut level, &mut after),
                    );
                }
            }
            level.first.push(level.strands.len() as u32);
            strands += level.strands.len();
            if self.sketch.is_thrifty {
                self.outdo(&after);
            }
            self.prune(place, depth + 1, &mut after);
            let Web { levels, now, next, .. } = &mut *self.web;
            core::mem::swap(now, next);
            *levels.get_mut(depth)? = level;
            *levels.get_mut(depth + 1)? = after;
            if strands > most {
                return None;
            }
        }
        let last = self.web.levels.get(places)?;
        Some((strands, last.spans.iter().any(|(low, high)| low < high)))
    }

    /// Everything that can be decided about this room.
    fn choose(
        &mut self,
        place: &Place,
        fringe: Fringe,
        from: Source,
        into: (&mut Level, &mut Level),
    ) {
        let (sketch, room) = (self.sketch, place.room);
        let (level, after) = into;
        let pass = Draft { fringe, choice: Choice::new(Manner::Pass, false), cost: 0 };
        if sketch.allows(Manner::Pass, room) {
            self.add(place, pass, from, (level, after));
        }
        if fringe.is_closed() {
            return;
        }
        // The start and the end have an odd number of doors, so that it can be seen whether there is an end.
        let is_start = room == sketch.start.room;
        let has_end = (fringe.odd_slots().count_ones() & 1 != 0) != (place.begun && !is_start);
        for manner in Manner::entering().filter(|&manner| sketch.allows(manner, room)) {
            let Some(uses) = manner.uses(sketch.plan, fringe.uses()) else { continue };
            let debt = match manner {
                Manner::Swing => Debt::Leap { slanted: false, first: None },
                Manner::Slant => Debt::Leap { slanted: true, first: None },
                Manner::EnterSlant | Manner::SmokeSlant => Debt::Doors(3),
                Manner::Pass
                | Manner::Enter
                | Manner::Smoke
                | Manner::SwingTwice
                | Manner::SwingSlant => Debt::None,
            };
            // Past a short room the diagonal step spares nothing.
            let step = sketch.plan.step(room);
            let lost = if manner.slants() && step == 0 { sketch.terms.spared } else { 0 };
            let can_end = !has_end && (manner.opens() || manner.smokes());
            for is_end in [false, true].into_iter().take(1 + usize::from(can_end)) {
                let entered = if is_end && sketch.terms.unit > 1 { step } else { 0 };
                let fringe = fringe.with_uses(uses).enter(place.slot, is_start != is_end, debt);
                let choice = Choice::new(manner, is_end);
                let draft = Draft { fringe, choice, cost: lost + entered };
                self.walk(place, 0, draft, from, (level, after));
            }
        }
    }

    /// Every number of times through every door.
    fn walk(
        &mut self,
        place: &Place,
        at: usize,
        draft: Draft,
        from: Source,
        into: (&mut Level, &mut Level),
    ) {
        let (level, after) = into;
        let Some(door) = place.doors.get(at) else {
            self.add(place, draft, from, (level, after));
            return;
        };
        // A room that is left behind must not be odd.
        let is_odd = door.is_last && draft.fringe.is_odd(door.slot);
        if !is_odd {
            self.walk(place, at + 1, draft, from, (level, after));
        }
        if !draft.fringe.is_entered(door.slot) {
            return;
        }
        let (plan, terms) = (self.sketch.plan, &self.sketch.terms);
        let mut uses = draft.fringe.uses();
        for times in [1, 2] {
            if door.is_wall {
                let Some(less) = used(plan, uses, Gadget::Drill) else { return };
                uses = less;
            }
            if door.is_last && is_odd == (times == 2) {
                continue;
            }
            let cost = draft.cost + times * terms.door(plan, place.room, door.room);
            let joined = draft.fringe.with_uses(uses).join(place.slot, door.slot, times);
            let Some(fringe) = joined.filter(|_| cost <= terms.budget) else { return };
            let Some(fringe) = self.settle(fringe, place, at, times) else { return };
            let new = Draft { fringe, choice: draft.choice.through(at, times), cost };
            self.walk(place, at + 1, new, from, (level, after));
        }
    }

    /// What both rooms owe after a door between them was gone through so many times.
    fn settle(&self, fringe: Fringe, place: &Place, at: usize, times: u8) -> Option<Fringe> {
        let plan = self.sketch.plan;
        let door = place.doors.get(at)?;
        let sides = [(place.slot, place.room, door.room), (door.slot, door.room, place.room)];
        sides.into_iter().try_fold(fringe, |fringe, (slot, room, other)| {
            let debt = match fringe.debt(slot) {
                Debt::None => return Some(fringe),
                Debt::Settled => return None,
                Debt::Doors(more) if more > times => Debt::Doors(more - times),
                Debt::Doors(_) => Debt::None,
                Debt::Leap { .. } if times > 1 || door.is_wall => return None,
                Debt::Leap { slanted, first: None } => {
                    let before = plan.open.at(room).0 & ((1 << (other & 31)) - 1);
                    Debt::Leap { slanted, first: Some(before.count_ones() as u8) }
                }
                Debt::Leap { slanted, first: Some(first) } => {
                    let first = plan.open.at(room).iter().nth(first.into())?;
                    let ways = if slanted { &plan.diagonal } else { &plan.swing };
                    ways.at(first).has(other).then_some(Debt::Settled)?
                }
            };
            Some(fringe.owing(slot, debt))
        })
    }

    /// Leaves behind what has to be, and adds a strand.
    fn add(&mut self, place: &Place, draft: Draft, from: Source, into: (&mut Level, &mut Level)) {
        let (level, after) = into;
        let mut gone = place.gone.iter().copied();
        let left = gone.try_fold(draft.fringe, |fringe, slot| fringe.forget(slot, place.begun));
        let Some(fringe) = left else { return };
        let terms = &self.sketch.terms;
        let lanes = terms.lanes();
        let Web { index, now, next, .. } = &mut *self.web;
        let to = index.find(fringe, after.fringes.len() as u32);
        if to as usize == after.fringes.len() {
            after.fringes.push(fringe);
            next.resize(next.len() + lanes, NEVER);
        }
        level.strands.push(Strand { to, choice: draft.choice, cost: draft.cost });
        let worth = terms.worth(draft.choice.manner(), place.room);
        let begin = to as usize * lanes + usize::from(draft.cost + from.low);
        let lane = now.get(from.first..from.end).unwrap_or_default();
        let into = next.get_mut(begin..(to as usize + 1) * lanes).unwrap_or_default();
        for (entry, &value) in into.iter_mut().zip(lane) {
            *entry = (*entry).max(value + worth);
        }
    }

    /// Takes out what is no better than the same with more to use.
    fn outdo(&mut self, after: &Level) {
        let lanes = self.sketch.terms.lanes();
        let uses = self.sketch.start.uses.without_diagonal().0;
        let Web { index, next, .. } = &mut *self.web;
        for (number, &fringe) in after.fringes.iter().enumerate() {
            let mut used = uses & !fringe.uses().0;
            while used != 0 {
                let bit = used & used.wrapping_neg();
                used &= used - 1;
                let richer = fringe.with_uses(Uses(fringe.uses().0 | bit));
                let Some(other) = index.get(richer) else { continue };
                let (low, high) = (number.min(other as usize), number.max(other as usize));
                let (head, tail) = next.split_at_mut(high * lanes);
                let one = head.get_mut(low * lanes..(low + 1) * lanes).unwrap_or_default();
                let two = tail.get_mut(..lanes).unwrap_or_default();
                let (lane, better) = if low == number { (one, two) } else { (two, one) };
                for (value, &better) in lane.iter_mut().zip(better.iter()) {
                    *value = if *value <= better { NEVER } else { *value };
                }
            }
        }
    }

    /// Takes out what cannot come to more than the floor, whatever is entered of the rest.
    fn prune(&mut self, place: &Place, depth: usize, after: &mut Level) {
        let Sketch { plan, terms, .. } = self.sketch;
        let rest = Rest::new(self.sketch, place);
        let lanes = terms.lanes();
        let start = self.sketch.start.uses;
        let guide = self.guide.as_mut().and_then(|(levels, index)| {
            let level = levels.get(depth)?;
            index.clear();
            for (number, &fringe) in (0..).zip(&level.fringes) {
                index.find(fringe, number);
            }
            let kept = levels.first()?.fringes.first()?.uses();
            Some((level, index, kept))
        });
        let hopes = |fringe: Option<Fringe>| {
            let (level, index, _) = guide.as_ref()?;
            let first = index.get(fringe?)? as usize * lanes;
            level.hope.get(first..first + lanes)
        };
        for (&fringe, lane) in after.fringes.iter().zip(self.web.next.chunks_exact_mut(lanes)) {
            let needs = rest.needs(plan, fringe);
            if self.sketch.is_lax {
                let mut most = NEVER;
                for value in lane.iter_mut() {
                    most = most.max(*value);
                    *value = most;
                }
            }
            let eased = guide.as_ref().map(|(_, _, kept)| fringe.eased(start, *kept));
            let [one, other] = eased.unwrap_or([None; 2]).map(hopes);
            let hope = |left: u8| {
                let at = |hopes: Option<&[i32]>| {
                    hopes.and_then(|hopes| hopes.get(usize::from(left)).copied())
                };
                at(one).max(at(other)).unwrap_or(NEVER)
            };
            let mut span = (u8::MAX, 0);
            for (left, value) in (0_u8..).zip(lane.iter_mut().rev()) {
                let is_worth = *value != NEVER
                    && *value + rest.most(&needs, left) > terms.floor
                    && (eased.is_none() || PARTS * *value + hope(left) > PARTS * terms.floor);
                if is_worth {
                    let used = terms.budget - left;
                    span = (used, span.1.max(used + 1));
                } else {
                    *value = NEVER;
                }
            }
            after.spans.push(span);
        }
    }
}
