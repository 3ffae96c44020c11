//! From the moves of a search to the steps of a raid: the walks between, the splits, and where darts go.

use crate::raid::lair::{Cost, Lair, Way};
use crate::raid::node::Node;
use crate::raid::plan::Plan;
use crate::raid::raider::{Gadget, Raider};
use crate::raid::room_set::{PerRoom, RoomSet};
use crate::raid::search::{By, Move, Trace};
use crate::raid::standing::Standing;
use crate::raid::step::{Cover, How, Step};
use crate::raid::tours::Tours;

/// What paths are made from.
pub(crate) struct Retrace<'a> {
    pub(crate) lair: &'a Lair,
    pub(crate) raider: &'a Raider,
    pub(crate) plan: &'a Plan,
    pub(crate) tours: &'a Tours,
}

impl Retrace<'_> {
    /// The steps of a trace, and where they lead; they end early where the rules do not allow one.
    pub(crate) fn steps(
        &self,
        from: &Standing,
        start: &Node,
        trace: &Trace,
    ) -> (Vec<Step>, Standing) {
        let hows = self.hows(start, trace);
        // First all points, so that splits and darts serve the whole raid and not its beginning.
        let end = self.end(start, trace);
        let darted = end.darted(self.plan, start.done).unwrap_or_default();
        let spared = |points: fn(&Cost) -> u8| {
            darted.iter().map(|guard| i16::from(points(self.plan.cost.at(guard)))).sum::<i16>()
        };
        let mut either = self.plan.stealth - (end.stealth - spared(|cost| cost.stealth));
        let mut steps = vec![Step::Boots; usize::from(trace.boots)];
        let mut standing = from.after_all(self.lair, self.raider, &steps).unwrap_or(*from);
        for (how, smoke) in hows {
            let Some(room) = how_leads(self.lair, standing.room, how) else { break };
            let closed = !standing.done.has(room);
            let cover = match (smoke, closed && darted.has(room)) {
                (true, _) => Cover::Smoke,
                (false, true) => Cover::Darts,
                (false, false) => Cover::None,
            };
            let paid = closed && cover == Cover::None;
            let cost = if paid { *self.plan.cost.at(room) } else { Cost::default() };
            let by_stealth = i16::from(cost.either).min(either.max(0));
            either -= by_stealth;
            let by_stealth = u8::try_from(by_stealth).unwrap_or(0);
            let step = Step::Enter {
                how,
                cover,
                stealth: cost.stealth.saturating_add(by_stealth),
                combat: cost.combat.saturating_add(cost.either - by_stealth),
            };
            let Ok(next) = standing.after(self.lair, self.raider, step) else { break };
            standing = next;
            steps.push(step);
        }
        (steps, standing)
    }

    /// The last position of a trace, as far as points go.
    fn end(&self, start: &Node, trace: &Trace) -> Node {
        let mut node = *start;
        for step in &trace.moves {
            node.room = step.to;
            if step.smoke {
                node.uses = node.uses.without(Gadget::Smoke);
            } else if !node.done.has(step.to) {
                node.open(self.plan, self.tours);
            }
            node.uses = match step.by {
                By::Walk => node.uses,
                By::Drill => node.uses.without(Gadget::Drill),
                By::Swing => node.uses.without(Gadget::Grapnel),
                By::Diagonal => node.uses.without_diagonal(),
            };
        }
        node
    }

    /// Every room entered, and whether under smoke.
    fn hows(&self, start: &Node, trace: &Trace) -> Vec<(How, bool)> {
        let mut hows = Vec::new();
        let (mut room, mut done) = (start.room, start.done);
        for step in &trace.moves {
            let walks = Walks::from(self.plan, self.lair, room, done);
            let Some((before, how)) = self.last(&walks, room, done, *step) else { break };
            walks.to(room, before, &mut hows);
            hows.push((how, step.smoke));
            room = step.to;
            if !step.smoke {
                done = done.with(room);
            }
        }
        hows
    }

    /// How a move enters its room, and from where: from the nearest room that allows it.
    fn last(&self, walks: &Walks, room: u8, done: RoomSet, step: Move) -> Option<(u8, How)> {
        let mut best: Option<(u8, u8, How)> = None;
        for from in done.with(room).iter().filter(|&from| *walks.far.at(from) < u8::MAX) {
            for how in hows_of(step.by) {
                let fits = how_leads(self.lair, from, how) == Some(step.to)
                    && matches!(how, How::Drill(way) if self.lair.has_wall(from, way))
                        == (step.by == By::Drill);
                let far = *walks.far.at(from);
                if fits && best.is_none_or(|(least, ..)| far < least) {
                    best = Some((far, from, how));
                }
            }
        }
        best.map(|(_, from, how)| (from, how))
    }
}

/// All ways of entering a room by this means.
fn hows_of(by: By) -> impl Iterator<Item = How> {
    Way::ALL.into_iter().flat_map(move |way| {
        let hows = match by {
            By::Walk => [Some(How::Walk(way)), None],
            By::Drill => [Some(How::Drill(way)), None],
            By::Swing => [Some(How::Swing(way)), None],
            By::Diagonal => match way {
                Way::North | Way::South => way.sides().map(|side| Some(How::Diagonal(way, side))),
                Way::East | Way::West => [None, None],
            },
        };
        hows.into_iter().flatten()
    })
}

/// The room that is entered like this.
fn how_leads(lair: &Lair, from: u8, how: How) -> Option<u8> {
    let two = |one, other| lair.open(from, one).and_then(|room| lair.open(room, other));
    match how {
        How::Walk(way) => lair.open(from, way),
        How::Drill(way) => lair.next(from, way),
        How::Swing(way) => two(way, way),
        How::Diagonal(one, other) => two(one, other).or_else(|| two(other, one)),
    }
}

/// Shortest walks over open rooms.
struct Walks {
    far: PerRoom<u8>,
    /// The room before, and the way from it.
    before: PerRoom<Option<(u8, Way)>>,
}

impl Walks {
    fn from(plan: &Plan, lair: &Lair, from: u8, open: RoomSet) -> Self {
        let mut walks = Self { far: PerRoom::of(u8::MAX), before: PerRoom::of(None) };
        *walks.far.at_mut(from) = 0;
        let mut shorter = true;
        while shorter {
            shorter = false;
            for room in open.with(from).iter() {
                for way in Way::ALL {
                    let Some(to) = lair.open(room, way).filter(|&to| open.has(to)) else {
                        continue;
                    };
                    let far = walks.far.at(room).saturating_add(plan.step(to));
                    if far < *walks.far.at(to) {
                        *walks.far.at_mut(to) = far;
                        *walks.before.at_mut(to) = Some((room, way));
                        shorter = true;
                    }
                }
            }
        }
        walks
    }

    /// Adds the steps of the walk to a room.
    fn to(&self, from: u8, to: u8, hows: &mut Vec<(How, bool)>) {
        let first = hows.len();
        let mut room = to;
        while let Some((before, way)) = self.before.at(room).filter(|_| room != from) {
            hows.push((How::Walk(way), false));
            room = before;
        }
        if let Some(added) = hows.get_mut(first..) {
            added.reverse();
        }
    }
}
