//! Lengths in drawings, to a tenth: the standard library's exact printing of numbers would weigh more than the map.

use core::fmt;

/// A length that is written with at most one decimal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Px(pub f64);

impl fmt::Display for Px {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Drawings are a few thousand wide; whatever is larger is cut, not wrong.
        let tenths = (self.0 * 10.0).round() as i32;
        if tenths < 0 {
            out.write_str("-")?;
        }
        let (whole, tenth) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        match tenth {
            0 => write!(out, "{whole}"),
            _ => write!(out, "{whole}.{tenth}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Px;

    #[test]
    fn a_length_has_at_most_one_decimal() {
        let said =
            [0.0, -0.04, 12.0, 12.34, -0.55, -7.0, 999.96].map(|length| Px(length).to_string());
        assert_eq!(said, ["0", "0", "12", "12.3", "-0.6", "-7", "1000"]);
    }
}
