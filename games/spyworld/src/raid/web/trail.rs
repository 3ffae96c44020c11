//! From doors to a raid: one trail through all of them, and the moves that go with it.

use crate::raid::node::Node;
use crate::raid::plan::Plan;
use crate::raid::room_set::{PerRoom, RoomSet};
use crate::raid::search::{By, Move};
use crate::raid::web::choice::{Choice, Manner};
use crate::raid::web::layout::Layout;

/// A door that is gone through once.
#[derive(Clone, Copy, Debug)]
struct Passage {
    one: u8,
    other: u8,
    is_wall: bool,
}

/// Everything that was decided.
#[derive(Clone, Debug, Default)]
pub(crate) struct Drawing {
    passages: Vec<Passage>,
    manners: Vec<(u8, Manner)>,
}

impl Drawing {
    pub(crate) fn new(layout: &Layout, choices: &[Choice]) -> Self {
        let mut drawing = Self::default();
        for (place, choice) in layout.iter().zip(choices) {
            if choice.manner() != Manner::Pass {
                drawing.manners.push((place.room, choice.manner()));
            }
            for (index, door) in place.doors.iter().enumerate() {
                let (one, other, is_wall) = (place.room, door.room, door.is_wall);
                for _ in 0..choice.times(index) {
                    drawing.passages.push(Passage { one, other, is_wall });
                }
            }
        }
        drawing
    }

    /// Rooms that are opened.
    pub(crate) fn opened(&self) -> RoomSet {
        self.manners.iter().filter(|(_, manner)| manner.opens()).map(|&(room, _)| room).collect()
    }

    /// The moves of one trail; `turn` says in which order doors are tried.
    pub(crate) fn moves(&self, plan: &Plan, start: &Node, turn: usize) -> Option<Vec<Move>> {
        let trail = self.trail(start.room, turn);
        let mut manner = PerRoom::of(Manner::Enter);
        for &(room, of) in &self.manners {
            *manner.at_mut(room) = of;
        }
        let mut slants = self.manners.iter().any(|(_, manner)| manner.slants());
        let mut smoked = RoomSet::NONE;
        let mut done = start.done;
        let mut moves = Vec::new();
        let mut room = start.room;
        let mut steps = trail.iter().copied().enumerate();
        while let Some((at, (mut to, is_wall))) = steps.next() {
            let mut by = if is_wall { By::Drill } else { By::Walk };
            let over = *manner.at(to);
            let onward = trail.get(at + 1).filter(|(_, is_wall)| !is_wall).map(|&(to, _)| to);
            let elsewhere = |(other, &(room, _)): (usize, &(u8, bool))| other != at && room == to;
            let twice = to == start.room || trail.iter().enumerate().any(elsewhere);
            let leapt = over.swings() > 0 || over == Manner::Slant;
            if let Some(beyond) = onward.filter(|_| !is_wall) {
                let slanted = plan.diagonal.at(room).has(beyond);
                if slants && over.slants() && slanted && (leapt || twice) {
                    slants = false;
                    by = By::Diagonal;
                } else if over.swings() > 0 && plan.swing.at(room).has(beyond) {
                    by = By::Swing;
                }
            }
            if by == By::Diagonal || by == By::Swing {
                to = steps.next()?.1.0;
            } else if leapt {
                return None;
            }
            let smoke = manner.at(to).smokes() && !done.has(to) && !smoked.has(to);
            if by != By::Walk || !done.has(to) {
                moves.push(Move { to, by, smoke });
            }
            if smoke {
                smoked = smoked.with(to);
            } else {
                done = done.with(to);
            }
            room = to;
        }
        Some(moves)
    }

    /// One trail through all passages: loops are put in where they begin.
    fn trail(&self, start: u8, turn: usize) -> Vec<(u8, bool)> {
        let mut left: Vec<Passage> = self.passages.clone();
        let turns = turn % left.len().max(1);
        left.rotate_left(turns);
        if turn % 2 == 1 {
            left.reverse();
        }
        let mut stack = vec![(start, false)];
        let mut trail = Vec::new();
        while let Some(&(room, is_wall)) = stack.last() {
            let next = left.iter().position(|door| door.one == room || door.other == room);
            match next {
                Some(index) => {
                    let door = left.swap_remove(index);
                    let to = if door.one == room { door.other } else { door.one };
                    stack.push((to, door.is_wall));
                }
                None => {
                    trail.push((room, is_wall));
                    stack.pop();
                }
            }
        }
        // The last one is the start, which is not entered.
        trail.pop();
        trail.reverse();
        trail
    }
}
