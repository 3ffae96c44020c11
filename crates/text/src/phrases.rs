//! The texts of one language, worked out of Fluent files ahead of time, so that a page needs no parser.
//!
//! Says what [`Texts`](crate::Texts) says; tests compare the two, sentence by sentence.

use game::{Arg, Lang, Message, Seat, sort_few};
use serde::{Deserialize, Serialize};

use crate::join;

/// Everything that can be said in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Phrases {
    /// Sorted. Keys and sentences stand apart, for each kind is packed smaller among its like.
    keys: Vec<String>,
    /// One for each key.
    sayings: Vec<Phrase>,
}

/// A sentence to be.
pub type Phrase = Vec<Part>;

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Part {
    /// As it stands.
    Words(String),
    /// A fact.
    Fact(String),
    /// One of several, by a fact: the first case that fits, else the usual one.
    Choice {
        /// The fact.
        by: String,
        /// The cases.
        cases: Vec<(Case, Phrase)>,
        /// The usual one.
        usual: Phrase,
    },
}

/// When a part is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Case {
    /// The fact is this number.
    Number(i64),
    /// The fact is this word, or a number of this kind of plural.
    Word(String),
}

impl Phrases {
    /// These sentences.
    #[must_use]
    pub fn new(mut sayings: Vec<(String, Phrase)>) -> Self {
        sort_few(&mut sayings, |(key, _)| key.clone());
        let (keys, sayings) = sayings.into_iter().unzip();
        Self { keys, sayings }
    }

    /// Every key.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(String::as_str)
    }

    /// The sentence with this key.
    #[must_use]
    pub fn phrase(&self, key: &str) -> Option<&Phrase> {
        let place = self.keys.binary_search_by(|other| other.as_str().cmp(key)).ok()?;
        self.sayings.get(place)
    }

    /// The sentence, or the key in visible form where there is none; `names` says who sits where.
    #[must_use]
    pub fn say(&self, lang: Lang, message: &Message, names: &dyn Fn(Seat) -> String) -> String {
        self.say_to(None, lang, message, names)
    }

    /// The same, read by the person on this seat: a text with a case `[you]` for a seat says "you" there.
    #[must_use]
    pub fn say_to(
        &self,
        reader: Option<Seat>,
        lang: Lang,
        message: &Message,
        names: &dyn Fn(Seat) -> String,
    ) -> String {
        let mut said = String::new();
        let speaker = Speaker { reader, lang, message, names };
        match self.phrase(message.key).and_then(|phrase| speaker.say(phrase, &mut said)) {
            Some(()) => said,
            None => ["⟨", message.key, "⟩"].concat(),
        }
    }
}

/// The case of a text that speaks to whoever reads it.
const YOU: &str = "you";

struct Speaker<'m> {
    reader: Option<Seat>,
    lang: Lang,
    message: &'m Message,
    names: &'m dyn Fn(Seat) -> String,
}

impl Speaker<'_> {
    /// Nothing where a fact is missing.
    fn say(&self, phrase: &Phrase, said: &mut String) -> Option<()> {
        for part in phrase {
            match part {
                Part::Words(words) => said.push_str(words),
                Part::Fact(name) => said.push_str(&self.words(self.fact(name)?)),
                Part::Choice { by, cases, usual } => {
                    let fact = self.fact(by)?;
                    let chosen = cases.iter().find(|(case, _)| self.fits(case, fact));
                    self.say(chosen.map_or(usual, |(_, phrase)| phrase), said)?;
                }
            }
        }
        Some(())
    }

    fn fact(&self, name: &str) -> Option<&Arg> {
        self.message.args.iter().find(|(other, _)| *other == name).map(|(_, fact)| fact)
    }

    fn words(&self, fact: &Arg) -> String {
        match fact {
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => (self.names)(*seat),
            Arg::Name(name) => name.clone(),
            Arg::List(list) => join(self.lang, list),
        }
    }

    fn fits(&self, case: &Case, fact: &Arg) -> bool {
        match (case, fact) {
            (Case::Number(wanted), Arg::Number(number)) => wanted == number,
            (Case::Word(kind), Arg::Number(number)) => kind == plural(self.lang, *number),
            (Case::Word(word), Arg::Seat(seat)) if self.reader == Some(*seat) => word == YOU,
            (Case::Word(word), Arg::Seat(_) | Arg::Name(_) | Arg::List(_)) => {
                *word == self.words(fact)
            }
            (Case::Number(_), Arg::Seat(_) | Arg::Name(_) | Arg::List(_)) => false,
        }
    }
}

/// The kind of plural of a whole number.
fn plural(lang: Lang, number: i64) -> &'static str {
    match (lang, number.unsigned_abs()) {
        (Lang::En | Lang::De | Lang::Fr, 1) | (Lang::Fr, 0) => "one",
        (Lang::Fr, number) if number % 1_000_000 == 0 => "many",
        (Lang::En | Lang::De | Lang::Fr, _) => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reader_is_you_where_a_text_has_a_case_for_it() {
        let word = |text: &str| Part::Words(text.to_owned());
        let fact = || Part::Fact("seat".to_owned());
        let choice = Part::Choice {
            by: "seat".to_owned(),
            cases: vec![(Case::Word("you".to_owned()), vec![word("You take")])],
            usual: vec![fact(), word(" takes")],
        };
        let both = vec![("a".to_owned(), vec![choice]), ("b".to_owned(), vec![fact()])];
        let phrases = Phrases::new(both);
        let say = |key, reader| {
            let message = Message::new(key).with("seat", Seat(1));
            phrases.say_to(reader, Lang::En, &message, &|_| "Ben".to_owned())
        };
        assert_eq!(say("a", Some(Seat(1))), "You take");
        assert_eq!(say("a", Some(Seat(0))), "Ben takes");
        assert_eq!(say("a", None), "Ben takes");
        // A text that has no such case keeps the name.
        assert_eq!(say("b", Some(Seat(1))), "Ben");
    }
}
