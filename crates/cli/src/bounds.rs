//! Numbers on the command line: each within its bounds, and one line that names them.

/// A whole number between these two.
pub fn between(
    fewest: u32,
    most: u32,
) -> impl Fn(&str) -> Result<u32, String> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.trim().parse().ok().filter(|number| (fewest..=most).contains(number));
        number.ok_or_else(|| format!("must be between {fewest} and {most}"))
    }
}

/// A time that can be measured and lived through, in seconds.
pub fn seconds(text: &str) -> Result<f64, String> {
    let number = text.trim().parse().ok().filter(|time| (0.001..=86_400.0).contains(time));
    number.ok_or_else(|| "must be between 0.001 and 86400".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_out_of_bounds_or_no_number_is_refused_alike() {
        let threads = between(1, 256);
        assert_eq!((threads("1"), threads("256")), (Ok(1), Ok(256)));
        for text in ["0", "257", "-1", "many", "", "1.5", "99999999999999999999"] {
            assert_eq!(threads(text).unwrap_err(), "must be between 1 and 256", "{text}");
        }
        assert_eq!(seconds("0.5"), Ok(0.5));
        for text in ["0", "-1", "nan", "inf", "1e9", "soon"] {
            assert!(seconds(text).is_err(), "{text}");
        }
    }
}
