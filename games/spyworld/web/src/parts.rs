//! Small parts that several pieces of the page are made of.

use dom::prelude::*;
use spyworld::edition::{Cost, CostKind};
use spyworld::grid::{Colour, Line};
use ui::icon::icon;
use ui::speech::t;

/// A symbol of points with what is read aloud.
pub fn sign(name: &'static str, key: &'static str) -> View {
    view! { <span class="ic">{icon(name)}<span class="vh">{t(key)}</span></span> }
}

/// The keys and pictures of the three tracks.
pub const TRACKS: [(&str, &str); 3] =
    [("move", "sw-movement"), ("stealth", "sw-stealth"), ("combat", "sw-combat")];

/// What entering costs, as number and symbols.
pub fn cost(cost: Cost) -> View {
    let either = || view! { {sign("stealth", "sw-stealth")}"/"{sign("combat", "sw-combat")} };
    let kind = match cost.kind {
        CostKind::Stealth => sign("stealth", "sw-stealth"),
        CostKind::Combat => sign("combat", "sw-combat"),
        CostKind::Either => either(),
    };
    view! { <span class="pair"><b>{cost.points}</b>" "{kind}</span> }
}

/// The class of a row or column.
pub const fn line_class(line: Line) -> &'static str {
    match line.colour {
        Colour::Red => "nc-row",
        Colour::Blue => "nc-col",
    }
}

/// A row's wide or a column's tall hexagon with its number.
pub fn hexagon(line: Line) -> View {
    let (outer, inner, arrows) = match line.colour {
        Colour::Red => (
            "6,50 24,17 76,17 94,50 76,83 24,83",
            "11,50 27,21 73,21 89,50 73,79 27,79",
            "M-2 50l7-7v14zM102 50l-7-7v14z",
        ),
        Colour::Blue => (
            "50,6 83,24 83,76 50,94 17,76 17,24",
            "50,11 79,27 79,73 50,89 21,73 21,27",
            "M50-2l-7 7h14zM50 102l-7-7h14z",
        ),
    };
    view! {
        <svg class="hexbig" viewBox="0 0 100 100" aria-hidden="true">
            <polygon class="h1" points=outer></polygon>
            <polygon class="h2" points=inner></polygon>
            <path class="tri" d=arrows></path>
            <text x="50" y="67.5">{line.number}</text>
        </svg>
    }
}
