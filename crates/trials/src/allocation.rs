//! A step allocates nothing: list the legal actions, choose one, apply it, ask for the outcome.

use bots::{Fast, random_step};
use game::{ActionList, Deal, Playable, Seed};

/// Plays random games at these tables to their ends, at most so many steps each, and counts what is allocated.
///
/// # Panics
/// When anything is, or a game has not ended by then.
pub fn a_step_allocates_nothing<G: Playable>(
    game: &G,
    tables: impl Iterator<Item = G::Options>,
    most: u32,
) {
    for options in tables {
        let mut state = game.setup(&options, &Deal::new(Seed::from_text("still"))).unwrap();
        let mut chance = Fast::new(Seed::from_text("still"));
        let mut legal = ActionList::new();
        let mut ended = false;
        let info = allocation_counter::measure(|| {
            for _ in 0..most {
                if game.to_act(&state).is_empty() {
                    ended = true;
                    break;
                }
                random_step(game, &mut state, &mut legal, &mut chance).unwrap();
            }
        });
        assert_eq!(info.count_total, 0, "{options:?}");
        assert!(ended, "the end, and asking for the outcome there, belong to the test");
    }
}
