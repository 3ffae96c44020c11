//! The ground plan: 5 × 5 rooms, the edges between them, and which rooms adjoin (SW-1.1, SW-4.4).
//!
//! Nothing here knows what stands in a room. Sets of rooms are the low 25 bits of a `u32`, sets of edges
//! the low 50 bits of a `u64`.

use serde::{Deserialize, Serialize};

/// Rows and columns.
pub const SIDE: u8 = 5;
/// All rooms, the entrance included.
pub const ROOMS: usize = 25;

/// A room, counted row by row from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Room(pub u8);

impl Room {
    /// Every room.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..ROOMS as u8).map(Self)
    }

    /// The room in this row and column, both counted from 0.
    #[must_use]
    pub const fn at(row: u8, column: u8) -> Self {
        Self(row * SIDE + column)
    }

    /// Its row, counted from 0 at the top.
    #[inline]
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Its column, counted from 0 at the left.
    #[inline]
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// The room as a bit of a set; a number that can be no room makes an empty set.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u32 {
        if self.0 < ROOMS as u8 { 1 << self.0 } else { 0 }
    }

    /// Is there such a room?
    #[must_use]
    pub const fn exists(self) -> bool {
        self.0 < ROOMS as u8
    }

    /// Its place in a list of rooms.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An edge, named by the room whose east side (first 25) or south side (next 25) it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Edge(pub u8);

impl Edge {
    /// The edge as a bit of a set; a number that can be no edge makes an empty set.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u64 {
        if self.0 < 2 * ROOMS as u8 { 1 << self.0 } else { 0 }
    }
}

/// A direction; the four slanting ones are for agents who can (SW-7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dir {
    /// Up.
    N,
    /// Right.
    E,
    /// Down.
    S,
    /// Left.
    W,
    /// Up and right.
    Ne,
    /// Down and right.
    Se,
    /// Down and left.
    Sw,
    /// Up and left.
    Nw,
}

impl Dir {
    /// The four straight ones.
    pub const STRAIGHT: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];
    /// The four slanting ones.
    pub const SLANTING: [Self; 4] = [Self::Ne, Self::Se, Self::Sw, Self::Nw];

    /// A slanting direction as two straight ones, first up or down, then sideways.
    #[must_use]
    pub const fn parts(self) -> Option<(Self, Self)> {
        match self {
            Self::N | Self::E | Self::S | Self::W => None,
            Self::Ne => Some((Self::N, Self::E)),
            Self::Se => Some((Self::S, Self::E)),
            Self::Sw => Some((Self::S, Self::W)),
            Self::Nw => Some((Self::N, Self::W)),
        }
    }

    /// How it is written.
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self {
            Self::N => "n",
            Self::E => "e",
            Self::S => "s",
            Self::W => "w",
            Self::Ne => "ne",
            Self::Se => "se",
            Self::Sw => "sw",
            Self::Nw => "nw",
        }
    }

    /// Reads what [`letters`](Self::letters) writes.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        Self::STRAIGHT.into_iter().chain(Self::SLANTING).find(|dir| dir.letters() == text)
    }
}

/// Which rooms adjoin: data of a domicile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Joins {
    /// Neighbours on paper.
    #[default]
    Plain,
    /// From column 1 west is column 5, and the other way round.
    Columns,
}

impl Joins {
    /// The next room in a straight direction, and the edge between.
    #[inline]
    #[must_use]
    pub const fn next(self, room: Room, dir: Dir) -> Option<(Room, Edge)> {
        let (row, column) = (room.row(), room.column());
        let wraps = matches!(self, Self::Columns);
        match dir {
            Dir::N if row > 0 => {
                let to = Room::at(row - 1, column);
                Some((to, Edge(ROOMS as u8 + to.0)))
            }
            Dir::S if row + 1 < SIDE => {
                Some((Room::at(row + 1, column), Edge(ROOMS as u8 + room.0)))
            }
            Dir::E if column + 1 < SIDE => Some((Room::at(row, column + 1), Edge(room.0))),
            Dir::E if wraps => Some((Room::at(row, 0), Edge(room.0))),
            Dir::W if column > 0 => {
                let to = Room::at(row, column - 1);
                Some((to, Edge(to.0)))
            }
            Dir::W if wraps => {
                let to = Room::at(row, SIDE - 1);
                Some((to, Edge(to.0)))
            }
            Dir::N | Dir::E | Dir::S | Dir::W | Dir::Ne | Dir::Se | Dir::Sw | Dir::Nw => None,
        }
    }

    /// The next room, if no wall of this set stands between.
    #[inline]
    #[must_use]
    pub const fn through(self, room: Room, dir: Dir, walls: u64) -> Option<Room> {
        match self.next(room, dir) {
            Some((to, edge)) if walls & edge.bit() == 0 => Some(to),
            Some(_) | None => None,
        }
    }

    /// All edges of a room.
    #[must_use]
    pub fn edges_of(self, room: Room) -> u64 {
        let edges = Dir::STRAIGHT.into_iter().filter_map(|dir| self.next(room, dir));
        edges.fold(0, |set, (_, edge)| set | edge.bit())
    }

    /// All rooms next to a room.
    #[must_use]
    pub fn next_to(self, room: Room) -> u32 {
        let rooms = Dir::STRAIGHT.into_iter().filter_map(|dir| self.next(room, dir));
        rooms.fold(0, |set, (room, _)| set | room.bit())
    }

    /// SW-8.2: every room with a way from this one that is free of these walls.
    #[must_use]
    pub fn reached(self, from: Room, walls: u64) -> u32 {
        let mut reached = from.bit();
        let mut fresh = reached;
        while fresh != 0 {
            let mut next = 0;
            for room in crate::ids::bits(fresh).map(Room) {
                for dir in Dir::STRAIGHT {
                    next |= self.through(room, dir, walls).map_or(0, Room::bit);
                }
            }
            fresh = next & !reached;
            reached |= next;
        }
        reached
    }
}

/// A row or a column: what the number side of a card shows (SW-4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Line {
    /// Red for a row, blue for a column.
    pub colour: Colour,
    /// 1 to 5.
    pub number: u8,
}

/// The colour of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Rows.
    Red,
    /// Columns.
    Blue,
}

impl Line {
    /// All ten.
    pub fn all() -> impl Iterator<Item = Self> {
        [Colour::Red, Colour::Blue]
            .into_iter()
            .flat_map(|colour| (1..=SIDE).map(move |number| Self { colour, number }))
    }

    /// Its place in [`all`](Self::all).
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        let first = match self.colour {
            Colour::Red => 0,
            Colour::Blue => SIDE,
        };
        (first + self.number.saturating_sub(1) % SIDE) as usize
    }

    /// Its rooms.
    #[inline]
    #[must_use]
    pub const fn rooms(self) -> u32 {
        let place = self.number.saturating_sub(1) % SIDE;
        match self.colour {
            Colour::Red => 0b1_1111 << (place * SIDE),
            Colour::Blue => 0b0_0001_0000_1000_0100_0010_0001 << place,
        }
    }

    /// The same number, with the other colour.
    #[must_use]
    pub const fn swapped(self) -> Self {
        let colour = match self.colour {
            Colour::Red => Colour::Blue,
            Colour::Blue => Colour::Red,
        };
        Self { colour, number: self.number }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edge_has_two_sides() {
        for joins in [Joins::Plain, Joins::Columns] {
            let mut edges = 0_u64;
            for room in Room::all() {
                for (dir, back) in [(Dir::N, Dir::S), (Dir::E, Dir::W)] {
                    if let Some((to, edge)) = joins.next(room, dir) {
                        assert_eq!(joins.next(to, back), Some((room, edge)), "{room:?} {dir:?}");
                        edges |= edge.bit();
                    }
                }
            }
            let count = if joins == Joins::Plain { 40 } else { 45 };
            assert_eq!(edges.count_ones(), count);
        }
    }

    #[test]
    fn lines_cover_the_plan_twice() {
        let rows = Line::all().take(5).fold(0, |set, line| set | line.rooms());
        let columns = Line::all().skip(5).fold(0, |set, line| set | line.rooms());
        assert_eq!((rows, columns), ((1 << 25) - 1, (1 << 25) - 1));
        let line = Line { colour: Colour::Blue, number: 3 };
        assert_eq!(line.rooms() & line.swapped().rooms(), Room::at(2, 2).bit());
    }
}
