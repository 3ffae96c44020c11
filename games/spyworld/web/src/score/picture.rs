//! The picture to share: a lair with the raid that went through it, and the scores.

use game::{Message, Seat, parted};
use spyworld::Sheet;
use spyworld::edition::DomicileData;
use spyworld::grid::{Edge, Joins, ROOMS, SIDE};
use ui::art::art;
use ui::picture::{Brush, Caption, Line, TALL, colour, mark};
use ui::speech::{speech, tell};
use wasm_bindgen::JsValue;
use web_sys::Path2d;

use super::{Row, Story};
use crate::lair::{self, BARE};
use crate::raid::{raided, stolen};
use crate::scene::{money, tell1, tell2};
use crate::trail;

const PAPER: &str = "#fbf8ee";
const INK: &str = "#262c3b";
const GOLD: &str = "#c8963e";
/// How much a lair is enlarged.
const LARGER: f64 = 1.29;
/// More scores than this have no room.
const SCORES: usize = 5;

/// Whose raid is shown: the person's own, else the winner's.
fn hero(story: Story) -> Option<Seat> {
    let me = story.session.me();
    me.or_else(|| story.rows.with_value(|rows| rows.first().map(|row| row.seat)))
}

/// What is read aloud instead of it.
pub(super) fn says(story: Story) -> String {
    let score = |row: &Row| format!("{} {}", story.session.name(row.seat), money(row.total));
    let scores: Vec<String> = story.rows.with_value(|rows| rows.iter().map(score).collect());
    tell1("sw-share-says", "scores", scores)
}

/// The lair and the way through it.
pub(super) fn lair(story: Story, brush: &Brush) -> Result<(), JsValue> {
    brush.set_fill_style_str(PAPER);
    brush.fill_rect(0.0, 0.0, TALL, TALL);
    brush.scale(LARGER, LARGER)?;
    story.scene.with_value(|scene| {
        let found = hero(story).and_then(|seat| Some((seat, raided(scene, seat)?)));
        let domicile = story.things.domicile(&scene.view);
        match (found, domicile) {
            (Some((seat, (sheet, raid))), Some(domicile)) => {
                let done = raid.as_ref().map_or(0, |raid| raid.opened);
                plan(brush, &domicile, &sheet, done)?;
                let moves = raid.map(|raid| raid.moves).unwrap_or_default();
                let way = trail::rooms(&story.things.edition(), &domicile, &moves);
                walk(brush, &way, seat)
            }
            _ => Ok(()),
        }
    })
}

/// Graph paper, rooms, walls and what is in the rooms.
fn plan(brush: &Brush, domicile: &DomicileData, sheet: &Sheet, done: u32) -> Result<(), JsValue> {
    let wide = lair::ROOM;
    let all = wide * i32::from(SIDE);
    let (x, y) = (BARE.x, BARE.y);
    let lines = |step: i32| -> String {
        (0..=all / step)
            .map(|n| format!("M{} {y}v{all}M{x} {}h{all}", x + n * step, y + n * step))
            .collect()
    };
    stroke(brush, &lines(wide / 4), "#2f7d8c1f", 1.0)?;
    stroke(brush, &lines(wide), "#2f7d8c7a", 1.4)?;
    let sprite = art().drawing("sprite");
    for room in lair::rooms(sheet.filled()) {
        let Some(upgrade) = sheet.room(room) else { continue };
        let (x, y) = BARE.corner(room);
        brush.save();
        brush.translate(f64::from(x) + 10.0, f64::from(y) + 10.0)?;
        brush.scale(0.64, 0.64)?;
        brush.set_global_alpha(if done & room.bit() == 0 { 1.0 } else { 0.34 });
        pictogram(brush, &sprite, &format!("p-u{}", upgrade.index()))?;
        brush.restore();
    }
    brush.set_line_cap("round");
    let walls = (0..2 * ROOMS as u8).map(Edge).filter(|edge| sheet.walls & edge.bit() != 0);
    for (x, y, down) in walls.flat_map(|edge| lair::places(BARE, edge)).flatten() {
        let way = if down { 'v' } else { 'h' };
        stroke(brush, &format!("M{x} {y}{way}{wide}"), INK, 6.0)?;
    }
    // The wall around it has a gate, and in one domicile no sides.
    let gate = x + 2 * wide;
    stroke(
        brush,
        &format!("M{x} {y}h{all}M{x} {}H{gate}m{wide} 0H{}", y + all, x + all),
        INK,
        6.0,
    )?;
    if domicile.joins == Joins::Plain {
        stroke(brush, &format!("M{x} {y}v{all}M{} {y}v{all}", x + all), INK, 6.0)?;
    }
    Ok(())
}

/// The way of a raid, with the raider at its end.
fn walk(brush: &Brush, way: &[spyworld::grid::Room], seat: Seat) -> Result<(), JsValue> {
    brush.set_line_join("round");
    let line = trail::line(BARE, way);
    stroke(brush, &line, INK, 13.0)?;
    stroke(brush, &line, colour(seat), 8.0)?;
    match trail::end(BARE, way) {
        Some((x, y)) => mark(brush, seat, x.into(), y.into(), 40.0),
        None => Ok(()),
    }
}

fn stroke(brush: &Brush, line: &str, colour: &str, width: f64) -> Result<(), JsValue> {
    brush.set_stroke_style_str(colour);
    brush.set_line_width(width);
    brush.stroke_with_path(&Path2d::new_with_path_string(line)?);
    Ok(())
}

/// A drawing out of the sprite: its paths, by the classes that the style sheets know.
fn pictogram(brush: &Brush, sprite: &str, id: &str) -> Result<(), JsValue> {
    for (class, line) in paths(sprite, id) {
        match class {
            "p-b" | "p-k" => {
                brush.set_fill_style_str(if class == "p-k" { INK } else { PAPER });
                brush.fill_with_path_2d(&Path2d::new_with_path_string(line)?);
            }
            "p-g" => stroke(brush, line, GOLD, 2.2)?,
            "p-h" => stroke(brush, line, INK, 1.2)?,
            "p-1" => stroke(brush, line, INK, 3.0)?,
            "p-3" => stroke(brush, line, INK, 1.9)?,
            _ => {}
        }
    }
    Ok(())
}

/// The paths of a symbol, each with its class or that of the group around it.
fn paths<'s>(sprite: &'s str, id: &str) -> Vec<(&'s str, &'s str)> {
    let Some((_, rest)) = parted(sprite, &format!("id=\"{id}\"")) else { return Vec::new() };
    let symbol = parted(rest, "</symbol>").map_or(rest, |(symbol, _)| symbol);
    let value = |part: &'s str, name: &str| {
        let (_, rest) = parted(part, name)?;
        rest.split_once('"').map(|(value, _)| value)
    };
    let mut class = "";
    let mut found = Vec::new();
    for part in symbol.split('<') {
        class = value(part, "class=\"").unwrap_or(class);
        let line = value(part, " d=\"").filter(|_| part.starts_with("path"));
        found.extend(line.map(|line| (class, line)));
    }
    found
}

/// What is written beside it.
pub(super) fn caption(story: Story) -> Caption {
    let seat = hero(story);
    let (line, foot) = story.scene.with_value(|scene| {
        let domicile = story.things.domicile(&scene.view);
        let domicile =
            domicile.map_or_else(String::new, |data| data.name.get(speech().lang()).to_owned());
        let players = u32::from(scene.n_seats());
        let line =
            tell2("sw-share-line", ("domicile", domicile.into()), ("players", players.into()));
        let foot = seat.map(|seat| {
            let taken = money(stolen(story.things, scene, seat));
            tell2("sw-took", ("name", scene.name(seat).into()), ("money", taken.into()))
        });
        (line, foot.unwrap_or_default())
    });
    let written = |row: &Row| Line {
        seats: vec![row.seat],
        names: vec![story.session.name(row.seat)],
        score: money(row.total),
        first: row.place == 1,
    };
    let lines = story.rows.with_value(|rows| {
        let own = rows.iter().skip(SCORES).find(|row| Some(row.seat) == seat);
        let best = if own.is_some() { SCORES - 1 } else { SCORES };
        rows.iter().take(best).chain(own).map(written).collect()
    });
    Caption { title: tell(&Message::new("title")), line, lines, foot }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_upgrade_has_a_drawing_that_can_be_painted() {
        let sprite = include_str!("../../art/sprite.svg");
        for upgrade in 0..9 {
            let paths = paths(sprite, &format!("p-u{upgrade}"));
            assert!(paths.iter().any(|(class, _)| *class == "p-b"), "{upgrade}");
            assert!(paths.iter().any(|(class, _)| *class == "p-1"), "{upgrade}");
            assert!(paths.iter().all(|(_, line)| line.starts_with('M')), "{upgrade}");
        }
    }
}
