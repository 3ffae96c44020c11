//! Moving the map of a small screen so that a point comes into its middle; whether it glides is up to the style.

use web_sys::{HtmlElement, ScrollToOptions};

use crate::layout::{HEIGHT, WIDTH};

/// How near the edge a point may lie before the map moves.
const EDGE: f64 = 56.0;

/// The same at the lower edge, where a slip with the price of a connection hangs below its city.
const BELOW: f64 = 96.0;

/// So far down a point comes to lie that the slip hangs clear of the buttons below.
const DOWN: f64 = 0.4;

/// Brings a point of the poster near the middle, as far as the map reaches; a point that is seen well stays where it is.
pub fn look_at(pan: &HtmlElement, x: f64, y: f64) {
    let part = |at: f64, whole: f64, full: i32, seen: i32, down: f64| {
        f64::from(full) * at / whole - f64::from(seen) * down
    };
    if pan.scroll_width() <= pan.client_width() && pan.scroll_height() <= pan.client_height() {
        return;
    }
    let seen = |at: f64, whole: f64, full: i32, seen: i32, from: i32, last: f64| {
        let place = f64::from(full) * at / whole - f64::from(from);
        full <= seen || (EDGE..f64::from(seen) - last).contains(&place)
    };
    let (wide, high) = (pan.scroll_width(), pan.scroll_height());
    if seen(x, WIDTH, wide, pan.client_width(), pan.scroll_left(), EDGE)
        && seen(y, HEIGHT, high, pan.client_height(), pan.scroll_top(), BELOW)
    {
        return;
    }
    let options = ScrollToOptions::new();
    options.set_left(part(x, WIDTH, wide, pan.client_width(), 0.5));
    options.set_top(part(y, HEIGHT, high, pan.client_height(), DOWN));
    pan.scroll_to_with_scroll_to_options(&options);
}
