//! No leak: in two worlds that differ only in what a viewer must not know, everything is equal for that viewer.
//!
//! One channel at a time, so that a leak shows in its own channel. What is secret is decided by the game's
//! `Resample`; that it forgets nothing is shown in `hidden_fields.rs`.

use core::fmt::{Debug, Display};

use game::Viewer;

use crate::answers::answers;
use crate::encodings::encode;
use crate::playout::offered_to;
use crate::{Channel, Check, Failure, Report, Suite};
use game::Playable;

/// So many other worlds for each state and viewer.
const WORLDS: u32 = 3;

impl<G: Playable> Suite<'_, G> {
    /// Compares one channel between true and resampled worlds.
    ///
    /// # Errors
    /// The first difference this viewer could see.
    pub fn leak(&self, channel: Channel) -> Result<Report, Failure> {
        let compare = match channel {
            Channel::View => Self::leak_in_view,
            Channel::Legal => Self::leak_in_legal,
            Channel::Refusal => Self::leak_in_refusal,
            Channel::ToAct => Self::leak_in_to_act,
            Channel::Size => Self::leak_in_size,
            Channel::Event => return self.leak_in_events(),
        };
        self.games(|playout, chance, report| {
            for (step, state) in playout.sampled(self.samples, chance) {
                for viewer in playout.viewers(chance) {
                    for _ in 0..WORLDS {
                        let world = self.game.resample(state, viewer, chance);
                        compare(self, state, &world, viewer).map_err(|why| {
                            Failure::new(Check::Leak(channel), step, why).seen_by(viewer)
                        })?;
                        report.comparisons += 1;
                    }
                }
            }
            Ok(())
        })
    }

    fn leak_in_view(&self, state: &G::State, world: &G::State, v: Viewer) -> Result<(), String> {
        equal(&"the view", &self.game.view(state, v), &self.game.view(world, v))
    }

    /// A view that compares equal may still hold something that comparing leaves out.
    fn leak_in_size(&self, state: &G::State, world: &G::State, v: Viewer) -> Result<(), String> {
        let (here, there) = (self.game.view(state, v), self.game.view(world, v));
        if here != there {
            return Ok(());
        }
        let (here, there) = (encode(&here)?, encode(&there)?);
        equal(&"the size in postcard", &here.postcard.len(), &there.postcard.len())?;
        equal(&"the size in JSON", &here.json.len(), &there.json.len())?;
        equal(&"what travels", &here, &there)
    }

    /// Everything about the course of the game that a table tells everybody.
    fn leak_in_to_act(&self, state: &G::State, world: &G::State, _: Viewer) -> Result<(), String> {
        let game = self.game;
        equal(&"who is to act", &game.to_act(state), &game.to_act(world))?;
        equal(&"who may act", &game.may_act(state), &game.may_act(world))?;
        equal(&"the round", &game.round(state), &game.round(world))?;
        equal(&"the number of seats", &game.seats(state), &game.seats(world))?;
        equal(&"the outcome", &game.outcome(state), &game.outcome(world))
    }

    fn leak_in_legal(&self, state: &G::State, world: &G::State, v: Viewer) -> Result<(), String> {
        let game = self.game;
        equal(&"what is offered", &offered_to(game, state, v), &offered_to(game, world, v))
    }

    fn leak_in_refusal(&self, state: &G::State, world: &G::State, v: Viewer) -> Result<(), String> {
        let Some(seat) = v.seat() else { return Ok(()) };
        let here = answers(self.game, state, seat, &self.universe);
        let there = answers(self.game, world, seat, &self.universe);
        for ((action, here), there) in self.universe.iter().zip(&here).zip(&there) {
            equal(&format_args!("the answer to {action:?}"), here, there)?;
        }
        let travels = |answers| postcard::to_allocvec(answers).map_err(|error| error.to_string());
        equal(&"what travels of all refusals", &travels(&here)?, &travels(&there)?)
    }
}

fn equal<T: PartialEq + Debug>(what: &dyn Display, here: &T, there: &T) -> Result<(), String> {
    if here == there {
        return Ok(());
    }
    Err(format!("{what} is {here:?}, in a world that should look the same {there:?}"))
}
