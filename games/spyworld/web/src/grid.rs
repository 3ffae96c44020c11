//! A lair as a grid of real buttons over its drawing: for fingers, keys and screen readers.

use dom::prelude::*;
use spyworld::grid::{Edge, ROOMS, Room, SIDE};
use spyworld::{Action, Sheet};
use ui::speech::{t, tr};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, KeyboardEvent, PointerEvent};

use crate::lair::{self, Frame, PLAN, ROOM};
use crate::scene::{Things, money, place, tell1, tell2};
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
        Some(upgrade) if done & room.bit() != 0 => {
            tell1("sw-done-with", "upgrade", things.upgrade(upgrade))
        }
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
    let cell = move |room: Room| {
        let stop = move || if top.cursor.get() == room { "0" } else { "-1" };
        let enter = move |event: PointerEvent| {
            if event.buttons() == 1 {
                drawn.run(room);
            }
        };
        view! {
            <div role="gridcell">
                <button class="cell" tabindex=stop data-room=room.0 aria-label=move || said(room)
                    on:pointerdown=let_go on:pointerenter=enter
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
#[expect(clippy::needless_pass_by_value, reason = "a handler is given its event")]
fn let_go(event: PointerEvent) {
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
    let found =
        document().query_selector(&format!(".cell[data-room=\"{}\"]", next.0)).ok().flatten();
    if let Some(cell) = found.and_then(|cell| cell.dyn_into::<HtmlElement>().ok()) {
        // Fails for nothing that is in the page.
        let _ = cell.focus();
    }
}

/// The edges that a wall can be drawn on, large enough for a thumb.
fn edges(top: Tabletop) -> Vec<View> {
    let target = |target: Target| match target.action {
        Action::Wall(edge) => Some(edge),
        _ => None,
    };
    let free = targets(top).into_iter().filter_map(target);
    free.flat_map(|edge| {
        lair::places(PLAN, edge).into_iter().flatten().map(move |at| edge_button(top, edge, at))
    })
    .collect()
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
