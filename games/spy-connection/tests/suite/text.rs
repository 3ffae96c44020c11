//! Everything the game says exists in three languages, with the same facts, and counts correctly.
#![allow(clippy::unwrap_used)]

use game::{Lang, Message, Seat, Words};
use spy_connection::SpyConnection;
use text::Texts;

#[test]
fn no_key_is_missing_or_unused_in_any_language() {
    let sources = Lang::ALL.map(|lang| (lang, [SpyConnection::text(lang)]));
    let files: Vec<_> = sources.iter().map(|(lang, source)| (*lang, source.as_slice())).collect();
    let problems = text::audit(&files, &SpyConnection::keys());
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

fn say(lang: Lang, message: &Message) -> String {
    let texts = Texts::new(lang, &[SpyConnection::text(lang)]).unwrap();
    texts.try_say(message, &|_| "Mara".to_owned()).unwrap()
}

fn recalled(lang: Lang, agents: u8) -> String {
    let message = Message::new("log-recalled").with("seat", Seat(0)).with("space", "Paris 1");
    say(lang, &message.with("agents", agents))
}

/// Pinned whole, so that a slip in any of them shows.
#[test]
fn plurals_are_right_for_0_1_and_2() {
    let said = |message: &Message, name, lang| {
        [0_u8, 1, 2].map(|number| say(lang, &message.clone().with(name, number)))
    };
    let deck = Message::new("board-title").with("round", 3_u8);
    assert_eq!(
        said(&deck, "deck", Lang::En),
        [
            "Round 3, the deck is empty",
            "Round 3, 1 mission in the deck",
            "Round 3, 2 missions in the deck"
        ]
    );
    assert_eq!(
        said(&deck, "deck", Lang::De),
        [
            "Runde 3, der Stapel ist leer",
            "Runde 3, 1 Mission im Stapel",
            "Runde 3, 2 Missionen im Stapel"
        ]
    );
    assert_eq!(
        said(&deck, "deck", Lang::Fr),
        [
            "Tour de table 3, la pioche est vide",
            "Tour de table 3, 1 mission dans la pioche",
            "Tour de table 3, 2 missions dans la pioche",
        ]
    );
    let points = Message::new("board-points");
    assert_eq!(said(&points, "points", Lang::En), ["(0 points)", "(1 point)", "(2 points)"]);
    assert_eq!(said(&points, "points", Lang::De), ["(0 Punkte)", "(1 Punkt)", "(2 Punkte)"]);
    // In French nothing is singular.
    assert_eq!(said(&points, "points", Lang::Fr), ["(0 point)", "(1 point)", "(2 points)"]);
}

#[test]
fn no_isolation_marks_get_into_a_sentence() {
    for lang in Lang::ALL {
        let said = recalled(lang, 2);
        assert!(!said.contains(['\u{2068}', '\u{2069}']), "{said:?}");
        assert!(said.contains("Mara") && said.contains("Paris 1"), "{said}");
    }
}
