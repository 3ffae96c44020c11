//! A step allocates nothing: list the legal actions, choose one, apply it, ask for the outcome.
#![allow(clippy::unwrap_used)]

use game::{Choices, Game};
use spy_connection::SpyConnection;

#[test]
fn a_step_allocates_nothing() {
    let game = SpyConnection::house().unwrap();
    let tables = SpyConnection::SEATS.flat_map(SpyConnection::all_options);
    trials::allocation::a_step_allocates_nothing(&game, tables, 20_000);
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<spy_connection::State>() <= 256);
    assert!(size_of::<spy_connection::Action>() <= 8);
}
