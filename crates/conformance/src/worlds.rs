//! Rebuilt worlds and worlds for bots look and answer like the true one.
//!
//! Both are made from a view alone, so nothing here can be a leak; it can only be a mistake.

use std::collections::BTreeMap;

use game::{Digest, Viewer};

use crate::answers::answers;
use crate::playout::offered_to;
use crate::{Check, Failure, Report, Suite};
use game::Playable;

impl<G: Playable> Suite<'_, G> {
    /// A rebuilt world has the same view, asks the same seats, offers and refuses the same.
    ///
    /// # Errors
    /// The first rebuilt world that can be told from the true one.
    pub fn rebuild(&self) -> Result<Report, Failure> {
        let game = self.game;
        self.games(|playout, chance, report| {
            for (step, state) in playout.sampled(self.samples, chance) {
                for viewer in playout.viewers(chance).into_iter().chain([Viewer::Judge]) {
                    let view = game.view(state, viewer);
                    game.rebuild(&view, viewer)
                        .map_err(|error| error.to_string())
                        .and_then(|world| self.alike(state, &world, viewer))
                        .map_err(|why| Failure::new(Check::Rebuild, step, why).seen_by(viewer))?;
                    report.comparisons += 1;
                }
            }
            Ok(())
        })
    }

    /// So does a world made for bots, it keeps the laws, and where something is hidden it varies.
    ///
    /// # Errors
    /// The first such world that can be told from the true one, or one world again and again.
    pub fn determinize(&self) -> Result<Report, Failure> {
        let game = self.game;
        let mut varies: BTreeMap<&str, bool> = BTreeMap::new();
        let report = self.games(|playout, chance, report| {
            for (step, state) in playout.sampled(self.samples, chance) {
                for viewer in playout.viewers(chance) {
                    let view = game.view(state, viewer);
                    let mut worlds = Vec::new();
                    for _ in 0..2 {
                        let world = game
                            .determinize(&view, viewer, chance)
                            .map_err(|error| error.to_string())
                            .and_then(|world| {
                                self.alike(state, &world, viewer)?;
                                (self.conserve)(game, &world)?;
                                Ok(world)
                            })
                            .map_err(|why| {
                                Failure::new(Check::Determinize, step, why).seen_by(viewer)
                            })?;
                        worlds.push(Digest::of(game, &world));
                        report.comparisons += 1;
                    }
                    if game.hidden(state, viewer).iter().any(|(_, bytes)| !bytes.is_empty()) {
                        worlds.dedup();
                        *varies.entry(kind(viewer)).or_default() |= worlds.len() > 1;
                    }
                }
            }
            Ok(())
        })?;
        match varies.iter().find(|(_, varied)| !**varied) {
            Some((kind, _)) => {
                let details = format!("for a {kind} it is always the same world");
                Err(Failure::new(Check::Determinize, 0, details))
            }
            None => Ok(report),
        }
    }

    /// Can this viewer tell the world from the true state?
    fn alike(&self, state: &G::State, world: &G::State, viewer: Viewer) -> Result<(), String> {
        let game = self.game;
        let (view, other) = (game.view(state, viewer), game.view(world, viewer));
        if view != other {
            return Err(format!("the view is {view:?}, of the other world {other:?}"));
        }
        let (asked, other) = (game.to_act(state), game.to_act(world));
        if asked != other {
            return Err(format!("to act are {asked:?}, in the other world {other:?}"));
        }
        let (able, other) = (game.may_act(state), game.may_act(world));
        if able != other {
            return Err(format!("{able:?} may act, in the other world {other:?}"));
        }
        let (legal, other) = (offered_to(game, state, viewer), offered_to(game, world, viewer));
        if legal != other {
            return Err(format!("offered is {legal:?}, in the other world {other:?}"));
        }
        let Some(seat) = viewer.seat() else {
            return Ok(());
        };
        let here = answers(game, state, seat, &self.universe);
        let there = answers(game, world, seat, &self.universe);
        for ((action, here), there) in self.universe.iter().zip(here).zip(there) {
            if here != there {
                return Err(format!("{action:?}: {here:?}, in the other world {there:?}"));
            }
        }
        Ok(())
    }
}

/// Who looks, in a word: what holds for one seat holds for all.
pub(crate) const fn kind(viewer: Viewer) -> &'static str {
    match viewer {
        Viewer::Seat(_) => "seat",
        Viewer::Spectator => "spectator",
        Viewer::Judge => "judge",
    }
}
