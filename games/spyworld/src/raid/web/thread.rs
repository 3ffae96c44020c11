//! Follows the web to raids that are better than the best so far.

use std::collections::HashMap;

use arrayvec::ArrayVec;

use crate::raid::lair::{Cost, MAX_ROOMS};
use crate::raid::prices::Purse;
use crate::raid::web::choice::Choice;
use crate::raid::web::pull::{PARTS, Pull};
use crate::raid::web::spin::{Level, NEVER};

/// A trail takes as long as so many knots.
const PER_TRAIL: u64 = 4;

/// Where a thread is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Knot {
    depth: usize,
    fringe: u32,
    /// Movement left, in units.
    left: u8,
    /// Value so far.
    value: i32,
    purse: Purse,
    /// Darts left, as far as is known.
    darts: u8,
}

/// What is known about a knot of which nothing came: value and points.
type Failed = HashMap<(u8, u32, u8, u8), Vec<(i32, Purse)>>;

/// A thread through a web.
pub(crate) struct Thread<'a, F> {
    pub(crate) pull: &'a Pull<'a>,
    pub(crate) levels: &'a [Level],
    /// Says what a drawing is worth as a raid.
    pub(crate) check: F,
    /// What must be exceeded.
    pub(crate) floor: i32,
    pub(crate) choices: ArrayVec<Choice, MAX_ROOMS>,
    pub(crate) failed: Failed,
    /// Do points matter?
    pub(crate) is_short: bool,
    /// What the points are worth that darts may spare, in parts.
    pub(crate) spare: i32,
    pub(crate) nodes: u64,
    pub(crate) limit: u64,
    /// Drawings that are worth less than they seemed.
    pub(crate) rejected: u64,
    /// The most that a drawing would be worth of which no raid was made, though there might be one.
    pub(crate) doubt: i32,
}

/// What a drawing is worth as a raid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Real {
    pub(crate) value: i32,
    /// Could there be a better raid of the same drawing?
    pub(crate) is_doubtful: bool,
    /// Trails that were tried.
    pub(crate) trails: u64,
}

impl<F: FnMut(&[Choice], i32) -> Real> Thread<'_, F> {
    /// Looks for everything better than the floor, with so many units of movement; says whether nothing was left out.
    pub(crate) fn run(&mut self, left: u8, purse: Purse, darts: u8) -> bool {
        self.follow(Knot { depth: 0, fringe: 0, left, value: 0, purse, darts });
        self.nodes <= self.limit && self.doubt <= self.floor
    }

    fn follow(&mut self, knot: Knot) {
        self.nodes += 1;
        if self.nodes > self.limit {
            return;
        }
        let Some(place) = self.pull.sketch.layout.get(knot.depth) else {
            let real = (self.check)(&self.choices, knot.value);
            self.nodes += PER_TRAIL * real.trails;
            self.floor = self.floor.max(real.value);
            self.rejected += u64::from(real.value < knot.value);
            if real.is_doubtful {
                self.doubt = self.doubt.max(knot.value);
            }
            return;
        };
        let Knot { depth, fringe, left, value, purse, darts } = knot;
        if self.is_short && self.has_failed(&knot) {
            return;
        }
        let rejected = self.rejected;
        let lanes = self.pull.sketch.terms.lanes();
        let levels = self.levels;
        let (Some(level), Some(after)) = (levels.get(depth), levels.get(depth + 1)) else { return };
        let mut ways: Vec<(i32, Choice, Knot)> = Vec::new();
        for strand in level.strands_of(fringe) {
            let Some(left) = left.checked_sub(strand.cost) else { continue };
            let hope = after.hope.get(strand.to as usize * lanes + usize::from(left));
            let hope = hope.copied().unwrap_or(NEVER);
            let manner = strand.choice.manner();
            let none = Cost::default();
            let cost = if manner.opens() { self.pull.cost.at(place.room) } else { &none };
            let value = value + self.pull.sketch.terms.worth(manner, place.room);
            let paid = if self.is_short { purse.pay(cost) } else { Some(purse) };
            let is_guard = self.pull.sketch.plan.guards.has(place.room);
            let darted = darts.checked_sub(1).filter(|_| is_guard && *cost != none);
            let paid = paid.map(|purse| (purse, darts));
            for (purse, darts) in paid.into_iter().chain(darted.map(|darts| (purse, darts))) {
                let spare = if darts > 0 { self.spare } else { 0 };
                let most = PARTS * value + hope + self.pull.price.of(&purse) + spare;
                if most >= PARTS * (self.floor + 1) {
                    let (depth, fringe) = (depth + 1, strand.to);
                    let knot = Knot { depth, fringe, left, value, purse, darts };
                    ways.push((most, strand.choice, knot));
                }
            }
        }
        ways.sort_by_key(|(most, ..)| -most);
        for (most, choice, knot) in ways {
            if most < PARTS * (self.floor + 1) {
                break;
            }
            self.choices.push(choice);
            self.follow(knot);
            self.choices.pop();
        }
        // Whatever was refused might have been accepted with other rooms behind it.
        if self.is_short && rejected == self.rejected && self.nodes <= self.limit {
            let key = (depth as u8, fringe, left, darts);
            self.failed.entry(key).or_default().push((value, purse));
        }
    }

    fn has_failed(&self, knot: &Knot) -> bool {
        let Some(known) = self.failed.get(&(knot.depth as u8, knot.fringe, knot.left, knot.darts))
        else {
            return false;
        };
        known.iter().any(|(value, purse)| *value >= knot.value && purse.covers(&knot.purse))
    }
}
