//! The sentences of one language, made from keys and facts.
//!
//! Must not know which keys exist: that is for the text files, and for [`audit`](crate::audit) to compare.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::parser::ParserError;
use game::{Arg, Lang, Message, Seat};
use unic_langid::LanguageIdentifier;

use crate::join;

/// Why there is no sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// A text file is not written as Fluent wants it.
    #[error("text file {lang}, line {line}: {reason}")]
    Parse {
        /// Which language.
        lang: Lang,
        /// The first wrong line, counted from 1.
        line: usize,
        /// What the parser says.
        reason: String,
    },
    /// Two text files, or one of them twice, have the same key.
    #[error("text file {lang}: the key is there twice: {key}")]
    Twice {
        /// Which language.
        lang: Lang,
        /// Which key, with what the library says about it.
        key: String,
    },
    /// The language has no such key.
    #[error("no text in {lang} for {key}")]
    NoKey {
        /// Which language.
        lang: Lang,
        /// Which key.
        key: String,
    },
    /// The text asks for something the message does not bring.
    #[error("text {key} in {lang}: {reason}")]
    NoFact {
        /// Which language.
        lang: Lang,
        /// Which key.
        key: String,
        /// What is missing.
        reason: String,
    },
}

/// Everything that can be said in one language.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The texts of these files, all of the same language.
    ///
    /// # Errors
    /// When a file is not well written or a key is there twice.
    pub fn new(lang: Lang, sources: &[&str]) -> Result<Self, TextError> {
        let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks are invisible, but break searching, copying and column widths.
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = FluentResource::try_new((*source).to_owned())
                .map_err(|(_, errors)| parse_error(lang, source, &errors))?;
            bundle.add_resource(resource).map_err(|errors| TextError::Twice {
                lang,
                key: errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "),
            })?;
        }
        Ok(Self { lang, bundle })
    }

    /// The language spoken.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// The sentence, or the key in visible form where there is none; `names` says who sits where.
    #[must_use]
    pub fn say(&self, message: &Message, names: &dyn Fn(Seat) -> String) -> String {
        self.try_say(message, names).unwrap_or_else(|_| format!("⟨{}⟩", message.key))
    }

    /// The sentence; `names` says who sits where.
    ///
    /// # Errors
    /// When the key is missing, or a fact that its text asks for.
    pub fn try_say(
        &self,
        message: &Message,
        names: &dyn Fn(Seat) -> String,
    ) -> Result<String, TextError> {
        let pattern = self
            .bundle
            .get_message(message.key)
            .and_then(|found| found.value())
            .ok_or_else(|| TextError::NoKey { lang: self.lang, key: message.key.to_owned() })?;
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            args.set(*name, self.value(arg, names));
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        if errors.is_empty() {
            return Ok(said.into_owned());
        }
        Err(TextError::NoFact {
            lang: self.lang,
            key: message.key.to_owned(),
            reason: errors.iter().map(FluentError::to_string).collect::<Vec<_>>().join("; "),
        })
    }

    fn value<'a>(&self, arg: &'a Arg, names: &dyn Fn(Seat) -> String) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seat(seat) => FluentValue::from(names(*seat)),
            Arg::Name(name) => FluentValue::from(name.as_str()),
            Arg::List(list) => FluentValue::from(join(self.lang, list)),
        }
    }
}

pub(crate) fn parse_error(lang: Lang, source: &str, errors: &[ParserError]) -> TextError {
    let (place, reason) = errors
        .first()
        .map_or((0, String::new()), |error| (error.pos.start, error.kind.to_string()));
    TextError::Parse { lang, line: line_of(source, place), reason }
}

/// The line, counted from 1, of a byte.
pub(crate) fn line_of(source: &str, place: usize) -> usize {
    source.bytes().take(place).filter(|&byte| byte == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter(seat: Seat) -> String {
        seat.to_string()
    }

    fn agents(lang: Lang) -> Texts {
        let source = match lang {
            Lang::En => "agents = { $n ->\n [one] { $n } agent\n *[other] { $n } agents\n }",
            Lang::De => "agents = { $n ->\n [one] { $n } Agent\n *[other] { $n } Agenten\n }",
            Lang::Fr => "agents = { $n ->\n [one] { $n } agent\n *[other] { $n } agents\n }",
        };
        Texts::new(lang, &[source]).unwrap()
    }

    #[test]
    fn plurals_follow_the_language_and_nought_is_singular_in_french() {
        let said = |lang| {
            let texts = agents(lang);
            [0_u8, 1, 2]
                .map(|n| texts.try_say(&Message::new("agents").with("n", n), &letter).unwrap())
        };
        assert_eq!(said(Lang::En), ["0 agents", "1 agent", "2 agents"]);
        assert_eq!(said(Lang::De), ["0 Agenten", "1 Agent", "2 Agenten"]);
        assert_eq!(said(Lang::Fr), ["0 agent", "1 agent", "2 agents"]);
    }

    #[test]
    fn seats_names_and_lists_go_in_without_isolation_marks() {
        let texts = Texts::new(Lang::De, &["line = { $who } in { $city }: { $list }!"]).unwrap();
        let message = Message::new("line")
            .with("who", Seat(1))
            .with("city", "Rom")
            .with("list", vec!["a".to_owned(), "b".to_owned(), "c".to_owned()]);
        let said = texts.say(&message, &|seat| format!("Frau {seat}"));
        assert_eq!(said, "Frau B in Rom: a, b und c!");
        assert!(said.is_ascii());
    }

    #[test]
    fn a_missing_key_or_fact_is_an_error_and_stays_visible() {
        let texts = Texts::new(Lang::En, &["moved = to { $city }"]).unwrap();
        let key = |key| Message::new(key);
        assert!(matches!(texts.try_say(&key("gone"), &letter), Err(TextError::NoKey { .. })));
        assert!(matches!(texts.try_say(&key("moved"), &letter), Err(TextError::NoFact { .. })));
        assert_eq!(texts.say(&key("gone"), &letter), "⟨gone⟩");
        assert_eq!(texts.say(&key("moved"), &letter), "⟨moved⟩");
    }

    #[test]
    fn a_broken_file_is_refused_with_its_line() {
        let broken = Texts::new(Lang::Fr, &["good = yes\n\nbad { here\n"]).err().unwrap();
        assert!(matches!(broken, TextError::Parse { line: 3, .. }), "{broken}");
        let twice = Texts::new(Lang::Fr, &["key = a", "key = b"]).err().unwrap();
        assert!(matches!(twice, TextError::Twice { .. }), "{twice}");
    }

    #[test]
    fn texts_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Texts>();
    }
}
