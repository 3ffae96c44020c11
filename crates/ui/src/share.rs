//! A picture to share: a canvas that a game draws on, saved or handed on as PNG.
//!
//! What is on it is the game's own; here are the frame around it, the marks of seats, and the ways out.

use dom::prelude::*;
use game::Seat;
use js_sys::{Array, Function, Reflect};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Blob, CanvasRenderingContext2d, File, FilePropertyBag, HtmlCanvasElement, Path2d, ShareData,
};

use crate::icon::icon;
use crate::speech::tr;

/// What draws.
pub type Brush = CanvasRenderingContext2d;

/// The width of every picture.
pub const WIDTH: f64 = 1200.0;
/// The height of every picture.
pub const HEIGHT: f64 = 630.0;
/// Okabe–Ito, as the style sheets have them.
const COLOURS: [&str; 5] = ["#56b4e9", "#f0e442", "#009e73", "#d55e00", "#cc79a7"];

/// The picture and what can be done with it.
#[derive(Clone, Copy)]
pub struct Picture {
    file: &'static str,
    canvas: NodeRef<HtmlCanvasElement>,
}

impl Picture {
    /// A picture that is saved under this name.
    pub fn new(file: &'static str) -> Self {
        Self { file, canvas: NodeRef::new() }
    }

    /// The picture in its frame, with what is read aloud instead of it.
    pub fn view(
        self,
        draw: impl Fn(&Brush) -> Result<(), JsValue> + 'static,
        says: impl Fn() -> String + 'static,
    ) -> View {
        Effect::new(move || {
            if let Some(canvas) = self.canvas.get() {
                let brush = canvas.get_context("2d").ok().flatten();
                if let Some(brush) = brush.and_then(|brush| brush.dyn_into::<Brush>().ok()) {
                    // What cannot be drawn leaves a gap, and the sheet has it all in words.
                    let _ = draw(&brush);
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

    /// The button that hands it on.
    pub fn button(self) -> View {
        view! { <button class="btn" on:click=move |_| self.share()>{icon("share")}{tr("share")}</button> }
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
        // Fails only for pictures with foreign parts, and ours have none.
        let _ = canvas.to_blob(ready.unchecked_ref());
    }
}

/// Offers the picture to the device; says whether it knows what to do with it.
fn hand_on(name: &str, blob: &Blob) -> bool {
    let kind = FilePropertyBag::new();
    kind.set_type("image/png");
    let parts = Array::of1(blob);
    let Ok(file) = File::new_with_blob_sequence_and_options(&parts, name, &kind) else {
        return false;
    };
    let data = ShareData::new();
    data.set_files(&Array::of1(&file));
    let navigator = window().navigator();
    // Desks often have no such thing at all.
    let Ok(can) = Reflect::get(&navigator, &"canShare".into()) else { return false };
    let Ok(can) = can.dyn_into::<Function>() else { return false };
    let can = can.call1(&navigator, &data).is_ok_and(|can| can.is_truthy());
    if can {
        // Whoever changes their mind in the device's own window needs no word from us.
        let silent = Closure::once_into_js(|_: JsValue| {});
        let promise = navigator.share_with_data(&data);
        let caught = Reflect::get(&promise, &"catch".into());
        if let Some(caught) = caught.ok().and_then(|f| f.dyn_into::<Function>().ok()) {
            let _ = caught.call1(&promise, &silent);
        }
    }
    can
}

/// The colour of a seat.
pub fn colour(seat: Seat) -> &'static str {
    COLOURS.get(seat.index() % COLOURS.len()).copied().unwrap_or("#ffffff")
}

/// Colour, shape and letter, as everywhere; so wide, around this point.
pub fn mark(brush: &Brush, seat: Seat, x: f64, y: f64, wide: f64) -> Result<(), JsValue> {
    const SHAPES: [&str; 5] = [
        "M12 2a10 10 0 1 0 .01 0z",
        "M12 .5L23.5 12 12 23.5.5 12z",
        "M12 .8L24 22.2H0z",
        "M2.2 2.2h19.6v19.6H2.2z",
        "M12 .6L23.6 9 19.2 22.6H4.8L.4 9z",
    ];
    let shape = SHAPES.get(seat.index() % SHAPES.len()).copied().unwrap_or_default();
    brush.save();
    brush.translate(x - wide / 2.0, y - wide / 2.0)?;
    brush.scale(wide / 24.0, wide / 24.0)?;
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
