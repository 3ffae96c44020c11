//! A lair as a grid of real buttons over its drawing: for fingers, keys and screen readers.

use dom::prelude::*;
use spyworld::grid::{Colour, Edge, ROOMS, Room, SIDE};
use spyworld::{Action, Sheet};
use ui::speech::{t, tr};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, KeyboardEvent, PointerEvent};

use crate::combos::line_words;
use crate::lair::{self, Frame, PLAN, ROOM};
use crate::plan::Way;
use crate::scene::{Things, done_with, money, place, tell1, tell2};
use crate::sheet::targets;
use crate::tabletop::Tabletop;

/// Something that can be done, and for how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// What.
    pub action: Action,
    /// For how much.
    pub price: u8,
}

/// What is in a room, in words.
pub fn room_words(things: Things, sheet: &Sheet, room: Room, done: u32) -> String {
    let inside = match sheet.room(room) {
        Some(upgrade) if done & room.bit() != 0 => done_with(things, upgrade),
        Some(upgrade) => things.upgrade(upgrade),
        None if room == things.edition().entrance => t("sw-entrance"),
        None => t("sw-empty"),
    };
    tell2("sw-room-says", ("place", place(room).into()), ("inside", inside.into()))
}

/// A length as a part of a whole, in percent with one decimal.
fn part(length: i32, of: i32) -> String {
    let tenths = length * 1000 / of;
    format!("{}.{}%", tenths / 10, tenths % 10)
}

/// The grid of a planning round.
pub fn plan(top: Tabletop) -> View {
    let said = move |room: Room| {
        let words = top.with(|scene| Some(room_words(top.things, scene.sheet()?, room, 0)));
        let words = words.flatten().unwrap_or_default();
        let target = targets(top).into_iter().find(|target| target.action == Action::Draw(room));
        match target {
            Some(target) if target.price == 0 => tell1("sw-draw-free", "room", words),
            Some(target) => {
                tell2("sw-draw-for", ("room", words.into()), ("money", money(target.price).into()))
            }
            None => words,
        }
    };
    let press = Callback::new(move |room: Room| top.aim(Action::Draw(room)));
    view! {
        {move || numbers(top)}
        {cells(top, PLAN, press, Callback::new(|_| {}), said)}
        {move || edges(top)}
    }
}

/// Five rows of five buttons; one stop of the keyboard, walked with arrows. Whoever draws a finger over them is told
/// `drawn` for each room.
pub fn cells(
    top: Tabletop,
    frame: Frame,
    press: Callback<Room>,
    drawn: Callback<Room>,
    said: impl Fn(Room) -> String + Copy + 'static,
) -> View {
    // A finger is in the room before it is down: only one that came from another room draws.
    let down = StoredValue::new(None::<i32>);
    let cell = move |room: Room| {
        let stop = move || if top.cursor.get() == room { "0" } else { "-1" };
        let hold = move |event: PointerEvent| {
            down.set_value(Some(event.pointer_id()));
            let_go(&event);
        };
        let enter = move |event: PointerEvent| {
            let came = down.with_value(|down| *down == Some(event.pointer_id()));
            if came && event.buttons() == 1 {
                drawn.run(room);
            }
        };
        view! {
            <div role="gridcell">
                <button class="cell" tabindex=stop data-room=room.0 aria-label=move || said(room)
                    on:pointerdown=hold on:pointerenter=enter
                    on:click=move |_| press.run(room) on:focus=move |_| top.cursor.set(room)>
                </button>
            </div>
        }
    };
    let row = move |row: u8| {
        let cells: Vec<_> = (0..SIDE).map(|column| cell(Room::at(row, column))).collect();
        view! { <div role="row">{cells}</div> }
    };
    let rows: Vec<_> = (0..SIDE).map(row).collect();
    let all = ROOM * i32::from(SIDE);
    view! {
        <div class="cells" role="grid" aria-label=tr("sw-grid")
            style:left=part(frame.x, frame.width) style:top=part(frame.y, frame.height)
            style:width=part(all, frame.width) style:height=part(all, frame.height)
            on:keydown=move |event| walk(top, &event)>
            {rows}
        </div>
    }
}

/// A finger belongs to the room it came down on, unless that room lets it go.
fn let_go(event: &PointerEvent) {
    if let Some(cell) = event.target().and_then(|cell| cell.dyn_into::<Element>().ok()) {
        // Fails where nothing was held.
        let _ = cell.release_pointer_capture(event.pointer_id());
    }
}

/// Arrows walk from room to room; in a raid they are steps, and somebody else's.
fn walk(top: Tabletop, event: &KeyboardEvent) {
    if top.with(|scene| scene.view.phase) != Some(spyworld::PhaseView::Plan) {
        return;
    }
    let room = top.cursor.get_untracked();
    let (row, column) = (room.row(), room.column());
    let next = match event.key().as_str() {
        "ArrowUp" => Room::at(row.saturating_sub(1), column),
        "ArrowDown" => Room::at((row + 1).min(SIDE - 1), column),
        "ArrowLeft" => Room::at(row, column.saturating_sub(1)),
        "ArrowRight" => Room::at(row, (column + 1).min(SIDE - 1)),
        _ => return,
    };
    event.prevent_default();
    top.cursor.set(next);
    focus(next);
}

/// Moves the keyboard to a room.
pub fn focus(room: Room) {
    let cell = format!(".cell[data-room=\"{}\"]", room.0);
    ui::focus::give(document().query_selector(&cell).ok().flatten());
}

/// The numbers of the rows and columns that something can be drawn into: pressed, the combination goes there.
fn numbers(top: Tabletop) -> Vec<View> {
    let on = top.asked_line().map(|(line, _)| line);
    let number = |way: Way| {
        let along = i32::from(way.line.number - 1) * ROOM + ROOM / 2;
        let (x, y, class) = match way.line.colour {
            Colour::Red => (PLAN.x - 20, PLAN.y + along, "num is-row"),
            Colour::Blue => (PLAN.x + along, PLAN.y - 19, "num is-col"),
        };
        let price = if way.price == 0 { t("sw-free") } else { money(way.price) };
        let said = format!("{}, {price}", line_words(way.line));
        let is_on = on == Some(way.line);
        view! {
            <button class=class aria-label=said aria-pressed=flag(move || is_on)
                style:left=part(x, PLAN.width) style:top=part(y, PLAN.height)
                on:click=move |_| top.carry_out(way.changes.clone())></button>
        }
    };
    let mut lines = top.lines();
    game::sort_few(&mut lines, |way| (way.line.colour == Colour::Red, way.line.number));
    lines.into_iter().map(number).collect()
}

/// The edges that a wall can be drawn on, large enough for a thumb.
fn edges(top: Tabletop) -> Vec<View> {
    let target = |target: Target| match target.action {
        Action::Wall(edge) => Some(edge),
        _ => None,
    };
    let free = targets(top).into_iter().filter_map(target);
    let mut all: Vec<_> = free
        .flat_map(|edge| lair::places(PLAN, edge).into_iter().flatten().map(move |at| (edge, at)))
        .collect();
    // As one reads.
    game::sort_few(&mut all, |&(_, (x, y, down))| (if down { y + ROOM / 2 } else { y }, x));
    all.into_iter().map(|(edge, at)| edge_button(top, edge, at)).collect()
}

fn edge_button(top: Tabletop, edge: Edge, (x, y, down): (i32, i32, bool)) -> View {
    let (x, y) = if down { (x, y + ROOM / 2) } else { (x + ROOM / 2, y) };
    let rooms = ROOMS as u8;
    let room = place(Room(edge.0 % rooms));
    let key = if edge.0 >= rooms { "sw-edge-below" } else { "sw-edge-right" };
    view! {
        <button class="edge" class:down=down style:left=part(x, PLAN.width) style:top=part(y, PLAN.height) aria-label=tell1(key, "room", room)
            on:click=move |_| top.aim(Action::Wall(edge))><i></i></button>
    }
}
