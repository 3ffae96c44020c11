//! The types of one game's frames, described; the hash of that names them.
//!
//! A page of an older build would read another build's postcard as garbage without an error: so both name the
//! hash of their types before they say anything. A type that needs to look at its own bytes to know what it is
//! (`untagged`, `flatten`, a JSON value) cannot be described, and so cannot travel.

mod describer;

use std::collections::BTreeMap;

use game::Game;
use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};

use crate::{ToClientOf, ToServerOf};
use describer::{Describer, Known};

/// A type is followed, each time along other variants, until so many walks have shown nothing new.
const QUIET: u32 = 600;

/// A type that cannot be described.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a type of the wire cannot be described: {0}")]
pub struct Undescribed(pub(crate) String);

/// What a named type is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Named fields in their order, each with its type.
    Fields(Vec<(String, String)>),
    /// Another type under its own name.
    Named(String),
    /// One of these, by place; each with what it holds, nothing where that is nothing.
    OneOf(Vec<(String, String)>),
}

/// Every named type that travels on sockets of this game.
///
/// # Errors
/// When one is made in a way that the wire does not allow.
pub fn describe<G: Game>() -> Result<BTreeMap<String, Shape>, Undescribed> {
    let mut known = Known::default();
    // The game's own types first: from there the way to each variant is short.
    follow::<G::EventView>(&mut known)?;
    follow::<G::Refusal>(&mut known)?;
    follow::<G::View>(&mut known)?;
    follow::<ToServerOf<G>>(&mut known)?;
    follow::<ToClientOf<G>>(&mut known)?;
    known.finish()
}

/// Follows a type, every time along other variants.
pub(crate) fn follow<T: DeserializeOwned>(known: &mut Known) -> Result<(), Undescribed> {
    let mut quiet = 0;
    while quiet < QUIET {
        let before = known.found();
        let mut name = String::new();
        T::deserialize(Describer::new(known, &mut name))?;
        quiet = if known.found() == before { quiet + 1 } else { 0 };
    }
    Ok(())
}

/// The description as text: the same for the same types, on every machine.
///
/// # Errors
/// When a type cannot be described.
pub fn text<G: Game>() -> Result<String, Undescribed> {
    Ok(describe::<G>()?.iter().map(|(name, shape)| written(name, shape)).collect())
}

/// One type as text.
#[must_use]
pub fn written(name: &str, shape: &Shape) -> String {
    match shape {
        Shape::Named(of) => format!("{name} = {of}\n"),
        Shape::Fields(fields) => {
            let fields = fields.iter().map(|(field, of)| format!("  {field}: {of}\n"));
            format!("{name}\n{}", fields.collect::<String>())
        }
        Shape::OneOf(variants) => {
            let line = |(variant, of): &(String, String)| {
                format!("{}\n", format!("  {variant} {of}").trim_end())
            };
            format!("{name} is one of\n{}", variants.iter().map(line).collect::<String>())
        }
    }
}

/// The first 16 hex digits of the description's SHA-256.
#[must_use]
pub fn hash(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    fn described<T: DeserializeOwned>() -> Result<BTreeMap<String, Shape>, Undescribed> {
        let mut known = Known::default();
        follow::<T>(&mut known)?;
        known.finish()
    }

    #[derive(Deserialize)]
    #[expect(dead_code, reason = "only its form matters")]
    struct Outer {
        list: Vec<Option<Inner>>,
        pair: (u8, i32),
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[expect(dead_code, reason = "only its form matters")]
    enum Inner {
        Empty,
        One(u16),
        Two(bool, String),
        Named { deep: Deep },
    }

    #[derive(Deserialize)]
    enum Deep {
        First,
        Second,
    }

    #[test]
    fn every_kind_of_type_is_described() {
        let all = described::<Outer>().unwrap();
        let text = |list: &[(&str, &str)]| {
            list.iter().map(|(a, b)| ((*a).to_owned(), (*b).to_owned())).collect::<Vec<_>>()
        };
        let outer = text(&[("list", "[Inner?]"), ("pair", "(u8, i32)")]);
        assert_eq!(all["Outer"], Shape::Fields(outer));
        let inner =
            [("empty", ""), ("one", "u16"), ("two", "(bool, text)"), ("named", "{ deep: Deep }")];
        assert_eq!(all["Inner"], Shape::OneOf(text(&inner)));
        assert_eq!(all["Deep"], Shape::OneOf(text(&[("First", ""), ("Second", "")])));
    }

    #[test]
    fn types_that_postcard_cannot_read_back_are_refused() {
        #[derive(Deserialize)]
        #[serde(untagged)]
        #[expect(dead_code, reason = "only its form matters")]
        enum Untagged {
            A(u8),
        }
        #[derive(Deserialize)]
        #[serde(tag = "kind")]
        #[expect(dead_code, reason = "only its form matters")]
        enum Tagged {
            A { a: u8 },
        }
        #[derive(Deserialize)]
        #[expect(dead_code, reason = "only its form matters")]
        struct Flat {
            #[serde(flatten)]
            inner: BTreeMap<String, u8>,
        }
        assert!(described::<Untagged>().is_err());
        assert!(described::<Tagged>().is_err());
        assert!(described::<Flat>().is_err());
        assert!(described::<serde_json::Value>().is_err());
    }

    #[test]
    fn two_types_of_one_name_are_refused() {
        mod other {
            #[derive(serde::Deserialize)]
            #[expect(dead_code, reason = "only its form matters")]
            pub struct Deep(pub u8);
        }
        assert!(described::<(Deep, other::Deep)>().is_err());
    }
}
