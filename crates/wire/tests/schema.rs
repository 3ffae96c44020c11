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
        schema::text::<G>().unwrap_or_else(|error| panic!("{}: {error}", G::ID))
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
