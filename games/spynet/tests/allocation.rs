//! A step allocates nothing: list the legal actions, choose one, apply it, ask for the outcome.
#![allow(clippy::unwrap_used)]

use game::{Choices, Game};
use spynet::SpyNet;

#[test]
fn a_step_allocates_nothing() {
    let game = SpyNet::house().unwrap();
    let tables = SpyNet::SEATS.flat_map(SpyNet::all_options);
    trials::allocation::a_step_allocates_nothing(&game, tables, 20_000);
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<spynet::State>() <= 416);
    assert!(size_of::<spynet::Action>() <= 8);
}
