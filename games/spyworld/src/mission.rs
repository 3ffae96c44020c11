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
            // Nothing is drawn into the entrance: lines through it need a room less.
            let part = |line: Line| {
                let rooms = line.rooms() & !edition.entrance.bit();
                (count(rooms & sheet.filled()), count(rooms))
            };
            let fullest = Line::all().map(part).min_by_key(|(have, need)| need - have);
            fullest.unwrap_or((0, SIDE))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Spyworld;
    use game::Game as _;

    #[test]
    fn a_line_through_the_entrance_needs_a_room_less_and_an_empty_lair_has_none_of_it() {
        let game = Spyworld::house().unwrap();
        let edition = game.edition();
        let mut sheet = Sheet::new(edition, false);
        let have = |sheet: &Sheet| progress(edition, Condition::FullLine, sheet);
        assert_eq!(have(&sheet), (0, SIDE - 1));
        // A row without the entrance, all but full.
        for column in 0..SIDE - 1 {
            sheet.draw(Room::at(0, column), Upgrade::new(6));
        }
        assert_eq!(have(&sheet), (SIDE - 1, SIDE));
        // The entrance's column, whose first room is drawn already.
        let column = edition.entrance.column();
        for row in 1..SIDE - 1 {
            sheet.draw(Room::at(row, column), Upgrade::new(6));
        }
        assert_eq!(have(&sheet), (SIDE - 1, SIDE - 1));
    }
}
