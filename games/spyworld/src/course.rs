//! The course of one raid: the moves made so far and what they left (SW-7). What a move may do is in `phase/explore`.

use arrayvec::ArrayVec;
use game::{Canonical, Encoder};

use crate::action::Action;
use crate::grid::{Dir, Room};
use crate::ids::{Gadget, MAX_MOVES, Track};

/// One move: a step or the use of a gadget, a gadget that spares the entry cost, and how much of that cost was
/// paid with stealth.
///
/// Packed into two bytes, because every seat carries its whole path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Move(u16);

const NO_DIR: u16 = 15;
const NO_GADGET: u16 = 7;

const DIRS: [Dir; 8] = [Dir::N, Dir::E, Dir::S, Dir::W, Dir::Ne, Dir::Se, Dir::Sw, Dir::Nw];

impl Move {
    /// This move, with nothing paid yet.
    pub(crate) fn new(gadget: Option<Gadget>, dir: Option<Dir>, cover: Option<Gadget>) -> Self {
        let dir = dir.map_or(NO_DIR, |dir| dir as u16);
        let code = |gadget: Option<Gadget>| {
            gadget.map_or(NO_GADGET, |gadget| u16::from(gadget.0).min(NO_GADGET))
        };
        Self(dir | code(gadget) << 4 | code(cover) << 8)
    }

    /// A plain step.
    pub(crate) fn step(dir: Dir) -> Self {
        Self::new(None, Some(dir), None)
    }

    /// The same, with so much stealth paid.
    pub(crate) const fn paying(self, stealth: u8) -> Self {
        Self(self.0 & 0x0fff | (stealth as u16 & 15) << 12)
    }

    pub(crate) fn dir(self) -> Option<Dir> {
        DIRS.get(usize::from(self.0 & 15)).copied()
    }

    const fn decode(code: u16) -> Option<Gadget> {
        match code & 7 {
            NO_GADGET => None,
            gadget => Some(Gadget(gadget as u8)),
        }
    }

    /// The gadget that moves the agent or prepares steps.
    pub(crate) const fn gadget(self) -> Option<Gadget> {
        Self::decode(self.0 >> 4)
    }

    /// The gadget that spares the entry cost.
    pub(crate) const fn cover(self) -> Option<Gadget> {
        Self::decode(self.0 >> 8)
    }

    pub(crate) const fn stealth(self) -> u8 {
        (self.0 >> 12) as u8
    }

    /// The action that makes this move.
    pub(crate) fn action(self) -> Action {
        match (self.gadget(), self.dir(), self.cover()) {
            (Some(gadget), dir, cover) => Action::Use(gadget, dir, cover),
            (None, dir @ Some(_), Some(cover)) => Action::Use(cover, dir, None),
            (None, Some(dir), None) => Action::Step(dir),
            (None, None, _) => Action::Stop,
        }
    }
}

/// How far a raid is. Everything but the path and the open split follows from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Course {
    /// Where the agent is.
    pub(crate) at: Room,
    /// Points left: movement, stealth, combat.
    pub(crate) left: [u8; 3],
    /// Rooms entered, the entrance included.
    pub(crate) entered: u32,
    /// Rooms whose trap is sprung, whose guard is beaten, whose secret is stolen.
    pub(crate) opened: u32,
    /// Gadgets not used yet.
    pub(crate) gadgets: u8,
    /// Was a gadget used a second time?
    pub(crate) second: bool,
    /// Was the slanting step made?
    pub(crate) slanted: bool,
    /// Steps that cost no movement.
    pub(crate) free: u8,
    /// Movement gained by stealing.
    pub(crate) gained: u8,
    /// SW-7.3: a move that waits for its split.
    pub(crate) pending: Option<Move>,
    /// The moves so far.
    pub(crate) path: ArrayVec<Move, MAX_MOVES>,
}

impl Course {
    /// A raid that has not begun.
    pub(crate) fn new(entrance: Room, tracks: [u8; 3], gadgets: u8) -> Self {
        Self {
            at: entrance,
            left: tracks,
            entered: entrance.bit(),
            opened: 0,
            gadgets,
            second: false,
            slanted: false,
            free: 0,
            gained: 0,
            pending: None,
            path: ArrayVec::new_const(),
        }
    }

    /// Points left on a track.
    pub(crate) fn left(&self, track: Track) -> u8 {
        self.left.get(track.index()).copied().unwrap_or_default()
    }

    /// Takes points from a track; that they are there was checked before.
    pub(crate) fn spend(&mut self, track: Track, points: u8) {
        if let Some(left) = self.left.get_mut(track.index()) {
            *left = left.saturating_sub(points);
        }
    }
}

impl Canonical for Course {
    fn encode(&self, out: &mut Encoder) {
        out.u8(self.at.0);
        out.bytes(&self.left);
        out.u32(self.entered);
        out.u32(self.opened);
        out.bytes(&[self.gadgets, self.second.into(), self.slanted.into(), self.free, self.gained]);
        out.u16(self.pending.map_or(u16::MAX, |pending| pending.0));
        out.u8(self.path.len() as u8);
        self.path.iter().for_each(|step| out.u16(step.0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_keeps_what_was_put_in() {
        let dirs = DIRS.into_iter().map(Some).chain([None]);
        for dir in dirs {
            for gadget in (0..5).map(|n| Some(Gadget(n))).chain([None]) {
                for (cover, stealth) in [(None, 0), (Some(Gadget(1)), 1), (None, 15)] {
                    let made = Move::new(gadget, dir, cover).paying(stealth);
                    assert_eq!((made.gadget(), made.cover()), (gadget, cover));
                    assert_eq!((made.dir(), made.stealth()), (dir, stealth));
                }
            }
        }
    }
}
