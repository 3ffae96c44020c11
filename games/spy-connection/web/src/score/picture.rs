//! The picture to share: drawn on a canvas in the fonts of the page, saved or handed on as PNG.

use core::f64::consts::TAU;

use dom::prelude::*;
use js_sys::Array;
use spy_connection::ids::Space;
use ui::art::art;
use ui::icon::icon;
use ui::speech::{tell, tr};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Blob, CanvasRenderingContext2d as Brush, File, FilePropertyBag, HtmlCanvasElement, Path2d,
    ShareData,
};

use super::Sheet;
use crate::scene::tell1;

const WIDTH: f64 = 1200.0;
const HEIGHT: f64 = 630.0;
/// The map's part of the picture: where it begins, how much it is reduced.
const MAP_LEFT: f64 = 28.0;
const MAP_TOP: f64 = 28.0;
const MAP_WIDTH: f64 = 770.0;
const MAP_HEIGHT: f64 = HEIGHT - 2.0 * MAP_TOP;
const REDUCED: f64 = 0.83;
/// Okabe–Ito, as the style sheets have them.
const COLOURS: [&str; 5] = ["#56b4e9", "#f0e442", "#009e73", "#d55e00", "#cc79a7"];
const NIGHT: &str = "#101a33";
const PAPER: &str = "#f4ecd8";
const INK: &str = "#14213d";

/// The picture and what can be done with it.
#[derive(Clone, Copy)]
pub(super) struct Picture {
    sheet: Sheet,
    canvas: NodeRef<HtmlCanvasElement>,
}

impl Picture {
    pub(super) fn new(sheet: Sheet) -> Self {
        Self { sheet, canvas: NodeRef::new() }
    }

    pub(super) fn view(self) -> View {
        Effect::new(move || {
            if let Some(canvas) = self.canvas.get() {
                let brush = canvas.get_context("2d").ok().flatten();
                if let Some(brush) = brush.and_then(|brush| brush.dyn_into::<Brush>().ok()) {
                    // What cannot be drawn leaves a gap, and the sheet has it all in words.
                    let _ = draw(self.sheet, &brush);
                }
            }
        });
        let says = move || {
            self.sheet.story.with_value(|story| {
                let row = |row: &super::story::Row| {
                    format!("{} {}", self.sheet.name(row.seat), row.points)
                };
                let all = story.rows.iter().map(row).collect::<Vec<_>>();
                tell1("sc-share-says", "scores", all)
            })
        };
        view! {
            <section class="sheet share">
                <header><h2 class="display-3">{tr("sc-share-title")}</h2></header>
                <div class="share-print">
                    <canvas class="share-pic" width="1200" height="630" role="img" aria-label=says node_ref=self.canvas></canvas>
                </div>
                <div class="share-acts">
                    <button class="btn" on:click=move |_| self.save()>
                        {icon("download")}{tr("sc-share-save")}
                    </button>
                </div>
            </section>
        }
    }

    fn save(self) {
        self.with_png(|blob| ui::file::download_blob("spy-connection.png", &blob));
    }

    /// Hands the picture to whatever the device shares with, else saves it.
    pub(super) fn share(self) {
        self.with_png(|blob| {
            if !hand_on(&blob) {
                ui::file::download_blob("spy-connection.png", &blob);
            }
        });
    }

    fn with_png(self, done: impl FnOnce(Blob) + 'static) {
        let Some(canvas) = self.canvas.get_untracked() else { return };
        let ready = Closure::once_into_js(move |blob: JsValue| {
            if let Ok(blob) = blob.dyn_into::<Blob>() {
                done(blob);
            }
        });
        // Fails only for pictures with foreign parts, and ours has none.
        let _ = canvas.to_blob(ready.unchecked_ref());
    }
}

/// Offers the picture to the device; says whether it knows what to do with it.
fn hand_on(blob: &Blob) -> bool {
    let kind = FilePropertyBag::new();
    kind.set_type("image/png");
    let parts = Array::of1(blob);
    let file = File::new_with_blob_sequence_and_options(&parts, "spy-connection.png", &kind);
    let Ok(file) = file else { return false };
    let data = ShareData::new();
    data.set_files(&Array::of1(&file));
    let navigator = window().navigator();
    // Desks often have no such thing at all.
    let Ok(can) = js_sys::Reflect::get(&navigator, &"canShare".into()) else { return false };
    let Ok(can) = can.dyn_into::<js_sys::Function>() else { return false };
    let can = can.call1(&navigator, &data).is_ok_and(|can| can.is_truthy());
    if can {
        // Whoever changes their mind in the device's own window needs no word from us.
        let silent = Closure::once_into_js(|_: JsValue| {});
        let promise = navigator.share_with_data(&data);
        let caught = js_sys::Reflect::get(&promise, &"catch".into());
        if let Some(caught) = caught.ok().and_then(|f| f.dyn_into::<js_sys::Function>().ok()) {
            let _ = caught.call1(&promise, &silent);
        }
    }
    can
}

fn draw(sheet: Sheet, brush: &Brush) -> Result<(), JsValue> {
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

fn colour(seat: game::Seat) -> &'static str {
    COLOURS.get(seat.index() % COLOURS.len()).copied().unwrap_or("#ffffff")
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
            mark(brush, row.seat, LEFT + 26.0, y - 16.0)?;
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

/// Colour, shape and letter, as everywhere.
fn mark(brush: &Brush, seat: game::Seat, x: f64, y: f64) -> Result<(), JsValue> {
    const SHAPES: [&str; 5] = [
        "M12 2a10 10 0 1 0 .01 0z",
        "M12 .5L23.5 12 12 23.5.5 12z",
        "M12 .8L24 22.2H0z",
        "M2.2 2.2h19.6v19.6H2.2z",
        "M12 .6L23.6 9 19.2 22.6H4.8L.4 9z",
    ];
    let shape = SHAPES.get(seat.index() % SHAPES.len()).copied().unwrap_or_default();
    brush.save();
    brush.translate(x - 26.0, y - 26.0)?;
    brush.scale(52.0 / 24.0, 52.0 / 24.0)?;
    let path = Path2d::new_with_path_string(shape)?;
    brush.set_fill_style_str(colour(seat));
    brush.fill_with_path_2d(&path);
    brush.set_stroke_style_str("#fdf8ec");
    brush.set_line_width(1.2);
    brush.stroke_with_path(&path);
    brush.set_fill_style_str("#0b1020");
    brush.set_text_align("center");
    brush.set_font("700 13px 'Plex Cond', sans-serif");
    brush.fill_text(&seat.to_string(), 12.0, if seat.index() % 5 == 2 { 19.6 } else { 16.4 })?;
    brush.restore();
    Ok(())
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
