//! In which order rooms are decided about, and which of them are at the edge at each time.

use arrayvec::ArrayVec;

use crate::raid::lair::MAX_ROOMS;
use crate::raid::plan::Plan;
use crate::raid::room_set::{PerRoom, RoomSet};
use crate::raid::web::fringe::SLOTS;

/// Doors of one room to rooms that were decided about before.
pub(crate) const DOORS: usize = 4;

/// A door to a room that was decided about before.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Door {
    pub(crate) room: u8,
    pub(crate) slot: u8,
    /// Does it take a drill?
    pub(crate) is_wall: bool,
    /// Is it the last door of that room?
    pub(crate) is_last: bool,
}

/// One room that is decided about.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) room: u8,
    pub(crate) slot: u8,
    pub(crate) doors: ArrayVec<Door, DOORS>,
    /// Slots of rooms that are left behind after it.
    pub(crate) gone: ArrayVec<u8, MAX_ROOMS>,
    /// Was the start decided about by then?
    pub(crate) begun: bool,
    /// Rooms that are not decided about by then.
    pub(crate) after: RoomSet,
    /// Rooms at the edge then, and the slots of all.
    pub(crate) edge: RoomSet,
    pub(crate) slots: PerRoom<u8>,
    /// Slots at the edge then whose rooms take movement.
    pub(crate) long: u8,
}

pub(crate) type Layout = ArrayVec<Place, MAX_ROOMS>;

/// The order of these rooms, unless too many of them are at the edge at one time.
pub(crate) fn layout(plan: &Plan, rooms: RoomSet, start: u8, drill: bool) -> Option<Layout> {
    let near = |room: u8| {
        let walled = if drill { *plan.walled.at(room) } else { RoomSet::NONE };
        plan.open.at(room).or(walled).and(rooms)
    };
    let mut slots = PerRoom::of(0_u8);
    let mut free = (1_u8 << SLOTS) - 1;
    let mut edge = RoomSet::NONE;
    let mut after = rooms;
    let mut layout = Layout::new();
    for room in rooms.iter() {
        if free == 0 || plan.open.at(room).len() > DOORS as u8 {
            return None;
        }
        let slot = free.trailing_zeros() as u8;
        free &= free - 1;
        *slots.at_mut(room) = slot;
        after = after.without(RoomSet::of(room));
        let mut doors: ArrayVec<Door, DOORS> = ArrayVec::new();
        for other in near(room).and(edge).iter() {
            let is_wall = !plan.open.at(room).has(other);
            doors
                .try_push(Door {
                    room: other,
                    slot: *slots.at(other),
                    is_wall,
                    is_last: near(other).and(after).is_empty(),
                })
                .ok()?;
        }
        doors.sort_unstable_by_key(|door| !door.is_last);
        edge = edge.with(room);
        let mut gone = ArrayVec::new();
        for room in edge.iter().filter(|&room| near(room).and(after).is_empty()) {
            gone.try_push(*slots.at(room)).ok()?;
            free |= 1 << *slots.at(room);
            edge = edge.without(RoomSet::of(room));
        }
        let begun = !after.has(start);
        let long = edge.without(plan.short).iter().fold(0, |long, room| long | 1 << slots.at(room));
        layout.try_push(Place { room, slot, doors, gone, begun, after, edge, slots, long }).ok()?;
    }
    Some(layout)
}
