//! The numbers of `docs/record.md`, which another program that shares no code with this one came to as well.
#![allow(clippy::unwrap_used)]

use game::{Choices, Deal, Digest, Game, Notation, Seed};
use spynet::SpyNet;

#[test]
fn the_first_state_is_pinned() {
    let game = SpyNet::new(SpyNet::house().unwrap().edition().clone(), 1).unwrap();
    let hash = "8143724c86b34e1ba1a842426c8d7fa2508d4dad8091e1db2b8967922a83a1d0";
    assert_eq!(game.edition_hash().to_string(), hash);
    let deal = Deal::new(Seed::from_text("1"));
    let mut options = SpyNet::default_options(3);
    SpyNet::set_option(&mut options, "agents", "one-per-branch").unwrap();
    let state = game.setup(&options, &deal).unwrap();
    let digest = "91c0811fbae165bcf0a477842f21184df93217991043fc3844ee0b167a10c337";
    assert_eq!(Digest::of(&game, &state).to_string(), digest);
    let text = game.write_position(&state);
    for line in ["pile 1 the-veteran", "pile 3 cryptographer", "packet journalist embassy-ball"] {
        assert!(text.contains(line), "{text}");
    }
}

/// SN-2.3: the situation is drawn from a stream of its own, so that it changes nothing else.
#[test]
fn the_situation_is_pinned() {
    let game = SpyNet::house().unwrap();
    let mut options = SpyNet::default_options(3);
    SpyNet::set_option(&mut options, "situation", "random").unwrap();
    let state = game.setup(&options, &Deal::new(Seed::from_text("1"))).unwrap();
    let text = game.write_position(&state);
    assert!(text.contains("situation cold-trail") && text.contains("start A"), "{text}");
}
