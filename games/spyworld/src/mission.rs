//! SW-5.1: is a mission's condition met on this sheet?

use crate::edition::Edition;
use crate::edition::primitive::Condition;
use crate::grid::{Line, Room, SIDE};
use crate::ids::{Class, Upgrade};
use crate::sheet::Sheet;

/// Is it?
pub(crate) fn is_met(edition: &Edition, condition: Condition, sheet: &Sheet) -> bool {
    let many = |set: u32, least: u8| set.count_ones() >= u32::from(least);
    match condition {
        Condition::SecretKindsInLine => {
            let kinds = [6, 7, 8].map(|kind| sheet.of_kind(Upgrade::new(kind)));
            Line::all().any(|line| kinds.iter().all(|kind| kind & line.rooms() != 0))
        }
        Condition::Walls(least) => sheet.walls.count_ones() >= u32::from(least),
        Condition::Tracks(least) => sheet.tracks.iter().all(|&points| points >= least),
        Condition::Gadgets(least) => many(sheet.gadgets.into(), least),
        Condition::FullLine => {
            let filled = sheet.filled() | edition.entrance.bit();
            Line::all().any(|line| line.rooms() & !filled == 0)
        }
        Condition::Defences(least) => {
            many(sheet.of_class(Class::Trap) | sheet.of_class(Class::Guard), least)
        }
        Condition::Secrets(least) => many(sheet.of_class(Class::Secret), least),
        Condition::Budget(least) => sheet.money() >= least,
        Condition::CornerGuards => [Room::at(0, 0), Room::at(0, SIDE - 1)]
            .iter()
            .all(|&corner| sheet.room(corner).is_some_and(|u| u.class() == Class::Guard)),
    }
}
