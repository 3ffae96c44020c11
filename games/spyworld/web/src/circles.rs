//! Circles on the sheet: empty, filled, crossed out, to come, about to be spent.

use dom::prelude::*;

/// How a circle looks; the letter is part of the symbol's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Circle {
    /// Nothing is drawn in it.
    Empty,
    /// It is there to be spent.
    Filled,
    /// It was spent.
    Crossed,
    /// An agent will bring it.
    Coming,
    /// What is pointed at would spend it.
    Going,
}

impl Circle {
    const fn code(self) -> char {
        match self {
            Self::Empty => 'e',
            Self::Filled => 'f',
            Self::Crossed => 'x',
            Self::Coming => 'd',
            Self::Going => 'p',
        }
    }
}

/// So many circles make one strip; strips stand beside or below each other, as there is room.
const STRIP: usize = 10;

/// Circles in this order, each kind so many times; what they say is said beside them.
pub fn circles(kinds: &[(Circle, u8)]) -> View {
    let all: Vec<Circle> =
        kinds.iter().flat_map(|&(kind, count)| (0..count).map(move |_| kind)).collect();
    let strip = |(first, strip): (usize, &[Circle])| {
        let circle = |(place, kind): (usize, &Circle)| {
            let number = first * STRIP + place;
            let href = format!("#o-{}{}", kind.code(), (number * 7 + number / 3) % 3);
            view! { <use href=href x=place * 24 width="24" height="24"></use> }
        };
        let circles: Vec<_> = strip.iter().enumerate().map(circle).collect();
        view! { <svg viewBox="0 0 240 24">{circles}</svg> }
    };
    let strips: Vec<_> = all.chunks(STRIP).enumerate().map(strip).collect();
    view! { <div class="circs" aria-hidden="true">{strips}</div> }
}
