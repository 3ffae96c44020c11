//! The house edition: the built-in blob is the file, the file keeps what the rules say of it, cards fit their texts.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;

use game::{Lang, Message, Seat, Words};
use spynet::edition::{EditionFile, OperationEntry};
use spynet::ids::Branch;
use spynet::{CardWords, Edition, SpyNet};
use text::Texts;

const TOML: &str = include_str!("../../content/house.toml");
const BLOB: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/content/house.postcard");
const CARDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/cards-spynet.md");

fn file() -> EditionFile {
    EditionFile::from_toml(TOML).unwrap()
}

#[test]
fn the_built_in_edition_is_blessed() {
    let blob = file().to_blob().unwrap();
    if std::env::var_os("BLESS").is_some() {
        fs::write(BLOB, &blob).unwrap();
    }
    let built_in = fs::read(BLOB).unwrap();
    assert!(
        blob == built_in,
        "content/house.toml has changed: run `cargo xtask bless` and build again"
    );
    let from_toml = Edition::from_toml("house.toml", TOML).unwrap();
    assert_eq!(from_toml.hash(), Edition::from_blob(&built_in).unwrap().hash());
}

#[test]
fn sn_1_2_the_deck_has_76_cards_and_8_situations_lie_apart() {
    let file = file();
    assert_eq!((file.agents.len(), file.operations.len(), file.funding.len()), (34, 32, 10));
    assert_eq!(file.situations.len(), 8);
    let masters = file.agents.iter().filter(|agent| agent.branches.len() == 4);
    assert_eq!(masters.count(), 2);
}

#[test]
fn agents_have_the_strengths_of_the_balance_sheet() {
    let file = file();
    for branch in Branch::ALL {
        let own: Vec<_> = file.agents.iter().filter(|a| a.branches == [branch]).collect();
        let strengths = |special| {
            let some = own.iter().filter(|agent| agent.ability.is_some() == special);
            some.map(|agent| agent.strength).collect::<Vec<_>>()
        };
        assert_eq!(strengths(false), [4, 3, 3, 2, 2], "{branch:?}");
        assert_eq!(strengths(true), [2, 1, 1], "{branch:?}");
    }
    let abilities: BTreeSet<String> =
        file.agents.iter().filter_map(|a| a.ability).map(|it| format!("{it:?}")).collect();
    assert_eq!(abilities.len(), 13, "every special agent is one of a kind");
}

#[test]
fn operations_with_a_condition_are_worth_a_star_more() {
    let file = file();
    let of = |count: usize| file.operations.iter().filter(move |it| it.branches.len() == count);
    assert_eq!((of(1).count(), of(2).count(), of(4).count()), (24, 6, 2));
    let pairs: BTreeSet<_> = of(2).map(|it| it.branches.clone()).collect();
    assert_eq!(pairs.len(), 6, "one for each pair");
    let with = |it: &&OperationEntry| it.condition.is_some();
    assert_eq!(file.operations.iter().filter(with).count(), 12);
    let mean = |some: Vec<&OperationEntry>| {
        let sum: f64 = some.iter().map(|it| f64::from(it.stars)).sum();
        sum / some.len() as f64
    };
    for count in [1, 2] {
        let (hard, easy): (Vec<_>, Vec<_>) = of(count).partition(with);
        assert!((mean(hard) - mean(easy) - 1.0).abs() < 0.01, "{count} branches");
    }
    let kind = |it: &OperationEntry| Some(format!("{:?}", it.condition?));
    let kinds: BTreeSet<String> = file.operations.iter().filter_map(kind).collect();
    assert!(kinds.len() >= 8, "{kinds:?}");
}

#[test]
fn funding_is_six_three_one() {
    let mut values: Vec<u8> = file().funding.iter().map(|funding| funding.value).collect();
    values.sort_unstable();
    assert_eq!(values, [1, 1, 1, 1, 1, 1, 2, 2, 2, 3]);
}

fn texts(lang: Lang) -> Texts {
    Texts::new(lang, &[SpyNet::text(lang)]).unwrap()
}

fn say(texts: &Texts, message: &Message) -> String {
    texts.try_say(message, &|seat: Seat| seat.to_string()).unwrap()
}

/// Every card and situation with its name and texts.
fn all_words(game: &SpyNet, lang: Lang) -> Vec<(String, String, CardWords)> {
    use game::Game as _;
    let edition = game.edition();
    let cards = edition.cards().map(|card| {
        let data = edition.card(card).unwrap();
        let words = game.card_words(card, lang).unwrap();
        (data.id.clone(), data.name.get(lang).to_owned(), words)
    });
    let situations = (0..).zip(edition.situations()).map(|(index, data)| {
        let words = game.situation_words(index, lang).unwrap();
        (data.id.clone(), data.name.get(lang).to_owned(), words)
    });
    cards.chain(situations).collect()
}

#[test]
fn every_card_has_a_short_text_that_fits_and_a_full_one() {
    let game = SpyNet::house().unwrap();
    for lang in Lang::ALL {
        let texts = texts(lang);
        for (id, _, words) in all_words(&game, lang) {
            let short = say(&texts, &words.short);
            let letters = short.chars().count();
            assert!((1..=45).contains(&letters), "{lang} {id}: {letters} letters: {short}");
            for sentence in &words.full {
                let said = say(&texts, sentence);
                assert!(said.ends_with('.') && !said.contains("  "), "{lang} {id}: {said}");
            }
        }
    }
}

#[test]
fn the_table_of_cards_is_blessed() {
    let game = SpyNet::house().unwrap();
    let mut out = String::from(
        "# The cards of SpyNet, house edition\n\nMade from `games/spynet/content/house.toml` by a test; do not edit it by hand.\n",
    );
    let [en, de, fr] = Lang::ALL.map(|lang| (texts(lang), all_words(&game, lang)));
    for (index, (id, ..)) in en.1.iter().enumerate() {
        let head = match index {
            0 => "Agents",
            34 => "Operations",
            66 => "Funding",
            76 => "Situations",
            _ => "",
        };
        if !head.is_empty() {
            write!(out, "\n## {head}\n").unwrap();
        }
        write!(out, "\n### `{id}`\n\n").unwrap();
        for (lang, (texts, words)) in ["en", "de", "fr"].iter().zip([&en, &de, &fr]) {
            let (_, name, words) = &words[index];
            let full: Vec<_> = words.full.iter().map(|message| say(texts, message)).collect();
            let short = say(texts, &words.short);
            writeln!(out, "- {lang}: **{name}** ({short}) {}", full.join(" ")).unwrap();
        }
    }
    if std::env::var_os("BLESS").is_some() {
        fs::write(CARDS, &out).unwrap();
    }
    let there = fs::read_to_string(CARDS).unwrap_or_default();
    assert!(there == out, "docs/cards-spynet.md is old: run `cargo xtask bless` and read the diff");
}
