//! The same seed and acts give the same game, another seed another one, and a clone is a clone.
//!
//! Digests are all that is compared here; what a state holds is the game's own affair.

use std::collections::BTreeSet;

use game::{Deal, Digest};

use crate::{Check, Failure, Report, Suite};
use game::Playable;

/// So many seeds that any real chance shows.
const SEEDS: u64 = 16;

impl<G: Playable> Suite<'_, G> {
    /// Plays every game a second time and looks at all its earlier states at the end.
    ///
    /// # Errors
    /// The first digest that is not what it was, or chance that chooses nothing.
    pub fn repeat(&self) -> Result<Report, Failure> {
        let game = self.game;
        self.games(|playout, _, report| {
            let differs = |check, step, details: &str| Err(Failure::new(check, step, details));
            let Ok(mut state) = game.setup(&playout.options, &Deal::new(playout.seed)) else {
                return differs(Check::SameGame, 0, "the second set-up is refused");
            };
            let mut kept = vec![(state.clone(), Digest::of(game, &state))];
            for (step, &act) in playout.acts.iter().enumerate() {
                if game.apply(&mut state, act, &mut ()).is_err() {
                    return differs(Check::SameGame, step, "refused when it is played again");
                }
                kept.push((state.clone(), Digest::of(game, &state)));
            }
            for (step, (clone, before)) in kept.iter().enumerate() {
                if Digest::of(game, clone) != *before {
                    return differs(Check::Clones, step, "a clone changed when the game went on");
                }
            }
            for ((step, first), (_, second)) in playout.steps().zip(&kept) {
                if Digest::of(game, first) != *second {
                    return differs(Check::SameGame, step, "played again, the digest is another");
                }
                report.comparisons += 2;
            }
            let setups: BTreeSet<Digest> = (0..SEEDS)
                .filter_map(|index| {
                    let deal = Deal::new(playout.seed.child(index));
                    game.setup(&playout.options, &deal).ok()
                })
                .map(|state| Digest::of(game, &state))
                .collect();
            if setups.len() < 2 {
                return differs(Check::OtherGame, 0, "every seed deals the same game");
            }
            Ok(())
        })
    }
}
