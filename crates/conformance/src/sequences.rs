//! No leak over whole sequences: whatever a viewer learns by asking, it has paid for with rows that are kept.
//!
//! Two worlds that the viewer cannot tell apart are two real tables. The viewer's seat asks for one thing after the
//! other, right and wrong; the others do in each world something that looks the same. All that the viewer is told must
//! be equal, byte by byte and in the same order, until the viewer's own acts show a difference; and then both tables
//! must have kept those acts up to the one that shows it. From there a new second world is drawn, and it goes on.

mod course;

use game::{Chance, Playable};

use crate::desk::{Desk, TableDesk};
use crate::playout::{Playout, pick};
use crate::{Check, Failure, Report, Suite};
use course::Course;

/// So many steps a sequence has at most, those of the others included.
const STEPS: u32 = 60;

/// So many sequences begin somewhere in each game.
const PER_GAME: u32 = 4;

impl<G: Playable> Suite<'_, G> {
    /// Sequences of requests at a real table.
    ///
    /// # Errors
    /// The first thing that a viewer learns for nothing; or that nothing was ever learnt, although there are secrets.
    pub fn sequences(&self) -> Result<Report, Failure> {
        self.sequences_at(|desk| desk)
    }

    /// The same at tables that a test has changed.
    ///
    /// # Errors
    /// As [`sequences`](Suite::sequences).
    pub fn sequences_at<D: Desk<G>>(
        &self,
        around: impl Fn(TableDesk<G>) -> D,
    ) -> Result<Report, Failure> {
        let mut secrets = false;
        let report = self.games(|playout, chance, report| {
            for _ in 0..PER_GAME {
                let Some((step, state)) = begin(playout, chance) else { continue };
                let Some(viewer) = pick(&playout.viewers(chance), chance) else { continue };
                let wrong = |why| Failure::new(Check::Sequences, step, why).seen_by(viewer);
                let mut course =
                    Course::new(self, &playout.options, state, viewer, &around, chance)
                        .map_err(wrong)?;
                secrets |= viewer.seat().is_some() && course.hides();
                for _ in 0..STEPS {
                    if !course.step(chance, report).map_err(wrong)? {
                        break;
                    }
                }
                report.sequences += 1;
            }
            Ok(())
        })?;
        if secrets && report.paid == 0 {
            let details = "there are secrets, but nobody paid for one and went on";
            return Err(Failure::new(Check::NothingPaid, 0, details));
        }
        Ok(report)
    }
}

/// A place in a game from which something can still be done.
fn begin<'p, G: Playable>(
    playout: &'p Playout<G>,
    chance: &mut impl Chance,
) -> Option<(usize, &'p G::State)> {
    let bound = u32::try_from(playout.acts.len()).unwrap_or(u32::MAX);
    let step = chance.below(bound) as usize;
    Some((step, playout.states.get(step)?))
}
