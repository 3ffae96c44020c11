//! Resampling really changes everything hidden: else the leak test would be blind there.
//!
//! Twice, independently: every field the game itself names as hidden must change; and every line of the
//! position that differs in a world made from the view alone must also differ in some resampled world.

use std::collections::{BTreeMap, BTreeSet};

use game::{Notation, Seat};

use crate::worlds::kind;
use crate::{Check, Failure, Report, Suite};
use game::Playable;

/// So many other worlds for each state and viewer.
const WORLDS: u32 = 3;

impl<G: Playable> Suite<'_, G> {
    /// Counts, over all games, that each hidden field changed at least once for each kind of viewer.
    ///
    /// # Errors
    /// A field that never did.
    pub fn hidden_fields(&self) -> Result<Report, Failure> {
        let game = self.game;
        let mut changed: BTreeMap<(&str, &str), u64> = BTreeMap::new();
        let mut resampled = BTreeSet::new();
        let mut determinized = BTreeSet::new();
        let report = self.games(|playout, chance, report| {
            for (step, state) in playout.sampled(self.samples, chance) {
                for viewer in playout.viewers(chance) {
                    let who = kind(viewer);
                    let here = game.hidden(state, viewer);
                    let view = game.view(state, viewer);
                    for _ in 0..WORLDS {
                        let world = game.resample(state, viewer, chance);
                        let there = game.hidden(&world, viewer);
                        let names = |fields: &[(&'static str, Vec<u8>)]| -> Vec<_> {
                            fields.iter().map(|(name, _)| *name).collect()
                        };
                        if names(&here) != names(&there) {
                            let details = "resampling hides other fields than before";
                            let failure = Failure::new(Check::HiddenFields, step, details);
                            return Err(failure.seen_by(viewer));
                        }
                        for ((name, old), (_, new)) in here.iter().zip(&there) {
                            *changed.entry((who, name)).or_default() += u64::from(old != new);
                        }
                        resampled
                            .extend(lines(game, state, &world).into_iter().map(|line| (who, line)));
                        if let Ok(world) = game.determinize(&view, viewer, chance) {
                            determinized.extend(
                                lines(game, state, &world).into_iter().map(|line| (who, line)),
                            );
                        }
                        report.comparisons += 1;
                    }
                }
            }
            Ok(())
        })?;
        let never = |details| Err(Failure::new(Check::HiddenFields, 0, details));
        if let Some(((who, name), _)) = changed.iter().find(|(_, count)| **count == 0) {
            return never(format!("`{name}`, hidden from a {who}, is never changed by resampling"));
        }
        if let Some((who, line)) = determinized.difference(&resampled).next() {
            return never(format!(
                "lines `{line} …` of a position are hidden from a {who}: worlds made from the view differ \
                 there, but resampled ones never do"
            ));
        }
        Ok(report)
    }
}

/// What the lines are about in which two positions differ.
fn lines<G: Notation>(game: &G, here: &G::State, there: &G::State) -> BTreeSet<String> {
    let (here, there) = (game.write_position(here), game.write_position(there));
    let set = |text: &str| text.lines().map(str::to_owned).collect::<BTreeSet<_>>();
    set(&here).symmetric_difference(&set(&there)).map(|line| about(line)).collect()
}

/// `hand A 1 2` and `A hand 1 2` are both about `hand`.
fn about(line: &str) -> String {
    let mut words = line.split_whitespace().filter(|word| word.parse::<Seat>().is_err());
    words.next().unwrap_or_default().to_owned()
}
