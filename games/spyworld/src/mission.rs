//! SW-5.1: is a mission's condition met on this sheet?

use crate::edition::Edition;
use crate::edition::primitive::Condition;
use crate::grid::{Line, Room, SIDE};
use crate::ids::{Class, Upgrade};
use crate::sheet::Sheet;

/// Is it?
pub(crate) fn is_met(edition: &Edition, condition: Condition, sheet: &Sheet) -> bool {
    let (have, need) = progress(edition, condition, sheet);
    have >= need
}

/// How much there is of what is needed: kinds, walls, rooms, points, $.
pub(crate) fn progress(edition: &Edition, condition: Condition, sheet: &Sheet) -> (u8, u8) {
    let count = |set: u32| set.count_ones() as u8;
    match condition {
        Condition::SecretKindsInLine => {
            let kinds = [6, 7, 8].map(|kind| sheet.of_kind(Upgrade::new(kind)));
            let in_line =
                |line: Line| kinds.iter().filter(|kind| **kind & line.rooms() != 0).count();
            (Line::all().map(in_line).max().unwrap_or_default() as u8, kinds.len() as u8)
        }
        Condition::Walls(need) => (sheet.walls.count_ones() as u8, need),
        Condition::Tracks(need) => (sheet.tracks.into_iter().min().unwrap_or_default(), need),
        Condition::Gadgets(need) => (count(sheet.gadgets.into()), need),
        Condition::FullLine => {
            let filled = sheet.filled() | edition.entrance.bit();
            let fullest = Line::all().map(|line| count(line.rooms() & filled)).max();
            (fullest.unwrap_or_default(), SIDE)
        }
        Condition::Defences(need) => {
            (count(sheet.of_class(Class::Trap) | sheet.of_class(Class::Guard)), need)
        }
        Condition::Secrets(need) => (count(sheet.of_class(Class::Secret)), need),
        Condition::Budget(need) => (sheet.money(), need),
        Condition::CornerGuards => {
            let corners = Room::at(0, 0).bit() | Room::at(0, SIDE - 1).bit();
            (count(sheet.of_class(Class::Guard) & corners), 2)
        }
    }
}
