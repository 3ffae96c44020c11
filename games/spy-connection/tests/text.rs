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

fn recalled(lang: Lang, agents: u8) -> String {
    let texts = Texts::new(lang, &[SpyConnection::text(lang)]).unwrap();
    let message = Message::new("log-recalled")
        .with("seat", Seat(0))
        .with("space", "Paris 1")
        .with("agents", agents);
    texts.try_say(&message, &|_| "Mara".to_owned()).unwrap()
}

#[test]
fn plurals_are_right_for_0_1_and_2() {
    let said = |lang| [0, 1, 2].map(|agents| recalled(lang, agents));
    let count = |lang, one: &str, many: &str| {
        let [zero, single, two] = said(lang);
        let zero_form = if lang == Lang::Fr { one } else { many };
        assert!(zero.contains(&format!("0 {zero_form}")), "{zero}");
        assert!(!zero.contains(&format!("0 {zero_form}s")) || zero_form.ends_with('s'), "{zero}");
        assert!(single.contains(&format!("1 {one}")), "{single}");
        assert!(!single.contains(&format!("1 {one}s")), "{single}");
        assert!(two.contains(&format!("2 {many}")), "{two}");
    };
    count(Lang::En, "agent", "agents");
    count(Lang::De, "Agent", "Agenten");
    count(Lang::Fr, "agent", "agents");
}

#[test]
fn no_isolation_marks_get_into_a_sentence() {
    for lang in Lang::ALL {
        let said = recalled(lang, 2);
        assert!(!said.contains(['\u{2068}', '\u{2069}']), "{said:?}");
        assert!(said.contains("Mara") && said.contains("Paris 1"), "{said}");
    }
}
