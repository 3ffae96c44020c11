//! The picture to share: the map with the networks, and the scores, in the fonts of the page.

use core::f64::consts::TAU;

use spy_connection::ids::Space;
use ui::art::art;
use ui::share::{Brush, HEIGHT, WIDTH, colour, mark};
use ui::speech::tell;
use wasm_bindgen::JsValue;
use web_sys::Path2d;

use super::Sheet;
use crate::scene::tell1;

/// The map's part of the picture: where it begins, how much it is reduced.
const MAP_LEFT: f64 = 28.0;
const MAP_TOP: f64 = 28.0;
const MAP_WIDTH: f64 = 770.0;
const MAP_HEIGHT: f64 = HEIGHT - 2.0 * MAP_TOP;
const REDUCED: f64 = 0.83;
const NIGHT: &str = "#101a33";
const PAPER: &str = "#f4ecd8";
const INK: &str = "#14213d";

/// What is read aloud instead of the picture.
pub(super) fn says(sheet: Sheet) -> String {
    sheet.story.with_value(|story| {
        let row = |row: &super::story::Row| format!("{} {}", sheet.name(row.seat), row.points);
        let all = story.rows.iter().map(row).collect::<Vec<_>>();
        tell1("sc-share-says", "scores", all)
    })
}

/// Draws all of it.
pub(super) fn draw(sheet: Sheet, brush: &Brush) -> Result<(), JsValue> {
    brush.set_fill_style_str(NIGHT);
    brush.fill_rect(0.0, 0.0, WIDTH, HEIGHT);
    brush.save();
    brush.begin_path();
    brush.rect(MAP_LEFT, MAP_TOP, MAP_WIDTH, MAP_HEIGHT);
    brush.clip();
    brush.translate(MAP_LEFT - 20.0, MAP_TOP)?;
    brush.scale(REDUCED, REDUCED)?;
    map(sheet, brush)?;
    brush.restore();
    brush.set_stroke_style_str(PAPER);
    brush.set_line_width(3.0);
    brush.stroke_rect(MAP_LEFT, MAP_TOP, MAP_WIDTH, MAP_HEIGHT);
    words(sheet, brush)
}

/// Sea, land, routes; the winner's network in front.
fn map(sheet: Sheet, brush: &Brush) -> Result<(), JsValue> {
    let layout = sheet.things.layout();
    let edition = sheet.things.edition();
    brush.set_fill_style_str(if layout.is_poster { "#8fb3bf" } else { "#e3d5b0" });
    brush.fill_rect(-50.0, -50.0, 1100.0, 800.0);
    let drawing = art().drawing("map");
    if let Some(land) = land(&drawing).filter(|_| layout.is_poster) {
        brush.set_fill_style_str("#e3d5b0");
        brush.fill_with_path_2d(&Path2d::new_with_path_string(land)?);
    }
    brush.set_line_width(3.0);
    brush.set_stroke_style_str("#14213d88");
    for line in &layout.lines {
        brush.stroke_with_path(&Path2d::new_with_path_string(line)?);
    }
    sheet.story.with_value(|story| {
        for row in story.rows.iter().rev() {
            let own: Vec<Space> =
                story.view.own_routes(&edition, row.seat).map(|route| route.first).collect();
            let lines = edition.routes().iter().zip(&layout.lines);
            for (_, line) in lines.filter(|(route, _)| own.contains(&route.first)) {
                let path = Path2d::new_with_path_string(line)?;
                brush.set_line_width(13.0);
                brush.set_stroke_style_str(INK);
                brush.stroke_with_path(&path);
                brush.set_line_width(8.0);
                brush.set_stroke_style_str(colour(row.seat));
                brush.stroke_with_path(&path);
            }
        }
        Ok::<(), JsValue>(())
    })?;
    for spot in &layout.cities {
        brush.begin_path();
        brush.arc(spot.x, spot.y, 13.0, 0.0, TAU)?;
        brush.set_fill_style_str("#fdf8ec");
        brush.fill();
        brush.set_line_width(4.0);
        brush.set_stroke_style_str(INK);
        brush.stroke();
    }
    Ok(())
}

/// The outline of the land, out of the poster's own drawing.
fn land(drawing: &str) -> Option<&str> {
    let (_, rest) = drawing.split_once("id=\"land\" d=\"")?;
    rest.split_once('"').map(|(path, _)| path)
}

fn words(sheet: Sheet, brush: &Brush) -> Result<(), JsValue> {
    const LEFT: f64 = 836.0;
    brush.set_fill_style_str(PAPER);
    brush.set_font("700 50px 'Plex Cond', sans-serif");
    brush.fill_text(&tell(&game::Message::new("title")), LEFT, 92.0)?;
    sheet.story.with_value(|story| {
        brush.set_font("500 28px 'Plex Cond', sans-serif");
        let seats = u32::try_from(story.rows.len()).unwrap_or_default();
        let line = game::Message::new("sc-share-line").with("rounds", story.rounds);
        brush.fill_text(&tell(&line.with("players", seats)), LEFT, 136.0)?;
        for (number, row) in (0_u32..).zip(&story.rows) {
            let y = 236.0 + 92.0 * f64::from(number);
            mark(brush, row.seat, LEFT + 26.0, y - 16.0, 52.0)?;
            brush.set_fill_style_str(PAPER);
            brush.set_text_align("left");
            brush.set_font("500 40px 'Plex Cond', sans-serif");
            let name: String = sheet.name(row.seat).chars().take(11).collect();
            brush.fill_text(&name, LEFT + 72.0, y)?;
            brush.set_text_align("right");
            let size = if row.place == 1 { 68 } else { 52 };
            brush.set_font(&format!("700 {size}px 'Plex Cond', sans-serif"));
            brush.fill_text(&row.points.to_string(), WIDTH - 36.0, y + 6.0)?;
        }
        brush.set_text_align("left");
        brush.set_font("700 30px 'Plex Cond', sans-serif");
        brush.fill_text("Spymaster", LEFT, HEIGHT - 36.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_land_is_found_in_the_drawing() {
        let land = land(include_str!("../../art/map.svg")).unwrap();
        assert!(land.starts_with('M') && land.len() > 1_000, "{land}");
    }
}
