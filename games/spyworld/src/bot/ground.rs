//! How dear the way to each room of a lair is, and what its secrets are worth behind it.
//!
//! A round asks this of hundreds of sheets that differ in one room or one wall, so the sheet they come from is
//! measured once, and only what the difference can change is measured again.

use crate::edition::{DomicileData, Edition};
use crate::grid::{Dir, ROOMS, Room};
use crate::ids::{Class, Upgrade, bits};
use crate::sheet::Sheet;

/// One $.
pub(super) const DOLLAR: i32 = 8;
/// A way that nobody walks.
const FAR: u8 = 200;
/// No way is longer: every room once, with the dearest entry cost.
const LONGEST: usize = 256;

/// A lair that others are compared with.
pub(super) struct Ground<'s> {
    domicile: &'s DomicileData,
    entrance: Room,
    sheet: Sheet,
    near: [u32; ROOMS],
    ways: [u8; ROOMS],
    worth: i32,
}

impl<'s> Ground<'s> {
    pub(super) fn new(edition: &Edition, domicile: &'s DomicileData, sheet: &Sheet) -> Self {
        let near = near(domicile, sheet.walls);
        let entrance = edition.entrance;
        let ways = ways(domicile, entrance, sheet, &near);
        let worth = add_up(domicile, sheet, &ways);
        Self { domicile, entrance, sheet: *sheet, near, ways, worth }
    }

    /// What a lair is worth: secrets count by how dear the way to them is.
    pub(super) fn worth(&self, sheet: &Sheet) -> i32 {
        if sheet.walls != self.sheet.walls {
            let near = near(self.domicile, sheet.walls);
            let ways = ways(self.domicile, self.entrance, sheet, &near);
            return add_up(self.domicile, sheet, &ways);
        }
        let pairs = sheet.rooms.iter().zip(&self.sheet.rooms).zip(&self.ways);
        let mut worth = self.worth;
        for ((new, old), &way) in pairs.filter(|((new, old), _)| new != old) {
            match (old, new) {
                // A secret stands in nobody's way.
                (None, Some(upgrade)) if upgrade.class() == Class::Secret => {
                    worth += worth_of(self.domicile, *upgrade, way);
                }
                (None | Some(_), _) => {
                    let ways = ways(self.domicile, self.entrance, sheet, &self.near);
                    return add_up(self.domicile, sheet, &ways);
                }
            }
        }
        worth
    }
}

/// Rooms next to each room without a wall between.
fn near(domicile: &DomicileData, walls: u64) -> [u32; ROOMS] {
    let mut near = [0; ROOMS];
    for (entry, room) in near.iter_mut().zip(Room::all()) {
        for dir in Dir::STRAIGHT {
            if let Some(to) = domicile.joins.through(room, dir, walls) {
                *entry |= to.bit();
            }
        }
    }
    near
}

/// By room: steps and points of all kinds on the cheapest way there.
fn ways(
    domicile: &DomicileData,
    entrance: Room,
    sheet: &Sheet,
    near: &[u32; ROOMS],
) -> [u8; ROOMS] {
    let mut ways = [FAR; ROOMS];
    // Rooms by the length of a way to them; a room counts where it comes up first.
    let mut rooms_at = [0_u32; LONGEST];
    if let Some(first) = rooms_at.first_mut() {
        *first = entrance.bit();
    }
    let mut done = 0;
    let mut last = 0;
    let mut length = 0_u8;
    while length <= last && length < FAR {
        let new = rooms_at.get(usize::from(length)).copied().unwrap_or(0) & !done;
        done |= new;
        for room in bits(new) {
            if let Some(way) = ways.get_mut(usize::from(room)) {
                *way = length;
            }
            let next = near.get(usize::from(room)).copied().unwrap_or(0) & !done;
            for to in bits(next) {
                let entry = sheet.room(Room(to)).map_or(0, |upgrade| domicile.cost(upgrade).points);
                let far = length.saturating_add(1).saturating_add(entry);
                if let Some(rooms) = rooms_at.get_mut(usize::from(far)) {
                    *rooms |= 1 << to;
                }
                last = last.max(far);
            }
        }
        length += 1;
    }
    ways
}

fn add_up(domicile: &DomicileData, sheet: &Sheet, ways: &[u8; ROOMS]) -> i32 {
    let drawn = sheet.rooms.iter().zip(ways);
    drawn.filter_map(|(upgrade, &way)| upgrade.map(|u| worth_of(domicile, u, way))).sum()
}

/// What an upgrade is worth at the end of such a way.
fn worth_of(domicile: &DomicileData, upgrade: Upgrade, way: u8) -> i32 {
    match upgrade.class() {
        Class::Secret if way < FAR => {
            let kept = (10 + 5 * i32::from(way)).min(85);
            i32::from(domicile.value(upgrade)) * DOLLAR * kept / 100
        }
        // What nobody can reach counts for nobody (SW-8.2).
        Class::Secret => 0,
        // Traps may make a trap master; and what is dear stands in the way of later secrets too.
        Class::Trap => 5 + 2 * i32::from(domicile.cost(upgrade).points),
        Class::Guard => 3 + 2 * i32::from(domicile.cost(upgrade).points),
    }
}
