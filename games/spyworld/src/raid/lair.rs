//! A lair as a raider finds it: what is in the rooms, what adjoins, and where walls are.
//!
//! Which rooms adjoin is data (SW-4.4), so a domicile may join its edges; nothing here knows five rows of five.

use crate::raid::room_set::{PerRoom, RoomSet};

/// No lair has more rooms than this: a set of them is one `u32`.
pub const MAX_ROOMS: usize = 32;

/// One of the four ways out of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// Up, towards row 1.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left, towards column 1.
    West,
}

impl Way {
    /// All four.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The way back.
    #[must_use]
    pub const fn back(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    /// The two ways across.
    pub(crate) const fn sides(self) -> [Self; 2] {
        match self {
            Self::North | Self::South => [Self::East, Self::West],
            Self::East | Self::West => [Self::North, Self::South],
        }
    }

    #[inline]
    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// What is in a room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Content {
    /// Nothing; so is the entrance.
    #[default]
    Empty,
    /// A trap: entering springs it.
    Trap,
    /// A guard: entering beats it.
    Guard,
    /// A secret of one of three kinds: entering steals it (SW-7.5).
    Secret {
        /// 0, 1 or 2.
        kind: u8,
        /// What it is worth to the thief.
        value: u16,
    },
}

/// What entering costs besides movement (SW-7.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cost {
    /// Points of stealth.
    pub stealth: u8,
    /// Points of combat.
    pub combat: u8,
    /// Points of either, split as the raider likes.
    pub either: u8,
}

impl Cost {
    /// All points together.
    #[inline]
    pub(crate) const fn total(self) -> i16 {
        self.stealth as i16 + self.combat as i16 + self.either as i16
    }
}

/// A room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Room {
    /// What is in it.
    pub content: Content,
    /// What entering it costs as long as that is not done with.
    pub cost: Cost,
    /// A rule of the domicile takes one movement off entering this room.
    pub short: bool,
}

/// A lair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lair {
    rooms: PerRoom<Room>,
    next: PerRoom<[Option<u8>; 4]>,
    walls: PerRoom<u8>,
    all: RoomSet,
    entrance: u8,
}

impl Lair {
    /// Empty rooms in rows and columns, numbered row by row from the top left; with `joined` the left and the
    /// right edge are one. Rooms beyond [`MAX_ROOMS`] are not there.
    #[must_use]
    pub fn grid(rows: u8, columns: u8, joined: bool, entrance: u8) -> Self {
        let mut lair = Self {
            rooms: PerRoom([Room::default(); MAX_ROOMS]),
            next: PerRoom([[None; 4]; MAX_ROOMS]),
            walls: PerRoom([0; MAX_ROOMS]),
            all: RoomSet::NONE,
            entrance: entrance & (MAX_ROOMS as u8 - 1),
        };
        let number = |row: u8, column: u8| {
            let room = u16::from(row) * u16::from(columns) + u16::from(column);
            u8::try_from(room).ok().filter(|&room| usize::from(room) < MAX_ROOMS)
        };
        for row in 0..rows {
            for column in 0..columns {
                let Some(room) = number(row, column) else { continue };
                lair.all = lair.all.with(room);
                if row + 1 < rows {
                    lair.join(room, Way::South, number(row + 1, column));
                }
                if column + 1 < columns {
                    lair.join(room, Way::East, number(row, column + 1));
                } else if joined && columns > 1 {
                    lair.join(room, Way::East, number(row, 0));
                }
            }
        }
        lair
    }

    /// Lets two rooms adjoin, in both ways; with `None` the way ends there.
    pub fn join(&mut self, room: u8, way: Way, other: Option<u8>) {
        if let Some(entry) = self.next.at_mut(room).get_mut(way as usize) {
            *entry = other;
        }
        let Some(other) = other else { return };
        if let Some(entry) = self.next.at_mut(other).get_mut(way.back() as usize) {
            *entry = Some(room);
        }
    }

    /// Builds a wall between two rooms that adjoin; where none does, nothing is built.
    pub fn wall(&mut self, room: u8, way: Way) {
        if let Some(other) = self.next(room, way) {
            *self.walls.at_mut(room) |= way.bit();
            *self.walls.at_mut(other) |= way.back().bit();
        }
    }

    /// Furnishes a room.
    pub fn furnish(&mut self, room: u8, furnished: Room) {
        *self.rooms.at_mut(room) = furnished;
    }

    /// What is in a room.
    #[inline]
    #[must_use]
    pub const fn room(&self, room: u8) -> &Room {
        self.rooms.at(room)
    }

    /// The room that adjoins, whether or not there is a wall between.
    #[inline]
    #[must_use]
    pub fn next(&self, room: u8, way: Way) -> Option<u8> {
        self.next.at(room).get(way as usize).copied().flatten()
    }

    /// Is there a wall?
    #[inline]
    #[must_use]
    pub const fn has_wall(&self, room: u8, way: Way) -> bool {
        *self.walls.at(room) & way.bit() != 0
    }

    /// The room that adjoins without a wall between.
    #[inline]
    #[must_use]
    pub fn open(&self, room: u8, way: Way) -> Option<u8> {
        self.next(room, way).filter(|_| !self.has_wall(room, way))
    }

    /// Where raids begin.
    #[must_use]
    pub const fn entrance(&self) -> u8 {
        self.entrance
    }

    /// All rooms.
    #[must_use]
    pub const fn all(&self) -> RoomSet {
        self.all
    }
}
