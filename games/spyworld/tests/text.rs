//! Everything the game says exists in three languages, with the same facts, and counts correctly.
#![allow(clippy::unwrap_used)]

use game::{Lang, Message, Seat, Words};
use spyworld::Spyworld;
use text::Texts;

#[test]
fn no_key_is_missing_or_unused_in_any_language() {
    let sources = Lang::ALL.map(|lang| (lang, [Spyworld::text(lang)]));
    let files: Vec<_> = sources.iter().map(|(lang, source)| (*lang, source.as_slice())).collect();
    let problems = text::audit(&files, &Spyworld::keys());
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

fn say(lang: Lang, message: &Message) -> String {
    let texts = Texts::new(lang, &[Spyworld::text(lang)]).unwrap();
    texts.try_say(message, &|_| "Mara".to_owned()).unwrap()
}

#[test]
fn plurals_are_right_for_1_and_2() {
    let points = |lang, need: u8| {
        let message = Message::new("not-points").with("need", need).with("have", 0_u8);
        say(lang, &message.with("upgrade", "X"))
    };
    for (lang, one, many) in [
        (Lang::En, "1 point;", "2 points;"),
        (Lang::De, "1 Punkt;", "2 Punkte;"),
        (Lang::Fr, "1 point ;", "2 points ;"),
    ] {
        assert!(points(lang, 1).contains(one), "{}", points(lang, 1));
        assert!(points(lang, 2).contains(many), "{}", points(lang, 2));
    }
}

#[test]
fn no_isolation_marks_get_into_a_sentence() {
    for lang in Lang::ALL {
        let message = Message::new("log-moved-found").with("seat", Seat(0)).with("room", "r1c1");
        let said = say(lang, &message.with("upgrade", "Robot"));
        assert!(!said.contains(['\u{2068}', '\u{2069}']), "{said:?}");
        assert!(said.contains("Mara") && said.contains("r1c1") && said.contains("Robot"), "{said}");
    }
}
