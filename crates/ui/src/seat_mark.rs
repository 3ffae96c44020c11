//! Seats: colour, shape and letter together, the same everywhere.

use dom::prelude::*;
use game::Seat;

/// So many colours and shapes there are.
const SHAPES: u8 = 5;

/// The class that gives a seat its colour.
pub fn seat_class(seat: Seat) -> String {
    format!("is-{}", letter(seat))
}

/// The symbols and classes of a seat end in this letter; from the sixth seat on they begin again.
pub fn letter(seat: Seat) -> char {
    char::from(b'a' + seat.0 % SHAPES)
}

/// The mark of a seat beside a name, which it only decorates.
pub fn seat_mark(seat: Seat) -> View {
    seat_mark_in(seat, "")
}

/// The same with more classes, such as `seat-lg`.
pub fn seat_mark_in(seat: Seat, class: &str) -> View {
    let class = format!("seat {class}");
    if seat.0 < SHAPES {
        return view! { <svg class=class aria-hidden="true"><use href=href(seat)></use></svg> };
    }
    // Shapes begin again, letters do not.
    let mark = format!("#mark-{}", letter(seat));
    // A triangle has room for letters only near its base.
    let y = if letter(seat) == 'c' { "19.6" } else { "16.3" };
    view! {
        <svg class=class viewBox="-1 -1 26 26" aria-hidden="true">
            <use href=mark></use>
            <text class="seat-more" x="12" y=y>{seat.to_string()}</text>
        </svg>
    }
}

/// The mark of a seat by itself, with what is read aloud.
pub fn seat_mark_named(seat: Seat, label: String) -> View {
    view! { <span class="seat-box" role="img" aria-label=label>{seat_mark(seat)}</span> }
}

fn href(seat: Seat) -> String {
    format!("#seat-{}", letter(seat))
}
