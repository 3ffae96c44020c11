//! From Fluent files to [`Phrases`]: whatever a page cannot say is refused when it is built.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use game::Lang;

use crate::phrases::{Case, Part, Phrase, Phrases};
use crate::{TextError, Texts};

/// The texts of these files, all of the same language.
///
/// # Errors
/// When a file is not well written, a key is there twice, or something is used that no text of ours needs:
/// functions, terms, attributes, other messages.
pub fn compile(lang: Lang, sources: &[&str]) -> Result<Phrases, TextError> {
    // The library finds what is badly written or there twice.
    Texts::new(lang, sources)?;
    let mut sayings = BTreeMap::new();
    for source in sources {
        let parsed = fluent_syntax::parser::parse(*source);
        let file =
            parsed.map_err(|(_, errors)| crate::sayings::parse_error(lang, source, &errors))?;
        for entry in &file.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name.to_owned();
                    let unknown = || TextError::NoFact {
                        lang,
                        key: key.clone(),
                        reason: "is more than words, facts and choices".to_owned(),
                    };
                    let value = message.value.as_ref().filter(|_| message.attributes.is_empty());
                    let phrase = value.and_then(phrase).ok_or_else(unknown)?;
                    sayings.insert(key, phrase);
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                Entry::Term(_) | Entry::Junk { .. } => {
                    let reason = "is more than words, facts and choices".to_owned();
                    return Err(TextError::NoFact { lang, key: "a term".to_owned(), reason });
                }
            }
        }
    }
    Ok(Phrases::new(sayings.into_iter().collect()))
}

fn phrase(pattern: &Pattern<&str>) -> Option<Phrase> {
    let mut phrase = Phrase::new();
    for element in &pattern.elements {
        let part = match element {
            PatternElement::TextElement { value } => Part::Words((*value).to_owned()),
            PatternElement::Placeable { expression } => part(expression)?,
        };
        match (phrase.last_mut(), part) {
            (Some(Part::Words(words)), Part::Words(more)) => words.push_str(&more),
            (_, part) => phrase.push(part),
        }
    }
    Some(phrase)
}

fn part(expression: &Expression<&str>) -> Option<Part> {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) if !value.contains('\\') => {
            Some(Part::Words((*value).to_owned()))
        }
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            Some(Part::Fact(id.name.to_owned()))
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => part(expression),
        Expression::Inline(_) => None,
        Expression::Select { selector, variants } => {
            let InlineExpression::VariableReference { id } = selector else { return None };
            // The usual case stands last, as everybody writes it.
            let (usual, variants) = variants.split_last().filter(|(last, _)| last.default)?;
            let mut cases = Vec::new();
            for variant in variants {
                let case = match &variant.key {
                    VariantKey::Identifier { name } => Case::Word((*name).to_owned()),
                    VariantKey::NumberLiteral { value } => Case::Number(value.parse().ok()?),
                };
                cases.push((case, phrase(&variant.value)?));
            }
            Some(Part::Choice { by: id.name.to_owned(), cases, usual: phrase(&usual.value)? })
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Message;

    use super::*;

    #[test]
    fn choices_by_number_plural_and_word_are_said_as_fluent_says_them() {
        let source = "key = { $n ->
    [0] none
    [one] one { $what ->
        [map] map
       *[other] thing
    }
   *[other] { $n } { \"{\" }things{ \"}\" }
}";
        for lang in Lang::ALL {
            let phrases = compile(lang, &[source]).unwrap();
            let texts = Texts::new(lang, &[source]).unwrap();
            for number in [0, 1, 2, 1_000_000] {
                for what in ["map", "spy"] {
                    let message = Message::new("key").with("n", number).with("what", what);
                    let names = |_| String::new();
                    assert_eq!(phrases.say(lang, &message, &names), texts.say(&message, &names));
                }
            }
        }
    }

    #[test]
    fn what_a_page_cannot_say_is_refused() {
        for source in
            ["key = { NUMBER($n) }", "-term = a", "key = { other }\nother = b", "key = a\n  .b = c"]
        {
            assert!(compile(Lang::En, &[source]).is_err(), "{source}");
        }
        assert!(compile(Lang::En, &["key = a", "key = b"]).is_err());
        assert!(compile(Lang::En, &["key {"]).is_err());
    }
}
