//! Sines and angles, by the browser: it has them anyway, and those of the library would be a part of the page.

use js_sys::Math;

/// Is there a browser to ask? In tests there is none.
const IN_PAGE: bool = cfg!(target_family = "wasm");

/// The sine of an angle.
pub fn sin(angle: f64) -> f64 {
    if IN_PAGE { Math::sin(angle) } else { angle.sin() }
}

/// The cosine of an angle.
pub fn cos(angle: f64) -> f64 {
    if IN_PAGE { Math::cos(angle) } else { angle.cos() }
}

/// The angle between the x axis and the way to this point.
pub fn angle(x: f64, y: f64) -> f64 {
    if IN_PAGE { Math::atan2(y, x) } else { y.atan2(x) }
}
