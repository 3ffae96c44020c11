//! How far it is from room to room if nothing cost any points: what the bounds are made of.

use crate::raid::lair::MAX_ROOMS;
use crate::raid::node::Node;
use crate::raid::plan::Plan;
use crate::raid::raider::Gadget;
use crate::raid::room_set::{PerRoom, RoomSet};

/// The most walls that can be drilled through in one raid, and none.
pub(crate) const LAYERS: usize = 3;
/// No room is further away.
pub(crate) const RINGS: usize = 32;

/// Movement from room to room, by how many walls may still be drilled.
#[derive(Clone, Debug)]
pub(crate) struct Distances {
    /// For each layer and room, the movement from there to every room.
    far: [PerRoom<PerRoom<u8>>; LAYERS],
    /// For each layer and room, the rooms at each distance.
    rings: [PerRoom<[RoomSet; RINGS]>; LAYERS],
    /// The same with everything that is nearer.
    discs: [PerRoom<[RoomSet; RINGS]>; LAYERS],
    /// No room that can be reached is further than this.
    pub(crate) furthest: u8,
    /// Rooms of one colour, if every step changes colour.
    pub(crate) colour: Option<RoomSet>,
}

impl Distances {
    pub(crate) const fn new() -> Self {
        Self {
            far: [PerRoom::of(PerRoom::of(u8::MAX)); LAYERS],
            rings: [PerRoom::of([RoomSet::NONE; RINGS]); LAYERS],
            discs: [PerRoom::of([RoomSet::NONE; RINGS]); LAYERS],
            furthest: 0,
            colour: None,
        }
    }

    /// Measures a lair, with so many walls to drill at most.
    pub(crate) fn measure(&mut self, plan: &Plan, drills: u8) {
        let [plain, once, twice] = &mut self.far;
        *plain = PerRoom::of(PerRoom::of(u8::MAX));
        for room in plan.all.iter() {
            *plain.at_mut(room).at_mut(room) = 0;
            for to in plan.open.at(room).iter() {
                *plain.at_mut(room).at_mut(to) = plan.step(to);
            }
        }
        for by in plan.all.iter() {
            let onward = *plain.at(by);
            for from in plan.all.iter() {
                let row = plain.at_mut(from);
                let way = *row.at(by);
                row.shorten(&onward, way);
            }
        }
        if drills > 0 {
            *once = drilled(plan, plain, plain);
        }
        if drills > 1 {
            *twice = drilled(plan, once, plain);
        }
        for layer in 0..=drills.min(LAYERS as u8 - 1) {
            self.rank(plan, layer);
        }
        // Beyond a wall it may be further than anywhere without drilling.
        let measured = self.far.iter().take(usize::from(drills) + 1);
        let reached = measured.flat_map(|far| far.0.iter().flat_map(|row| row.0));
        self.furthest = reached.filter(|&far| far < u8::MAX).max().unwrap_or(0);
        self.colour = two_colours(plan);
    }

    fn rank(&mut self, plan: &Plan, layer: u8) {
        let index = usize::from(layer);
        let (Some(far), Some(rings), Some(discs)) =
            (self.far.get(index), self.rings.get_mut(index), self.discs.get_mut(index))
        else {
            return;
        };
        for from in plan.all.iter() {
            let row = rings.at_mut(from);
            *row = [RoomSet::NONE; RINGS];
            for to in plan.all.iter() {
                if let Some(ring) = row.get_mut(usize::from(*far.at(from).at(to))) {
                    *ring = ring.with(to);
                }
            }
            let mut disc = RoomSet::NONE;
            for (entry, ring) in discs.at_mut(from).iter_mut().zip(row.iter()) {
                disc = disc.or(*ring);
                *entry = disc;
            }
        }
    }

    /// From every room to this one.
    pub(crate) fn to(&self, layer: u8, room: u8) -> PerRoom<u8> {
        let mut column = PerRoom::of(u8::MAX);
        if let Some(far) = self.far.get(usize::from(layer)) {
            for (entry, row) in column.0.iter_mut().zip(&far.0) {
                *entry = *row.at(room);
            }
        }
        column
    }

    /// From every room to every room, without drilling.
    #[inline]
    pub(crate) const fn plain(&self) -> &PerRoom<PerRoom<u8>> {
        let [plain, ..] = &self.far;
        plain
    }

    /// Rooms that the movement left could suffice for, whatever is done with it.
    pub(crate) fn within(&self, plan: &Plan, node: &Node) -> RoomSet {
        let drills = node.uses.left(plan, Gadget::Drill);
        let steps =
            node.reach + u8::from(node.uses.diagonal()) + plan.bonus.saturating_sub(node.stolen);
        self.disc(drills, node.room, steps)
    }

    /// The rooms no further than so much movement.
    #[inline]
    pub(crate) fn disc(&self, layer: u8, room: u8, steps: u8) -> RoomSet {
        let [plain, once, twice] = &self.discs;
        let discs = match layer {
            0 => plain,
            1 => once,
            _ => twice,
        };
        discs.at(room).get(usize::from(steps).min(RINGS - 1)).copied().unwrap_or(RoomSet::NONE)
    }

    /// Is there a way to a room, no longer than this, over one of the others that is nearer?
    ///
    /// Nearer, because between short rooms one would else be put off for the other and both never entered.
    pub(crate) fn is_detour(&self, from: u8, to: u8, far: u8, others: RoomSet) -> bool {
        let plain = self.plain();
        others.iter().filter(|&room| room != from).any(|room| {
            let onward = *plain.at(room).at(to);
            onward > 0 && plain.at(from).at(room).saturating_add(onward) <= far
        })
    }

    /// The rooms at each distance from this one.
    #[inline]
    pub(crate) fn rings(&self, layer: u8, room: u8) -> &[RoomSet; RINGS] {
        let [plain, once, twice] = &self.rings;
        match layer {
            0 => plain,
            1 => once,
            _ => twice,
        }
        .at(room)
    }
}

impl PerRoom<u8> {
    /// Takes the way over another room where it is shorter.
    #[inline]
    pub(crate) fn shorten(&mut self, onward: &Self, way: u8) {
        for (entry, &more) in self.0.iter_mut().zip(&onward.0) {
            *entry = (*entry).min(more.saturating_add(way));
        }
    }
}

/// Through one more wall: first as before, then through the wall, then without drilling.
fn drilled(
    plan: &Plan,
    before: &PerRoom<PerRoom<u8>>,
    plain: &PerRoom<PerRoom<u8>>,
) -> PerRoom<PerRoom<u8>> {
    let mut after = *before;
    for wall in plan.all.iter() {
        for beyond in plan.walled.at(wall).iter() {
            for from in plan.all.iter() {
                let way = before.at(from).at(wall).saturating_add(plan.step(beyond));
                after.at_mut(from).shorten(plain.at(beyond), way);
            }
        }
    }
    after
}

/// SW-7.2 on a board of squares: every step changes between black and white, unless edges are joined.
fn two_colours(plan: &Plan) -> Option<RoomSet> {
    let (mut white, mut black) = (RoomSet::NONE, RoomSet::NONE);
    while let Some(start) = plan.all.without(white).without(black).iter().next() {
        let mut fresh = RoomSet::of(start);
        white = white.or(fresh);
        while !fresh.is_empty() {
            let next = fresh.iter().fold(RoomSet::NONE, |set, room| {
                set.or(*plan.open.at(room)).or(*plan.walled.at(room))
            });
            fresh = next.without(black);
            black = black.or(fresh);
            core::mem::swap(&mut white, &mut black);
        }
        if !white.and(black).is_empty() {
            return None;
        }
    }
    Some(white)
}

const _: () = assert!(RINGS == MAX_ROOMS);
