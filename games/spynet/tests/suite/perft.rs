//! Pinned counts of act sequences: they catch a drift of the rules that sampling misses.
#![allow(clippy::unwrap_used)]

use game::{Act, ActionList, Choices, Deal, Game, Seed};
use spynet::{SpyNet, State};

const PER_BRANCH: (&str, &str) = ("agents", "one-per-branch");

fn count(game: &SpyNet, state: &State, depth: u32) -> u64 {
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
    let game = SpyNet::house().unwrap();
    let options = |seats, set: &[(&str, &str)]| {
        let mut options = SpyNet::default_options(seats);
        set.iter().for_each(|(key, value)| SpyNet::set_option(&mut options, key, value).unwrap());
        options
    };
    let cases = [
        (options(2, &[PER_BRANCH]), 8, PINNED[0]),
        (options(3, &[("agents", "one-in-all")]), 8, PINNED[1]),
        (options(4, &[PER_BRANCH, ("situation", "cyber-initiative")]), 8, PINNED[2]),
        (options(2, &[PER_BRANCH, ("situation", "cold-trail")]), 9, PINNED[3]),
    ];
    let found: Vec<u64> = cases
        .iter()
        .map(|(options, depth, _)| {
            let state = game.setup(options, &Deal::new(Seed::from_text("perft"))).unwrap();
            count(&game, &state, *depth)
        })
        .collect();
    let pinned: Vec<u64> = cases.iter().map(|(_, _, count)| *count).collect();
    assert_eq!(found, pinned);
}

const PINNED: [u64; 4] = [668, 694, 3048, 1618];
