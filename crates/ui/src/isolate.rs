//! Names that are written from right to left do not reorder the sentence around them.

/// The name between two signs that nobody sees, if it has letters that are written from right to left.
///
/// Every name that is shown passes through here, so that it cannot change the direction of a sentence. Other names stay as they are.
#[must_use]
pub fn isolated(name: &str) -> String {
    let leftwards = |c: char| {
        matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    };
    match name.contains(leftwards) {
        true => ["\u{2068}", name, "\u{2069}"].concat(),
        false => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::isolated;

    #[test]
    fn only_what_is_written_from_right_to_left_is_isolated() {
        for name in ["דוד", "فاطمه", "Ann ג"] {
            assert_eq!(isolated(name), format!("\u{2068}{name}\u{2069}"));
        }
        for name in ["Ann", "Мария", "李小龍", ""] {
            assert_eq!(isolated(name), name);
        }
    }
}
