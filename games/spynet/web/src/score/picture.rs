//! The files of the picture to share: four branches with every file where it lay, whose it was and whether it counted.

use core::f64::consts::TAU;

use game::Message;
use spynet::SpyNet;
use spynet::ids::Branch;
use ui::art::art;
use ui::picture::{Brush, Caption, INK, Line, ROOM, TALL, font, mark, outline};
use ui::session::Session;
use ui::speech::tell;
use wasm_bindgen::JsValue;
use web_sys::Path2d;

use super::names;
use super::story::{File, Side, Story};
use crate::art::code;
use crate::things::{Things, tell1};

const GAP: f64 = 14.0;
const COLUMN: f64 = (ROOM - 5.0 * GAP) / 4.0;
const HEAD: f64 = 58.0;
/// A file is so high, or lower where many lie in one branch.
const FILE: f64 = 46.0;
const STAR: f64 = 15.0;
/// The printed inks of the branches and what is written on them, as the style sheets have them.
const fn inks(branch: Branch) -> (&'static str, &'static str) {
    match branch {
        Branch::Enforcement => ("#9a2525", "#fbf3e0"),
        Branch::Infiltration => ("#6ab78f", "#101a33"),
        Branch::Counterintelligence => ("#e0ac2b", "#101a33"),
        Branch::Technology => ("#245389", "#fbf3e0"),
    }
}

/// What the picture shows, in words.
pub(super) fn says(session: Session<SpyNet>, story: &Story) -> String {
    let row = |line: Line| format!("{} {}", line.names.join(", "), line.score);
    let all: Vec<_> = caption(session, story).lines.into_iter().map(row).collect();
    tell1("sn-share-says", "scores", all)
}

/// What is written beside the files.
pub(super) fn caption(session: Session<SpyNet>, story: &Story) -> Caption {
    let line = |side: &Side| Line {
        seats: side.seats.clone(),
        names: names(session, &side.seats),
        score: side.stars.to_string(),
        first: side.place == 1 && !story.abandoned,
    };
    let words = Message::new("sn-share-line")
        .with("files", u32::try_from(story.files.len()).unwrap_or(u32::MAX))
        .with("players", story.count());
    Caption {
        title: tell(&Message::new("title")),
        line: tell(&words),
        lines: story.sides.iter().map(line).collect(),
        foot: String::new(),
    }
}

/// Four columns of files.
pub(super) fn files(things: Things, story: &Story, brush: &Brush) -> Result<(), JsValue> {
    brush.set_fill_style_str("#e3d5b0");
    brush.fill_rect(0.0, 0.0, ROOM, TALL);
    let sprite = art().drawing("sprite");
    let star = outline(&sprite, "star").map(Path2d::new_with_path_string).transpose()?;
    let mut x = GAP;
    for branch in Branch::ALL {
        let (ink, on) = inks(branch);
        brush.set_fill_style_str("#efe5cc");
        brush.fill_rect(x, GAP, COLUMN, TALL - 2.0 * GAP);
        brush.set_fill_style_str(ink);
        brush.fill_rect(x, GAP, COLUMN, HEAD);
        brush.set_fill_style_str(on);
        symbol(brush, &sprite, branch, x + 12.0, GAP + 12.0)?;
        brush.set_text_align("left");
        font(brush, 700, 26);
        let name = things.branch_short(branch);
        brush.fill_text_with_max_width(&name, x + 56.0, GAP + 38.0, COLUMN - 64.0)?;
        let here: Vec<&File> = story.files.iter().filter(|file| file.branch == branch).collect();
        let room = TALL - 3.0 * GAP - HEAD;
        let most = u32::try_from(here.len()).unwrap_or(u32::MAX).max(1);
        let step = (FILE + 8.0).min(room / f64::from(most));
        let mut y = 2.0 * GAP + HEAD;
        for file in here {
            strip(brush, things, file, star.as_ref(), (x + 7.0, y, step - 6.0))?;
            y += step;
        }
        brush.set_stroke_style_str(INK);
        brush.set_line_width(2.0);
        brush.stroke_rect(x, GAP, COLUMN, TALL - 2.0 * GAP);
        x += COLUMN + GAP;
    }
    Ok(())
}

/// One file: whose, its name, its stars; hollow where its condition failed.
fn strip(
    brush: &Brush,
    things: Things,
    file: &File,
    star: Option<&Path2d>,
    (x, y, high): (f64, f64, f64),
) -> Result<(), JsValue> {
    let counts = file.stars > 0;
    let wide = COLUMN - 14.0;
    if counts {
        brush.set_fill_style_str("#fdf8ec");
        brush.fill_rect(x, y, wide, high);
    }
    brush.set_stroke_style_str(if counts { INK } else { "#14213d88" });
    brush.set_line_width(1.5);
    brush.stroke_rect(x, y, wide, high);
    mark(brush, file.seat, x + 18.0, y + high / 2.0, 26.0)?;
    let stars = f64::from(file.printed) * STAR;
    brush.set_fill_style_str(if counts { INK } else { "#14213daa" });
    brush.set_text_align("left");
    font(brush, if counts { 700 } else { 500 }, 18);
    let name = things.name(file.card);
    brush.fill_text_with_max_width(&name, x + 36.0, y + high / 2.0 + 6.0, wide - 46.0 - stars)?;
    let Some(star) = star else { return Ok(()) };
    for place in 0..file.printed {
        brush.save();
        brush.translate(
            x + wide - 5.0 - stars + f64::from(place) * STAR,
            y + high / 2.0 - STAR / 2.0,
        )?;
        brush.scale(STAR / 24.0, STAR / 24.0)?;
        brush.set_line_width(2.0);
        if counts {
            brush.set_fill_style_str("#c8963e");
            brush.fill_with_path_2d(star);
        }
        brush.stroke_with_path(star);
        brush.restore();
    }
    Ok(())
}

/// The symbol of a branch, in the ink that is set.
fn symbol(brush: &Brush, sprite: &str, branch: Branch, x: f64, y: f64) -> Result<(), JsValue> {
    let name = format!("s-{}", code(branch));
    let Some(path) = outline(sprite, &name) else { return Ok(()) };
    brush.save();
    brush.translate(x, y)?;
    brush.scale(1.45, 1.45)?;
    let path = Path2d::new_with_path_string(path)?;
    brush.fill_with_path_2d_and_winding(&path, web_sys::CanvasWindingRule::Evenodd);
    // The sights and the eye have a point in their middle.
    if matches!(branch, Branch::Enforcement | Branch::Counterintelligence) {
        brush.begin_path();
        brush.arc(12.0, 12.1, 2.2, 0.0, TAU)?;
        brush.fill();
    }
    brush.restore();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outlines_are_found_in_the_drawing() {
        let sprite = include_str!("../../art/sprite.svg");
        let names = Branch::ALL.map(|branch| format!("s-{}", code(branch)));
        for name in names.iter().map(String::as_str).chain(["star"]) {
            let path = outline(sprite, name).unwrap();
            assert!(path.starts_with('M') && path.len() > 30, "{name}: {path}");
        }
    }
}
