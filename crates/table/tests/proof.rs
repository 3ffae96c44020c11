//! The proof of an online game: it holds, and any changed byte is caught.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use conformance::hidden_hand::{HiddenHand, Options};
use game::{Choices as _, RuleOfThumb as _, Seat, Viewer};
use table::{Chair, Proof, Secret, Table};

fn played() -> String {
    let secret = Secret([7; 32]);
    let entropy = [Some([1; 32]), None];
    let seed = secret.seed("table", &entropy);
    let chairs = vec![Chair::person("A"), Chair::person("B")];
    let options = HiddenHand::default_options(2);
    let mut table = Table::new(HiddenHand::house(), options, seed, chairs).unwrap();
    let mut bots = [0, 1].map(|n| bots::BotKind::Thumb.sit::<HiddenHand>(seed, Seat(n)));
    for _ in 0..HiddenHand::BOUND {
        let update = table.update(Viewer::Spectator, 0);
        let Some(&seat) = update.asked.first() else { break };
        let view = table.update(Viewer::Seat(seat), 0).view;
        let mut legal = game::ActionList::new();
        game::Game::legal(table.game(), table.state(), seat, &mut legal);
        let action = bots[seat.index()].choose(table.game(), &view, seat, &legal).unwrap();
        let change = table.submit(seat, table.ask(seat), &[action]).unwrap();
        table.commit(change).unwrap();
    }
    Proof::new("table", &secret, &entropy, table.record().unwrap()).to_json().unwrap()
}

fn holds(json: &str) -> bool {
    Proof::<Options>::read(json).is_ok_and(|proof| proof.verify(&HiddenHand::house()).is_ok())
}

#[test]
fn a_proof_holds_and_any_changed_byte_is_caught() {
    let json = played();
    assert!(holds(&json));
    let bytes = json.as_bytes();
    for place in 0..bytes.len() {
        for other in [bytes[place] ^ 1, b'0', b' ', b'a'] {
            if other == bytes[place] {
                continue;
            }
            let mut changed = bytes.to_vec();
            changed[place] = other;
            let caught = String::from_utf8(changed).map_or(true, |text| !holds(&text));
            assert!(caught, "byte {place} as {}", char::from(other));
        }
        let mut shorter = bytes.to_vec();
        shorter.remove(place);
        assert!(String::from_utf8(shorter).map_or(true, |text| !holds(&text)), "without {place}");
    }
}

#[test]
fn every_part_of_the_chance_changes_the_seed() {
    let secret = Secret([7; 32]);
    let usual = secret.seed("table", &[Some([1; 32]), None]);
    assert_ne!(usual, Secret([8; 32]).seed("table", &[Some([1; 32]), None]));
    assert_ne!(usual, secret.seed("tablf", &[Some([1; 32]), None]));
    assert_ne!(usual, secret.seed("table", &[Some([2; 32]), None]));
    assert_ne!(usual, secret.seed("table", &[None, Some([1; 32])]));
    assert_ne!(usual, secret.seed("table", &[Some([1; 32]), Some([1; 32])]));
    assert_ne!(secret.commitment(), Secret([8; 32]).commitment());
}
