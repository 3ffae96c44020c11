//! What a page says, in each language: the texts of shell, rules and page, worked out ahead of time.

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use game::Lang;
use text::{Phrases, compile};

use crate::assets::Assets;
use crate::folder::{self, Folders};
use crate::games::GAMES;

/// Adds `text/GAME.LANGUAGE.bin` for all of them.
pub fn add(folders: &Folders, assets: &mut Assets) -> Result<()> {
    for game in GAMES {
        for lang in Lang::ALL {
            let paths = paths(folders, game.id, lang);
            let sources =
                paths.iter().map(|path| folder::text(path)).collect::<Result<Vec<_>>>()?;
            let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
            let phrases =
                compile(lang, &sources).with_context(|| format!("texts of {}", game.id))?;
            let bytes = postcard::to_allocvec(&shown(&phrases))?;
            assets.add(&format!("text/{}.{lang}.bin", game.id), bytes)?;
        }
    }
    Ok(())
}

/// Without what is only said in a terminal, where a page draws its table itself, and without the lists, which are part
/// of the rules' own files.
fn shown(phrases: &Phrases) -> Phrases {
    let elsewhere = ["board-", "list-"];
    let keys = phrases.keys().filter(|key| !elsewhere.iter().any(|word| key.starts_with(word)));
    let sayings = keys.filter_map(|key| Some((key.to_owned(), phrases.phrase(key)?.clone())));
    Phrases::new(sayings.collect())
}

/// The files of shell, rules and page.
fn paths(folders: &Folders, game: &str, lang: Lang) -> [PathBuf; 3] {
    let file = format!("{lang}.ftl");
    let game = folders.game(game);
    [
        folders.root().join("crates/ui/text").join(&file),
        game.join("text").join(&file),
        game.join("web/text").join(&file),
    ]
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use game::{Arg, Message, Seat};
    use text::{Case, Part, Phrase, Texts};

    use super::*;
    use crate::folder::Kind;

    /// The facts of a phrase, and the words it asks them for.
    fn facts(phrase: &Phrase, found: &mut BTreeMap<String, BTreeSet<String>>) {
        for part in phrase {
            match part {
                Part::Words(_) => {}
                Part::Fact(name) => drop(found.entry(name.clone()).or_default()),
                Part::Choice { by, cases, usual } => {
                    let words = cases.iter().filter_map(|(case, _)| match case {
                        Case::Word(word) => Some(word.clone()),
                        Case::Number(_) => None,
                    });
                    found.entry(by.clone()).or_default().extend(words);
                    cases.iter().for_each(|(_, phrase)| facts(phrase, found));
                    facts(usual, found);
                }
            }
        }
    }

    /// Messages live as long as the program, and so do their keys and facts.
    fn leaked(text: &str) -> &'static str {
        Box::leak(text.to_owned().into_boxed_str())
    }

    #[test]
    fn a_page_says_every_sentence_as_fluent_does() {
        let folders = Folders::find(Kind::Release).unwrap();
        let mut compared = 0;
        for game in GAMES {
            for lang in Lang::ALL {
                let sources: Vec<String> = paths(&folders, game.id, lang)
                    .iter()
                    .map(|path| folder::text(path).unwrap())
                    .collect();
                let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
                let (phrases, texts) =
                    (compile(lang, &sources).unwrap(), Texts::new(lang, &sources).unwrap());
                for key in phrases.keys() {
                    let mut found = BTreeMap::new();
                    facts(phrases.phrase(key).unwrap(), &mut found);
                    for sample in 0..40_i64 {
                        let mut message = Message::new(leaked(key));
                        for (place, (name, words)) in (0..).zip(&found) {
                            let number = [0, 1, 2, 3, 7, 21, 1_000_000, -1]
                                [((sample >> place) % 8) as usize];
                            let word =
                                words.iter().nth((sample as usize + place) % (words.len() + 1));
                            let fact = match (sample % 3, word) {
                                (0, Some(word)) => Arg::Name(word.clone()),
                                (1, _) => Arg::Seat(Seat(2)),
                                (_, _) => Arg::Number(number),
                            };
                            message = message.with(leaked(name), fact);
                        }
                        let names = |seat: Seat| format!("seat {seat}");
                        let fluent = texts.try_say(&message, &names).unwrap();
                        assert_eq!(phrases.say(lang, &message, &names), fluent, "{lang}: {key}");
                        compared += 1;
                    }
                    // What lacks a fact is visible in both.
                    let bare = Message::new(leaked(key));
                    let names = |seat: Seat| seat.to_string();
                    assert_eq!(phrases.say(lang, &bare, &names), texts.say(&bare, &names));
                }
                let none = Message::new("there-is-no-such-key");
                assert_eq!(phrases.say(lang, &none, &|_| String::new()), "⟨there-is-no-such-key⟩");
            }
        }
        assert!(compared > 10_000, "{compared}");
    }
}
