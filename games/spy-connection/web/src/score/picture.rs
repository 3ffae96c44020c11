//! The map of the picture to share: the networks as they were in the end, the winner's in front.

use core::f64::consts::TAU;

use game::Message;
use spy_connection::ids::Space;
use ui::art::art;
use ui::picture::{Brush, Caption, INK, Line, colour, outline};
use ui::speech::tell;
use wasm_bindgen::JsValue;
use web_sys::Path2d;

use super::Sheet;
use crate::scene::tell1;

/// How much the map is reduced.
const REDUCED: f64 = 0.83;

/// What the picture shows, in words.
pub(super) fn says(sheet: Sheet) -> String {
    let row = |line: &Line| format!("{} {}", line.names.join(", "), line.score);
    let all = caption(sheet).lines.iter().map(row).collect::<Vec<_>>();
    tell1("sc-share-says", "scores", all)
}

/// What is written beside the map.
pub(super) fn caption(sheet: Sheet) -> Caption {
    sheet.story.with_value(|story| {
        let line = |row: &super::story::Row| Line {
            seats: vec![row.seat],
            names: vec![sheet.name(row.seat)],
            score: row.points.to_string(),
            first: row.place == 1,
        };
        let lines: Vec<_> = story.rows.iter().map(line).collect();
        let seats = u32::try_from(lines.len()).unwrap_or_default();
        let words = Message::new("sc-share-line").with("rounds", story.rounds);
        let title = tell(&Message::new("title"));
        let line = tell(&words.with("players", seats));
        Caption { title, line, lines, foot: String::new() }
    })
}

/// Sea, land, routes; the winner's network in front.
pub(super) fn map(sheet: Sheet, brush: &Brush) -> Result<(), JsValue> {
    brush.translate(-20.0, 0.0)?;
    brush.scale(REDUCED, REDUCED)?;
    let layout = sheet.things.layout();
    let edition = sheet.things.edition();
    brush.set_fill_style_str(if layout.is_poster { "#8fb3bf" } else { "#e3d5b0" });
    brush.fill_rect(-50.0, -50.0, 1100.0, 800.0);
    let drawing = art().drawing("map");
    if let Some(land) = outline(&drawing, "land").filter(|_| layout.is_poster) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_land_is_found_in_the_drawing() {
        let land = outline(include_str!("../../art/map.svg"), "land").unwrap();
        assert!(land.starts_with('M') && land.len() > 1_000, "{land}");
    }
}
