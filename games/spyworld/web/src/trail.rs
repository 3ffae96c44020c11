//! The way of a raid through a lair: which rooms, and as a line in two lanes where it is walked both ways.

use dom::prelude::*;
use spyworld::edition::primitive::Effect;
use spyworld::edition::{DomicileData, Edition};
use spyworld::grid::{Dir, Joins, Room, SIDE};
use spyworld::{Action, MoveView};

use crate::lair::{Frame, ROOM};

/// The room a move leads to; nothing for one that only prepares steps.
fn reached(edition: &Edition, joins: Joins, from: Room, made: MoveView) -> Option<Room> {
    let dir = made.dir?;
    let over = |room: Room, dir: Dir| joins.next(room, dir).map(|(room, _)| room);
    if let Some((along, aside)) = dir.parts() {
        return over(over(from, along)?, aside);
    }
    let effect = made.gadget.and_then(|gadget| edition.gadget(gadget)).map(|data| data.effect);
    match effect {
        Some(Effect::Grapnel(_)) => over(over(from, dir)?, dir),
        Some(Effect::Smoke | Effect::Darts | Effect::Boots(_) | Effect::Drill) | None => {
            over(from, dir)
        }
    }
}

/// The rooms of a raid, the entrance first.
pub fn rooms(edition: &Edition, domicile: &DomicileData, moves: &[MoveView]) -> Vec<Room> {
    let mut way = vec![edition.entrance];
    for &made in moves {
        let here = way.last().copied().unwrap_or(edition.entrance);
        way.extend(reached(edition, domicile.joins, here, made));
    }
    way
}

/// The rooms of moves that are given as actions, from this room on.
pub fn rooms_of(
    edition: &Edition,
    domicile: &DomicileData,
    from: Room,
    actions: &[Action],
) -> Vec<Room> {
    let mut way = vec![from];
    for action in actions {
        let made = match *action {
            Action::Step(dir) => MoveView { gadget: None, dir: Some(dir), cover: None, stealth: 0 },
            Action::Use(gadget, dir, _) => {
                MoveView { gadget: Some(gadget), dir, cover: None, stealth: 0 }
            }
            Action::Agent(_)
            | Action::Pick(_)
            | Action::Bonus(_)
            | Action::Pass
            | Action::Number(_)
            | Action::Swap
            | Action::Draw(_)
            | Action::Wall(_)
            | Action::Train
            | Action::Gadget(_)
            | Action::Claim(..)
            | Action::Confirm
            | Action::Withdraw
            | Action::Split(..)
            | Action::Stop => continue,
        };
        let here = way.last().copied().unwrap_or(from);
        way.extend(reached(edition, domicile.joins, here, made));
    }
    way
}

/// How far a lane lies beside the middle.
const LANE: i32 = 7;

/// One leg of a way, moved to its lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Leg {
    from: (i32, i32),
    to: (i32, i32),
    /// Does it go out of one side of the plan and in at the other?
    leaps: bool,
}

/// A corridor that is walked both ways has two lanes, and everybody keeps to the right.
fn legs(frame: Frame, way: &[Room]) -> Vec<Leg> {
    let pairs: Vec<(Room, Room)> = way.iter().copied().zip(way.iter().copied().skip(1)).collect();
    let leg = |&(a, b): &(Room, Room)| {
        let (from, to) = (frame.middle(a), frame.middle(b));
        let both = pairs.contains(&(b, a));
        let lane = |(x, y): (i32, i32)| {
            let (dx, dy) = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
            if both { (x - dy * LANE, y + dx * LANE) } else { (x, y) }
        };
        let leaps = a.column().abs_diff(b.column()) + 1 == SIDE;
        Leg { from: lane(from), to: lane(to), leaps }
    };
    pairs.iter().map(leg).collect()
}

/// The line of a way, and where its arrows stand.
fn drawn(frame: Frame, way: &[Room], offset: i32) -> (String, Vec<String>) {
    let legs = legs(frame, way);
    let mut line = String::new();
    let mut pen = None;
    let mut arrows = Vec::new();
    for leg in &legs {
        let shift = |(x, y): (i32, i32)| (x + offset, y + offset);
        let (from, to) = (shift(leg.from), shift(leg.to));
        if pen != Some(from) {
            let letter = if pen.is_none() { 'M' } else { 'L' };
            line += &format!("{letter}{} {}", from.0, from.1);
        }
        if leg.leaps {
            // Out on the one side, in on the other.
            let out = (to.0 - from.0).signum() * -ROOM * 5 / 9;
            line += &format!("h{out}M{} {}L{} {}", to.0 - out, to.1, to.0, to.1);
        } else {
            line += &format!("L{} {}", to.0, to.1);
            let angle = match ((to.0 - from.0).signum(), (to.1 - from.1).signum()) {
                (1, 0) => 0,
                (1, 1) => 45,
                (0, 1) => 90,
                (-1, 1) => 135,
                (-1, 0) => 180,
                (-1, -1) => 225,
                (0, -1) => 270,
                _ => 315,
            };
            let (x, y) = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
            arrows.push(format!("translate({x} {y}) rotate({angle})"));
        }
        pen = Some(to);
    }
    (line, arrows)
}

/// The line of a way, as a path.
pub fn line(frame: Frame, way: &[Room]) -> String {
    drawn(frame, way, 0).0
}

/// The line of a way with its arrows.
pub fn trail(frame: Frame, way: &[Room], class: &str, offset: i32) -> View {
    let (line, arrows) = drawn(frame, way, offset);
    let arrows: Vec<_> = arrows
        .into_iter()
        .map(|place| view! { <path class="tr-ar" transform=place d="M-7-8L8 0-7 8-4 0z"></path> })
        .collect();
    view! {
        <g class=format!("trail {class}")>
            <path class="tr-case" d=line.clone()></path>
            <path class="tr" d=line></path>
            {arrows}
        </g>
    }
}

/// Where the line ends.
pub fn end(frame: Frame, way: &[Room]) -> Option<(i32, i32)> {
    let last = legs(frame, way).last().map(|leg| leg.to);
    last.or_else(|| way.first().map(|room| frame.middle(*room)))
}

#[cfg(test)]
mod tests {
    use game::Game;
    use spyworld::Spyworld;
    use spyworld::ids::{Domicile, Gadget};

    use super::*;
    use crate::lair::BARE;

    #[test]
    fn moves_lead_through_the_rooms_that_people_see() {
        let game = Spyworld::house().unwrap();
        let edition = game.edition();
        let (plain, ring) = (Domicile(1), Domicile(3));
        let way = |domicile, actions: &[Action]| {
            let domicile = edition.domicile(domicile).unwrap();
            rooms_of(edition, domicile, Room::at(4, 2), actions)
        };
        let grapnel = Action::Use(Gadget(3), Some(Dir::N), None);
        let boots = Action::Use(Gadget(2), None, None);
        let walk =
            [Action::Step(Dir::W), boots, grapnel, Action::Split(1, 0), Action::Step(Dir::Ne)];
        let seen = [Room::at(4, 2), Room::at(4, 1), Room::at(2, 1), Room::at(1, 2)];
        assert_eq!(way(plain, &walk), seen);
        let around = [Dir::E, Dir::E, Dir::E].map(Action::Step);
        assert_eq!(way(plain, &around).len(), 3);
        assert_eq!(way(ring, &around).last(), Some(&Room::at(4, 0)));
    }

    #[test]
    fn a_corridor_walked_both_ways_has_two_lanes() {
        let (a, b, c) = (Room::at(4, 2), Room::at(3, 2), Room::at(3, 1));
        let legs = legs(BARE, &[a, b, c, b]);
        let [up, left, right] = legs.as_slice() else { panic!("three legs") };
        assert_eq!((up.from, up.to), (BARE.middle(a), BARE.middle(b)));
        assert_ne!(left.from.1, right.to.1);
        assert_eq!(left.from.1 + right.to.1, 2 * BARE.middle(b).1);
    }
}
