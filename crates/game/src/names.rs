//! A name in several languages, as edition files have them.

use core::fmt;

use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{ContentError, Lang};

/// Maximum number of languages of one name.
const MOST_LANGUAGES: usize = 40;

/// A text by language code. English is always there, and is what people read whose language is missing.
///
/// A file has it as a table: `{ en = "Paris", it = "Parigi" }`. The compact form of a name in English, German and
/// French is these three texts, as it was before there could be other languages; any other name is an empty text,
/// which no English name is, and a list of pairs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(Vec<(String, String)>);

/// The languages of the short compact form.
const SHORT: [&str; 3] = ["en", "de", "fr"];

impl Names {
    /// The same text in every language.
    #[must_use]
    pub fn all(text: &str) -> Self {
        Self(vec![("en".to_owned(), text.to_owned())])
    }

    /// The name in this language, or else in English.
    #[must_use]
    pub fn get(&self, lang: Lang) -> &str {
        self.find(lang.code()).or_else(|| self.find("en")).unwrap_or_default()
    }

    /// Sets the text of a language.
    pub fn set(&mut self, code: &str, text: &str) {
        match self.0.iter_mut().find(|(known, _)| known == code) {
            Some((_, old)) => text.clone_into(old),
            None => self.0.push((code.to_owned(), text.to_owned())),
        }
    }

    /// Is there English, is every text visible and at most this long, and every code one of a language?
    ///
    /// # Errors
    /// The first text that is not.
    pub fn check(&self, key: &str, longest: usize) -> Result<(), ContentError> {
        if self.find("en").is_none() {
            return Err(ContentError::at(format!("{key}.en"), "the English name is missing"));
        }
        if self.0.len() > MOST_LANGUAGES {
            let reason = format!("at most {MOST_LANGUAGES} languages are possible");
            return Err(ContentError::at(key, reason));
        }
        for (code, text) in &self.0 {
            if !is_code(code) {
                let shown: String = code.chars().take(10).collect();
                let reason = format!("`{shown}` is no code of a language, as in `en` or `pt-br`");
                return Err(ContentError::at(key, reason));
            }
            let long = text.chars().count() > longest;
            if text.trim().is_empty() || long || text.chars().any(char::is_control) {
                let reason = format!("a name of 1 to {longest} letters is expected");
                return Err(ContentError::at(format!("{key}.{code}"), reason));
            }
        }
        Ok(())
    }

    fn find(&self, code: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == code).map(|(_, text)| text.as_str())
    }

    /// The texts of the short form, if it can say all of this name.
    fn short(&self) -> Option<[&str; 3]> {
        let [(_, en), (_, de), (_, fr)] = self.0.as_slice() else { return None };
        let codes = self.0.iter().map(|(code, _)| code.as_str());
        (codes.eq(SHORT) && !en.is_empty()).then_some([en, de, fr])
    }
}

/// Two or three letters, then perhaps parts of letters and digits.
fn is_code(code: &str) -> bool {
    let mut parts = code.split('-');
    let is_language =
        |part: &str| (2..=3).contains(&part.len()) && part.bytes().all(|c| c.is_ascii_lowercase());
    let fine = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit();
    parts.next().is_some_and(is_language)
        && parts.all(|part| (2..=8).contains(&part.len()) && part.bytes().all(fine))
}

impl Serialize for Names {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        if out.is_human_readable() {
            return out.collect_map(self.0.iter().map(|(code, text)| (code, text)));
        }
        match self.short() {
            Some(texts) => texts.serialize(out),
            None => ("", &self.0).serialize(out),
        }
    }
}

impl<'de> Deserialize<'de> for Names {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        if from.is_human_readable() {
            from.deserialize_map(Table)
        } else {
            from.deserialize_tuple(SHORT.len(), Compact)
        }
    }
}

/// Reads the form of files.
struct Table;

impl<'de> Visitor<'de> for Table {
    type Value = Names;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a table of names by language")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Names, A::Error> {
        let mut pairs: Vec<(String, String)> = Vec::new();
        while let Some(pair) = map.next_entry()? {
            pairs.push(pair);
        }
        in_order(pairs)
    }
}

/// Reads the compact form.
struct Compact;

impl<'de> Visitor<'de> for Compact {
    type Value = Names;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a name in three languages, or a list of languages")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut parts: A) -> Result<Names, A::Error> {
        let missing = || A::Error::custom("a part of a name is missing");
        let first: String = parts.next_element()?.ok_or_else(missing)?;
        if first.is_empty() {
            return in_order(parts.next_element()?.ok_or_else(missing)?);
        }
        let mut texts = vec![first];
        for _ in 1..SHORT.len() {
            texts.push(parts.next_element()?.ok_or_else(missing)?);
        }
        Ok(Names(SHORT.into_iter().map(str::to_owned).zip(texts).collect()))
    }
}

/// The languages of the short form first, the others by their code; each once.
fn in_order<E: Error>(mut pairs: Vec<(String, String)>) -> Result<Names, E> {
    let rank = |code: &str| SHORT.iter().position(|known| *known == code).unwrap_or(SHORT.len());
    crate::sort_few(&mut pairs, |(code, _)| (rank(code), code.clone()));
    let twice = pairs.iter().zip(pairs.iter().skip(1)).find(|(one, next)| one.0 == next.0);
    match twice {
        Some(((code, _), _)) => Err(E::custom(format!("the language `{code}` is there twice"))),
        None => Ok(Names(pairs)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(json: &str) -> Names {
        serde_json::from_str(json).unwrap()
    }

    #[test]
    fn a_language_that_is_missing_is_read_in_english() {
        let names = read(r#"{ "fr": "Londres", "en": "London" }"#);
        assert_eq!(Lang::ALL.map(|lang| names.get(lang)), ["London", "London", "Londres"]);
        assert_eq!(Names::all("Rome").get(Lang::De), "Rome");
    }

    #[test]
    fn languages_that_the_program_does_not_speak_are_kept() {
        let names = read(r#"{ "it": "Parigi", "en": "Paris", "pt-br": "Paris" }"#);
        names.check("name", 10).unwrap();
        let text = serde_json::to_string(&names).unwrap();
        assert_eq!(text, r#"{"en":"Paris","it":"Parigi","pt-br":"Paris"}"#);
    }

    #[test]
    fn names_that_nobody_could_read_are_refused() {
        let said = |json: &str| read(json).check("city[2].name", 6).unwrap_err().to_string();
        assert!(said(r#"{ "de": "Rom" }"#).contains("city[2].name.en: the English name"));
        assert!(said(r#"{ "en": " " }"#).contains("city[2].name.en: a name of 1 to 6 letters"));
        assert!(said(r#"{ "en": "Rome", "it": "Romaaaa" }"#).contains("name.it: a name of 1"));
        assert!(said(r#"{ "en": "Rome", "de": "R\nm" }"#).contains("name.de"));
        for code in ["", "e", "EN", "english", "en_gb", "en-", "en-g"] {
            let said = said(&format!(r#"{{ "en": "Rome", "{code}": "Rom" }}"#));
            assert!(said.contains("no code of a language"), "{code}: {said}");
        }
        let many: Vec<String> = (0..40).map(|n| format!(r#""xx-{n:02}": "Rome""#)).collect();
        assert!(said(&format!(r#"{{ "en": "Rome", {} }}"#, many.join(","))).contains("at most 40"));
        assert!(serde_json::from_str::<Names>(r#"{ "en": "A", "en": "B" }"#).is_err());
        assert!(serde_json::from_str::<Names>(r#""London""#).is_err());
    }

    #[test]
    fn a_name_in_three_languages_has_the_compact_form_that_it_always_had() {
        let names = read(r#"{ "de": "Rom", "fr": "Rome", "en": "Rome" }"#);
        let blob = postcard::to_allocvec(&names).unwrap();
        assert_eq!(blob, b"\x04Rome\x03Rom\x04Rome");
        assert_eq!(postcard::from_bytes::<Names>(&blob).unwrap(), names);
    }

    #[test]
    fn any_other_name_has_a_compact_form_too() {
        for json in [
            r#"{ "en": "Rome" }"#,
            r#"{ "en": "Rome", "fr": "Rome", "it": "Roma" }"#,
            r#"{ "en": "Rome", "de": "Rom", "fr": "Rome", "it": "Roma" }"#,
        ] {
            let names = read(json);
            // Something that follows has to be found again.
            let blob = postcard::to_allocvec(&(&names, 7_u8)).unwrap();
            assert_eq!(postcard::from_bytes::<(Names, u8)>(&blob).unwrap(), (names, 7));
        }
        let twice = postcard::to_allocvec(&("", [("en", "A"), ("en", "B")].as_slice())).unwrap();
        assert!(postcard::from_bytes::<Names>(&twice).is_err());
    }
}
