//! A text as a QR code, drawn by one path.

use std::fmt::Write as _;

use qrcode::{Color, QrCode};
use wasm_bindgen::prelude::*;

/// So much white there must be around a code.
const MARGIN: usize = 2;

/// The code of a text: how wide it is with its margin, a space, and a path of dark squares.
///
/// # Errors
/// When the text is too long for any code.
#[wasm_bindgen]
pub fn qr(text: &str) -> Result<String, String> {
    let code = QrCode::new(text.as_bytes()).map_err(|error| error.to_string())?;
    let width = code.width();
    let mut path = format!("{} ", width + 2 * MARGIN);
    for (index, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            let (x, y) = (index % width + MARGIN, index / width + MARGIN);
            let _ = write!(path, "M{x} {y}h1v1h-1z");
        }
    }
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_corners_and_a_margin() {
        let code = qr("http://192.168.1.7:8080/x").unwrap();
        let (width, path) = code.split_once(' ').unwrap();
        let width: usize = width.parse().unwrap();
        for (x, y) in [(2, 2), (width - 3, 2), (2, width - 3)] {
            assert!(path.contains(&format!("M{x} {y}h1")), "{x} {y}");
        }
        assert!(!path.contains("M0 ") && !path.contains("M1 "));
    }

    #[test]
    fn what_is_too_long_is_refused() {
        assert!(qr(&"x".repeat(5_000)).is_err());
    }
}
