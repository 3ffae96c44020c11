//! Pinned counts of act sequences: they catch a drift of the rules that sampling misses.
#![allow(clippy::unwrap_used)]

use game::{Act, ActionList, Choices, Deal, Game, Seed};
use spy_connection::{SpyConnection, State};

fn count(game: &SpyConnection, state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut sum = 0;
    for seat in game.to_act(state).iter() {
        let mut legal = ActionList::new();
        game.legal(state, seat, &mut legal);
        for &action in legal.iter() {
            let mut next = *state;
            game.apply(&mut next, Act::Seat(seat, action), &mut ()).unwrap();
            sum += count(game, &next, depth - 1);
        }
    }
    sum
}

#[test]
fn the_number_of_ways_to_play_is_pinned() {
    let game = SpyConnection::house().unwrap();
    let mut advanced = SpyConnection::default_options(4);
    SpyConnection::set_option(&mut advanced, "start", "advanced").unwrap();
    let mut dark = SpyConnection::default_options(3);
    SpyConnection::set_option(&mut dark, "side", "dark").unwrap();
    let cases =
        [(SpyConnection::default_options(2), 7, 68_904), (dark, 7, 73_864), (advanced, 8, 96_774)];
    for (options, depth, expected) in cases {
        let state = game.setup(&options, &Deal::new(Seed::from_text("1"))).unwrap();
        assert_eq!(count(&game, &state, depth), expected, "{options:?} to depth {depth}");
    }
}
