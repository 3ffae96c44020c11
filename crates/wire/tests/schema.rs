//! The description of the types: complete, the same every time, and another one when a type changes.
#![allow(clippy::unwrap_used)]

use catalog::{Entry, Playable, Visitor, ids, with_game};
use conformance::hidden_hand::HiddenHand;
use conformance::sealed_choice::SealedChoice;
use wire::schema;

struct Text;
impl Visitor for Text {
    type Out = String;
    fn visit<G: Playable>(self, _: Entry<G>) -> String {
        schema::text::<G>().unwrap()
    }
}

#[test]
fn every_game_is_described_and_no_two_alike() {
    let texts = ids().iter().map(|id| with_game(id, Text).unwrap());
    let mut hashes: Vec<String> = texts.map(|text| schema::hash(&text)).collect();
    // The frames are the same for all games; another game is another type in them.
    hashes.push(schema::hash(&schema::text::<HiddenHand>().unwrap()));
    hashes.push(schema::hash(&schema::text::<SealedChoice>().unwrap()));
    let count = hashes.len();
    hashes.sort();
    hashes.dedup();
    assert_eq!(hashes.len(), count);
    assert!(hashes.iter().all(|hash| hash.len() == 16));
}

#[test]
fn the_same_types_have_the_same_hash() {
    let text = schema::text::<HiddenHand>().unwrap();
    assert_eq!(text, schema::text::<HiddenHand>().unwrap());
    // Variants deep inside are there too, not only those that came up first.
    let sealed = schema::text::<SealedChoice>().unwrap();
    for deep in ["goodbye", "greedy", "Withdraw", "Abandoned", "disk_full", "moved_on"] {
        assert!(sealed.contains(deep), "{deep} is not described in {sealed}");
    }
}

/// Compares a file with what it should be, or writes it under `BLESS=1`.
fn blessed(path: &str, text: &str) {
    let path = format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let there = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(there == text, "{path} is not what the types say: BLESS=1 writes it anew");
}

#[test]
fn the_hashes_for_pages_are_blessed() {
    let lines =
        ids().iter().map(|id| format!("{id} {}\n", schema::hash(&with_game(id, Text).unwrap())));
    let text: String = lines.collect();
    blessed("crates/catalog/wire-hashes.txt", &text);
    if std::env::var_os("BLESS").is_none() {
        for id in ids() {
            let hash = catalog::wire_hash(id).unwrap();
            assert_eq!(hash, schema::hash(&with_game(id, Text).unwrap()));
        }
    }
    assert_eq!(catalog::wire_hash("chess"), None);
}

struct Describe;
impl Visitor for Describe {
    type Out = std::collections::BTreeMap<String, schema::Shape>;
    fn visit<G: Playable>(self, _: Entry<G>) -> Self::Out {
        schema::describe::<G>().unwrap()
    }
}

#[test]
fn the_page_about_the_protocol_is_blessed() {
    let all: Vec<_> = ids().iter().map(|id| (id, with_game(id, Describe).unwrap())).collect();
    let (_, first) = all.first().unwrap();
    let common = |name: &str| all.iter().all(|(_, types)| types.get(name) == first.get(name));
    let mut text = include_str!("protocol-head.md").to_owned();
    let codes = wire::Close::ALL.map(|why| format!("| {} | {} |\n", why.code(), why.reason()));
    text += &format!("| code | reason |\n|---|---|\n{}", codes.concat());
    let section = |types: &mut dyn Iterator<Item = (&String, &schema::Shape)>| {
        let types: String = types.map(|(name, shape)| schema::written(name, shape)).collect();
        format!("\n```text\n{types}```\n")
    };
    text += "\n## Types of every game\n";
    text += &section(&mut first.iter().filter(|(name, _)| common(name)));
    for (id, types) in &all {
        text += &format!("\n## Types of {id}\n");
        text += &section(&mut types.iter().filter(|(name, _)| !common(name)));
    }
    blessed("docs/protocol.md", &text);
}
