//! A step allocates nothing: list the legal actions, choose one, apply it, ask for the outcome.
#![allow(clippy::unwrap_used)]

use bots::{Fast, random_step};
use game::{ActionList, Choices, Deal, Game, Seed};
use spynet::SpyNet;

#[test]
fn a_step_allocates_nothing() {
    let game = SpyNet::house().unwrap();
    for seats in SpyNet::SEATS {
        for options in SpyNet::all_options(seats) {
            let mut state = game.setup(&options, &Deal::new(Seed::from_text("still"))).unwrap();
            let mut chance = Fast::new(Seed::from_text("still"));
            let mut legal = ActionList::new();
            let mut ended = false;
            let info = allocation_counter::measure(|| {
                for _ in 0..20_000 {
                    if game.to_act(&state).is_empty() {
                        ended = true;
                        break;
                    }
                    random_step(&game, &mut state, &mut legal, &mut chance).unwrap();
                }
            });
            assert_eq!(info.count_total, 0, "{options:?}");
            assert!(ended, "the end, and asking for the outcome there, belong to the test");
        }
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<spynet::State>() <= 400);
    assert!(size_of::<spynet::Action>() <= 8);
}
