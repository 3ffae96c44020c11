//! Moving the map of a small screen so that a point comes into its middle; whether it glides is up to the style.

use web_sys::{HtmlElement, ScrollToOptions};

use crate::layout::{HEIGHT, WIDTH};

/// Brings a point of the poster into the middle, as far as the map reaches.
pub fn look_at(pan: &HtmlElement, x: f64, y: f64) {
    let part = |at: f64, whole: f64, full: i32, seen: i32| {
        f64::from(full) * at / whole - f64::from(seen) / 2.0
    };
    if pan.scroll_width() <= pan.client_width() && pan.scroll_height() <= pan.client_height() {
        return;
    }
    let options = ScrollToOptions::new();
    options.set_left(part(x, WIDTH, pan.scroll_width(), pan.client_width()));
    options.set_top(part(y, HEIGHT, pan.scroll_height(), pan.client_height()));
    pan.scroll_to_with_scroll_to_options(&options);
}
