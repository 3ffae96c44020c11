//! A text parted in two.

/// What stands before and behind the first place of `mark`, like the standard library's `split_once`.
///
/// The library's search is made for long texts: it would add a kilobyte and more to a page.
#[must_use]
pub fn parted<'t>(text: &'t str, mark: &str) -> Option<(&'t str, &'t str)> {
    let place =
        (0..=text.len()).find(|at| text.get(*at..).is_some_and(|rest| rest.starts_with(mark)))?;
    let (before, rest) = text.split_at_checked(place)?;
    Some((before, rest.get(mark.len()..)?))
}

#[cfg(test)]
mod tests {
    use super::parted;

    #[test]
    fn a_text_is_parted_where_the_library_parts_it() {
        let texts = ["", "a", "ab", "aab", "abab", "Räuber ab, ab", "ä", "abä"];
        for text in texts {
            for mark in ["", "a", "ab", "b", "ä", "äu", "abc"] {
                assert_eq!(parted(text, mark), text.split_once(mark), "{text} at {mark}");
            }
        }
    }
}
