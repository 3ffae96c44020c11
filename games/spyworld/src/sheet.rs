//! A player's sheet (SW-1.1): the lair on its left half, the agent on its right half. No rule of choosing here.

use game::{Canonical, Encoder};
use serde::{Deserialize, Serialize};

use crate::edition::{DomicileData, Edition};
use crate::grid::{ROOMS, Room};
use crate::ids::{Class, Gadget, Track, Upgrade};

/// What is drawn on one sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// The rooms, row by row.
    pub rooms: [Option<Upgrade>; ROOMS],
    /// Walls, as a set of edges.
    pub walls: u64,
    /// Trained points of movement, stealth, combat.
    pub tracks: [u8; 3],
    /// Gadgets, as a set.
    pub gadgets: u8,
    /// Circles of the budget track that are outlined.
    pub outlined: u8,
    /// Those of them that are crossed out.
    pub crossed: u8,
    /// Bonus actions used.
    pub bonus: u8,
}

impl Sheet {
    /// A sheet before the first round.
    #[must_use]
    pub const fn new(edition: &Edition, beginner: bool) -> Self {
        let bonus = if beginner { edition.budget.beginner } else { 0 };
        Self {
            rooms: [None; ROOMS],
            walls: 0,
            tracks: edition.training,
            gadgets: 0,
            outlined: edition.budget.start + bonus,
            crossed: 0,
            bonus: 0,
        }
    }

    /// What is drawn in a room.
    #[inline]
    #[must_use]
    pub fn room(&self, room: Room) -> Option<Upgrade> {
        self.rooms.get(room.index()).copied().flatten()
    }

    /// Draws an upgrade.
    pub(crate) fn draw(&mut self, room: Room, upgrade: Upgrade) {
        if let Some(place) = self.rooms.get_mut(room.index()) {
            *place = Some(upgrade);
        }
    }

    /// Rooms with something in them that fits.
    #[inline]
    fn set(&self, fits: impl Fn(Upgrade) -> bool) -> u32 {
        // Without a branch: nobody can guess what is in a room.
        let bit = |upgrade: &Option<Upgrade>| u32::from(upgrade.is_some_and(&fits));
        (0..).zip(&self.rooms).fold(0, |set, (room, upgrade): (u32, _)| set | bit(upgrade) << room)
    }

    /// Rooms with anything in them.
    #[inline]
    #[must_use]
    pub fn filled(&self) -> u32 {
        self.set(|_| true)
    }

    /// Rooms with a trap, guard or secret.
    #[must_use]
    pub fn of_class(&self, class: Class) -> u32 {
        self.set(|upgrade| upgrade.class() == class)
    }

    /// Rooms with this upgrade.
    #[must_use]
    pub fn of_kind(&self, kind: Upgrade) -> u32 {
        self.set(|upgrade| upgrade == kind)
    }

    /// SW-6.1: is every room but the entrance filled?
    #[must_use]
    pub fn is_full(&self, entrance: Room) -> bool {
        let rooms = (0_u8..).zip(&self.rooms);
        rooms.filter(|(room, _)| *room != entrance.0).all(|(_, upgrade)| upgrade.is_some())
    }

    /// What can still be spent (SW-4.3).
    #[inline]
    #[must_use]
    pub const fn money(&self) -> u8 {
        self.outlined.saturating_sub(self.crossed)
    }

    /// SW-4.3: outlines circles; what the track has no circles for is lost.
    pub(crate) fn receive(&mut self, edition: &Edition, amount: u8) {
        self.outlined = self.outlined.saturating_add(amount).min(edition.budget.circles);
    }

    /// SW-4.3: crosses circles out, if there are enough.
    #[must_use]
    pub(crate) const fn pay(&mut self, amount: u8) -> bool {
        let enough = amount <= self.money();
        if enough {
            self.crossed += amount;
        }
        enough
    }

    /// Points on a track.
    #[inline]
    #[must_use]
    pub fn track(&self, track: Track) -> u8 {
        self.tracks.get(track.index()).copied().unwrap_or_default()
    }

    /// Is this gadget owned?
    #[inline]
    #[must_use]
    pub const fn has_gadget(&self, gadget: Gadget) -> bool {
        self.gadgets & gadget.bit() != 0
    }

    /// What the secrets in these rooms are worth together.
    #[must_use]
    pub fn value_in(&self, domicile: &DomicileData, rooms: u32) -> i32 {
        let drawn = Room::all().zip(&self.rooms);
        let inside = drawn.filter(|(room, _)| rooms & room.bit() != 0);
        inside.filter_map(|(_, upgrade)| *upgrade).map(|u| i32::from(domicile.value(u))).sum()
    }
}

impl Canonical for Sheet {
    fn encode(&self, out: &mut Encoder) {
        let room = |room: &Option<Upgrade>| room.map_or(0, |upgrade| upgrade.index() + 1);
        self.rooms.iter().for_each(|upgrade| out.u8(room(upgrade)));
        out.u64(self.walls);
        out.bytes(&self.tracks);
        out.bytes(&[self.gadgets, self.outlined, self.crossed, self.bonus]);
    }
}
