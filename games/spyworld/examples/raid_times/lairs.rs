//! Where the lairs come from: games that were played, or chance.
#![allow(clippy::unwrap_used)]

use bots::{BotKind, drive};
use game::{ActionList, Choices, Deal, Game, Seat, Seed};
use spyworld::raid::{Content, Cost, Gadgets, Lair, Raider, Room, Way};
use spyworld::{Action, Spyworld};

/// Lairs and raiders of four-seat games in all domiciles, as they stand when exploration begins.
pub fn played(number: usize) -> Vec<(Lair, Raider)> {
    let game = Spyworld::house().unwrap();
    let mut raids = Vec::new();
    let mut legal = ActionList::new();
    for index in 0_u64.. {
        let mut options = Spyworld::default_options(4);
        options.domicile = (index % 4) as u8 + 1;
        let seed = Seed::from_text("raids").child(index);
        let mut state = game.setup(&options, &Deal::new(seed)).unwrap();
        let mut bots: Vec<_> = Seat::first(4).map(|seat| BotKind::Thumb.sit(seed, seat)).collect();
        // One act at a time, until the first raid can be stopped.
        loop {
            let Some(seat) = game.to_act(&state).iter().next() else { break };
            legal.clear();
            game.legal(&state, seat, &mut legal);
            if legal.contains(&Action::Stop) {
                break;
            }
            drive(&game, &mut state, &mut bots, 1, |_| {}).unwrap();
        }
        raids.extend(Seat::first(4).filter_map(|seat| game.raid_problem(&state, seat)));
        if raids.len() >= number {
            break;
        }
    }
    raids.truncate(number);
    raids
}

/// A small generator, so that every run meets the same lairs.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) % sides
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u64 + 1) as usize);
        }
    }
}

/// One of nine contents; the third level of traps and guards costs five of either in the Polar Base.
fn furnished(content: u8, domicile: u64, short: bool) -> Room {
    let level = content % 3;
    let points = 1_u8 << level;
    let either = domicile == 1 && level == 2;
    let cost = |stealth, combat| match either {
        true => Cost { stealth: 0, combat: 0, either: 5 },
        false => Cost { stealth: stealth * points, combat: combat * points, either: 0 },
    };
    let (content, cost) = match content / 3 {
        0 => (Content::Trap, cost(1, 0)),
        1 => (Content::Guard, cost(0, 1)),
        _ => {
            let value = 5 * (u16::from(level) + 1);
            (Content::Secret { kind: level, value }, Cost::default())
        }
    };
    Room { content, cost, short }
}

/// 18 to 24 rooms filled from 54 upgrades, and four to eight walls.
fn lair(dice: &mut Dice) -> Lair {
    let domicile = dice.below(4);
    let mut lair = Lair::grid(5, 5, domicile == 3, 22);
    let mut contents: Vec<u8> = (0..54).map(|upgrade| upgrade % 9).collect();
    let mut rooms: Vec<u8> = (0..25).filter(|&room| room != 22).collect();
    dice.shuffle(&mut contents);
    dice.shuffle(&mut rooms);
    let filled = 18 + dice.below(7) as usize;
    for (index, (&room, &content)) in rooms.iter().zip(&contents).enumerate() {
        let short = domicile == 2 && room < 5;
        let empty = Room { short, ..Room::default() };
        lair.furnish(
            room,
            if index < filled { furnished(content, domicile, short) } else { empty },
        );
    }
    for _ in 0..4 + dice.below(5) {
        let room = dice.below(25) as u8;
        let way = Way::ALL.into_iter().nth(dice.below(4) as usize).unwrap_or(Way::North);
        if room != 22 && lair.next(room, way) != Some(22) {
            lair.wall(room, way);
        }
    }
    lair
}

/// Lairs, gadgets and agents by chance.
pub fn random(number: usize, (movement, stealth, combat): (u8, u8, u8)) -> Vec<(Lair, Raider)> {
    let mut dice = Dice(0x5eed_1234_5678_9abc);
    let raid = |_| {
        let lair = lair(&mut dice);
        let ability = crate::ability_in_turn(dice.below(9) as usize);
        let gadgets = Gadgets(dice.below(32) as u8);
        (lair, Raider { movement, stealth, combat, gadgets, ability })
    };
    (0..number).map(raid).collect()
}
