//! Positions word for word: what seats remember is in no digest, so that the text has to show it.
#![allow(clippy::unwrap_used)]

use bots::{BotKind, drive};
use game::{Choices, Deal, Game, Notation, Seat, Seed};
use spynet::SpyNet;

/// What is read is written as it was, and what seats know of hidden cards is true: the reader refuses it otherwise.
#[test]
fn a_position_is_read_back_word_for_word() {
    let game = SpyNet::house().unwrap();
    let (mut guesses, mut counts) = (0, 0);
    for (index, options) in (0..).zip(SpyNet::SEATS.flat_map(SpyNet::all_options)) {
        let seed = Seed::from_text("word for word").child(index);
        let mut state = game.setup(&options, &Deal::new(seed)).unwrap();
        let kind = if index % 2 == 0 { BotKind::Random } else { BotKind::Thumb };
        let mut bots: Vec<_> =
            Seat::first(options.seats).map(|seat| kind.sit(seed, seat)).collect();
        while drive(&game, &mut state, &mut bots, 1, |_| {}).unwrap().is_none() {
            let text = game.write_position(&state);
            let back = game.read_position(&text).unwrap();
            assert_eq!(game.write_position(&back), text);
            guesses += text.matches(" guesses ").count();
            counts += text.matches(" counts ").count();
        }
    }
    assert!(guesses > 1_000 && counts > 1_000, "{guesses} guesses, {counts} counts");
}
