//! Gestures: a card is drawn from the hand to a branch, a lifted pile down to the hand or up to its place.
//!
//! Whatever a gesture does, a button does too.

use dom::hear_window;
use dom::prelude::*;
use spynet::Action;
use spynet::ids::{Branch, Card};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent};

use crate::tabletop::{Mode, Tabletop};

/// A shorter way is a press.
const BEGIN: i32 = 14;
/// A lifted pile that was moved so far is taken or put back.
const ENOUGH: i32 = 70;
/// What is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Held {
    Card(Card),
    /// A row of the hand that is wider than the screen, and how far it was scrolled. Left to the browser, a slanting
    /// way would scroll it too, and no card could be drawn to a branch at the other end.
    Row(i32),
    Pile,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Grip {
    held: Held,
    from: (i32, i32),
    moves: bool,
}

/// What is being moved, and how far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drag {
    /// As the style sheets know it: `card`, `pile`, `take` or `leave`; empty while nothing is moved.
    pub kind: &'static str,
    /// To the right.
    pub x: i32,
    /// Down.
    pub y: i32,
}

/// Follows the pointer as long as the table is there.
pub fn follow(top: Tabletop) {
    let grip: StoredValue<Option<Grip>> = StoredValue::new(None);
    hear_window("pointerdown", move |event| {
        top.moved.set_value(false);
        top.by_keys.set_value(false);
        grip.set_value(begin(top, event.unchecked_ref()));
    });
    hear_window("pointermove", move |event| {
        if let Some(now) = grip.get_value() {
            grip.set_value(Some(go_on(top, now, event.unchecked_ref())));
        }
    });
    let end = move |event: Event, done: bool| {
        if let Some(now) = grip.get_value().filter(|now| now.moves) {
            top.moved.set_value(true);
            top.drag.set(Drag::default());
            if done {
                let_go(top, now, event.unchecked_ref());
            }
        }
        grip.set_value(None);
    };
    hear_window("pointerup", move |event| end(event, true));
    hear_window("pointercancel", move |event| end(event, false));
}

fn begin(top: Tabletop, event: &PointerEvent) -> Option<Grip> {
    if event.button() != 0 {
        return None;
    }
    let card = under(event, ".hand .hc").and_then(|card| card.get_attribute("data-card"));
    let card = card.and_then(|number| number.parse().ok()).map(Card);
    let held = match (card, top.mode()) {
        (Some(card), Mode::Play) if top.asked() => Held::Card(card),
        (Some(_), _) => Held::Row(wide(event)?.scroll_left()),
        (None, Mode::Recruit) if top.asked() => under(event, ".lifted").map(|_| Held::Pile)?,
        (None, _) => return None,
    };
    Some(Grip { held, from: (event.client_x(), event.client_y()), moves: false })
}

fn go_on(top: Tabletop, mut grip: Grip, event: &PointerEvent) -> Grip {
    let (x, y) = (event.client_x() - grip.from.0, event.client_y() - grip.from.1);
    let row = if grip.moves || x.abs() <= 2 * y.abs() { None } else { wide(event) };
    if let (Held::Card(_), Some(row)) = (grip.held, row) {
        grip.held = Held::Row(row.scroll_left());
    }
    let way = if matches!(grip.held, Held::Row(_)) { x } else { y };
    if !grip.moves && way.abs() < BEGIN {
        return grip;
    }
    let kind = match grip.held {
        Held::Row(scrolled) => {
            if let Some(row) = wide(event) {
                row.set_scroll_left(scrolled - x);
            }
            ""
        }
        Held::Card(card) => {
            if !grip.moves {
                top.lift(card);
            }
            top.hover.set(branch_at(event));
            "card"
        }
        Held::Pile if y > ENOUGH => "take",
        Held::Pile if y < -ENOUGH => "leave",
        Held::Pile => "pile",
    };
    top.drag.set(Drag { kind, x, y });
    Grip { moves: true, ..grip }
}

fn let_go(top: Tabletop, grip: Grip, event: &PointerEvent) {
    let y = event.client_y() - grip.from.1;
    match grip.held {
        Held::Pile if y > ENOUGH => top.act(Action::Take),
        Held::Pile if y < -ENOUGH => top.act(Action::Leave),
        Held::Pile | Held::Row(_) => {}
        Held::Card(_) => {
            top.hover.set(None);
            if let Some(branch) = branch_at(event) {
                // As if it had been chosen: it goes there, or it is said why not.
                if matches!(top.preview(branch), Some(Ok(_))) {
                    top.aim.set(Some(branch));
                }
                top.press_branch(branch);
            }
        }
    }
}

/// The row around this card, where it is wider than the screen; while something is chosen that is the whole hand.
fn wide(event: &PointerEvent) -> Option<Element> {
    let mut rows = [".hand .hrow", ".hand"].into_iter().filter_map(|row| under(event, row));
    rows.find(|row| row.scroll_width() > row.client_width())
}

/// What lies around the place where the gesture began.
fn under(event: &PointerEvent, selector: &str) -> Option<Element> {
    let at = event.target().and_then(|target| target.dyn_into::<Element>().ok())?;
    at.closest(selector).ok().flatten()
}

/// The branch under the pointer.
fn branch_at(event: &PointerEvent) -> Option<Branch> {
    #[expect(clippy::cast_precision_loss, reason = "no screen has so many points")]
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let column = document().element_from_point(x, y)?.closest(".sn .br").ok().flatten()?;
    let code = column.get_attribute("data-branch")?;
    Branch::ALL.into_iter().find(|branch| branch.id() == code)
}
