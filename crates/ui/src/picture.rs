//! The picture to share of a finished game: a canvas in the fonts of the page, saved or handed on as PNG.
//!
//! What stands on its left half is the game's; who played and what it came to is written here for all games.

use dom::prelude::*;
use game::{Seat, parted};
use js_sys::Array;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
pub use web_sys::CanvasRenderingContext2d as Brush;
use web_sys::{Blob, File, FilePropertyBag, HtmlCanvasElement, Path2d, ShareData};

use crate::icon::icon;
use crate::speech::tr;

const WIDTH: f64 = 1200.0;
const HEIGHT: f64 = 630.0;
/// How far from the game's part the words begin.
const APART: f64 = 38.0;
/// The game's part of the picture.
pub const LEFT: f64 = 28.0;
/// Its upper edge.
pub const TOP: f64 = 28.0;
/// How wide it is at most.
pub const ROOM: f64 = 770.0;
/// How high it is.
pub const TALL: f64 = HEIGHT - 2.0 * TOP;
/// The ground of the picture.
const NIGHT: &str = "#101a33";
/// What is written on it.
const PAPER: &str = "#f4ecd8";
/// Lines on light grounds.
pub const INK: &str = "#14213d";
/// Okabe–Ito, as the style sheets have them.
const COLOURS: [&str; 5] = ["#56b4e9", "#f0e442", "#009e73", "#d55e00", "#cc79a7"];
const SHAPES: [&str; 5] = [
    "M12 2a10 10 0 1 0 .01 0z",
    "M12 .5L23.5 12 12 23.5.5 12z",
    "M12 .8L24 22.2H0z",
    "M2.2 2.2h19.6v19.6H2.2z",
    "M12 .6L23.6 9 19.2 22.6H4.8L.4 9z",
];

/// One line of the score: who, and how much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// A player, or those who score together.
    pub seats: Vec<Seat>,
    /// What they are called.
    pub names: Vec<String>,
    /// What it came to, as it is written.
    pub score: String,
    /// Did they win?
    pub first: bool,
}

/// All that is written beside the game's part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caption {
    /// The game.
    pub title: String,
    /// How long it was, in a line.
    pub line: String,
    /// The scores, the best first.
    pub lines: Vec<Line>,
    /// What else there is to say, in a line; or nothing.
    pub foot: String,
}

/// The picture and what can be done with it.
#[derive(Clone, Copy)]
pub struct Picture {
    file: &'static str,
    room: f64,
    canvas: NodeRef<HtmlCanvasElement>,
}

impl Picture {
    /// A picture that is saved under this name; the game's part is so wide.
    pub fn new(file: &'static str, room: f64) -> Self {
        Self { file, room, canvas: NodeRef::new() }
    }

    /// The picture with its heading; `says` is what it shows in words, `draw` paints the game's part.
    pub fn view(
        self,
        says: impl Fn() -> String + 'static,
        caption: impl Fn() -> Caption + 'static,
        draw: impl Fn(&Brush) -> Result<(), JsValue> + 'static,
    ) -> View {
        Effect::new(move || {
            if let Some(canvas) = self.canvas.get() {
                let brush = canvas.get_context("2d").ok().flatten();
                if let Some(brush) = brush.and_then(|brush| brush.dyn_into::<Brush>().ok()) {
                    // What cannot be drawn leaves a gap, and the sheet has it all in words.
                    let _ = paint(&brush, self.room, &caption(), &draw);
                }
            }
        });
        view! {
            <section class="sheet share">
                <header><h2 class="display-3">{tr("share-title")}</h2></header>
                <div class="share-print">
                    <canvas class="share-pic" width="1200" height="630" role="img" aria-label=says node_ref=self.canvas></canvas>
                </div>
                <div class="share-acts">
                    <button class="btn" on:click=move |_| self.save()>
                        {icon("download")}{tr("share-save")}
                    </button>
                </div>
            </section>
        }
    }

    /// The button that hands the picture on.
    pub fn button(self) -> View {
        view! {
            <button class="btn" on:click=move |_| self.share()>{icon("share")}{tr("share")}</button>
        }
    }

    fn save(self) {
        self.with_png(move |blob| crate::file::download_blob(self.file, &blob));
    }

    /// Hands the picture to whatever the device shares with, else saves it.
    fn share(self) {
        self.with_png(move |blob| {
            if !hand_on(self.file, &blob) {
                crate::file::download_blob(self.file, &blob);
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
fn hand_on(name: &str, blob: &Blob) -> bool {
    let kind = FilePropertyBag::new();
    kind.set_type("image/png");
    let parts = Array::of1(blob);
    let file = File::new_with_blob_sequence_and_options(&parts, name, &kind);
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

fn paint(
    brush: &Brush,
    room: f64,
    caption: &Caption,
    draw: &impl Fn(&Brush) -> Result<(), JsValue>,
) -> Result<(), JsValue> {
    brush.set_fill_style_str(NIGHT);
    brush.fill_rect(0.0, 0.0, WIDTH, HEIGHT);
    brush.save();
    brush.begin_path();
    brush.rect(LEFT, TOP, room, TALL);
    brush.clip();
    brush.translate(LEFT, TOP)?;
    let drawn = draw(brush);
    brush.restore();
    brush.set_stroke_style_str(PAPER);
    brush.set_line_width(3.0);
    brush.stroke_rect(LEFT, TOP, room, TALL);
    words(brush, LEFT + room + APART, caption)?;
    drawn
}

/// Sets the font of the page; `weight` as in style sheets.
pub fn font(brush: &Brush, weight: u16, size: u8) {
    brush.set_font(&format!("{weight} {size}px 'Plex Cond', sans-serif"));
}

/// All that is written, from this place on.
fn words(brush: &Brush, from: f64, caption: &Caption) -> Result<(), JsValue> {
    const RIGHT: f64 = WIDTH - 36.0;
    brush.set_fill_style_str(PAPER);
    brush.set_text_align("left");
    font(brush, 700, 50);
    brush.fill_text_with_max_width(&caption.title, from, 92.0, RIGHT - from)?;
    font(brush, 500, 28);
    brush.fill_text_with_max_width(&caption.line, from, 136.0, RIGHT - from)?;
    // Many stand closer together, and leave room for what is said below them.
    let step = match caption.lines.len() {
        0..=3 => 92.0,
        4 => 80.0,
        _ => 66.0,
    };
    let mut y = 236.0;
    for line in &caption.lines {
        let mut x = from + 26.0;
        for seat in &line.seats {
            mark(brush, *seat, x, y - 16.0, 52.0)?;
            x += 58.0;
        }
        let names = line.names.join(", ");
        brush.set_fill_style_str(PAPER);
        brush.set_text_align("left");
        let together = line.seats.len() > 1;
        if together {
            font(brush, 500, 32);
            brush.fill_text_with_max_width(&names, from, y + 54.0, RIGHT - from)?;
        } else {
            // Long names are written smaller before they are squeezed.
            font(brush, 500, if names.len() > 14 { 28 } else { 40 });
            // The score needs its place first.
            let score = 26.0 + 34.0 * f64::from(u8::try_from(line.score.len()).unwrap_or(u8::MAX));
            brush.fill_text_with_max_width(&names, x - 12.0, y, RIGHT - x - score)?;
        }
        brush.set_text_align("right");
        font(brush, 700, if line.first { 68 } else { 52 });
        brush.fill_text(&line.score, RIGHT, y + 6.0)?;
        y += if together { 150.0 } else { step };
    }
    brush.set_text_align("left");
    font(brush, 500, 28);
    brush.fill_text_with_max_width(&caption.foot, from, HEIGHT - 84.0, RIGHT - from)?;
    font(brush, 700, 30);
    brush.fill_text("Spymaster", from, HEIGHT - 36.0)
}

/// The outline that stands first behind this id in a drawing.
pub fn outline<'a>(drawing: &'a str, id: &str) -> Option<&'a str> {
    let (_, rest) = parted(drawing, &format!("id=\"{id}\""))?;
    let (_, rest) = parted(rest, " d=\"")?;
    rest.split_once('"').map(|(path, _)| path)
}

/// The colour of a seat.
pub fn colour(seat: Seat) -> &'static str {
    COLOURS.get(seat.index() % COLOURS.len()).copied().unwrap_or("#ffffff")
}

/// Colour, shape and letter, as everywhere; around this place, so large.
pub fn mark(brush: &Brush, seat: Seat, x: f64, y: f64, size: f64) -> Result<(), JsValue> {
    let number = seat.index() % SHAPES.len();
    let shape = SHAPES.get(number).copied().unwrap_or_default();
    brush.save();
    brush.translate(x - size / 2.0, y - size / 2.0)?;
    brush.scale(size / 24.0, size / 24.0)?;
    let path = Path2d::new_with_path_string(shape)?;
    brush.set_fill_style_str(colour(seat));
    brush.fill_with_path_2d(&path);
    brush.set_stroke_style_str("#fdf8ec");
    brush.set_line_width(1.2);
    brush.stroke_with_path(&path);
    brush.set_fill_style_str("#0b1020");
    brush.set_text_align("center");
    font(brush, 700, 13);
    // The letter of a triangle stands lower.
    brush.fill_text(&seat.to_string(), 12.0, if number == 2 { 19.6 } else { 16.4 })?;
    brush.restore();
    Ok(())
}
