//! Worlds for bots: every arrangement of unseen cards that fits what was seen comes up equally often.
//!
//! Held against full enumeration: in a tiny edition all orders of the hidden cards are written down as
//! positions, those that look the same to the viewer are kept, and each must be drawn as often as the others.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing)]

mod story;

use std::collections::BTreeSet;

use bots::{BotKind, Fast};
use game::{Choices, Deal, Determinize, Digest, Game, Notation, Seat, Seed, Viewer};
use spynet::{SpyNet, State};
use story::{Story, key, orders};

fn tiny() -> SpyNet {
    let edition = SpyNet::read_edition(
        "agent ann enforcement 2\nagent bob technology 2\n\
         operation one technology 1\noperation two technology 2\noperation both enforcement+technology 1\n\
         operation three enforcement 2\nfunding coin 1\nfunding note 2\n",
    )
    .unwrap();
    SpyNet::new(edition, 1).unwrap()
}

/// Every position that looks like this one to the viewer, by the digest of where the cards are.
fn alike(game: &SpyNet, state: &State, viewer: Viewer, hidden: &[&str]) -> Vec<String> {
    let text = game.write_position(state);
    let view = game.view(state, viewer);
    let mut found = BTreeSet::new();
    for order in orders(hidden) {
        let rename = |word: &str| {
            let place = hidden.iter().position(|card| *card == word);
            place.map_or_else(|| word.to_owned(), |place| order[place].clone())
        };
        let lines = text.lines().map(|line| {
            // Guesses and counts are about cards, not about places.
            if line.contains(" guesses ") || line.contains(" counts ") {
                return line.to_owned();
            }
            line.split(' ').map(rename).collect::<Vec<_>>().join(" ")
        });
        let other = game.read_position(&lines.collect::<Vec<_>>().join("\n"));
        if let Ok(other) = other
            && game.view(&other, viewer) == view
        {
            found.insert(key(game, &other));
        }
    }
    found.into_iter().collect()
}

/// A position written down, and all that look the same.
#[track_caller]
fn is_uniform(position: &str, viewer: Viewer, hidden: &[&str]) {
    let game = tiny();
    let state = game.read_position(position).unwrap();
    let worlds = alike(&game, &state, viewer, hidden);
    assert!(worlds.len() > 3, "{} worlds show nothing", worlds.len());
    story::is_uniform(&game, &state, viewer, &worlds);
}

const ALL: [&str; 6] = ["one", "two", "both", "three", "coin", "note"];

#[test]
fn hands_piles_and_deck_are_dealt_fairly() {
    is_uniform(
        "players 2\nturn A\ndeck one two\npile 1 both\nB hand three coin note\nA hand ann bob",
        Viewer::Seat(Seat(0)),
        &ALL,
    );
}

#[test]
fn face_down_operations_are_dealt_fairly() {
    // Two branches, and an operation that belongs to both.
    is_uniform(
        "players 2\nturn A\ndeck two coin\nA hand ann\nB agents technology bob\n\
         B operations technology one\nB operations enforcement both\nB hand three note",
        Viewer::Seat(Seat(0)),
        &ALL,
    );
    is_uniform(
        "players 2\nturn A\ndeck two coin\nA hand ann\nB agents technology bob\n\
         B operations technology one both\nB hand three note",
        Viewer::Spectator,
        &["ann", "one", "two", "both", "three", "coin", "note"],
    );
}

#[test]
fn what_was_guessed_is_kept_and_dealt_fairly() {
    is_uniform(
        "players 2\nturn A\ndeck coin both\npile 1 two\nA hand ann\nB agents technology bob\n\
         B operations technology one\nB hand three note\nA guesses one B B.operations\nA guesses two B pile1",
        Viewer::Seat(Seat(0)),
        &ALL,
    );
}

/// Of two that may be face-down only one is: all others have fewer or more ways accordingly.
#[test]
fn what_is_known_of_two_together_is_dealt_fairly() {
    let position = "players 2\nturn A\ndeck coin both\nA hand ann\nB agents technology bob\n\
         B operations technology one\nB hand two note three\nA guesses one B B.operations\n\
         A guesses two B B.operations";
    is_uniform(position, A, &ALL);
    for limit in ["1 one two in B.operations", "1 one two in B"] {
        is_uniform(&format!("{position}\nA counts {limit}"), A, &ALL);
    }
}

/// There are fewer cards that may lie anywhere than operations: a guessed card must be one.
#[test]
fn where_a_guessed_card_must_be_an_operation_it_is() {
    is_uniform(
        "players 2\nturn A\nA hand ann coin note\nB agents technology bob\nB hand both\n\
         B operations technology one two\nB operations enforcement three\n\
         A guesses one B B.operations\nA guesses two B B.operations",
        A,
        &["one", "two", "both", "three"],
    );
}

#[test]
fn what_was_guessed_of_four_is_dealt_fairly() {
    is_uniform(
        "players 4\nturn A\ndeck coin two\nA hand ann\nB hand three one\nC hand both\nD hand note\n\
         A agents technology bob\nA guesses one B D\nA guesses both B C\nA knows note",
        Viewer::Seat(Seat(0)),
        &["one", "two", "both", "three", "coin"],
    );
}

const A: Viewer = Viewer::Seat(Seat(0));

/// One pile, so that recruiting takes one card from the deck.
fn lane(cards: &str) -> SpyNet {
    let edition = SpyNet::read_edition(&format!("{cards}\nsituation lane piles 1\n")).unwrap();
    SpyNet::new(edition, 1).unwrap()
}

const EIGHT: &str = "agent ann enforcement 2\nagent bob technology 2\n\
     operation one technology 1\noperation two technology 2\noperation both enforcement+technology 1\n\
     operation three enforcement 2\nfunding coin 1\nfunding note 2";

/// SN-2.2: everybody has just one of the cards passed on, whatever comes to the hands later.
#[test]
fn of_the_cards_passed_on_everybody_has_one() {
    let game = lane(EIGHT);
    Story::begin(
        &game,
        A,
        "players 4\nsituation lane\nstart B\ndraft A\npacket ann bob one two\npile 1 three\ndeck both coin note",
        &["three", "both", "coin", "note"],
    )
    .play("A keep ann; D keep bob")
    .is_dealt_fairly()
    .play("C keep one")
    .is_dealt_fairly()
    // Hands grow, and still only one of those passed on is in each.
    .play("B recruit; B take; C recruit; C take")
    .expect("A counts 1 bob one two in B")
    .is_dealt_fairly()
    .play("D recruit; D take; A end")
    .is_dealt_fairly()
    // B hands on, perhaps its own of the three: B and D have two of them between them, C has one.
    .play("B give two; B end")
    .expect("A counts 2 bob one two in B D")
    .is_dealt_fairly()
    // What C runs is any card of its two that can be run; who has one has no other.
    .play("C end; D play bob technology")
    .is_dealt_fairly()
    .play("D run two technology")
    .is_dealt_fairly();
}

/// SN-4.1: of the cards known in a hand just one was handed on.
#[test]
fn of_the_cards_known_in_a_hand_one_was_handed_on() {
    let game = lane(EIGHT);
    let hidden = ["two", "three", "both", "coin", "note"];
    Story::begin(
        &game,
        A,
        "players 4\nsituation lane\nturn B\npile 1 three\ndeck both coin note\nA hand ann\n\
         B hand bob one two\nA knows bob one",
        &hidden,
    )
    .play("B give bob")
    .expect("A guesses bob B D")
    .expect("A counts 1 bob one in D")
    .is_dealt_fairly()
    // Hands grow on both sides.
    .play("B end; C end; D recruit; D take; A end; B recruit; B take; C end")
    .is_dealt_fairly()
    // Something goes back, perhaps the same card.
    .play("D give three; D end; A end")
    .is_dealt_fairly()
    // One of them is found: it had stayed, or come back.
    .play("B end; C end; D play bob technology; D end")
    .expect("A sees hand B one")
    .is_dealt_fairly();
}

/// The same where both cards of the hand are known: one went, one stayed, and each tells of the other.
#[test]
fn of_two_cards_one_went_and_one_stayed() {
    let game = lane(EIGHT);
    let position = "players 4\nsituation lane\nturn B\npile 1 three\ndeck both coin note\nA hand ann\n\
         B hand bob one\nD hand two\nA knows bob one";
    let hidden = ["two", "three", "both", "coin", "note"];
    Story::begin(&game, A, position, &hidden)
        .play("B give one; B end; C end; D recruit; D take; A end; B recruit; B take")
        .expect("A counts 1 bob one in B")
        .is_dealt_fairly()
        .play("C end; D end; A end; B play bob technology; B end")
        .expect("A sees hand D one")
        .is_dealt_fairly();
    Story::begin(&game, A, position, &hidden)
        .play("B give bob; B end; C end; D play bob technology; D end")
        .expect("A sees hand B one")
        .is_dealt_fairly();
}

/// SN-3.1: a pile that was looked at is taken by another, who runs one of its operations beside an older one.
#[test]
fn of_a_pile_that_was_taken_one_was_run() {
    let game = lane(&format!("{EIGHT}\nfunding gem 3\nfunding gold 3"));
    Story::begin(
        &game,
        A,
        "players 2\nsituation lane\nturn A\npile 1 one two\ndeck coin note three gem gold\n\
         A hand ann\nB agents technology bob\nB operations technology both\nA knows gem gold",
        &["one", "two", "both", "coin", "note", "three"],
    )
    .play("A recruit; A leave; B recruit; B take")
    .expect("A sees hand B one two")
    .is_dealt_fairly()
    .play("A end; B run one technology; B end")
    .expect("A guesses one B B.operations")
    .expect("A counts 1 one two in B.operations")
    .is_dealt_fairly()
    .play("A end; B run two technology; B end")
    .expect("A counts -")
    .is_dealt_fairly();
}

/// A hand that is looked at and lacks the card: it is elsewhere, and so is what was counted with it.
#[test]
fn what_is_not_where_one_looks_is_elsewhere() {
    let game = lane(
        "agent ann enforcement 2\nagent spy infiltration 1 exchange-with-hand another\n\
         operation one technology 1\noperation two technology 2\noperation three enforcement 2\n\
         funding coin 1\nfunding note 2\nfunding gem 3",
    );
    Story::begin(
        &game,
        A,
        "players 4\nsituation lane\nturn B\npile 1 three\ndeck coin gem\nA hand ann spy\n\
         B hand one two note\nD hand -\nA knows one two"
            .replace("D hand -\n", "")
            .as_str(),
        &["three", "coin", "note", "gem"],
    )
    .play("B give note; B end; C end; D recruit; D take")
    .expect("A guesses one B D")
    .is_dealt_fairly()
    .play("A play spy infiltration; A use D; A use three; A use ann; A end")
    .expect("A sees hand B one two")
    .expect("A guesses one -")
    .is_dealt_fairly();
}

/// A pile is exchanged with, then taken: what was in it is with whoever took it, or where the exchange took it.
#[test]
fn of_a_pile_that_was_exchanged_with_and_taken() {
    let game = lane(
        "agent ann enforcement 2\nagent run infiltration 1 exchange-with-pile\n\
         operation one technology 1\noperation two technology 2\noperation three enforcement 2\n\
         funding coin 1\nfunding note 2\nfunding gem 3",
    );
    Story::begin(
        &game,
        A,
        "players 3\nsituation lane\nturn B\npile 1 one two\ndeck note gem three\nA hand ann\n\
         B hand run coin\nA knows one two",
        &["three", "coin", "note", "gem", "run"],
    )
    .play("B play run infiltration; B use pile1; B use one; B use coin; B end")
    .expect("A guesses one B pile1")
    .is_dealt_fairly()
    .play("C recruit; C take")
    .expect("A guesses one B C")
    .is_dealt_fairly()
    .play("A end; B recruit; B take; C end")
    .expect("A counts 1 one two in B")
    .is_dealt_fairly();
}

/// Whatever was seen, a re-dealt world shows the same.
#[test]
fn a_re_deal_looks_the_same() {
    let game = SpyNet::house().unwrap();
    for index in 0..20 {
        let seed = Seed::from_text("re-deal").child(index);
        let options = SpyNet::default_options(4);
        let mut bots: Vec<_> = Seat::first(4).map(|seat| BotKind::Thumb.sit(seed, seat)).collect();
        let cut = 10 * index as u32;
        let played = bots::play_out(&game, &options, seed, &mut bots, cut).unwrap();
        let view = game.view(&played.state, Viewer::Seat(Seat(0)));
        let mut chance = Fast::new(seed);
        for _ in 0..50 {
            let world = game.determinize(&view, Viewer::Seat(Seat(0)), &mut chance).unwrap();
            assert_eq!(game.view(&world, Viewer::Seat(Seat(0))), view);
        }
    }
}

/// The same view and the same source of chance, the same world.
#[test]
fn a_re_deal_depends_on_view_and_chance_alone() {
    let game = SpyNet::house().unwrap();
    let deal = Deal::new(Seed::from_text("again"));
    let state = game.setup(&SpyNet::default_options(3), &deal).unwrap();
    let view = game.view(&state, Viewer::Spectator);
    let world = |number| {
        let mut chance = Fast::from_number(number);
        Digest::of(&game, &game.determinize(&view, Viewer::Spectator, &mut chance).unwrap())
    };
    assert_eq!(world(1), world(1));
    assert_ne!(world(1), world(2));
}
