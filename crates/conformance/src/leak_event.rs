//! No leak in events: an event's view says no more than the views before and after it.
//!
//! An act in the true world is compared with every act of the same actor in other worlds; where the views
//! before are equal and the views after are equal, the views of the events between must be equal too.
//! Such pairs must be found, or the check has shown nothing.

use game::{Act, Chance, Viewer};

use crate::encodings::{Encoded, encode};
use crate::playout::{offered, offered_to, pick};
use crate::{Channel, Check, Failure, Report, Suite};
use game::Playable;

/// So many other worlds for each act and viewer.
const WORLDS: u32 = 4;

/// What one viewer sees of one act: the events, and the view after them.
struct Seen<G: Playable> {
    events: Vec<G::EventView>,
    encoded: Vec<Encoded>,
    after: G::View,
}

impl<G: Playable> Suite<'_, G> {
    pub(crate) fn leak_in_events(&self) -> Result<Report, Failure> {
        let mut secrets = false;
        let mut pairs = 0;
        let report = self.games(|playout, chance, report| {
            for (step, state) in playout.sampled(self.samples, chance) {
                for viewer in playout.viewers(chance) {
                    let wrong =
                        |why| Failure::new(Check::Leak(Channel::Event), step, why).seen_by(viewer);
                    secrets |= !self.game.hidden(state, viewer).is_empty();
                    for act in self.acts(state, viewer, playout.acts.get(step), chance) {
                        let found = self.compare(state, act, viewer, chance).map_err(wrong)?;
                        report.comparisons += found;
                        // What somebody else does is where secrets get out.
                        let own = matches!(act, Act::Seat(seat, _) if viewer.seat() == Some(seat));
                        pairs += if own { 0 } else { found };
                    }
                }
            }
            Ok(())
        })?;
        if secrets && pairs == 0 {
            let details = "there are secrets, but no two acts could be compared";
            return Err(Failure::new(Check::Vacuous(Channel::Event), 0, details));
        }
        Ok(report)
    }

    /// What was really done here, what any seat might have done, and what the viewer might try.
    fn acts(
        &self,
        state: &G::State,
        viewer: Viewer,
        done: Option<&Act<G::Action>>,
        chance: &mut impl Chance,
    ) -> Vec<Act<G::Action>> {
        let mut acts: Vec<_> = done.copied().into_iter().collect();
        let able: Vec<_> = self.game.may_act(state).iter().collect();
        if let Some(seat) = pick(&able, chance) {
            let legal = offered(self.game, state, seat);
            acts.extend((0..3).filter_map(|_| Some(Act::Seat(seat, pick(&legal, chance)?))));
        }
        if let Some(seat) = viewer.seat() {
            let own = offered_to(self.game, state, viewer);
            acts.extend(pick(&own, chance).map(|action| Act::Seat(seat, action)));
        }
        acts
    }

    fn compare(
        &self,
        state: &G::State,
        act: Act<G::Action>,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> Result<u64, String> {
        let Some(here) = self.seen(state, act, viewer)? else {
            return Ok(0);
        };
        let before = self.game.view(state, viewer);
        let hidden = self.game.hidden(state, viewer);
        let mut pairs = 0;
        for _ in 0..WORLDS {
            let world = self.game.resample(state, viewer, chance);
            if self.game.view(&world, viewer) != before {
                continue;
            }
            let differs = self.game.hidden(&world, viewer) != hidden;
            let others = match act {
                Act::Seat(seat, _) => offered(self.game, &world, seat)
                    .into_iter()
                    .map(|action| Act::Seat(seat, action))
                    .collect(),
                Act::Table(_) => vec![act],
            };
            for other in others {
                let Some(there) = self.seen(&world, other, viewer)? else {
                    continue;
                };
                if there.after != here.after {
                    continue;
                }
                // The same world once more shows nothing: such a pair does not count.
                pairs += u64::from(differs);
                if there.events != here.events || there.encoded != here.encoded {
                    return Err(format!(
                        "{act:?} shows {:?}; {other:?} in another world shows {:?}, and the views are equal",
                        here.events, there.events
                    ));
                }
            }
        }
        Ok(pairs)
    }

    /// What the viewer sees of this act; nothing where it is refused.
    fn seen(
        &self,
        state: &G::State,
        act: Act<G::Action>,
        viewer: Viewer,
    ) -> Result<Option<Seen<G>>, String> {
        let mut state = state.clone();
        let mut events = Vec::new();
        if self.game.apply(&mut state, act, &mut events).is_err() {
            return Ok(None);
        }
        let events: Vec<_> =
            events.iter().filter_map(|event| self.game.event_view(event, viewer)).collect();
        let encoded = events.iter().map(encode).collect::<Result<_, _>>()?;
        Ok(Some(Seen { events, encoded, after: self.game.view(&state, viewer) }))
    }
}
