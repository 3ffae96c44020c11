//! The house edition: the built-in blob is the file, the file keeps what the rules say of it, cards fit their texts.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;

use game::{Lang, Message, Seat, Words};
use spynet::edition::{EditionFile, OperationEntry};
use spynet::ids::Branch;
use spynet::{CardWords, SpyNet};
use text::Texts;

const TOML: &str = include_str!("../../content/house.toml");
const RULES: &str = include_str!("../../rules/en.md");
const CARDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/cards-spynet.md");

fn file() -> EditionFile {
    game::edition::from_toml::<EditionFile>(TOML).unwrap()
}

#[test]
fn the_house_editions_are_blessed() {
    trials::editions::are_blessed::<SpyNet>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn every_released_edition_can_be_played() {
    trials::editions::all_can_be_played::<SpyNet>();
}

/// The numbers that the rules name are those of the house edition.
#[test]
fn sn_1_2_the_rules_count_the_cards_of_the_house_edition() {
    let file = file();
    let [agents, operations, funding] =
        [file.agents.len(), file.operations.len(), file.funding.len()];
    let masters = file.agents.iter().filter(|agent| agent.branches.len() == 4).count();
    let numbers = [agents + operations + funding, agents, operations, funding];
    let clause = RULES.split("**SN-1.2**").nth(1).unwrap().split("**SN-1.3**").next().unwrap();
    let said: Vec<usize> = clause
        .split(|c: char| !c.is_ascii_digit())
        .filter_map(|number| number.parse().ok())
        .collect();
    let each = (agents - masters) / Branch::ALL.len();
    let expected: Vec<usize> =
        numbers.into_iter().chain([each, masters, file.situations.len()]).collect();
    assert_eq!(said, expected, "{clause}");
    for branch in Branch::ALL {
        let own = file.agents.iter().filter(|agent| agent.branches == [branch]);
        assert_eq!(own.count(), each, "{branch:?}");
    }
}

#[test]
fn all_branches_are_equally_strong() {
    let file = file();
    let strengths = |branch| {
        let own = file.agents.iter().filter(move |agent| agent.branches == [branch]);
        let mut own: Vec<_> = own.map(|agent| (agent.ability.is_some(), agent.strength)).collect();
        own.sort_unstable();
        own
    };
    let first = strengths(Branch::Enforcement);
    assert!(Branch::ALL.into_iter().all(|branch| strengths(branch) == first));
    let special = file.agents.iter().filter_map(|agent| agent.ability);
    let abilities: Vec<String> = special.map(|it| format!("{it:?}")).collect();
    let kinds: BTreeSet<&String> = abilities.iter().collect();
    assert!(kinds.len() + 1 >= abilities.len(), "nearly every special agent is one of a kind");
}

#[test]
fn operations_with_a_condition_are_worth_a_star_more() {
    let file = file();
    let of = |count: usize| file.operations.iter().filter(move |it| it.branches.len() == count);
    let pairs: BTreeSet<_> = of(2).map(|it| it.branches.clone()).collect();
    assert_eq!(pairs.len(), 6, "at least one for each pair");
    let with = |it: &&OperationEntry| it.condition.is_some();
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
    let file = file();
    let mut first = 0;
    let kinds = [
        (file.agents.len(), "Agents"),
        (file.operations.len(), "Operations"),
        (file.funding.len(), "Funding"),
        (file.situations.len(), "Situations"),
    ];
    let heads = kinds.map(|(count, head)| {
        first += count;
        (first - count, head)
    });
    let [en, de, fr] = Lang::ALL.map(|lang| (texts(lang), all_words(&game, lang)));
    for (index, (id, ..)) in en.1.iter().enumerate() {
        for (_, head) in heads.iter().filter(|(first, _)| *first == index) {
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
