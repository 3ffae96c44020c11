//! Worlds for bots: every arrangement of unseen cards that fits what was seen comes up equally often.
//!
//! Held against full enumeration: in a tiny edition all orders of the hidden cards are written down as
//! positions, those that look the same to the viewer are kept, and each must be drawn as often as the others.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing)]

use std::collections::BTreeMap;

use bots::{BotKind, Fast};
use game::{Choices, Deal, Determinize, Digest, Game, Notation, Seat, Seed, Viewer};
use spynet::{SpyNet, State};

fn tiny() -> SpyNet {
    let edition = SpyNet::read_edition(
        "agent ann enforcement 2\nagent bob technology 2\n\
         operation one technology 1\noperation two technology 2\noperation both enforcement+technology 1\n\
         operation three enforcement 2\nfunding coin 1\nfunding note 2\n",
    )
    .unwrap();
    SpyNet::new(edition, 1).unwrap()
}

/// All orders of a list.
fn orders(list: &[&str]) -> Vec<Vec<String>> {
    if list.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, first) in list.iter().enumerate() {
        let mut rest = list.to_vec();
        rest.remove(index);
        for mut order in orders(&rest) {
            order.insert(0, (*first).to_owned());
            all.push(order);
        }
    }
    all
}

/// Every position that looks like this one to the viewer, by the digest of where the cards are.
fn alike(game: &SpyNet, state: &State, viewer: Viewer, hidden: &[&str]) -> BTreeMap<String, u64> {
    let text = game.write_position(state);
    let view = game.view(state, viewer);
    let mut found = BTreeMap::new();
    for order in orders(hidden) {
        let rename = |word: &str| {
            let place = hidden.iter().position(|card| *card == word);
            place.map_or_else(|| word.to_owned(), |place| order[place].clone())
        };
        let lines = text.lines().map(|line| {
            // Guesses are about cards, not about places.
            if line.contains(" guesses ") {
                return line.to_owned();
            }
            line.split(' ').map(rename).collect::<Vec<_>>().join(" ")
        });
        let other = game.read_position(&lines.collect::<Vec<_>>().join("\n"));
        if let Ok(other) = other
            && game.view(&other, viewer) == view
        {
            found.insert(key(game, &other), 0);
        }
    }
    found
}

/// Where the cards are, without what anybody knows of it.
fn key(game: &SpyNet, state: &State) -> String {
    let text = game.write_position(state);
    let facts = text.lines().filter(|line| !line.contains("knows") && !line.contains("guesses"));
    facts.collect::<Vec<_>>().join("\n")
}

/// Chi-square against equally likely worlds; the limit is that of one chance in ten thousand, about.
#[track_caller]
fn is_uniform(position: &str, viewer: Viewer, hidden: &[&str]) {
    let game = tiny();
    let state = game.read_position(position).unwrap();
    let mut counts = alike(&game, &state, viewer, hidden);
    let worlds = counts.len() as u64;
    assert!(worlds > 3, "{worlds} worlds show nothing");
    let view = game.view(&state, viewer);
    let mut chance = Fast::from_number(7);
    let rounds = 400 * worlds;
    for _ in 0..rounds {
        let world = game.determinize(&view, viewer, &mut chance).unwrap();
        *counts.get_mut(&key(&game, &world)).expect("a world that does not fit") += 1;
    }
    let expected = rounds as f64 / worlds as f64;
    let square: f64 = counts.values().map(|&n| (n as f64 - expected).powi(2) / expected).sum();
    let freedom = (worlds - 1) as f64;
    let limit = freedom + 4.0 * (2.0 * freedom).sqrt() + 8.0;
    assert!(square < limit, "chi-square {square:.1} over {limit:.1} for {worlds} worlds");
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
         B operations technology one\nB hand three note\nA guesses one B\nA guesses two B pile1",
        Viewer::Seat(Seat(0)),
        &ALL,
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
