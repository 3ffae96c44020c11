//! Rust sources looked at as text: words, comments, test modules. No parser: rules stay simple enough without.

/// Is this a letter, digit or underscore?
fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Does `word` stand in `line` as a whole word?
pub fn has_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(start, _)| {
        let before = line.get(..start).and_then(|text| text.bytes().last());
        let after = line.get(start + word.len()..).and_then(|text| text.bytes().next());
        // Only the ends of `word` that are themselves letters need a boundary.
        let opens = word.bytes().next().is_some_and(is_word);
        let closes = word.bytes().last().is_some_and(is_word);
        !(opens && before.is_some_and(is_word) || closes && after.is_some_and(is_word))
    })
}

/// The line without a comment at its end; good enough where strings hold no `//`.
pub fn code(line: &str) -> &str {
    line.split("//").next().unwrap_or_default()
}

/// The lines up to the test module, which the lints keep at the end, with comments cut off.
pub fn shipped(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let next = text.lines().skip(1).chain([""]);
    // Only a module written out here ends the file; `mod tests;` or a single test item does not.
    let opens_tests = |(line, next): (&str, &str)| {
        line == "#[cfg(test)]" && next.starts_with("mod ") && next.ends_with('{')
    };
    let end = text.lines().zip(next).position(opens_tests).unwrap_or(usize::MAX);
    (1..).zip(text.lines()).take(end).map(|(number, line)| (number, code(line)))
}

/// All `use` items of the shipped part, each on one line without blanks, with the line they begin on.
pub fn imports(text: &str) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    let mut open = false;
    for (number, line) in shipped(text) {
        let words = line.trim().trim_start_matches("pub ");
        if !open && words.starts_with("use ") {
            open = true;
            found.push((number, String::new()));
        }
        if let Some((_, import)) = found.last_mut().filter(|_| open) {
            import.extend(words.trim_start_matches("use ").chars().filter(|c| *c != ' '));
            open = !words.ends_with(';');
        }
    }
    found
}

/// The modules that an import names directly below `parent`, e.g. `fs` in `std::{fs, io}`.
pub fn below<'i>(import: &'i str, parent: &str) -> Vec<&'i str> {
    let Some(rest) = import.strip_prefix(parent).and_then(|rest| rest.strip_prefix("::")) else {
        return Vec::new();
    };
    let first = |path: &'i str| path.split([':', ',', ';', '}']).next().unwrap_or_default();
    let Some(group) = rest.strip_prefix('{') else {
        return vec![first(rest)];
    };
    let mut depth = 0;
    let mut names = vec![first(group)];
    for (place, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => names.extend(group.get(place + 1..).map(first)),
            _ => {}
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_whole() {
        assert!(has_word("let t = Instant::now();", "Instant"));
        assert!(!has_word("Instantaneous", "Instant"));
        assert!(!has_word("an_Instant", "Instant"));
        assert!(has_word("a::panic!()", "panic!("));
    }

    #[test]
    fn groups_of_imports_are_taken_apart() {
        let text =
            "use std::{\n    fs,\n    io::{self, env},\n    net::Ipv4Addr,\n};\nuse core::fmt;\n";
        let found = imports(text);
        assert_eq!(found.len(), 2);
        assert_eq!(below(&found[0].1, "std")[..3], ["fs", "io", "net"]);
        assert_eq!(below(&found[1].1, "std"), [""; 0]);
        assert_eq!(below("std::time::Duration;", "std"), ["time"]);
        assert_eq!(below("crate::{view,State};", "crate"), ["view", "State"]);
    }

    #[test]
    fn test_modules_and_comments_are_left_out() {
        let lines = |text| shipped(text).map(|(_, line)| line).collect::<Vec<_>>();
        assert_eq!(lines("a // b\n#[cfg(test)]\nmod tests {\nc\n}"), ["a "]);
        assert_eq!(lines("#[cfg(test)]\nmod tests;\na"), ["#[cfg(test)]", "mod tests;", "a"]);
    }
}
