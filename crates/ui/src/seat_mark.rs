//! Seats: colour, shape and letter together, the same everywhere.

use game::Seat;
use leptos::prelude::*;

/// The class that gives a seat its colour.
pub fn seat_class(seat: Seat) -> String {
    format!("is-{}", letter(seat))
}

/// The symbols and classes of a seat end in this letter; from the sixth seat on they begin again.
pub fn letter(seat: Seat) -> char {
    char::from(b'a' + seat.0 % 5)
}

/// The mark of a seat; with a name it is read aloud, without one it only decorates a name beside it.
#[component]
pub fn SeatMark(
    /// Whose.
    seat: Seat,
    /// What is read aloud.
    #[prop(optional, into)]
    label: Option<String>,
    /// More classes, such as `seat-lg`.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    let href = format!("#seat-{}", letter(seat));
    let class = format!("seat {class}");
    match label {
        Some(label) => {
            view! { <svg class=class role="img" aria-label=label><use href=href></use></svg> }
                .into_any()
        }
        None => {
            view! { <svg class=class aria-hidden="true"><use href=href></use></svg> }.into_any()
        }
    }
}
