//! The map in letters: cities where the poster has them, spaces along straight lines between them.

use game::{Lang, Seat};

use super::city_name;
use crate::edition::{Edition, RouteData};
use crate::ids::{City, Space};
use crate::view::View;

const WIDTH: i32 = super::WIDTH as i32;
const HEIGHT: i32 = 31;

/// The map, line by line; a list of routes where the edition does not say where its cities lie.
pub(super) fn draw(edition: &Edition, view: &View, lang: Lang) -> Vec<String> {
    let places: Option<Vec<[i16; 2]>> = edition.cities().iter().map(|city| city.at).collect();
    match places {
        Some(places) => canvas(edition, view, lang, &places),
        None => list(edition, view, lang),
    }
}

/// Who is on a space: a small letter for one agent, a capital for two.
fn who(view: &View, space: Space) -> String {
    let mut text = String::new();
    for (seat, own) in (0..).map(Seat).zip(&view.seats) {
        match own.spaces.iter().find(|(there, _)| *there == space) {
            Some((_, 1)) => text += &seat.to_string().to_lowercase(),
            Some(_) => text += &seat.to_string(),
            None => {}
        }
    }
    text
}

/// The spies in a city, as they are written behind its name.
fn spies(view: &View, city: City) -> String {
    let seats = (0..).map(Seat).zip(&view.seats);
    let here = seats.filter(|(_, own)| own.spy == Some(city) && !own.resigned);
    let letters: String = here.map(|(seat, _)| seat.to_string()).collect();
    if letters.is_empty() { letters } else { format!("[{letters}]") }
}

fn spaces(route: &RouteData) -> impl Iterator<Item = Space> {
    (route.first.0..route.first.0 + route.spaces).map(Space)
}

fn list(edition: &Edition, view: &View, lang: Lang) -> Vec<String> {
    let line = |route: &RouteData| {
        let spaces: Vec<String> = spaces(route)
            .map(|space| who(view, space))
            .map(|who| if who.is_empty() { "o".to_owned() } else { who })
            .collect();
        let end = |city| format!("{}{}", city_name(edition, city, lang), spies(view, city));
        format!("  {:>16} – {} – {}", end(route.from), spaces.join(" – "), end(route.to))
    };
    edition.routes().iter().map(line).collect()
}

/// Rows of characters that later, more important things are written over.
struct Canvas(Vec<Vec<char>>);

impl Canvas {
    fn put(&mut self, x: i32, y: i32, text: &str) {
        let Some(row) = usize::try_from(y).ok().and_then(|y| self.0.get_mut(y)) else { return };
        for (x, letter) in (x..).zip(text.chars()) {
            if let Some(cell) = usize::try_from(x).ok().and_then(|x| row.get_mut(x)) {
                *cell = letter;
            }
        }
    }
}

fn canvas(edition: &Edition, view: &View, lang: Lang, places: &[[i16; 2]]) -> Vec<String> {
    let range = |axis: fn(&[i16; 2]) -> i32| {
        let low = places.iter().map(axis).min().unwrap_or_default();
        let high = places.iter().map(axis).max().unwrap_or_default();
        (low, (high - low).max(1))
    };
    let (left, across) = range(|[x, _]| i32::from(*x));
    let (top, down) = range(|[_, y]| i32::from(*y));
    // A margin on both sides, so that names of cities at the edge fit.
    let place = |city: City| {
        let [x, y] = places.get(usize::from(city.0)).copied().unwrap_or_default();
        let x = 8 + (i32::from(x) - left) * (WIDTH - 18) / across;
        let y = (i32::from(y) - top) * (HEIGHT - 1) / down;
        (x, y)
    };
    let between = |from: (i32, i32), to: (i32, i32), part: i32, parts: i32| {
        let on =
            |a: i32, b: i32| (2 * (a * (parts - part) + b * part) + parts).div_euclid(2 * parts);
        (on(from.0, to.0), on(from.1, to.1))
    };
    let mut canvas = Canvas(vec![vec![' '; WIDTH as usize]; HEIGHT as usize]);
    for route in edition.routes() {
        let (from, to) = (place(route.from), place(route.to));
        let parts = (from.0 - to.0).abs().max((from.1 - to.1).abs()).max(1);
        for part in (1..parts).step_by(2) {
            let (x, y) = between(from, to, part, parts);
            canvas.put(x, y, "·");
        }
    }
    for route in edition.routes() {
        let (from, to) = (place(route.from), place(route.to));
        let parts = i32::from(route.spaces) + 1;
        for (part, space) in (1..).zip(spaces(route)) {
            let (x, y) = between(from, to, part, parts);
            let who = who(view, space);
            match who.chars().count() {
                0 => canvas.put(x, y, "o"),
                1 => canvas.put(x, y, &who),
                several => canvas.put(x - several as i32 / 2, y, &who),
            }
        }
    }
    for city in (0..edition.cities().len() as u8).map(City) {
        let label =
            format!("{}{}", city_name(edition, city, lang).to_uppercase(), spies(view, city));
        let (x, y) = place(city);
        canvas.put(x - label.chars().count() as i32 / 2, y, &label);
    }
    canvas
        .0
        .into_iter()
        .map(|row| row.into_iter().collect::<String>().trim_end().to_owned())
        .collect()
}
