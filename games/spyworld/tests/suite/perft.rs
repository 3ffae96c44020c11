//! Pinned counts of act sequences: they catch a drift of the rules that sampling misses.
#![allow(clippy::unwrap_used)]

use game::{Act, ActionList, Choices, Deal, Game, Seed};
use spyworld::{Spyworld, State};

fn count(game: &Spyworld, state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut sum = 0;
    for seat in game.to_act(state).iter() {
        let mut legal = ActionList::new();
        game.legal(state, seat, &mut legal);
        for &action in legal.iter() {
            let mut next = state.clone();
            game.apply(&mut next, Act::Seat(seat, action), &mut ()).unwrap();
            sum += count(game, &next, depth - 1);
        }
    }
    sum
}

#[test]
fn the_number_of_ways_to_play_is_pinned() {
    let game = Spyworld::house().unwrap();
    let cases = [(1, 4, 9_102), (2, 5, 7_472), (3, 5, 7_472), (4, 5, 7_984)];
    for (domicile, depth, expected) in cases {
        let mut options = Spyworld::default_options(2);
        options.domicile = domicile;
        let state = game.setup(&options, &Deal::new(Seed::from_text("1"))).unwrap();
        assert_eq!(count(&game, &state, depth), expected, "domicile {domicile} to depth {depth}");
    }
}
