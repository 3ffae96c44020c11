//! A lair as a plan of letters: rooms, walls, and what a raid has left of it.

use game::Lang;

use crate::edition::{DomicileData, Edition};
use crate::grid::{Dir, Room, SIDE};
use crate::ids::{Class, Upgrade};
use crate::sheet::Sheet;
use crate::view::RaidView;

/// Letters between two edges.
const WIDE: usize = 8;

/// The mark of a class, before the letters of a name.
pub(super) const fn mark(class: Class) -> char {
    match class {
        Class::Trap => '^',
        Class::Guard => '!',
        Class::Secret => '$',
    }
}

/// An upgrade in five letters, as in `^Snar`.
pub(super) fn short(edition: &Edition, upgrade: Upgrade, lang: Lang) -> String {
    let name = edition.upgrade(upgrade).map_or("?", |data| data.name.get(lang));
    let letters: String = name.chars().take(4).collect();
    format!("{}{}", mark(upgrade.class()), letters.trim_end())
}

/// The plan, with the agent in it where a raid is under way.
pub(super) fn draw(
    edition: &Edition,
    domicile: &DomicileData,
    sheet: &Sheet,
    raid: Option<&RaidView>,
    lang: Lang,
) -> Vec<String> {
    let numbers = (1..=SIDE).map(|number| format!("{number:^WIDE$}"));
    let mut lines = vec![format!("    {}", numbers.collect::<Vec<_>>().join(" "))];
    let joins = domicile.joins;
    // Where the left and right edges join, they are edges like all others.
    let side = |room: Room, dir: Dir| match joins.next(room, dir) {
        Some((_, edge)) if sheet.walls & edge.bit() != 0 => '#',
        Some(_) => ':',
        None => '|',
    };
    for row in 0..SIDE {
        let across = (0..SIDE).map(|column| {
            let letter = match joins.next(Room::at(row, column), Dir::N) {
                Some((_, edge)) if sheet.walls & edge.bit() != 0 => '#',
                Some(_) => '.',
                None => '-',
            };
            letter.to_string().repeat(WIDE)
        });
        lines.push(format!("   +{}+", across.collect::<Vec<_>>().join("+")));
        let mut text = format!(" {} {}", row + 1, side(Room::at(row, 0), Dir::W));
        for column in 0..SIDE {
            let room = Room::at(row, column);
            text += &format!("{:^WIDE$}", cell(edition, sheet, raid, room, lang));
            text.push(side(room, Dir::E));
        }
        lines.push(text);
    }
    lines.push(format!("   +{}+", vec!["-".repeat(WIDE); usize::from(SIDE)].join("+")));
    lines
}

fn cell(
    edition: &Edition,
    sheet: &Sheet,
    raid: Option<&RaidView>,
    room: Room,
    lang: Lang,
) -> String {
    let is = |set: u32| set & room.bit() != 0;
    let here = raid.is_some_and(|raid| raid.at == room);
    let entered = raid.is_some_and(|raid| is(raid.entered));
    let text = match sheet.room(room) {
        Some(upgrade) if raid.is_some_and(|raid| is(raid.opened)) => {
            format!("({})", short(edition, upgrade, lang))
        }
        Some(upgrade) => short(edition, upgrade, lang),
        None if room == edition.entrance => "IN".to_owned(),
        None if entered => "~".to_owned(),
        None => String::new(),
    };
    if here { format!("@{text}") } else { text }
}
