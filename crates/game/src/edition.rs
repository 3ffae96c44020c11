//! What the edition files of all games have in common: their two forms, and checks that every game makes.
//!
//! An edition is read from a text that people write (TOML) or from a compact form (postcard) that programs hand on.
//! What stands in it is checked by its game, which also says what its fields are.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::ContentError;

/// What a check of content gives.
pub type Checked<T> = Result<T, ContentError>;

/// Must the edition have enough cards to play with?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completeness {
    /// A whole game.
    Full,
    /// One rule: as many cards as are needed to show it.
    Scenario,
}

/// Refuses content at this key for this reason.
///
/// # Errors
/// Always.
pub fn refuse<T>(key: impl Into<String>, reason: impl Into<String>) -> Checked<T> {
    Err(ContentError::at(key, reason))
}

/// Reads the text of a file; what it says is not looked at yet.
///
/// # Errors
/// Where the text is not of the right form.
#[cfg(any(feature = "reader", not(target_arch = "wasm32")))]
pub fn from_toml<F: DeserializeOwned>(text: &str) -> Checked<F> {
    toml::from_str(text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        ContentError::at(format!("line {line}"), error.message())
    })
}

/// Reads the compact form; what it says is not looked at yet.
///
/// # Errors
/// When it is not of the right form.
pub fn from_blob<F: DeserializeOwned>(blob: &[u8]) -> Checked<F> {
    postcard::from_bytes(blob).map_err(whole)
}

/// The compact form.
///
/// # Errors
/// When it cannot be written, which no edition has shown yet.
pub fn to_blob<F: Serialize>(file: &F) -> Checked<Vec<u8>> {
    postcard::to_allocvec(file).map_err(whole)
}

#[expect(clippy::needless_pass_by_value, reason = "errors are handed over")]
fn whole(error: postcard::Error) -> ContentError {
    ContentError::at("the whole file", error.to_string())
}

/// The name of the file of a released edition, below the address of the page; `None` where this is no hash.
#[must_use]
pub fn file_of(hash: &str) -> Option<String> {
    let hex = |c: u8| c.is_ascii_digit() || (b'a'..=b'f').contains(&c);
    (hash.len() == 64 && hash.bytes().all(hex)).then(|| format!("editions/{hash}.postcard"))
}

/// The form of a file: 1 is the only one.
///
/// # Errors
/// When it is another.
pub fn check_format(format: u32) -> Checked<()> {
    if format == 1 {
        Ok(())
    } else {
        refuse("format", format!("1 is the only form there is, not {format}"))
    }
}

/// A name in notation: lower-case letters, digits and dashes, at most 40, and a letter first.
///
/// # Errors
/// When it is none.
pub fn check_slug(key: &str, slug: &str) -> Checked<()> {
    let fine = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let begins_well = slug.starts_with(|c: char| c.is_ascii_lowercase());
    if begins_well && slug.len() <= 40 && slug.chars().all(fine) {
        Ok(())
    } else {
        no_slug(key, slug)
    }
}

/// Refuses a name in notation that is none.
///
/// # Errors
/// Always.
pub fn no_slug<T>(key: &str, slug: &str) -> Checked<T> {
    let shown: String = slug.chars().take(40).collect();
    refuse(key, format!("`{shown}` is no short name of lower-case letters and digits"))
}

/// A number of cards of one kind: at least `least` for a whole game, and never more than `most`.
///
/// # Errors
/// When there are fewer or more.
pub fn check_count(
    key: &str,
    have: usize,
    least: usize,
    most: usize,
    completeness: Completeness,
) -> Checked<()> {
    if have > most {
        refuse(key, format!("there can be {most} at most, not {have}"))
    } else if completeness == Completeness::Full && have < least {
        refuse(key, format!("there must be at least {least}, not {have}"))
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_hash_has_a_file() {
        let hash = "0123456789abcdef".repeat(4);
        assert_eq!(file_of(&hash), Some(format!("editions/{hash}.postcard")));
        for other in ["", "../secret", &hash[1..], &hash.to_uppercase(), &format!("{hash}0")] {
            assert_eq!(file_of(other), None, "{other}");
        }
    }

    #[test]
    fn a_whole_game_needs_enough_cards_and_a_scenario_any_number() {
        let check = |have, completeness| check_count("agent", have, 3, 5, completeness).is_ok();
        assert_eq!(
            [2, 3, 5, 6].map(|have| check(have, Completeness::Full)),
            [false, true, true, false]
        );
        assert_eq!([0, 5, 6].map(|have| check(have, Completeness::Scenario)), [true, true, false]);
    }
}
