//! Texts that people say. What is not fit to be shown is refused, not mended.

/// The text without blanks around it, if it is neither empty nor too long nor holds signs that nobody can see.
pub fn fit(text: &str, longest: usize) -> Option<String> {
    let text = text.trim();
    let invisible = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{61c}')
    };
    let fits = !text.is_empty() && text.chars().count() <= longest && !text.chars().any(invisible);
    fits.then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_can_be_shown_is_fit() {
        assert_eq!(fit("  Zoë Müller ", 40).as_deref(), Some("Zoë Müller"));
        // Markup is text like any other: pages show it as it is.
        assert!(fit("<script>alert(1)</script>", 40).is_some());
        for bad in ["", "  ", "a\nb", "a\u{202e}b", "a\u{200b}b", "a\0"] {
            assert_eq!(fit(bad, 40), None, "{bad:?}");
        }
        assert_eq!(fit(&"x".repeat(41), 40), None);
    }
}
