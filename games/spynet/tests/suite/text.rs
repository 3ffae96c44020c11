//! Everything the game says exists in three languages, with the same facts, and counts correctly.
#![allow(clippy::unwrap_used)]

use game::{Lang, Message, Seat, Words};
use spynet::SpyNet;
use text::Texts;

#[test]
fn no_key_is_missing_or_unused_in_any_language() {
    let sources = Lang::ALL.map(|lang| (lang, [SpyNet::text(lang)]));
    let files: Vec<_> = sources.iter().map(|(lang, source)| (*lang, source.as_slice())).collect();
    let problems = text::audit(&files, &SpyNet::keys());
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

fn say(lang: Lang, message: &Message) -> String {
    let texts = Texts::new(lang, &[SpyNet::text(lang)]).unwrap();
    texts.try_say(message, &|_| "Mara".to_owned()).unwrap()
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
            "Round 3, 1 card in the deck",
            "Round 3, 2 cards in the deck"
        ]
    );
    assert_eq!(
        said(&deck, "deck", Lang::De),
        ["Runde 3, das Deck ist leer", "Runde 3, 1 Karte im Deck", "Runde 3, 2 Karten im Deck"]
    );
    assert_eq!(
        said(&deck, "deck", Lang::Fr),
        [
            "Tour 3, la pioche est vide",
            "Tour 3, 1 carte dans la pioche",
            "Tour 3, 2 cartes dans la pioche"
        ]
    );
    // Nought is singular in French.
    let hand = Message::new("board-seat").with("seat", Seat(0));
    assert_eq!(said(&hand, "hand", Lang::Fr), ["Mara, 0 carte", "Mara, 1 carte", "Mara, 2 cartes"]);
    assert_eq!(
        said(&hand, "hand", Lang::De),
        ["Mara, 0 Karten", "Mara, 1 Karte", "Mara, 2 Karten"]
    );
}

#[test]
fn no_isolation_marks_get_into_a_sentence() {
    for lang in Lang::ALL {
        let message = Message::new("log-gave").with("seat", Seat(0)).with("to", Seat(2));
        let said = say(lang, &message);
        assert!(!said.contains(['\u{2068}', '\u{2069}']), "{said:?}");
        assert_eq!(said.matches("Mara").count(), 2, "{said}");
    }
}
