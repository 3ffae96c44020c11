//! A step allocates nothing, a seat is small, and a round of a hundred resolves at once.
#![allow(clippy::unwrap_used)]

use game::{Act, Choices, Deal, Game, Seat, Seed};
use spyworld::{Action, Spyworld};

#[test]
fn a_step_allocates_nothing() {
    let game = Spyworld::house().unwrap();
    let tables = [2, 4, 9, 10, 100].into_iter().flat_map(Spyworld::all_options);
    trials::allocation::a_step_allocates_nothing(&game, tables, 80_000);
}

#[test]
fn a_seat_is_small() {
    const { assert!(spyworld::SEAT_BYTES <= 256) };
    assert!(size_of::<Action>() <= 8);
    // A copy of a state is its seats and this.
    assert!(size_of::<spyworld::State>() <= 256, "{}", size_of::<spyworld::State>());
}

#[test]
fn a_round_of_a_hundred_seats_resolves_with_the_last_confirmation() {
    let game = Spyworld::house().unwrap();
    let mut options = Spyworld::default_options(100);
    Spyworld::set_option(&mut options, "domicile", "1").unwrap();
    let mut state = game.setup(&options, &Deal::new(Seed::from_text("crowd"))).unwrap();
    for round in 1..=20 {
        for action in [Action::Pass, Action::Confirm] {
            assert_eq!(game.round(&state), round);
            for seat in Seat::first(100) {
                game.apply(&mut state, Act::Seat(seat, action), &mut ()).unwrap();
            }
        }
    }
    assert_eq!(game.round(&state), 21);
}
