//! Names: which texts are names, and when two names look alike.
//!
//! A name is made of characters that Unicode's security rules (UTS 39) allow in identifiers, and of spaces. What is
//! refused is refused whole, not mended; a name that is accepted is stored in normal form (NFC).

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::{canonical_combining_class, is_combining_mark};
use unicode_script::{Script, UnicodeScript as _};
use unicode_security::{GeneralSecurityProfile as _, skeleton};
use wire::MAX_NAME;

/// Maximum number of accents, points and tone marks on one letter.
const MAX_ACCENTS: usize = 2;

/// Maximum number of marks of any kind after one letter: some scripts write vowels and consonants as marks.
const MAX_MARKS: usize = 4;

/// The class of signs that join two consonants in Indic scripts.
const VIRAMA: u8 = 9;

const NON_JOINER: char = '\u{200c}';
const JOINER: char = '\u{200d}';

/// The name in normal form, without blanks around it; nothing where it is no name.
pub fn fit_name(text: &str) -> Option<String> {
    // Longer texts are not worth the work.
    if text.len() > 16 * MAX_NAME {
        return None;
    }
    let name: String = text.trim().nfc().collect();
    let letters: Vec<char> = name.chars().collect();
    let fits = letters.len() <= MAX_NAME
        && letters.iter().any(|c| c.is_alphanumeric())
        && (0..letters.len()).all(|place| is_allowed(&letters, place))
        && has_few_marks(&name);
    fits.then_some(name)
}

/// May the character at this place stand there?
fn is_allowed(letters: &[char], place: usize) -> bool {
    let at = |place: Option<usize>| place.and_then(|place| letters.get(place)).copied();
    let (before, after) = (at(place.checked_sub(1)), at(Some(place + 1)));
    match at(Some(place)) {
        Some(' ') => before != Some(' '),
        Some(joiner @ (NON_JOINER | JOINER)) => {
            before.zip(after).is_some_and(|(before, after)| may_join(joiner, before, after))
        }
        Some(c) => c.identifier_allowed(),
        None => false,
    }
}

/// Does a joiner change how these two are written? Elsewhere nobody could see it.
fn may_join(joiner: char, before: char, after: char) -> bool {
    let is_arabic = |c: char| c.script() == Script::Arabic && c.is_alphabetic();
    let after_virama = canonical_combining_class(before) == VIRAMA && after.is_alphabetic();
    after_virama || joiner == NON_JOINER && is_arabic(before) && is_arabic(after)
}

/// Has each letter few marks, and none of them twice?
fn has_few_marks(name: &str) -> bool {
    let (mut marks, mut accents) = (0, 0);
    let mut before = ' ';
    for c in name.nfd() {
        if !is_combining_mark(c) {
            (marks, accents) = (0, 0);
        } else {
            marks += 1;
            accents += usize::from(canonical_combining_class(c) != 0);
            // A mark needs a letter, and not a blank, to stand on.
            if before == ' ' || before == c || marks > MAX_MARKS || accents > MAX_ACCENTS {
                return false;
            }
        }
        before = c;
    }
    true
}

/// Would people take one of these names for the other?
pub fn look_alike(one: &str, other: &str) -> bool {
    let same = |one: &str, other: &str| skeleton(one).eq(skeleton(other));
    same(one, other) || same(&one.to_lowercase(), &other.to_lowercase())
}

/// The name itself or, where one of these looks like it, with the first free number.
pub fn distinct(name: &str, others: &[&str]) -> String {
    let is_free = |name: &str| others.iter().all(|other| !look_alike(name, other));
    let numbered = (2_usize..).map(|number| {
        let number = format!(" {number}");
        let room = MAX_NAME.saturating_sub(number.len());
        let mut name: String = name.chars().take(room).collect();
        name.truncate(name.trim_end().len());
        name + &number
    });
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(|name| is_free(name)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_are_names() {
        let names = [
            "Ann",
            "Zoë Müller",
            "Jean-Luc O'Neill Jr.",
            "D’Artagnan",
            "Nguyễn Thị Ánh",
            "Łukasz",
            "Οδυσσέας",
            "Мария",
            "李小龍",
            "さくら ー",
            "김민준",
            "فاطمه",
            "דוד",
            "สมชาย",
            "มิ่งขวัญ",
            "အောင်မျိုး",
            "ពិសិដ្ឋ",
            "கார்த்திக்",
            // With a sign that joins or parts two letters.
            "علی\u{200c}رضا",
            "ක්\u{200d}රිස්",
            "क्\u{200c}ष",
            "Player_1",
            "007",
        ];
        for name in names {
            assert_eq!(fit_name(name).as_deref(), Some(name), "{}", name.escape_unicode());
        }
        assert_eq!(fit_name("  Zoe\u{308} ").as_deref(), Some("Zoë"), "in normal form");
        assert_eq!(fit_name(&"x".repeat(MAX_NAME)).map(|name| name.len()), Some(MAX_NAME));
    }

    #[test]
    fn what_looks_empty_or_hides_something_is_no_name() {
        let bad = [
            "",
            "  ",
            "...",
            "-",
            "a\nb",
            "a\0",
            "a  b",
            // Bidirectional controls, and signs that nobody sees.
            "a\u{202e}b",
            "a\u{061c}b",
            "a\u{200b}b",
            "a\u{200d}b",
            "a\u{200c}b",
            "علی\u{200c}",
            "a\u{00ad}b",
            "a\u{2060}b",
            "a\u{fe0f}",
            "a\u{e0041}",
            "a\u{fdd0}",
            "a\u{10ffff}",
            "a\u{e000}",
            // These look empty.
            "\u{3164}",
            "\u{115f}",
            "\u{ffa0}",
            "\u{2800}",
            "x\u{00a0}y",
            // Marks that climb over other lines, or stand on nothing.
            "\u{301}a",
            "a \u{301}",
            "a\u{301}\u{301}",
            "a\u{301}\u{302}\u{304}",
            "ก\u{e34}\u{e34}\u{e34}",
            // Not used in names today.
            "<b>",
            "Ann!",
            "🦊",
            "ⓐnn",
            "𝐀nn",
        ];
        for name in bad {
            assert_eq!(fit_name(name), None, "{}", name.escape_unicode());
        }
        assert_eq!(fit_name(&"x".repeat(MAX_NAME + 1)), None);
        assert_eq!(fit_name(&format!("a{}", "\u{301}".repeat(39))), None);
    }

    #[test]
    fn names_that_look_alike_get_numbers() {
        assert_eq!(distinct("Ann", &[]), "Ann");
        assert_eq!(distinct("Ann", &["Bob", "Anna"]), "Ann");
        assert_eq!(distinct("Ann", &["Ann"]), "Ann 2");
        assert_eq!(distinct("ann", &["Ann", "Ann 2"]), "ann 3");
        // Cyrillic, and letters that are written like others.
        for (one, other) in [("Аnn", "Ann"), ("Ilya", "llya"), ("Tom", "Torn"), ("Zoë", "ZoË")] {
            assert!(look_alike(one, other), "{one} {other}");
            assert_ne!(distinct(one, &[other]), one);
        }
        assert!(!look_alike("Ann", "Anne"));
        let long = "x".repeat(MAX_NAME);
        let other = distinct(&long, &[&long]);
        assert_eq!(other.chars().count(), MAX_NAME);
        assert!(other.ends_with("x 2"));
        assert_eq!(fit_name(&other), Some(other));
    }
}
