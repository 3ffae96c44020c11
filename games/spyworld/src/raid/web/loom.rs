//! Draws one raid: an easy web first, and the whole truth if that does not suffice.

use std::collections::HashMap;

use arrayvec::ArrayVec;

use crate::raid::distances::Distances;
use crate::raid::goal::{Goal, Most};
use crate::raid::lair::Cost;
use crate::raid::node::Node;
use crate::raid::prices::Purse;
use crate::raid::raider::Gadget;
use crate::raid::retrace::Retrace;
use crate::raid::room_set::{PerRoom, RoomSet};
use crate::raid::search::Trace;
use crate::raid::standing::Standing;
use crate::raid::web::choice::Choice;
use crate::raid::web::index::Index;
use crate::raid::web::layout::{Layout, layout};
use crate::raid::web::pull::{PARTS, Price, Pull};
use crate::raid::web::sketch::{Sketch, Terms, kept};
use crate::raid::web::spin::{Spin, Web};
use crate::raid::web::thread::{Real, Thread};
use crate::raid::web::trail::Drawing;
use crate::raid::worth::Worth;

/// Trails that are tried for one drawing.
const TURNS: usize = 24;
/// Prices that are tried.
const PRICES: u32 = 4;
/// A web with more strands is given up.
const MOST: usize = 300_000;
/// So many strands take as long as one node of the search: to spin, and to pull.
const SPUN: usize = 40;
const PULLED: usize = 120;
/// Knots of a first look without prices, or in an easy web.
const LOOK: u64 = 1_000;

/// The webs of a raid; kept from one to the next.
#[derive(Clone, Debug, Default)]
pub(crate) struct Webs {
    easy: Web,
    whole: Web,
    guide: Index,
}

/// What a raid is drawn with.
pub(crate) struct Loom<'a> {
    pub(crate) retrace: Retrace<'a>,
    pub(crate) from: &'a Standing,
    pub(crate) distances: &'a Distances,
    pub(crate) worth: &'a Worth,
    pub(crate) goal: &'a mut Most,
    pub(crate) webs: &'a mut Webs,
    /// Nodes that all of it has taken, and may take.
    pub(crate) nodes: u64,
    pub(crate) limit: u64,
}

/// How a raid starts.
struct Start<'a> {
    node: &'a Node,
    boots: u8,
    /// Value of the raid so far, with what a set of three kinds would bring.
    base: i32,
    set: i32,
    layout: &'a Layout,
    /// What rooms cost that are not open.
    cost: &'a PerRoom<Cost>,
    purse: Purse,
    is_short: bool,
}

impl Loom<'_> {
    /// Finds the best raid from this start if it is worth more than the floor. Says whether that is proven.
    pub(crate) fn weave(&mut self, boots: u8, node: &Node, floor: i32, limit: u64) -> bool {
        let plan = self.retrace.plan;
        let rooms = self.distances.within(plan, node);
        let closed = rooms.without(node.done);
        // Whoever stands in a room has nothing more to do with it.
        let ahead = closed.without(RoomSet::of(node.room));
        let drill = node.uses.left(plan, Gadget::Drill) > 0;
        let Some(layout) = layout(plan, rooms, node.room, drill) else { return false };
        let Some(terms) = Terms::new(plan, node, ahead) else { return false };
        let limits = self.worth.limits(plan, node);
        let mut cost = PerRoom::of(Cost::default());
        for room in ahead.iter() {
            *cost.at_mut(room) = *plan.cost.at(room);
        }
        let start = Start {
            node,
            boots,
            base: plan.weights.value(&node.haul) + limits.set,
            set: limits.set,
            layout: &layout,
            cost: &cost,
            purse: limits.purse,
            is_short: !node.has_points(plan, closed),
        };
        // With points for everything, smoke and grapnel are good against traps that count, and for nothing else.
        let spares = !node.is_ample(plan, closed);
        let smokes = spares && node.uses.left(plan, Gadget::Smoke) > 0;
        let swings = spares && node.uses.left(plan, Gadget::Grapnel) > 0;
        let slants = node.uses.diagonal();
        let counts = plan.weights.trap > 0 && plan.traps_count;
        let colour = self.distances.colour.filter(|_| plan.short.is_empty());
        let is_rough = slants || swings || smokes && !counts;
        let exact = !start.is_short && limits.set == 0;
        let sketch = |smokes: bool, swings: bool, slants: bool, terms: Terms| Sketch {
            plan,
            layout: &layout,
            terms,
            start: Node { uses: kept(node.uses, smokes, swings, slants), ..*node },
            colour,
            smokes,
            swings,
            is_thrifty: exact,
            is_lax: false,
        };
        let floor = floor.max(self.goal.best) - start.base;
        let above = terms.above(floor);
        let eased = if is_rough { above.eased() } else { above };
        let mut easy = sketch(smokes && counts, false, false, eased);
        easy.is_thrifty = exact && !is_rough;
        easy.is_lax = slants && terms.unit > 1;
        let webs = core::mem::take(self.webs);
        let Webs { easy: mut first, whole: mut second, mut guide } = webs;
        let proven = 'proven: {
            let Some(is_worth) = self.spin(&easy, &mut first, None) else { break 'proven false };
            if !is_worth {
                break 'proven true;
            }
            if !is_rough {
                break 'proven self.follow(&start, &easy, &mut first, limit);
            }
            // Raids of the easy web that are none of the true one are refused; any other is a good beginning.
            let pull = Pull { sketch: &easy, cost: &cost, price: Price::default() };
            self.pull(&pull, &mut first);
            let most = pull.most(&first.levels);
            let left = terms.budget - terms.spared;
            self.thread(&start, &pull, &first, left, LOOK);
            let floor = floor.max(self.goal.best - start.base);
            if most <= PARTS * floor {
                break 'proven true;
            }
            let whole = sketch(smokes, swings, slants, terms.above(floor));
            let led = Some((&first, &mut guide));
            match self.spin(&whole, &mut second, led) {
                Some(true) => self.follow(&start, &whole, &mut second, limit),
                Some(false) => true,
                None => false,
            }
        };
        *self.webs = Webs { easy: first, whole: second, guide };
        proven
    }

    /// Makes a web. Says whether there is anything worth it in it; nothing if it is too large.
    fn spin(
        &mut self,
        sketch: &Sketch<'_>,
        web: &mut Web,
        guide: Option<(&Web, &mut Index)>,
    ) -> Option<bool> {
        let guide = guide.map(|(easy, index)| (easy.levels.as_slice(), index));
        let most = usize::try_from(self.left()).unwrap_or(MOST).saturating_mul(SPUN).min(MOST);
        let spun = Spin { sketch, web, guide }.all(most);
        let strands = spun.map_or(most, |(strands, _)| strands);
        self.nodes += (strands / SPUN) as u64;
        spun.map(|(_, is_worth)| is_worth)
    }

    /// Reckons a web back from its end.
    fn pull(&mut self, pull: &Pull<'_>, web: &mut Web) {
        pull.all(&mut web.levels);
        let strands: usize = web.levels.iter().map(|level| level.strands.len()).sum();
        self.nodes += (strands / PULLED) as u64;
    }

    /// Nodes that may still be taken.
    fn left(&self) -> u64 {
        self.limit.saturating_sub(self.nodes)
    }

    /// Follows a web to its best raid; says whether that is proven to be the best.
    fn follow(
        &mut self,
        start: &Start<'_>,
        sketch: &Sketch<'_>,
        web: &mut Web,
        limit: u64,
    ) -> bool {
        let mut pull = Pull { sketch, cost: start.cost, price: Price::default() };
        self.pull(&pull, web);
        let left = sketch.terms.budget;
        if !start.is_short {
            return self.thread(start, &pull, web, left, limit);
        }
        if self.thread(start, &pull, web, left, LOOK) {
            return true;
        }
        let floor = sketch.terms.floor.max(self.goal.best - start.base);
        let mut least = pull.most(&web.levels);
        let mut best = pull.price;
        for _ in 0..PRICES {
            if self.left() == 0 {
                return false;
            }
            let spent = pull.spent(&web.levels);
            let gap = least - PARTS * floor;
            let Some(price) = pull.price.bid(&spent, &start.purse, gap) else { break };
            pull.price = price;
            self.pull(&pull, web);
            let most = pull.most(&web.levels) + price.of(&start.purse);
            if most < least {
                (least, best) = (most, price);
            }
            if least < PARTS * (floor + 1) {
                return true;
            }
        }
        if best != pull.price {
            pull.price = best;
            self.pull(&pull, web);
        }
        self.thread(start, &pull, web, left, limit)
    }

    /// Looks for raids in a web; says whether nothing was left out.
    fn thread(
        &mut self,
        start: &Start<'_>,
        pull: &Pull<'_>,
        web: &Web,
        left: u8,
        limit: u64,
    ) -> bool {
        let sketch = pull.sketch;
        let limit = limit.min(self.left());
        let floor = sketch.terms.floor.max(self.goal.best - start.base);
        let (retrace, from, goal) = (&self.retrace, self.from, &mut *self.goal);
        let check = |choices: &[Choice], value: i32| {
            let hoped = start.base + value;
            let real = realise(retrace, from, goal, start, choices, hoped);
            Real { value: real.value - start.base, ..real }
        };
        let plan = sketch.plan;
        let Node { stealth, combat, total, uses, .. } = *start.node;
        let points = Purse {
            stealth: plan.stealth - stealth,
            combat: plan.combat - combat,
            total: plan.stealth + plan.combat - total,
        };
        let darts = if start.is_short { uses.left(plan, Gadget::Darts) } else { 0 };
        let mut thread = Thread {
            pull,
            levels: &web.levels,
            check,
            floor,
            choices: ArrayVec::new(),
            failed: HashMap::new(),
            is_short: start.is_short,
            spare: pull.price.of(&start.purse) - pull.price.of(&points),
            nodes: 0,
            limit,
            rejected: 0,
            doubt: i32::MIN,
        };
        let complete = thread.run(left, points, darts);
        self.nodes += thread.nodes;
        complete
    }
}

/// What a drawing brings home by the plain rules, at best of several trails.
fn realise(
    retrace: &Retrace<'_>,
    from: &Standing,
    goal: &mut Most,
    start: &Start<'_>,
    choices: &[Choice],
    hoped: i32,
) -> Real {
    let plan = retrace.plan;
    let drawing = Drawing::new(start.layout, choices);
    let mut best = i32::MIN / 2;
    let mut trails = 0;
    // Whether points suffice depends on nothing but the rooms; and so does a set of three kinds.
    let mut end = *start.node;
    for room in drawing.opened().without(end.done).without(RoomSet::of(end.room)).iter() {
        end.room = room;
        end.open(plan, retrace.tours);
    }
    if !end.is_paid(plan, start.node.done) {
        return Real { value: best, is_doubtful: false, trails };
    }
    let hoped = if end.kinds & 0b111 == 0b111 { hoped } else { hoped - start.set };
    for turn in 0..TURNS {
        trails += 1;
        let Some(moves) = drawing.moves(plan, start.node, turn) else { continue };
        let trace = Trace { boots: start.boots, moves };
        let (_, standing) = retrace.steps(from, start.node, &trace);
        let haul = standing.haul(retrace.lair, retrace.raider);
        goal.offer(&haul, &trace);
        best = best.max(goal.weights.value(&haul));
        if best >= hoped {
            break;
        }
    }
    Real { value: best, is_doubtful: best < hoped, trails }
}
