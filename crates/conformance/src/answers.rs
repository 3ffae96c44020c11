//! What the game answers when a seat asks for everything in the universe.
//!
//! It relies on refusals changing nothing; that they do is shown in `legality.rs`.

use std::collections::BTreeMap;

use game::{Act, Chance, Game, Refusal, Seat};

/// So many refusals of each clause are looked at in one state.
const PER_CLAUSE: usize = 2;

/// One answer per action: `None` where it is possible.
pub(crate) fn answers<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    universe: &[G::Action],
) -> Vec<Option<G::Refusal>> {
    let mut world = state.clone();
    let mut answer = |action| {
        let refusal = game.apply(&mut world, Act::Seat(seat, action), &mut ()).err();
        if refusal.is_none() {
            world.clone_from(state);
        }
        refusal
    };
    universe.iter().map(|&action| answer(action)).collect()
}

/// Some refusals of every clause that the universe meets here, other ones each time.
pub(crate) fn some_refusals<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    universe: &[G::Action],
    chance: &mut impl Chance,
) -> Vec<G::Refusal> {
    let mut refusals: Vec<_> = answers(game, state, seat, universe).into_iter().flatten().collect();
    let bound = u32::try_from(refusals.len()).unwrap_or(u32::MAX);
    refusals.rotate_left(chance.below(bound) as usize);
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    refusals.retain(|refusal| {
        let count = seen.entry(refusal.clause()).or_default();
        *count += 1;
        *count <= PER_CLAUSE
    });
    refusals
}
