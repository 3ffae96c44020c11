//! Somebody else's text on our terminal: nothing in it may steer the terminal or flood it.

/// More characters of a typed line are not shown.
const CLIP: usize = 60;

/// The text without anything that steers a terminal; line ends stay.
pub fn printable(text: &str) -> String {
    text.chars().map(|sign| if steers(sign) { char::REPLACEMENT_CHARACTER } else { sign }).collect()
}

/// The same as one line of at most 60 characters.
pub fn clipped(text: &str) -> String {
    let mut signs = text.chars();
    let shown: String = signs.by_ref().take(CLIP).collect();
    let shown = printable(&shown).replace('\n', "\u{FFFD}");
    if signs.next().is_some() { format!("{shown}…") } else { shown }
}

/// Control characters, and the invisible ones that turn or hide what stands around them.
fn steers(sign: char) -> bool {
    let invisible = matches!(
        sign,
        '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}'
    );
    (sign.is_control() && sign != '\n') || invisible
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_typed_steers_the_terminal() {
        assert_eq!(clipped("\u{1b}[2Jtake\u{7}\u{9b}1\r\n"), "�[2Jtake��1��");
        assert_eq!(clipped("a\u{202e}b"), "a�b");
        assert_eq!(clipped("Zürich → règles"), "Zürich → règles");
        assert_eq!(printable("two\nlines\t"), "two\nlines�");
    }

    #[test]
    fn nothing_typed_floods_the_terminal() {
        assert_eq!(clipped(&"ü".repeat(60)), "ü".repeat(60));
        assert_eq!(clipped(&"ü".repeat(5_000)), format!("{}…", "ü".repeat(60)));
    }
}
