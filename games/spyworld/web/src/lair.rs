//! A lair as a drawing: floor, rooms, walls, and whatever a page lays over it.

use dom::prelude::*;
use spyworld::Sheet;
use spyworld::edition::DomicileData;
use spyworld::grid::{Colour, Edge, Joins, Line, ROOMS, Room, SIDE};
use ui::speech::t;

use crate::scene::upgrade_art;

/// The side of a room in drawing units.
pub const ROOM: i32 = 84;
const ALL: i32 = ROOM * SIDE as i32;

/// The paper around a lair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The left margin.
    pub x: i32,
    /// The upper margin.
    pub y: i32,
    /// The whole width.
    pub width: i32,
    /// The whole height.
    pub height: i32,
}

/// With numbers at rows and columns, and room for prices.
pub const PLAN: Frame = Frame { x: 40, y: 40, width: 516, height: 500 };
/// Nothing but the lair.
pub const BARE: Frame = Frame { x: 10, y: 10, width: ALL + 20, height: ALL + 24 };

impl Frame {
    /// The upper left corner of a room.
    pub fn corner(self, room: Room) -> (i32, i32) {
        (self.x + i32::from(room.column()) * ROOM, self.y + i32::from(room.row()) * ROOM)
    }

    /// The middle of a room.
    pub fn middle(self, room: Room) -> (i32, i32) {
        let (x, y) = self.corner(room);
        (x + ROOM / 2, y + ROOM / 2)
    }

    /// As a view box.
    pub fn view_box(self) -> String {
        format!("0 0 {} {}", self.width, self.height)
    }
}

/// How a lair is drawn.
pub struct Drawing<'d> {
    /// The paper around it.
    pub frame: Frame,
    /// What is in it.
    pub sheet: &'d Sheet,
    /// Where it stands.
    pub domicile: &'d DomicileData,
    /// Where raids begin.
    pub entrance: Room,
    /// Rooms that are done with, as a set.
    pub done: u32,
    /// Rooms that were drawn just now, as a set.
    pub fresh: u32,
    /// Walls that were drawn just now, as a set.
    pub new_walls: u64,
}

impl Drawing<'_> {
    /// The floor; what glows lies on it, below the pictures.
    pub fn floor(&self) -> View {
        let Frame { x, y, .. } = self.frame;
        let quarter = ROOM / 4;
        let fine = (1..20).filter(|n| n % 4 != 0).map(|n| n * quarter);
        let minor: String =
            fine.map(|at| format!("M{} {y}v{ALL}M{x} {}h{ALL}", x + at, y + at)).collect();
        let major: String = (1..i32::from(SIDE))
            .map(|n| format!("M{} {y}v{ALL}M{x} {}h{ALL}", x + n * ROOM, y + n * ROOM))
            .collect();
        let grey: Vec<_> = rooms(self.domicile.grey)
            .map(|room| {
                let (x, y) = self.frame.corner(room);
                view! { <use href="#l-grey" x=x y=y width=ROOM height=ROOM></use> }
            })
            .collect();
        let (ex, ey) = self.frame.corner(self.entrance);
        view! {
            <rect class="lr-floor" x=x y=y width=ALL height=ALL></rect>
            <path class="lr-minor" d=minor></path>
            {grey}
            <path class="lr-major" d=major></path>
            <rect class="lr-ent" x=ex + 1 y=ey + 1 width=ROOM - 2 height=ROOM - 2></rect>
            <use href="#l-in" x=ex y=ey width=ROOM height=ROOM></use>
            <text class="lr-entt" x=ex + ROOM / 2 y=ey + 26>{t("sw-entrance")}</text>
        }
    }

    /// Rooms, outline and walls.
    pub fn things(&self) -> View {
        view! { {self.pictures()} {self.outline()} {self.walls()} }
    }

    fn pictures(&self) -> Vec<View> {
        let drawn = Room::all().filter_map(|room| Some((room, self.sheet.room(room)?)));
        drawn
            .map(|(room, upgrade)| {
                let (x, y) = self.frame.corner(room);
                let class = match (self.done & room.bit() != 0, self.fresh & room.bit() != 0) {
                    (true, _) => "is-done",
                    (false, true) => "on-glow",
                    (false, false) => "",
                };
                // A hand does not draw everything upright.
                let tilt = i32::from(room.0) * 7 % 7 - 3 + i32::from(room.0 % 2);
                let turn = format!("rotate({tilt} {} {})", x + ROOM / 2, y + ROOM / 2);
                let href = upgrade_art(upgrade);
                view! {
                    <use class=class href=href x=x + 8 y=y + 8 width="68" height="68" transform=turn></use>
                }
            })
            .collect()
    }

    /// The outer walls; where left and right join, those sides are open.
    fn outline(&self) -> Vec<View> {
        let joined = self.domicile.joins == Joins::Columns;
        let Frame { x, y, .. } = self.frame;
        let side = i32::from(SIDE);
        let mut lines = Vec::new();
        for n in 0..side {
            let stroke = |x: i32, y: i32, turn: bool, open: bool| {
                line_use(if open { "#l-o" } else { "#l-b" }, n, (x, y), turn)
            };
            lines.push(stroke(x + n * ROOM, y, false, false));
            let is_gate = self.entrance.row() + 1 == SIDE && i32::from(self.entrance.column()) == n;
            if !is_gate {
                lines.push(stroke(x + n * ROOM, y + ALL, false, false));
            }
            lines.push(stroke(x, y + n * ROOM, true, joined));
            lines.push(stroke(x + ALL, y + n * ROOM, true, joined));
        }
        lines
    }

    fn walls(&self) -> Vec<View> {
        let edges =
            (0..2 * ROOMS as u8).map(Edge).filter(|edge| self.sheet.walls & edge.bit() != 0);
        let wall = |edge: Edge| {
            let is_new = self.new_walls & edge.bit() != 0;
            let all = places(self.frame, edge).into_iter().flatten();
            let strokes: Vec<_> =
                all.map(|(x, y, turn)| line_use("#l-w", i32::from(edge.0), (x, y), turn)).collect();
            view! { <g class:is-new=is_new>{strokes}</g> }
        };
        edges.map(wall).collect()
    }
}

fn line_use(kind: &str, number: i32, (x, y): (i32, i32), turn: bool) -> View {
    let href = match kind {
        "#l-o" => "#l-o".to_owned(),
        kind => format!("{kind}{}", number % 3),
    };
    let turn = if turn { " rotate(90)" } else { "" };
    let place = format!("translate({x} {y}){turn}");
    view! { <use href=href width=ROOM height="1" transform=place></use> }
}

/// Where an edge is drawn: its beginning, and whether it goes down; one that joins left and right is drawn twice.
pub fn places(frame: Frame, edge: Edge) -> [Option<(i32, i32, bool)>; 2] {
    let rooms = ROOMS as u8;
    let room = Room(edge.0 % rooms);
    let (x, y) = frame.corner(room);
    if edge.0 >= rooms {
        return [Some((x, y + ROOM, false)), None];
    }
    let around = (room.column() + 1 == SIDE).then_some((frame.x, y, true));
    [Some((x + ROOM, y, true)), around]
}

/// The rooms of a set.
pub fn rooms(set: u32) -> impl Iterator<Item = Room> {
    Room::all().filter(move |room| set & room.bit() != 0)
}

/// The numbers at rows and columns; the one that is asked for is filled.
pub fn heads(frame: Frame, on: Option<Line>) -> Vec<View> {
    let head = |line: Line| {
        let along = i32::from(line.number - 1) * ROOM + ROOM / 2;
        let (x, y, class) = match line.colour {
            Colour::Red => (frame.x - 20, frame.y + along, "hx hx-row"),
            Colour::Blue => (frame.x + along, frame.y - 19, "hx hx-col"),
        };
        let points = match line.colour {
            Colour::Red => "-16,0 -9,-12 9,-12 16,0 9,12 -9,12",
            Colour::Blue => "0,-16 12,-9 12,9 0,16 -12,9 -12,-9",
        };
        let place = format!("translate({x} {y})");
        let off = on != Some(line);
        view! {
            <g class=class class:is-off=off transform=place>
                <polygon points=points></polygon><text y="6">{line.number}</text>
            </g>
        }
    };
    Line::all().map(head).collect()
}

/// A room as a shape, to glow or to be framed.
pub fn room_shape(frame: Frame, room: Room, class: &'static str, inset: i32) -> View {
    let (x, y) = frame.corner(room);
    let side = ROOM - 2 * inset;
    view! { <rect class=class x=x + inset y=y + inset width=side height=side rx="4"></rect> }
}
